"""Home, the map of skills, progress and the notebook of answers."""

from datetime import timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from quizzes.exercises.base import SKILLS
from quizzes.exercises.key import ExerciseKey
from quizzes.models import Attempt, Diagnosis, Review, ServedExercise
from tests.factories.quizzes import answer, answer_many, form_of, key_of, shown_at, wrong_answer
from tests.quizzes.conftest import browser_of
from trainer.models import User

TRANSACTION = ("BEGIN", "COMMIT", "SAVEPOINT", "RELEASE", "ROLLBACK")


def queries_of(client: Client, address: str, data: dict[str, object] | None = None) -> int:
    """How many queries a page makes, transactions not counted."""
    with CaptureQueriesContext(connection) as captured:
        response = client.get(address) if data is None else client.post(address, data)
    assert response.status_code in (200, 302)
    return sum(not query["sql"].startswith(TRANSACTION) for query in captured)


# Home and skills ------------------------------------------------------------------------------------------------------


def test_home_of_a_newcomer(charlies: Client) -> None:
    page = charlies.get("/").context["page"]

    assert (page.newcomer, page.number, page.train_url, page.due) == (True, 0, "/train/", ())
    assert page.next.skill.slug == "who-wins"


def test_home_names_the_open_set_what_is_learned_and_what_is_due(alices: Client, alice: User) -> None:
    answer_many(alice, "11111111", skill="who-wins")
    answer_many(alice, "01", skill="side-pots")
    Review.objects.filter(skill="who-wins").update(due=timezone.now() - timedelta(hours=1))
    alices.get("/train/")

    page = alices.get("/").context["page"]

    assert (page.newcomer, page.number, page.total, page.answered, page.right) == (False, 1, 5, 10, 9)
    assert [standing.skill.slug for standing in page.due] == ["who-wins"]
    assert page.next.skill.slug == "side-pots"


def test_the_map_shows_every_skill_in_order_with_its_state(alices: Client, alice: User, bob: User) -> None:
    answer_many(alice, "11111111", skill="first-to-act", level=1)
    answer_many(bob, "0", skill="who-wins")

    page = alices.get("/skills/").context["page"]

    standings = [standing for unit in page.units for standing in unit.skills]
    assert [standing.skill.slug for standing in standings] == [
        "who-wins",
        "first-to-act",
        "legal-actions",
        "minimum-raise",
        "side-pots",
        "who-shows-first",
        "award-the-pot",
    ]
    assert [standing.state for standing in standings] == ["new", "learning", "new", "new", "new", "new", "new"]
    assert [level.state for level in standings[1].levels] == ["reliable", "new", "new"]
    assert [unit.name for unit in page.units] == ["Hands", "Turn", "Betting", "Pot", "Showdown"]


@pytest.mark.parametrize("slug", sorted(SKILLS))
def test_a_lesson_has_its_words_and_an_example_of_the_engine(charlies: Client, slug: str) -> None:
    page = charlies.get(f"/skills/{slug}/?step=1").context["page"]

    assert 100 <= len(" ".join(page.lesson).split()) <= 250
    assert [mistake.code for mistake in page.mistakes] == [idea.code for idea in SKILLS[slug].misconceptions]
    assert page.example.answer
    assert page.example.steps[0].lit
    assert set(page.cites) == {cite for step in page.example.steps for cite in step.cites}


def test_house_rules_are_chosen_and_unknown_ones_named(charlies: Client) -> None:
    charlies.post("/skills/house-rules/", {"profile": "wsop-live-2024"})
    charlies.get("/skills/")
    response = charlies.post("/skills/house-rules/", {"profile": "uncle-joe"}, follow=True)

    chosen = [choice.value for choice in response.context["page"].profiles if choice.chosen]
    assert chosen == ["wsop-live-2024"]
    assert [str(message) for message in response.context["messages"]] == [
        "There are no such house rules. There are: TDA 2024, WSOP 2024 Live Action, Robert's Rules v11."
    ]
    assert "/wsop-live-2024/" in charlies.get("/train/").context["page"].key


# Progress -------------------------------------------------------------------------------------------------------------


def test_progress_counts_what_the_learner_answered(alices: Client, alice: User, bob: User) -> None:
    answer_many(alice, "101111111111")
    answer_many(alice, "0", skill="side-pots")
    answer_many(bob, "00", skill="side-pots")

    page = alices.get("/progress/").context["page"]

    rows = {row.standing.skill.slug: (row.asked, row.right, row.last_ten) for row in page.rows}
    assert rows["minimum-raise"] == (12, 11, (True,) * 10)
    assert rows["side-pots"] == (1, 0, (False,))
    assert rows["who-wins"] == (0, 0, ())
    today = page.days[-1]
    assert (today.day, today.asked, today.right, today.asked_height) == (timezone.localdate(), 13, 11, 100)
    assert (len(page.days), page.days[0].asked, page.most) == (28, 0, 13)


def test_a_wrong_idea_is_held_until_five_right_answers_follow(alices: Client, alice: User) -> None:
    wrong = answer(alice, key_of(seed=1), right=False)
    names = {idea.code: idea.name for idea in SKILLS["minimum-raise"].misconceptions}
    ideas = sorted(names[code] for code in wrong.diagnoses.values_list("code", flat=True))
    answer_many(alice, "1111", first=2)

    page = alices.get("/progress/").context["page"]
    assert (sorted(idea.name for idea in page.held), page.shed) == (ideas, ())
    assert [(idea.count, idea.last_seen) for idea in page.held] == [(1, wrong.answered_at)] * len(ideas)

    answer(alice, key_of(seed=9))
    page = alices.get("/progress/").context["page"]
    assert (page.held, sorted(idea.name for idea in page.shed)) == ((), ideas)


