"""Rulings on one player's hand: killed by accident, and asked to be shown."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from quizzes.engine.profile import Book, RulesProfile
from quizzes.engine.rulings.ruling import Outcome, Ruling, conclude
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat


@dataclass(frozen=True, slots=True)
class KilledHand:
    """An unprotected hand that the dealer killed, or that its player mucked by mistake."""

    seat: Seat
    put_in: tuple[Chips, ...]
    """By each seat, in the whole hand."""


@unique
class MayAsk(StrEnum):
    """Who may have a called hand shown (contested point C17)."""

    RIVER_CALLER = "river-caller"
    ON_SUSPICION = "on-suspicion"
    ANYBODY_DEALT_IN = "anybody-dealt-in"


MAY_ASK: Mapping[Book, MayAsk] = {
    Book.TDA: MayAsk.RIVER_CALLER,
    Book.WSOP_LIVE: MayAsk.ON_SUSPICION,
    Book.ROBERTS: MayAsk.ANYBODY_DEALT_IN,
}


@dataclass(frozen=True, slots=True)
class Request:
    """A player who was dealt in asks to see a hand that was called at the showdown."""

    asker: Seat
    called_on_river: bool
    """Whether the asker called a bet on the river."""
    of_last_aggressor: bool
    mucked: bool = False
    """Whether the asker's own cards are gone."""
    won: bool = False
    """Whether the asker won the pot."""
    suspects: bool = False
    """Whether he suspects that players work together."""


def killed_hand(incident: KilledHand, _profile: RulesProfile) -> Explained[Ruling]:
    """No redress, but what nobody called goes back (TDA 65-A)."""
    derivation = Derivation()
    seat, put_in = incident.seat, incident.put_in
    called = Chips(max(chips for other, chips in enumerate(put_in) if other != seat))
    derivation.step(Rule.UNPROTECTED_HAND, seat, seat=seat)
    back = None
    if put_in[seat] > called:
        back = derivation.step(Rule.UNCALLED_PART_BACK, Chips(put_in[seat] - called), seat=seat, called=called)
    return conclude(derivation, Ruling(Outcome.NO_REDRESS, back=back), seat)


def hand_shown(request: Request, profile: RulesProfile) -> Explained[Ruling]:
    """Whether the hand that a player asks to see must be shown."""
    derivation = Derivation()
    asker = request.asker
    book = next(book for book in profile.books if book in MAY_ASK)
    match MAY_ASK[book]:
        case MayAsk.RIVER_CALLER:
            if request.mucked:
                derivation.step(Rule.ASKER_MUCKED, True, seat=asker)
                outcome = Outcome.NEED_NOT_SHOW
            elif request.called_on_river and request.of_last_aggressor:
                derivation.step(Rule.RIVER_CALLER_MAY_ASK, True, seat=asker)
                outcome = Outcome.MUST_SHOW
            else:
                derivation.step(Rule.ONLY_RIVER_CALLER_MAY_ASK, False, seat=asker)
                outcome = Outcome.FLOOR_DECIDES
        case MayAsk.ON_SUSPICION:
            derivation.step(Rule.ONLY_ON_SUSPICION, request.suspects, seat=asker)
            outcome = Outcome.MUST_SHOW if request.suspects else Outcome.NEED_NOT_SHOW
        case MayAsk.ANYBODY_DEALT_IN:
            derivation.step(Rule.ANYBODY_MAY_ASK, True, seat=asker)
            outcome = Outcome.MUST_SHOW_LIVE if request.won else Outcome.MUST_SHOW
    return conclude(derivation, Ruling(outcome), asker)
