"""House rules, frozen under a name. A profile is never edited: a changed rule is a new name.

C1, C2, … are the contested points: those on which the books give different answers.
"""

from dataclasses import dataclass, replace
from enum import StrEnum, unique


@unique
class Book(StrEnum):
    """The rulebooks that can be cited."""

    TDA = "TDA 2024"
    WSOP_TOURNAMENT = "WSOP 2024 Tournament"
    WSOP_LIVE = "WSOP 2024 Live Action"
    ROBERTS = "Robert's Rules v11"
    BARGE = "BARGE"
    SITE = "PokerStars, recorded hands"
    CONVENTION = "convention"


@unique
class AllInShow(StrEnum):
    """How the hands are shown once a player is all-in and no more betting is possible (C16)."""

    TABLED = "tabled"
    """Every live hand is turned face up at once: TDA 16, WSOP Tournament 70."""
    ALL_IN_FIRST = "all-in-first"
    """The player who pushed all-in shows first: WSOP Live Action 145."""
    IN_ORDER = "in-order"
    """As on a street without a bet, the first to act shows first: Robert's section 3, Showdown."""


@unique
class BigBlindAnte(StrEnum):
    """What a short stack posts first where the big blind pays the ante for all (C21)."""

    BLIND_FIRST = "blind-first"
    """TDA RP-11, a recommendation of 2024."""
    ANTE_FIRST = "ante-first"
    """Advice of 2019, and still the habit of some rooms."""


@unique
class HeadsUpCap(StrEnum):
    """When a fixed limit loses its cap because only two players are left (C12)."""

    STAYS = "stays"
    """Only when two are left in the event: TDA 48, WSOP Tournament 100."""
    ROUND_BEGINS = "round-begins"
    """When the round begins heads-up: WSOP Live Action 126-127."""
    BECOMES = "becomes"
    """When it becomes heads-up before the cap is reached: Robert's section 3, Betting and Raising."""


@unique
class StudTie(StrEnum):
    """Who opens a later street of stud when two boards are equal (C9)."""

    HIGH_SUIT = "high-suit"
    """The high card by suit, in every stud game: TDA RP-10-D."""
    POSITION = "position"
    """The first clockwise from the dealer: WSOP Live Action 215, 235, 240; Robert's section 8."""


@unique
class OddCard(StrEnum):
    """Which card takes the odd chip in a low game of stud (C8)."""

    HIGH_OF_FIVE = "high-of-five"
    """The highest card by suit of the winning five: TDA 20-B, WSOP Tournament 73."""
    LOW_OF_SEVEN = "low-of-seven"
    """The lowest card by suit of all seven: Robert's section 3, Ties 5."""


@dataclass(frozen=True, slots=True)
class RulesProfile:
    """The switches that the engine asks, and the books in the order in which this house consults them."""

    name: str
    books: tuple[Book, ...]
    all_in_show: AllInShow
    big_blind_ante: BigBlindAnte
    raises_after_bet: int
    """A fixed limit is capped at the bet and so many raises (C11)."""
    raises_after_bet_of_two_rounds: int
    """The same in a game with only two betting rounds (C11)."""
    heads_up_cap: HeadsUpCap
    stud_tie: StudTie
    odd_card: OddCard
    open_pair_may_double: bool
    """Whether an open pair on fourth street of seven-card stud lets a player bet the big bet (C10)."""
    small_blind_rounds_up: bool
    """Whether the first pot-limit round counts the small blind as a big one (C13)."""
    straddle_sets_size: bool
    """Whether a straddle is a new opening bet, so that a raise must double it (C14)."""
    limit_raise_to_next_level: bool = False
    """Whether a limit raise over a short all-in only fills up to the next full level (C25)."""


TDA_2024 = RulesProfile(
    name="tda-2024",
    books=(Book.TDA, Book.WSOP_TOURNAMENT, Book.WSOP_LIVE, Book.ROBERTS, Book.BARGE),
    all_in_show=AllInShow.TABLED,
    big_blind_ante=BigBlindAnte.BLIND_FIRST,
    raises_after_bet=4,
    raises_after_bet_of_two_rounds=4,
    heads_up_cap=HeadsUpCap.STAYS,
    stud_tie=StudTie.HIGH_SUIT,
    odd_card=OddCard.HIGH_OF_FIVE,
    open_pair_may_double=False,
    small_blind_rounds_up=False,
    straddle_sets_size=False,
)
WSOP_LIVE_2024 = replace(
    TDA_2024,
    name="wsop-live-2024",
    books=(Book.WSOP_LIVE, Book.WSOP_TOURNAMENT, Book.TDA, Book.ROBERTS, Book.BARGE),
    all_in_show=AllInShow.ALL_IN_FIRST,
    heads_up_cap=HeadsUpCap.ROUND_BEGINS,
    stud_tie=StudTie.POSITION,
    open_pair_may_double=True,
    small_blind_rounds_up=True,
)
ROBERTS_11 = replace(
    TDA_2024,
    name="roberts-11",
    books=(Book.ROBERTS, Book.WSOP_LIVE, Book.TDA, Book.WSOP_TOURNAMENT, Book.BARGE),
    all_in_show=AllInShow.IN_ORDER,
    raises_after_bet=3,
    heads_up_cap=HeadsUpCap.BECOMES,
    stud_tie=StudTie.POSITION,
    odd_card=OddCard.LOW_OF_SEVEN,
    open_pair_may_double=True,
    small_blind_rounds_up=True,
    straddle_sets_size=True,
)
POKERSTARS = replace(
    TDA_2024,
    name="pokerstars",
    books=(Book.SITE, Book.TDA, Book.WSOP_TOURNAMENT, Book.WSOP_LIVE, Book.ROBERTS, Book.BARGE),
    raises_after_bet=3,
    raises_after_bet_of_two_rounds=3,
    open_pair_may_double=True,
    limit_raise_to_next_level=True,
)
"""How the site played the hands that were recorded there."""

PROFILES = {profile.name: profile for profile in (TDA_2024, WSOP_LIVE_2024, ROBERTS_11)}
"""The house rules that exercises are dealt under, by name."""
ALL_PROFILES = {**PROFILES, POKERSTARS.name: POKERSTARS}
"""Every profile by its name; the site's is for its own records."""
