"""What a player faces when his words and chips have to be ruled on."""

from dataclasses import dataclass

from quizzes.engine.rulings.ruling import Outcome, Ruling, conclude
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat


@dataclass(frozen=True, slots=True)
class Spot:
    """The player and the bet. He has the right to raise."""

    seat: Seat
    highest: Chips
    """The highest total of this street, the big blind included; 0 where there is no bet."""
    size: Chips
    """The last full bet or raise: what a bet or raise must add."""
    stack: Chips
    """Chips behind, before this action."""
    mine: Chips = Chips(0)
    """Chips already in front of him on this street."""
    limit: bool = False
    """Fixed limit: a raise is of one size only."""

    @property
    def price(self) -> Chips:
        return Chips(self.highest - self.mine)

    @property
    def least(self) -> Chips:
        """The least total of a bet or raise."""
        return Chips(self.highest + self.size)

    @property
    def all_in(self) -> Chips:
        return Chips(self.mine + self.stack)


def call(derivation: Derivation, spot: Spot, offered: Chips | None = None) -> Explained[Ruling]:
    """A call of what he faces, or all-in for less; a check of nothing. What he offered beyond it goes back."""
    if not spot.price:
        return conclude(derivation, Ruling(Outcome.CHECK), spot.seat)
    to = min(spot.highest, spot.all_in)
    back = Chips(offered - to) if offered is not None and offered > to else None
    if back:
        derivation.step(Rule.CHIPS_GO_BACK, back, seat=spot.seat, offered=offered, to=to)
    return conclude(derivation, Ruling(Outcome.CALL, to, back=back), spot.seat)


def raise_or_bet(derivation: Derivation, spot: Spot, wanted: Chips) -> Explained[Ruling]:
    """A bet or raise to what he wanted, made up to the least that is legal, and never more than he has."""
    to = spot.least if spot.limit else Chips(max(wanted, spot.least))
    if wanted < to:
        derivation.step(Rule.LEAST_IS_OWED, to, seat=spot.seat, wanted=wanted, highest=spot.highest, size=spot.size)
    if to >= spot.all_in:
        return all_in(derivation, spot)
    back = None
    if wanted > to:
        back = derivation.step(Rule.CHIPS_GO_BACK, Chips(wanted - to), seat=spot.seat, offered=wanted, to=to)
    return conclude(derivation, Ruling(Outcome.RAISE if spot.highest else Outcome.BET, to, back=back), spot.seat)


def all_in(derivation: Derivation, spot: Spot) -> Explained[Ruling]:
    """Every chip he has; a call where that is no more than he faces."""
    if spot.all_in <= spot.highest:
        return call(derivation, spot)
    return conclude(derivation, Ruling(Outcome.ALL_IN, spot.all_in), spot.seat)


def half_rule(derivation: Derivation, spot: Spot, to: Chips) -> Explained[Ruling]:
    """More than a call without the word "raise": a raise from half a full raise on, otherwise a call."""
    added = Chips(to - spot.highest)
    facts = {"seat": spot.seat, "added": added, "size": spot.size, "highest": spot.highest}
    threshold = Chips(spot.highest + -(-spot.size // 2))
    rule = Rule.HALF_BET_RULE if spot.limit else Rule.HALF_OF_A_RAISE
    if to < derivation.step(rule, threshold, **facts):
        derivation.step(Rule.LESS_THAN_HALF, added, to=to, threshold=threshold, **facts)
        return call(derivation, spot, to)
    derivation.step(Rule.HALF_OR_MORE, added, to=to, threshold=threshold, **facts)
    return raise_or_bet(derivation, spot, to)
