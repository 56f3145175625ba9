"""The lines of a PHH hand: "d dh p1 AsAc", "p2 cbr 300", "p3 sd 2c" and the rest, as actions of the engine."""

import re
from decimal import Decimal
from typing import Any

from quizzes.engine.action import Action, Verb
from quizzes.engine.cards import Cards, parse_cards, write_cards
from quizzes.engine.games import Opening
from quizzes.engine.hand import Hand
from quizzes.engine.units import Chips, Seat
from quizzes.histories.record import Record

UNKNOWN = "??"
"""A card that nobody recorded."""
NUMBER = re.compile(r"[0-9]{1,18}(\.[0-9]{1,9})?")

_SEATS = {str(seat): seat for seat in map(Seat, range(10))}
_MOST = 10**15


def read_line(record: Record, hand: Hand, line: str) -> tuple[Action, ...]:
    """What the line does in the hand as it stands: nothing for a comment, or a last live hand that is not shown.

    Raises ValueError.
    """
    words = (line.partition("#")[0] if "#" in line else line).split()
    if not words:
        return ()
    if words[0] == "d":
        action = _dealing(hand, words)
    else:
        action = _doing(hand, words, record.decimals)
    return (action,) if action else ()


def _dealing(hand: Hand, words: list[str]) -> Action | None:
    match words:
        case [_, "dh", seat, cards]:
            return _deal(hand, _seat(hand, seat), cards)
        case [_, "db", cards]:
            return Action(Verb.BOARD, cards=_known(cards))
    raise ValueError("no action of this format")


def _doing(hand: Hand, words: list[str], decimals: int) -> Action | None:
    seat = _seat(hand, words[0])
    match words[1:]:
        case ["f"]:
            return Action(Verb.FOLD, seat)
        case ["cc"]:
            faces_a_bet = hand.round.bettors[seat].bet < hand.round.highest_bet
            return Action(Verb.CALL if faces_a_bet else Verb.CHECK, seat)
        case ["cbr", amount]:
            stands = hand.round.highest_bet or hand.round.bring_in
            return Action(Verb.RAISE if stands else Verb.BET, seat, whole(_amount(amount), decimals))
        case ["pb"]:
            return Action(Verb.BRING_IN, seat)
        case ["sd"]:
            return Action(Verb.DRAW, seat)
        case ["sd", cards]:
            discarded, unknown = _cards(cards)
            return Action(Verb.DRAW, seat, cards=discarded, unknown=unknown)
        case ["sm"]:
            return Action(Verb.MUCK, seat) if hand.live != (seat,) else None
        case ["sm", cards]:
            return _show(hand, seat, *_cards(cards))
    raise ValueError("no action of this format")


def _deal(hand: Hand, seat: Seat, text: str) -> Action | None:
    """Cards as the street has them, face down before face up; of a first deal nobody saw there is nothing to tell."""
    starts = not hand.owed[seat] and hand.street + 1 < len(hand.game.streets)
    if not hand.street and hand.game.opening is not Opening.BRING_IN and not text.strip("?"):
        return None
    faces_up = 2 * hand.game.streets[hand.street + starts].up
    if not faces_up:
        cards, unknown = _cards(text)
        return Action(Verb.DEAL, seat, cards=cards, unknown=unknown)
    cards, unknown = _cards(text[:-faces_up])
    up, unknown_up = _cards(text[-faces_up:])
    return Action(Verb.DEAL, seat, cards=cards, up=up, unknown=unknown + unknown_up)


def _show(hand: Hand, seat: Seat, cards: Cards, unknown: int) -> Action:
    held = hand.holes[seat]
    if len(held) == hand.own_cards and set(cards) - set(held):
        raise ValueError(f"{seat} was dealt {write_cards(held)}")
    return Action(Verb.SHOW, seat, cards=cards, unknown=unknown)


def _seat(hand: Hand, text: str) -> Seat:
    seat = _SEATS.get(text)
    if seat is None or seat >= len(hand.stacks):
        raise ValueError(f"{text} is not at the table")
    return seat


def _known(text: str) -> Cards:
    try:
        return parse_cards(text)
    except ValueError as error:
        raise ValueError(f"{error} is no card") from error


def _cards(text: str) -> tuple[Cards, int]:
    """The known cards, and how many are not known."""
    if UNKNOWN not in text:
        return _known(text), 0
    pairs = [text[place : place + 2] for place in range(0, len(text), 2)]
    known = [pair for pair in pairs if pair != UNKNOWN]
    return _known("".join(known)), len(pairs) - len(known)


def whole(amount: Any, decimals: int) -> Chips:
    """The amount in whole chips. Raises ValueError when it is none."""
    if type(amount) not in (int, Decimal) or not 0 <= amount <= _MOST:
        raise ValueError(f"{amount} is no number of chips")
    return Chips(int(amount * 10**decimals))


def _amount(text: str) -> int | Decimal:
    if not NUMBER.fullmatch(text):
        raise ValueError(f"{text} is no number of chips")
    return int(text) if text.isdecimal() else Decimal(text)
