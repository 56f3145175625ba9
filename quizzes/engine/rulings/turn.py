"""Action out of turn: when it binds, and when a player who was skipped must speak."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from quizzes.engine.action import Action, Verb
from quizzes.engine.profile import Book, RulesProfile
from quizzes.engine.rulings.ruling import Outcome, Ruling, conclude
from quizzes.engine.rulings.spot import Spot
from quizzes.engine.rulings.substantial import substantial_action
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat

CHANGES = frozenset({Verb.BET, Verb.RAISE})
"""What changes the action to the one who acted out of turn; a check, a call or a fold does not."""


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """An action out of turn, and what the players who had been skipped then did."""

    spot: Spot
    """As the player faced it when he acted."""
    verb: Verb
    to: Chips | None = None
    """Of a bet or raise: its total."""
    since: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Skipped:
    """A player who was passed over, and what was done behind him before he spoke."""

    seat: Seat
    behind: tuple[Action, ...]


LOSES_RAISE: Mapping[Book, bool] = {
    Book.TDA: False,
    Book.WSOP_TOURNAMENT: False,
    Book.WSOP_LIVE: False,
    Book.ROBERTS: True,
}
"""Whether a check or call out of turn costs the right to raise once the action has changed (contested point C15).

Robert's line is known here from a quotation only."""


def out_of_turn(incident: OutOfTurn, profile: RulesProfile) -> Explained[Ruling]:
    """What the player who acted out of turn is held to once the action is on him (TDA 53-A)."""
    derivation = Derivation()
    spot, seat = incident.spot, incident.spot.seat
    derivation.step(Rule.ACTION_BACKS_UP, seat, seat=seat)
    if incident.verb is Verb.FOLD:
        derivation.step(Rule.FOLD_ALWAYS_BINDS, incident.verb, seat=seat)
        return conclude(derivation, Ruling(Outcome.FOLD), seat)
    change = next((action for action in reversed(incident.since) if action.verb in CHANGES), None)
    if change is None:
        derivation.step(Rule.ACTION_NOT_CHANGED, False, seat=seat)
        return conclude(derivation, _as_acted(incident), seat)
    derivation.step(Rule.ACTION_CHANGED, True, seat=seat, other=change.seat, to=change.to)
    now = _after(spot, incident.since)
    if incident.verb not in CHANGES and next(LOSES_RAISE[book] for book in profile.books if book in LOSES_RAISE):
        derivation.step(Rule.OUT_OF_TURN_LOSES_RAISE, incident.verb, seat=seat)
        return conclude(derivation, Ruling(Outcome.CALL_OR_FOLD, now.highest), seat)
    return conclude(derivation, Ruling(Outcome.ALL_OPTIONS, now.highest, now.least), seat)


def skipped(incident: Skipped, profile: RulesProfile) -> Explained[Ruling]:
    """Whether a skipped player may still act: he must speak before substantial action behind him (TDA 53-B)."""
    derivation = Derivation()
    late = derivation.follow(substantial_action(incident.behind, profile))
    derivation.step(Rule.SKIPPED_TOO_LATE if late else Rule.SKIPPED_IN_TIME, late, seat=incident.seat)
    return conclude(derivation, Ruling(Outcome.FLOOR_DECIDES if late else Outcome.BACK_UP), incident.seat)


def _as_acted(incident: OutOfTurn) -> Ruling:
    match incident.verb:
        case Verb.CHECK:
            return Ruling(Outcome.CHECK)
        case Verb.CALL:
            return Ruling(Outcome.CALL, min(incident.spot.highest, incident.spot.all_in))
        case Verb.BET:
            return Ruling(Outcome.BET, incident.to)
        case Verb.RAISE:
            return Ruling(Outcome.RAISE, incident.to)
        case _:
            raise ValueError(incident.verb)


def _after(spot: Spot, since: tuple[Action, ...]) -> Spot:
    """What he faces after these bets and raises. A short all-in leaves the size of a full raise as it was."""
    for action in since:
        if action.verb in CHANGES and action.to is not None:
            spot = replace(spot, highest=action.to, size=Chips(max(spot.size, action.to - spot.highest)))
    return spot
