"""House rules, frozen under a name. A profile is never edited: a changed rule is a new name."""

from dataclasses import dataclass
from enum import StrEnum, unique


@unique
class Book(StrEnum):
    """The rulebooks that can be cited."""

    TDA = "TDA 2024"
    WSOP_TOURNAMENT = "WSOP 2024 Tournament"
    WSOP_LIVE = "WSOP 2024 Live Action"
    ROBERTS = "Robert's Rules v11"
    BARGE = "BARGE"
    CONVENTION = "convention"


@unique
class AllInShow(StrEnum):
    """How the hands are shown once a player is all-in and no more betting is possible (contested point C16)."""

    TABLED = "tabled"
    """Every live hand is turned face up at once: TDA 16, WSOP Tournament 70."""
    ALL_IN_FIRST = "all-in-first"
    """The player who pushed all-in shows first: WSOP Live Action 145."""
    IN_ORDER = "in-order"
    """As on a street without a bet, the first to act shows first: Robert's section 3, Showdown."""


@unique
class BigBlindAnte(StrEnum):
    """What a short stack posts first where the big blind pays the ante for all (contested point C21)."""

    BLIND_FIRST = "blind-first"
    """TDA RP-11, a recommendation of 2024."""
    ANTE_FIRST = "ante-first"
    """Advice of 2019, and still the habit of some rooms."""


@dataclass(frozen=True, slots=True)
class RulesProfile:
    """The switches that the engine asks, and the books in the order in which this house consults them."""

    name: str
    books: tuple[Book, ...]
    all_in_show: AllInShow
    big_blind_ante: BigBlindAnte


TDA_2024 = RulesProfile(
    "tda-2024",
    (Book.TDA, Book.WSOP_TOURNAMENT, Book.WSOP_LIVE, Book.ROBERTS, Book.BARGE),
    AllInShow.TABLED,
    BigBlindAnte.BLIND_FIRST,
)
WSOP_LIVE_2024 = RulesProfile(
    "wsop-live-2024",
    (Book.WSOP_LIVE, Book.WSOP_TOURNAMENT, Book.TDA, Book.ROBERTS, Book.BARGE),
    AllInShow.ALL_IN_FIRST,
    BigBlindAnte.BLIND_FIRST,
)
ROBERTS_11 = RulesProfile(
    "roberts-11",
    (Book.ROBERTS, Book.WSOP_LIVE, Book.TDA, Book.WSOP_TOURNAMENT, Book.BARGE),
    AllInShow.IN_ORDER,
    BigBlindAnte.BLIND_FIRST,
)

PROFILES = {profile.name: profile for profile in (TDA_2024, WSOP_LIVE_2024, ROBERTS_11)}
"""Every profile by its name."""
