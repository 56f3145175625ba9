"""How far the action has gone: substantial action, and the other moments after which a mistake stands."""

from collections.abc import Callable, Mapping, Sequence

from quizzes.engine.action import Action, Verb
from quizzes.engine.profile import Book, RulesProfile
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Seat

PUTS_CHIPS_IN = frozenset({Verb.CALL, Verb.BET, Verb.RAISE})
MOVES = PUTS_CHIPS_IN | {Verb.FOLD, Verb.CHECK}
"""What counts as acting. Posted blinds and a bring-in do not."""

LATE = frozenset({Rule.ACTION_WITH_CHIPS, Rule.UNLIKE_ACTIONS, Rule.THREE_ACTIONS, Rule.TWO_PLAYERS_ACTED})


def _tda(moves: Sequence[Action]) -> Rule:
    """Two actions with chips among them, or any three."""
    if len(moves) >= 2 and any(move.verb in PUTS_CHIPS_IN for move in moves):
        return Rule.ACTION_WITH_CHIPS
    return Rule.THREE_ACTIONS if len(moves) >= 3 else Rule.NO_SUBSTANTIAL_ACTION


def _wsop_live(moves: Sequence[Action]) -> Rule:
    """Any two but two folds or two checks, or any three: a check and a fold are enough."""
    if len(moves) == 2 and {move.verb for move in moves} == {Verb.CHECK, Verb.FOLD}:
        return Rule.UNLIKE_ACTIONS
    return _tda(moves)


def _roberts(moves: Sequence[Action]) -> Rule:
    """Two players have acted after the blinds, in stud after the bring-in."""
    acted = {move.seat for move in moves}
    return Rule.TWO_PLAYERS_ACTED if len(acted) >= 2 else Rule.FEWER_THAN_TWO_ACTED


Definition = Callable[[Sequence[Action]], Rule]

SUBSTANTIAL: Mapping[Book, Definition] = {Book.TDA: _tda, Book.WSOP_TOURNAMENT: _tda, Book.WSOP_LIVE: _wsop_live}
MISDEAL_DEADLINE: Mapping[Book, Definition] = {**SUBSTANTIAL, Book.ROBERTS: _roberts}


def substantial_action(actions: Sequence[Action], profile: RulesProfile) -> Explained[bool]:
    """Whether these actions, all of them in turn or all of them behind a skipped player, are substantial (TDA 36)."""
    return _far_enough(SUBSTANTIAL, actions, profile)


def too_late_for_a_misdeal(actions: Sequence[Action], profile: RulesProfile) -> Explained[bool]:
    """Whether the hand must be played on. `actions`: all since the deal began, in turn; what is no move is skipped."""
    return _far_enough(MISDEAL_DEADLINE, actions, profile)


def betting_has_begun(actions: Sequence[Action]) -> Explained[bool]:
    """Whether anybody has acted since the cards in question were dealt."""
    begun = any(action.verb in MOVES for action in actions)
    return Derivation().conclude(Rule.BETTING_HAS_BEGUN if begun else Rule.NOBODY_HAS_ACTED, begun)


def holder_has_acted(actions: Sequence[Action], seat: Seat | None) -> Explained[bool]:
    """Whether the player whose hand is in question has acted on it."""
    acted = any(action.seat == seat and action.verb in MOVES for action in actions)
    return Derivation().conclude(Rule.HOLDER_ACTED if acted else Rule.HOLDER_HAS_NOT_ACTED, acted)


def _far_enough(
    definitions: Mapping[Book, Definition], actions: Sequence[Action], profile: RulesProfile
) -> Explained[bool]:
    moves = [action for action in actions if action.verb in MOVES]
    rule = next(definitions[book] for book in profile.books if book in definitions)(moves)
    seats = tuple(dict.fromkeys(move.seat for move in moves))
    return Derivation().conclude(rule, rule in LATE, count=len(moves), seats=seats)
