"""Who may raise after an all-in that was no full raise: TDA 47, its illustrations, and what other books add."""

import pytest

from quizzes.engine.betting import Breach, IllegalAction, legal_actions, may_raise, minimum_raise
from quizzes.engine.hand import Hand
from quizzes.engine.trace import Rule
from quizzes.engine.units import Seat
from tests.engine.tables import DEEP, P1, P2, P3, P4, P6, flop, on, start, told


def may(hand: Hand, seat: Seat) -> int | None:
    """What the seat to act may raise to at least, if at all; every answer says the same."""
    assert hand.to_act == seat
    least = minimum_raise(hand.round, seat).value
    assert may_raise(hand.round, seat).value is (least is not None)
    assert (legal_actions(hand.round, seat).value.raise_to is None) is (least is None)
    if least is None:
        with pytest.raises(IllegalAction) as refused:
            on(hand, f"{seat} raise {hand.round.highest_bet * 10}")
        assert refused.value.breach is Breach.MAY_NOT_RAISE
    return least


@pytest.fixture
def example_1() -> Hand:
    """50-100: A bets 100, B all-in 125, C calls, D all-in 200, E calls."""
    stacks = [DEEP, 125, DEEP, 200, DEEP]
    return flop(stacks, 100, "p1 bet 100, p2 raise 125, p3 call, p4 raise 200, p5 call")


def test_tda_47_example_1(example_1: Hand) -> None:
    """The short all-ins together face A with a full raise: he may raise, to 300 at least."""
    assert may(example_1, P1) == 300
    explained = minimum_raise(example_1.round, P1)
    assert told(explained) == [
        (Rule.HIGHEST_BET, 200),
        (Rule.BET_IS_SIZE, 100),
        (Rule.SHORT_ALL_IN, 25),
        (Rule.SHORT_ALL_IN, 75),
        (Rule.FACES_FULL_RAISE, True),
        (Rule.MINIMUM_RAISE_TO, 300),
    ]
    faces = explained.find(Rule.FACES_FULL_RAISE)
    assert faces is not None
    assert (faces.facts["facing"], faces.facts["size"], faces.facts["mine"]) == (100, 100, 100)


def test_tda_47_example_1_a(example_1: Hand) -> None:
    """A calls: C faces 75 only, and may call or fold."""
    hand = on(example_1, "p1 call")
    assert may(hand, P3) is None
    assert told(minimum_raise(hand.round, P3))[-2:] == [(Rule.FACES_LESS, False), (Rule.MAY_NOT_RAISE, None)]
    legal = legal_actions(hand.round, P3).value
    assert (legal.fold, legal.check, legal.call) == (True, False, 75)
    assert may(on(example_1, "p1 fold"), P3) is None


def test_tda_47_example_1_b(example_1: Hand) -> None:
    """A raises to 300: C faces 175, a full raise, and may raise to 400 at least."""
    hand = on(example_1, "p1 raise 300")
    assert may(hand, P3) == 400
    assert legal_actions(hand.round, P3).value.call == 175


def test_tda_47_example_2() -> None:
    """A bets 300, all-ins for 500, 650 and 800, E calls: F may raise, to 1100 at least."""
    hand = flop([DEEP, 500, 650, 800, DEEP, DEEP], 100, "p1 bet 300, p2 raise 500, p3 raise 650, p4 raise 800, p5 call")
    assert may(hand, P6) == 1100
    assert told(minimum_raise(hand.round, P6)) == [
        (Rule.HIGHEST_BET, 800),
        (Rule.BET_IS_SIZE, 300),
        (Rule.SHORT_ALL_IN, 200),
        (Rule.SHORT_ALL_IN, 150),
        (Rule.SHORT_ALL_IN, 150),
        (Rule.NOT_YET_ACTED, True),
        (Rule.MINIMUM_RAISE_TO, 1100),
    ]
    hand = on(hand, "p6 call")
    assert may(hand, P1) == 1100
    assert (Rule.FACES_FULL_RAISE, True) in told(may_raise(hand.round, P1))


@pytest.fixture
def example_3() -> Hand:
    """2000-4000: A calls 4000, B folds, C is all-in for 7500, the small blind folds."""
    return on(start([DEEP, DEEP, DEEP, DEEP, 7500], (2000, 4000)), "p3 call, p4 fold, p5 raise 7500, p1 fold")


