"""Sources of seats.py."""

from quizzes.engine.profile import Book
from quizzes.engine.rulebook.book import CONVENTION, ON_THE_TABLE, Sources
from quizzes.engine.trace import Rule

_BLINDS: Sources = {Book.WSOP_LIVE: "Button and Blind Use", Book.ROBERTS: "section 4"}
_HEADS_UP: Sources = {
    Book.TDA: "34-B",
    Book.WSOP_TOURNAMENT: "87",
    Book.WSOP_LIVE: "153",
    Book.ROBERTS: "section 4",
}
_IN_TURN: Sources = {Book.TDA: "50-A", Book.WSOP_TOURNAMENT: "Glossary, Betting Round"}

_SHORT_DECK: Sources = {Book.WSOP_TOURNAMENT: "Section IX, 2"}
_BRING_IN: Sources = {
    Book.WSOP_TOURNAMENT: "Section IX, Seven Card Stud",
    Book.WSOP_LIVE: "215",
    Book.ROBERTS: "section 8, Stud 1",
}
_RAZZ_BRING_IN: Sources = {
    Book.WSOP_TOURNAMENT: "Section IX, Razz",
    Book.WSOP_LIVE: "235",
    Book.ROBERTS: "section 9",
}

SOURCES: dict[Rule, Sources] = {
    Rule.ANTE: CONVENTION,
    Rule.SMALL_BLIND: _BLINDS,
    Rule.BIG_BLIND: _BLINDS,
    Rule.BIG_BLIND_ANTE: {Book.TDA: "RP-11"},
    Rule.BUTTON_BLIND: _SHORT_DECK,
    Rule.BUTTON_BLIND_STARTS: _SHORT_DECK,
    Rule.DEAD_BUTTON_STARTS: {
        Book.TDA: "32",
        Book.WSOP_TOURNAMENT: "85",
        Book.WSOP_LIVE: "151",
        Book.ROBERTS: "section 4",
    },
    Rule.DOOR_CARDS: ON_THE_TABLE,
    Rule.LOWEST_CARD_BRINGS_IN: _BRING_IN,
    Rule.HIGHEST_CARD_BRINGS_IN: _RAZZ_BRING_IN,
    Rule.HIGHEST_BOARD_OPENS: _BRING_IN,
    Rule.LOWEST_BOARD_OPENS: _RAZZ_BRING_IN,
    Rule.EQUAL_BOARDS_BY_SUIT: {Book.TDA: "RP-10-D", Book.WSOP_TOURNAMENT: "Section IX, Seven Card Stud"},
    Rule.EQUAL_BOARDS_BY_POSITION: {Book.WSOP_LIVE: "215", Book.ROBERTS: "section 8, Stud 1"},
    Rule.DRAWS_NEXT: CONVENTION,
    Rule.MAY_DRAW: {Book.WSOP_TOURNAMENT: "Section IX, Draw"},
    Rule.POSTS: ON_THE_TABLE,
    Rule.HEADS_UP_BLINDS: _HEADS_UP,
    Rule.FIRST_ROUND_STARTS: _BLINDS,
    Rule.LATER_ROUND_STARTS: _BLINDS,
    Rule.FOLDED_SKIPPED: _IN_TURN,
    Rule.ALL_IN_SKIPPED: _IN_TURN,
    Rule.ACTS_FIRST: _BLINDS,
    Rule.ACTS_NEXT: _IN_TURN,
    Rule.ROUND_IS_OVER: _IN_TURN,
    Rule.BETTING_IS_OVER: _IN_TURN,
    Rule.POSITION: CONVENTION,
    Rule.NO_POSITIONS: CONVENTION,
}
