"""Answers that follow no wrong idea we know: only a person can read them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from django.urls import reverse

from quizzes.exercises.snapshot import read
from quizzes.models import Attempt
from quizzes.parts import ChoiceView
from quizzes.queries import skills_in_order
from quizzes.showing import Display
from trainer.map import queries
from trainer.map.ideas import skill_name
from trainer.models import Classroom, Drill, RunExercise


@dataclass(frozen=True, slots=True)
class UnexplainedRow:
    """One such answer."""

    name: str
    drill: str
    number: int
    skill: str
    level: int
    question: str
    """HTML."""
    given: str
    """HTML."""
    answer: str
    """HTML."""
    note: str
    """Why the learner thinks that the verdict is wrong."""
    answered_at: datetime | None
    url: str


@dataclass(frozen=True, slots=True)
class UnexplainedPage:
    """trainer/map/unexplained.html. The filter is the GET field `skill`; a drill in the address stays."""

    classroom: Classroom
    drill: Drill | None
    rows: tuple[UnexplainedRow, ...]
    skills: tuple[ChoiceView, ...]
    previous: str
    next: str


def unexplained_page(
    classroom: Classroom, drill: Drill | None, skill: str, places: Sequence[RunExercise], addresses: tuple[str, str]
) -> UnexplainedPage:
    """A page of them. Two queries."""
    attempts = queries.answers_to(places)
    names = dict(queries.everybody(classroom))
    return UnexplainedPage(
        classroom=classroom,
        drill=drill,
        rows=tuple(
            _row(place, attempt, names.get(place.run.learner_id, "?"))
            for place in places
            if (attempt := attempts.get(place.served_id or 0))
        ),
        skills=tuple(ChoiceView(one.slug, skill_name(one.slug), one.slug == skill) for one in skills_in_order()),
        previous=addresses[0],
        next=addresses[1],
    )


def _row(place: RunExercise, attempt: Attempt, name: str) -> UnexplainedRow:
    assert place.served is not None
    display = Display(read(place.served.snapshot))
    cell = reverse("trainer:cell", args=[place.run.drill_id, place.run.learner_id, place.exercise.number])
    return UnexplainedRow(
        name=name,
        drill=place.run.drill.title,
        number=place.exercise.number,
        skill=skill_name(place.exercise.skill),
        level=place.exercise.level,
        question=display.question,
        given=display.words(attempt.understood),
        answer=display.words(display.shown.answer),
        note=attempt.note,
        answered_at=attempt.answered_at,
        url=f"{cell}?try={place.run.number}",
    )
