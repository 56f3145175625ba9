"""Answers that carry their reasons: a rule names each value as it computes it, and goes on with what it named."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Generic, TypeVar, cast

from quizzes.engine.cards import Card
from quizzes.engine.rules import Rule
from quizzes.engine.units import Seat

__all__ = ["Derivation", "Explained", "Rule", "Step"]

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a derivation: the rule, what it yielded, and the named values that it rests on."""

    rule: Rule
    value: Any
    facts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that the step speaks of, each once."""
        return tuple(dict.fromkeys(atom for atom in self._atoms() if isinstance(atom, Seat)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the step speaks of, each once."""
        return tuple(dict.fromkeys(atom for atom in self._atoms() if isinstance(atom, Card)))

    def _atoms(self) -> Iterator[Any]:
        pending = [self.value, *self.facts.values()]
        while pending:
            thing = pending.pop(0)
            if isinstance(thing, tuple):
                pending[:0] = thing
            else:
                yield thing
                pending[:0] = getattr(thing, "cards", ())


@dataclass(frozen=True, slots=True)
class Explained(Generic[V]):
    """A derivation. Its answer is its last line; there is no other place to keep one."""

    steps: tuple[Step, ...]

    @property
    def value(self) -> V:
        """What the last step concluded."""
        return cast(V, self.steps[-1].value)

    def find(self, rule: Rule) -> Step | None:
        """The first step told under this rule, if there is one."""
        return next((step for step in self.steps if step.rule is rule), None)


class Derivation:
    """Notes the steps of one computation. Lives inside a single rule and never leaves it."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def step(self, rule: Rule, value: V, **facts: object) -> V:
        """Note a step and hand its value back, so that the rule goes on with what was noted."""
        self._steps.append(Step(rule, value, MappingProxyType(facts)))
        return value

    def follow(self, lemma: Explained[V]) -> V:
        """Take in the steps of a helper rule and go on with its answer."""
        self._steps.extend(lemma.steps)
        return lemma.value

    def go_on(self, lemma: Explained[V]) -> V:
        """Follow a helper rule that starts from what has been told here already: nothing is told twice."""
        self._steps.extend(step for step in lemma.steps if step not in self._steps)
        return lemma.value

    def follow_to_end(self, lemma: Explained[V]) -> Explained[V]:
        """Take in the steps of a helper rule whose answer is the answer."""
        self.follow(lemma)
        return self.told()

    def told(self) -> Explained[Any]:
        """The derivation as it stands: its last step is the answer."""
        return Explained(tuple(self._steps))

    def conclude(self, rule: Rule, value: V, **facts: object) -> Explained[V]:
        """Note the last step: the answer."""
        self.step(rule, value, **facts)
        return self.told()
