"""What an answer to a shown exercise is worth. Pure; marks from the snapshot, so that newer code changes no verdict."""

import logging
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from quizzes.engine.units import Seat
from quizzes.exercises.answers import Problem, Unreadable
from quizzes.exercises.base import Misconception, Option, Skill, find_skill
from quizzes.exercises.snapshot import Shown

_log = logging.getLogger(__name__)


class GraderFailed(Exception):
    """A fault of ours: the answer is kept, and the exercise counts for nothing."""


@dataclass(frozen=True, slots=True)
class Marked:
    """An answer that was understood."""

    understood: str
    score: float
    ideas: tuple[Misconception, ...]

    @property
    def correct(self) -> bool:
        return self.score == 1


def mark(shown: Shown, typed: str) -> Marked:
    """Mark an answer. Raises Unreadable, or GraderFailed with its cause already logged."""
    try:
        skill = find_skill(shown.key.skill)
        given = skill.answer.parse(typed)
        if any(seat >= len(shown.table.places) for seat in _seats(given)):
            raise Unreadable(Problem.NOT_A_SEAT, typed)
        verdict = skill.grade(skill.answer.parse(shown.answer), _options(skill, shown), given)
        return Marked(skill.answer.write(given), verdict.score, verdict.misconceptions)
    except Unreadable:
        raise
    except Exception as fault:
        _log.exception("The grader failed on %s, answered %r", shown.key, typed)
        raise GraderFailed(str(shown.key)) from fault


def ideas_of(shown: Shown, understood: str) -> tuple[Misconception, ...]:
    """The wrong ideas that lead to an answer, as far as the skill still knows them."""
    known = {idea.code: idea for idea in find_skill(shown.key.skill).misconceptions}
    codes = next((codes for text, codes in shown.options if text == understood), ())
    return tuple(known[code] for code in codes if code in known)


def _options(skill: Skill[Any, Any], shown: Shown) -> list[Option[Any]]:
    return [Option(skill.answer.parse(text), ideas_of(shown, text)) for text, _ in shown.options]


def _seats(value: Any) -> Iterator[Seat]:
    if isinstance(value, Seat):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _seats(item)
    elif is_dataclass(value):
        for item in fields(value):
            yield from _seats(getattr(value, item.name))
