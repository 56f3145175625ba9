"""How each kind of answer is read and written back. `parse(write(answer)) == answer` for every format."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Generic, TypeVar

from quizzes.engine.action import Verb
from quizzes.engine.units import Chips, Seat

A = TypeVar("A")

Fields = Mapping[str, Sequence[str]]
"""What a form sent: every name with its values."""


@unique
class Problem(StrEnum):
    """Why an answer could not be read. Words: quizzes/phrases."""

    EMPTY = "empty"
    NOT_CHIPS = "not-chips"
    TOO_MANY_DIGITS = "too-many-digits"
    NOT_A_SEAT = "not-a-seat"
    POT_WITHOUT_SEATS = "pot-without-seats"
    POT_WITHOUT_CHIPS = "pot-without-chips"
    RETURN_WITHOUT_SEAT = "return-without-seat"
    NO_POT = "no-pot"
    NOT_AN_ACTION = "not-an-action"
    NO_SHARE = "no-share"


class Unreadable(ValueError):
    """The answer is not wrong, it cannot be read: nothing is recorded, and the learner is told what to type."""

    def __init__(self, problem: Problem, typed: str = "") -> None:
        super().__init__(problem, typed)
        self.problem = problem
        self.typed = typed


class AnswerFormat(ABC, Generic[A]):
    """One kind of answer."""

    kind: str
    """Chooses the template: templates/quizzes/answers/<kind>.html."""

    def collect(self, fields: Fields) -> str:
        """The form's fields as one text, as the learner gave them. Raises nothing."""
        return " ".join(value.strip() for value in fields.get("answer", ()) if value.strip())

    @abstractmethod
    def parse(self, text: str) -> A:
        """Read an answer. Raises Unreadable."""

    @abstractmethod
    def write(self, value: A) -> str:
        """The canonical text of an answer."""

    def score(self, right: A, given: A) -> float:
        """How much of the answer is right, from 0 to 1."""
        return float(given == right)


_PLAIN = re.compile(r"\d+")
_GROUPED = re.compile(r"\d{1,3}([ \u00a0\u2009\u202f.,])\d{3}(?:\1\d{3})*")
MOST_DIGITS = 9


def parse_chips(text: str) -> Chips:
    """Read a whole number of chips: digits alone, or groups of three with one kind of separator. Raises Unreadable.

    >>> parse_chips("1.500"), parse_chips("12,500"), parse_chips("800")
    (1500, 12500, 800)
    """
    typed = text.strip()
    if not typed:
        raise Unreadable(Problem.EMPTY)
    if not typed.isascii() and any(ch.isdigit() and not ch.isascii() for ch in typed):
        raise Unreadable(Problem.NOT_CHIPS, typed)
    if not (_PLAIN.fullmatch(typed) or _GROUPED.fullmatch(typed)):
        raise Unreadable(Problem.NOT_CHIPS, typed)
    digits = re.sub(r"\D", "", typed)
    if len(digits) > MOST_DIGITS:
        raise Unreadable(Problem.TOO_MANY_DIGITS, typed)
    return Chips(int(digits))


NO_RAISE = "no-raise"
"""The text of the answer "may not raise"."""


class RaiseFormat(AnswerFormat[Chips | None]):
    """The total of a raise in chips, or None: the player may not raise."""

    kind = "raise"

    def parse(self, text: str) -> Chips | None:
        return None if text.strip() == NO_RAISE else parse_chips(text)

    def write(self, value: Chips | None) -> str:
        return NO_RAISE if value is None else str(value)

    def collect(self, fields: Fields) -> str:
        if NO_RAISE in fields.get("may", ()):
            return NO_RAISE
        return super().collect(fields)


def parse_seats(text: str) -> tuple[Seat, ...]:
    """Read seats written "p1 p3" into the order of seats, each once. Raises Unreadable."""
    names = text.replace(",", " ").split()
    if not names:
        raise Unreadable(Problem.EMPTY)
    try:
        return tuple(sorted({Seat.parse(name) for name in names}))
    except ValueError:
        raise Unreadable(Problem.NOT_A_SEAT, text) from None


class SeatFormat(AnswerFormat[Seat]):
    """One seat, picked on the table."""

    kind = "seat"

    def parse(self, text: str) -> Seat:
        seats = parse_seats(text)
        if len(seats) > 1:
            raise Unreadable(Problem.NOT_A_SEAT, text)
        return seats[0]

    def write(self, value: Seat) -> str:
        return str(value)


class SeatsFormat(AnswerFormat[tuple[Seat, ...]]):
    """One or several seats, picked on the table."""

    kind = "seats"

    def parse(self, text: str) -> tuple[Seat, ...]:
        return parse_seats(text)

    def write(self, value: tuple[Seat, ...]) -> str:
        return " ".join(map(str, value))


def _typed(values: Sequence[str]) -> str:
    """What was typed into one field of several, where it cannot pass for the end of the field."""
    return " ".join(values).replace("|", " ").strip()


ACTIONS = (Verb.FOLD, Verb.CHECK, Verb.CALL, Verb.BET, Verb.RAISE)
"""What a player can do on a turn of a game without bring-in and draws."""


