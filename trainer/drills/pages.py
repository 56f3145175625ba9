"""What the pages of a learner's drills show: values ready for the templates, and nothing that must not be seen yet."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes.build import free_url
from quizzes.exercises.base import SKILLS
from quizzes.pages import PracticePage
from trainer.drills import words
from trainer.drills.queries import Standing, drill_size
from trainer.drills.running import refusal
from trainer.drills.terms import time_is_up, verdict_is_due
from trainer.drills.words import ExceptionView, When
from trainer.models import Run, RunExercise

OPEN, ANSWERED, RIGHT, PARTLY, WRONG = "open", "answered", "right", "partly", "wrong"


@dataclass(frozen=True, slots=True)
class DrillRow:
    """A drill in a learner's list."""

    title: str
    classroom: str
    url: str
    opens: When | None
    """Where it is not open yet."""
    due: When | None
    late: bool
    state: str
    action: str
    """What the button says; "" without one."""
    done: bool


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One exercise of a try."""

    number: int
    state: str
    """One of OPEN, ANSWERED (verdict withheld), RIGHT, PARTLY, WRONG."""
    words: str
    """For readers: "Exercise 3: right, late"."""
    url: str
    """Where its verdict is read; "" while there is none to be read."""
    late: bool


@dataclass(frozen=True, slots=True)
class TryView:
    """One try, its exercises in order."""

    number: int
    started: When
    going_on: bool
    result: str
    places: tuple[PlaceView, ...]


@dataclass(frozen=True, slots=True)
class DrillPage:
    """trainer/drills/mine.html: one drill as its learner sees it."""

    title: str
    classroom: str
    opens: When | None
    due: When | None
    late: bool
    facts: tuple[str, ...]
    rule: str
    grade: str
    exceptions: tuple[ExceptionView, ...]
    refusal: str
    """Why no try can be begun, or ""."""
    start_url: str
    start: str
    """What the button says."""
    tries: tuple[TryView, ...]
    practice: tuple[tuple[str, str], ...]
    """Title and address of free practice, of each skill of the drill."""


@dataclass(frozen=True, slots=True)
class RunPage:
    """trainer/drills/run.html: one exercise of a try."""

    page: PracticePage
    title: str
    drill_url: str
    number: int
    total: int
    answered: int
    due: When | None
    late: bool
    """The deadline has passed."""
    seconds_left: int | None
    """Of the time limit; 0 when it is up, None without one."""
    marks: tuple[str, ...]
    """How the answer of this exercise is marked: late, after the time limit."""
    later: str
    """When the verdict is told, or "" where that is at once."""


def drill_row(standing: Standing, now: datetime, own: str | None) -> DrillRow:
    """A drill in a learner's list."""
    drill, terms = standing.drill, standing.terms
    opens = None if terms.is_open(now) else terms.opens_at
    going_on = standing.open_run(now) is not None
    if terms.excused:
        state = _("Excused")
    elif going_on:
        state = _("%(answered)s of %(total)s answered") % {"answered": standing.answered, "total": standing.asked}
    elif standing.done:
        state = _("Done")
    else:
        size = drill_size(drill)
        state = ngettext("%(count)s exercise", "%(count)s exercises", size) % {"count": size}
    action = "" if opens or standing.done else _("Start")
    return DrillRow(
        title=drill.title,
        classroom=drill.classroom.name,
        url=reverse("trainer:run", args=[drill.pk]),
        opens=words.when(opens, drill.time_zone, own) if opens else None,
        due=words.when(terms.due_at, drill.time_zone, own) if terms.due_at else None,
        late=terms.is_late(now),
        state=state,
        action=_("Continue") if going_on else action,
        done=standing.done and not going_on,
    )


