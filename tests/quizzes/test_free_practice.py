"""Any exercise by its address: marked, not recorded. And addresses that name nothing."""

import pytest
from django.test import Client

from quizzes import services
from quizzes.exercises.base import SKILLS
from quizzes.models import Attempt, ServedExercise
from tests.factories.quizzes import form_of, key_of, right_answer, serve, shown_at, wrong_answer
from trainer.models import User

pytestmark = pytest.mark.django_db

HERE = f"/practice/{key_of()}/"


@pytest.mark.parametrize("skill", sorted(SKILLS))
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_answer_is_marked_and_nothing_recorded(alices: Client, skill: str, level: int) -> None:
    key = key_of(skill, level)
    shown = shown_at(key)

    right = alices.post(f"/practice/{key}/", form_of(skill, right_answer(shown))).context["page"]
    wrong = alices.post(f"/practice/{key}/", form_of(skill, wrong_answer(shown))).context["page"]

    assert (right.mode, right.token, right.verdict.correct, right.verdict.sentences) == ("free", "", True, ())
    assert (wrong.verdict.correct, wrong.verdict.recorded, wrong.verdict.attempt_pk) == (False, False, None)
    assert wrong.verdict.sentences
    assert any(step.parts for step in wrong.verdict.steps)
    assert (Attempt.objects.count(), ServedExercise.objects.count()) == (0, 0)


def test_an_answer_that_no_wrong_idea_explains_is_told_so(charlies: Client) -> None:
    verdict = charlies.post(HERE, {"answer": "999999999"}).context["page"].verdict

    assert verdict.sentences == (
        "This answer follows none of the usual wrong ideas. The steps show how the right one is reached.",
    )
    assert [step for step in verdict.steps if step.parts] == []


def test_a_visitor_without_a_row_stays_one(charlies: Client) -> None:
    charlies.get(HERE)
    charlies.post(HERE, {"answer": "100"})
    assert User.objects.count() == 0


@pytest.mark.parametrize("typed", ["", "abc", "-5", "1.5", "12 34x", "9" * 40, "<b>"])
def test_what_cannot_be_read_comes_back_with_a_sentence(charlies: Client, typed: str) -> None:
    response = charlies.post(HERE, {"answer": typed})

    page = response.context["page"]
    assert (response.status_code, page.verdict, page.given.answer) == (200, None, typed)
    assert page.problem
    assert b"<b>" not in response.content


def test_every_field_of_the_pots_comes_back(charlies: Client) -> None:
    sent = {
        "pot1": "70",
        "pot1-seats": ["p1", "p2"],
        "pot2": "abc",
        "pot2-seats": ["p2"],
        "back": "5",
        "back-seat": "p1",
    }

    given = charlies.post(f"/practice/{key_of('side-pots')}/", sent).context["page"].given

    assert [(row.number, row.chips, row.seats) for row in given.pots] == [
        (1, "70", ("p1", "p2")),
        (2, "abc", ("p2",)),
        (3, "", ()),
        (4, "", ()),
    ]
    assert (given.back, given.back_seat) == ("5", "p1")


def test_the_verdict_has_an_address_so_that_steps_are_links(charlies: Client) -> None:
    verdict = charlies.post(HERE, {"answer": "100"}).context["page"].verdict

    page = charlies.get(verdict.steps[0].url).context["page"]

    assert page.verdict.given == verdict.given
    assert [step.number for step in page.verdict.steps if step.lit] == [1]


