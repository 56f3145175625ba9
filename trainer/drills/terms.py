"""The terms on which one learner does a drill: the drill's own, and the exceptions made for them. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum, unique

from trainer.models import Drill, Extension, Run

GRACE = timedelta(seconds=10)
"""Between the end of the time limit and the last answer that is in time: connections are slow."""


@unique
class Refusal(StrEnum):
    """Why a try cannot be begun."""

    NOT_OPEN = "not-open"
    NO_TRIES = "no-tries"
    ARCHIVED = "archived"
    EMPTY = "empty"


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for one learner."""

    opens_at: datetime | None
    due_at: datetime | None
    tries: int | None
    """None: as many as they like."""
    limit: timedelta | None
    exceptions: tuple[Extension, ...] = ()
    """Those in force, the oldest first."""

    @property
    def excused(self) -> bool:
        return any(one.kind == Extension.Kind.EXCUSE for one in self.exceptions)

    def is_open(self, now: datetime) -> bool:
        return self.opens_at is None or self.opens_at <= now

    def is_late(self, at: datetime) -> bool:
        """Whether an answer given then comes after the deadline."""
        return self.due_at is not None and at > self.due_at


def in_force(extensions: Iterable[Extension]) -> Mapping[str, Extension]:
    """The newest exception of each kind, unless it has been taken back."""
    newest = {one.kind: one for one in sorted(extensions, key=lambda one: one.pk)}
    return {kind: one for kind, one in newest.items() if not one.withdrawn}


def terms_of(drill: Drill, extensions: Iterable[Extension]) -> Terms:
    """The terms of the learner for whom these exceptions were made."""
    made = in_force(extensions)
    deadline, time, more = (made.get(kind) for kind in ("deadline", "time", "try"))
    limit = timedelta(minutes=drill.minutes) if drill.minutes else None
    return Terms(
        opens_at=drill.opens_at,
        due_at=deadline.due_at if deadline else drill.due_at,
        tries=drill.tries + (more.tries or 0) if drill.tries and more else drill.tries,
        limit=limit * (time.factor or 1) if limit and time else limit,
        exceptions=tuple(sorted(made.values(), key=lambda one: one.pk)),
    )


def time_is_up(ends_at: datetime | None, at: datetime) -> bool:
    """Whether an answer given then comes after the time limit."""
    return ends_at is not None and at > ends_at + GRACE


def is_over(run: Run, now: datetime) -> bool:
    """Whether nothing more is asked in a try."""
    return run.finished_at is not None or time_is_up(run.ends_at, now)


def verdict_is_due(drill: Drill, run: Run, terms: Terms, now: datetime) -> bool:
    """Whether the learner may be told what the answers of a try were worth."""
    match drill.feedback:
        case Drill.Feedback.AT_END:
            return is_over(run, now)
        case Drill.Feedback.AFTER_DEADLINE:
            return terms.is_late(now)
    return True


def told_at_once(drill: Drill, terms: Terms, now: datetime) -> bool:
    """Whether the learner is told of each answer what it was worth, before the try is over."""
    late = drill.feedback == Drill.Feedback.AFTER_DEADLINE and terms.is_late(now)
    return drill.feedback == Drill.Feedback.AT_ONCE or late
