"""What a teacher's pages of drills show of learners. Real names are in here: only for who teaches the class."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from trainer.drills import words
from trainer.drills.exceptions import DAYS, FACTORS
from trainer.drills.forms import ask_title
from trainer.drills.queries import Standing
from trainer.drills.running import ask_of
from trainer.drills.words import ExceptionView, When
from trainer.models import DrillExercise, Extension, Membership


@dataclass(frozen=True, slots=True)
class AskLine:
    """What a drill asks for, and how often."""

    count: int
    title: str
    level: int


@dataclass(frozen=True, slots=True)
class LearnerRow:
    """One learner in the list of a drill."""

    name: str
    url: str
    state: str
    percent: int | None
    excused: bool
    changed: bool
    marks: tuple[str, ...]
    """Late answers and exceptions, in a few words each."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button that makes an exception at once."""

    do: str
    words: str


@dataclass(frozen=True, slots=True)
class ChangeView:
    """A grade that a teacher set."""

    words: str
    by: str
    made: When
    reason: str


@dataclass(frozen=True, slots=True)
class Desk:
    """trainer/drills/exceptions.html: one learner in one drill."""

    name: str
    state: str
    due: When | None
    grade: str
    rule: str
    deadlines: tuple[Button, ...]
    times: tuple[Button, ...]
    more_tries: bool
    excused: bool
    taken_back: tuple[Button, ...]
    exceptions: tuple[ExceptionView, ...]
    changes: tuple[ChangeView, ...]


def ask_lines(exercises: Iterable[DrillExercise]) -> list[AskLine]:
    """What a drill asks for, alike together, in the order of asking."""
    counted = Counter(ask_of(exercise) for exercise in exercises)
    return [AskLine(count, ask_title(ask), ask.level) for ask, count in counted.items()]


def learner_rows(standings: Sequence[tuple[Membership, Standing]], now: datetime) -> list[LearnerRow]:
    """Everybody who has been given a drill."""
    return [
        LearnerRow(
            name=member.real_name or member.user.username,
            url=reverse("trainer:drill_exceptions", args=[standing.drill.pk, member.user_id]),
            state=state(standing, now),
            percent=standing.grade.percent,
            excused=standing.grade.excused,
            changed=standing.grade.changed,
            marks=_marks(standing),
        )
        for member, standing in standings
    ]


def state(standing: Standing, now: datetime) -> str:
    """How far a learner is."""
    if not standing.runs:
        return _("Not begun")
    number = len(standing.runs)
    if standing.open_run(now):
        words = _("Try %(number)s: %(answered)s of %(total)s answered")
        return words % {"number": number, "answered": standing.answered, "total": standing.asked}
    return ngettext("%(number)s try done", "%(number)s tries done", number) % {"number": number}


def _marks(standing: Standing) -> tuple[str, ...]:
    short = {
        Extension.Kind.DEADLINE: _("later deadline"),
        Extension.Kind.TIME: _("more time"),
        Extension.Kind.TRY: _("extra try"),
    }
    late, over = standing.grade.late, standing.grade.overtime
    said = [ngettext("%(count)s late", "%(count)s late", late) % {"count": late}] if late else []
    if over:
        said.append(ngettext("%(count)s over time", "%(count)s over time", over) % {"count": over})
    kinds = [Extension.Kind(one.kind) for one in standing.terms.exceptions]
    return (*said, *(short[kind] for kind in kinds if kind in short))


def learner_desk(standing: Standing, extensions: list[Extension], member: Membership, now: datetime) -> Desk:
    """One learner in one drill, with every exception ever made, the newest first."""
    drill, terms, zone = standing.drill, standing.terms, standing.drill.time_zone
    return Desk(
        name=member.real_name or member.user.username,
        state=state(standing, now),
        due=words.when(terms.due_at, zone, None) if terms.due_at else None,
        grade=words.told(standing),
        rule=words.rule(drill),
        deadlines=tuple(
            Button(f"deadline-{days}", ngettext("%(count)s more day", "%(count)s more days", days) % {"count": days})
            for days in DAYS
        ),
        times=tuple(
            Button(f"time-{factor}", _("%(factor)s × the time") % {"factor": words.number(factor)})
            for factor in (FACTORS if drill.minutes else ())
        ),
        more_tries=drill.tries is not None,
        excused=terms.excused,
        taken_back=tuple(Button(f"withdraw-{one.kind}", words.taking_back(one.kind)) for one in terms.exceptions),
        exceptions=words.exception_views(extensions, terms, zone, None),
        changes=tuple(_change_view(standing)),
    )


def _change_view(standing: Standing) -> list[ChangeView]:
    return [
        ChangeView(
            words=_("By the rule again")
            if change.score is None
            else _("Set to %(percent)s %%") % {"percent": round(100 * change.score)},
            by=words.name(change.by),
            made=words.when(change.created_at, standing.drill.time_zone, None),
            reason=change.reason,
        )
        for change in reversed(standing.changes)
    ]
