"""A hand of any game, a second time: what its written lines alone tell about turn, price and raises."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from tests.oracle.all_games.faces import brings_in, opens
from tests.oracle.all_games.sheets import HOUSES, SHEETS

OPENING = ("big-blind", "button-blind", "straddle")
STUD_CARDS = (3, 4, 5, 6, 7)


class Follow:
    """Follows a hand line by line ("p3 raise 225"). Seat 0 is the first left of the button; heads-up, the big blind."""

    def __init__(self, code: str, house: str, stakes: Any, stacks: Sequence[int], posts: Iterable[Any]) -> None:
        self.sheet, self.house, self.stakes = SHEETS[code], HOUSES[house], stakes
        self.count = len(stacks)
        self.behind, self.put_in = list(stacks), [0] * self.count
        self.posts = [(str(posted.post), int(posted.seat), int(posted.chips)) for posted in posts]
        self.folded: set[int] = set()
        self.mucked: set[int] = set()
        self.holes: dict[int, list[str]] = {seat: [] for seat in range(self.count)}
        self.up: dict[int, list[str]] = {seat: [] for seat in range(self.count)}
        self.served = [0] * self.count
        self.board: list[str] = []
        self.second: list[str] = []
        self.number, self.dead = 0, 0
        self.pushers: list[int] = []
        self.drawn = set(range(self.count))
        self._new_round()
        for kind, seat, chips in self.posts:
            self.behind[seat] -= chips
            if kind in ("big-blind-ante", "dead-post"):
                self.dead += chips
                continue
            self.put_in[seat] += chips
            if kind != "ante":
                self.front[seat] += chips
        self.option = next((seat for kind, seat, _ in reversed(self.posts) if kind in OPENING), None)
        straddles = [chips for kind, _, chips in self.posts if kind == "straddle"]
        if self.option is not None:
            self.heights = [max([int(stakes.big_blind), *straddles])]
        self.unopened = self.sheet.opening == "bring-in"
        """Stud, while nobody has brought it in."""

    def _new_round(self) -> None:
        self.front = [0] * self.count
        self.heights = [0]
        """Every height of the bet in this round, the opening one first."""
        self.answered: dict[int, int] = {}
        """Which height each seat has last acted on, as an index."""
        self.last: int | None = None
        self.raisers: list[int] = []
        self.began = len(self.live)
        self.uncapped = False

    # what happens

    def read(self, line: str) -> None:
        """Take one line. Whether it was legal is not asked here."""
        first, *rest = line.split()
        if first == "board":
            self._board(rest)
        elif first == "deal":
            self._deal(seat_of(rest[0]), rest[1:])
        else:
            self._act(seat_of(first), *rest)

    def _board(self, rest: list[str]) -> None:
        if rest[0] == "twice":
            new = cut(rest[1])
            self.second = self.board[: len(self.board) - len(new)] + new
            return
        if len(self.board) >= sum(self.sheet.boards[: self.number + 1]):
            self.number += 1
            self._new_round()
        self.board += cut(rest[0])

    def _deal(self, seat: int, words: list[str]) -> None:
        at = words.index("up") if "up" in words else len(words)
        down, up = cut("".join(words[:at])), cut("".join(words[at + 1 :]))
        if self.sheet.opening == "bring-in" and self.served[seat] == STUD_CARDS[self.number]:
            self.number += 1
            self._new_round()
        self.served[seat] += len(down) + len(up)
        self.holes[seat] += down + up
        self.up[seat] += up

    def _act(self, seat: int, verb: str, value: str = "") -> None:
        if verb == "draw":
            self._draw(seat, cut(value) if value != "0" else [])
        elif verb == "fold" and seat == self.to_draw():
            self._draw(seat, [])
            self.folded.add(seat)
            self.began = len(self.live)
        elif verb == "show":
            self.holes[seat] = cut(value)
        elif verb == "muck":
            self.mucked.add(seat)
        else:
            self._bet(seat, verb, value)

    def _draw(self, seat: int, discards: list[str]) -> None:
        if set(self.live) <= self.drawn:
            self.number += 1
            self.drawn = set()
            self._new_round()
        self.drawn.add(seat)
        self.holes[seat] = [card for card in self.holes[seat] if card not in discards]

    def _bet(self, seat: int, verb: str, value: str) -> None:
        if verb == "fold":
            self.folded.add(seat)
            if len(self.live) == 2 and self.limit_state()[1] < self.cap:
                self.uncapped = True
        elif verb == "call":
            self._pay(seat, self.heights[-1])
        elif verb == "bring-in":
            self._pay(seat, self.stakes.bring_in)
            self.heights.append(self.stakes.bring_in)
            self.unopened = False
        elif verb != "check":
            self._pay(seat, int(value))
            self.heights.append(int(value))
            self.raisers.append(seat)
            self.pushers.append(seat)
            self.unopened = False
        self.answered[seat] = len(self.heights) - 1
        self.last = seat

    def _pay(self, seat: int, to: int) -> None:
        paid = min(to - self.front[seat], self.behind[seat])
        self.behind[seat] -= paid
        self.front[seat] += paid
        self.put_in[seat] += paid

    # whose turn it is

    @property
    def live(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.count) if seat not in self.folded | self.mucked)

    @property
    def able(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.live if self.behind[seat])

    @property
    def razz(self) -> bool:
        return self.sheet.halves == ("ace-to-five",)

    def opener(self) -> int:
        """Where the betting of the round starts, whoever can still act."""
        if self.sheet.opening == "bring-in":
            faces = {seat: self.up[seat] for seat in self.live}
            if self.number:
                return opens(faces, self.razz, self.house)
            return brings_in({seat: cards[0] for seat, cards in faces.items()}, self.razz)
        if self.number or self.option is None:
            return 0
        return (self.option + 1) % self.count

    def owes(self, seat: int) -> bool:
        """Whether the seat has yet to answer the bet as it stands."""
        if seat not in self.able or len(self.live) == 1:
            return False
        if self.able == (seat,) and self.front[seat] >= max(self.front[other] for other in self.live if other != seat):
            return False
        return self.heights[self.answered[seat]] < self.heights[-1] if seat in self.answered else True

    def to_bet(self) -> int | None:
        """Walk the ring from the opener, or from the seat after the last that acted."""
        start = self.opener() if self.last is None else self.last + 1
        ring = (seat % self.count for seat in range(start, start + self.count))
        return next(filter(self.owes, ring), None)

    def to_draw(self) -> int | None:
        """In the order of seats, once the betting before is over."""
        waiting = [seat for seat in self.live if seat not in self.drawn]
        if waiting and len(self.live) > 1:
            return waiting[0]
        if self.number < self.sheet.draws and self.to_bet() is None and len(self.live) > 1:
            return self.live[0]
        return None

    # what it costs

    def price(self, seat: int) -> int:
        return max(0, self.heights[-1] - self.front[seat])

    @property
    def unit(self) -> int:
        """The fixed bet of the round."""
        small = self.stakes.small_bet or self.stakes.big_blind
        return int((self.stakes.big_bet or 2 * small) if self.sheet.big(self.number) else small)

    @property
    def cap(self) -> float:
        """How many bets and raises a round of fixed limit may have."""
        if self.uncapped and self.house.heads_up == "becomes":
            return float("inf")
        if self.began == 2 and self.house.heads_up != "stays":
            return float("inf")
        return 1 + (self.house.raises_of_two_rounds if self.sheet.rounds == 2 else self.house.raises)

    def limit_state(self) -> tuple[int, int, int]:
        """Fixed limit: the height up to which bets count as full, how many were made, and the size of the next."""
        level = 0 if self.sheet.opening == "bring-in" and not self.number else self.heights[0]
        made, size = (1 if level else 0), self.unit
        doubled = 2 * self.unit
        for to in self.heights[1:]:
            if to == self.stakes.bring_in and not self.number and self.sheet.opening == "bring-in" and not made:
                continue
            if 2 * (to - level) < size:
                continue
            made += 1
            if self.double and to - level >= doubled:
                size = doubled
            level = level + (to - level) // size * size if self.house.next_level else to
        return level, made, size

    @property
    def double(self) -> bool:
        """Whether an open pair lets the fourth street of seven-card stud have the big bet."""
        high = self.sheet.opening == "bring-in" and self.sheet.halves == ("high",)
        pair = any(len(cards) == 2 and cards[0][0] == cards[1][0] for cards in self.up.values())
        return self.house.pair_doubles and high and self.number == 1 and pair

    def full(self) -> int:
        """No-limit and pot-limit: the last full bet or raise."""
        big = int(self.stakes.big_blind)
        straddled = self.house.straddle_doubles and self.number == 0 and self.heights[0] > big
        size = self.heights[0] if straddled else big
        for before, after in pairwise(self.heights):
            size = after - before if after - before >= size else size
        return size

    def may_raise(self, seat: int) -> bool:
        """Whether anybody could answer, the cap is not reached, and enough was added since the seat's last action."""
        if not set(self.able) - {seat}:
            return False
        if self.sheet.limit == "fixed" and self.limit_state()[1] >= self.cap:
            return False
        if seat not in self.answered:
            return True
        added = self.heights[-1] - self.heights[self.answered[seat]]
        if self.sheet.limit == "fixed":
            return 2 * added >= self.limit_state()[2]
        return added >= self.full()

    def raise_totals(self, seat: int) -> tuple[int, ...] | None:
        """The least and the greatest total, and in fixed limit each total there is; None where he may not raise."""
        most, high = self.front[seat] + self.behind[seat], self.heights[-1]
        floor = int(self.stakes.bring_in) if self.unopened else high
        if most <= floor or not (self.unopened or self.may_raise(seat)):
            return None
        if self.sheet.limit == "fixed":
            level, _, size = self.limit_state()
            steps = [level + size * step for step in range(1, 9) if level + size * step > high][:1]
            if self.double and size == self.unit:
                steps.append(level + 2 * size)
        else:
            steps = [high + self.full(), most if self.sheet.limit == "no" else self.pot_limit(seat)]
        return tuple(dict.fromkeys(min(step, most) for step in steps))

    def pot_limit(self, seat: int) -> int:
        """Call, then raise by all that is then on the table."""
        table = sum(self.put_in) + self.dead
        if self.number == 0 and self.sheet.opening == "blinds":
            posted = {kind: chips for kind, _, chips in self.posts}
            big = int(self.stakes.big_blind)
            small = big if self.house.blind_rounds_up else int(self.stakes.small_blind)
            table += small + big - posted.get("small-blind", 0) - posted.get("big-blind", 0)
            table -= posted.get("big-blind-ante", 0)
        return max(self.heights[-1] + table + self.price(seat), self.heights[-1] + self.full())


def cut(cards: str) -> list[str]:
    return [cards[place : place + 2] for place in range(0, len(cards), 2)]


def seat_of(name: str) -> int:
    return int(name[1:]) - 1


def clockwise(seats: Iterable[int], start: int, count: int) -> list[int]:
    """The seats in the order in which they sit from one on."""
    return sorted(seats, key=lambda seat: (seat - start) % count)