def test_tda_47_example_3(example_3: Hand) -> None:
    """The big blind has not acted: he may raise, to 11500 at least."""
    assert may(example_3, P2) == 11_500
    assert (Rule.NOT_YET_ACTED, True) in told(may_raise(example_3.round, P2))


def test_tda_47_example_3_a(example_3: Hand) -> None:
    """The big blind calls: A has acted and faces 3500, less than a full raise of 4000."""
    hand = on(example_3, "p2 call")
    assert may(hand, P3) is None
    (step,) = may_raise(hand.round, P3).steps
    assert (step.rule, step.facts["facing"], step.facts["size"]) == (Rule.FACES_LESS, 3500, 4000)


def test_tda_47_example_3_b(example_3: Hand) -> None:
    """The big blind raises to 11500: A faces 7500 and may raise."""
    hand = on(example_3, "p2 raise 11500")
    assert may(hand, P3) == 15_500


def test_wsop_tournament_96_a() -> None:
    """500, raised to 1000, called; all-ins for 1300 and 1700; called: B and C may raise, to 2200 at least."""
    stacks = [DEEP, DEEP, DEEP, 1300, 1700]
    hand = flop(stacks, 100, "p1 bet 500, p2 raise 1000, p3 call, p4 raise 1300, p5 raise 1700, p1 call")
    assert may(hand, P2) == 2200
    assert may(on(hand, "p2 call"), P3) == 2200


def test_wsop_live_171_a_checker_has_acted() -> None:
    """A checks, B is all-in for 40 under a minimum bet of 100: A may call or fold."""
    hand = flop([DEEP, 40, DEEP], 100, "p1 check, p2 bet 40")
    assert (Rule.NOT_YET_ACTED, True) in told(may_raise(hand.round, P3))
    assert may(on(hand, "p3 call"), P1) is None
    assert may(on(hand, "p3 fold"), P1) is None


def test_wsop_live_152_who_has_not_acted_may_raise_over_a_short_all_in() -> None:
    hand = on(start([DEEP, DEEP, DEEP, 150], (50, 100)), "p3 call, p4 raise 150, p1 fold")
    assert may(hand, P2) == 250


def test_a_caller_of_the_short_all_in_is_not_reopened_by_it() -> None:
    hand = flop([DEEP, 125, DEEP, DEEP], 100, "p1 bet 100, p2 raise 125, p3 call, p4 raise 325, p1 call")
    assert may(hand, P3) == 525


def test_nobody_left_to_call_a_raise() -> None:
    """Everybody else is all-in: a raise has no purpose."""
    hand = on(flop([DEEP, 300], 100, "p1 bet 100, p2 raise 300"), "")
    assert may(hand, P1) is None
    (step,) = may_raise(hand.round, P1).steps
    assert step.rule is Rule.NOBODY_LEFT_TO_CALL


@pytest.mark.parametrize(
    ("all_in", "may_act"),
    [(60, None), (99, None), (100, 300)],
)
def test_half_a_raise_reopens_in_limit_only(all_in: int, may_act: int | None) -> None:
    """B28: the bettor of 100 faces an all-in of so much more; half a bet counts only in limit (TDA 47-B)."""
    hand = flop([DEEP, DEEP, 100 + all_in], 100, f"p1 bet 100, p2 call, p3 raise {100 + all_in}")
    assert may(hand, P1) == may_act


def test_b25_not_every_all_in_reopens() -> None:
    hand = on(start([DEEP, DEEP, DEEP, DEEP, 8]), "p3 raise 6, p4 call, p5 raise 8, p1 fold, p2 fold")
    assert may(hand, P3) is None
    assert legal_actions(hand.round, P3).value.call == 2


def test_b27_one_who_has_not_acted_may_raise() -> None:
    hand = on(start([DEEP, DEEP, DEEP, DEEP, 8]), "p3 raise 6, p4 call, p5 raise 8")
    assert may(hand, P1) == 12


def test_b30_a_checker_may_not_raise_a_short_opening_all_in() -> None:
    hand = flop([DEEP, 40], 100, "p1 check, p2 bet 40")
    assert may(hand, P1) is None
    assert legal_actions(hand.round, P1).value.call == 40


def test_the_round_ends_when_all_have_answered() -> None:
    hand = flop([DEEP, 125, DEEP], 100, "p1 bet 100, p2 raise 125, p3 call, p1 call")
    assert hand.to_act is None
    assert P4 not in hand.live
