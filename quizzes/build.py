"""Puts the pages of practice together: what an exercise shows before and after its answer."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.urls import reverse

from quizzes.exercises.snapshot import read
from quizzes.marking import Marked, ideas_of
from quizzes.models import Attempt
from quizzes.pages import AnswerPage, AnswerRow, PracticePage, SetDonePage
from quizzes.parts import GivenView, VerdictView
from quizzes.showing import Address, Display, profile_name, skill_view


@dataclass(frozen=True, slots=True)
class Setting:
    """Where an exercise stands, and where its page leads."""

    mode: str
    action_url: str
    next_url: str
    again_url: str
    number: int = 0
    total: int = 0
    results: tuple[bool | None, ...] = ()
    token: str = ""


def free_url(slug: str, level: int) -> str:
    """Free practice of a level, always with other numbers."""
    return reverse("quizzes:free", args=[slug, level])


def practice_page(
    display: Display,
    setting: Setting,
    *,
    given: GivenView,
    problem: str = "",
    notice: str = "",
    verdict: VerdictView | None = None,
    lit: int | None = None,
) -> PracticePage:
    """The exercise; what it holds of the solution is in the verdict, and there is none before the answer."""
    key = display.shown.key
    skill = skill_view(display.skill)
    return PracticePage(
        skill=skill,
        key=str(key),
        profile=profile_name(key.profile),
        level=key.level,
        question=display.question,
        table=display.table(lit),
        kind=display.skill.answer.kind,
        seats=display.seats,
        given=given,
        problem=problem,
        notice=notice,
        mode=setting.mode,
        number=setting.number,
        total=setting.total,
        results=setting.results,
        token=setting.token,
        verdict=verdict,
        action_url=setting.action_url,
        next_url=setting.next_url,
        again_url=setting.again_url,
        skill_url=skill.url,
    )


def attempt_verdict(display: Display, attempt: Attempt, address: Address, lit: int | None = None) -> VerdictView:
    """The verdict on a recorded answer."""
    marked = Marked(attempt.understood, attempt.score, ideas_of(display.shown, attempt.understood))
    return display.verdict(marked, address, lit, attempt.pk, bool(attempt.note))


def answer_row(attempt: Attempt) -> AnswerRow:
    """A past answer in a line."""
    display = Display(read(attempt.served.snapshot))
    return AnswerRow(
        pk=attempt.pk,
        url=reverse("quizzes:answer", args=[attempt.pk]),
        skill=skill_view(display.skill),
        level=display.shown.key.level,
        correct=attempt.correct,
        percent=int(100 * attempt.score),
        given=display.words(attempt.understood),
        answered_at=attempt.answered_at,
        ideas=display.idea_names(attempt.understood),
    )


def done_page(attempts: Iterable[Attempt], total: int) -> SetDonePage:
    """A set that has been answered."""
    rows = tuple(map(answer_row, attempts))
    return SetDonePage(right=sum(row.correct for row in rows), total=total, answers=rows)


def answer_page(attempt: Attempt, lit: int | None) -> AnswerPage:
    """A past exercise as it was asked, from its snapshot."""
    display = Display(read(attempt.served.snapshot))
    key = display.shown.key
    return AnswerPage(
        skill=skill_view(display.skill),
        key=str(key),
        profile=profile_name(key.profile),
        level=key.level,
        question=display.question,
        table=display.table(lit),
        verdict=attempt_verdict(display, attempt, lambda step: f"?step={step}#step-{step}", lit),
        answered_at=attempt.answered_at,
        again_url=free_url(key.skill, key.level),
        dispute_url=reverse("quizzes:dispute", args=[attempt.pk]),
        note=attempt.note,
    )
