"""The pieces that pages are made of: values ready to be shown, in the learner's language.

Texts noted as HTML are safe to print as they are; all others are to be escaped.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime


@dataclass(frozen=True, slots=True)
class CardView:
    """A card face up."""

    code: str
    """"As": rank and suit."""
    rank: str
    """"A", "10"."""
    suit: str
    """One of c d h s."""
    name: str
    """"ace of spades", for readers."""


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One seat."""

    code: str
    """"p1"."""
    name: str
    sentence: str
    """The whole seat in one sentence."""
    stack: str
    """Chips behind, grouped; "" where the exercise has no chips."""
    bet: str
    """Chips in front, grouped; "" where there are none."""
    cards: tuple[CardView, ...]
    face_down: int
    folded: bool
    all_in: bool
    roles: tuple[str, ...]
    """Of "button", "small-blind", "big-blind"."""
    index: int
    """0 for p1; the class "place-<index>" puts it on the oval."""
    turn: bool
    lit: bool = False
    """The step that is being looked at speaks of this seat (?step=n, without JavaScript)."""


@dataclass(frozen=True, slots=True)
class TableView:
    """The picture of a situation."""

    count: int
    places: tuple[PlaceView, ...]
    board: tuple[CardView, ...]
    pot: str
    """Grouped; "" where the exercise has no chips."""
    street: str
    blinds: str
    """"50/100", or ""."""
    lines: tuple[str, ...]
    """What has happened, one sentence each."""
    text: tuple[str, ...]
    """The table as text, a sentence each: all that the picture shows."""
    lit_cards: tuple[str, ...] = ()
    """Codes of the cards that the step being looked at speaks of."""


@dataclass(frozen=True, slots=True)
class StepView:
    """One step of the explanation."""

    number: int
    html: str
    cites: tuple[str, ...]
    seats: tuple[str, ...]
    cards: tuple[str, ...]
    parts: bool
    """The wrong rule leaves the right one here."""
    lit: bool
    """The step being looked at."""
    url: str
    """Lights this step without JavaScript."""


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What an answer was worth, and why."""

    correct: bool
    score: float
    partial: bool
    percent: int
    given: str
    """The learner's answer in words (HTML)."""
    answer: str
    """The right answer in words (HTML)."""
    sentences: tuple[str, ...]
    """One for each wrong idea that leads to this answer (HTML), or a neutral one."""
    steps: tuple[StepView, ...]
    attempt_pk: int | None
    recorded: bool
    disputed: bool = False
    others: tuple[tuple[str, str], ...] = ()
    """Books that answer otherwise, and what (HTML)."""


@dataclass(frozen=True, slots=True)
class SkillView:
    """A skill in a line."""

    slug: str
    title: str
    summary: str
    url: str


@dataclass(frozen=True, slots=True)
class LevelView:
    """One level of a skill, and how the learner stands on it."""

    number: int
    state: str
    """One of new, learning, reliable."""
    state_name: str
    last_ten: tuple[bool, ...]
    """Oldest first."""
    practice_url: str


@dataclass(frozen=True, slots=True)
class StandingView:
    """A skill, and how the learner stands on it."""

    skill: SkillView
    state: str
    """One of new, learning, reliable, needs-review."""
    state_name: str
    levels: tuple[LevelView, ...]
    due: datetime | None


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """One choice of a select or a row of links."""

    value: str
    name: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class PotRow:
    """One row of the pots form: fields pot<number> and pot<number>-seats."""

    number: int
    chips: str
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GivenView:
    """What to put back into the fields. Names of the fields: answer, may, pot1, pot1-seats … , back, back-seat."""

    answer: str = ""
    """Text of a typed answer."""
    picked: tuple[str, ...] = ()
    """Every value of `answer`: the picked seats."""
    no_raise: bool = False
    """The box named `may` with the value "no-raise"."""
    pots: tuple[PotRow, ...] = ()
    """Always as many rows."""
    back: str = ""
    back_seat: str = ""
    shares: Mapping[str, str] = field(default_factory=dict)
    """What was typed for each seat, by its code."""
