"""What a learner's tries come to. Pure: rows in, grade out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

BEST, FIRST, LAST = "best", "first", "last"


@dataclass(frozen=True, slots=True)
class Answered:
    """One exercise of a try."""

    score: float | None
    """None: not answered."""
    late: bool = False
    overtime: bool = False
    """After the time limit: kept, and never counted."""

    def counts(self, late_counts: bool) -> bool:
        """Whether it adds to the grade."""
        return self.score is not None and not self.overtime and (late_counts or not self.late)


@dataclass(frozen=True, slots=True)
class Try:
    """One try at a drill."""

    number: int
    finished: bool
    answers: tuple[Answered, ...]

    def points(self, late_counts: bool) -> float:
        """Exercises right, a partly right one in part."""
        return sum(one.score or 0 for one in self.answers if one.counts(late_counts))

    def score(self, late_counts: bool) -> float:
        """From 0 to 1; what is not answered is not right."""
        return self.points(late_counts) / len(self.answers) if self.answers else 0.0

    @property
    def begun(self) -> bool:
        """Something of it has been answered."""
        return any(one.score is not None for one in self.answers)


@dataclass(frozen=True, slots=True)
class Grade:
    """What stands in the list of grades."""

    score: float | None
    """None: nothing answered yet, or excused."""
    attempt: Try | None = None
    """The try that it comes from."""
    excused: bool = False
    changed: bool = False
    """Set by a teacher."""

    @property
    def late(self) -> int:
        """Answers of that try that came after the deadline."""
        return sum(one.late for one in self.attempt.answers) if self.attempt else 0

    @property
    def overtime(self) -> int:
        """Answers of that try that came after the time limit."""
        return sum(one.overtime for one in self.attempt.answers) if self.attempt else 0

    @property
    def percent(self) -> int | None:
        """Rounded down, so that 100 is said of everything right only."""
        return None if self.score is None else int(100 * self.score + 1e-9)


def grade(rule: str, late_counts: bool, tries: Sequence[Try], excused: bool, change: float | None) -> Grade:
    """The grade: what a teacher set, else excused, else the try that the rule chooses. Tries in order.

    >>> one, two = Try(1, True, (Answered(1.0), Answered(0.0))), Try(2, True, (Answered(0.0), Answered(0.0)))
    >>> [grade(rule, False, (one, two), False, None).score for rule in (BEST, FIRST, LAST)]
    [0.5, 0.5, 0.0]
    """
    begun = [one for one in tries if one.begun]
    chosen = _CHOICES[rule](begun, late_counts) if begun else None
    if change is not None:
        return Grade(change, chosen, changed=True)
    if excused:
        return Grade(None, chosen, excused=True)
    return Grade(chosen.score(late_counts), chosen) if chosen else Grade(None)


def _last(tries: Sequence[Try], _late_counts: bool) -> Try:
    """The last finished one: a try that has just been begun takes nothing away."""
    return ([one for one in tries if one.finished] or tries)[-1]


_CHOICES: Mapping[str, Callable[[Sequence[Try], bool], Try]] = {
    BEST: lambda tries, late_counts: max(tries, key=lambda one: one.score(late_counts)),
    FIRST: lambda tries, _late_counts: tries[0],
    LAST: _last,
}
