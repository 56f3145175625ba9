"""Training when something is wrong: somebody else's page, a session that is gone, a fault of ours."""

import pytest
from django.test import Client

from quizzes import services
from quizzes.exercises.base import SKILLS
from quizzes.models import Attempt, ServedExercise
from tests.factories.quizzes import key_of, right_answer, serve
from tests.quizzes.browsing import form_for, open_page, post, shown_on
from tests.quizzes.conftest import browser_of
from trainer.models import User

# Somebody else's, and nobody's --------------------------------------------------------------------------------------


def test_somebody_elses_exercise_is_not_found_and_not_answered(alices: Client, bobs: Client) -> None:
    page = open_page(alices)

    response = post(bobs, page)

    assert response.status_code == 404
    assert "verdict" not in response.context["page"].__slots__
    assert Attempt.objects.count() == 0
    assert ServedExercise.objects.filter(learner__username="bob").count() == 0


def test_what_a_guest_answered_is_not_somebody_elses_to_answer(charlies: Client, bobs: Client) -> None:
    page = open_page(charlies)
    post(charlies, page)

    assert post(bobs, page).status_code == 404
    assert Attempt.objects.count() == 1


@pytest.mark.parametrize("token", ["", "garbage", "a:b:c", "é\x00", "x" * 5000])
def test_a_token_that_is_not_ours_is_a_clear_page(alices: Client, token: str) -> None:
    response = alices.post("/train/", {"token": token, "answer": "p1"})

    assert response.status_code == 404
    assert response.context["page"].sentence.startswith("This page can no longer take an answer.")


def test_a_token_altered_by_a_letter_is_not_ours(alices: Client) -> None:
    page = open_page(alices)
    assert alices.post("/train/", {"token": page.token[:-1], "answer": "p1"}).status_code == 404


# Nothing is lost ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("htmx", [False, True])
def test_the_answer_waits_for_an_account_whose_session_has_expired(alices: Client, alice: User, htmx: bool) -> None:
    page = open_page(alices)
    gone = Client()

    response = post(gone, page, htmx=htmx)

    assert response.headers["HX-Redirect" if htmx else "Location"] == "/account/login/"
    assert Attempt.objects.count() == 0
    request = response.wsgi_request
    address = services.replay_pending(request, alice)
    attempt = Attempt.objects.get()
    assert attempt.correct
    assert address == f"/answers/{attempt.pk}/"
    assert services.replay_pending(request, alice) is None


def test_an_answer_that_waits_is_recorded_for_its_learner_only(alices: Client, bob: User) -> None:
    response = post(Client(), open_page(alices))

    assert services.replay_pending(response.wsgi_request, bob) is None
    assert Attempt.objects.count() == 0


def test_a_guest_whose_session_has_expired_begins_again_as_a_guest(charlies: Client) -> None:
    post(charlies, open_page(charlies))
    page = open_page(charlies)
    charlies.cookies.clear()

    post(charlies, page)

    assert User.objects.filter(is_guest=True).count() == 2
    assert sorted(attempt.served.learner_id for attempt in Attempt.objects.all()) == sorted(
        User.objects.values_list("pk", flat=True)
    )


def test_a_page_opened_before_the_log_in_is_recorded_for_the_account(charlies: Client, alice: User) -> None:
    page = open_page(charlies)
    response = post(browser_of(alice), page)

    assert response.status_code == 302
    assert Attempt.objects.get().served.learner == alice


@pytest.mark.parametrize("htmx", [False, True])
def test_a_fault_of_the_grader_serves_another(alices: Client, monkeypatch: pytest.MonkeyPatch, htmx: bool) -> None:
    page = open_page(alices)
    monkeypatch.setattr(type(SKILLS["who-wins"]), "grade", lambda *_: 1 / 0)

    response = post(alices, page, htmx=htmx)

    other = response.context["page"]
    assert other.key != page.key
    assert (other.number, other.verdict, other.results) == (1, None, (None,) * 5)
    assert "not your fault" in other.notice
    assert Attempt.objects.get().typed == right_answer(shown_on(page))
    assert open_page(alices).key == other.key


def test_a_fault_of_the_grader_keeps_a_guests_first_answer_too(
    charlies: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = open_page(charlies)
    monkeypatch.setattr(type(SKILLS["who-wins"]), "grade", lambda *_: 1 / 0)

    response = post(charlies, page)

    assert "not your fault" in response.context["page"].notice
    assert Attempt.objects.get().served.voided


def test_a_newer_version_of_the_skill_replaces_what_was_open(
    charlies: Client, alices: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, kept = open_page(charlies), open_page(alices)
    form = form_for(page, right_answer(shown_on(page)))
    alices_form = form_for(kept, right_answer(shown_on(kept)))
    monkeypatch.setattr(type(SKILLS["who-wins"]), "version", 2)

    response = charlies.post("/train/", form)
    assert "not your fault" in response.context["page"].notice
    assert response.context["page"].key.startswith("who-wins.2/")
    alices.post("/train/", alices_form)
    assert Attempt.objects.get().correct


def test_exercises_follow_the_house_rules_that_were_chosen(alices: Client) -> None:
    alices.post("/skills/house-rules/", {"profile": "roberts-11"})
    assert "/roberts-11/" in open_page(alices).key


def test_what_was_lately_seen_is_not_dealt(alices: Client, alice: User, monkeypatch: pytest.MonkeyPatch) -> None:
    serve(alice, key_of("who-wins", 1, 7))
    seeds = iter([7, 8])
    monkeypatch.setattr(services.secrets, "randbits", lambda _: next(seeds))

    assert open_page(alices).key == str(key_of("who-wins", 1, 8))
