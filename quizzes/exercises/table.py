"""What can be seen on the table: the picture of a situation, for pages, paper and readers alike."""

from dataclasses import dataclass

from quizzes.engine.cards import Cards
from quizzes.engine.units import Chips, Seat


@dataclass(frozen=True, slots=True)
class Place:
    """One seat as it looks."""

    seat: Seat
    stack: Chips | None = None
    """Chips behind; None where the exercise has no chips."""
    bet: Chips = Chips(0)
    """Chips in front, on this street; where the whole hand is asked about, all that the player put in."""
    cards: Cards = ()
    """Cards face up."""
    face_down: int = 0
    """How many cards lie face down."""
    folded: bool = False
    all_in: bool = False
    roles: tuple[str, ...] = ()
    """Of "button", "small-blind", "big-blind"."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of what has happened: a verb of hand.py, or "street" with the street's name in `street`."""

    verb: str
    seat: Seat | None = None
    chips: Chips | None = None
    """The total bet or raised to; for a call or a post, the chips added."""
    all_in: bool = False
    count: int = 0
    """Of a draw: the cards changed."""
    street: str = ""
    cards: Cards = ()


@dataclass(frozen=True, slots=True)
class Table:
    """The whole picture. Places are in the order of seats, clockwise from the first left of the button."""

    places: tuple[Place, ...]
    board: Cards = ()
    pot: Chips | None = None
    """Chips already gathered in the middle; None where the exercise has no chips."""
    blinds: tuple[Chips, Chips] | None = None
    street: str = ""
    lines: tuple[Line, ...] = ()
    turn: Seat | None = None
    """The seat whose turn it is, where the exercise may show it."""
