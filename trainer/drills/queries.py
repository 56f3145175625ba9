"""What is read of drills: few queries, however many drills, learners and tries there are."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Count, F, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone

from trainer.access import Visitor, classes_learned_by
from trainer.classes.names import by_name
from trainer.drills.grades import Answered, Grade, Try, grade
from trainer.drills.terms import GRACE, Terms, is_over, terms_of, time_is_up
from trainer.models import Drill, DrillLearner, Extension, GradeChange, Membership, Run, RunExercise

REMINDED = timedelta(days=7)
"""How long after its deadline a drill that was not done is still named."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One learner in one drill."""

    drill: Drill
    learner: int
    terms: Terms
    runs: tuple[Run, ...]
    tries: tuple[Try, ...]
    grade: Grade
    changes: tuple[GradeChange, ...]
    """Oldest first."""

    @property
    def answered(self) -> int:
        """Exercises answered in the latest try."""
        return sum(one.score is not None for one in self.tries[-1].answers) if self.tries else 0

    @property
    def asked(self) -> int:
        """Exercises of the latest try."""
        return len(self.tries[-1].answers) if self.tries else 0

    def open_run(self, now: datetime) -> Run | None:
        """The try that is going on."""
        return self.runs[-1] if self.runs and not is_over(self.runs[-1], now) else None

    def is_to_do(self, now: datetime) -> bool:
        """Begun, waiting, not yet open, or missed a short while ago."""
        missed = self.terms.due_at is not None and now - self.terms.due_at > REMINDED
        waiting = not (self.done or self.terms.excused or missed)
        return waiting or self.open_run(now) is not None

    @property
    def done(self) -> bool:
        """A try has been answered to its end."""
        return any(one.finished for one in self.tries)


def drills_learned_by(visitor: Visitor) -> QuerySet[Drill]:
    """The drills that a visitor has been given."""
    mine = DrillLearner.objects.filter(learner=visitor.pk).values("drill")
    given = Drill.objects.filter(status=Drill.Status.ASSIGNED, classroom__in=classes_learned_by(visitor))
    return given.filter(Q(for_all=True) | Q(pk__in=mine)).select_related("classroom")


def with_size(drills: QuerySet[Drill]) -> QuerySet[Drill]:
    """Drills with the number of their exercises in `size`."""
    return drills.annotate(size=Count("exercises", Q(exercises__retired=False)))


def drill_size(drill: Drill) -> int:
    """How many exercises a try begun now has; known without asking where with_size has counted."""
    size: int | None = getattr(drill, "size", None)
    return drill.exercises.filter(retired=False).count() if size is None else size


def my_standings(visitor: Visitor) -> list[Standing]:
    """Every drill that a learner has been given, those due first in front. Five queries; one, where there is none."""
    if visitor.pk is None:
        return []
    drills = with_size(drills_learned_by(visitor)).order_by(F("due_at").asc(nulls_last=True), "pk")
    return standings(list(drills), [visitor.pk])


def my_standing(drill: Drill, learner: int) -> Standing:
    """One learner in one drill."""
    return standings([drill], [learner])[0]


def learners_of(drill: Drill) -> list[Membership]:
    """The learners who have been given a drill, by name."""
    rows = Membership.objects.filter(classroom=drill.classroom_id, role=Membership.Role.LEARNER, removed_at=None)
    if not drill.for_all:
        rows = rows.filter(user__in=drill.chosen.values("learner"))
    return by_name(rows.select_related("user"))


def class_standings(drill: Drill) -> list[tuple[Membership, Standing]]:
    """Everybody who has been given a drill, by name. Five queries."""
    members = learners_of(drill)
    found = standings([drill], [member.user_id for member in members])
    return list(zip(members, found, strict=True))


