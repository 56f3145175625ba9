"""Wrong amounts: undercalls, bets and raises below the minimum, miscounted pots, calls of a misheard bet."""

from dataclasses import dataclass

from quizzes.engine.action import Action
from quizzes.engine.profile import RulesProfile
from quizzes.engine.rulings.ruling import Outcome, Ruling, conclude
from quizzes.engine.rulings.spot import Spot, call
from quizzes.engine.rulings.substantial import substantial_action
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat


@dataclass(frozen=True, slots=True)
class Undercall:
    """Chips that fall short of a call, pushed without a word or with the word "call"."""

    spot: Spot
    chips: Chips
    opening: bool
    """Whether the bet he faces is the street's first; before the flop the big blind is."""
    heads_up: bool
    said_call: bool = False


@dataclass(frozen=True, slots=True)
class Underbet:
    """A bet or raise to less than the least, and whether the next card was dealt before anybody noticed."""

    spot: Spot
    to: Chips
    next_card: bool = False


@dataclass(frozen=True, slots=True)
class MiscountedPot:
    """In pot-limit, a bet of the pot after a wrong count, and what was done on it."""

    seat: Seat
    bet: Chips
    true: Chips
    since: tuple[Action, ...] = ()
    next_card: bool = False


@dataclass(frozen=True, slots=True)
class AcceptedAction:
    """A call by a player who had the bet wrong."""

    spot: Spot
    thought: Chips


def undercall(incident: Undercall, _profile: RulesProfile) -> Explained[Ruling]:
    """Whether an undercall must be completed (TDA 51-B)."""
    derivation = Derivation()
    spot = incident.spot
    if incident.chips == spot.stack:
        return call(derivation, spot)
    derivation.step(Rule.UNDERCALL, incident.chips, seat=spot.seat, price=spot.price)
    if incident.said_call:
        derivation.step(Rule.CALL_DECLARED, spot.price, seat=spot.seat)
    elif incident.heads_up:
        derivation.step(Rule.UNDERCALL_HEADS_UP, True, seat=spot.seat)
    elif incident.opening:
        derivation.step(Rule.UNDERCALL_OF_OPENING_BET, True, seat=spot.seat)
    else:
        derivation.step(Rule.UNDERCALL_OF_RAISE, True, seat=spot.seat)
        return conclude(derivation, Ruling(Outcome.COMPLETE_OR_FORFEIT, spot.highest), spot.seat)
    return call(derivation, spot)


def underbet(incident: Underbet, _profile: RulesProfile) -> Explained[Ruling]:
    """A bet or raise below the minimum is made up by everybody until the next card is dealt (TDA 52-A)."""
    derivation = Derivation()
    spot = incident.spot
    if incident.to == spot.all_in:
        return conclude(derivation, Ruling(Outcome.ALL_IN, incident.to), spot.seat)
    if incident.to >= spot.least:
        return conclude(derivation, Ruling(Outcome.STANDS, incident.to), spot.seat)
    derivation.step(
        Rule.LEAST_IS_OWED, spot.least, seat=spot.seat, wanted=incident.to, highest=spot.highest, size=spot.size
    )
    if incident.next_card:
        derivation.step(Rule.NEXT_CARD_DEALT, True)
        return conclude(derivation, Ruling(Outcome.STANDS, incident.to), spot.seat)
    derivation.step(Rule.MADE_UP_BY_ALL, spot.least)
    return conclude(derivation, Ruling(Outcome.CORRECTED, min(spot.least, spot.all_in)), spot.seat)


def miscounted_pot(incident: MiscountedPot, profile: RulesProfile) -> Explained[Ruling]:
    """Too much is put right as long as the street lasts, too little until substantial action (TDA 52-B)."""
    derivation = Derivation()
    stands = Ruling(Outcome.STANDS, incident.bet)
    facts = {"seat": incident.seat, "bet": incident.bet, "true": incident.true}
    if incident.bet < incident.true:
        derivation.step(Rule.POT_COUNTED_TOO_SMALL, incident.true, **facts)
        late = derivation.follow(substantial_action(incident.since, profile))
    else:
        derivation.step(Rule.POT_COUNTED_TOO_LARGE, incident.true, **facts)
        late = incident.next_card and derivation.step(Rule.NEXT_CARD_DEALT, True)
    return conclude(derivation, stands if late else Ruling(Outcome.CORRECTED, incident.true), incident.seat)


def accepted_action(incident: AcceptedAction, _profile: RulesProfile) -> Explained[Ruling]:
    """Who calls owes the true amount (TDA 49)."""
    derivation = Derivation()
    spot = incident.spot
    derivation.step(Rule.ACTION_ACCEPTED, spot.highest, seat=spot.seat, thought=incident.thought)
    return call(derivation, spot)
