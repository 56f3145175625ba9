"""How learners stand, and what to ask them next. Pure: no database, no clock of its own."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum, unique
from itertools import cycle, islice
from typing import Any

from fsrs import Card, Rating, Scheduler

WINDOW = 10
ENOUGH = 8
"""Right answers among the last ten that make a level reliable."""
SET = 5
"""Exercises in a set."""
MOST_DUE = 2
MOST_LEARNING = 3
"""Skills under way at the same time; a new one is begun when there are fewer."""

# Without steps of minutes: inside a day the sets themselves bring a skill back.
_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


@unique
class State(StrEnum):
    """How a learner stands on a level or a skill."""

    NEW = "new"
    LEARNING = "learning"
    RELIABLE = "reliable"
    NEEDS_REVIEW = "needs-review"


@dataclass(frozen=True, slots=True)
class Slot:
    """One place in a set: what is to be asked there."""

    skill: str
    level: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A learner on one skill."""

    skill: str
    levels: tuple[tuple[int, str], ...]
    """Every level of the skill with its last ten answers, "" before the first."""
    due: datetime | None = None

    @property
    def begun(self) -> bool:
        """Something of the skill has been answered."""
        return any(last_ten for _, last_ten in self.levels)

    @property
    def next_level(self) -> int:
        """The first level that is not reliable, or the top."""
        open_levels = (level for level, last_ten in self.levels if level_state(last_ten) is not State.RELIABLE)
        return next(open_levels, self.levels[-1][0])

    def is_due(self, now: datetime) -> bool:
        """Whether the skill should be seen again."""
        return self.due is not None and self.due <= now

    def state(self, now: datetime) -> State:
        """The skill is reliable when all its levels are; what has been reliable on some level can need review."""
        states = [level_state(last_ten) for _, last_ten in self.levels]
        if not self.begun:
            return State.NEW
        if State.RELIABLE in states and self.is_due(now):
            return State.NEEDS_REVIEW
        return State.RELIABLE if set(states) == {State.RELIABLE} else State.LEARNING


def level_state(last_ten: str) -> State:
    """How it stands with one level.

    >>> level_state("0111111110"), level_state("1111111")
    (<State.RELIABLE: 'reliable'>, <State.LEARNING: 'learning'>)
    """
    if not last_ten:
        return State.NEW
    return State.RELIABLE if last_ten.count("1") >= ENOUGH else State.LEARNING


def remember(last_ten: str, correct: bool) -> str:
    """The last ten answers after one more.

    >>> remember("0111111111", True)
    '1111111111'
    """
    return (last_ten + ("1" if correct else "0"))[-WINDOW:]


def reviewed(card: dict[str, Any] | None, correct: bool, when: datetime) -> tuple[dict[str, Any], datetime]:
    """The card of a skill after one more answer, as JSON, and when the skill is due."""
    when = when.astimezone(UTC)
    before = Card.from_dict(card) if card else Card(card_id=0, due=when)  # type: ignore[arg-type]
    if before.last_review:
        when = max(when, before.last_review)
    after, _ = _SCHEDULER.review_card(before, Rating.Good if correct else Rating.Again, when)
    return dict(after.to_dict()), after.due


@dataclass(frozen=True, slots=True)
class Folded:
    """What a learner's answers come to."""

    tens: Mapping[tuple[str, int], str]
    """Last ten answers by skill and level."""
    cards: Mapping[str, tuple[dict[str, Any], datetime]]
    """Card and due date by skill."""


def fold(answers: Iterable[tuple[str, int, bool, datetime]]) -> Folded:
    """Fold answers from the first to the last: skill, level, whether right, and when."""
    tens: dict[tuple[str, int], str] = {}
    cards: dict[str, tuple[dict[str, Any], datetime]] = {}
    for skill, level, correct, when in answers:
        tens[skill, level] = remember(tens.get((skill, level), ""), correct)
        card = cards[skill][0] if skill in cards else None
        cards[skill] = reviewed(card, correct, when)
    return Folded(tens, cards)


def plan_set(standings: Sequence[Standing], now: datetime) -> tuple[Slot, ...]:
    """What the next set asks: what is due, what is being learned, one new skill. Standings in the order of teaching.

    A newcomer learns the first skill and meets the second; who has learned everything goes round the top levels.
    """
    due = sorted((one for one in standings if one.state(now) is State.NEEDS_REVIEW), key=lambda one: str(one.due))
    due = due[:MOST_DUE]
    new = [one for one in standings if not one.begun]
    learning = [one for one in standings if one not in due and one.state(now) is State.LEARNING]
    begins = len(learning) < MOST_LEARNING
    if not learning:
        learning, new = new[:1], new[1:]
    new = new[:1] if begins else []
    rest = SET - len(due) - len(new)
    main = list(islice(cycle(learning[:MOST_LEARNING] or standings), rest))
    return tuple(Slot(one.skill, one.next_level) for one in (*main[:1], *due, *main[1:], *new))
