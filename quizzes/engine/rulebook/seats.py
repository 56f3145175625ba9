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

SOURCES: dict[Rule, Sources] = {
    Rule.ANTE: CONVENTION,
    Rule.SMALL_BLIND: _BLINDS,
    Rule.BIG_BLIND: _BLINDS,
    Rule.BIG_BLIND_ANTE: {Book.TDA: "RP-11"},
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
}