def standings(drills: Sequence[Drill], learners: Sequence[int]) -> list[Standing]:
    """How these learners stand in these drills, drill by drill in their order. Four queries."""
    if not drills or not learners:
        return []
    about = {"drill__in": [drill.pk for drill in drills], "learner__in": learners}
    extensions = _by_place(Extension.objects.filter(**about).select_related("by").order_by("pk"))
    changes = _by_place(GradeChange.objects.filter(**about).select_related("by").order_by("pk"))
    runs = _by_place(Run.objects.filter(**about).order_by("number"))
    answers = _answers([run for some in runs.values() for run in some])
    return [
        _standing(drill, learner, extensions[drill.pk, learner], runs[drill.pk, learner], answers, changes)
        for drill in drills
        for learner in learners
    ]


def _standing(
    drill: Drill,
    learner: int,
    extensions: Sequence[Extension],
    runs: Sequence[Run],
    answers: Mapping[int, Sequence[Answered]],
    changes: Mapping[tuple[int, int], Sequence[GradeChange]],
) -> Standing:
    now = timezone.now()
    terms = terms_of(drill, extensions)
    tries = tuple(Try(run.number, is_over(run, now), tuple(answers[run.pk])) for run in runs)
    changed = changes[drill.pk, learner]
    score = changed[-1].score if changed else None
    result = grade(drill.grade_rule, drill.late_counts, tries, terms.excused, score)
    return Standing(drill, learner, terms, tuple(runs), tries, result, tuple(changed))


def _answers(runs: Collection[Run]) -> Mapping[int, list[Answered]]:
    ends = {run.pk: run.ends_at for run in runs}
    found: dict[int, list[Answered]] = defaultdict(list)
    rows = RunExercise.objects.filter(run__in=list(ends)).order_by("exercise__number")
    for run, score, late, at in rows.values_list("run", "score", "late", "answered_at"):
        found[run].append(Answered(score, late, at is not None and time_is_up(ends[run], at)))
    return found


def _by_place(rows: Iterable[Any]) -> Mapping[tuple[int, int], list[Any]]:
    """Rows by drill and learner."""
    found: dict[tuple[int, int], list[Any]] = defaultdict(list)
    for row in rows:
        found[row.drill_id, row.learner_id].append(row)
    return found


def places_of(run: Run) -> list[RunExercise]:
    """The places of a try in order."""
    return list(RunExercise.objects.filter(run=run).select_related("exercise").order_by("exercise__number"))


def places_in(runs: Collection[Run]) -> list[RunExercise]:
    """The places of several tries, each in order."""
    return list(RunExercise.objects.filter(run__in=runs).order_by("run", "exercise__number"))


def extensions_of(drill: Drill, learner: int) -> list[Extension]:
    """Every exception ever made for a learner in a drill, also those taken back."""
    return list(Extension.objects.filter(drill=drill, learner=learner).select_related("by").order_by("pk"))


def begun(drill: Drill) -> int:
    """How many learners have begun a drill."""
    return Run.objects.filter(drill=drill).values("learner").distinct().count()


def withheld(learner: int) -> QuerySet[RunExercise, int]:
    """The served exercises whose verdict a learner must not be told yet, wherever it might be shown."""
    now = timezone.now()
    going_on = Q(run__finished_at=None) & (Q(run__ends_at=None) | Q(run__ends_at__gte=now - GRACE))
    newest = Extension.objects.filter(drill=OuterRef("run__drill"), learner=learner, kind=Extension.Kind.DEADLINE)
    due = Coalesce(Subquery(newest.order_by("-pk").values("due_at")[:1]), F("run__drill__due_at"))
    rows = RunExercise.objects.filter(run__learner=learner, served__isnull=False).annotate(due=due)
    rows = rows.filter(
        Q(run__drill__feedback=Drill.Feedback.AT_END) & going_on
        | Q(run__drill__feedback=Drill.Feedback.AFTER_DEADLINE) & (Q(due=None) | Q(due__gte=now))
    )
    return rows.values_list("served", flat=True)
