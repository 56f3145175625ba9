"""Situations that come from outside: found in a hand, kept once, and made into exercises again by their keys."""

import json
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any

from quizzes.engine.hand import Hand
from quizzes.engine.profile import PROFILES
from quizzes.exercises.base import Exercise, NoSuchExercise, Skill, check_key, exposed, find_skill, make
from quizzes.exercises.key import ExerciseKey
from quizzes.models import Situation
from quizzes.queries import skills_in_order

AnyExercise = Exercise[Any, Any]


def make_any(key: ExerciseKey) -> AnyExercise:
    """The exercise at this address, dealt or imported. Raises NoSuchExercise."""
    if not key.imported:
        return make(key)
    skill = check_key(key)
    row = Situation.objects.filter(seed=key.seed, skill=key.skill, game=key.game).first()
    if row is None:
        raise NoSuchExercise("seed", key.seed, ["00000000 … ffffffff"])
    try:
        situation = skill.take(row.data, PROFILES[key.profile])
    except ValueError:
        # These house rules do not let the hand be played as it was.
        raise NoSuchExercise("profile", key.profile, [name for name in PROFILES if name != key.profile]) from None
    return skill.make_of(key, situation)


def worth_asking(hand: Hand) -> tuple[AnyExercise, ...]:
    """Every moment of a hand at which some wrong idea would be found out, skill by skill. Nothing is kept."""
    return tuple(exercise for skill in skills_in_order() for exercise in _of_skill(skill, hand))


def keep(exercises: Iterable[AnyExercise]) -> None:
    """Keep the situations of imported exercises, each once."""
    rows = [Situation(seed=one.key.seed, skill=one.key.skill, game=one.key.game, data=_kept(one)) for one in exercises]
    Situation.objects.bulk_create(rows, ignore_conflicts=True)


def _of_skill(skill: Skill[Any, Any], hand: Hand) -> Iterator[AnyExercise]:
    if not skill.asks_about(hand.game.code):
        return
    for situation in skill.moments(hand):
        seed = _seed(skill.slug, hand.game.code, skill.give(situation))
        key = ExerciseKey(skill.slug, skill.version, hand.profile.name, hand.game.code, skill.levels[0], seed)
        exercise = skill.make_of(key, situation)
        if _teaches(exercise):
            level = skill.levels[:2][-1] if exposed(exercise.options) > 1 else skill.levels[0]
            yield skill.make_of(ExerciseKey(key.skill, key.version, key.profile, key.game, level, seed), situation)


def _teaches(exercise: AnyExercise) -> bool:
    """Some wrong idea leads astray, and of each the steps show where."""
    rules = {step.rule for step in exercise.solution.steps}
    ideas = [idea for option in exercise.options for idea in option.misconceptions]
    return bool(ideas) and all(rules.intersection(idea.parts_at) for idea in ideas)


def _kept(exercise: AnyExercise) -> Mapping[str, Any]:
    return find_skill(exercise.key.skill).give(exercise.situation)


def _seed(skill: str, game: str, kept: Mapping[str, Any]) -> str:
    text = json.dumps([skill, game, kept], sort_keys=True, separators=(",", ":"))
    return f"h{sha256(text.encode()).hexdigest()[:12]}"
