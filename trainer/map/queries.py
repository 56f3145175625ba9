"""What is read for the grid and the maps: few queries, whatever the size of the class.

Every function takes a class or a drill that access.py has already allowed. Real names are in here.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from django.db.models import Aggregate, Count, Exists, Max, Min, OuterRef, Q, QuerySet, Subquery

from quizzes.evidence import Weight
from quizzes.models import Attempt, Diagnosis, Evidence
from trainer.classes.names import by_name
from trainer.drills.queries import learners_of
from trainer.map.grid import Seen
from trainer.models import Classroom, Drill, DrillExercise, DrillLearner, Membership, RunExercise

Names = Sequence[tuple[int, str]]
"""Learners and their real names, by name."""


def name_of(member: Membership) -> str:
    """The real name, or else the username."""
    return member.real_name or member.user.username


def everybody(classroom: Classroom) -> Names:
    """The learners of a class, former ones too: their answers stay."""
    return _named(Membership.objects.filter(classroom=classroom, role=Membership.Role.LEARNER))


def names(classroom: Classroom) -> Names:
    """The learners of a class."""
    return _named(learners_in(classroom))


def learners_in(classroom: Classroom) -> QuerySet[Membership]:
    """Who learns in a class now."""
    return Membership.objects.filter(classroom=classroom, role=Membership.Role.LEARNER, removed_at=None)


def _named(rows: QuerySet[Membership]) -> Names:
    return [(member.user_id, name_of(member)) for member in by_name(rows.select_related("user"))]


def names_in(drill: Drill) -> Names:
    """The learners who have been given a drill."""
    return [(member.user_id, name_of(member)) for member in learners_of(drill)]


# The grid -----------------------------------------------------------------------------------------------------------


def with_version(drills: QuerySet[Drill]) -> QuerySet[Drill]:
    """Drills with everything that moves when their grid changes."""
    tried = RunExercise.objects.filter(run__drill=OuterRef("pk")).values("run__drill")
    people = Membership.objects.filter(classroom=OuterRef("classroom"), removed_at=None).values("classroom")
    asked = DrillExercise.objects.filter(drill=OuterRef("pk"), retired=False).values("drill")
    chosen = DrillLearner.objects.filter(drill=OuterRef("pk")).values("drill")
    return drills.annotate(
        tried=_one(tried, Count("pk")),
        tried_at=_one(tried, Max("changed_at")),
        ended=_one(tried, Count("run__finished_at")),
        people=_one(people, Count("pk")),
        newest=_one(people, Max("pk")),
        asked=_one(asked, Count("pk")),
        given=_one(chosen, Count("pk")),
    )


def _one(group: QuerySet[Any, Any], value: Aggregate) -> Subquery:
    return Subquery(group.order_by().annotate(of=value).values("of"))


def version(drill: Any, language: str) -> str:
    """Changes whenever the grid of a drill of with_version does."""
    parts = (drill.pk, drill.tried, drill.tried_at, drill.ended, drill.people, drill.newest, drill.asked, drill.given)
    return sha256(repr((*parts, drill.title, drill.for_all, language)).encode()).hexdigest()[:20]


def columns(drill: Drill) -> list[DrillExercise]:
    """What the drill asks for."""
    return list(drill.exercises.filter(retired=False).order_by("number"))


def seen(drill: Drill) -> Iterator[Seen]:
    """Every exercise of every try, in the order of the tries."""
    rows = RunExercise.objects.filter(run__drill=drill).order_by("run__number", "pk")
    fields = ("pk", "run__learner", "exercise", "served", "score", "run__finished_at")
    for pk, learner, exercise, served, score, finished in rows.values_list(*fields):
        yield Seen(pk, learner, exercise, served is not None, score, finished is not None)


def ideas_behind(drill: Drill) -> Mapping[int, Sequence[str]]:
    """The wrong ideas behind the answers of a drill, by exercise of a try."""
    found: dict[int, list[str]] = defaultdict(list)
    rows = RunExercise.objects.filter(run__drill=drill, score__lt=1, served__attempts__diagnoses__isnull=False)
    for pk, code in rows.values_list("pk", "served__attempts__diagnoses__code"):
        found[pk].append(code)
    return found


@dataclass(frozen=True, slots=True)
class Done:
    """What a learner has done of a drill, in the try that went best."""

    right: int
    answered: int
    asked: int
    finished: bool


def done(drills: Sequence[Drill]) -> Mapping[tuple[int, int], Done]:
    """What came of each drill, by drill and learner."""
    tried = RunExercise.objects.filter(run__drill__in=drills).order_by().values("run")
    counted = tried.annotate(
        drill=Min("run__drill"),
        learner=Min("run__learner"),
        right=Count("pk", Q(score=1)),
        answered=Count("score"),
        asked=Count("pk"),
        ended=Count("run__finished_at"),
    )
    best: dict[tuple[int, int], Done] = {}
    for drill, learner, right, answered, asked, ended in counted.values_list(*counted.query.annotations):
        one, before = Done(right, answered, asked, ended > 0), best.get((drill, learner))
        if before is None or (one.right, one.answered) > (before.right, before.answered):
            best[drill, learner] = one
    return best


def drills_of(classroom: Classroom) -> QuerySet[Drill]:
    """The drills that learners have been given, newest first."""
    given = Drill.objects.filter(classroom=classroom).exclude(status=Drill.Status.DRAFT)
    return given.order_by("-assigned_at", "-pk")


def tries_at(drill: Drill, learner: int, number: int) -> list[RunExercise]:
    """What a learner was served at a place of a drill, try by try."""
    rows = RunExercise.objects.filter(run__drill=drill, run__learner=learner, exercise__number=number)
    return list(rows.filter(served__isnull=False).select_related("run", "served").order_by("run__number"))


def attempt_at(tried: RunExercise) -> Attempt | None:
    """What was answered there."""
    return Attempt.objects.filter(served=tried.served_id).select_related("served").order_by("pk").first()


# The map ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Held:
    """What speaks for a wrong idea of a learner."""

    learner: int
    code: str
    weight: Weight


def evidence(classroom: Classroom) -> list[Held]:
    """All evidence that speaks for a wrong idea of anybody in the class."""
    # Fading never turns odds round, so that what lies below even odds need not be read.
    rows = Evidence.objects.filter(learner__in=learners_in(classroom).values("user"), chosen__gt=0, log_odds__gt=0)
    fields = ("learner", "code", "log_odds", "as_of", "last_chosen", "chosen", "rejected")
    return [Held(learner, code, Weight(*weight)) for learner, code, *weight in rows.values_list(*fields)]


def shown_in(drill: Drill) -> set[tuple[int, str]]:
    """Learners and the wrong ideas that their answers to a drill followed."""
    rows = RunExercise.objects.filter(run__drill=drill, score__lt=1, served__attempts__diagnoses__isnull=False)
    return set(rows.values_list("run__learner", "served__attempts__diagnoses__code").distinct())


# Summaries ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Asked:
    """Answers to one type of exercise."""

    skill: str
    level: int
    answered: int
    right: int


@dataclass(frozen=True, slots=True)
class Followed:
    """Wrong answers of one learner to one type of exercise that follow one idea; None: no idea that is known."""

    skill: str
    level: int
    code: str | None
    learner: int
    answers: int


def answered_in(classroom: Classroom, drill: Drill | None) -> QuerySet[RunExercise]:
    """What has been answered in the drills of a class, or in one of them."""
    rows = RunExercise.objects.filter(score__isnull=False).order_by()
    return rows.filter(run__drill=drill) if drill else rows.filter(run__drill__classroom=classroom)


def asked(classroom: Classroom, drill: Drill | None) -> list[Asked]:
    """Answers by type of exercise."""
    rows = answered_in(classroom, drill).values("exercise__skill", "exercise__level")
    counted = rows.annotate(answered=Count("pk"), right=Count("pk", Q(score=1)))
    return [Asked(*row) for row in counted.values_list("exercise__skill", "exercise__level", "answered", "right")]


def followed(classroom: Classroom, drill: Drill | None) -> list[Followed]:
    """Wrong answers by type of exercise, idea and learner."""
    kinds = ("exercise__skill", "exercise__level", "served__attempts__diagnoses__code", "run__learner")
    rows = answered_in(classroom, drill).filter(score__lt=1).values(*kinds).annotate(answers=Count("pk"))
    return [Followed(*row) for row in rows.values_list(*kinds, "answers")]


def unexplained(classroom: Classroom, drill: Drill | None, skill: str) -> QuerySet[RunExercise]:
    """Wrong answers that follow no idea we know, the latest first."""
    explained = Diagnosis.objects.filter(attempt__served=OuterRef("served"))
    rows = answered_in(classroom, drill).filter(~Exists(explained), score__lt=1)
    if skill:
        rows = rows.filter(exercise__skill=skill)
    return rows.select_related("run__drill", "exercise", "served").order_by("-answered_at", "-pk")


def answers_to(rows: Sequence[RunExercise]) -> Mapping[int, Attempt]:
    """The first attempts at what was served in these places, by what was served."""
    found: dict[int, Attempt] = {}
    for attempt in Attempt.objects.filter(served__in=[row.served_id for row in rows]).order_by("-pk"):
        found[attempt.served_id] = attempt
    return found