def drill_page(standing: Standing, places: Sequence[RunExercise], now: datetime, own: str | None) -> DrillPage:
    """One drill as its learner sees it; of all its tries the places, in order."""
    drill, terms, zone = standing.drill, standing.terms, standing.drill.time_zone
    going_on = standing.open_run(now)
    why = None if going_on else refusal(drill, terms, len(standing.runs), now)
    start = _("Start")
    if going_on:
        start = _("Continue")
    elif standing.runs:
        start = _("Try again with other numbers")
    return DrillPage(
        title=drill.title,
        classroom=drill.classroom.name,
        opens=words.when(terms.opens_at, zone, own) if terms.opens_at and not terms.is_open(now) else None,
        due=words.when(terms.due_at, zone, own) if terms.due_at else None,
        late=terms.is_late(now),
        facts=words.facts(drill, terms, drill_size(drill)),
        rule=words.rule(drill),
        grade=_grade(standing, now),
        exceptions=words.exception_views(list(terms.exceptions), terms, zone, own),
        refusal=words.refused(why) if why else "",
        start_url=reverse("trainer:run", args=[drill.pk]),
        start=start,
        tries=tuple(
            _try_view(standing, run, [one for one in places if one.run_id == run.pk], now, own)
            for run in reversed(standing.runs)
        ),
        practice=_practice(standing),
    )


def _grade(standing: Standing, now: datetime) -> str:
    """The grade as a sentence; nothing of it before the verdicts may be told."""
    told = standing.grade.changed or standing.grade.excused
    hidden = [run for run in standing.runs if not verdict_is_due(standing.drill, run, standing.terms, now)]
    if hidden and not told:
        if standing.drill.feedback == standing.drill.Feedback.AT_END and len(hidden) < len(standing.runs):
            return _("Your grade is told when this try is finished.")
        return _("Your grade is told together with what was right.")
    return words.told(standing)


def _try_view(standing: Standing, run: Run, places: Sequence[RunExercise], now: datetime, own: str | None) -> TryView:
    told = verdict_is_due(standing.drill, run, standing.terms, now)
    going_on = standing.open_run(now) == run
    attempt = next(one for one in standing.tries if one.number == run.number)
    answered = sum(one.score is not None for one in attempt.answers)
    if told and not going_on:
        points = words.number(attempt.points(standing.drill.late_counts))
        result = _("%(points)s of %(total)s") % {"points": points, "total": len(attempt.answers)}
    else:
        result = _("%(answered)s of %(total)s answered") % {"answered": answered, "total": len(attempt.answers)}
    return TryView(
        number=run.number,
        started=words.when(run.started_at, standing.drill.time_zone, own),
        going_on=going_on,
        result=result,
        places=tuple(_place_view(run, place, nth, told) for nth, place in enumerate(places, 1)),
    )


def _place_view(run: Run, place: RunExercise, nth: int, told: bool) -> PlaceView:
    state = state_of(place.score, told)
    overtime = place.answered_at is not None and time_is_up(run.ends_at, place.answered_at)
    said = {
        OPEN: _("not answered yet"),
        ANSWERED: _("answered"),
        RIGHT: _("right"),
        PARTLY: _("partly right"),
        WRONG: _("not right"),
    }[state]
    marks = marks_of(place, run)
    return PlaceView(
        number=nth,
        state=state,
        words=_("Exercise %(number)s: %(state)s") % {"number": nth, "state": ", ".join((said, *marks))},
        url=reverse("trainer:run_exercise", args=[run.drill_id, run.number, nth])
        if state not in (OPEN, ANSWERED)
        else "",
        late=place.late or overtime,
    )


def state_of(score: float | None, told: bool) -> str:
    """What may be shown of a score."""
    if score is None:
        return OPEN
    if not told:
        return ANSWERED
    return RIGHT if score == 1 else PARTLY if score else WRONG


def marks_of(place: RunExercise, run: Run) -> tuple[str, ...]:
    """How the answer of a place is marked."""
    overtime = place.answered_at is not None and time_is_up(run.ends_at, place.answered_at)
    late, over = (_("late"),) if place.late else (), (_("after the time limit"),) if overtime else ()
    return (*late, *over)


def _practice(standing: Standing) -> tuple[tuple[str, str], ...]:
    asked = standing.drill.exercises.filter(retired=False, situation="").order_by("skill", "level")
    found: dict[tuple[str, int], None] = dict.fromkeys(asked.values_list("skill", "level"))
    title = _("%(title)s, level %(level)s")
    return tuple(
        (title % {"title": _(SKILLS[skill].title), "level": level}, free_url(skill, level))
        for skill, level in found
        if skill in SKILLS
    )
