"""A recorded hand as its file tells it: how it began, what was done, what came of it; and that hand played."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from quizzes.engine.action import Action
from quizzes.engine.games import Game
from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.round import Breach, IllegalAction
from quizzes.engine.seats import Posted, Stakes
from quizzes.engine.units import NO_CHIPS, Chips, Seat


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
class Outcome:
    """What the record says came of the hand; None or empty where it does not say."""

    finishing: tuple[Chips, ...] | None = None
    """The stacks at the end."""
    collected: tuple[Chips, ...] | None = None
    """What each seat took from the pots."""
    total: Chips | None = None
    """All pots together, before the rake."""
    rake: Chips = NO_CHIPS
    pots: tuple[Chips, ...] = ()
    """Each pot after the rake, main pot first."""
    returned: tuple[tuple[Seat, Chips], ...] = ()
    """The bet that nobody called."""
    shown: tuple[tuple[Seat, int, str], ...] = ()
    """What each seat showed down on the first (0) or second (1) board, in the words of the file."""


@dataclass(frozen=True, slots=True)
class Record:
    """One hand as recorded. Amounts are whole: those of the file times 10 to the power of `decimals`."""

    game: Game
    stakes: Stakes
    stacks: tuple[Chips, ...]
    lines: Sequence[str]
    """What was done, in the words of the file."""
    read_line: Callable[["Record", Hand, str], Sequence[Action]] = field(repr=False)
    """What a line does in the hand as it stands. Raises ValueError, or IllegalAction."""
    outcome: Outcome | None
    """None where the record has no end."""
    chairs: tuple[int, ...] = ()
    """The number of each seat's chair, where the file has them; else empty."""
    decimals: int = 0
    posts: tuple[Posted, ...] | None = None
    """What was posted; None where that is simply what the stakes ask."""
    dead_button: bool = False
    names: tuple[str, ...] = ()
    """The players' names, where the lines use them."""
    beyond: tuple[Chips, ...] = ()
    """Where a table caps what can be lost in a hand: the chips of each stack that do not play."""
    first_line: int = 1
    """The number of the first of the lines in the hand's text, or its place in a list of actions."""
    line_kind: str = "action"
    """What a line is called when it cannot be read."""
    unseen: Callable[[Hand, str], Iterable[Action]] | None = None
    """Cards that have been dealt after the last line of an unfinished hand though no line says so."""
    house: RulesProfile | None = None
    """The rules under which the hand was played, where the record has rules of its own."""

    @property
    def rake(self) -> Chips:
        """What the house took."""
        return self.outcome.rake if self.outcome else NO_CHIPS

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


def play(record: Record, profile: RulesProfile) -> Hand:
    """The hand after everything that was done in it. Raises Unreadable, naming the line that cannot be.

    What a site let its players do is read under the site's rules where those asked for would forbid it.
    """
    try:
        return _played(record, profile)
    except Unreadable:
        if record.house is None or record.house is profile:
            raise
        return replace(_played(record, record.house), profile=profile)


def _played(record: Record, profile: RulesProfile) -> Hand:
    hand = Hand.start(
        record.game, profile, record.stakes, record.stacks, posts=record.posts, dead_button=record.dead_button
    )
    for number, line in enumerate(record.lines, record.first_line):
        try:
            for action in record.read_line(record, hand, line):
                hand = hand.after(action)
        except IllegalAction as illegal:
            why = f"{record.line_kind} {number} {line!r} is not legal: {illegal.breach.replace('-', ' ')}"
            raise Unreadable(why, Fault(number, line, hand, illegal.breach)) from illegal
        except ValueError as error:
            raise Unreadable(f"{record.line_kind} {number} {line!r}: {error}", Fault(number, line, hand)) from error
    if record.unseen and record.lines and record.outcome is None:
        for action in record.unseen(hand, record.lines[-1]):
            hand = hand.after(action)
    return hand
