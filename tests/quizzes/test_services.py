"""What is recorded, what is refused, and that the caches are nothing but a fold."""

from datetime import timedelta
from typing import Any

import pytest
from django.conf import settings
from django.db import IntegrityError
from django.utils import timezone, translation

from quizzes import services
from quizzes.exercises.answers import Unreadable
from quizzes.exercises.base import SKILLS, make
from quizzes.exercises.snapshot import read
from quizzes.mastery import Slot
from quizzes.models import Attempt, Diagnosis, Mastery, Review, ServedExercise
from tests.factories.quizzes import answer, answer_many, codes_of, key_of, right_answer, serve, wrong_answer
from trainer.models import User

pytestmark = pytest.mark.django_db


def caches(learner: User) -> tuple[list[Any], list[Any]]:
    tens = Mastery.objects.filter(learner=learner).order_by("skill", "level").values("skill", "level", "last_ten")
    cards = Review.objects.filter(learner=learner).order_by("skill").values("skill", "card", "due")
    return list(tens), list(cards)


def test_an_attempt_keeps_what_was_typed_and_what_was_understood(alice: User) -> None:
    served = serve(alice, at=timezone.now() - timedelta(seconds=90))
    right = right_answer(read(served.snapshot))

    with translation.override("es"):
        attempt = services.answer(served, f" {right} ")

    assert (attempt.typed, attempt.understood, attempt.score, attempt.correct) == (f" {right} ", right, 1.0, True)
    assert (attempt.locale, attempt.engine_version, attempt.client_token) == ("es", settings.VERSION, served.token)
    assert 90 <= attempt.seconds < 100
    assert Diagnosis.objects.count() == 0


@pytest.mark.parametrize("skill", sorted(SKILLS))
def test_every_wrong_option_is_diagnosed(alice: User, skill: str) -> None:
    served = serve(alice, key_of(skill, 2))
    shown = read(served.snapshot)
    wrong = wrong_answer(shown)

    attempt = services.answer(served, wrong)

    assert not attempt.correct
    assert set(attempt.diagnoses.values_list("code", flat=True)) == codes_of(shown, wrong)


def test_part_of_the_pots_is_part_of_the_score(alice: User) -> None:
    served = serve(alice, key_of("side-pots"))
    first, *_rest = read(served.snapshot).answer.split("|")

    attempt = services.answer(served, first)

    assert 0 < attempt.score < 1
    assert not attempt.correct


def test_the_first_answer_stands(alice: User) -> None:
    served = serve(alice)
    shown = read(served.snapshot)

    first = services.answer(served, wrong_answer(shown))
    second = services.answer(served, right_answer(shown))

    assert second == first
    assert list(Attempt.objects.all()) == [first]
    assert Mastery.objects.get().last_ten == "0"


@pytest.mark.parametrize("typed", ["", "abc", "-5", "1.5", "12 34x", "1" * 40, "１２", "12\x00"])
def test_what_cannot_be_read_costs_nothing(alice: User, typed: str) -> None:
    served = serve(alice)

    with pytest.raises(Unreadable):
        services.answer(served, typed)

    assert (Attempt.objects.count(), Mastery.objects.count(), Review.objects.count()) == (0, 0, 0)


def test_a_seat_that_is_not_at_the_table_cannot_be_read(alice: User) -> None:
    with pytest.raises(Unreadable):
        services.answer(serve(alice, key_of("who-wins")), "p10")


def test_serving_twice_keeps_the_first_note(alice: User) -> None:
    assert serve(alice) == serve(alice)
    assert ServedExercise.objects.count() == 1


def test_a_very_long_answer_is_kept_by_its_beginning(alice: User) -> None:
    served = serve(alice, key_of("who-wins"))

    attempt = services.answer(served, "p1 " * 1000)

    assert (attempt.understood, attempt.typed) == ("p1", ("p1 " * 1000)[:1000])


def test_a_token_is_used_once(alice: User, bob: User) -> None:
    attempt = answer(alice)
    served = serve(bob)
    served.token = attempt.client_token

    with pytest.raises(IntegrityError):
        services.answer(served, "12")