class ActionsFormat(AnswerFormat[tuple[Verb, ...]]):
    """Everything that a player may do, in the order of ACTIONS."""

    kind = "actions"

    def parse(self, text: str) -> tuple[Verb, ...]:
        names = set(text.split())
        if not names:
            raise Unreadable(Problem.EMPTY)
        if not names <= set(ACTIONS):
            raise Unreadable(Problem.NOT_AN_ACTION, text)
        return tuple(verb for verb in ACTIONS if verb in names)

    def write(self, value: tuple[Verb, ...]) -> str:
        return " ".join(value)


SHARE = "share-"

Shares = tuple[tuple[Seat, Chips], ...]
"""Who gets how many chips, in the order of seats; who gets nothing is left out."""


class SharesFormat(AnswerFormat[Shares]):
    """Chips by seat, written "p1=60|p3=30"."""

    kind = "shares"

    def collect(self, fields: Fields) -> str:
        """A field share-pN for every seat; an empty one is nothing."""
        shares = [(name, _typed(values)) for name, values in sorted(fields.items()) if name.startswith(SHARE)]
        return "|".join(f"{name.removeprefix(SHARE)}={chips}" for name, chips in shares if chips)

    def parse(self, text: str) -> Shares:
        shares: dict[Seat, Chips] = {}
        for part in filter(None, text.split("|")):
            name, _, chips = part.partition("=")
            seat = parse_seats(name)[0]
            shares[seat] = parse_chips(chips)
        if not any(shares.values()):
            raise Unreadable(Problem.NO_SHARE)
        return tuple((seat, chips) for seat, chips in sorted(shares.items()) if chips)

    def write(self, value: Shares) -> str:
        return "|".join(f"{seat}={chips}" for seat, chips in value)

    def score(self, right: Shares, given: Shares) -> float:
        """A part for every player who gets something, rightly or not."""
        due, said = dict(right), dict(given)
        return sum(due.get(seat) == said.get(seat) for seat in {*due, *said}) / len({*due, *said})


@dataclass(frozen=True, slots=True, order=True)
class PotPart:
    """One pot of an answer: its chips, and the seats that may win it in the order of seats."""

    chips: Chips
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PotsAnswer:
    """Main pot first; what goes back, by seat."""

    pots: tuple[PotPart, ...]
    returned: tuple[tuple[Seat, Chips], ...] = ()


POT_ROWS = 4
"""Rows of the form, always as many, so that their number tells nothing."""


class PotsFormat(AnswerFormat[PotsAnswer]):
    """Every pot and who may win it, written "70:p1,p2,p3 60:p2,p3 back:p3=30"."""

    kind = "pots"

    def collect(self, fields: Fields) -> str:
        """Rows pot1 … potN with the seats pot1-seats …, then `back` with the seat in back-seat."""
        parts: list[str] = []
        for row in range(1, POT_ROWS + 1):
            chips = _typed(fields.get(f"pot{row}", ()))
            seats = ",".join(fields.get(f"pot{row}-seats", ()))
            if chips or seats:
                parts.append(f"{chips}:{seats}")
        chips = _typed(fields.get("back", ()))
        seat = "".join(fields.get("back-seat", ())).strip()
        if (chips and chips.strip("0")) or seat:
            parts.append(f"back:{seat}={chips}")
        return "|".join(parts)

    def parse(self, text: str) -> PotsAnswer:
        pots: list[PotPart] = []
        returned: list[tuple[Seat, Chips]] = []
        for part in filter(None, (part.strip() for part in text.split("|"))):
            if part.startswith("back:"):
                name, _, chips = part.removeprefix("back:").partition("=")
                if not name:
                    raise Unreadable(Problem.RETURN_WITHOUT_SEAT, chips)
                returned.append((parse_seats(name)[0], parse_chips(chips)))
                continue
            chips, _, names = part.partition(":")
            if not chips.strip():
                raise Unreadable(Problem.POT_WITHOUT_CHIPS, names)
            amount = parse_chips(chips)
            if not names.strip():
                raise Unreadable(Problem.POT_WITHOUT_SEATS, chips)
            pots.append(PotPart(amount, parse_seats(names)))
        if not pots:
            raise Unreadable(Problem.NO_POT)
        return PotsAnswer(tuple(pots), tuple(sorted(returned)))

    def write(self, value: PotsAnswer) -> str:
        pots = [f"{pot.chips}:{','.join(map(str, pot.seats))}" for pot in value.pots]
        return "|".join(pots + [f"back:{seat}={chips}" for seat, chips in value.returned])

    def score(self, right: PotsAnswer, given: PotsAnswer) -> float:
        """Each pot's amount, each pot's seats and the returned chips are parts; a pot too many is a part missed."""
        rows = max(len(right.pots), len(given.pots))
        hits = sum(mine.chips == pot.chips for mine, pot in zip(given.pots, right.pots, strict=False))
        hits += sum(mine.seats == pot.seats for mine, pot in zip(given.pots, right.pots, strict=False))
        hits += given.returned == right.returned
        return hits / (2 * rows + 1)
