"""Positions, blinds, antes, and whose turn it is."""

from dataclasses import replace

import pytest

from quizzes.engine.betting import Limits, amount_to_call, legal_actions, minimum_raise
from quizzes.engine.hand import Hand
from quizzes.engine.profile import ROBERTS_11, TDA_2024, WSOP_LIVE_2024, BigBlindAnte, RulesProfile
from quizzes.engine.seats import (
    Post,
    big_blind_seat,
    button_seat,
    first_to_act,
    next_to_act,
    position,
    positions,
    small_blind_seat,
)
from quizzes.engine.trace import Rule
from quizzes.engine.units import Seat
from tests.engine.tables import DEEP, P1, P2, P3, P4, P6, flop, on, start, streets, told

ORDERS = {
    2: "BTN BB",
    3: "BTN SB BB",
    4: "CO BTN SB BB",
    5: "HJ CO BTN SB BB",
    6: "UTG HJ CO BTN SB BB",
    7: "UTG LJ HJ CO BTN SB BB",
    8: "UTG UTG+1 LJ HJ CO BTN SB BB",
    9: "UTG UTG+1 UTG+2 LJ HJ CO BTN SB BB",
    10: "UTG UTG+1 UTG+2 UTG+3 LJ HJ CO BTN SB BB",
}
"""By number of players, in the order of acting before the flop."""


@pytest.mark.parametrize(("count", "names"), ORDERS.items())
def test_positions_in_the_order_of_acting(count: int, names: str) -> None:
    """Seats acting one after the other before the flop are named so."""
    hand = start([DEEP] * count, (1, 2))
    order = []
    for _ in range(count):
        assert hand.to_act is not None
        order.append(positions(count)[hand.to_act])
        hand = on(hand, f"{hand.to_act} {'check' if order[-1] == 'BB' else 'call'}")
    assert order == names.split()
    assert hand.to_act is None
    assert position(count, button_seat(count)).value == "BTN"


@pytest.mark.parametrize("count", range(2, 11))
def test_blinds_sit_left_of_the_button(count: int) -> None:
    posts = {posted.post: posted.seat for posted in start([DEEP] * count).posts}
    assert posts == {Post.SMALL_BLIND: small_blind_seat(count), Post.BIG_BLIND: big_blind_seat(count)}
    assert positions(count)[big_blind_seat(count)] == "BB"
    assert positions(count)[small_blind_seat(count)] == ("BTN" if count == 2 else "SB")


def test_tda_34_b_heads_up_the_button_posts_the_small_blind_and_acts_first_then_last() -> None:
    hand = start([DEEP] * 2, (1, 2))
    assert [(posted.post, posted.seat, posted.chips) for posted in hand.posts] == [
        (Post.SMALL_BLIND, P2, 1),
        (Post.BIG_BLIND, P1, 2),
    ]
    before = first_to_act(hand)
    assert told(before) == [(Rule.HEADS_UP_BLINDS, P2), (Rule.FIRST_ROUND_STARTS, P2), (Rule.ACTS_FIRST, P2)]
    hand = on(hand, "p2 call")
    assert hand.to_act == P1
    for _ in range(3):
        hand = streets(hand, 1)
        after = first_to_act(hand)
        assert told(after) == [(Rule.HEADS_UP_BLINDS, P2), (Rule.LATER_ROUND_STARTS, P1), (Rule.ACTS_FIRST, P1)]
        assert next_to_act(on(hand, "p1 check")).value == P2


def test_the_first_round_starts_left_of_the_big_blind() -> None:
    explained = first_to_act(start([DEEP] * 6))
    assert told(explained) == [(Rule.FIRST_ROUND_STARTS, P3), (Rule.ACTS_FIRST, P3)]


def test_folded_and_all_in_seats_are_skipped() -> None:
    """The small blind has folded and the big blind is all-in: under the gun opens the flop."""
    hand = on(start([DEEP, 2, DEEP, DEEP]), "p3 call, p4 call, p1 fold, board 2c7d9h")
    explained = first_to_act(hand)
    assert told(explained) == [
        (Rule.LATER_ROUND_STARTS, P1),
        (Rule.FOLDED_SKIPPED, P1),
        (Rule.ALL_IN_SKIPPED, P2),
        (Rule.ACTS_FIRST, P3),
    ]
    assert explained.steps[-1].seats == (P3,)


def test_the_last_raiser_does_not_open_the_next_street() -> None:
    hand = on(start([DEEP] * 6), "p3 fold, p4 raise 6, p5 fold, p6 call, p1 fold, p2 call, board 2c7d9h")
    assert first_to_act(hand).value == P2


def test_nobody_opens_a_street_without_betting() -> None:
    hand = on(start([100, 100, 300]), "p3 raise 100, p1 call, p2 call, board 2c7d9h")
    explained = first_to_act(hand)
    assert explained.value is None
    assert told(explained)[-1] == (Rule.BETTING_IS_OVER, None)
    assert hand.betting_is_over


def test_a_lone_player_with_chips_is_not_asked() -> None:
    hand = on(start([100, 300]), "p2 raise 100, p1 call, board 2c7d9h")
    assert hand.to_act is None
    assert first_to_act(hand).value is None


