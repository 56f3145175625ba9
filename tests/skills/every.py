"""Every skill in every way it can be dealt."""

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import quizzes.skills  # noqa: F401 (fills the registry)
from quizzes.engine.profile import PROFILES
from quizzes.exercises.base import SKILLS, Exercise, Skill
from quizzes.exercises.key import ExerciseKey


class Way(NamedTuple):
    """One way to deal a skill; its exercises differ by seed."""

    skill: Skill[Any, Any]
    game: str
    profile: str
    level: int

    def __str__(self) -> str:
        return f"{self.skill.slug}/{self.profile}/{self.game}/{self.level}"

    def key(self, seed: int) -> ExerciseKey:
        return ExerciseKey(self.skill.slug, self.skill.version, self.profile, self.game, self.level, f"{seed:08x}")

    def exercises(self, count: int, first: int = 0) -> Iterator[Exercise[Any, Any]]:
        for seed in range(first, first + count):
            yield self.skill.make(self.key(seed))


def ways(skill: Skill[Any, Any]) -> list[Way]:
    return [Way(skill, *rest) for rest in product(skill.games, PROFILES, skill.levels)]


EVERY_SKILL = [SKILLS[slug] for slug in sorted(SKILLS)]
EVERY_WAY = [way for skill in EVERY_SKILL for way in ways(skill)]
