"""Reads the Poker Hand History format (.phh, and .phhs of many hands): no-limit hold'em so far.

In `antes` and `blinds_or_straddles` the small blind's place is first and the big blind's second; heads-up too, where p1
is the big blind. A short ante goes by the books, whatever `ante_trimming_status` says: a player's own ante is put in
like a bet, and a big-blind ante is dead money in the main pot.

A hand with fractions is multiplied by the least power of ten that makes every amount whole. That tenth is then its
smallest chip: a pot of 225 whose halves are recorded as 112.5 is a pot of 2250, split into 1125 each.
"""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import Any

from quizzes.engine.betting import IllegalAction
from quizzes.engine.cards import Cards, parse_cards, write_cards
from quizzes.engine.games import NLHE
from quizzes.engine.hand import Action, Hand, Verb
from quizzes.engine.profile import RulesProfile
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Chips, Seat
from quizzes.histories.record import Fault, Record, Unreadable
from quizzes.histories.toml import fields

GAMES = {"NT": NLHE}
"""The variants that can be played, by their code in the format."""

_SEATS = {str(seat): seat for seat in map(Seat, range(10))}
_AMOUNTS = ("antes", "blinds_or_straddles", "min_bet", "starting_stacks", "finishing_stacks")
_NUMBER = re.compile(r"[0-9]{1,18}(\.[0-9]{1,9})?")
_BET = re.compile(rf"\s*p\d+\s+cbr\s+({_NUMBER.pattern})(?![^\s#])")
_MOST = 10**15
_MOST_DECIMALS = 6


def read(text: bytes) -> Record:
    """Read one hand. Raises Unreadable."""
    found = fields(text)
    if not found:
        raise Unreadable("there is no hand in it")
    variant = _field(found, "variant")
    if variant not in GAMES:
        raise Unreadable(f"variant {variant!r} is not played here, only {', '.join(GAMES)}")
    game = GAMES[variant]
    lines = _list(found, "actions")
    if not all(isinstance(line, str) for line in lines):
        raise Unreadable("actions are not all strings")
    decimals = max(map(_decimals, _fractions(found, lines)), default=0)
    if decimals > _MOST_DECIMALS:
        raise Unreadable(f"an amount has {decimals} decimals; at most {_MOST_DECIMALS} can be read")

    stacks = _chips(found, "starting_stacks", decimals)
    if len(stacks) not in game.seats:
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        raise Unreadable(f"starting_stacks are {len(stacks)}; {game.code} is played by {seats}")
    if 0 in stacks:
        raise Unreadable(f"starting_stacks: {Seat(stacks.index(Chips(0)))} has no chips")
    finishing = _chips(found, "finishing_stacks", decimals, len(stacks)) if "finishing_stacks" in found else None
    stakes, chairs = _stakes(found, decimals, len(stacks)), _chairs(found, len(stacks))
    return Record(game, stakes, stacks, lines, finishing, chairs, decimals)