def test_nobody_yet_has_made_no_progress(charlies: Client) -> None:
    page = charlies.get("/progress/").context["page"]
    assert ({row.asked for row in page.rows}, page.held, page.most) == ({0}, (), 0)
    assert charlies.get("/answers/").context["page"].rows == ()


# Answers --------------------------------------------------------------------------------------------------------------


def test_the_wrong_answers_come_first_then_the_latest(alices: Client, alice: User, bob: User) -> None:
    attempts = [answer(alice, key_of(seed=seed), right=right) for seed, right in enumerate((True, False, True, False))]
    answer(bob, right=False)

    page = alices.get("/answers/").context["page"]

    assert [row.pk for row in page.rows] == [attempts[place].pk for place in (3, 1, 2, 0)]
    assert all(row.ideas for row in page.rows[:2])


def test_answers_can_be_filtered_and_are_paged(alices: Client, alice: User) -> None:
    answer_many(alice, "10" * 12)
    answer_many(alice, "1", skill="who-wins")

    page = alices.get("/answers/?skill=minimum-raise&page=2").context["page"]
    wrong = alices.get("/answers/?only=wrong").context["page"]
    beyond = alices.get("/answers/?page=99&skill=juggling").context["page"]

    assert (len(page.rows), page.number, page.pages) == (4, 2, 2)
    assert (page.previous_url, page.next_url) == ("?skill=minimum-raise&page=1", "")
    assert [choice.value for choice in page.skills if choice.chosen] == ["minimum-raise"]
    assert {row.correct for row in wrong.rows} == {False}
    assert beyond.number == 2


def test_a_past_exercise_is_shown_as_it_was_asked(alices: Client, alice: User, monkeypatch: pytest.MonkeyPatch) -> None:
    attempt = answer(alice, right=False)
    shown = shown_at(key_of())
    monkeypatch.setattr(type(SKILLS["minimum-raise"]), "version", 2)
    monkeypatch.setattr(type(SKILLS["minimum-raise"]), "deal", lambda *_: 1 / 0)

    page = alices.get(f"/answers/{attempt.pk}/?step=2").context["page"]

    assert (page.key, page.level, page.profile) == (str(key_of()), 1, "TDA 2024")
    assert (page.verdict.correct, page.verdict.recorded, len(page.verdict.steps)) == (False, True, len(shown.steps))
    assert [step.number for step in page.verdict.steps if step.lit] == [2]
    assert page.again_url == "/practice/minimum-raise/1/"


def test_somebody_elses_answer_is_not_found(alice: User, bobs: Client, charlies: Client) -> None:
    attempt = answer(alice, right=False)

    for client in (bobs, charlies):
        assert client.get(f"/answers/{attempt.pk}/").status_code == 404
        assert client.post(f"/answers/{attempt.pk}/dispute/", {"note": "mine"}).status_code == 404
    assert Attempt.objects.get().note == ""


def test_a_voided_exercise_counts_for_nothing(alices: Client, alice: User) -> None:
    answer(alice, right=False)
    ServedExercise.objects.update(voided=True)

    assert alices.get("/answers/").context["page"].rows == ()
    page = alices.get("/progress/").context["page"]
    assert (page.held, page.most, {row.asked for row in page.rows}) == ((), 0, {0})


def test_a_verdict_can_be_disputed_in_a_few_words(alices: Client, alice: User) -> None:
    attempt = answer(alice, right=False)
    address = f"/answers/{attempt.pk}/dispute/"

    assert alices.get(address).status_code == 405
    alices.post(address, {"note": "  The blind was short. "})
    for note in ("", " ", "x" * 1001):
        assert alices.post(address, {"note": note}).status_code == 302

    page = alices.get(f"/answers/{attempt.pk}/").context["page"]
    assert (page.note, page.verdict.disputed) == ("The blind was short.", True)


# Queries --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "expected"), [("/", 5), ("/skills/", 3), ("/skills/who-wins/", 3), ("/progress/", 7), ("/answers/", 4)]
)
def test_pages_ask_as_often_with_one_row_as_with_three(alice: User, address: str, expected: int) -> None:
    client = browser_of(alice)
    answer_many(alice, "0", skill="side-pots")
    one = queries_of(client, address)
    answer_many(alice, "01", skill="who-wins")

    assert (one, queries_of(client, address)) == (expected, expected)


def test_a_practice_page_asks_six_times_when_a_set_begins_and_three_times_after(alices: Client) -> None:
    assert [queries_of(alices, "/train/") for _ in range(2)] == [6, 3]


@pytest.mark.parametrize("marks", ["", "000"])
def test_an_answer_asks_twelve_times(alices: Client, alice: User, marks: str) -> None:
    answer_many(alice, marks, skill="who-wins", first=1000)
    page = alices.get("/train/").context["page"]
    key = ServedExercise.objects.latest("pk").key
    wrong = form_of(key.skill, wrong_answer(shown_at(key)))

    asked = queries_of(alices, "/train/", {"token": page.token, **wrong})

    assert Diagnosis.objects.filter(attempt__served__seed=key.seed).exists()
    assert asked == 12


def test_the_first_answer_of_a_guest_asks_20_times(charlies: Client) -> None:
    page = charlies.get("/train/").context["page"]
    wrong = form_of("who-wins", wrong_answer(shown_at(ExerciseKey.parse(page.key))))

    assert queries_of(charlies, "/train/", {"token": page.token, **wrong}) == 20
