"""The set of five that a visitor is in, kept in the session."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from django.contrib.sessions.backends.base import SessionBase

from quizzes.exercises.key import ExerciseKey
from quizzes.mastery import Slot
from quizzes.tokens import Ticket

_SET, _SEEN = "set", "seen"
MOST_SEEN = 50
"""Situations that are not dealt again for as long as they are among the last so many."""


@dataclass(slots=True)
class PracticeSet:
    """What is to be asked, what has been shown so far, and what came of it."""

    profile: str
    plan: list[Slot]
    shown: list[Ticket] = field(default_factory=list)
    """The exercises put before the visitor; the last may be open. Their `learner` is not kept."""
    results: list[tuple[int, bool]] = field(default_factory=list)
    """Attempt and whether it was right, for each exercise answered."""

    @property
    def total(self) -> int:
        return len(self.plan)

    @property
    def done(self) -> bool:
        return len(self.results) == self.total

    @property
    def number(self) -> int:
        """The exercise at which the set stands, from 1."""
        return min(len(self.results) + 1, self.total)

    @property
    def open_ticket(self) -> Ticket | None:
        """The exercise that has been shown and not answered."""
        return self.shown[len(self.results)] if len(self.shown) > len(self.results) else None

    @property
    def open_slot(self) -> Slot:
        """What is to be asked now."""
        return self.plan[len(self.results)]

    def show(self, ticket: Ticket) -> None:
        """Put an exercise in the open place, instead of one that may stand there."""
        self.shown[len(self.results) :] = [ticket]

    def close(self, key: ExerciseKey, attempt: int, correct: bool) -> int | None:
        """Note what came of the open exercise, if it is this one. Gives the number of the exercise in the set."""
        number = next((place for place, ticket in enumerate(self.shown, 1) if ticket.key == key), None)
        if number == len(self.results) + 1:
            self.results.append((attempt, correct))
        return number

    def marks(self) -> tuple[bool | None, ...]:
        """One for each exercise of the set; None: not answered yet."""
        answered = [correct for _, correct in self.results]
        return (*answered, *[None] * (self.total - len(answered)))


def load(session: SessionBase) -> PracticeSet | None:
    """The set that the visitor is in."""
    kept: Mapping[str, Any] | None = session.get(_SET)
    if kept is None:
        return None
    return PracticeSet(
        kept["profile"],
        [Slot(*slot) for slot in kept["plan"]],
        [
            Ticket(ExerciseKey.parse(key), None, nonce, datetime.fromtimestamp(at, UTC))
            for key, nonce, at in kept["shown"]
        ],
        [(attempt, correct) for attempt, correct in kept["results"]],
    )


def save(session: SessionBase, practice: PracticeSet) -> None:
    """Keep the set."""
    session[_SET] = {
        "profile": practice.profile,
        "plan": [[slot.skill, slot.level] for slot in practice.plan],
        "shown": [[str(one.key), one.nonce, int(one.served_at.timestamp())] for one in practice.shown],
        "results": practice.results,
    }


def drop(session: SessionBase) -> None:
    """Leave the set."""
    session.pop(_SET, None)


def seen(session: SessionBase) -> list[str]:
    """The situations that this session has lately been shown and that no row remembers."""
    return list(session.get(_SEEN, ()))


def remember_seen(session: SessionBase, situation_key: str) -> None:
    """Note a situation as shown."""
    session[_SEEN] = [*seen(session), situation_key][-MOST_SEEN:]
