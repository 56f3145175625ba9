"""How the commands tell steps: as plain values for other programs, and as numbered lines for people."""

from collections.abc import Iterable, Sequence

from quizzes.engine.profile import RulesProfile
from quizzes.engine.rulebook import cites
from quizzes.engine.trace import Step
from quizzes.phrases import say


def steps_as_json(steps: Iterable[Step], names: Sequence[str], profile: RulesProfile) -> list[dict[str, object]]:
    """Each step with its code, its sentence in the active language, and where the house's books say so."""
    return [
        {"rule": str(step.rule), "text": say(step, names), "cites": list(cites(step.rule, profile))} for step in steps
    ]


def steps_as_lines(steps: Iterable[Step], names: Sequence[str], profile: RulesProfile) -> list[str]:
    """The same as numbered lines."""
    return [
        f"{number}. {say(step, names)}" + "".join(f" ({cite})" for cite in cites(step.rule, profile))
        for number, step in enumerate(steps, 1)
    ]
