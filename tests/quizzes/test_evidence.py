"""What answers say about wrong ideas: the numbers, and that the rows are nothing but a fold over the attempts."""

from datetime import UTC, datetime, timedelta
from math import exp, log
from typing import Any

import pytest

from quizzes import evidence, services
from quizzes.evidence import Level, Weight, fold, level_of, moves
from quizzes.exercises.base import SKILLS
from quizzes.exercises.snapshot import read
from quizzes.models import Attempt, Evidence, ServedExercise
from tests.factories.quizzes import answer, answer_many, codes_of, key_of, serve, wrong_answer
from trainer.models import User

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
TWO = [("right", []), ("wrong", ["a"])]
FOUR = [("right", []), ("1", ["a"]), ("2", ["b"]), ("3", ["c"])]
SHARED = [("right", []), ("1", ["a", "b"])]


def odds(weight: Weight, now: datetime = NOW) -> float:
    return round(exp(weight.faded(now)), 6)


def after(*answers: tuple[Any, str], before: dict[str, Weight] | None = None) -> dict[str, Weight]:
    return fold([(options, given, NOW) for options, given in answers], before)


# The numbers --------------------------------------------------------------------------------------------------------


def test_nothing_answered_is_even_odds_and_no_evidence() -> None:
    assert (Weight().strength(NOW), Weight().level(NOW)) == (0.5, Level.NONE)


@pytest.mark.parametrize(
    ("options", "given", "expected"),
    [
        (TWO, "wrong", {"a": 3}),
        (TWO, "right", {"a": 0.4}),
        (FOUR, "1", {"a": 3, "b": 0.4 ** (1 / 3), "c": 0.4 ** (1 / 3)}),
        (FOUR, "right", {"a": 0.4 ** (1 / 3), "b": 0.4 ** (1 / 3), "c": 0.4 ** (1 / 3)}),
        (FOUR, "what nobody thought of", {"a": 0.4 ** (1 / 3), "b": 0.4 ** (1 / 3), "c": 0.4 ** (1 / 3)}),
        (SHARED, "1", {"a": 3**0.5, "b": 3**0.5}),
        (SHARED, "right", {"a": 0.4, "b": 0.4}),
        ([("right", [])], "right", {}),
    ],
)
def test_an_answer_moves_the_odds_of_every_idea_on_offer(options: Any, given: str, expected: dict[str, float]) -> None:
    assert {code: odds(weight) for code, weight in after((options, given)).items()} == pytest.approx(expected)


def test_the_more_options_the_less_a_rejection_weighs() -> None:
    sizes = [[("right", []), *((str(n), [str(n)]) for n in range(count))] for count in range(1, 6)]
    rejections = [moves(options, "right")["0"] for options in sizes]
    assert rejections == sorted(rejections)
    assert max(rejections) < 0


def test_what_was_chosen_and_rejected_is_counted_and_dated() -> None:
    later = NOW + timedelta(days=2)
    weight = fold([(TWO, "wrong", NOW), (TWO, "right", later)])["a"]

    assert (weight.chosen, weight.rejected, weight.last_chosen, weight.as_of) == (1, 1, NOW, later)


def test_evidence_is_bounded_on_both_sides() -> None:
    assert after(*[(TWO, "wrong")] * 9)["a"].strength(NOW) == pytest.approx(0.95)
    assert after(*[(TWO, "right")] * 9)["a"].strength(NOW) == pytest.approx(0.05)


def test_evidence_fades_by_half_in_thirty_days() -> None:
    weight = after((TWO, "wrong"))["a"]

    assert odds(weight, NOW + timedelta(days=30)) == pytest.approx(3**0.5, abs=1e-5)
    assert odds(weight, NOW + timedelta(days=60)) == pytest.approx(3**0.25, abs=1e-5)
    assert weight.strength(NOW + timedelta(days=3650)) == pytest.approx(0.5)
    again = fold([(TWO, "wrong", NOW + timedelta(days=30))], {"a": weight})["a"]
    assert again.log_odds == pytest.approx(1.5 * log(3))


def test_a_clock_that_goes_back_makes_nothing_stronger() -> None:
    weight = fold([(TWO, "wrong", NOW), (TWO, "wrong", NOW - timedelta(days=30))])["a"]

    assert odds(weight) == pytest.approx(9)
    assert (weight.as_of, weight.last_chosen) == (NOW, NOW)


