"""Action out of turn: RULES 4.10."""

import pytest

from quizzes.engine.action import Verb
from quizzes.engine.profile import ROBERTS_11, TDA_2024, RulesProfile
from quizzes.engine.rulings.ruling import Outcome, Ruling
from quizzes.engine.rulings.turn import OutOfTurn, Skipped, out_of_turn, skipped
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Chips
from tests.engine.rulings.incidents import BOOKS, P3, acts, facing, is_call, is_raise, told

CALL_OR_FOLD = Ruling(Outcome.CALL_OR_FOLD, Chips(300))


def options(call: int, raise_to: int) -> Ruling:
    return Ruling(Outcome.ALL_OPTIONS, Chips(call), Chips(raise_to))


def acted(
    verb: Verb, to: int | None = None, since: str = "", highest: int = 300, profile: RulesProfile = TDA_2024
) -> Explained[Ruling]:
    spot = facing(highest, 300)
    return out_of_turn(OutOfTurn(spot, verb, None if to is None else Chips(to), acts(since)), profile)


@pytest.mark.parametrize("since", ["p2 call", "p2 fold", ""])
def test_tda_53_a_example_the_raise_to_800_stands(since: str) -> None:
    """A bet of 300, and “raise, 800” out of turn; the skipped player calls or folds."""
    explained = acted(Verb.RAISE, 800, since)
    assert told(explained) == [
        (Rule.ACTION_BACKS_UP, P3),
        (Rule.ACTION_NOT_CHANGED, False),
        (Rule.RULED_RAISE, is_raise(800)),
    ]


@pytest.mark.parametrize("profile", BOOKS, ids=lambda profile: profile.name)
def test_tda_53_a_example_the_skipped_player_makes_it_600(profile: RulesProfile) -> None:
    """Then the 800 is free again: call 600, raise to 900 or more, or fold."""
    explained = acted(Verb.RAISE, 800, "p2 raise 600", profile=profile)
    assert told(explained) == [
        (Rule.ACTION_BACKS_UP, P3),
        (Rule.ACTION_CHANGED, True),
        (Rule.RULED_ALL_OPTIONS, options(600, 900)),
    ]


def test_tda_53_a_and_s7_a_check_does_not_bind_after_a_bet() -> None:
    """C15: all options; Robert's takes the right to raise."""
    rulings = [acted(Verb.CHECK, since="p2 bet 300", highest=0, profile=profile).value for profile in BOOKS]
    assert rulings == [options(300, 600), options(300, 600), CALL_OR_FOLD]
    assert told(acted(Verb.CHECK, since="p2 bet 300", highest=0, profile=ROBERTS_11)) == [
        (Rule.ACTION_BACKS_UP, P3),
        (Rule.ACTION_CHANGED, True),
        (Rule.OUT_OF_TURN_LOSES_RAISE, Verb.CHECK),
        (Rule.RULED_CALL_OR_FOLD, CALL_OR_FOLD),
    ]


def test_c15_a_call_out_of_turn_after_a_raise() -> None:
    rulings = [acted(Verb.CALL, since="p2 raise 1000", profile=profile).value for profile in BOOKS]
    assert rulings == [options(1000, 1700), options(1000, 1700), Ruling(Outcome.CALL_OR_FOLD, Chips(1000))]


def test_tda_53_a_an_unchanged_check_or_call_binds() -> None:
    for profile in BOOKS:
        assert acted(Verb.CHECK, since="p1 check, p2 check", highest=0, profile=profile).value.outcome is Outcome.CHECK
        assert acted(Verb.CALL, since="p2 call", profile=profile).value == is_call(300)
    assert acted(Verb.BET, 500, "p2 check", highest=0).value == Ruling(Outcome.BET, Chips(500))


def test_tda_58_a_fold_out_of_turn_always_binds() -> None:
    explained = acted(Verb.FOLD, since="p2 raise 1000")
    assert told(explained)[1:] == [(Rule.FOLD_ALWAYS_BINDS, Verb.FOLD), (Rule.RULED_FOLD, Ruling(Outcome.FOLD))]


def test_a_short_all_in_changes_the_action_but_not_the_size() -> None:
    """300, and the skipped player is all-in for 400: a raise is to 700 at least."""
    assert acted(Verb.CALL, since="p2 raise 400").value == options(400, 700)


def test_tda_53_b_a_skipped_player_speaks_before_substantial_action() -> None:
    early, late = acts("p4 fold, p5 fold"), acts("p4 call, p5 call")
    assert told(skipped(Skipped(P3, early), TDA_2024)) == [
        (Rule.NO_SUBSTANTIAL_ACTION, False),
        (Rule.SKIPPED_IN_TIME, False),
        (Rule.RULED_BACK_UP, Ruling(Outcome.BACK_UP)),
    ]
    assert told(skipped(Skipped(P3, late), TDA_2024)) == [
        (Rule.ACTION_WITH_CHIPS, True),
        (Rule.SKIPPED_TOO_LATE, True),
        (Rule.RULED_FLOOR_DECIDES, Ruling(Outcome.FLOOR_DECIDES)),
    ]
    assert skipped(Skipped(P3, early), ROBERTS_11).value.outcome is Outcome.BACK_UP
