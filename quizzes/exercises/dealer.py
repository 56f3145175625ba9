"""The only source of chance, fed by a key."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from quizzes.engine.cards import DECK, Card
from quizzes.exercises.key import ExerciseKey

T = TypeVar("T")


class Dealer:
    """Deals the same things in the same order for the same key.

    Built on Random.random alone: the one method whose sequence Python promises to keep.
    """

    def __init__(self, key: ExerciseKey) -> None:
        self._random = Random(str(key)).random

    def chance(self, share: float) -> bool:
        """True with this probability, from 0 to 1."""
        return self._random() < share

    def number(self, low: int, high: int, step: int = 1) -> int:
        """One of low, low + step, … up to and including high."""
        return low + step * int(self._random() * ((high - low) // step + 1))

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices, each as likely as the next."""
        return choices[int(self._random() * len(choices))]

    def shuffled(self, things: Sequence[T]) -> tuple[T, ...]:
        """The same things in an order of chance."""
        pool = list(things)
        for last in range(len(pool) - 1, 0, -1):
            other = int(self._random() * (last + 1))
            pool[last], pool[other] = pool[other], pool[last]
        return tuple(pool)

    def sample(self, things: Sequence[T], count: int) -> tuple[T, ...]:
        """Some of the things, none twice, in an order of chance."""
        return self.shuffled(things)[:count]

    def deck(self, without: Sequence[Card] = ()) -> tuple[Card, ...]:
        """A shuffled deck that lacks the given cards."""
        gone = set(without)
        return self.shuffled([card for card in DECK if card not in gone])
