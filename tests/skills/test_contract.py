"""What every skill promises, at every level and under every house's rules."""

import json
from collections import defaultdict
from math import sqrt
from typing import Any

import pytest
from django.utils import translation

from quizzes.exercises.base import Exercise, Misconception, Skill, exposed
from quizzes.exercises.snapshot import decode, encode, read, show, snapshot
from quizzes.phrases import line, names_for, say, say_text
from tests.skills.every import EVERY_SKILL, EVERY_WAY, Way

SEEDS = 5
LANGUAGES = ("en", "es")

every_way = pytest.mark.parametrize("way", EVERY_WAY, ids=str)
every_skill = pytest.mark.parametrize("skill", EVERY_SKILL, ids=lambda skill: skill.slug)


@every_way
def test_the_same_key_gives_the_same_exercise(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        again = way.skill.make(exercise.key)

        assert again == exercise
        assert again.situation_key == exercise.situation_key


@every_way
def test_seeds_give_different_situations(way: Way) -> None:
    assert len({exercise.situation_key for exercise in way.exercises(60)}) > 50


@every_way
def test_the_right_answer_is_marked_right(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        right = exercise.solution.value
        verdict = way.skill.grade(right, exercise.options, right)

        assert verdict.correct
        assert verdict.misconceptions == ()
        assert [option.value for option in exercise.options if not option.misconceptions] == [right]


@every_way
def test_every_other_option_is_marked_wrong_and_explained(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        for option in exercise.options:
            if option.value != exercise.solution.value:
                verdict = way.skill.grade(exercise.solution.value, exercise.options, option.value)

                assert not verdict.correct
                assert verdict.misconceptions == option.misconceptions != ()
                assert set(verdict.misconceptions) <= set(way.skill.misconceptions)


@every_way
def test_exercises_tell_wrong_rules_from_the_right_one(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        assert exposed(exercise.options) >= (1 if way.level == 1 else 2)


@every_way
def test_options_differ_and_their_texts_too(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        texts = {way.skill.answer.write(option.value) for option in exercise.options}

        assert len(texts) == len(exercise.options)


@every_way
def test_answers_are_read_as_they_are_written(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        for option in exercise.options:
            assert way.skill.answer.parse(way.skill.answer.write(option.value)) == option.value


@every_way
def test_the_right_option_stands_anywhere(way: Way) -> None:
    count, off = 150, 0.0
    for exercise in way.exercises(count):
        place = [option.value for option in exercise.options].index(exercise.solution.value)
        off += (place + 0.5) / len(exercise.options) - 0.5

    assert abs(off) / count < 4 * sqrt(1 / 12 / count)


@every_way
def test_a_snapshot_keeps_all_that_is_shown(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        kept = read(json.loads(json.dumps(snapshot(exercise))))

        assert kept == show(exercise)
        assert kept.key == exercise.key
        assert kept.asked == way.skill.ask(exercise.situation)
        assert kept.table == way.skill.picture(exercise.situation)
        assert way.skill.answer.parse(kept.answer) == exercise.solution.value
        assert [step.rule for step in kept.steps] == [step.rule for step in exercise.solution.steps]
        assert [dict(step.facts) for step in kept.steps] == [dict(step.facts) for step in exercise.solution.steps]


@every_way
def test_the_picture_can_be_kept_and_does_not_tell_whose_turn_is_asked_for(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        table = way.skill.picture(exercise.situation)

        assert decode(encode(table)) == table
        assert [place.seat for place in table.places] == list(range(len(table.places)))
        assert table.turn is None or way.skill.answer.kind != "seat"


@every_way
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(way: Way, language: str) -> None:
    with translation.override(language):
        for exercise in way.exercises(SEEDS):
            for sentence in sentences(way.skill, exercise):
                assert sentence.strip()
                assert "%(" not in sentence


def sentences(skill: Skill[Any, Any], exercise: Exercise[Any, Any]) -> list[str]:
    """All that an exercise can say: question, lines, steps, and the word on each wrong idea, as text and as HTML."""
    table, asked = skill.picture(exercise.situation), skill.ask(exercise.situation)
    names = names_for(len(table.places), exercise.key)
    said = [line(told, names) for told in table.lines]
    for html in (False, True):
        said.append(say_text(skill.questions[asked.code], asked.facts, names, html))
        said += [say(step, names, html) for step in exercise.solution.steps]
        ideas = [idea for option in exercise.options for idea in option.misconceptions]
        said += [say_text(idea.words, facts_at_parting(exercise, idea), names, html) for idea in ideas]
    return said


def facts_at_parting(exercise: Exercise[Any, Any], idea: Misconception) -> dict[str, Any]:
    """What the words on an idea may speak of. The step at which it leaves the right road has to exist."""
    step = next(step for step in exercise.solution.steps if step.rule in idea.parts_at)
    return {"value": step.value, **step.facts, "given": "given", "answer": "answer"}


@every_skill
def test_every_misconception_is_exposed_at_two_levels_or_by_two_skills(skill: Skill[Any, Any]) -> None:
    exposed_at = defaultdict(set)
    for way in EVERY_WAY:
        if (way.profile == EVERY_WAY[0].profile or way.skill.contested) and set(way.skill.misconceptions) & set(
            skill.misconceptions
        ):
            for exercise in way.exercises(100):
                for option in exercise.options:
                    for idea in option.misconceptions:
                        exposed_at[idea.code].add((way.skill.slug, way.level))

    rare = {idea.code for idea in skill.misconceptions if len(exposed_at[idea.code]) < 2}
    assert not rare


def test_a_code_is_one_misconception() -> None:
    known: dict[str, Any] = {}
    for skill in EVERY_SKILL:
        for idea in skill.misconceptions:
            assert known.setdefault(idea.code, idea) is idea


@every_skill
def test_a_lesson_is_a_page_long_and_its_examples_can_be_dealt(skill: Skill[Any, Any]) -> None:
    assert 100 <= len(skill.lesson.split()) <= 250
    for seed in skill.example_seeds:
        for way in EVERY_WAY:
            if way.skill is skill and way.level == 1:
                assert skill.make(way.key(int(seed, 16))).options
