"""Worksheets and their answer keys as they are printed."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from quizzes.exercises.answers import POT_ROWS
from quizzes.exercises.base import Exercise
from quizzes.exercises.snapshot import show
from quizzes.showing import Display
from trainer.exports.paper import Drawing, draw, hollow
from trainer.exports.sheets import Sheet


@dataclass(frozen=True, slots=True)
class Task:
    """An exercise on a sheet."""

    number: int
    key: str
    title: str
    question: str
    """HTML."""
    drawing: Drawing
    text: tuple[str, ...]
    """The table in words."""
    happened: tuple[str, ...]
    room: tuple[str, ...]
    """Templates of the room for the answer; the first that exists."""
    rows: tuple[str, ...]
    """Names of the rows, where the answer has several."""
    players: tuple[str, ...]
    """Names in the order of seats."""


@dataclass(frozen=True, slots=True)
class Solution:
    """An exercise in the answer key."""

    number: int
    key: str
    title: str
    question: str
    """HTML."""
    answer: str
    """HTML."""
    steps: tuple[tuple[str, str], ...]
    """HTML, and the rules it rests on."""


@dataclass(frozen=True, slots=True)
class Page:
    """A sheet, or its answer key."""

    number: int
    rows: tuple[Any, ...]


def questions(sheet: Sheet) -> Page:
    """A sheet without its answers."""
    return Page(sheet.number, tuple(_task(number, one) for number, one in enumerate(sheet.exercises, 1)))


def answers(sheet: Sheet) -> Page:
    """The answer key of a sheet."""
    return Page(sheet.number, tuple(_solution(number, one) for number, one in enumerate(sheet.exercises, 1)))


def _task(number: int, exercise: Exercise[Any, Any]) -> Task:
    display = Display(show(exercise))
    table = display.table()
    kind = display.skill.answer.kind
    return Task(
        number=number,
        key=str(exercise.key),
        title=_(display.skill.title),
        question=display.question,
        drawing=draw(table),
        text=table.text,
        happened=tuple(map(hollow, table.lines)),
        room=(f"trainer/exchange/room/{kind}.html", "trainer/exchange/room/any.html"),
        rows=(_("Main pot"), *(_("Side pot %(number)s") % {"number": row} for row in range(1, POT_ROWS))),
        players=display.names,
    )


def _solution(number: int, exercise: Exercise[Any, Any]) -> Solution:
    display = Display(show(exercise))
    return Solution(
        number=number,
        key=str(exercise.key),
        title=_(display.skill.title),
        question=display.question,
        answer=display.words(display.shown.answer),
        steps=tuple((hollow(step.html), " · ".join(step.cites)) for step in display.steps(str)),
    )
