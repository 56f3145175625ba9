"""An exercise in words for other programs: without the page's own markup, and with a sentence for every answer."""

import html
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.html import strip_tags
from django.utils.translation import gettext as _

from quizzes.exercises.base import Exercise
from quizzes.exercises.snapshot import Shown, show
from quizzes.marking import mark
from quizzes.showing import Display, profile_name

_HEARD = re.compile(r'<span class="sr-only">.*?</span>')
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer that somebody could give."""

    text: str
    """Canonical."""
    words: str
    right: bool
    feedback: str
    """The sentences of the wrong ideas that lead there."""


@dataclass(frozen=True, slots=True)
class Item:
    """An exercise ready to be written into somebody else's format. Everything is plain text."""

    key: str
    kind: str
    """Of answer."""
    title: str
    question: str
    table: tuple[str, ...]
    """The table in sentences."""
    happened: tuple[str, ...]
    choices: tuple[Choice, ...]
    steps: tuple[str, ...]
    house_rules: str


def item(exercise: Exercise[Any, Any]) -> Item:
    """The exercise in the active language."""
    shown = show(exercise)
    display = Display(shown)
    table = display.table()
    return Item(
        key=str(shown.key),
        kind=display.skill.answer.kind,
        title=_(display.skill.title),
        question=plain(display.question),
        table=table.text,
        happened=table.lines,
        choices=tuple(_choices(shown, display)),
        steps=tuple(_step(step.html, step.cites) for step in display.steps(str)),
        house_rules=profile_name(shown.key.profile),
    )


def _choices(shown: Shown, display: Display) -> Iterator[Choice]:
    """The options; where any player may be picked, every player."""
    texts = [text for text, _codes in shown.options]
    if display.skill.answer.kind == "seat":
        texts = [code for code, _name in display.seats]
    for text in texts:
        marked = mark(shown, text)
        said = display.verdict(marked, str).sentences
        yield Choice(text, plain(display.words(text)), marked.correct, " ".join(map(plain, said)))


def _step(step: str, cites: Sequence[str]) -> str:
    return f"{plain(step)} ({'; '.join(cites)})" if cites else plain(step)


def plain(text: str) -> str:
    """HTML of ours as text: what is seen, without what is only heard.

    >>> plain('<b>A</b><span class="sr-only">ace</span> &amp; K')
    'A & K'
    """
    return html.unescape(strip_tags(_HEARD.sub("", text)))


def printable(text: str) -> str:
    """Without the characters that no XML may hold."""
    return _CONTROL.sub("", text)
