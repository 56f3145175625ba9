"""Chips and seats: two kinds of number that must not be mixed up."""

from typing import NewType, Self

Chips = NewType("Chips", int)
"""A whole number of chips."""

NO_CHIPS = Chips(0)
ONE_CHIP = Chips(1)


class Seat(int):
    """A player's place in this hand, clockwise from the first left of the button; an index, written p1, p2, …

    A class rather than a NewType, so that whoever puts a step into words can tell a seat from a number of chips.

    >>> Seat(0), Seat.parse("p3") + 0
    (Seat.parse('p1'), 2)
    """

    __slots__ = ()

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read "p3". Raises ValueError when the text is anything else."""
        if text[:1] != "p" or not text[1:].isdecimal() or text[1:] != str(int(text[1:])) or text == "p0":
            raise ValueError(text)
        return cls(int(text[1:]) - 1)

    def __str__(self) -> str:
        return f"p{self + 1}"

    def __repr__(self) -> str:
        return f"Seat.parse('{self}')"
