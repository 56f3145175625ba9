"""A no-limit hold'em hand, a second time: what the written actions alone tell about turn, price and raises."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from tests.oracle.pots import Settled, payouts, peel


class Replay:
    """Follows a hand line by line ("p3 raise 225"). Seat 0 is the first left of the button; heads-up, the big blind."""

    def __init__(
        self,
        stacks: Sequence[int],
        small_blind: int,
        big_blind: int,
        ante: int = 0,
        big_blind_ante: int = 0,
        *,
        ante_first: bool = False,
    ) -> None:
        self.count = len(stacks)
        self.big_blind = big_blind
        self.starting = tuple(stacks)
        self.behind = list(stacks)
        self.front = [0] * self.count
        self.put_in = [0] * self.count
        self.dead = 0
        self.folded: set[int] = set()
        self.holes: dict[int, list[str]] = {}
        self.board: list[str] = []
        self.street = 0
        for seat in range(self.count):
            self._pay(seat, ante, in_front=False)
        small, big = (1, 0) if self.count == 2 else (0, 1)
        if ante_first:
            self._pay_dead(big, big_blind_ante)
        self._pay(small, small_blind)
        self._pay(big, big_blind)
        if not ante_first:
            self._pay_dead(big, big_blind_ante)
        self.heights = [big_blind]
        """Every height of the street's bet, the full big blind first; 0 first on later streets."""
        self.answered: dict[int, int] = {}
        """Which height each seat has last acted on, as an index."""
        self.opener = 1 if self.count == 2 else 2 % self.count
        self.last: int | None = None
        """The last seat that acted on this street."""
        self.bettors: list[int] = []
        """The seats that bet or raised on this street, all-ins for less included."""

    def _pay(self, seat: int, chips: int, *, in_front: bool = True) -> None:
        paid = min(chips, self.behind[seat])
        self.behind[seat] -= paid
        self.put_in[seat] += paid
        if in_front:
            self.front[seat] += paid

    def _pay_dead(self, seat: int, chips: int) -> None:
        paid = min(chips, self.behind[seat])
        self.behind[seat] -= paid
        self.dead += paid

    # what happens

    def read(self, line: str) -> None:
        """Take one line. Whether it was legal is not asked here."""
        words = line.split()
        if words[0] == "deal":
            self.holes[int(words[1][1:]) - 1] = _cut(words[2])
        elif words[0] == "board":
            self._next_street(_cut(words[1]) if len(words) > 1 else [])
        else:
            self._act(int(words[0][1:]) - 1, words[1], *words[2:])

    def _next_street(self, cards: list[str]) -> None:
        self.board += cards
        self.street += 1
        self.front = [0] * self.count
        self.heights, self.answered, self.bettors = [0], {}, []
        self.opener, self.last = 0, None

    def _act(self, seat: int, verb: str, value: str = "") -> None:
        if verb == "show":
            self.holes[seat] = _cut(value)
            return
        if verb == "muck":
            self.folded.add(seat)
            return
        if verb == "fold":
            self.folded.add(seat)
        elif verb == "call":
            self._pay(seat, self.heights[-1] - self.front[seat])
        elif verb in ("bet", "raise"):
            self._pay(seat, int(value) - self.front[seat])
            self.heights.append(int(value))
            self.bettors.append(seat)
        self.answered[seat] = len(self.heights) - 1
        self.last = seat

    # what follows

    @property
    def live(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.count) if seat not in self.folded)

    @property
    def able(self) -> tuple[int, ...]:
        """Live seats that still have chips."""
        return tuple(seat for seat in self.live if self.behind[seat])

    def _ring(self, start: int) -> Iterator[int]:
        return (seat % self.count for seat in range(start, start + self.count))

    def owes(self, seat: int) -> bool:
        """Whether the seat has yet to answer the bet as it stands."""
        if seat not in self.able or len(self.live) == 1:
            return False
        if self.able == (seat,) and self.front[seat] >= max(self.front[other] for other in self.live if other != seat):
            return False
        return self.heights[self.answered[seat]] < self.heights[-1] if seat in self.answered else True

    @property
    def to_act(self) -> int | None:
        """Walk the ring from the opener, or from the seat after the last that acted."""
        start = self.opener if self.last is None else self.last + 1
        return next(filter(self.owes, self._ring(start)), None)

    @property
    def size(self) -> int:
        """The last full bet or raise of the street, at least the big blind."""
        size = self.big_blind
        for before, after in pairwise(self.heights):
            size = after - before if after - before >= size else size
        return size

    def price(self, seat: int) -> int:
        return max(0, self.heights[-1] - self.front[seat])

    def may_raise(self, seat: int) -> bool:
        """Whether what was added since the seat's last action is a full raise, and anybody could answer."""
        if not set(self.able) - {seat}:
            return False
        return seat not in self.answered or self.heights[-1] - self.heights[self.answered[seat]] >= self.size

    def minimum_raise(self, seat: int) -> int | None:
        """The rule's total, whatever the seat's own stack."""
        return self.heights[-1] + self.size if self.may_raise(seat) else None

    def settle(self) -> Settled:
        return peel(self.put_in, self.live, self.dead)

    def final_stacks(self, smallest: int = 1) -> list[int]:
        settled = self.settle()
        won = payouts(settled, self.holes, self.board, smallest)
        return [chips + won.get(seat, 0) + settled.returned.get(seat, 0) for seat, chips in enumerate(self.behind)]


def _cut(cards: str) -> list[str]:
    return [cards[place : place + 2] for place in range(0, len(cards), 2)]
