"""How much is a raise: TDA 43 and its illustrations, by number."""

import pytest

from quizzes.engine.betting import Breach, IllegalAction, Limits, amount_to_call, legal_actions, minimum_raise
from quizzes.engine.hand import Hand
from quizzes.engine.trace import Rule
from tests.engine.tables import DEEP, P2, P3, P4, flop, on, start, told


def least(hand: Hand) -> int | None:
    """The minimum raise of the seat to act."""
    assert hand.to_act is not None
    return minimum_raise(hand.round, hand.to_act).value


def test_tda_43_example_1() -> None:
    """100-200 after the flop: 600, raised by 1000 to 1600, raised by 2000 to 3600."""
    hand = flop([DEEP] * 4, 200, "p1 bet 600, p2 raise 1600, p3 raise 3600")
    assert told(minimum_raise(hand.round, P4)) == [
        (Rule.HIGHEST_BET, 3600),
        (Rule.LAST_FULL_RAISE, 2000),
        (Rule.NOT_YET_ACTED, True),
        (Rule.MINIMUM_RAISE_TO, 5600),
    ]
    last = minimum_raise(hand.round, P4).steps[-1]
    assert (last.facts["high"], last.facts["size"]) == (3600, 2000)
    size = minimum_raise(hand.round, P4).find(Rule.LAST_FULL_RAISE)
    assert size is not None
    assert (size.facts["seat"], size.facts["before"], size.facts["to"]) == (P3, 1600, 3600)


def test_tda_43_example_2() -> None:
    """50-100: under the gun is all-in for 150, an increase of 50; the full raise is still 100."""
    hand = on(start([DEEP, DEEP, 150, DEEP], (50, 100)), "p3 raise 150")
    explained = minimum_raise(hand.round, P4)
    assert told(explained) == [
        (Rule.HIGHEST_BET, 150),
        (Rule.OPENING_SIZE, 100),
        (Rule.SHORT_ALL_IN, 50),
        (Rule.NOT_YET_ACTED, True),
        (Rule.MINIMUM_RAISE_TO, 250),
    ]
    short = explained.find(Rule.SHORT_ALL_IN)
    assert short is not None
    assert (short.facts["seat"], short.facts["to"], short.facts["size"]) == (P3, 150, 100)


def test_tda_43_example_3() -> None:
    """25-50: to 125 (+75), to 200 (+75), to 500 (+300): at least 800."""
    hand = on(start([DEEP] * 6, (25, 50)), "p3 raise 125, p4 raise 200, p5 raise 500")
    assert least(hand) == 800
    assert (Rule.LAST_FULL_RAISE, 300) in told(minimum_raise(hand.round, hand.to_act or P2))


def test_tda_43_example_4() -> None:
    """25-50: one raise from 50 to 500 (+450): at least 950."""
    hand = on(start([DEEP] * 4, (25, 50)), "p3 raise 500")
    assert told(minimum_raise(hand.round, P4))[:2] == [(Rule.HIGHEST_BET, 500), (Rule.LAST_FULL_RAISE, 450)]
    assert least(hand) == 950


def test_tda_43_a_a_raise_below_the_minimum_is_refused_and_the_minimum_is_taken() -> None:
    hand = flop([DEEP] * 3, 200, "p1 bet 600")
    with pytest.raises(IllegalAction) as refused:
        on(hand, "p2 raise 1199")
    assert refused.value.breach is Breach.TOO_SMALL
    assert on(hand, "p2 raise 1200").round.highest_bet == 1200


def test_tda_43_a_a_bet_is_the_size_of_the_first_raise() -> None:
    hand = flop([DEEP] * 3, 200, "p1 bet 600")
    assert told(minimum_raise(hand.round, P2))[1:2] == [(Rule.BET_IS_SIZE, 600)]
    assert least(hand) == 1200


def test_tda_51_b_the_big_blind_is_the_opening_bet() -> None:
    hand = start([DEEP] * 4, (50, 100))
    assert told(minimum_raise(hand.round, P3)) == [
        (Rule.BIG_BLIND_IS_BET, 100),
        (Rule.OPENING_SIZE, 100),
        (Rule.NOT_YET_ACTED, True),
        (Rule.MINIMUM_RAISE_TO, 200),
    ]


