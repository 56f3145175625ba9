"""Errors of the deal: which are misdeals and until when, and what becomes of the cards and hands concerned.

A table: for every incident the clause of each book that speaks of it (contested points C2 to C7, C19, C22, C24).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from quizzes.engine.action import Action
from quizzes.engine.profile import Book, RulesProfile
from quizzes.engine.rulings.ruling import Clause, Deadline, Outcome, Ruling, always, read, until
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Seat


@unique
class DealError(StrEnum):
    """What went wrong."""

    FIRST_CARDS_EXPOSED = "first-cards-exposed"
    """The dealer exposed the first or the second card off the deck, in a game with a flop."""
    LATER_CARD_EXPOSED = "later-card-exposed"
    TWO_CARDS_EXPOSED = "two-cards-exposed"
    STUD_DOWNCARD_EXPOSED = "stud-downcard-exposed"
    OWN_CARD_EXPOSED = "own-card-exposed"
    """By the player himself."""
    BOXED_CARD = "boxed-card"
    """Found face up in the deck."""
    BOXED_CARD_MIXED = "boxed-card-mixed"
    """The same, once it is among a player's other cards."""
    TWO_BOXED_CARDS = "two-boxed-cards"
    FIRST_CARD_TO_WRONG_SEAT = "first-card-to-wrong-seat"
    SEAT_WITHOUT_RIGHT_DEALT = "seat-without-right-dealt"
    SEAT_SKIPPED = "seat-skipped"
    ONE_CARD_TOO_MANY = "one-card-too-many"
    TWO_CARDS_TOO_MANY = "two-cards-too-many"
    TOO_FEW_CARDS = "too-few-cards"
    BUTTON_SHORT = "button-short"
    BUTTON_ACTED_SHORT = "button-acted-short"
    TWO_IN_A_ROW_TO_BUTTON = "two-in-a-row-to-button"
    BUTTON_MISPLACED = "button-misplaced"
    FOREIGN_CARD = "foreign-card"
    """A joker, or a deuce to five in short deck."""
    DUPLICATE_CARD = "duplicate-card"
    DIFFERENT_BACK = "different-back"
    DIFFERENT_BACK_IN_STUB = "different-back-in-stub"
    NO_BURN_BEFORE_FLOP = "no-burn-before-flop"
    TWO_BURNS = "two-burns"
    FOUR_CARD_FLOP = "four-card-flop"
    PREMATURE_FLOP = "premature-flop"
    PREMATURE_TURN = "premature-turn"
    PREMATURE_RIVER = "premature-river"
    STUB_DROPPED = "stub-dropped"
    """Its order can still be told."""
    STUB_DISORDERED = "stub-disordered"
    STUB_MIXED_WITH_MUCK = "stub-mixed-with-muck"
    STUB_SHORT = "stub-short"
    """Seventh street of stud: with the burns there are cards enough."""
    STUB_SHORT_WITH_BURNS = "stub-short-with-burns"
    CARDS_THROWN_INTO_HAND = "cards-thrown-into-hand"
    """Another player's cards fell on the hand, and all can still be told apart."""
    CARDS_LOST_IN_HAND = "cards-lost-in-hand"
    """The same, and they cannot."""
    UPCARDS_PICKED_UP = "upcards-picked-up"
    """In stud, by a player who faces a bet."""
    CLOCK_FACING_BET = "clock-facing-bet"
    """A player's time ran out."""
    CLOCK_WITHOUT_BET = "clock-without-bet"
    SEAT_EMPTY = "seat-empty"
    """The player is not there when the deal is complete."""
    MUCKED_BOARD_PLAYS = "mucked-board-plays"
    """The board is everybody's best hand, and he mucked his cards."""


@dataclass(frozen=True, slots=True)
class DealIncident:
    """An error, and what happened until it was noticed."""

    error: DealError
    actions: tuple[Action, ...] = ()
    """Those in turn since the cards in question were dealt: the blinds are none of them."""
    seat: Seat | None = None
    """Whose hand is in question, where it is one player's."""


def deal_ruling(incident: DealIncident, profile: RulesProfile) -> Explained[Ruling]:
    """What happens after an error of the deal.

    >>> from quizzes.engine.profile import ROBERTS_11, TDA_2024
    >>> flop = DealIncident(DealError.FOUR_CARD_FLOP)
    >>> [str(deal_ruling(flop, profile).value.outcome) for profile in (TDA_2024, ROBERTS_11)]
    ['four-scrambled', 'flop-redealt']
    """
    return read(CLAUSES[incident.error], profile, incident.actions, incident.seat)


def _misdeal(cause: Rule, after: Outcome = Outcome.PLAY_ON) -> Clause:
    return until(Deadline.MISDEAL, Outcome.MISDEAL, after, cause)


def _both(clause: Clause) -> Mapping[Book, Clause]:
    return {Book.TDA: clause, Book.ROBERTS: clause}


