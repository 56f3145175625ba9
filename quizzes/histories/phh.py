"""Reads the Poker Hand History format (.phh, and .phhs of many hands): its eleven variants.

In `antes` and `blinds_or_straddles` the first place is left of the button; heads-up both are read reversed, for p1 is
the big blind there. A short ante goes by the books, whatever `ante_trimming_status` says: a player's own ante is put in
like a bet, and a big-blind ante is dead money in the main pot.

A hand with fractions is multiplied by the least power of ten that makes every amount whole. That tenth is then its
smallest chip: a pot of 225 whose halves are recorded as 112.5 is a pot of 2250, split into 1125 each.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any

from quizzes.engine.games import GAMES as ENGINE_GAMES
from quizzes.engine.games import Betting, Game, Opening
from quizzes.engine.seats import Post, Posted, Stakes, big_blind_seat, button_seat, small_blind_seat
from quizzes.engine.units import NO_CHIPS, ONE_CHIP, Chips, Seat
from quizzes.histories.phh_lines import NUMBER, read_line, whole
from quizzes.histories.record import Outcome, Record, Unreadable, play
from quizzes.histories.toml import fields

__all__ = ["GAMES", "play", "read"]

GAMES = {
    code: ENGINE_GAMES[ours]
    for code, ours in {
        "FT": "flhe",
        "NT": "nlhe",
        "NS": "shortdeck",
        "PO": "plo",
        "FO/8": "flo8",
        "F7S": "stud",
        "F7S/8": "stud8",
        "FR": "razz",
        "N2L1D": "27sd",
        "F2L3D": "27td",
        "FB": "badugi",
    }.items()
}
"""The variants of the format, by their code."""

_BLINDS = "blinds_or_straddles"
_CHIP = "_smallest_chip"
"""A field of our own, such as the format allows; hands of others are played with chips of one."""
_AMOUNTS = (
    "antes",
    _BLINDS,
    "bring_in",
    "small_bet",
    "big_bet",
    "min_bet",
    "starting_stacks",
    "finishing_stacks",
)
_BET = re.compile(rf"\s*p\d+\s+cbr\s+({NUMBER.pattern})(?![^\s#])")
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
    count = len(stacks)
    if count not in game.seats:
        seats = f"{game.seats[0]} to {game.seats[-1]}"
        raise Unreadable(f"starting_stacks are {count}; {game.code} is played by {seats}")
    if 0 in stacks:
        raise Unreadable(f"starting_stacks: {Seat(stacks.index(Chips(0)))} has no chips")
    finishing = _chips(found, "finishing_stacks", decimals, count) if "finishing_stacks" in found else None
    stakes, posts = _forced(found, game, decimals, stacks)
    if _CHIP in found:
        stakes = replace(stakes, smallest_chip=max(ONE_CHIP, _amount(found, _CHIP, decimals)))
    return Record(
        game, stakes, stacks, lines, read_line, Outcome(finishing), _chairs(found, count), decimals, posts=posts
    )


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
        return tuple([whole(amount, decimals) for amount in _list(found, name, count)])
    except ValueError as error:
        raise Unreadable(f"{name}: {error}") from error


def _amount(found: dict[str, Any], name: str, decimals: int) -> Chips:
    return _chips({name: [_field(found, name)]}, name, decimals)[0]


def _by_seat(found: dict[str, Any], name: str, decimals: int, count: int) -> list[Chips]:
    """One amount for each seat; heads-up the list is reversed."""
    amounts = list(_chips(found, name, decimals, count))
    return amounts[::-1] if count == 2 else amounts


def _forced(
    found: dict[str, Any], game: Game, decimals: int, stacks: Sequence[Chips]
) -> tuple[Stakes, tuple[Posted, ...] | None]:
    """The stakes, and what was posted where it is not simply what the stakes ask."""
    count = len(stacks)
    antes = _by_seat(found, "antes", decimals, count)
    small_bet = big_bet = NO_CHIPS
    least = "min_bet"
    if game.betting is Betting.FIXED_LIMIT:
        least = "small_bet"
        small_bet, big_bet = (_amount(found, name, decimals) for name in ("small_bet", "big_bet"))
        if not 0 < small_bet <= big_bet:
            raise Unreadable("small_bet and big_bet are not a bet and one at least as large")
    if game.opening is Opening.BRING_IN:
        if len(set(antes)) > 1:
            raise Unreadable("antes are not the same for all")
        bring_in = _amount(found, "bring_in", decimals)
        if not 0 < bring_in < small_bet:
            raise Unreadable("bring_in is not less than small_bet")
        return Stakes(ante=antes[0], bring_in=bring_in, small_bet=small_bet, big_bet=big_bet), None

    blinds = _by_seat(found, _BLINDS, decimals, count)
    if game.opening is Opening.BUTTON_BLIND:
        small, big_seat = NO_CHIPS, button_seat(count)
    else:
        small, big_seat = blinds[small_blind_seat(count)], big_blind_seat(count)
        if small and not blinds[big_seat]:  # the small blind is dead, and only the big one posted
            small, big_seat = NO_CHIPS, small_blind_seat(count)
    big = blinds[big_seat]
    if small > big or not big:
        raise Unreadable(f"{_BLINDS} are not a small and a big blind, and straddles")
    if _amount(found, least, decimals) != big:
        raise Unreadable(f"{least} is not the big blind")
    stakes = Stakes(small, big, small_bet=small_bet, big_bet=big_bet, **_ante(antes, big_seat))
    expected = [NO_CHIPS] * count
    expected[small_blind_seat(count)] = small
    expected[big_blind_seat(count) if game.opening is Opening.BLINDS else big_seat] = big
    return stakes, None if blinds == expected else _posts(stakes, blinds, big_seat, stacks)


def _ante(antes: Sequence[Chips], big_seat: Seat) -> dict[str, Chips]:
    if len(set(antes)) == 1:
        return {"ante": antes[0]}
    if any(chips for seat, chips in enumerate(antes) if seat != big_seat):
        raise Unreadable("antes are neither the same for all nor the big blind's alone")
    return {"big_blind_ante": antes[big_seat]}


def _posts(stakes: Stakes, blinds: Sequence[Chips], big_seat: Seat, stacks: Sequence[Chips]) -> tuple[Posted, ...]:
    """Blinds that are not where they usually are, and straddles; an equal or smaller one is a newcomer's post."""
    asked = [(Post.ANTE, Seat(seat), stakes.ante) for seat in range(len(stacks))]
    small = small_blind_seat(len(stacks))
    if small != big_seat:
        asked.append((Post.SMALL_BLIND, small, stakes.small_blind))
    asked += [(Post.BIG_BLIND, big_seat, stakes.big_blind), (Post.BIG_BLIND_ANTE, big_seat, stakes.big_blind_ante)]
    for seat, chips in enumerate(blinds):
        if seat not in (small, big_seat):
            asked.append((Post.STRADDLE if chips > stakes.big_blind else Post.LIVE_POST, Seat(seat), chips))
    left = list(stacks)
    posts = []
    for post, seat, chips in asked:
        if chips:
            pays = min(chips, left[seat])
            left[seat] = Chips(left[seat] - pays)
            posts.append(Posted(post, seat, pays))
    return tuple(posts)


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
