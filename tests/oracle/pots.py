"""Pots, a second time, by peeling: take the same from everybody who has chips left, until nobody has."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

from tests.oracle.hands import winners


@dataclass
class Settled:
    """Main pot first, each with the seats that may win it; and what goes back."""

    pots: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    returned: dict[int, int] = field(default_factory=dict)


def peel(put_in: Sequence[int], live: Collection[int], dead: int = 0) -> Settled:
    """What everybody put in over the whole hand, in layers; dead chips belong to the main pot."""
    left = dict(enumerate(put_in))
    settled = Settled()
    while any(left.values()):
        paying = [seat for seat, chips in left.items() if chips]
        layer = min(left[seat] for seat in paying)
        for seat in paying:
            left[seat] -= layer
        if len(paying) == 1:
            settled.returned[paying[0]] = layer
        else:
            _stack(settled, layer * len(paying), tuple(seat for seat in paying if seat in live))
    if dead:
        _stack_dead(settled, dead, live)
    return settled


def _stack(settled: Settled, chips: int, eligible: tuple[int, ...]) -> None:
    """Lay a layer on the last pot where the same seats may win both, or where nobody could win the layer."""
    if settled.pots and eligible in (settled.pots[-1][1], ()):
        below, owners = settled.pots.pop()
        settled.pots.append((below + chips, owners))
    else:
        settled.pots.append((chips, eligible))


def _stack_dead(settled: Settled, dead: int, live: Collection[int]) -> None:
    """Everybody who is live may win them, also one who has put in nothing else."""
    everybody = tuple(sorted(live))
    chips = dead
    if settled.pots and settled.pots[0][1] == everybody:
        chips += settled.pots.pop(0)[0]
    settled.pots.insert(0, (chips, everybody))


def share(chips: int, tied: Sequence[int], smallest: int = 1) -> dict[int, int]:
    """Hand out the smallest chips one at a time, clockwise from the button, until there are none."""
    rounds, odd = divmod(chips // smallest, len(tied))
    shares = {seat: (rounds + (place < odd)) * smallest for place, seat in enumerate(sorted(tied))}
    shares[min(tied)] += chips % smallest
    return shares


def payouts(
    settled: Settled, holes: Mapping[int, Sequence[str]], board: Sequence[str], smallest: int = 1
) -> dict[int, int]:
    """What each seat wins, each pot apart; returned chips are not won. Cards matter only where a pot is contested."""
    won: dict[int, int] = {}
    for chips, eligible in settled.pots:
        best = winners({seat: holes[seat] for seat in eligible}, board) if len(eligible) > 1 else eligible
        for seat, part in share(chips, best, smallest).items():
            won[seat] = won.get(seat, 0) + part
    return won
