"""Exercises change with their version only."""

from typing import Any

import pytest

from quizzes.exercises.base import Skill
from tests.skills.every import EVERY_SKILL
from tests.skills.golden import digest, noted


@pytest.mark.parametrize("skill", EVERY_SKILL, ids=lambda skill: skill.slug)
def test_a_version_always_deals_the_same_exercises(skill: Skill[Any, Any]) -> None:
    digests = noted(skill)

    assert str(skill.version) in digests, "a new version: note it with python -m tests.skills.golden"
    assert digests[str(skill.version)] == digest(skill), "the exercises have changed: raise the skill's version"
