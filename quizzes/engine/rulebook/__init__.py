"""Which book says what: for every Rule code its numbered rule in each book, and the one that a house cites.

A file per engine module. Where the house's first book is silent, its next book is cited, and named.
"""

from quizzes.engine.profile import Book, RulesProfile
from quizzes.engine.rulebook import betting, hands, moving_button, pots, rulings, seats, showdown
from quizzes.engine.rulebook.book import Sources
from quizzes.engine.trace import Rule

SOURCES: dict[Rule, Sources] = {
    **hands.SOURCES,
    **seats.SOURCES,
    **betting.SOURCES,
    **pots.SOURCES,
    **showdown.SOURCES,
    **moving_button.SOURCES,
    **rulings.SOURCES,
}


def cites(rule: Rule, profile: RulesProfile) -> tuple[str, ...]:
    """The rule of the first of the house's books that has one, ("TDA 2024, 43",); a convention is cited as such.

    Empty for a step that only reads what lies on the table.
    """
    sources = SOURCES[rule]
    for book in (*profile.books, Book.CONVENTION):
        if book in sources:
            return (f"{book}, {sources[book]}" if sources[book] else str(book),)
    return ()
