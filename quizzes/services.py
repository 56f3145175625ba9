"""The only writers of what was asked and answered. A learner is known here by their primary key."""

import secrets
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import asdict
from datetime import datetime, timedelta

from django.conf import settings
from django.contrib.auth import login
from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.sessions.models import Session
from django.db import IntegrityError, transaction
from django.db.models import Subquery
from django.http import HttpRequest
from django.urls import reverse
from django.utils import timezone
from django.utils.module_loading import import_string
from django.utils.translation import get_language

from quizzes import evidence, mastery
from quizzes.exercises.answers import Unreadable
from quizzes.exercises.base import Exercise, NoSuchExercise, find_skill, make
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import Shown, read, snapshot
from quizzes.imports import make_any
from quizzes.marking import GraderFailed, Marked, mark
from quizzes.models import Attempt, Diagnosis, Evidence, Mastery, Review, ServedExercise
from quizzes.queries import find_served
from quizzes.tokens import BadTicket, Ticket
from quizzes.tokens import read as read_ticket

MOST_SEEDS = 30
"""Seeds tried for a situation that has not been seen lately."""
MOST_KEPT = 1000
"""Letters kept of what was typed; no honest answer is nearly as long."""
REJOIN = timedelta(minutes=10)
"""How long the page that made a guest can bring its sender back to that guest."""


def fresh_exercise(slot: mastery.Slot, profile: str, seen: Collection[str]) -> Exercise:
    """An exercise of a new seed whose situation is none of those seen. Raises NoSuchExercise."""
    skill = find_skill(slot.skill)
    for _ in range(MOST_SEEDS):
        seed = f"{secrets.randbits(32):08x}"
        exercise = make(ExerciseKey(slot.skill, skill.version, profile, skill.games[0], slot.level, seed))
        if exercise.situation_key not in seen:
            break
    return exercise


def serve(learner: int, exercise: Exercise, nonce: str, served_at: datetime) -> ServedExercise:
    """Note that a learner was asked this. Asked again, the first note stands."""
    key = exercise.key
    served = ServedExercise(
        learner_id=learner,
        skill=key.skill,
        version=key.version,
        profile=key.profile,
        game=key.game,
        level=key.level,
        seed=key.seed,
        situation_key=exercise.situation_key,
        snapshot=snapshot(exercise),
        token=nonce,
        served_at=served_at,
    )
    try:
        with transaction.atomic():
            served.save(force_insert=True)
    except IntegrityError:
        first = find_served(learner, key)
        if first is None:
            raise
        return first
    return served


def answer(served: ServedExercise, typed: str) -> Attempt:
    """Record an answer; the first one stands. Raises Unreadable. A fault of the grader voids the exercise."""
    shown = read(served.snapshot)
    try:
        marked = mark(shown, typed)
    except GraderFailed:
        return _void(served, typed)
    with transaction.atomic():
        review, last_ten, first = _lock(served)
        if first is not None:
            return served.attempts.get(pk=first)
        attempt = _keep(served, typed, marked)
        Diagnosis.objects.bulk_create(Diagnosis(attempt=attempt, code=idea.code) for idea in marked.ideas)
        tens = {(served.skill, served.level): mastery.remember(last_ten, attempt.correct)}
        _keep_tens(served.learner_id, tens)
        review.card, review.due = mastery.reviewed(review.card, attempt.correct, attempt.answered_at)
        review.save(update_fields=["card", "due"])
        _weigh(attempt, shown)
    return attempt


def answer_ticket(learner: int, ticket: Ticket, typed: str) -> Attempt:
    """Record the answer of a page. Raises Unreadable, NoSuchExercise, and BadTicket where the page is not theirs."""
    served = find_served(learner, ticket.key)
    if served is None:
        if ticket.learner not in (None, learner) or Attempt.objects.filter(client_token=ticket.nonce).exists():
            raise BadTicket(ticket.nonce)
        served = serve(learner, make_any(ticket.key), ticket.nonce, ticket.served_at)
    if served.attempt_pk is not None:
        return Attempt.objects.select_related("served").get(pk=served.attempt_pk)
    return answer(served, typed)


