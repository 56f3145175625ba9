"""The same question under every profile: what "other books say"."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from quizzes.engine.profile import PROFILES, RulesProfile
from quizzes.engine.trace import Explained

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Opinion(Generic[V]):
    """An answer, the profiles that give it, and the reasons of the first of them."""

    value: V
    profiles: tuple[str, ...]
    explained: Explained[V]


def profile_differences(ask: Callable[[RulesProfile], Explained[V]]) -> tuple[Opinion[V], ...]:
    """The answers to a question, each once, in the order of PROFILES; a single one where no house differs.

    >>> from quizzes.engine.rulings.buy_in import limit_buy_in
    >>> [int(opinion.value) for opinion in profile_differences(lambda profile: limit_buy_in(3, 6, profile))]
    [30, 60]
    """
    answers = {name: ask(profile) for name, profile in PROFILES.items()}
    groups: list[list[str]] = []
    for name, explained in answers.items():
        group = next((group for group in groups if answers[group[0]].value == explained.value), None)
        if group is None:
            groups.append([name])
        else:
            group.append(name)
    return tuple(Opinion(answers[group[0]].value, tuple(group), answers[group[0]]) for group in groups)
