"""Sources of showdown.py."""

from quizzes.engine.profile import Book
from quizzes.engine.rulebook.book import CONVENTION, ON_THE_TABLE, Sources
from quizzes.engine.rulebook.hands import BADUGI, LOW, QUALIFIER, RANKING
from quizzes.engine.trace import Rule

_ALL_IN: Sources = {
    Book.TDA: "16",
    Book.WSOP_TOURNAMENT: "70",
    Book.WSOP_LIVE: "145",
    Book.ROBERTS: "section 3, Showdown",
}
_ORDER: Sources = {
    Book.TDA: "17-A",
    Book.WSOP_TOURNAMENT: "72",
    Book.WSOP_LIVE: "145",
    Book.ROBERTS: "section 3, Showdown",
}
_ALONE: Sources = {Book.TDA: "17-B", Book.WSOP_TOURNAMENT: "72"}
_TIES: Sources = {Book.WSOP_LIVE: "146", Book.ROBERTS: "section 3, Ties 1"}
_CARDS_SPEAK: Sources = {Book.TDA: "12", Book.WSOP_TOURNAMENT: "69", Book.WSOP_LIVE: "140"}
_SPLIT_APART: Sources = {Book.TDA: "21", Book.WSOP_TOURNAMENT: "74", Book.WSOP_LIVE: "149"}

SOURCES: dict[Rule, Sources] = {
    Rule.BOARD_PLAYS: {Book.TDA: "19", Book.WSOP_TOURNAMENT: "75", Book.WSOP_LIVE: "168"},
    Rule.HIGHEST_CATEGORY: RANKING,
    Rule.RANK_DECIDES: RANKING,
    Rule.EQUAL_HANDS: _TIES,
    Rule.LOWEST_CATEGORY: LOW,
    Rule.BADUGI_SIZE_FIRST: BADUGI,
    Rule.LOW_RANK_DECIDES: LOW,
    Rule.EQUAL_LOWS: _TIES,
    Rule.NO_LOW_IN_POT: QUALIFIER,
    Rule.TWO_BOARDS: {Book.WSOP_LIVE: "204"},
    Rule.TWO_BOARDS_SHARE: {Book.WSOP_LIVE: "204"},
    Rule.HALVES: {
        Book.TDA: "20-C",
        Book.WSOP_TOURNAMENT: "73",
        Book.WSOP_LIVE: "149",
        Book.ROBERTS: "section 3, Ties 5",
    },
    Rule.SAME_BOTH_WAYS: {Book.WSOP_TOURNAMENT: "73"},
    Rule.ODD_CHIP_BY_CARD: {
        Book.TDA: "20-B",
        Book.WSOP_TOURNAMENT: "73",
        Book.WSOP_LIVE: "149",
        Book.ROBERTS: "section 3, Ties 5",
    },
    Rule.BEST_BOARD_SHOWS_FIRST: _ORDER,
    Rule.WINNERS: _CARDS_SPEAK,
    Rule.CARDS_UNKNOWN: ON_THE_TABLE,
    Rule.ALL_HANDS_TABLED: _ALL_IN,
    Rule.ALL_IN_SHOWS_FIRST: _ALL_IN,
    Rule.LAST_AGGRESSOR: _ORDER,
    Rule.NO_BET_ON_LAST_STREET: _ORDER,
    Rule.SIDE_POT_SHOWS_FIRST: {Book.ROBERTS: "section 3, Showdown", Book.WSOP_LIVE: "145"},
    Rule.NO_SHOWDOWN: _ALONE,
    Rule.SHOW_ORDER: CONVENTION,
    Rule.ONLY_CLAIMANT: _ALONE,
    Rule.POT_WON: _SPLIT_APART,
    Rule.POTS_WON: ON_THE_TABLE,
    Rule.POT_SHARE: {
        Book.TDA: "20",
        Book.WSOP_TOURNAMENT: "73",
        Book.WSOP_LIVE: "148",
        Book.ROBERTS: "section 3, Ties 3",
    },
    Rule.ODD_CHIPS: {
        Book.TDA: "20-A",
        Book.WSOP_TOURNAMENT: "73",
        Book.WSOP_LIVE: "149",
        Book.ROBERTS: "section 3, Ties 4 and 5",
    },
    Rule.POT_SPLIT: _SPLIT_APART,
    Rule.PAYOUTS: ON_THE_TABLE,
    Rule.STACKS_AFTER: ON_THE_TABLE,
}