_COUNT = _misdeal(Rule.WRONG_NUMBER_OF_CARDS, Outcome.HAND_DEAD)
_PREMATURE = always(Outcome.RESHUFFLED_WITHOUT_BURN)
_TOO_LATE_TO_ACT = always(Outcome.HAND_DEAD, Rule.CLOCK_RAN_OUT)
_LOST = always(Outcome.HAND_DEAD, Rule.CARDS_NOT_TOLD_APART)
_LEFT_TO_FLOOR = always(Outcome.FLOOR_DECIDES, Rule.LATER_CARD_EXPOSED)
_VOID = always(Outcome.BETS_RETURNED, Rule.DIFFERENT_BACK)
_LOCAL = always(Outcome.FLOOR_DECIDES, Rule.DIFFERENT_BACK)

CLAUSES: Mapping[DealError, Mapping[Book, Clause]] = {
    DealError.FIRST_CARDS_EXPOSED: _both(_misdeal(Rule.FIRST_CARDS_EXPOSED)),
    DealError.LATER_CARD_EXPOSED: {
        Book.TDA: _LEFT_TO_FLOOR,
        Book.WSOP_LIVE: _LEFT_TO_FLOOR,
        Book.ROBERTS: always(Outcome.REPLACED_AS_BURN, Rule.LATER_CARD_EXPOSED),
    },
    DealError.TWO_CARDS_EXPOSED: _both(_misdeal(Rule.TWO_CARDS_EXPOSED)),
    DealError.STUD_DOWNCARD_EXPOSED: {
        Book.TDA: always(Outcome.THIRD_CARD_DOWN),
        Book.WSOP_TOURNAMENT: _misdeal(Rule.STUD_DOWNCARD_EXPOSED),
        Book.WSOP_LIVE: always(Outcome.THIRD_CARD_DOWN),
        Book.ROBERTS: always(Outcome.THIRD_CARD_DOWN),
    },
    DealError.OWN_CARD_EXPOSED: {
        Book.TDA: always(Outcome.HAND_LIVE, Rule.OWN_CARD_PENALTY),
        Book.WSOP_TOURNAMENT: always(Outcome.HAND_LIVE, Rule.OWN_CARD_PENALTY),
        Book.ROBERTS: always(Outcome.HAND_LIVE, Rule.OWN_CARD_PLAYS),
    },
    DealError.BOXED_CARD: {
        Book.WSOP_TOURNAMENT: always(Outcome.REPLACED),
        Book.WSOP_LIVE: always(Outcome.REPLACED),
        Book.ROBERTS: always(Outcome.REPLACED),
    },
    DealError.BOXED_CARD_MIXED: {Book.ROBERTS: always(Outcome.REPLACED_AFTER_ROUND)},
    DealError.TWO_BOXED_CARDS: _both(_misdeal(Rule.TWO_BOXED_CARDS)),
    DealError.FIRST_CARD_TO_WRONG_SEAT: _both(_misdeal(Rule.FIRST_CARD_TO_WRONG_SEAT)),
    DealError.SEAT_WITHOUT_RIGHT_DEALT: _both(_misdeal(Rule.SEAT_WITHOUT_RIGHT_DEALT)),
    DealError.SEAT_SKIPPED: _both(_misdeal(Rule.SEAT_SKIPPED)),
    DealError.ONE_CARD_TOO_MANY: {
        Book.TDA: _COUNT,
        Book.WSOP_LIVE: until(Deadline.MISDEAL, Outcome.EXTRA_CARD_BURNED, None, Rule.ONE_EXTRA_CARD),
        Book.ROBERTS: until(Deadline.MISDEAL, Outcome.EXTRA_CARD_BURNED, Outcome.HAND_DEAD, Rule.ONE_EXTRA_CARD),
    },
    DealError.TWO_CARDS_TOO_MANY: _both(_COUNT),
    DealError.TOO_FEW_CARDS: _both(_COUNT),
    DealError.BUTTON_SHORT: {Book.TDA: always(Outcome.COMPLETED)},
    DealError.BUTTON_ACTED_SHORT: {Book.TDA: always(Outcome.HAND_DEAD, Rule.BUTTON_ACTED_SHORT)},
    DealError.TWO_IN_A_ROW_TO_BUTTON: {Book.TDA: always(Outcome.PLAY_ON, Rule.TWO_IN_A_ROW_TO_BUTTON)},
    DealError.BUTTON_MISPLACED: {
        Book.TDA: until(Deadline.MISDEAL, Outcome.BUTTON_CORRECTED, Outcome.BUTTON_STANDS, Rule.BUTTON_MISPLACED),
        Book.ROBERTS: _misdeal(Rule.BUTTON_MISPLACED, Outcome.BUTTON_CORRECTED_LATER),
    },
    DealError.FOREIGN_CARD: {
        Book.TDA: _misdeal(Rule.FOREIGN_CARD, Outcome.DISREGARDED),
        Book.WSOP_LIVE: until(Deadline.HOLDER, None, Outcome.HAND_DEAD, Rule.FOREIGN_CARD),
        Book.ROBERTS: until(Deadline.HOLDER, Outcome.REPLACED, Outcome.HAND_DEAD, Rule.FOREIGN_CARD),
    },
    DealError.DUPLICATE_CARD: _both(always(Outcome.BETS_RETURNED, Rule.DUPLICATE_CARD)),
    DealError.DIFFERENT_BACK: {Book.TDA: _LOCAL, Book.WSOP_TOURNAMENT: _VOID, Book.ROBERTS: _VOID},
    DealError.DIFFERENT_BACK_IN_STUB: {
        Book.TDA: _LOCAL,
        Book.WSOP_TOURNAMENT: until(Deadline.MISDEAL, Outcome.BETS_RETURNED, cause=Rule.DIFFERENT_BACK),
        Book.ROBERTS: always(Outcome.PLAY_ON, Rule.DIFFERENT_BACK),
    },
    DealError.NO_BURN_BEFORE_FLOP: {
        Book.TDA: until(Deadline.BETTING, Outcome.BURN_PICKED_FROM_FLOP, cause=Rule.NO_BURN_BEFORE_FLOP),
        Book.ROBERTS: until(Deadline.BETTING, Outcome.FLOP_PUT_RIGHT, cause=Rule.NO_BURN_BEFORE_FLOP),
    },
    DealError.TWO_BURNS: {
        Book.TDA: always(Outcome.ONE_BURN_A_STREET),
        Book.ROBERTS: always(Outcome.ORDER_RESTORED),
    },
    DealError.FOUR_CARD_FLOP: {
        Book.TDA: always(Outcome.FOUR_SCRAMBLED),
        Book.WSOP_TOURNAMENT: always(Outcome.FOUR_SCRAMBLED),
        Book.ROBERTS: always(Outcome.FLOP_REDEALT),
    },
    DealError.PREMATURE_FLOP: {Book.TDA: _PREMATURE, Book.WSOP_TOURNAMENT: _PREMATURE},
    DealError.PREMATURE_TURN: {
        Book.TDA: _PREMATURE,
        Book.WSOP_TOURNAMENT: _PREMATURE,
        Book.ROBERTS: always(Outcome.SET_ASIDE),
    },
    DealError.PREMATURE_RIVER: {Book.TDA: _PREMATURE, Book.WSOP_TOURNAMENT: _PREMATURE},
    DealError.STUB_DROPPED: _both(always(Outcome.ORDER_RESTORED)),
    DealError.STUB_DISORDERED: {
        Book.TDA: always(Outcome.STUB_RESHUFFLED),
        Book.ROBERTS: always(Outcome.ORDER_RESTORED),
    },
    DealError.STUB_MIXED_WITH_MUCK: {
        Book.TDA: always(Outcome.STUB_AND_MUCK_RESHUFFLED),
        Book.ROBERTS: always(Outcome.ORDER_RESTORED),
    },
    DealError.STUB_SHORT: {Book.TDA: always(Outcome.BURNS_ADDED)},
    DealError.STUB_SHORT_WITH_BURNS: {Book.TDA: always(Outcome.COMMUNITY_CARD)},
    DealError.CARDS_THROWN_INTO_HAND: {
        Book.TDA: always(Outcome.HAND_LIVE, Rule.CARDS_TOLD_APART),
        Book.WSOP_TOURNAMENT: always(Outcome.HAND_DEAD, Rule.CARDS_THROWN_INTO_HAND),
        Book.ROBERTS: always(Outcome.HAND_DEAD, Rule.CARDS_THROWN_INTO_HAND),
    },
    DealError.CARDS_LOST_IN_HAND: {Book.TDA: _LOST, Book.WSOP_TOURNAMENT: _LOST, Book.ROBERTS: _LOST},
    DealError.UPCARDS_PICKED_UP: _both(always(Outcome.HAND_DEAD, Rule.UPCARDS_PICKED_UP)),
    DealError.CLOCK_FACING_BET: {
        Book.TDA: _TOO_LATE_TO_ACT,
        Book.WSOP_TOURNAMENT: _TOO_LATE_TO_ACT,
        Book.ROBERTS: _TOO_LATE_TO_ACT,
    },
    DealError.CLOCK_WITHOUT_BET: {
        Book.TDA: always(Outcome.CHECK, Rule.CLOCK_RAN_OUT),
        Book.WSOP_TOURNAMENT: _TOO_LATE_TO_ACT,
        Book.ROBERTS: always(Outcome.HAND_LIVE, Rule.CLOCK_KILLS_FACING_BET_ONLY),
    },
    DealError.SEAT_EMPTY: {
        Book.TDA: always(Outcome.HAND_DEAD, Rule.ABSENT_HAND_KILLED),
        Book.ROBERTS: always(Outcome.FLOOR_DECIDES),
    },
    DealError.MUCKED_BOARD_PLAYS: {
        Book.TDA: always(Outcome.NO_SHARE),
        Book.WSOP_TOURNAMENT: always(Outcome.NO_SHARE),
        Book.WSOP_LIVE: always(Outcome.NO_SHARE),
    },
}
"""What each book says. A book that leaves an incident out is silent on it."""