def answer_as_guest(request: HttpRequest, ticket: Ticket, typed: str) -> Attempt:
    """Record the first answer of somebody without a row: they become a guest. Raises Unreadable, NoSuchExercise.

    Sent twice, the second finds what the first recorded, and the sender becomes that guest: whoever double-clicks may
    never see the cookie of the first response.
    """
    exercise = make_any(ticket.key)
    with suppress(GraderFailed):
        mark(read(snapshot(exercise)), typed)
    with transaction.atomic():
        # Two posts of one page come from one session; its row makes the second wait.
        list(Session.objects.select_for_update().filter(pk=request.session.session_key).values("pk"))
        known = Attempt.objects.select_related("served__learner").filter(client_token=ticket.nonce).first()
        if known is None:
            guest = import_string(settings.QUIZZES_GUEST)(request)
            return answer(serve(guest.pk, exercise, ticket.nonce, ticket.served_at), typed)
        learner = known.served.learner
        if not learner.is_guest or timezone.now() - known.answered_at > REJOIN:
            raise BadTicket(ticket.nonce)
        login(request, learner, backend="django.contrib.auth.backends.ModelBackend")
        return known


def keep_pending(request: HttpRequest, token: str, typed: str) -> None:
    """Keep the answer of an account whose session has expired until they have logged in again."""
    request.session["pending_answer"] = {"token": token, "typed": typed}


def replay_pending(request: HttpRequest, user: AbstractBaseUser) -> str | None:
    """Record the answer that waited for its learner to log in, and name its page; anybody else's is dropped."""
    pending = request.session.pop("pending_answer", None)
    if pending is None:
        return None
    with suppress(BadTicket, Unreadable, NoSuchExercise):
        ticket = read_ticket(pending["token"])
        return reverse("quizzes:answer", args=[answer_ticket(user.pk, ticket, pending["typed"]).pk])
    return None


def dispute(attempt: Attempt, note: str) -> None:
    """Keep why the learner thinks that the verdict is wrong."""
    attempt.note = note
    attempt.save(update_fields=["note"])


@transaction.atomic
def rebuild(learner: int) -> None:
    """Fold all attempts of a learner again into mastery, reviews and evidence."""
    list(Review.objects.select_for_update().filter(learner_id=learner))
    answers = Attempt.objects.filter(served__learner_id=learner, served__voided=False).order_by("pk")
    folded = mastery.fold(answers.values_list("served__skill", "served__level", "correct", "answered_at"))
    Mastery.objects.filter(learner_id=learner).exclude(skill__in=folded.cards).delete()
    Review.objects.filter(learner_id=learner).exclude(skill__in=folded.cards).delete()
    _keep_tens(learner, folded.tens)
    Review.objects.bulk_create(
        [Review(learner_id=learner, skill=skill, card=card, due=due) for skill, (card, due) in folded.cards.items()],
        update_conflicts=True,
        unique_fields=["learner", "skill"],
        update_fields=["card", "due"],
    )
    weigh_again(learner)


@transaction.atomic
def weigh_again(learner: int) -> None:
    """Fold all attempts of a learner again into evidence, by the model of today."""
    # Of the snapshots, which are long, the options alone.
    answers = Attempt.objects.filter(served__learner_id=learner, served__voided=False).order_by("pk")
    weights = evidence.fold(
        ([(option["answer"], option["misconceptions"]) for option in options], understood, when)
        for options, understood, when in answers.values_list("served__snapshot__options", "understood", "answered_at")
    )
    Evidence.objects.filter(learner_id=learner).exclude(code__in=weights).delete()
    _keep_weights(learner, weights)