def test_a_level_leads_to_an_exercise_not_seen_lately(
    alices: Client, alice: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve(alice, key_of(seed=1))
    seeds = iter([1, 2, 2, 3])
    monkeypatch.setattr(services.secrets, "randbits", lambda _: next(seeds))

    assert alices.get("/practice/minimum-raise/1/").headers["Location"] == f"/practice/{key_of(seed=2)}/"
    assert alices.get("/practice/minimum-raise/1/").headers["Location"] == f"/practice/{key_of(seed=3)}/"


def test_it_leads_back_to_an_open_set(charlies: Client) -> None:
    assert charlies.get(HERE).context["page"].next_url == "/practice/minimum-raise/1/"
    charlies.get("/train/")
    page = charlies.get(HERE).context["page"]
    assert (page.next_url, page.again_url) == ("/train/", "/practice/minimum-raise/1/")


def test_a_fault_of_the_grader_shows_another(charlies: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(SKILLS["minimum-raise"]), "grade", lambda *_: 1 / 0)

    page = charlies.post(HERE, {"answer": "100"}).context["page"]

    assert page.key != str(key_of())
    assert page.action_url == f"/practice/{page.key}/"
    assert "not your fault" in page.notice


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        (
            "/practice/juggling/1/",
            "There is no skill “juggling”. There are: award-the-pot, first-to-act, legal-actions",
        ),
        ("/skills/juggling/", "There is no skill “juggling”. There are: award-the-pot, first-to-act, legal-actions"),
        ("/practice/minimum-raise/9/", "This skill has no level 9. It has: 1, 2, 3."),
        ("/practice/juggling.1/tda-2024/nlhe/1/0000002a/", "There is no skill “juggling”."),
        ("/practice/minimum-raise.9/tda-2024/nlhe/1/0000002a/", "Version 9 of this skill is no longer dealt."),
        ("/practice/minimum-raise.1/tda-1999/nlhe/1/0000002a/", "There are no house rules “tda-1999”. There are: rob"),
        (
            "/practice/minimum-raise.1/tda-2024/plo/1/0000002a/",
            "This skill does not have the game “plo”. It has:",
        ),
        ("/practice/minimum-raise.1/tda-2024/nlhe/9/0000002a/", "This skill has no level 9. It has: 1, 2, 3."),
        ("/practice/minimum-raise.1/tda-2024/nlhe/1/h0123456789ab/", "“h0123456789ab” cannot be dealt."),
        ("/practice/Minimum-Raise.1/tda-2024/nlhe/1/0000002a/", "“Minimum-Raise.1/tda-2024/nlhe/1/0000002a” is not"),
        ("/practice/minimum-raise.1/tda-2024/nlhe/1/0000002A/", "“minimum-raise.1/tda-2024/nlhe/1/0000002A” is not"),
        ("/practice/minimum-raise.1/tda-2024/nlhe/1/2a/", "“minimum-raise.1/tda-2024/nlhe/1/2a” is not the address"),
        ("/practice/%00%ff/<b>/", "“"),
    ],
)
def test_an_address_that_names_nothing_says_what_exists(charlies: Client, address: str, sentence: str) -> None:
    response = charlies.get(address)

    assert response.status_code == 404
    assert response.context["page"].sentence.startswith(sentence)
    assert {skill.slug for skill in response.context["page"].choices} == set(SKILLS)
    assert b"<b>" not in response.content


@pytest.mark.parametrize(
    ("address", "heading"),
    [
        ("/skills/juggling/", "There is no such skill"),
        ("/practice/minimum-raise/9/", "There is no such level"),
        ("/practice/minimum-raise.1/tda-1999/nlhe/1/0000002a/", "There are no such house rules"),
        ("/practice/minimum-raise.1/tda-2024/plo/1/0000002a/", "There is no such game"),
        ("/practice/minimum-raise.1/tda-2024/nlhe/1/2a/", "There is no such exercise"),
    ],
)
def test_the_heading_names_what_is_missing(charlies: Client, address: str, heading: str) -> None:
    assert charlies.get(address).context["page"].title == heading


@pytest.mark.parametrize("address", ["/practice/%0A/", "/skills/%FF/", "/practice/who-wins/1%00/", "/answers/%2e/"])
def test_oddly_encoded_addresses_are_not_found(charlies: Client, address: str) -> None:
    assert charlies.get(address).status_code == 404


@pytest.mark.parametrize("address", ["/practice/minimum-raise/1/", "/", "/skills/", "/progress/", "/answers/"])
def test_pages_that_are_only_read_take_no_post(charlies: Client, address: str) -> None:
    assert charlies.post(address).status_code == 405
