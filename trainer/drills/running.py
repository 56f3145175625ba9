"""Tries at a drill: the only writer of runs and what is answered in them.

Each transaction touches rows of one learner only, so that a whole class may begin in the same minute.
"""

from dataclasses import replace
from datetime import datetime

from django.db import IntegrityError, transaction
from django.utils import timezone

from quizzes import services as answering
from quizzes.exercises.base import find_skill
from quizzes.models import Attempt, ServedExercise
from quizzes.queries import recent_situations
from quizzes.tokens import new_nonce
from trainer.drills.seeds import EVERYBODY, Ask, Place, deal
from trainer.drills.terms import Refusal, Terms, is_over, terms_of, time_is_up
from trainer.models import Drill, DrillExercise, DrillLearner, Extension, GradeChange, Run, RunExercise, User


class CannotBegin(Exception):
    """No try may be begun: why, as a Refusal."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why)
        self.why = why


def terms_for(drill: Drill, learner: int) -> Terms:
    """The terms of one learner."""
    return terms_of(drill, Extension.objects.filter(drill=drill, learner=learner).order_by("pk"))


def refusal(drill: Drill, terms: Terms, begun: int, now: datetime) -> Refusal | None:
    """Why the next try cannot be begun, when so many have been; None: it can. A late try is one too."""
    if not terms.is_open(now):
        return Refusal.NOT_OPEN
    if terms.tries is not None and begun >= terms.tries:
        return Refusal.NO_TRIES
    return None


def start(drill: Drill, learner: User, now: datetime) -> Run:
    """The open try, or a new one. Asked for twice at once, it is one and the same. Raises CannotBegin."""
    try:
        with transaction.atomic():
            return _start(drill, learner, now)
    except IntegrityError:
        # Begun at the same moment in another window.
        return Run.objects.filter(drill=drill, learner=learner).latest("number")


def _start(drill: Drill, learner: User, now: datetime) -> Run:
    last = Run.objects.filter(drill=drill, learner=learner).order_by("-number").first()
    if last is not None and not is_over(last, now):
        return last
    terms = terms_for(drill, learner.pk)
    why = refusal(drill, terms, last.number if last else 0, now)
    exercises = list(drill.exercises.filter(retired=False).order_by("number"))
    if why or not exercises:
        raise CannotBegin(why or Refusal.EMPTY)
    if last is not None and last.finished_at is None:
        Run.objects.filter(pk=last.pk).update(finished_at=last.ends_at)
    run = Run.objects.create(
        drill=drill,
        learner=learner,
        number=last.number + 1 if last else 1,
        started_at=now,
        ends_at=now + terms.limit if terms.limit else None,
    )
    RunExercise.objects.bulk_create(RunExercise(run=run, exercise=exercise) for exercise in exercises)
    return run


def show(place: RunExercise, run: Run, now: datetime) -> ServedExercise:
    """What stands at a place of a try, dealt when it is first looked at. Raises NoSuchExercise."""
    served: ServedExercise | None = place.served
    if served is not None and not served.voided:
        return served
    others = RunExercise.objects.filter(run=run, served__isnull=False).exclude(pk=place.pk)
    seen = set(others.values_list("served__situation_key", flat=True))
    if served is not None:
        seen.update(recent_situations(run.learner_id))
    drill, number = run.drill, place.exercise.number
    whose = EVERYBODY if drill.same_numbers else run.learner_id
    dealt = deal(_ask_for(place, run.learner_id), drill.profile, Place(drill.pk, whose, number, run.number), seen)
    with transaction.atomic():
        served = answering.serve(run.learner_id, dealt, new_nonce(), now)
        unchanged = RunExercise.objects.filter(pk=place.pk, served=place.served)
        if unchanged.update(served=served, changed_at=now):
            place.served = served
            return served
    # Dealt at the same moment in another window.
    place.refresh_from_db(fields=["served"])
    assert place.served is not None
    return place.served


def _ask_for(place: RunExercise, learner: int) -> Ask:
    """What is asked at a place. An imported situation is asked of a learner once; after that, dealt ones like it."""
    ask = ask_of(place.exercise)
    asked = ServedExercise.objects.filter(learner=learner, skill=ask.skill, seed=ask.situation)
    if not ask.situation or not asked.exists():
        return ask
    games = find_skill(ask.skill).games
    return replace(ask, situation="", game=ask.game if ask.game in games else games[0])


def answer(place: RunExercise, run: Run, typed: str) -> Attempt:
    """Record an answer; the first one stands. Late ones are kept and marked. Raises Unreadable.

    Of an exercise that the grader fails on the attempt's `served.voided` is set: show() deals another.
    """
    assert place.served is not None
    with transaction.atomic():
        # The lock under which one learner's answers to a try follow each other.
        run.refresh_from_db(fields=["finished_at", "ends_at"], from_queryset=Run.objects.select_for_update())
        attempt = answering.answer(place.served, typed)
        if not attempt.served.voided:
            note(place, run, attempt)
    return attempt


def note(place: RunExercise, run: Run, attempt: Attempt) -> None:
    """Copy what came of a place from its attempt, and close the try with its last answer."""
    late = terms_for(run.drill, run.learner_id).is_late(attempt.answered_at)
    RunExercise.objects.filter(pk=place.pk, answered_at=None).update(
        score=attempt.score, answered_at=attempt.answered_at, late=late, changed_at=timezone.now()
    )
    place.score, place.answered_at, place.late = attempt.score, attempt.answered_at, late
    if run.finished_at is None and not RunExercise.objects.filter(run=run, answered_at=None).exists():
        run.finished_at = attempt.answered_at
    elif run.finished_at is None and time_is_up(run.ends_at, attempt.answered_at):
        run.finished_at = run.ends_at
    else:
        return
    run.save(update_fields=["finished_at"])


def ask_of(exercise: DrillExercise) -> Ask:
    """What is asked for at a place of a drill."""
    return Ask(exercise.skill, exercise.game, exercise.level, exercise.misconception, exercise.situation)


@transaction.atomic
def merge_tries(guest: User, account: User) -> None:
    """Give an account a guest's tries, after its own, and the drills and exceptions meant for the guest.

    To be called once the answers have moved, before the guest's row goes.
    """
    for run in Run.objects.filter(learner=guest).order_by("drill", "number"):
        last = Run.objects.filter(learner=account, drill=run.drill_id).order_by("-number").first()
        run.learner, run.number = account, (last.number if last else 0) + 1
        run.save(update_fields=["learner", "number"])
    chosen = DrillLearner.objects.filter(learner=account).values("drill")
    DrillLearner.objects.filter(learner=guest).exclude(drill__in=chosen).update(learner=account)
    Extension.objects.filter(learner=guest).update(learner=account)
    GradeChange.objects.filter(learner=guest).update(learner=account)
