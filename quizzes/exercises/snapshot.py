"""An exercise as it was asked, kept as codes and facts: history survives newer code. Written and read here only."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from quizzes.engine.cards import Card, Rank
from quizzes.engine.games import Ranking
from quizzes.engine.hands import BadugiSize, Category, HandValue
from quizzes.engine.trace import Rule, Step
from quizzes.engine.units import Seat
from quizzes.exercises.base import Asked, Exercise, find_skill
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.table import Line, Place, Table

_RECORDS = {kind.__name__: kind for kind in (HandValue, Line, Place, Table)}
_ATOMS: dict[str, tuple[type, Callable[[Any], Any], Callable[[Any], Any]]] = {
    "seat": (Seat, str, Seat.parse),
    "card": (Card, str, Card.parse),
    "rank": (Rank, int, Rank),
    "category": (Category, int, Category),
    "badugi": (BadugiSize, int, BadugiSize),
    "ranking": (Ranking, str, Ranking),
}


def encode(value: Any) -> Any:
    """A value of the engine as JSON. Raises TypeError for one that snapshots do not know.

    >>> encode((Seat(1), 30))
    [{'seat': 'p2'}, 30]
    """
    for name, (kind, write, _) in _ATOMS.items():
        if isinstance(value, kind):
            return {name: write(value)}
    if type(value).__name__ in _RECORDS:
        content = {item.name: encode(getattr(value, item.name)) for item in fields(value)}
        return {type(value).__name__: content}
    if isinstance(value, tuple):
        return [encode(item) for item in value]
    if value is None or isinstance(value, int | str):
        return str(value) if isinstance(value, str) else value
    raise TypeError(f"{value!r} cannot be kept in a snapshot")


def decode(value: Any) -> Any:
    """The value that encode wrote; lists come back as tuples."""
    if isinstance(value, list):
        return tuple(decode(item) for item in value)
    if not isinstance(value, dict):
        return value
    ((name, content),) = value.items()
    if name in _ATOMS:
        return _ATOMS[name][2](content)
    return _RECORDS[name](**{key: decode(item) for key, item in content.items()})


@dataclass(frozen=True, slots=True)
class Shown:
    """An exercise ready to be shown: what was asked, and, kept apart, what must not be seen before the attempt."""

    key: ExerciseKey
    asked: Asked
    table: Table
    options: tuple[tuple[str, tuple[str, ...]], ...]
    """Every option's text with the codes of its misconceptions; the right one has none."""
    answer: str
    steps: tuple[Step, ...]
    elsewhere: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Where the books differ: each answer with the house rules that give it."""


def snapshot(exercise: Exercise[Any, Any]) -> dict[str, Any]:
    """The exercise as JSON."""
    skill = find_skill(exercise.key.skill)
    asked = skill.ask(exercise.situation)
    return {
        "key": str(exercise.key),
        "question": {"code": asked.code, "facts": _encode_facts(asked.facts)},
        "table": encode(skill.picture(exercise.situation)),
        "options": [
            {
                "answer": skill.answer.write(option.value),
                "misconceptions": [idea.code for idea in option.misconceptions],
            }
            for option in exercise.options
        ],
        "answer": skill.answer.write(exercise.solution.value),
        "steps": [
            {"rule": str(step.rule), "value": _encode_step_value(step.value), "facts": _encode_facts(step.facts)}
            for step in exercise.solution.steps
        ],
        "elsewhere": [
            {"answer": skill.answer.write(opinion.value), "profiles": list(opinion.profiles)}
            for opinion in skill.elsewhere(exercise.situation)
        ],
    }


def read(kept: Mapping[str, Any]) -> Shown:
    """What snapshot wrote."""
    return Shown(
        ExerciseKey.parse(kept["key"]),
        Asked(kept["question"]["code"], _decode_facts(kept["question"]["facts"])),
        decode(kept["table"]),
        tuple((option["answer"], tuple(option["misconceptions"])) for option in kept["options"]),
        kept["answer"],
        tuple(Step(Rule(step["rule"]), decode(step["value"]), _decode_facts(step["facts"])) for step in kept["steps"]),
        tuple((other["answer"], tuple(other["profiles"])) for other in kept.get("elsewhere", ())),
    )


def show(exercise: Exercise[Any, Any]) -> Shown:
    """A fresh exercise, by the same road as a kept one."""
    return read(snapshot(exercise))


def _encode_step_value(value: Any) -> Any:
    """A step may yield a value that only its own function reads (legal actions, pots): its facts are what is told."""
    try:
        return encode(value)
    except TypeError:
        return None


def _encode_facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: encode(value) for name, value in facts.items()}


def _decode_facts(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: decode(value) for name, value in facts.items()}
