"""What can happen in a hand, and how it is written."""

from dataclasses import dataclass
from enum import StrEnum, unique

from quizzes.engine.cards import Cards, parse_cards, write_cards
from quizzes.engine.units import Chips, Seat


@unique
class Verb(StrEnum):
    """What can happen in a hand."""

    DEAL = "deal"
    BOARD = "board"
    DRAW = "draw"
    BRING_IN = "bring-in"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    SHOW = "show"
    MUCK = "muck"


_UP = "up"
_TWICE = "twice"


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that happens.

    Written "p3 raise 225", "p3 fold", "p1 bring-in", "deal p1 2s4h", in stud "deal p1 2s4h up Kd", where the cards
    are not known "deal p1 2" (two of them) or "deal p1 2 up Kd", "board Qc7s8c", on a second board "board twice Qc",
    "p3 draw 2c3d" or, unknown, "p3 draw 2", "p3 draw 0", "p3 show JhAh", "p3 muck".
    """

    verb: Verb
    seat: Seat | None = None
    to: Chips | None = None
    """Of a bet or raise: the total of this street."""
    cards: Cards = ()
    up: Cards = ()
    """Cards dealt face up."""
    unknown: int = 0
    """Cards dealt or discarded that nobody recorded."""
    twice: bool = False
    """Of community cards: dealt to the second board."""

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Read an action. Raises ValueError.

        >>> str(Action.parse("p3 raise 225"))
        'p3 raise 225'
        """
        first, *rest = text.split()
        if first == Verb.BOARD:
            twice = rest[:1] == [_TWICE]
            return cls(Verb.BOARD, cards=parse_cards("".join(rest[twice:])), twice=twice)
        if not rest:
            raise ValueError(text)
        if first == Verb.DEAL:
            name, *rest = rest
            at = rest.index(_UP) if _UP in rest else len(rest)
            cards, unknown = _known(rest[:at])
            return cls(Verb.DEAL, Seat.parse(name), None, cards, parse_cards("".join(rest[at + 1 :])), unknown)
        verb = Verb(rest.pop(0))
        to = Chips(int(rest.pop(0) if rest else "")) if verb in (Verb.BET, Verb.RAISE) else None
        cards, unknown = _known(rest)
        return cls(verb, Seat.parse(first), to, cards, unknown=unknown)

    def __str__(self) -> str:
        actor = [str(self.seat)] if self.seat is not None else []
        words = [self.verb, *actor] if self.verb is Verb.DEAL else [*actor, self.verb]
        if self.twice:
            words.append(_TWICE)
        if self.to is not None:
            words.append(str(self.to))
        if self.unknown or (self.verb is Verb.DRAW and not self.cards):
            words.append(str(self.unknown))
        if self.cards:
            words.append(write_cards(self.cards))
        if self.up:
            words += [_UP, write_cards(self.up)]
        return " ".join(words)


def _known(words: list[str]) -> tuple[Cards, int]:
    """Cards, and before them, as a number, how many are not known."""
    unknown = int(words.pop(0)) if words and words[0].isdecimal() and len(words[0]) == 1 else 0
    return parse_cards("".join(words)), unknown
