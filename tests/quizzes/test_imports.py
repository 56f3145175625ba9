"""Hands turned into exercises: the moments worth asking, kept once, made again by their keys."""

import json
from dataclasses import replace

import pytest
from django.test import Client
from django.utils import timezone

from quizzes import services, tokens
from quizzes.engine.games import NLHE
from quizzes.engine.hand import Action, Hand
from quizzes.engine.profile import ROBERTS_11, TDA_2024
from quizzes.engine.seats import Post, Posted, Stakes
from quizzes.engine.units import Chips, Seat
from quizzes.exercises.base import SKILLS, NoSuchExercise, exposed, find_skill
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import show
from quizzes.histories import phh
from quizzes.imports import AnyExercise, keep, make_any, worth_asking
from quizzes.marking import mark
from quizzes.models import Attempt, Situation
from quizzes.picture import table_view
from quizzes.serving import shown_of
from quizzes.showing import Display
from tests.factories.quizzes import form_of, right_answer, wrong_answer
from tests.histories.hands import HAND, every_hand
from trainer.models import User


def moments(text: bytes = HAND.encode()) -> tuple[AnyExercise, ...]:
    return worth_asking(phh.play(phh.read(text), TDA_2024))


EVERY = [(f"{file} {number}", moments(text)) for file, number, text in every_hand()]
every_hand_of_ours = pytest.mark.parametrize("found", [found for _, found in EVERY], ids=[name for name, _ in EVERY])


def test_a_hand_has_its_openings_and_its_decisions() -> None:
    """On the flop the first to act opens in any case; nothing can be raised there before the bet of 400.

    What may be done over the raise of 300 is a call, a raise or a fold, and no wrong idea says otherwise.
    """
    assert [(one.key.skill, one.key.level, one.solution.value) for one in moments()] == [
        ("first-to-act", 1, Seat(2)),
        ("legal-actions", 1, ("fold", "call", "raise")),
        ("legal-actions", 1, ("fold", "call", "raise")),
        ("legal-actions", 2, ("fold", "check", "bet")),
        ("legal-actions", 1, ("fold", "call", "raise")),
        ("minimum-raise", 1, 200),
        ("minimum-raise", 1, 200),
        ("minimum-raise", 2, 500),
        ("minimum-raise", 2, 800),
    ]


OMAHA = """
variant = "PO"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 550, 300]
actions = [
  "d dh p1 AsAc8h7h", "d dh p2 KsKc9d8d", "d dh p3 QsJs3c4c",
  "p3 cbr 300", "p1 cc", "p2 cbr 550", "p1 cc",
  "d db Qc7d8c", "d db 2s", "d db Jd",
  "p1 sm AsAc8h7h", "p2 sm KsKc9d8d", "p3 sm QsJs3c4c",
]
"""


@pytest.mark.django_db
def test_a_hand_of_another_game_is_asked_about_by_the_skills_whose_rules_are_the_same() -> None:
    """Pot-limit Omaha: p3 is all-in for 300; p2 raises by 250 all-in, less than a full raise, and p1 calls."""
    found = moments(OMAHA.encode())
    answers = [(one.key.skill, find_skill(one.key.skill).answer.write(one.solution.value)) for one in found]
    assert {skill for skill, _ in answers} == set(SKILLS) - {"who-wins"}
    assert ("first-to-act", "p3") in answers
    assert ("side-pots", "900:p1,p2,p3|500:p1,p2") in answers
    assert answers[-1] == ("award-the-pot", "p1=500|p3=900")
    keep(found)
    assert [make_any(one.key) for one in found] == list(found)
    with pytest.raises(NoSuchExercise):
        make_any(ExerciseKey.parse("side-pots.1/tda-2024/plo/1/0000002a"))


def test_every_skill_finds_moments_in_our_hands() -> None:
    assert {one.key.skill for _, found in EVERY for one in found} == set(SKILLS)


@every_hand_of_ours
def test_what_is_worth_asking_exposes_a_wrong_idea_and_shows_where_it_leaves(found: tuple[AnyExercise, ...]) -> None:
    for exercise in found:
        count = exposed(exercise.options)
        assert count >= 1
        assert exercise.key.level == (1 if count == 1 else 2)
        shown = show(exercise)
        assert mark(shown, shown.answer).correct
        for text, codes in shown.options:
            marked = mark(shown, text)
            assert marked.correct != bool(codes)
            verdict = Display(shown).verdict(marked, str)
            assert bool(codes) == any(step.parts for step in verdict.steps)


