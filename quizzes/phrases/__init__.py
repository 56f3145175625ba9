"""The words for every code the engine can give. English is the source; the translations are in locale/.

A file per engine module. `say` puts a step into the reader's language; seats are called by the names it is given.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from django.utils.functional import Promise
from django.utils.html import conditional_escape, escape
from django.utils.safestring import mark_safe
from django.utils.translation import gettext

from quizzes.engine.cards import Rank
from quizzes.engine.hands import HandValue
from quizzes.engine.trace import Rule, Step
from quizzes.exercises.key import ExerciseKey
from quizzes.phrases import betting, hands, moving_button, pots, rulings, seats, showdown
from quizzes.phrases.answers import problem
from quizzes.phrases.table import line
from quizzes.phrases.values import PLURAL_PARTS, RANKS, Speaker

__all__ = ["PHRASES", "line", "names_for", "problem", "say", "say_text"]

PHRASES: dict[Rule, Promise] = {
    **hands.PHRASES,
    **seats.PHRASES,
    **betting.PHRASES,
    **pots.PHRASES,
    **showdown.PHRASES,
    **moving_button.PHRASES,
    **rulings.PHRASES,
}

NAMES = ("Ana", "Beto", "Carla", "David", "Elena", "Fabio", "Gloria", "Hugo", "Olga", "Jorge")
"""Who sits at the table of an exercise: names that are read alike in both languages."""


def names_for(count: int, key: ExerciseKey) -> tuple[str, ...]:
    """The players of an exercise by seat; the key decides who sits where, so that nobody is always the small blind."""
    first = int(key.seed.removeprefix("h"), 16) % count
    return tuple(NAMES[(first + seat) % count] for seat in range(count))


def say(step: Step, names: Sequence[str], html: bool = False) -> str:
    """A step as a sentence in the active language."""
    facts = {"value": step.value, **step.facts}
    if isinstance(step.value, HandValue):
        facts.setdefault("cards", step.value.cards)
    return _fill(PHRASES[step.rule], facts, Speaker(names, html))


def say_text(text: str, facts: Mapping[str, Any], names: Sequence[str], html: bool = False) -> str:
    """An English text of a skill, marked for translators, in the active language and with its places filled."""
    return _fill(gettext(text), facts, Speaker(names, html))


def _fill(text: str | Promise, facts: Mapping[str, Any], speaker: Speaker) -> str:
    words: dict[str, Any] = {name: speaker.word(value) for name, value in facts.items()}
    if facts.get("part") in PLURAL_PARTS:
        words |= {name: str(RANKS[rank]) for name, rank in facts.items() if isinstance(rank, Rank)}
    if speaker.html:
        words = {name: conditional_escape(word) for name, word in words.items()}
    # Plurals are chosen by a number: of the things listed, or the fact itself.
    words |= {f"{name}_count": len(value) for name, value in facts.items() if isinstance(value, tuple)}
    if isinstance(count := facts.get("count"), int):
        words["count"] = count
    if not speaker.html:
        return str(text % words)
    template = text if isinstance(text, Promise) else escape(text)
    return mark_safe(str(template % words))  # noqa: S308 (our own sentence, its places escaped above)
