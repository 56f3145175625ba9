"""The best-known engine as a second opinion, where it keeps to the books: turn, minimum raise, final stacks."""

import warnings
from typing import Any

import pytest

from quizzes.engine.betting import may_raise, minimum_raise
from quizzes.engine.cards import write_cards
from quizzes.engine.hand import Action, Hand, Verb
from quizzes.engine.pots import pots_of
from quizzes.engine.showdown import awards
from quizzes.engine.splits import final_stacks
from tests.engine.chance import deal, follow

pokerkit = pytest.importorskip("pokerkit")

HANDS = 150
AUTOMATIC = ("ANTE_POSTING", "BET_COLLECTION", "BLIND_OR_STRADDLE_POSTING", "HOLE_CARDS_SHOWING_OR_MUCKING")
AUTOMATIC += ("HAND_KILLING", "CHIPS_PUSHING", "CHIPS_PULLING")


class Departs(Exception):
    """Here PokerKit is known to leave the books, or to refuse what they allow."""


def begin(hand: Hand) -> Any:
    """The same hand in PokerKit; its first player is the first left of the button too, and heads-up the big blind."""
    stakes = hand.stakes
    state = pokerkit.NoLimitTexasHoldem.create_state(
        tuple(pokerkit.Automation[name] for name in AUTOMATIC),
        True,
        0,
        (int(stakes.small_blind), int(stakes.big_blind)),
        int(stakes.big_blind),
        tuple(map(int, hand.stacks)),
        len(hand.stacks),
    )
    for hole in hand.holes:
        state.deal_hole(write_cards(hole))
    return state


def take(state: Any, action: Action) -> None:
    if action.verb is Verb.BOARD:
        state.burn_card("??")
        state.deal_board(write_cards(action.cards))
    elif action.verb is Verb.FOLD:
        if not state.can_fold():
            raise Departs  # an open fold
        state.fold()
    elif action.to is not None:
        state.complete_bet_or_raise_to(int(action.to))
    else:
        state.check_or_call()


def compare(hand: Hand, state: Any) -> None:
    """Whose turn it is, and what he may raise to."""
    if hand.betting_is_over and state.actor_index is not None:
        assert state.checking_or_calling_amount == 0
        raise Departs  # it asks the big blind whether he checks, when all others are all-in
    assert state.actor_index == hand.to_act
    if hand.to_act is None:
        return
    theirs = state.min_completion_betting_or_raising_to_amount
    mine = minimum_raise(hand.round, hand.to_act).value
    bettor = hand.round.bettors[hand.to_act]
    if mine is not None and bettor.stack + bettor.bet > hand.round.highest_bet:
        if theirs is None and not somebody_can_put_in_more(hand):
            raise Departs  # the others have chips, but too few for the bet as it stands
        assert theirs == min(mine, bettor.stack + bettor.bet)
    elif theirs is not None:
        raised_short = any(not made.full for made in hand.round.raises)
        assert raised_short
        assert bettor.acted
        assert not may_raise(hand.round, hand.to_act).value
        raise Departs  # a limper or checker facing a short all-in


def somebody_can_put_in_more(hand: Hand) -> bool:
    """Whether another live player could match more than the highest bet."""
    return any(
        hand.round.bettors[seat].stack + hand.round.bettors[seat].bet > hand.round.highest_bet
        for seat in hand.live
        if seat != hand.to_act
    )


def splits_evenly(hand: Hand) -> bool:
    """PokerKit gives all odd chips to one player."""
    won = tuple(award.seats for award in awards(hand).value or ())
    return not any(pot.chips % len(seats) for pot, seats in zip(pots_of(hand).value.pots, won, strict=True))


def play_both(seed: int) -> bool:
    """Whether the hand could be compared up to its end."""
    hands = list(follow(deal(seed, least=1, antes=False), seed))
    state = begin(hands[0])
    try:
        compare(hands[0], state)
        for hand in hands[1:]:
            take(state, hand.log[-1])
            compare(hand, state)
    except Departs:
        return False
    if splits_evenly(hands[-1]):
        assert tuple(state.stacks) == final_stacks(hands[-1]).value
    return True


def test_turn_raises_and_final_stacks_are_pokerkits() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        compared = sum(map(play_both, range(HANDS)))
    assert compared > HANDS * 2 / 3
