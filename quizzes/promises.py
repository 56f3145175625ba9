"""What every exercise promises, checked on one: the same again, marked right, told apart, kept, and sayable."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from django.utils import translation

from quizzes.engine.profile import PROFILES
from quizzes.engine.rulebook import SOURCES, cites
from quizzes.exercises.base import Exercise, check_key, exposed, find_skill, make
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import Shown, read, snapshot
from quizzes.marking import mark
from quizzes.showing import Display

AnyExercise = Exercise[Any, Any]
Agree = Callable[[AnyExercise], str]
"""A second grader: says what it holds against an exercise's answer, or nothing."""

LANGUAGES = ("en", "es")


def broken(key: ExerciseKey, agree: Agree | None = None) -> list[str]:
    """Every promise that the exercise of this key breaks, in words for whoever mends it."""
    before = random.getstate()
    try:
        exercise = make(key)
    except Exception as fault:  # whatever it is, the next exercise has to be checked too
        return [f"cannot be dealt: {fault!r}"]
    faults = [] if random.getstate() == before else ["dealing used a chance that is not the dealer's"]
    for check in (_same_again, _marked, _discriminates, _written, _kept_and_told):
        try:
            faults += check(exercise)
        except Exception as fault:
            faults.append(f"{check.__name__.strip('_')}: {fault!r}")
    if agree is not None and (objection := agree(exercise)):
        faults.append(f"the second grader disagrees: {objection}")
    return faults


def _same_again(exercise: AnyExercise) -> Iterator[str]:
    again = make(ExerciseKey.parse(str(exercise.key)))
    if again != exercise:
        yield "the same key gives another exercise"
    if again.situation_key != exercise.situation_key:
        yield "the situation key changes"


def _marked(exercise: AnyExercise) -> Iterator[str]:
    """Right is right, wrong is wrong, and every wrong option comes of an idea that the skill names."""
    skill, right = check_key(exercise.key), exercise.solution.value
    for option in exercise.options:
        verdict = skill.grade(right, exercise.options, option.value)
        if verdict.correct != (option.value == right):
            yield f"{option.value!r} is marked {'right' if verdict.correct else 'wrong'}"
        if bool(verdict.misconceptions) == (option.value == right):
            yield f"{option.value!r} is diagnosed as {[idea.code for idea in verdict.misconceptions]}"
        if not set(verdict.misconceptions) <= set(skill.misconceptions):
            yield f"{option.value!r} is diagnosed by an idea that the skill does not name"


def _discriminates(exercise: AnyExercise) -> Iterator[str]:
    least = 1 if exercise.key.level == 1 else 2
    if (found := exposed(exercise.options)) < least:
        yield f"exposes {found} wrong ideas, not {least}"


def _written(exercise: AnyExercise) -> Iterator[str]:
    """Options differ, one of them is right, and each is read as it is written."""
    answer = find_skill(exercise.key.skill).answer
    texts = [answer.write(option.value) for option in exercise.options]
    if len(set(texts)) < len(texts):
        yield f"options repeat: {texts}"
    if texts.count(answer.write(exercise.solution.value)) != 1:
        yield "the right answer is not one of the options"
    for option, text in zip(exercise.options, texts, strict=True):
        if answer.parse(text) != option.value:
            yield f"{option.value!r} is written {text!r} and read as {answer.parse(text)!r}"


def _kept_and_told(exercise: AnyExercise) -> Iterator[str]:
    taken = snapshot(exercise)
    shown, kept = read(taken), read(json.loads(json.dumps(taken)))
    if kept != shown:
        yield "the snapshot is read as something else"
    yield from _kept(exercise, kept)
    yield from _told(exercise, shown)


def _kept(exercise: AnyExercise, kept: Shown) -> Iterator[str]:
    """What is kept is marked as the exercise is, and has all its steps."""
    for text, ideas in kept.options:
        marked = mark(kept, text)
        if marked.correct == bool(ideas) or {idea.code for idea in marked.ideas} != set(ideas):
            yield f"{text!r} is marked otherwise from the snapshot"
    if [step.rule for step in kept.steps] != [step.rule for step in exercise.solution.steps]:
        yield "the snapshot loses steps"


def _told(exercise: AnyExercise, shown: Shown) -> Iterator[str]:
    """Question, steps and verdicts can be said in every language; every rule has its source."""
    profile = PROFILES[exercise.key.profile]
    for step in shown.steps:
        if SOURCES[step.rule] and not cites(step.rule, profile):
            yield f"no book of {profile.name} is cited for {step.rule}"
    if not any(cites(step.rule, profile) for step in shown.steps):
        yield "no step cites anything"
    for language in LANGUAGES:
        with translation.override(language):
            for text in _sentences(shown):
                if not text.strip() or "%(" in text:
                    yield f"cannot be said in {language}: {text!r}"
    for text, ideas in shown.options:
        for idea in mark(shown, text).ideas:
            if not any(step.rule in idea.parts_at for step in shown.steps):
                yield f"no step shows where {idea.code} of {ideas} leaves the road"


def _sentences(shown: Shown) -> Iterator[str]:
    """All that a learner can read about an exercise."""
    display = Display(shown)
    yield display.question
    yield from (step.html for step in display.steps(str))
    for text, ideas in shown.options:
        yield display.words(text)
        if ideas:
            yield from display.verdict(mark(shown, text), str).sentences