def play(record: Record, profile: RulesProfile) -> Hand:
    """The hand after everything that was done in it. Raises Unreadable, naming the action that cannot be."""
    hand = Hand.start(record.game, profile, record.stakes, record.stacks)
    for number, line in enumerate(record.lines, 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        try:
            action = _action(hand, words, record.decimals)
            if action:
                hand = hand.after(action)
        except IllegalAction as illegal:
            why = f"action {number} {line!r} is not legal: {illegal.breach.replace('-', ' ')}"
            raise Unreadable(why, Fault(number, line, hand, illegal.breach)) from illegal
        except ValueError as error:
            raise Unreadable(f"action {number} {line!r}: {error}", Fault(number, line, hand)) from error
    return hand


def _action(hand: Hand, words: list[str], decimals: int) -> Action | None:
    """What the words do in this hand; None where it is nothing: a deal of unknown cards, the last live hand unshown."""
    match words:
        case ["d", "dh", seat, cards]:
            dealt = _seat(hand, seat)
            return Action(Verb.DEAL, dealt, cards=_cards(cards)) if "?" not in cards else None
        case ["d", "db", cards]:
            return Action(Verb.BOARD, cards=_cards(cards))
        case [seat, "f"]:
            return Action(Verb.FOLD, _seat(hand, seat))
        case [seat, "cc"]:
            caller = _seat(hand, seat)
            faces_a_bet = hand.round.bettors[caller].bet < hand.round.highest_bet
            return Action(Verb.CALL if faces_a_bet else Verb.CHECK, caller)
        case [seat, "cbr", amount]:
            to = _whole(_amount(amount), decimals)
            return Action(Verb.RAISE if hand.round.highest_bet else Verb.BET, _seat(hand, seat), to)
        case [seat, "sm"]:
            mucker = _seat(hand, seat)
            return Action(Verb.MUCK, mucker) if hand.live != (mucker,) else None
        case [seat, "sm", cards]:
            shown, held = _cards(cards), hand.holes[_seat(hand, seat)]
            if held and set(shown) != set(held):
                raise ValueError(f"{seat} was dealt {write_cards(held)}")
            return Action(Verb.SHOW, _seat(hand, seat), cards=shown)
    raise ValueError("no action of this format")


def _seat(hand: Hand, text: str) -> Seat:
    seat = _SEATS.get(text)
    if seat is None or seat >= len(hand.stacks):
        raise ValueError(f"{text} is not at the table")
    return seat


def _cards(text: str) -> Cards:
    try:
        return parse_cards(text)
    except ValueError as error:
        raise ValueError(f"{error} is no card") from error


def _field(found: dict[str, Any], name: str) -> Any:
    if name not in found:
        raise Unreadable(f"{name} is missing")
    return found[name]


def _list(found: dict[str, Any], name: str, count: int | None = None) -> list[Any]:
    """A field that is a list, of this many where a count is given."""
    value = _field(found, name)
    if not isinstance(value, list):
        raise Unreadable(f"{name} is no list")
    if count is not None and len(value) != count:
        raise Unreadable(f"{name} are {len(value)}, and the players {count}")
    return value


def _chips(found: dict[str, Any], name: str, decimals: int, count: int | None = None) -> tuple[Chips, ...]:
    try:
        return tuple([_whole(amount, decimals) for amount in _list(found, name, count)])
    except ValueError as error:
        raise Unreadable(f"{name}: {error}") from error


def _stakes(found: dict[str, Any], decimals: int, count: int) -> Stakes:
    antes = _chips(found, "antes", decimals, count)
    small, big, *straddles = _chips(found, "blinds_or_straddles", decimals, count)
    chip = _smallest_chip(found, decimals)
    if any(straddles) or not 0 <= small <= big or not big:
        raise Unreadable("blinds_or_straddles are not a small and a big blind alone")
    if _chips({"min_bet": [_field(found, "min_bet")]}, "min_bet", decimals) != (big,):
        raise Unreadable("min_bet is not the big blind")
    if len(set(antes)) == 1:
        return Stakes(small, big, ante=antes[0], smallest_chip=chip)
    if any(antes[:1] + antes[2:]):
        raise Unreadable("antes are neither the same for all nor the big blind's alone")
    return Stakes(small, big, big_blind_ante=antes[1], smallest_chip=chip)


def _smallest_chip(found: dict[str, Any], decimals: int) -> Chips:
    """A field of our own, such as the format allows; hands of others are played with chips of one."""
    if "_smallest_chip" not in found:
        return Chips(1)
    (chip,) = _chips({"_smallest_chip": [found["_smallest_chip"]]}, "_smallest_chip", decimals)
    return Chips(max(1, chip))


def _chairs(found: dict[str, Any], count: int) -> tuple[int, ...]:
    if "seats" not in found:
        return ()
    chairs = tuple(_list(found, "seats", count))
    if not all(isinstance(chair, int) for chair in chairs) or len(set(chairs)) < count:
        raise Unreadable("seats are not different numbers")
    return chairs


def _fractions(found: dict[str, Any], lines: Sequence[str]) -> Iterator[Decimal]:
    """Every amount of the hand that is written as a fraction."""
    for name in _AMOUNTS:
        value = found.get(name)
        for amount in value if isinstance(value, list) else (value,):
            if isinstance(amount, Decimal):
                yield amount
    for line in lines:
        if "." in line and (bet := _BET.match(line)):
            yield Decimal(bet[1])


def _decimals(amount: Decimal) -> int:
    exponent = amount.normalize().as_tuple().exponent if amount else 0
    return max(0, -exponent) if isinstance(exponent, int) else 0


def _whole(amount: Any, decimals: int) -> Chips:
    """The amount in whole chips. Raises ValueError when it is none."""
    if type(amount) not in (int, Decimal) or not 0 <= amount <= _MOST:
        raise ValueError(f"{amount} is no number of chips")
    return Chips(int(amount * 10**decimals))


def _amount(text: str) -> int | Decimal:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"{text} is no number of chips")
    return int(text) if text.isdecimal() else Decimal(text)
