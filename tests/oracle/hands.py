"""Who holds the best hand, a second time: every five of the seven, ranked by the pattern of its ranks."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

RANKS = "23456789TJQKA"
RUNS = [set(("A" + RANKS)[low : low + 5]) for low in range(10)]
"""The ten straights, the wheel first."""

PATTERNS = {"11111": 0, "2111": 1, "221": 2, "311": 3, "32": 6, "41": 7}
STRAIGHT, FLUSH, STRAIGHT_FLUSH = 4, 5, 8

CODES = (
    "high-card",
    "pair",
    "two-pair",
    "three-of-a-kind",
    "straight",
    "flush",
    "full-house",
    "four-of-a-kind",
    "straight-flush",
)


def worth(five: Sequence[str]) -> tuple[int, ...]:
    """The place of five cards among all hands: category, then what breaks ties; suits never do."""
    ranks = [card[0] for card in five]
    groups = sorted(((ranks.count(rank), RANKS.index(rank)) for rank in set(ranks)), reverse=True)
    flush = len({card[1] for card in five}) == 1
    if set(ranks) in RUNS:
        return (STRAIGHT_FLUSH if flush else STRAIGHT), RUNS.index(set(ranks))
    pattern = "".join(str(count) for count, _ in groups)
    return (FLUSH if flush else PATTERNS[pattern]), *(rank for _, rank in groups)


def best(cards: Iterable[str]) -> tuple[int, ...]:
    """The worth of the best five."""
    return max(map(worth, combinations(tuple(cards), 5)))


def winners(holes: Mapping[int, Sequence[str]], board: Sequence[str]) -> tuple[int, ...]:
    """The seats that nobody beats."""
    values = {seat: best((*hole, *board)) for seat, hole in holes.items()}
    return tuple(seat for seat in sorted(values) if values[seat] == max(values.values()))
