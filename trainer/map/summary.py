"""What the answers to each type of exercise came to. Never by the letter of an option: everybody's numbers differ, the
wrong ideas are the same."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.queries import skills_in_order
from trainer.map import queries
from trainer.map.ideas import mistake_view, skill_name
from trainer.map.queries import Asked, Followed
from trainer.models import Classroom, Drill


@dataclass(frozen=True, slots=True)
class FollowedView:
    """A wrong idea in the answers to a skill."""

    name: str
    code: str
    """"" for answers that follow none."""
    by_level: tuple[int, ...]
    answers: int
    learners: int


@dataclass(frozen=True, slots=True)
class LevelSummary:
    """A type of exercise: a level of a skill."""

    level: int
    answered: int
    right: int
    percent: int


@dataclass(frozen=True, slots=True)
class SkillSummary:
    """What the answers to a skill came to."""

    slug: str
    title: str
    answered: int
    right: int
    percent: int
    levels: tuple[LevelSummary, ...]
    ideas: tuple[FollowedView, ...]
    """The one that most learners follow first; answers that follow none come last."""


@dataclass(frozen=True, slots=True)
class SummaryPage:
    """trainer/map/summary.html."""

    classroom: Classroom
    drill: Drill | None
    drills: tuple[Drill, ...]
    skills: tuple[SkillSummary, ...]


def summary_page(classroom: Classroom, drill: Drill | None) -> SummaryPage:
    """Answers by skill, type of exercise and wrong idea. Three queries."""
    asked: dict[str, list[Asked]] = defaultdict(list)
    followed: dict[str, list[Followed]] = defaultdict(list)
    for one in queries.asked(classroom, drill):
        asked[one.skill].append(one)
    for wrong in queries.followed(classroom, drill):
        followed[wrong.skill].append(wrong)
    order = [skill.slug for skill in skills_in_order()]
    slugs = sorted(asked, key=lambda slug: (order.index(slug) if slug in order else len(order), slug))
    return SummaryPage(
        classroom=classroom,
        drill=drill,
        drills=tuple(queries.drills_of(classroom)),
        skills=tuple(_skill_summary(slug, asked[slug], followed[slug]) for slug in slugs),
    )


def _skill_summary(slug: str, asked: Sequence[Asked], followed: Sequence[Followed]) -> SkillSummary:
    answered, right = sum(one.answered for one in asked), sum(one.right for one in asked)
    levels = tuple(
        LevelSummary(one.level, one.answered, one.right, _percent(one.right, one.answered))
        for one in sorted(asked, key=lambda one: one.level)
    )
    codes: dict[str, list[Followed]] = defaultdict(list)
    for wrong in followed:
        codes[wrong.code or ""].append(wrong)
    ideas = [_followed_view(code, some, levels) for code, some in codes.items()]
    return SkillSummary(
        slug=slug,
        title=skill_name(slug),
        answered=answered,
        right=right,
        percent=_percent(right, answered),
        levels=levels,
        ideas=tuple(sorted(ideas, key=lambda one: (not one.code, -one.learners, -one.answers, one.name))),
    )


def _followed_view(code: str, wrong: Sequence[Followed], levels: Sequence[LevelSummary]) -> FollowedView:
    at: dict[int, int] = defaultdict(int)
    for one in wrong:
        at[one.level] += one.answers
    return FollowedView(
        name=mistake_view(code).name,
        code=code,
        by_level=tuple(at[level.level] for level in levels),
        answers=sum(at.values()),
        learners=len({one.learner for one in wrong}),
    )


def _percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0
