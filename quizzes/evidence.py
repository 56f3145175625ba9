"""How far a learner's answers speak for a wrong idea. Pure: one answer in, new weights out.

A weight is kept as the logarithm of odds and starts at even odds. An answer moves the ideas that were on offer:

- Choosing the option of an idea (or typing its number) multiplies the odds by 3. Where k ideas lead to that option, one
  of them is at work and nobody knows which: each gets its share, the k-th root of 3.
- Not choosing it multiplies the odds by 0.4 where there were two options. One answer to n options turns down n - 1 of
  them at once, so each is turned down with the (n - 1)-th root of 0.4 only. All ideas that lead to an option that was
  turned down are turned down in full: whoever held any of them would have chosen it.

Between answers a weight fades to even odds, by half in thirty days. It never leaves the bounds. None of this is the
chance that somebody holds an idea: it is evidence, to be put beside what they say.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum, unique
from math import exp, log

MODEL = 1
"""Goes up with every change of the numbers below; rows of an older model are folded again from the attempts."""
CHOSEN = log(3)
REJECTED = log(0.4)
BOUND = log(0.95 / 0.05)
HALF_LIFE = timedelta(days=30)

Options = Sequence[tuple[str, Sequence[str]]]
"""Every option's text with the codes of the ideas that lead to it."""


@unique
class Level(StrEnum):
    """How strong the evidence is, in a word."""

    STRONG = "strong"
    SOME = "some"
    WEAK = "weak"
    NONE = "none"


LEAST = ((Level.STRONG, 0.85), (Level.SOME, 0.65), (Level.WEAK, 0.5))
"""Chosen once is some evidence, twice is strong; an option shared by two ideas is weak evidence for each."""


def level_of(strength: float) -> Level:
    """The word for a strength; at even odds there is none.

    >>> level_of(0.75), level_of(0.5)
    (<Level.SOME: 'some'>, <Level.NONE: 'none'>)
    """
    return next((level for level, least in LEAST if strength > least), Level.NONE)


@dataclass(frozen=True, slots=True)
class Weight:
    """What a learner's answers say about one wrong idea."""

    log_odds: float = 0.0
    """As they stood at `as_of`."""
    as_of: datetime | None = None
    """The last time that the idea was on offer."""
    last_chosen: datetime | None = None
    chosen: int = 0
    rejected: int = 0

    def faded(self, now: datetime) -> float:
        """The log odds now."""
        passed = max(now - self.as_of, timedelta()) if self.as_of else timedelta()
        return self.log_odds * float(0.5 ** (passed / HALF_LIFE))

    def strength(self, now: datetime) -> float:
        """From 0.05 to 0.95; 0.5 says nothing either way."""
        return 1 / (1 + exp(-self.faded(now)))

    def level(self, now: datetime) -> Level:
        """The word for it. What was never chosen is not held, whatever the weight."""
        return level_of(self.strength(now)) if self.chosen else Level.NONE

    def moved(self, by: float, when: datetime) -> "Weight":
        """After one more answer: `by` is above 0 where the idea was chosen."""
        moved = max(-BOUND, min(BOUND, self.faded(when) + by))
        later = replace(self, log_odds=moved, as_of=max(when, self.as_of or when))
        if by > 0:
            return replace(later, last_chosen=max(when, self.last_chosen or when), chosen=self.chosen + 1)
        return replace(later, rejected=self.rejected + 1)


def moves(options: Options, understood: str) -> dict[str, float]:
    """By how much an answer moves the log odds of each idea that was on offer.

    >>> {code: round(exp(by), 2) for code, by in moves([("4", ()), ("5", ("a",)), ("6", ("b", "c"))], "6").items()}
    {'a': 0.63, 'b': 1.73, 'c': 1.73}
    """
    return {
        code: CHOSEN / len(codes) if text == understood else REJECTED / (len(options) - 1)
        for text, codes in options
        for code in codes
    }


def fold(
    answers: Iterable[tuple[Options, str, datetime]], before: Mapping[str, Weight] | None = None
) -> dict[str, Weight]:
    """Fold answers from the first to the last into the weights before them: options, what was answered, and when."""
    weights = dict(before or {})
    for options, understood, when in answers:
        for code, by in moves(options, understood).items():
            weights[code] = weights.get(code, Weight()).moved(by, when)
    return weights
