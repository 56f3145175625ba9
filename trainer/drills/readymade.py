"""Ready-made drills, computed from the skills that there are: a new skill joins by itself."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import cycle, islice
from math import ceil
from typing import Any

from django.utils.translation import gettext as _

from quizzes.engine.profile import PROFILES, TDA_2024
from quizzes.exercises.base import Misconception, Skill, Unit
from quizzes.exercises.key import ExerciseKey
from quizzes.overviews import UNITS
from quizzes.queries import skills_in_order
from trainer.drills.seeds import Ask, exposes

LEAST, LEAST_OF_ALL, MOST = 8, 12, 24
"""Exercises of a drill on a unit, of one level and of all: each skill as often as the others, as far as they fit."""
AGAINST = 6
"""Exercises of a drill against one wrong idea."""
LOOKED_AT, OFTEN = 60, 6
"""Seeds looked at to see whether a level of a skill exposes a wrong idea, and how many make it worth asking there."""


@dataclass(frozen=True, slots=True)
class ReadyMade:
    """A drill that a teacher may choose as it is."""

    slug: str
    title: str
    name: str
    """Short, where the heading above it says the rest."""
    asks: tuple[Ask, ...]
    profile: str = ""
    """House rules under which it asks what it is for, where the class's own do not."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """The ready-made drills of a unit."""

    name: str
    skills: tuple[str, ...]
    drills: tuple[ReadyMade, ...]
    ideas: tuple[tuple[str, str], ...]
    """Slug and name of each wrong idea that a drill can be made against."""


def shelves(profile: str = TDA_2024.name) -> tuple[Shelf, ...]:
    """What there is to choose from under these house rules, in the order of teaching.

    A wrong idea stands with the first unit that knows it, and is left out where it is right in this house.
    """
    known: set[str] = set()
    found = []
    for unit in Unit:
        skills = [skill for skill in skills_in_order() if skill.unit is unit]
        if skills:
            ideas = {
                idea.code: idea
                for skill in skills
                for idea in skill.misconceptions
                if idea.code not in known and (not skill.contested or _exposing(idea.code, profile))
            }
            known.update(ideas)
            found.append(
                Shelf(
                    name=str(UNITS[unit]),
                    skills=tuple(_(skill.title) for skill in skills),
                    drills=tuple(_of_unit(unit, skills)),
                    ideas=tuple((f"idea-{code}", _(idea.name)) for code, idea in ideas.items()),
                )
            )
    return tuple(found)


def find(slug: str, profile: str = TDA_2024.name) -> ReadyMade | None:
    """The ready-made drill of this name, for a class of these house rules."""
    kind, _sep, code = slug.partition("-")
    if kind == "idea":
        idea = misconception(code)
        return against(idea, profile=profile) if idea else None
    return next((drill for shelf in shelves() for drill in shelf.drills if drill.slug == slug), None)


def misconception(code: str) -> Misconception | None:
    """The wrong idea of this code."""
    return next((idea for skill in skills_in_order() for idea in skill.misconceptions if idea.code == code), None)


def against(idea: Misconception, count: int = AGAINST, profile: str = TDA_2024.name) -> ReadyMade:
    """A drill against one wrong idea, over every skill and level that can expose it, the easy ones first.

    What is wrong in one house may be right in another: then it is asked under the first house rules where it is wrong.
    """
    wrong = next((name for name in (profile, *PROFILES) if _exposing(idea.code, name)), profile)
    places = sorted(islice(cycle(_exposing(idea.code, wrong)), count), key=lambda ask: ask.level)
    title = _("Wrong idea: %(name)s") % {"name": _(idea.name)}
    return ReadyMade(f"idea-{idea.code}", title, _(idea.name), tuple(places), "" if wrong == profile else wrong)


def _of_unit(unit: Unit, skills: Sequence[Skill[Any, Any]]) -> Iterator[ReadyMade]:
    """One for each level, and one over all of them."""
    name = UNITS[unit]
    levels = sorted({level for skill in skills for level in skill.levels})
    for level in levels:
        words = {"unit": name, "level": level}
        title = _("%(unit)s, level %(level)s") % words
        yield ReadyMade(f"unit-{unit}-{level}", title, _("Level %(level)s") % words, _spread(skills, [level], LEAST))
    title = _("%(unit)s, all levels") % {"unit": name}
    yield ReadyMade(f"unit-{unit}-all", title, _("All levels"), _spread(skills, levels, LEAST_OF_ALL))


def _spread(skills: Iterable[Skill[Any, Any]], levels: Iterable[int], least: int) -> tuple[Ask, ...]:
    """Skill after skill, then again: the easy levels first."""
    asks = [
        Ask(skill.slug, game, level)
        for level in levels
        for skill in skills
        for game in skill.games
        if level in skill.levels
    ]
    count = min(MOST, ceil(least / len(asks)) * len(asks))
    return tuple(sorted(islice(cycle(asks), count), key=lambda ask: ask.level))


@cache
def _exposing(code: str, profile: str) -> tuple[Ask, ...]:
    """Where the wrong idea can well be told from the right one: skill by skill, by the first game of each."""
    found: dict[Ask, int] = {}
    for skill in skills_in_order():
        if any(idea.code == code for idea in skill.misconceptions):
            for level in skill.levels:
                ask = Ask(skill.slug, skill.games[0], level, code)
                found[ask] = sum(exposes(skill.make(key), code) for key in _some_keys(skill, level, profile))
    enough = min(OFTEN, max(found.values(), default=0))
    return tuple(ask for ask, count in found.items() if count and count >= enough)


def _some_keys(skill: Skill[Any, Any], level: int, profile: str) -> Iterator[ExerciseKey]:
    for seed in range(LOOKED_AT):
        yield ExerciseKey(skill.slug, skill.version, profile, skill.games[0], level, f"{seed:08x}")
