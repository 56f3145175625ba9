"""The only writer of drills, of exceptions and of grades set by a teacher."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from itertools import chain, zip_longest
from typing import Any

from django.db import transaction
from django.utils import timezone, translation
from django.utils.translation import ngettext

from trainer.drills import readymade
from trainer.drills.deadlines import Moment, usual_deadline
from trainer.drills.readymade import ReadyMade
from trainer.drills.running import ask_of
from trainer.drills.seeds import Ask
from trainer.drills.terms import terms_of
from trainer.models import Classroom, Drill, DrillExercise, DrillLearner, Extension, GradeChange, Run, RunExercise, User


@dataclass(frozen=True, slots=True)
class Wanted:
    """What one learner is to be allowed, and why."""

    kind: str
    due: Moment | None = None
    factor: float | None = None
    tries: int | None = None
    withdrawn: bool = False
    reason: str = ""


@transaction.atomic
def draft(classroom: Classroom, title: str, asks: Iterable[Ask], by: User, **settings: Any) -> Drill:
    """A drill that nobody sees yet, by the house rules of its class."""
    drill = Drill.objects.create(
        classroom=classroom,
        title=title,
        created_by=by,
        time_zone=classroom.time_zone,
        **{"profile": classroom.profile, **settings},
    )
    _add(drill, asks, 1)
    return drill


def draft_ready_made(classroom: Classroom, slug: str, by: User) -> Drill | None:
    """A ready-made drill as a draft, its title in the language of the class; None where there is none of this name."""
    with translation.override(classroom.language):
        ready = readymade.find(slug, classroom.profile)
    return _draft_of(classroom, ready, ready.title, by) if ready else None


def _draft_of(classroom: Classroom, ready: ReadyMade, title: str, by: User) -> Drill:
    return draft(classroom, title, ready.asks, by, profile=ready.profile or classroom.profile)


@transaction.atomic
def change(drill: Drill, counts: Mapping[Ask, int], fields: Collection[str]) -> None:
    """Save what a form has changed. What was served stays: tries already begun keep their exercises."""
    drill.save(update_fields=fields)
    kept: list[DrillExercise] = []
    left = Counter(counts)
    for exercise in drill.exercises.filter(retired=False):
        ask = ask_of(exercise)
        if left[ask] > 0:
            left[ask] -= 1
            kept.append(exercise)
    gone = drill.exercises.filter(retired=False).exclude(pk__in=[exercise.pk for exercise in kept])
    begun = RunExercise.objects.filter(exercise__drill=drill).values("exercise")
    gone.filter(pk__in=begun).update(retired=True)
    gone.exclude(pk__in=begun).delete()
    numbers = drill.exercises.order_by("-number").values_list("number", flat=True)
    _add(drill, in_turn(left), (numbers.first() or 0) + 1)


def in_turn(counts: Mapping[Ask, int]) -> list[Ask]:
    """One of each, then again, as often as each is wanted; the easy levels first.

    >>> one, two = Ask("side-pots", "nlhe", 1), Ask("who-wins", "nlhe", 1)
    >>> [ask.skill for ask in in_turn({one: 1, two: 2})]
    ['side-pots', 'who-wins', 'who-wins']
    """
    rounds = zip_longest(*([ask] * count for ask, count in counts.items()))
    return sorted((ask for ask in chain.from_iterable(rounds) if ask), key=lambda ask: ask.level)


@transaction.atomic
def assign(drill: Drill, learners: Collection[int] | None, opens: Moment | None, due: Moment | None) -> None:
    """Give a drill to these learners of its class, None: to all, later ones too. Or change who has it and when.

    A deadline that moves takes marks of lateness away and never adds one.
    """
    drill.for_all = learners is None
    drill.opens_local, drill.opens_at = (opens.local, opens.at) if opens else ("", None)
    drill.due_local, drill.due_at = (due.local, due.at) if due else ("", None)
    if drill.status == Drill.Status.DRAFT:
        drill.time_zone = drill.classroom.time_zone
    drill.status = Drill.Status.ASSIGNED
    drill.assigned_at = drill.assigned_at or timezone.now()
    drill.save()
    DrillLearner.objects.filter(drill=drill).exclude(learner__in=learners or ()).delete()
    DrillLearner.objects.bulk_create(
        [DrillLearner(drill=drill, learner_id=learner) for learner in learners or ()], ignore_conflicts=True
    )
    extended = Extension.objects.filter(drill=drill, kind=Extension.Kind.DEADLINE).values("learner")
    _forgive(drill, drill.due_at, exclude={"run__learner__in": extended})


def assign_usual(drill: Drill, learners: Collection[int] | None, now: datetime) -> None:
    """Assign as is usual: open at once, due in a week."""
    assign(drill, learners, None, usual_deadline(now, drill.classroom.time_zone))


@transaction.atomic
def assign_more(classroom: Classroom, code: str, learners: Sequence[int], count: int, by: User) -> Drill | None:
    """So many more exercises against a wrong idea, for these learners; None where there is no such idea."""
    with translation.override(classroom.language):
        idea = readymade.misconception(code)
        if idea is None:
            return None
        ready = readymade.against(idea, count, classroom.profile)
        words = ngettext("%(count)s more: %(name)s", "%(count)s more: %(name)s", count)
        drill = _draft_of(classroom, ready, words % {"count": count, "name": ready.name}, by)
    assign_usual(drill, learners, timezone.now())
    return drill


def copy(drill: Drill, classroom: Classroom, by: User) -> Drill:
    """The same drill as a draft, in this or another class: without dates, learners and tries."""
    same = ("profile", "same_numbers", "tries", "feedback", "minutes", "grade_rule", "late_counts")
    asks = [ask_of(exercise) for exercise in drill.exercises.filter(retired=False).order_by("number")]
    return draft(classroom, drill.title, asks, by, **{name: getattr(drill, name) for name in same})


def archive(drill: Drill) -> None:
    """Put a drill away: learners no longer see it, its answers and grades stay."""
    drill.status = Drill.Status.ARCHIVED
    drill.save(update_fields=["status"])


def bring_back(drill: Drill) -> None:
    """Take a drill out of the archive."""
    drill.status = Drill.Status.ASSIGNED
    drill.save(update_fields=["status"])


def delete_draft(drill: Drill) -> None:
    """Delete a drill that nobody has seen."""
    Drill.objects.filter(pk=drill.pk, status=Drill.Status.DRAFT).delete()


@transaction.atomic
def make_exception(drill: Drill, learner: int, wanted: Wanted, by: User) -> Extension:
    """Note an exception for one learner; it holds at once, also for a try that is going on."""
    made = Extension.objects.create(
        drill=drill,
        learner_id=learner,
        kind=wanted.kind,
        due_local=wanted.due.local if wanted.due else "",
        due_at=wanted.due.at if wanted.due else None,
        factor=wanted.factor,
        tries=wanted.tries,
        withdrawn=wanted.withdrawn,
        by=by,
        reason=wanted.reason,
    )
    terms = terms_of(drill, Extension.objects.filter(drill=drill, learner=learner))
    if wanted.kind == Extension.Kind.DEADLINE:
        _forgive(drill, terms.due_at, filter={"run__learner": learner})
    elif wanted.kind == Extension.Kind.TIME and terms.limit and not wanted.withdrawn:
        _lengthen(drill, learner, terms.limit)
    return made


def set_grade(drill: Drill, learner: int, score: float | None, by: User, reason: str) -> GradeChange:
    """Set a grade instead of the rule's; None takes the rule's again."""
    return GradeChange.objects.create(drill=drill, learner_id=learner, score=score, by=by, reason=reason)


def _lengthen(drill: Drill, learner: int, limit: timedelta) -> None:
    """Give the last try more time; one that ran out goes on, as far as time is left."""
    run = Run.objects.filter(drill=drill, learner=learner, ends_at__isnull=False).order_by("-number").first()
    if run is None:
        return
    run.ends_at = run.started_at + limit
    if run.ends_at > timezone.now() and RunExercise.objects.filter(run=run, answered_at=None).exists():
        run.finished_at = None
    run.save(update_fields=["ends_at", "finished_at"])


def _forgive(
    drill: Drill,
    due_at: datetime | None,
    filter: Mapping[str, Any] | None = None,  # noqa: A002 (named as the method it goes to)
    exclude: Mapping[str, Any] | None = None,
) -> None:
    """Take the mark of lateness from answers that are no longer late."""
    late = RunExercise.objects.filter(run__drill=drill, late=True, **(filter or {}))
    if exclude:
        late = late.exclude(**exclude)
    if due_at is not None:
        late = late.filter(answered_at__lte=due_at)
    late.update(late=False, changed_at=timezone.now())


def _add(drill: Drill, asks: Iterable[Ask], first: int) -> None:
    DrillExercise.objects.bulk_create(
        DrillExercise(drill=drill, number=number, **asdict(ask)) for number, ask in enumerate(asks, first)
    )
