"""Sheets of a drill: the exercises of the same keys as on screen, on paper, in question banks and as hands."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from quizzes.exercises.base import Exercise
from trainer.drills.running import ask_of
from trainer.drills.seeds import deal
from trainer.models import Drill

MOST_SHEETS = 40
"""At a time; every number of sheet can be asked for."""
LAST_SHEET = 9999


@dataclass(frozen=True, slots=True)
class Slot:
    """A place on a sheet."""

    drill: int
    sheet: int
    number: int

    def seed(self, turn: int = 0) -> str:
        """Eight hex digits; a later turn gives others.

        >>> Slot(1, 2, 3).seed()
        '9de93caf'
        """
        text = f"{self.drill}/{self.sheet}/{self.number}" + (f"/{turn}" if turn else "")
        return sha256(text.encode()).hexdigest()[:8]


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet: the same number always has the same exercises, as long as the drill asks for them."""

    number: int
    exercises: tuple[Exercise[Any, Any], ...]


def sheets(drill: Drill, first: int, count: int) -> Iterator[Sheet]:
    """So many sheets, from one on. On a sheet no situation comes twice. Raises NoSuchExercise."""
    places = [(exercise.number, ask_of(exercise)) for exercise in drill.exercises.filter(retired=False)]
    for number in range(first, first + count):
        seen: set[str] = set()
        exercises = []
        for place, ask in places:
            exercise = deal(ask, drill.profile, Slot(drill.pk, number, place), seen)
            seen.add(exercise.situation_key)
            exercises.append(exercise)
        yield Sheet(number, tuple(exercises))
