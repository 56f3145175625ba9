"""Sources of betting.py."""

from quizzes.engine.profile import Book
from quizzes.engine.rulebook.book import CONVENTION, ON_THE_TABLE, Sources
from quizzes.engine.trace import Rule

_NO_LIMIT = "section 14, No-Limit"
_RAISE: Sources = {Book.TDA: "43-A", Book.WSOP_TOURNAMENT: "96", Book.ROBERTS: _NO_LIMIT}
_SHORT_RAISE: Sources = {**_RAISE, Book.WSOP_LIVE: "172"}
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
_STUD: Sources = {Book.WSOP_LIVE: "216", Book.ROBERTS: "section 8, Stud 3"}
_LIMIT: Sources = {Book.WSOP_LIVE: "236", Book.BARGE: "Limit Betting"}
_HALF: Sources = {Book.TDA: "47-B", Book.WSOP_LIVE: "129", Book.ROBERTS: "section 3, Betting and Raising"}
_POT_LIMIT: Sources = {
    Book.TDA: "54",
    Book.WSOP_TOURNAMENT: "Section VIII, Pot-Limit",
    Book.WSOP_LIVE: "187",
    Book.ROBERTS: "section 14, Pot-Limit",
}

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
    Rule.SHORT_ALL_IN: _SHORT_RAISE,
    Rule.NOT_YET_ACTED: _REOPEN,
    Rule.BIG_BLIND_OPTION: _OPTION,
    Rule.FACES_FULL_RAISE: _REOPEN,
    Rule.FACES_LESS: _REOPEN,
    Rule.NOBODY_LEFT_TO_CALL: CONVENTION,
    Rule.MINIMUM_BET: _MINIMUM_BET,
    Rule.MINIMUM_RAISE_TO: _RAISE,
    Rule.MAY_NOT_RAISE: _REOPEN,
    Rule.ALL_IN_FOR_LESS: _TABLE_STAKES,
    Rule.NOTHING_LEFT_TO_RAISE: _TABLE_STAKES,
    Rule.ALL_IN_BELOW_MINIMUM: _SHORT_RAISE,
    Rule.MAXIMUM_BET: _TABLE_STAKES,
    Rule.BRING_IN_IS_BET: _STUD,
    Rule.LIMIT_SIZE: _LIMIT,
    Rule.LIMIT_BET: _LIMIT,
    Rule.LIMIT_RAISE_TO: _LIMIT,
    Rule.COMPLETE_TO: _HALF,
    Rule.BELOW_HALF_A_BET: _HALF,
    Rule.HALF_A_BET_COUNTS: _HALF,
    Rule.FACES_HALF_A_BET: _HALF,
    Rule.FACES_LESS_THAN_HALF: _HALF,
    Rule.CAP_REACHED: {
        Book.SITE: "",
        Book.WSOP_TOURNAMENT: "100",
        Book.WSOP_LIVE: "126",
        Book.ROBERTS: "section 3, Betting and Raising",
        Book.TDA: "48",
    },
    Rule.OPEN_PAIR_MAY_DOUBLE: {Book.ROBERTS: "section 8, Stud 4", Book.WSOP_LIVE: "220"},
    Rule.POT_ON_TABLE: _POT_LIMIT,
    Rule.POT_AFTER_CALL: _POT_LIMIT,
    Rule.POT_LIMIT_TO: _POT_LIMIT,
    Rule.BRINGS_IN: _STUD,
    Rule.MAY_COMPLETE: {Book.WSOP_LIVE: "216", Book.ROBERTS: "section 8, Stud 3"},
    Rule.LEGAL_ACTIONS: ON_THE_TABLE,
    Rule.NOBODY_TO_ACT: ON_THE_TABLE,
}
