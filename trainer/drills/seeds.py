"""Which exercise stands at a place of a drill for a learner: the same on screen, on paper and in an export.

Pure, but that an imported situation is read from where it is kept.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol

from quizzes.exercises.base import Exercise, find_skill, make
from quizzes.exercises.key import ExerciseKey
from quizzes.imports import make_any

EVERYBODY = 0
"""Stands for the learner where all get the same numbers."""
MOST_SEEDS = 200
"""Tried for a situation that can expose the wrong idea asked for and is not in the try yet."""


@dataclass(frozen=True, slots=True)
class Ask:
    """What is asked for at a place of a drill."""

    skill: str
    game: str
    level: int
    misconception: str = ""
    situation: str = ""
    """The seed of an imported situation."""


class Seeded(Protocol):
    """A place that has a seed for every turn."""

    def seed(self, turn: int = 0) -> str:
        """Eight hex digits."""


@dataclass(frozen=True, slots=True)
class Place:
    """Whose place it is: a drill, a learner or EVERYBODY, the number in the drill, and the try."""

    drill: int
    learner: int
    number: int
    attempt: int

    def seed(self, turn: int = 0) -> str:
        """Eight hex digits; a later turn gives others.

        >>> Place(1, 2, 3, 1).seed()
        'a19363d0'
        """
        text = f"{self.drill}/{self.learner}/{self.number}/{self.attempt}" + (f"/{turn}" if turn else "")
        return sha256(text.encode()).hexdigest()[:8]


def deal(ask: Ask, profile: str, place: Seeded, seen: Collection[str] = ()) -> Exercise[Any, Any]:
    """The exercise of a place, other than the situations seen.

    Raises NoSuchExercise where the skill no longer has what is asked for.
    """
    skill = find_skill(ask.skill)
    if ask.situation:
        return make_any(ExerciseKey(ask.skill, skill.version, profile, ask.game, ask.level, ask.situation))
    best: Exercise[Any, Any] | None = None
    for turn in range(MOST_SEEDS):
        exercise = make(ExerciseKey(ask.skill, skill.version, profile, ask.game, ask.level, place.seed(turn)))
        if not ask.misconception or exposes(exercise, ask.misconception):
            if exercise.situation_key not in seen:
                return exercise
            best = best or exercise
    return best or make(ExerciseKey(ask.skill, skill.version, profile, ask.game, ask.level, place.seed()))


def deal_all(
    asks: Iterable[tuple[int, Ask]], profile: str, drill: int, learner: int, attempt: int
) -> Iterator[Exercise[Any, Any]]:
    """Every exercise of a try in order, no situation twice; of each place its number and what is asked there."""
    seen: set[str] = set()
    for number, ask in asks:
        exercise = deal(ask, profile, Place(drill, learner, number, attempt), seen)
        seen.add(exercise.situation_key)
        yield exercise


def exposes(exercise: Exercise[Any, Any], code: str) -> bool:
    """Whether some option follows from this wrong idea."""
    return any(idea.code == code for option in exercise.options for idea in option.misconceptions)
