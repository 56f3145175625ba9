"""The questions that can be put to a hand at a moment: the answer as plain values for other programs, and its steps."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from quizzes.engine import betting, deals, pots, seats, showdown, splits
from quizzes.engine.best import best_hand
from quizzes.engine.games import Game, Half, Opening
from quizzes.engine.hand import Hand
from quizzes.engine.hands import BadugiSize, HandValue
from quizzes.engine.round import BettingRound
from quizzes.engine.showdown import Award
from quizzes.engine.trace import Derivation, Explained, Rule, Step
from quizzes.engine.units import NO_CHIPS, Chips, Seat
from quizzes.histories.record import Record
from quizzes.histories.replay import after_rake

Answer = tuple[Any, tuple[Step, ...]]
"""What JSON can hold, and why. None where this moment has no answer; the last step then says why not."""


class SeatNeeded(Exception):
    """The question is about one seat, and nobody said which."""


def ask(question: str, hand: Hand, seat: Seat | None, record: Record | None = None) -> Answer:
    """Answer one of QUESTIONS. The seat, if none is given, is the one to act. Raises SeatNeeded.

    The record of the hand, where there is one, tells the rake.
    """
    if record and question in AFTER_RAKE and (record.rake or any(record.beyond)):
        return AFTER_RAKE[question](hand, record)
    return QUESTIONS[question](hand, seat)


def _next_to_act(hand: Hand, seat: Seat | None) -> Answer:
    told = seats.next_to_act(hand)
    return _seat(told.value), told.steps


def _legal_actions(hand: Hand, seat: Seat | None) -> Answer:
    turn = seats.next_to_act(hand)
    if turn.value is None or seat not in (None, turn.value):
        return None, turn.steps
    told = deals.draw_options(hand, turn.value) if hand.to_draw is not None else _bets(hand, turn.value)
    return asdict(told.value), told.steps


def _bets(hand: Hand, seat: Seat) -> Explained[betting.Legal]:
    return betting.legal_actions(hand.round, seat)


def _about_a_bettor(rule: Callable[[BettingRound, Seat], Explained[Any]]) -> Callable[[Hand, Seat | None], Answer]:
    """A question about a player who can still bet, also before it is his turn."""

    def answer(hand: Hand, seat: Seat | None) -> Answer:
        turn = seats.next_to_act(hand)
        if turn.value is None or hand.to_draw is not None:
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
    told = showdown.awards(hand)
    if told.value is None:
        return None, told.steps
    return [_award(award) for award in told.value], told.steps


def _award(award: Award) -> dict[str, Any]:
    return {
        "pot": award.pot,
        "board": award.board,
        "half": str(award.half),
        "winners": _seats(award.seats),
        "cards": {str(seat): [str(card) for card in cards] for seat, cards in award.cards},
    }


def _payouts(hand: Hand, seat: Seat | None) -> Answer:
    told = splits.payouts(hand)
    return _by_seat(told.value), told.steps


def _final_stacks(hand: Hand, seat: Seat | None) -> Answer:
    told = splits.final_stacks(hand)
    return _by_seat(told.value), told.steps


def _raked_payouts(hand: Hand, record: Record) -> Answer:
    told = _after_rake(hand, record)
    return _by_seat(told.value), told.steps


def _after_rake(hand: Hand, record: Record) -> Explained[tuple[Chips, ...] | None]:
    derivation = Derivation()
    made = derivation.follow(pots.pots_of(hand)).pots
    derivation.follow(splits.payouts_of(hand, after_rake(record.outcome, made) if record.outcome else made))
    return derivation.told()


def _raked_final_stacks(hand: Hand, record: Record) -> Answer:
    """Chips that a capped table keeps out of play are there again at the end."""
    derivation = Derivation()
    paid = derivation.follow(_after_rake(hand, record))
    if paid is None:
        return None, derivation.told().steps
    back = dict(pots.pots_of(hand).value.returned)
    beyond = record.beyond or (NO_CHIPS,) * len(paid)
    stacks = tuple(
        Chips(bettor.stack + paid[at] + back.get(Seat(at), 0) + beyond[at])
        for at, bettor in enumerate(hand.round.bettors)
    )
    by_seat = tuple((Seat(at), chips) for at, chips in enumerate(stacks))
    told = derivation.conclude(Rule.STACKS_AFTER, stacks, stacks=by_seat)
    return _by_seat(stacks), told.steps


def _show_order(hand: Hand, seat: Seat | None) -> Answer:
    told = showdown.show_order(hand)
    return None if told.value is None else _seats(told.value), told.steps


def _best_hand(hand: Hand, seat: Seat | None) -> Answer:
    asked = _needed(hand, seat)
    if not _makes_a_hand(hand, asked):
        return None, Derivation().conclude(Rule.CARDS_UNKNOWN, None, seat=asked).steps
    derivation = Derivation()
    found = {
        half: derivation.follow(best_hand(asked, hand.holes[asked], hand.board, hand.game, half))
        for half, _ in hand.game.rankings
    }
    return best_hand_as_json(hand.game, found), derivation.told().steps


def _makes_a_hand(hand: Hand, seat: Seat) -> bool:
    """Whether enough cards are known to read a hand: all of a player's own, and in Omaha three of the board."""
    game, hole, board = hand.game, hand.holes[seat], hand.board
    if game.exactly_two:
        return len(hole) == game.hole_cards and len(board) >= 3
    if game.opening is Opening.BRING_IN:
        return len(hole) >= 5
    whole = 5 if any(street.board for street in game.streets) else game.hole_cards
    return len(hole) == game.hole_cards and len(hole) + len(board) >= whole


def best_hand_as_json(game: Game, found: dict[Half, HandValue | None]) -> dict[str, Any]:
    """A high hand by its category and five cards, and the cards of a low beside it; low games have the low alone."""
    high = found.get(Half.HIGH) or (found.get(Half.WHOLE) if game.high else None)
    low = found.get(Half.LOW) or (None if game.high else found.get(Half.WHOLE))
    told: dict[str, Any] = {"category": None, "cards": None, "low": _cards(low)}
    if high:
        told |= {"category": high.category.code, "cards": _cards(high)}
    elif low and isinstance(low.category, BadugiSize):
        told["category"] = low.category.code
    return told


def _cards(value: HandValue | None) -> list[str] | None:
    return [str(card) for card in value.cards] if value else None


def _position(hand: Hand, seat: Seat | None) -> Answer:
    if hand.game.opening is Opening.BRING_IN:
        return None, Derivation().conclude(Rule.NO_POSITIONS, None).steps
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

AFTER_RAKE = {"payouts": _raked_payouts, "final-stacks": _raked_final_stacks}
"""Those whose answer depends on what the house took."""


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
