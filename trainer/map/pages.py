"""Puts together what the pages of the grid show: the whole context of their templates, under the name `page`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.core.paginator import Page
from django.urls import reverse
from django.utils.html import format_html
from django.utils.translation import gettext as _

from quizzes.build import attempt_verdict
from quizzes.exercises.snapshot import read
from quizzes.models import Attempt
from quizzes.parts import SkillView, TableView, VerdictView
from quizzes.showing import Display, profile_name, skill_view
from trainer.map import grid, queries
from trainer.map.grid import PROGRESS_WORDS, WORDS, Progress, Row, State, Tally
from trainer.map.ideas import USUAL_COUNT, MistakeView, mistake_views, skill_name
from trainer.models import Classroom, Drill, DrillExercise, RunExercise


def icon(name: str) -> str:
    """A sign that is read by the words beside it (HTML)."""
    return format_html('<svg class="icon" aria-hidden="true"><use href="#{}"/></svg>', name)


def sign(name: str, words: object) -> str:
    """A sign with its words for readers (HTML)."""
    return format_html('<svg class="icon" role="img" aria-label="{}"><use href="#{}"/></svg>', words, name)


@dataclass(frozen=True, slots=True)
class ColumnView:
    """One exercise of the drill."""

    number: int
    title: str
    right: int
    answered: int


@dataclass(frozen=True, slots=True)
class CellView:
    """One place of one learner."""

    state: str
    url: str
    """"" where there is nothing to open."""
    sign: str
    """HTML."""


@dataclass(frozen=True, slots=True)
class RowView:
    """One learner."""

    name: str
    progress: str
    words: str
    help: bool
    done: int
    cells: tuple[CellView, ...]


@dataclass(frozen=True, slots=True)
class LegendRow:
    """What a sign of the grid means."""

    state: str
    icon: str
    words: str


@dataclass(frozen=True, slots=True)
class GridPage:
    """trainer/map/_grid.html: one drill, now. The partial is #grid."""

    drill: Drill
    version: str
    columns: tuple[ColumnView, ...]
    rows: tuple[RowView, ...]
    tally: Tally
    legend: tuple[LegendRow, ...]


def grid_page(drill: Drill, version: str) -> GridPage:
    """The grid of a drill as it stands. Four queries."""
    columns = queries.columns(drill)
    learners = queries.names_in(drill)
    places = [exercise.pk for exercise in columns]
    rows = grid.rows(learners, places, queries.seen(drill), queries.ideas_behind(drill))
    return GridPage(
        drill=drill,
        version=version,
        columns=_columns(columns, grid.right_at_once(rows, len(columns))),
        rows=_rows(drill, columns, rows),
        tally=grid.tally(rows),
        legend=tuple(LegendRow(state, icon(f"mark-{state}"), str(WORDS[state])) for state in State),
    )


def _columns(exercises: Sequence[DrillExercise], right: Sequence[tuple[int, int]]) -> tuple[ColumnView, ...]:
    return tuple(
        ColumnView(exercise.number, exercise_title(exercise), at_once, answered)
        for exercise, (at_once, answered) in zip(exercises, right, strict=True)
    )


def exercise_title(exercise: DrillExercise) -> str:
    """What is asked for, in a few words."""
    skill = skill_name(exercise.skill)
    return _("%(skill)s, level %(level)s") % {"skill": skill, "level": exercise.level}


def _rows(drill: Drill, columns: Sequence[DrillExercise], rows: Sequence[Row]) -> tuple[RowView, ...]:
    signs = {state: sign(f"mark-{state}", WORDS[state]) for state in State}
    words = {progress: str(PROGRESS_WORDS[progress]) for progress in Progress}
    numbers = [f"{exercise.number}/" for exercise in columns]
    made = []
    for row in rows:
        # Thousands of addresses that differ in their last number only: reversed once a learner.
        stem = reverse("trainer:cell", args=[drill.pk, row.learner, 0]).removesuffix("0/")
        cells = tuple(
            CellView(state.value, "" if state is State.NOT_STARTED else stem + number, signs[state])
            for state, number in zip(row.states, numbers, strict=True)
        )
        made.append(RowView(row.name, row.progress, words[row.progress], row.help, row.done, cells))
    return tuple(made)


# A class ------------------------------------------------------------------------------------------------------------


SIGNS = {
    Progress.NOT_STARTED: "state-new",
    Progress.STARTED: "state-learning",
    Progress.FINISHED: "state-reliable",
}


