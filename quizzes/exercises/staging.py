"""What the skills that play hands into being have in common: stakes, sizes, boards."""

from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.engine.cards import Card
from quizzes.engine.hand import Action, Hand, Verb
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Chips


@dataclass(frozen=True, slots=True)
class Limit:
    """The stakes of a table, and the chip in whose multiples people bet there."""

    stakes: Stakes
    unit: int

    def up(self, chips: float) -> Chips:
        """The next amount that people would bet."""
        return Chips(-int(-chips // self.unit) * self.unit)


def _limit(small_blind: int, big_blind: int, smallest_chip: int, unit: int) -> Limit:
    return Limit(Stakes(Chips(small_blind), Chips(big_blind), smallest_chip=Chips(smallest_chip)), unit)


LIMITS = (
    _limit(1, 2, 1, 1),
    _limit(2, 5, 1, 5),
    _limit(5, 10, 1, 5),
    _limit(25, 50, 5, 25),
    _limit(50, 100, 25, 50),
    _limit(100, 200, 25, 100),
    _limit(200, 400, 100, 100),
    _limit(500, 1000, 100, 500),
    _limit(1000, 2000, 500, 1000),
)
"""Stakes as they are played in cash games and tournaments."""


def next_street(hand: Hand, deck: Sequence[Card]) -> Hand:
    """The hand with the next cards of the deck on the board."""
    dealt = len(hand.board)
    count = hand.game.streets[hand.street + 1].board
    return hand.after(Action(Verb.BOARD, cards=tuple(deck[dealt : dealt + count])))


def answer_bet(hand: Hand) -> Hand:
    """The hand once the player to act has called, or checked where there is nothing to call."""
    seat = hand.to_act
    assert seat is not None
    faces_bet = hand.round.bettors[seat].bet < hand.round.highest_bet
    return hand.after(Action(Verb.CALL if faces_bet else Verb.CHECK, seat))


def fold(hand: Hand) -> Hand:
    """The hand once the player to act has folded."""
    return hand.after(Action(Verb.FOLD, hand.to_act))


def bet_to(hand: Hand, total: Chips) -> Hand:
    """The hand once the player to act has bet or raised to this total."""
    verb = Verb.RAISE if hand.round.highest_bet else Verb.BET
    return hand.after(Action(verb, hand.to_act, total))
