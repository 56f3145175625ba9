"""Small helpers of the templates that draw the table."""

from collections.abc import Collection, Mapping

from django import template
from django.utils.translation import pgettext

from quizzes.exercises.answers import ACTIONS
from quizzes.phrases.values import ACTION

register = template.Library()


@register.filter
def among(code: str, codes: Collection[str] | None) -> bool:
    """Whether the code is one of these; none are given where nothing is lit."""
    return code in (codes or ())


@register.filter
def of(code: str, typed: Mapping[str, str]) -> str:
    """What was typed for this one."""
    return typed.get(code, "")


@register.simple_tag
def actions() -> list[tuple[str, str]]:
    """Code and word of everything that a player can do on a turn."""
    return [(str(verb), str(ACTION[verb])) for verb in ACTIONS]


@register.filter
def times(count: int) -> range:
    """Repeat a piece of a template."""
    return range(count)


@register.filter
def disc(role: str) -> str:
    """What is written on the little disc in front of a seat."""
    match role:
        case "button":
            return pgettext("the dealer button, as short as can be", "D")
        case "small-blind":
            return pgettext("small blind, as short as can be", "SB")
        case "big-blind":
            return pgettext("big blind, as short as can be", "BB")
    return role


@register.filter
def hits(results: Collection[bool]) -> int:
    """How many of these answers were right."""
    return sum(results)