@transaction.atomic
def merge_learners(source: AbstractBaseUser, into: AbstractBaseUser) -> None:
    """Move everything that one learner answered to another. Of a shared exercise the older row keeps all attempts."""
    theirs = {row.key: row for row in ServedExercise.objects.filter(learner_id=into.pk).defer("snapshot")}
    for row in ServedExercise.objects.filter(learner_id=source.pk).defer("snapshot"):
        other = theirs.get(row.key)
        older = row
        if other is not None:
            older, newer = sorted((row, other), key=lambda one: (one.served_at, one.pk))
            newer.attempts.update(served=older)
            newer.delete()
            older.voided |= newer.voided
        older.learner_id = into.pk
        older.save(update_fields=["learner", "voided"])
    Mastery.objects.filter(learner_id=source.pk).delete()
    Review.objects.filter(learner_id=source.pk).delete()
    Evidence.objects.filter(learner_id=source.pk).delete()
    rebuild(into.pk)


def _void(served: ServedExercise, typed: str) -> Attempt:
    with transaction.atomic():
        served.voided = True
        served.save(update_fields=["voided"])
        return served.attempts.order_by("pk").first() or _keep(served, typed, Marked("", 0.0, ()))


def _keep(served: ServedExercise, typed: str, marked: Marked) -> Attempt:
    now = timezone.now()
    return Attempt.objects.create(
        served=served,
        typed=typed[:MOST_KEPT],
        understood=marked.understood,
        score=marked.score,
        correct=marked.correct,
        locale=get_language() or settings.LANGUAGE_CODE,
        engine_version=settings.VERSION,
        answered_at=now,
        seconds=max(0, int((now - served.served_at).total_seconds())),
        client_token=served.token,
    )


def _lock(served: ServedExercise) -> tuple[Review, str, int | None]:
    """Take the lock under which a learner's answers to a skill are folded one after the other: the row of the review.

    With it come the last ten answers on the level and the first attempt at this exercise, as they stand under the lock.
    """
    place = {"learner_id": served.learner_id, "skill": served.skill}
    Review.objects.bulk_create(
        [Review(**place)], update_conflicts=True, unique_fields=["learner", "skill"], update_fields=["skill"]
    )
    review = Review.objects.annotate(
        last_ten=Subquery(Mastery.objects.filter(**place, level=served.level).values("last_ten")),
        first=Subquery(served.attempts.order_by("pk").values("pk")[:1]),
    ).get(**place)
    return review, review.last_ten or "", review.first


def _keep_tens(learner: int, tens: Mapping[tuple[str, int], str]) -> None:
    Mastery.objects.bulk_create(
        [
            Mastery(learner_id=learner, skill=skill, level=level, last_ten=last_ten)
            for (skill, level), last_ten in tens.items()
        ],
        update_conflicts=True,
        unique_fields=["learner", "skill", "level"],
        update_fields=["last_ten"],
    )


def _weigh(attempt: Attempt, shown: Shown) -> None:
    learner = attempt.served.learner_id
    codes = evidence.moves(shown.options, attempt.understood)
    # Several skills may expose one idea; its rows are locked in one order for all.
    rows = list(Evidence.objects.select_for_update().filter(learner_id=learner, code__in=codes).order_by("code"))
    if any(row.version != evidence.MODEL for row in rows):
        weigh_again(learner)
        return
    before = {row.code: row.weight for row in rows}
    _keep_weights(learner, evidence.fold([(shown.options, attempt.understood, attempt.answered_at)], before))


def _keep_weights(learner: int, weights: Mapping[str, evidence.Weight]) -> None:
    Evidence.objects.bulk_create(
        [
            Evidence(learner_id=learner, code=code, version=evidence.MODEL, **asdict(weight))
            for code, weight in sorted(weights.items())
        ],
        update_conflicts=True,
        unique_fields=["learner", "code"],
        update_fields=["version", *evidence.Weight.__dataclass_fields__],
    )
