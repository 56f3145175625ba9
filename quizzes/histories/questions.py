"""The questions that can be put to a hand at a moment: the answer as plain values for other programs, and its steps."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from quizzes.engine import betting, pots, seats, showdown
from quizzes.engine.betting import BettingRound
from quizzes.engine.hand import Hand
from quizzes.engine.hands import best_hand, best_value
from quizzes.engine.trace import Derivation, Explained, Rule, Step
from quizzes.engine.units import Chips, Seat

Answer = tuple[Any, tuple[Step, ...]]
"""What JSON can hold, and why. None where this moment has no answer; the last step then says why not."""


class SeatNeeded(Exception):
    """The question is about one seat, and nobody said which."""


def ask(question: str, hand: Hand, seat: Seat | None) -> Answer:
    """Answer one of QUESTIONS. The seat, if none is given, is the one to act. Raises SeatNeeded."""
    return QUESTIONS[question](hand, seat)


def _next_to_act(hand: Hand, seat: Seat | None) -> Answer:
    told = seats.next_to_act(hand)
    return _seat(told.value), told.steps


def _legal_actions(hand: Hand, seat: Seat | None) -> Answer:
    turn = seats.next_to_act(hand)
    if turn.value is None or seat not in (None, turn.value):
        return None, turn.steps
    told = betting.legal_actions(hand.round, turn.value)
    return asdict(told.value), told.steps


def _about_a_bettor(rule: Callable[[BettingRound, Seat], Explained[Any]]) -> Callable[[Hand, Seat | None], Answer]:
    """A question about a player who can still bet, also before it is his turn."""

    def answer(hand: Hand, seat: Seat | None) -> Answer:
        turn = seats.next_to_act(hand)
        if turn.value is None:
            return None, turn.steps
        asked = turn.value if seat is None else seat
        bettor = hand.round.bettors[asked]
        if not bettor.can_act:
            why = Rule.FOLDED_SKIPPED if bettor.folded else Rule.ALL_IN_SKIPPED
            return None, Derivation().conclude(why, None, seat=asked).steps
        told = rule(hand.round, asked)
        return told.value, told.steps

    return answer


def _pots(hand: Hand, seat: Seat | None) -> Answer:
    told = pots.pots_of(hand)
    return {
        "pots": [{"amount": pot.chips, "eligible": _seats(pot.seats)} for pot in told.value.pots],
        "in_front": {str(seat): chips for seat, chips in told.value.in_front},
        "returned": {str(seat): chips for seat, chips in told.value.returned},
    }, told.steps


def _winners(hand: Hand, seat: Seat | None) -> Answer:
    told = showdown.pot_winners(hand)
    if told.value is None:
        return None, told.steps
    return [
        {"pot": number, "board": 0, "half": "whole", "winners": _seats(won), "cards": _fives(hand, won)}
        for number, won in enumerate(told.value)
    ], told.steps


def _fives(hand: Hand, won: tuple[Seat, ...]) -> dict[str, list[str]]:
    """The five cards that each of these wins with; none where everybody else folded and nobody showed."""
    if len(hand.live) == 1:
        return {}
    return {str(seat): [str(card) for card in best_value((*hand.holes[seat], *hand.board)).cards] for seat in won}


def _payouts(hand: Hand, seat: Seat | None) -> Answer:
    told = showdown.payouts(hand)
    return _by_seat(told.value), told.steps


def _final_stacks(hand: Hand, seat: Seat | None) -> Answer:
    told = showdown.final_stacks(hand)
    return _by_seat(told.value), told.steps


def _show_order(hand: Hand, seat: Seat | None) -> Answer:
    told = showdown.show_order(hand)
    return None if told.value is None else _seats(told.value), told.steps


def _best_hand(hand: Hand, seat: Seat | None) -> Answer:
    asked = _needed(hand, seat)
    hole = hand.holes[asked]
    if not hole or len(hole) + len(hand.board) < 5:
        return None, Derivation().conclude(Rule.CARDS_UNKNOWN, None, seat=asked).steps
    told = best_hand(asked, hole, hand.board)
    cards = [str(card) for card in told.value.cards]
    return {"category": told.value.category.code, "cards": cards, "low": None}, told.steps


def _position(hand: Hand, seat: Seat | None) -> Answer:
    told = seats.position(len(hand.stacks), _needed(hand, seat))
    return told.value, told.steps


QUESTIONS: dict[str, Callable[[Hand, Seat | None], Answer]] = {
    "next-to-act": _next_to_act,
    "legal-actions": _legal_actions,
    "to-call": _about_a_bettor(betting.amount_to_call),
    "minimum-raise": _about_a_bettor(betting.minimum_raise),
    "maximum-bet": _about_a_bettor(betting.maximum_bet),
    "pots": _pots,
    "winners": _winners,
    "payouts": _payouts,
    "final-stacks": _final_stacks,
    "show-order": _show_order,
    "best-hand": _best_hand,
    "position": _position,
}
"""Every question by its name."""


def _needed(hand: Hand, seat: Seat | None) -> Seat:
    asked = hand.to_act if seat is None else seat
    if asked is None:
        raise SeatNeeded
    return asked


def _seat(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)


def _seats(found: tuple[Seat, ...]) -> list[str]:
    return [str(seat) for seat in found]


def _by_seat(chips: tuple[Chips, ...] | None) -> dict[str, Chips] | None:
    return None if chips is None else {str(Seat(at)): count for at, count in enumerate(chips)}
