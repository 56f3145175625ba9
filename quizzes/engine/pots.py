"""Uncalled bets, the main pot and the side pots."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import NO_CHIPS, Chips, Seat

if TYPE_CHECKING:
    from quizzes.engine.hand import Hand

SeatChips = tuple[tuple[Seat, Chips], ...]
"""Chips by seat, in the order of seats; seats without any are left out."""


@dataclass(frozen=True, slots=True)
class Pot:
    """One pot and who may win it, in the order of seats."""

    chips: Chips
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Pots:
    """All chips of a hand that are not in a stack."""

    pots: tuple[Pot, ...]
    """Main pot first."""
    in_front: SeatChips = ()
    """Bets of a round that is still open."""
    returned: SeatChips = ()
    """The uncalled bet, back with its owner."""


def pots(put_in: Sequence[Chips], live: Sequence[Seat], dead: Chips = NO_CHIPS) -> Explained[Pots]:
    """The pots of chips put in by each seat (TDA 15-B, 21), those that are live in the order of seats.

    `dead` chips belong to nobody's bet (a big-blind ante) and go to the main pot.

    >>> pots([20, 50, 80, 10], [Seat(0), Seat(1), Seat(2)]).value.pots[0].chips
    70
    """
    derivation = Derivation()
    matched = list(derivation.step(Rule.PUT_IN, tuple(put_in), bets=_by_seat(put_in)))
    returned = _take_back(derivation, matched)
    if len(live) == 1:
        total = Chips(sum(matched) + dead)
        derivation.step(Rule.LAST_LIVE_HAND, total, seat=live[0])
        return _conclude(derivation, [Pot(total, tuple(live))], returned)

    layers: list[Pot] = []
    below = 0
    for level in sorted({matched[seat] for seat in live} - (set() if dead else {0})):
        chips = Chips(sum(min(chips, level) - min(chips, below) for chips in matched))
        seats = tuple(seat for seat in live if matched[seat] >= level)
        derivation.step(
            Rule.MAIN_POT if not layers else Rule.SIDE_POT,
            chips,
            seats=seats,
            number=len(layers),
            level=level,
            each=level - below,
            folded=tuple(Seat(place) for place in range(len(matched)) if place not in live and matched[place] > below),
        )
        layers.append(Pot(chips, seats))
        below = level
    above = Chips(sum(max(0, chips - below) for chips in matched))
    if above:
        layers[-1] = Pot(Chips(layers[-1].chips + above), layers[-1].seats)
        derivation.step(Rule.FOLDED_CHIPS, layers[-1].chips, added=above, seats=layers[-1].seats)
    if dead:
        layers[0] = Pot(Chips(layers[0].chips + dead), layers[0].seats)
        derivation.step(Rule.DEAD_CHIPS, layers[0].chips, added=dead)
    return _conclude(derivation, layers, returned)


def _take_back(derivation: Derivation, matched: list[Chips]) -> SeatChips:
    """Give back what nobody matched, folded players included."""
    second, highest = sorted(matched)[-2:]
    if highest == second:
        derivation.step(Rule.NOTHING_UNCALLED, Chips(0), high=highest)
        return ()
    seat = Seat(matched.index(highest))
    back = derivation.step(Rule.UNCALLED_BET, Chips(highest - second), seat=seat, high=highest, second=second)
    matched[seat] = second
    return ((seat, back),)


def _conclude(derivation: Derivation, layers: Sequence[Pot], returned: SeatChips) -> Explained[Pots]:
    amounts = tuple(pot.chips for pot in layers)
    return derivation.conclude(Rule.POTS, Pots(tuple(layers), (), returned), amounts=amounts, count=len(amounts))


def pots_of(hand: "Hand") -> Explained[Pots]:
    """The pots of a hand as it stands. While a betting round is open its chips stay in front, and nothing goes back."""
    if hand.to_act is None:
        return pots(hand.put_in, hand.live, hand.dead)
    derivation = Derivation()
    in_front = derivation.step(Rule.ROUND_STILL_OPEN, _by_seat([bettor.bet for bettor in hand.round.bettors]))
    gathered = pots(hand.gathered, hand.live, hand.dead).value
    amounts = tuple(pot.chips for pot in gathered.pots)
    return derivation.conclude(Rule.POTS, Pots(gathered.pots, in_front, ()), amounts=amounts, count=len(amounts))


def _by_seat(chips: Sequence[Chips]) -> SeatChips:
    return tuple((Seat(place), count) for place, count in enumerate(chips) if count)
