"""python manage.py verify [--skill S] [--count N]"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from itertools import product
from time import perf_counter
from typing import Any

from django.utils.module_loading import import_string

from quizzes import skills  # noqa: F401 (registers the skills)
from quizzes.engine.profile import PROFILES
from quizzes.exercises.base import SKILLS, Skill
from quizzes.exercises.key import ExerciseKey
from quizzes.management.trouble import PlainCommand, Trouble, unknown
from quizzes.promises import Agree, broken

SECOND_GRADER = "tests.oracle.exercises.agree"
"""Lives with the tests: where only the application is installed it is not there."""


class Command(PlainCommand):
    help = "Deal exercises of every skill, level and rules profile, and check every promise that an exercise makes."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--skill", metavar="SLUG", help="this skill only")
        parser.add_argument("--count", type=int, default=50, help="exercises per skill, level and profile (50)")

    def handle(self, *, skill: str | None, count: int, **options: Any) -> None:
        if skill is not None and skill not in SKILLS:
            raise unknown("skill", skill, sorted(SKILLS))
        if not 0 < count <= 2**32:
            raise Trouble(f"--count {count} is not a number of exercises from 1 on")
        chosen = [SKILLS[slug] for slug in sorted(SKILLS) if skill in (None, slug)]
        agree = second_grader()
        start = perf_counter()
        dealt = faults = 0
        for key in keys(chosen, count):
            dealt += 1
            for fault in broken(key, agree):
                faults += 1
                self.stdout.write(f"{key}: {fault}")
        self.stdout.write(
            f"exercises {dealt}, skills {len(chosen)}, faults {faults}, second grader "
            f"{'asked' if agree else f'absent ({SECOND_GRADER})'}, {perf_counter() - start:.1f} s"
        )
        if faults:
            raise SystemExit(1)


def second_grader() -> Agree | None:
    """The independent grader of the tests, where it can be imported."""
    try:
        grader: Agree = import_string(SECOND_GRADER)
    except ImportError:
        return None
    return grader


def keys(chosen: Sequence[Skill[Any, Any]], count: int) -> Iterator[ExerciseKey]:
    """So many exercises in every way that the skills can be dealt."""
    for skill in chosen:
        for game, profile, level in product(skill.games, PROFILES, skill.levels):
            for seed in range(count):
                yield ExerciseKey(skill.slug, skill.version, profile, game, level, f"{seed:08x}")