def test_once_is_some_twice_is_strong_shared_is_weak_and_five_right_answers_undo_it() -> None:
    assert after((TWO, "wrong"))["a"].level(NOW) is Level.SOME
    assert after((TWO, "wrong"), (TWO, "wrong"))["a"].level(NOW) is Level.STRONG
    assert after((SHARED, "1"))["a"].level(NOW) is Level.WEAK
    assert after((FOUR, "1"), *[(FOUR, "right")] * 4)["a"].level(NOW) is Level.NONE
    assert [level_of(strength) for strength in (0.86, 0.7, 0.51, 0.5, 0.1)] == [*list(Level)[:3], *[Level.NONE] * 2]


# The rows -----------------------------------------------------------------------------------------------------------


def rows(learner: User) -> list[dict[str, Any]]:
    return list(Evidence.objects.filter(learner=learner).order_by("code").values())


@pytest.mark.django_db
@pytest.mark.parametrize("skill", sorted(SKILLS))
def test_an_answer_is_folded_into_the_rows_of_its_ideas(alice: User, skill: str) -> None:
    served = serve(alice, key_of(skill, 2))
    shown = read(served.snapshot)
    wrong = wrong_answer(shown)

    attempt = services.answer(served, wrong)

    kept = {row["code"]: row for row in rows(alice)}
    assert set(kept) == {code for _text, codes in shown.options for code in codes}
    assert {code for code, row in kept.items() if row["chosen"]} == codes_of(shown, wrong)
    assert all(row["chosen"] + row["rejected"] == 1 for row in kept.values())
    assert {row["last_chosen"] for row in kept.values() if row["chosen"]} == {attempt.answered_at}
    assert {row["version"] for row in kept.values()} == {evidence.MODEL}


@pytest.mark.django_db
def test_the_first_answer_stands_in_the_evidence_too(alice: User) -> None:
    served = serve(alice)
    shown = read(served.snapshot)
    services.answer(served, wrong_answer(shown))
    before = rows(alice)

    services.answer(served, shown.answer)

    assert rows(alice) == before


@pytest.mark.django_db
def test_rebuilding_evidence_changes_nothing(alice: User, bob: User) -> None:
    answer_many(alice, "110100111011")
    answer_many(alice, "01", skill="who-wins", level=2)
    answer_many(bob, "0")
    before, bobs = rows(alice), rows(bob)

    services.rebuild(alice.pk)

    assert (rows(alice), rows(bob)) == (before, bobs)


@pytest.mark.django_db
def test_rebuilding_mends_evidence_that_is_broken_or_of_no_attempt(alice: User) -> None:
    answer_many(alice, "1100")
    right = rows(alice)
    Evidence.objects.update(log_odds=0, chosen=7)
    Evidence.objects.create(learner=alice, code="gone", log_odds=1, as_of=NOW, chosen=1, rejected=0, version=1)

    services.rebuild(alice.pk)

    assert rows(alice) == right


@pytest.mark.django_db
def test_rows_of_an_older_model_are_weighed_again_at_the_next_answer(alice: User) -> None:
    answer_many(alice, "110")
    Evidence.objects.update(log_odds=0.1, version=evidence.MODEL - 1)

    answer(alice, key_of(seed=9))

    fresh = rows(alice)
    services.rebuild(alice.pk)
    assert rows(alice) == fresh
    assert {row["version"] for row in fresh} == {evidence.MODEL}


@pytest.mark.django_db
def test_a_voided_exercise_says_nothing(alice: User) -> None:
    answer(alice, right=False)
    ServedExercise.objects.update(voided=True)

    services.rebuild(alice.pk)

    assert rows(alice) == []


@pytest.mark.django_db
def test_merging_weighs_the_answers_of_both(alice: User, bob: User) -> None:
    answer_many(bob, "10", first=1)
    answer_many(alice, "00", first=3)

    services.merge_learners(bob, alice)

    assert rows(bob) == []
    folded = evidence.fold(
        (read(attempt.served.snapshot).options, attempt.understood, attempt.answered_at)
        for attempt in Attempt.objects.select_related("served").order_by("pk")
    )
    assert {row.code: row.weight for row in Evidence.objects.filter(learner=alice)} == folded
