"""Sources of hands.py."""

from quizzes.engine.profile import Book
from quizzes.engine.rulebook.book import Sources
from quizzes.engine.trace import Rule

RANKING: Sources = {Book.BARGE: "Appendix C"}
FIVE_CARDS: Sources = {Book.WSOP_TOURNAMENT: "Section IX, 1", Book.BARGE: "Appendix C"}

SOURCES: dict[Rule, Sources] = {Rule.BEST_FIVE: FIVE_CARDS}
