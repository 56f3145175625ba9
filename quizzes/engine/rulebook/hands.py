"""Sources of hands.py."""

from quizzes.engine.profile import Book
from quizzes.engine.rulebook.book import Sources
from quizzes.engine.trace import Rule

RANKING: Sources = {Book.BARGE: "Appendix C"}
FIVE_CARDS: Sources = {Book.WSOP_TOURNAMENT: "Section IX, 1", Book.BARGE: "Appendix C"}

OMAHA: Sources = {Book.WSOP_TOURNAMENT: "Section IX, 3", Book.WSOP_LIVE: "Section VIII", Book.ROBERTS: "section 6"}
LOW: Sources = {Book.WSOP_TOURNAMENT: "Section IX", Book.WSOP_LIVE: "234", Book.ROBERTS: "section 9"}
QUALIFIER: Sources = {Book.WSOP_TOURNAMENT: "Section IX, 4", Book.WSOP_LIVE: "237", Book.ROBERTS: "section 7"}
BADUGI: Sources = {Book.WSOP_TOURNAMENT: "Section IX, Badugi", Book.BARGE: "Lowball Scales"}

SOURCES: dict[Rule, Sources] = {
    Rule.BEST_FIVE: FIVE_CARDS,
    Rule.EXACTLY_TWO: OMAHA,
    Rule.BEST_LOW: LOW,
    Rule.BEST_EIGHT_LOW: QUALIFIER,
    Rule.BEST_DEUCE_LOW: {Book.WSOP_TOURNAMENT: "Section IX, Draw", Book.WSOP_LIVE: "281"},
    Rule.BEST_BADUGI: BADUGI,
    Rule.NO_LOW: QUALIFIER,
}