def test_rebuilding_changes_nothing(alice: User, bob: User) -> None:
    answer_many(alice, "110100111011")
    answer_many(alice, "01", skill="who-wins", level=2)
    answer_many(bob, "0")
    before, bobs = caches(alice), caches(bob)

    services.rebuild(alice.pk)

    assert caches(alice) == before
    assert caches(bob) == bobs
    assert before[0][0]["last_ten"] == "0100111011"


def test_rebuilding_mends_what_is_broken(alice: User) -> None:
    answer_many(alice, "1101")
    right = caches(alice)
    Review.objects.update(card=None, due=None)
    Mastery.objects.update(last_ten="0")
    Mastery.objects.create(learner=alice, skill="never-asked", level=1, last_ten="1")

    services.rebuild(alice.pk)

    assert caches(alice) == right


def test_a_fault_of_the_grader_keeps_the_answer_and_voids_the_exercise(
    alice: User, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    served = serve(alice)
    monkeypatch.setattr(type(SKILLS["minimum-raise"]), "grade", lambda *_: 1 / 0)

    attempt = services.answer(served, "120")

    served.refresh_from_db()
    assert served.voided
    assert (attempt.typed, attempt.understood, attempt.correct) == ("120", "", False)
    assert caches(alice) == ([], [])
    assert "The grader failed on minimum-raise.1/tda-2024/nlhe/1/0000002a" in caplog.text
    services.rebuild(alice.pk)
    assert caches(alice) == ([], [])


def test_merging_moves_everything_and_folds_it_again(alice: User, bob: User) -> None:
    answer_many(bob, "10", first=1)
    answer_many(alice, "11", first=3)
    attempts = list(Attempt.objects.order_by("pk"))

    services.merge_learners(bob, alice)

    assert list(Attempt.objects.filter(served__learner=alice).order_by("pk")) == attempts
    assert ServedExercise.objects.filter(learner=bob).count() == 0
    assert caches(bob) == ([], [])
    assert caches(alice)[0] == [{"skill": "minimum-raise", "level": 1, "last_ten": "1011"}]


@pytest.mark.parametrize("older_is_guests", [True, False])
def test_the_older_row_of_a_shared_key_keeps_both_attempts(alice: User, bob: User, older_is_guests: bool) -> None:
    now = timezone.now()
    theirs = serve(alice, at=now)
    guests = serve(bob, at=now + timedelta(hours=-1 if older_is_guests else 1))
    right = right_answer(read(theirs.snapshot))
    attempts = [services.answer(theirs, right), services.answer(guests, right)]

    services.merge_learners(bob, alice)

    kept = ServedExercise.objects.get()
    assert kept.pk == (guests if older_is_guests else theirs).pk
    assert kept.learner == alice
    assert list(kept.attempts.order_by("pk")) == attempts
    assert Mastery.objects.get().last_ten == "11"


def test_a_voided_exercise_stays_so_when_merged(alice: User, bob: User) -> None:
    answer(alice)
    answer(bob, right=False)
    ServedExercise.objects.filter(learner=bob).update(voided=True)

    services.merge_learners(bob, alice)

    assert ServedExercise.objects.get().voided
    assert caches(alice) == ([], [])


def test_a_fresh_exercise_is_none_of_those_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = iter([1, 1, 2])
    monkeypatch.setattr(services.secrets, "randbits", lambda _: next(seeds))
    seen = make(key_of(seed=1)).situation_key

    exercise = services.fresh_exercise(Slot("minimum-raise", 1), "tda-2024", [seen])

    assert exercise.key == key_of(seed=2)


def test_a_dispute_keeps_the_note_and_nothing_else(alice: User) -> None:
    attempt = answer(alice, right=False)
    before = {name: value for name, value in vars(attempt).items() if name not in ("_state", "note")}

    services.dispute(attempt, "The blind was short.")

    kept = Attempt.objects.get()
    assert kept.note == "The blind was short."
    assert {name: getattr(kept, name) for name in before if name != "_served_cache"} == before
