"""Sources of moving_button.py."""

from quizzes.engine.profile import Book
from quizzes.engine.rulebook.book import ON_THE_TABLE, Sources
from quizzes.engine.trace import Rule

_DEAD: Sources = {
    Book.TDA: "32",
    Book.WSOP_TOURNAMENT: "85",
    Book.WSOP_LIVE: "151",
    Book.ROBERTS: "section 4",
}
_HEADS_UP: Sources = {
    Book.TDA: "34-B",
    Book.WSOP_TOURNAMENT: "87",
    Book.WSOP_LIVE: "153",
    Book.ROBERTS: "section 4",
}
_MOVING: Sources = {Book.ROBERTS: "section 4"}
_MISSED: Sources = {Book.WSOP_LIVE: "156", Book.ROBERTS: "section 4"}
_NEW_PLAYER: Sources = {
    Book.TDA: "10-A",
    Book.WSOP_TOURNAMENT: "66",
    Book.WSOP_LIVE: "154",
    Book.ROBERTS: "section 4",
}

SOURCES: dict[Rule, Sources] = {
    Rule.NEXT_BIG_BLIND: _DEAD,
    Rule.NEXT_SMALL_BLIND: _DEAD,
    Rule.DEAD_SMALL_BLIND: _DEAD,
    Rule.NEXT_BUTTON: _DEAD,
    Rule.DEAD_BUTTON: _DEAD,
    Rule.BUTTON_WHEN_HEADS_UP: _HEADS_UP,
    Rule.BUTTON_MOVES_ON: _MOVING,
    Rule.BIG_BLIND_ADJUSTS: _MOVING,
    Rule.SECOND_BIG_BLIND: _MOVING,
    Rule.NEXT_BLINDS: ON_THE_TABLE,
    Rule.POSTED_IN_ABSENCE: {Book.TDA: "30"},
    Rule.WAITS_FOR_BIG_BLIND: _MISSED,
    Rule.MISSED_BIG_BLIND: _MISSED,
    Rule.MISSED_SMALL_BLIND: {Book.WSOP_LIVE: "157", Book.ROBERTS: "section 4"},
    Rule.MISSED_BLINDS: ON_THE_TABLE,
    Rule.BETWEEN_BUTTON_AND_SMALL_BLIND: _NEW_PLAYER,
    Rule.BETWEEN_BUTTON_AND_BIG_BLIND: _NEW_PLAYER,
    Rule.COMES_IN_AT_ONCE: _NEW_PLAYER,
}
