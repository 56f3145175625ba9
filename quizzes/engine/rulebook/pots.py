"""Sources of pots.py."""

from quizzes.engine.profile import Book
from quizzes.engine.rulebook.book import CONVENTION, ON_THE_TABLE, Sources
from quizzes.engine.trace import Rule

_SIDE: Sources = {Book.TDA: "21", Book.WSOP_TOURNAMENT: "74", Book.ROBERTS: "section 3, Showdown"}

SOURCES: dict[Rule, Sources] = {
    Rule.PUT_IN: ON_THE_TABLE,
    Rule.UNCALLED_BET: {Book.TDA: "15-B"},
    Rule.NOTHING_UNCALLED: ON_THE_TABLE,
    Rule.MAIN_POT: _SIDE,
    Rule.SIDE_POT: _SIDE,
    Rule.FOLDED_CHIPS: CONVENTION,
    Rule.DEAD_CHIPS: {Book.TDA: "RP-11"},
    Rule.LAST_LIVE_HAND: {Book.TDA: "17-B", Book.WSOP_TOURNAMENT: "72"},
    Rule.ROUND_STILL_OPEN: ON_THE_TABLE,
    Rule.POTS: ON_THE_TABLE,
}