@every_hand_of_ours
def test_a_situation_survives_being_kept(found: tuple[AnyExercise, ...]) -> None:
    for exercise in found:
        skill = find_skill(exercise.key.skill)
        kept = json.loads(json.dumps(skill.give(exercise.situation)))
        assert skill.take(kept, TDA_2024) == exercise.situation
        assert "name" not in json.dumps(kept)


@pytest.mark.django_db
@every_hand_of_ours
def test_a_kept_exercise_is_made_again_by_its_key(found: tuple[AnyExercise, ...]) -> None:
    keep(found)
    keep(found)
    assert Situation.objects.count() == len({one.key.seed for one in found})
    assert [make_any(one.key) for one in found] == list(found)


def test_the_same_hand_has_the_same_keys_whatever_its_hole_cards() -> None:
    other = HAND.replace("7h2d", "9h2d").encode()
    assert [one.key for one in moments(other)] == [one.key for one in moments()]


@pytest.mark.django_db
def test_the_house_rules_come_with_the_key() -> None:
    exercise = moments()[0]
    keep([exercise])
    elsewhere = make_any(replace(exercise.key, profile=ROBERTS_11.name))
    assert elsewhere.situation == replace(exercise.situation, profile=ROBERTS_11)


@pytest.mark.django_db
def test_what_was_never_kept_does_not_exist() -> None:
    exercise = moments()[0]
    for key in (exercise.key, replace(exercise.key, skill="side-pots")):
        with pytest.raises(NoSuchExercise) as missing:
            make_any(key)
        assert missing.value.what == "seed"
    keep([exercise])
    with pytest.raises(NoSuchExercise):
        make_any(replace(exercise.key, skill="side-pots"))


@pytest.mark.django_db
def test_house_rules_that_forbid_the_hand_are_named() -> None:
    exercise = next(one for one in moments() if one.key.skill == "minimum-raise")
    keep([exercise])
    row = Situation.objects.get()
    Situation.objects.update(data={**row.data, "actions": ["p3 check"]})
    with pytest.raises(NoSuchExercise) as missing:
        make_any(exercise.key)
    assert missing.value.what == "profile"


def test_dealt_keys_need_no_table() -> None:
    key = ExerciseKey.parse("minimum-raise.1/tda-2024/nlhe/2/0000002a")
    assert make_any(key).key == key


@pytest.mark.django_db
def test_an_imported_exercise_is_practised_served_and_answered(alice: User) -> None:
    exercise = next(one for one in moments() if one.key.skill == "minimum-raise")
    keep([exercise])
    address = f"/practice/{exercise.key}/"
    page = Client().get(address)
    assert page.status_code == 200
    assert page.context["page"].key == str(exercise.key)
    shown = shown_of(None, exercise.key)
    for text in (right_answer(shown), wrong_answer(shown)):
        answered = Client().post(address, form_of(exercise.key.skill, text), follow=True)
        assert answered.context["page"].verdict.correct == (text == shown.answer)
    assert not Attempt.objects.exists()
    served = services.serve(alice.pk, exercise, tokens.new_nonce(), timezone.now())
    assert services.answer(served, shown.answer).correct
    assert shown_of(alice.pk, exercise.key) == shown


def test_what_was_posted_out_of_turn_comes_with_the_hand() -> None:
    """A latecomer's blind, a missed one and a dead button: the moments begin where the hand began."""
    posts = (
        Posted(Post.BIG_BLIND, Seat(0), Chips(10)),
        Posted(Post.LIVE_POST, Seat(2), Chips(10)),
        Posted(Post.DEAD_POST, Seat(2), Chips(5)),
    )
    hand = Hand.start(NLHE, TDA_2024, Stakes(Chips(5), Chips(10)), [1000] * 4, posts, dead_button=True)
    for text in ("p2 raise 30", "p3 raise 90", "p4 fold", "p1 fold", "p2 call", "board 2c7d9h", "p2 bet 100"):
        hand = hand.after(Action.parse(text))
    found = worth_asking(hand)
    assert {one.key.skill for one in found} == {"legal-actions", "minimum-raise"}
    for exercise in found:
        skill = find_skill(exercise.key.skill)
        again = skill.take(json.loads(json.dumps(skill.give(exercise.situation))), TDA_2024)
        assert again == exercise.situation
        assert any(
            "missed small blind" in told for told in table_view(show(exercise).table, ("A", "B", "C", "D")).lines
        )
