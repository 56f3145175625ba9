"""The open exercise of a set: what stands there, or what is dealt there now."""

from dataclasses import dataclass

from django.contrib.sessions.backends.base import SessionBase
from django.utils import timezone

from quizzes import queries, services, sets, tokens
from quizzes.exercises.base import NoSuchExercise
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import Shown, read, show
from quizzes.imports import make_any
from quizzes.models import ServedExercise
from quizzes.sets import PracticeSet
from quizzes.tokens import Ticket


@dataclass(frozen=True, slots=True)
class Opened:
    """An exercise put before somebody."""

    ticket: Ticket
    shown: Shown
    attempt_pk: int | None = None
    """Where it has been answered already."""


def open_exercise(session: SessionBase, practice: PracticeSet, learner: int | None) -> Opened:
    """What stands in the open place of the set. Dealt now where nothing does, or what did cannot be answered."""
    if practice.open_ticket is not None:
        opened = _again(practice.open_ticket, learner)
        if opened is not None:
            return opened
    seen = sets.seen(session) if learner is None else queries.recent_situations(learner)
    exercise = services.fresh_exercise(practice.open_slot, practice.profile, seen)
    ticket = Ticket(exercise.key, learner, tokens.new_nonce(), timezone.now())
    practice.show(ticket)
    sets.save(session, practice)
    if learner is None:
        sets.remember_seen(session, exercise.situation_key)
        return Opened(ticket, show(exercise))
    return _opened(services.serve(learner, exercise, ticket.nonce, ticket.served_at))


def _again(ticket: Ticket, learner: int | None) -> Opened | None:
    """The exercise of a page that was shown before, as long as it can still be answered."""
    served = queries.find_served(learner, ticket.key) if learner is not None else None
    if served is not None:
        return None if served.voided else _opened(served)
    try:
        exercise = make_any(ticket.key)
    except NoSuchExercise:
        return None
    if learner is None:
        return Opened(ticket, show(exercise))
    return _opened(services.serve(learner, exercise, ticket.nonce, ticket.served_at))


def _opened(served: ServedExercise) -> Opened:
    ticket = Ticket(served.key, served.learner_id, served.token, served.served_at)
    return Opened(ticket, read(served.snapshot), served.attempt_pk)


def shown_of(learner: int | None, key: ExerciseKey) -> Shown:
    """What is shown under a key: as it was served to this learner, or dealt anew. Raises NoSuchExercise."""
    served = queries.find_served(learner, key) if learner is not None else None
    return read(served.snapshot) if served is not None else show(make_any(key))
