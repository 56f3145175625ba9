"""Hands played to the end of the betting, for the question who then has to show."""

from collections.abc import Sequence

from quizzes.engine.hand import Hand, Verb
from quizzes.engine.profile import RulesProfile
from quizzes.engine.units import NO_CHIPS, Chips, Seat
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.openings import play, somebody_folded
from quizzes.exercises.staging import answer_bet, bet_to

RIVER = 3
ALL_IN = {1: 0, 2: 1 / 4, 3: 3 / 4}
"""How often somebody is all-in, by level."""


def deal_order(dealer: Dealer, profile: RulesProfile, level: int) -> Hand:
    """A bet on the river or none; from level 2 on also a raise, and somebody all-in, at level 3 mostly."""
    live = dealer.number(2, 2 + level)
    hand = play(dealer, profile, somebody_folded(dealer, dealer.number(live, 8), RIVER, live))
    raisers = dealer.sample(hand.live, dealer.number(0, min(level, 2)))
    totals = _totals(dealer, hand, len(raisers))
    if dealer.chance(ALL_IN[level]):
        seat, chips = _short(dealer, hand, raisers, totals)
        hand = _with_stack(hand, seat, Chips(hand.gathered[seat] + chips))
    return _played_out(hand, raisers, totals)


def _totals(dealer: Dealer, hand: Hand, count: int) -> list[Chips]:
    """The bet on the river, and a raise to twice as much: all less than anybody has who is not meant to be all-in."""
    bet = hand.stakes.big_blind * dealer.number(4, 8)
    return [Chips(bet), Chips(2 * bet)][:count]


def _short(dealer: Dealer, hand: Hand, raisers: Sequence[Seat], totals: Sequence[Chips]) -> tuple[Seat, Chips]:
    """Who is all-in, and with how many chips on the river: the last to raise, a caller, or who raised the turn."""
    if not raisers:
        last = next(action.seat for action in reversed(hand.log) if action.verb in (Verb.BET, Verb.RAISE))
        return (hand.live[0] if last is None else last), NO_CHIPS
    callers = [seat for seat in hand.live if seat not in raisers]
    if callers and dealer.chance(1 / 2):
        big_blind = hand.stakes.big_blind
        return dealer.pick(callers), Chips(dealer.number(1, totals[0] // big_blind - 1) * big_blind)
    return raisers[-1], totals[-1]


def _with_stack(hand: Hand, seat: Seat, stack: Chips) -> Hand:
    """The hand again up to here, with another stack for one player, who has put nothing else in."""
    stacks = [*hand.stacks[:seat], stack, *hand.stacks[seat + 1 :]]
    now = Hand.start(hand.game, hand.profile, hand.stakes, stacks)
    for action in hand.log:
        now = now.after(action)
    return now


def _played_out(hand: Hand, raisers: Sequence[Seat], totals: Sequence[Chips]) -> Hand:
    """The river: the raisers raise one after the other, everybody else calls or checks."""
    while hand.to_act is not None:
        made = len(hand.round.raises)
        if made < len(raisers) and hand.to_act == raisers[made]:
            hand = bet_to(hand, totals[made])
        else:
            hand = answer_bet(hand)
    return hand