def test_the_turn_goes_clockwise_past_the_button() -> None:
    hand = on(start([DEEP] * 6), "p3 call, p4 fold, p5 call, p6 raise 8")
    assert next_to_act(hand).value == P1
    hand = on(hand, "p1 fold, p2 fold")
    assert next_to_act(hand).value == P3
    hand = on(hand, "p3 call")
    assert told(next_to_act(hand)) == [(Rule.FOLDED_SKIPPED, P4), (Rule.ACTS_NEXT, Seat(4))]
    hand = on(hand, "p5 call")
    assert next_to_act(hand).value is None
    assert next_to_act(hand).find(Rule.ROUND_IS_OVER) is not None


def test_wsop_live_152_and_155_the_big_blind_has_an_option() -> None:
    """B20: three limps; the big blind may check, or raise to 4 at least."""
    hand = on(start([DEEP] * 4), "p3 call, p4 call, p1 call")
    assert next_to_act(hand).value == P2
    legal = legal_actions(hand.round, P2)
    assert (legal.value.check, legal.value.call, legal.value.bet) == (True, None, None)
    assert legal.value.raise_to == Limits(4, DEEP)  # type: ignore[arg-type]
    assert legal.find(Rule.BIG_BLIND_OPTION) is not None
    assert on(hand, "p2 check").to_act is None
    assert on(hand, "p2 raise 4").to_act == P3


@pytest.mark.parametrize("profile", [TDA_2024, WSOP_LIVE_2024, ROBERTS_11])
def test_wsop_live_150_a_short_big_blind_lowers_neither_price_nor_raise(profile: RulesProfile) -> None:
    """B29: 50/100, the big blind all-in for 60: call 100, raise to 200."""
    hand = start([DEEP, 60, DEEP, DEEP], (50, 100), profile)
    price = amount_to_call(hand.round, P3)
    assert told(price) == [(Rule.FULL_BIG_BLIND, 100), (Rule.ALREADY_IN, 0), (Rule.AMOUNT_TO_CALL, 100)]
    assert price.steps[0].facts["posted"] == 60
    assert told(minimum_raise(hand.round, P3)) == [
        (Rule.FULL_BIG_BLIND, 100),
        (Rule.OPENING_SIZE, 100),
        (Rule.NOT_YET_ACTED, True),
        (Rule.MINIMUM_RAISE_TO, 200),
    ]
    hand = on(hand, "p3 call, p4 fold")
    assert amount_to_call(hand.round, P1).value == 50
    assert on(hand, "p1 call").to_act is None


def test_a_short_small_blind_changes_nothing_for_others() -> None:
    hand = start([20, DEEP, DEEP, DEEP], (50, 100))
    assert hand.put_in == (20, 100, 0, 0)
    assert amount_to_call(hand.round, P3).value == 100


def posted(profile: RulesProfile, stack: int) -> dict[Post, int]:
    hand = start([DEEP, stack, DEEP], (100, 200), profile, big_blind_ante=200)
    return {post.post: post.chips for post in hand.posts if post.seat == P2}


@pytest.mark.parametrize(
    ("stack", "blind", "ante"),
    [(1000, 200, 200), (400, 200, 200), (250, 200, 50), (200, 200, 0), (150, 150, 0)],
)
def test_tda_rp_11_the_big_blind_comes_before_the_ante_for_all(stack: int, blind: int, ante: int) -> None:
    assert posted(TDA_2024, stack) == {Post.BIG_BLIND: blind, Post.BIG_BLIND_ANTE: ante}


def ante_first() -> RulesProfile:
    """A house that takes the ante first, as rooms did after the advice of 2019."""
    return replace(TDA_2024, name="ante-first", big_blind_ante=BigBlindAnte.ANTE_FIRST)


def test_under_ante_first_the_blind_gets_what_is_left() -> None:
    assert posted(ante_first(), 250) == {Post.BIG_BLIND_ANTE: 200, Post.BIG_BLIND: 50}
    assert posted(ante_first(), 150) == {Post.BIG_BLIND_ANTE: 150, Post.BIG_BLIND: 0}


def test_antes_are_dead_for_the_betting() -> None:
    hand = start([DEEP] * 3, (50, 100), ante=10)
    assert hand.put_in == (60, 110, 10)
    assert amount_to_call(hand.round, P3).value == 100
    assert minimum_raise(hand.round, P3).value == 200


def test_a_big_blind_ante_does_not_change_the_price() -> None:
    hand = start([DEEP] * 3, (100, 200), big_blind_ante=200)
    assert (hand.put_in, hand.dead) == ((100, 200, 0), 200)
    assert amount_to_call(hand.round, P3).value == 200
    hand = on(hand, "p3 call, p1 call")
    assert legal_actions(hand.round, P2).value.check


def test_an_ante_is_posted_before_the_blind() -> None:
    hand = start([DEEP, 105, DEEP], (50, 100), ante=10)
    assert hand.put_in == (60, 105, 10)
    assert hand.round.bettors[P2].bet == 95


@pytest.mark.parametrize("count", [1, 11])
def test_a_table_seats_two_to_ten(count: int) -> None:
    with pytest.raises(ValueError):
        start([DEEP] * count)


def test_nobody_plays_without_chips() -> None:
    with pytest.raises(ValueError):
        start([DEEP, 0])


def test_every_street_starts_at_the_first_live_seat_left_of_the_button() -> None:
    hand: Hand = flop([DEEP] * 6, 2, "p1 bet 4, p2 fold, p3 call, p4 fold, p5 fold, p6 raise 8, p1 fold, p3 call")
    hand = on(hand, "board Js")
    assert first_to_act(hand).value == P3
    assert on(hand, "p3 check").to_act == P6
