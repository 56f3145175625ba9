"""A recorded hand as its file tells it: how it began, what was done, what was left at the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.engine.betting import Breach
from quizzes.engine.games import Game
from quizzes.engine.hand import Hand
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Chips, Seat


@dataclass(frozen=True, slots=True)
class Fault:
    """The action at which a hand breaks off."""

    number: int
    """From 1, as it is counted where it is written."""
    line: str
    hand: Hand
    """As it stood before."""
    breach: Breach | None = None
    """Which rule the action breaks; None where it cannot be read at all."""


class Unreadable(Exception):
    """A recorded hand that cannot be read or played. Its text is one line that says why."""

    def __init__(self, why: str, fault: Fault | None = None) -> None:
        super().__init__(why)
        self.fault = fault
        """Where it is an action's."""


@dataclass(frozen=True, slots=True)
class Record:
    """One hand as recorded. Amounts are whole: those of the file times 10 to the power of `decimals`."""

    game: Game
    stakes: Stakes
    stacks: tuple[Chips, ...]
    lines: Sequence[str]
    """What was done, in the words of the file."""
    finishing: tuple[Chips, ...] | None
    """The stacks at the end, where the file has them."""
    chairs: tuple[int, ...]
    """The number of each seat's chair, where the file has them; else empty."""
    decimals: int

    @property
    def unit(self) -> str:
        """What one chip is worth in the file: "1", or "0.1" where amounts were multiplied by ten."""
        return f"{10**-self.decimals:.{self.decimals}f}"

    def seat(self, text: str) -> Seat:
        """Read "p3", or "Seat7" by its chair. Raises ValueError."""
        if text.startswith("Seat") and text[4:].isdecimal():
            return Seat(self.chairs.index(int(text[4:])))
        seat = Seat.parse(text)
        if seat >= len(self.stacks):
            raise ValueError(text)
        return seat
