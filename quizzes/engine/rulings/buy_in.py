"""Buying in and table stakes, at cash tables."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from quizzes.engine.profile import Book, RulesProfile
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat


@unique
class TenTimes(StrEnum):
    """Ten times what the least buy-in at a limit table is (contested point C18)."""

    SMALL_BET = "small-bet"
    LARGEST_BET = "largest-bet"


LIMIT_BUY_IN: Mapping[Book, TenTimes] = {Book.WSOP_LIVE: TenTimes.SMALL_BET, Book.ROBERTS: TenTimes.LARGEST_BET}
SHORT_BUYS: Mapping[Book, int] = {Book.WSOP_LIVE: 0, Book.ROBERTS: 1}


@dataclass(frozen=True, slots=True)
class BuyIn:
    """The rule of thumb of a no-limit table: a house's least buy-in lies within one range, its most in another."""

    least: tuple[Chips, Chips]
    most: tuple[Chips, Chips]


def limit_buy_in(small_bet: int, large_bet: int, profile: RulesProfile) -> Explained[Chips]:
    """The least buy-in at a limit table."""
    book = next(book for book in profile.books if book in LIMIT_BUY_IN)
    if LIMIT_BUY_IN[book] is TenTimes.SMALL_BET:
        return Derivation().conclude(Rule.TEN_SMALL_BETS, Chips(10 * small_bet), bet=Chips(small_bet))
    return Derivation().conclude(Rule.TEN_LARGEST_BETS, Chips(10 * large_bet), bet=Chips(large_bet))


def no_limit_buy_in(big_blind: int, _profile: RulesProfile) -> Explained[BuyIn]:
    """What a no-limit table may set as its least and its most buy-in."""
    low, middle, high = (Chips(big_blind * times) for times in (20, 40, 100))
    return Derivation().conclude(
        Rule.NO_LIMIT_BUY_IN, BuyIn((low, middle), (middle, high)), low=low, middle=middle, high=high
    )


def short_buys(profile: RulesProfile) -> Explained[int]:
    """How often a player may add less than a full buy-in."""
    book = next(book for book in profile.books if book in SHORT_BUYS)
    rule = Rule.ONE_SHORT_BUY if SHORT_BUYS[book] else Rule.NO_SHORT_BUY
    return Derivation().conclude(rule, SHORT_BUYS[book])


def chips_in_play(seat: Seat, at_the_deal: int, bought_since: int, _profile: RulesProfile) -> Explained[Chips]:
    """Table stakes: what a player has for this hand; chips bought while it runs play from the next one."""
    derivation = Derivation()
    if bought_since:
        derivation.step(Rule.BOUGHT_FOR_NEXT_HAND, Chips(bought_since), seat=seat)
    return derivation.conclude(Rule.IN_FRONT_AT_THE_DEAL, Chips(at_the_deal), seat=seat)