@dataclass(frozen=True, slots=True)
class DrillCell:
    """What a learner has done of a drill."""

    state: str
    sign: str
    """HTML."""
    right: str
    """Of all exercises those right, in the best try; "" before it was begun."""


@dataclass(frozen=True, slots=True)
class ClassGridPage:
    """trainer/map/class_grid.html: learner by drill."""

    classroom: Classroom
    drills: tuple[Drill, ...]
    rows: tuple[tuple[str, tuple[DrillCell, ...]], ...]
    legend: tuple[LegendRow, ...]
    previous: str
    next: str


def class_grid_page(classroom: Classroom, drills: Page) -> ClassGridPage:
    """The grid of a class: some of its drills, all of its learners."""
    shown = list(drills)
    done = queries.done(shown)
    signs = {progress: sign(SIGNS[progress], PROGRESS_WORDS[progress]) for progress in Progress}
    return ClassGridPage(
        classroom=classroom,
        drills=tuple(shown),
        rows=tuple(
            (name, tuple(_drill_cell(drill, done.get((drill.pk, learner)), signs) for drill in shown))
            for learner, name in queries.names(classroom)
        ),
        legend=tuple(LegendRow(one, icon(SIGNS[one]), str(PROGRESS_WORDS[one])) for one in Progress),
        previous=f"?page={drills.previous_page_number()}" if drills.has_previous() else "",
        next=f"?page={drills.next_page_number()}" if drills.has_next() else "",
    )


def _drill_cell(drill: Drill, done: queries.Done | None, signs: Mapping[Progress, str]) -> DrillCell:
    if done is None:
        return DrillCell(Progress.NOT_STARTED, signs[Progress.NOT_STARTED], "")
    progress = Progress.FINISHED if done.finished else Progress.STARTED
    return DrillCell(progress, signs[progress], f"{done.right}/{done.asked}")


# A cell -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TryView:
    """A try at the same place."""

    number: int
    words: str
    """What came of it."""
    url: str
    shown: bool


@dataclass(frozen=True, slots=True)
class CellPage:
    """trainer/map/cell.html: what a learner was asked at a place of a drill, and what came of it."""

    drill: Drill
    name: str
    learner: int
    number: int
    skill: SkillView
    level: int
    profile: str
    question: str
    """HTML."""
    table: TableView
    verdict: VerdictView | None
    """None before the answer."""
    ideas: tuple[MistakeView, ...]
    """The wrong rules that the answer follows from."""
    seconds: int
    answered_at: datetime | None
    late: bool
    note: str
    """Why the learner thinks that the verdict is wrong."""
    tries: tuple[TryView, ...]
    key: str
    count: int = USUAL_COUNT


def cell_page(
    drill: Drill, learner: tuple[int, str], tries: Sequence[RunExercise], chosen: int | None, lit: int | None
) -> CellPage:
    """A place of a drill: one of the tries at it, the latest unless another is asked for."""
    shown = next((one for one in tries if one.run.number == chosen), tries[-1])
    assert shown.served is not None
    display = Display(read(shown.served.snapshot))
    key = display.shown.key
    attempt = queries.attempt_at(shown)
    address = f"?try={shown.run.number}"
    return CellPage(
        drill=drill,
        name=learner[1],
        learner=learner[0],
        number=shown.exercise.number,
        skill=skill_view(display.skill),
        level=key.level,
        profile=profile_name(key.profile),
        question=display.question,
        table=display.table(lit if attempt else None),
        verdict=attempt_verdict(display, attempt, lambda step: f"{address}&step={step}#step-{step}", lit)
        if attempt
        else None,
        ideas=_ideas_of(display, attempt),
        seconds=attempt.seconds if attempt else 0,
        answered_at=attempt.answered_at if attempt else None,
        late=shown.late,
        note=attempt.note if attempt else "",
        tries=tuple(
            TryView(one.run.number, _outcome(one.score), f"?try={one.run.number}", one is shown) for one in tries
        ),
        key=str(key),
    )


def _outcome(score: float | None) -> str:
    if score is None:
        return _("not answered yet")
    return _("right") if score == 1 else _("not right")


def _ideas_of(display: Display, attempt: Attempt | None) -> tuple[MistakeView, ...]:
    if attempt is None or attempt.correct:
        return ()
    codes = next((codes for text, codes in display.shown.options if text == attempt.understood), ())
    return mistake_views(codes)
