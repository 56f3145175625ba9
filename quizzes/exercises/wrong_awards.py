"""Wrong rules for paying the pots. Each departs from the right payment in one point and follows it in the others."""

from collections.abc import Callable, Sequence

from quizzes.engine.hand import Hand
from quizzes.engine.pots import Pot, SeatChips, pots_of
from quizzes.engine.showdown import awards
from quizzes.engine.splits import payouts_of, split
from quizzes.engine.units import NO_CHIPS, Chips, Seat
from quizzes.exercises import wrong_hands
from quizzes.exercises.answers import PotPart, PotsAnswer, Shares

Won = Sequence[tuple[Chips, tuple[Seat, ...]]]
"""Chips and winners of each pot, main pot first."""

WrongRule = Callable[[Hand, Won], Shares]
"""What each player is paid; nothing where the rule has no view."""


def shares_of(paid: Sequence[Chips]) -> Shares:
    """What each seat is paid, without those who get nothing."""
    return tuple((Seat(seat), chips) for seat, chips in enumerate(paid) if chips)


def won_by(hand: Hand) -> Won:
    """Who wins each pot; nothing where one is paid in halves or on two boards, of which these rules know nothing."""
    pots = pots_of(hand).value.pots
    won = awards(hand).value or ()
    return [(pot.chips, won[at].seats) for at, pot in enumerate(pots)] if len(won) == len(pots) else []


def from_pots(wrong_pots: Callable[[Hand, PotsAnswer], PotsAnswer]) -> WrongRule:
    """The pots are made by a wrong rule (wrong_pots.py), and paid by the right one."""

    def rule(hand: Hand, won: Won) -> Shares:
        made = pots_of(hand).value
        right = PotsAnswer(tuple(PotPart(pot.chips, pot.seats) for pot in made.pots), made.returned)
        misread = wrong_pots(hand, right)
        if misread.pots == right.pots:
            return ()
        pots = [Pot(part.chips, part.seats) for part in misread.pots]
        return shares_of(payouts_of(hand, pots).value or ())

    return rule


def odd_chip_to_button(hand: Hand, won: Won) -> Shares:
    """Odd chips go to those who share, counted from the button the other way round."""
    return _paid(hand, won, lambda chips, seats: split(chips, seats[::-1], hand.stakes.smallest_chip).value)


def odd_chips_to_one(hand: Hand, won: Won) -> Shares:
    """All odd chips go to the first of those who share."""

    def all_to_first(chips: Chips, seats: Sequence[Seat]) -> SeatChips:
        each = Chips(chips // hand.stakes.smallest_chip // len(seats) * hand.stakes.smallest_chip)
        first, *others = seats
        return ((first, Chips(chips - each * len(others))), *((seat, each) for seat in others))

    return _paid(hand, won, all_to_first)


def pots_split_together(hand: Hand, won: Won) -> Shares:
    """Pots with the same winners are put together before they are split."""
    together: dict[tuple[Seat, ...], Chips] = {}
    for chips, seats in won:
        together[seats] = Chips(together.get(seats, NO_CHIPS) + chips)
    return _total(hand, [split(chips, seats, hand.stakes.smallest_chip).value for seats, chips in together.items()])


def suit_breaks_tie(hand: Hand, won: Won) -> Shares:
    """Of those who tie the higher suit takes it all. Told of hold'em hands only."""
    if hand.game.exactly_two:
        return ()

    def by_suit(chips: Chips, seats: Sequence[Seat]) -> SeatChips:
        held = [wrong_hands.held(hand.holes[seat], hand.board) for seat in seats]
        (best, *_) = wrong_hands.winners_by(wrong_hands.suit_breaks_tie, held)
        return ((seats[best], chips),)

    return _paid(hand, won, by_suit)


def _paid(hand: Hand, won: Won, pay: Callable[[Chips, Sequence[Seat]], SeatChips]) -> Shares:
    return _total(hand, [pay(chips, seats) for chips, seats in won])


def _total(hand: Hand, parts: Sequence[SeatChips]) -> Shares:
    paid = [NO_CHIPS] * len(hand.stacks)
    for seat, chips in (share for part in parts for share in part):
        paid[seat] = Chips(paid[seat] + chips)
    return shares_of(paid)
