"""The map: who holds which wrong idea, and how strong the evidence for it is."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cache

from django.utils.formats import date_format
from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.timezone import localdate
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes.evidence import Level
from quizzes.exercises.base import SKILLS, Misconception
from quizzes.queries import skills_in_order
from trainer.map import queries
from trainer.map.queries import Held, Names
from trainer.models import Classroom, Drill

WORDS: Mapping[Level, Promise] = {
    Level.STRONG: gettext_lazy("strong evidence"),
    Level.SOME: gettext_lazy("some evidence"),
    Level.WEAK: gettext_lazy("weak evidence"),
}
WORTH_MORE = (Level.STRONG, Level.SOME)
"""Who is ticked from the start."""
USUAL_COUNT = 6


@dataclass(frozen=True, slots=True)
class MistakeView:
    """A wrong idea, and the skills whose exercises expose it."""

    code: str
    name: str
    skills: tuple[str, ...]


@cache
def known() -> Mapping[str, tuple[Misconception, tuple[str, ...]]]:
    """Every wrong idea by its code, with the titles of its skills."""
    skills: dict[str, list[str]] = defaultdict(list)
    ideas: dict[str, Misconception] = {}
    for skill in skills_in_order():
        for idea in skill.misconceptions:
            ideas[idea.code] = idea
            skills[idea.code].append(skill.title)
    return {code: (idea, tuple(skills[code])) for code, idea in ideas.items()}


def mistake_view(code: str) -> MistakeView:
    """An idea by its name; one that no skill knows any more, by its code."""
    if code not in known():
        return MistakeView(code, code, ())
    idea, skills = known()[code]
    return MistakeView(code, _(idea.name), tuple(_(title) for title in skills))


def mistake_views(codes: Iterable[str]) -> tuple[MistakeView, ...]:
    """Several ideas."""
    return tuple(map(mistake_view, codes))


def skill_name(slug: str) -> str:
    """The title of a skill; of one that is gone, its slug."""
    return _(SKILLS[slug].title) if slug in SKILLS else slug


# The map ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HolderView:
    """A learner whose answers speak for an idea."""

    learner: str
    name: str
    level: str
    bar: str
    """How strong the evidence is, as a bar and in words (HTML)."""
    strength: float
    seen: str
    """How often the idea was followed, and when last."""
    ticked: bool


@dataclass(frozen=True, slots=True)
class HeldView:
    """A wrong idea and who holds it, the strongest evidence first."""

    idea: MistakeView
    holders: tuple[HolderView, ...]
    strong: int
    some: int
    weak: int
    words: str
    """The three counts, those of none left out."""


@dataclass(frozen=True, slots=True)
class LearnerIdeas:
    """A learner and their wrong ideas, the strongest evidence first."""

    name: str
    ideas: tuple[tuple[MistakeView, HolderView], ...]
    weak: tuple[str, ...]
    """Names of those for which the evidence is weak."""


@dataclass(frozen=True, slots=True)
class MapPage:
    """trainer/map/map.html: the wrong ideas of a class, or those that the answers to one drill have shown."""

    classroom: Classroom
    drill: Drill | None
    learners: int
    ideas: tuple[HeldView, ...]
    by_learner: tuple[LearnerIdeas, ...]
    without: int
    """Learners whose answers speak for none."""
    by: str
    """"map" for idea by idea, or "learners"."""
    count: int = USUAL_COUNT


def map_page(classroom: Classroom, drill: Drill | None, by: str, now: datetime) -> MapPage:
    """The map. Two queries, three for a drill."""
    names = queries.names_in(drill) if drill else queries.names(classroom)
    held = queries.evidence(classroom)
    if drill:
        shown = queries.shown_in(drill)
        held = [one for one in held if (one.learner, one.code) in shown]
    holders = _holders(names, held, now)
    by_idea: dict[str, list[HolderView]] = defaultdict(list)
    by_learner: dict[int, list[tuple[MistakeView, HolderView]]] = defaultdict(list)
    views = {code: mistake_view(code) for code in {code for code, _holder in holders}}
    for code, holder in holders:
        by_idea[code].append(holder)
        by_learner[int(holder.learner)].append((views[code], holder))
    ideas = [_held_view(views[code], some) for code, some in by_idea.items()]
    return MapPage(
        classroom=classroom,
        drill=drill,
        learners=len(names),
        ideas=tuple(sorted(ideas, key=lambda one: (-one.strong, -one.some, -one.weak, one.idea.name))),
        by_learner=tuple(_learner_ideas(name, by_learner[pk]) for pk, name in names if pk in by_learner),
        without=sum(pk not in by_learner for pk, _name in names),
        by=by,
    )


def _holders(names: Names, held: Iterable[Held], now: datetime) -> list[tuple[str, HolderView]]:
    """Who holds what, the strongest evidence first."""
    name_of = dict(names)
    # There may be thousands: what many share is put into words once.
    bar_of, seen_of = cache(_bar), cache(_seen)
    found = []
    for one in held:
        level = one.weight.level(now)
        if level is Level.NONE or one.learner not in name_of:
            continue
        strength = one.weight.strength(now)
        view = HolderView(
            learner=str(one.learner),
            name=name_of[one.learner],
            level=level,
            bar=bar_of(level, round((strength - 0.5) / 0.45 * 100)),
            strength=strength,
            seen=seen_of(one.weight.chosen, localdate(one.weight.last_chosen or now)),
            ticked=level in WORTH_MORE,
        )
        found.append((one.code, view))
    return sorted(found, key=lambda pair: (-pair[1].strength, pair[1].name))


def _bar(level: Level, width: int) -> str:
    """From nothing at even odds to its whole width, 100, at the bound."""
    return format_html(
        '<span class="strength {}"><svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">'
        '<rect class="all" width="100" height="10"/><rect class="part" width="{}" height="10"/></svg>{}</span>',
        level.value,
        width,
        WORDS[level],
    )


def _learner_ideas(name: str, ideas: Sequence[tuple[MistakeView, HolderView]]) -> LearnerIdeas:
    firm = tuple(pair for pair in ideas if pair[1].level != Level.WEAK)
    return LearnerIdeas(name, firm, tuple(idea.name for idea, holder in ideas if holder.level == Level.WEAK))


def _seen(times: int, day: date) -> str:
    words = ngettext("once, on %(day)s", "%(times)s times, last on %(day)s", times)
    return words % {"times": times, "day": date_format(day, "MONTH_DAY_FORMAT")}


def _held_view(idea: MistakeView, holders: Sequence[HolderView]) -> HeldView:
    counts = Counter(holder.level for holder in holders)
    strong, some, weak = counts[Level.STRONG], counts[Level.SOME], counts[Level.WEAK]
    parts = (
        # Translators: how many learners; "evidence" is meant.
        ngettext("%(count)s strong", "%(count)s strong", strong) % {"count": strong} if strong else "",
        ngettext("%(count)s some", "%(count)s some", some) % {"count": some} if some else "",
        ngettext("%(count)s weak", "%(count)s weak", weak) % {"count": weak} if weak else "",
    )
    return HeldView(idea, tuple(holders), strong, some, weak, ", ".join(filter(None, parts)))
