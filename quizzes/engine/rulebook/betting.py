"""Sources of betting.py."""

from quizzes.engine.profile import Book
from quizzes.engine.rulebook.book import CONVENTION, ON_THE_TABLE, Sources
from quizzes.engine.trace import Rule

_NO_LIMIT = "section 14, No-Limit"
_RAISE: Sources = {Book.TDA: "43-A", Book.WSOP_TOURNAMENT: "96", Book.WSOP_LIVE: "170", Book.ROBERTS: _NO_LIMIT}
_REOPEN: Sources = {Book.TDA: "47-A", Book.WSOP_TOURNAMENT: "96-a", Book.WSOP_LIVE: "171", Book.ROBERTS: _NO_LIMIT}
_SHORT_BLIND: Sources = {Book.WSOP_LIVE: "150", Book.ROBERTS: "section 4"}
_OPTION: Sources = {Book.WSOP_LIVE: "152", Book.ROBERTS: "section 4"}
_OPENER: Sources = {Book.TDA: "51-B", Book.WSOP_LIVE: "Button and Blind Use", Book.ROBERTS: "section 4"}
_MINIMUM_BET: Sources = {
    Book.WSOP_TOURNAMENT: "Section VIII, No-Limit",
    Book.WSOP_LIVE: "170",
    Book.ROBERTS: _NO_LIMIT,
}
_CALL: Sources = {Book.TDA: "41", Book.WSOP_TOURNAMENT: "93"}
_TABLE_STAKES: Sources = {Book.WSOP_LIVE: "60"}

SOURCES: dict[Rule, Sources] = {
    Rule.NO_BET_YET: ON_THE_TABLE,
    Rule.BIG_BLIND_IS_BET: _OPENER,
    Rule.HIGHEST_BET: ON_THE_TABLE,
    Rule.FULL_BIG_BLIND: _SHORT_BLIND,
    Rule.ALREADY_IN: ON_THE_TABLE,
    Rule.AMOUNT_TO_CALL: _CALL,
    Rule.NOTHING_TO_CALL: _CALL,
    Rule.OPENING_SIZE: _MINIMUM_BET,
    Rule.BET_IS_SIZE: _RAISE,
    Rule.LAST_FULL_RAISE: _RAISE,
    Rule.SHORT_ALL_IN: _RAISE,
    Rule.NOT_YET_ACTED: _REOPEN,
    Rule.BIG_BLIND_OPTION: _OPTION,
    Rule.FACES_FULL_RAISE: _REOPEN,
    Rule.FACES_LESS: _REOPEN,
    Rule.NOBODY_LEFT_TO_CALL: CONVENTION,
    Rule.MINIMUM_BET: _MINIMUM_BET,
    Rule.MINIMUM_RAISE_TO: _RAISE,
    Rule.MAY_NOT_RAISE: _REOPEN,
    Rule.ALL_IN_FOR_LESS: _TABLE_STAKES,
    Rule.MAXIMUM_BET: _TABLE_STAKES,
    Rule.LEGAL_ACTIONS: ON_THE_TABLE,
    Rule.NOBODY_TO_ACT: ON_THE_TABLE,
}