def test_wsop_live_128_the_minimum_bet_is_the_big_blind_on_every_street() -> None:
    hand = flop([DEEP] * 3, 100)
    assert told(minimum_raise(hand.round, hand.to_act or P2))[-1] == (Rule.MINIMUM_BET, 100)
    with pytest.raises(IllegalAction) as refused:
        on(hand, "p1 bet 99")
    assert refused.value.breach is Breach.TOO_SMALL
    hand = on(hand, "p1 check, p2 check, p3 check, board Js, p1 bet 100")
    assert least(hand) == 200


def test_wsop_live_172_no_limit_has_no_completing() -> None:
    """Bet 100, all-in for 140: the next raise is to 240, not a completion to 200."""
    hand = flop([DEEP, 140, DEEP], 100, "p1 bet 100, p2 raise 140")
    assert least(hand) == 240


@pytest.mark.parametrize(
    ("blind", "raises", "wrong", "right"),
    [
        (2, "p3 raise 6", 12, 10),  # B22: twice the bet
        (2, "p3 raise 10, p4 raise 30", 32, 50),  # B23: one big blind more
    ],
)
def test_the_misconceptions_of_part_b_are_wrong(blind: int, raises: str, wrong: int, right: int) -> None:
    hand = on(start([DEEP] * 6, (blind // 2, blind)), raises)
    assert least(hand) == right != wrong


def test_a_short_all_in_sets_no_new_size() -> None:
    """B24: bet 100, all-in 150: 250, where the size of the all-in would say 200."""
    assert least(flop([DEEP, 150, DEEP], 100, "p1 bet 100, p2 raise 150")) == 250


def test_an_all_in_that_is_a_full_raise_sets_the_size() -> None:
    hand = flop([DEEP, 250, DEEP], 100, "p1 bet 100, p2 raise 250")
    assert least(hand) == 400
    hand = flop([DEEP, 200, DEEP], 100, "p1 bet 100, p2 raise 200")
    assert least(hand) == 300


def test_a_stack_below_the_minimum_may_raise_all_in_only() -> None:
    hand = flop([DEEP, DEEP, 300], 100, "p1 bet 100, p2 raise 250")
    assert legal_actions(hand.round, P3).value.raise_to == Limits(300, 300)  # type: ignore[arg-type]
    assert least(hand) == 400
    with pytest.raises(IllegalAction) as refused:
        on(hand, "p3 raise 299")
    assert refused.value.breach is Breach.TOO_SMALL
    with pytest.raises(IllegalAction) as refused:
        on(hand, "p3 raise 301")
    assert refused.value.breach is Breach.MORE_THAN_STACK


def test_the_price_is_told_also_where_the_stack_is_shorter() -> None:
    hand = flop([DEEP, 60, DEEP], 100, "p1 bet 100")
    assert amount_to_call(hand.round, P2).value == 100
    legal = legal_actions(hand.round, P2)
    assert (legal.value.call, legal.value.raise_to) == (60, None)
    assert (Rule.ALL_IN_FOR_LESS, 60) in told(legal)
    assert legal.find(Rule.NOTHING_LEFT_TO_RAISE) is not None
    assert legal.find(Rule.MINIMUM_RAISE_TO) is None


def test_what_may_be_done_is_told_at_the_end_and_nothing_twice() -> None:
    option = on(start([DEEP] * 4), "p3 call, p4 call, p1 call")
    short = flop([DEEP, DEEP, 300], 100, "p1 bet 100, p2 raise 250")
    for hand, verbs in (
        (option, "fold check raise"),
        (short, "fold call raise"),
        (flop([DEEP, DEEP], 100), "fold check bet"),
        (flop([DEEP, 60], 100, "p1 bet 100"), "fold call"),
    ):
        assert hand.to_act is not None
        steps = legal_actions(hand.round, hand.to_act).steps
        assert steps[-1].facts["actions"] == tuple(verbs.split())
        assert [step for place, step in enumerate(steps) if step in steps[:place]] == []
    assert (Rule.ALL_IN_BELOW_MINIMUM, 300) in told(legal_actions(short.round, P3))
