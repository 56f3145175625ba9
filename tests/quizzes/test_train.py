"""Training in sets of five: from the first visit to the end of a set, posted once or twice."""

from datetime import timedelta

import pytest
from django.test import Client

from quizzes import services, tokens
from quizzes.models import Attempt, ServedExercise
from tests.factories.quizzes import wrong_answer
from tests.quizzes.browsing import HTMX, open_page, post, shown_on
from trainer.models import User

# A set --------------------------------------------------------------------------------------------------------------


def test_a_visit_begins_a_set_and_records_nothing(charlies: Client) -> None:
    page = open_page(charlies)

    assert (page.mode, page.number, page.total, page.results) == ("set", 1, 5, (None,) * 5)
    assert (page.verdict, page.problem, page.skill.slug) == (None, "", "who-wins")
    assert (User.objects.count(), ServedExercise.objects.count()) == (0, 0)


def test_the_same_exercise_stands_until_it_is_answered(charlies: Client, alices: Client) -> None:
    for client in (charlies, alices):
        first, second = open_page(client), open_page(client)
        assert first.key == second.key
        assert tokens.read(first.token).nonce == tokens.read(second.token).nonce


def test_signed_in_the_exercise_is_written_down_at_serving(alices: Client, alice: User) -> None:
    page = open_page(alices)

    served = ServedExercise.objects.get()
    assert (str(served.key), served.learner) == (page.key, alice)


def test_the_first_answer_makes_a_guest_who_goes_on_with_the_set(charlies: Client) -> None:
    response = post(charlies, open_page(charlies), right=False)

    assert response.headers["Location"] == "/train/?n=1"
    guest = User.objects.get()
    assert guest.is_guest
    assert Attempt.objects.get().served.learner == guest
    assert response.wsgi_request.user == guest
    page = open_page(charlies, "/train/?n=1")
    assert page.verdict is not None
    assert (page.verdict.correct, page.verdict.recorded, page.results) == (False, True, (False, *[None] * 4))
    assert open_page(charlies).number == 2


def test_five_answers_make_a_set(alices: Client) -> None:
    pages = []
    for right in (True, False, True, True, False):
        pages.append(open_page(alices))
        post(alices, pages[-1], right=right)

    assert [page.number for page in pages] == [1, 2, 3, 4, 5]
    assert len({page.key for page in pages}) == 5
    done = alices.get("/train/")
    assert "quizzes/set_done.html" in [template.name for template in done.templates]
    assert (done.context["page"].right, done.context["page"].total) == (3, 5)
    assert [row.correct for row in done.context["page"].answers] == [True, False, True, True, False]
    assert open_page(alices, "/train/?n=3").key == pages[2].key


def test_another_set_is_begun_by_post(alices: Client) -> None:
    before = open_page(alices)

    assert alices.get("/train/new/").status_code == 405
    assert alices.post("/train/new/").headers["Location"] == "/train/"

    assert open_page(alices).key != before.key


def test_numbers_in_the_address_that_mean_nothing_are_passed_over(alices: Client) -> None:
    key = open_page(alices).key
    for number in ("0", "1", "9", "-1", "x", "١", "9" * 40):
        assert open_page(alices, f"/train/?n={number}").key == key


# The exchange -------------------------------------------------------------------------------------------------------


def test_htmx_gets_the_exercise_alone_and_the_address_of_the_verdict(alices: Client) -> None:
    response = post(alices, open_page(alices), right=False, htmx=True)

    assert response.status_code == 200
    assert response.headers["HX-Replace-Url"] == "/train/?n=1"
    assert "HX-Request" in response.headers["Vary"]
    assert b"<html" not in response.content
    whole = alices.get("/train/?n=1")
    assert b"<html" in whole.content
    assert whole.context["page"] == response.context["page"]


def test_going_back_in_the_history_gets_the_whole_page(alices: Client) -> None:
    response = alices.get("/train/", headers={**HTMX, "HX-History-Restore-Request": "true"})
    assert b"<html" in response.content


@pytest.mark.parametrize("htmx", [False, True])
def test_what_cannot_be_read_comes_back_with_a_sentence(charlies: Client, htmx: bool) -> None:
    page = open_page(charlies)

    response = charlies.post("/train/", {"token": page.token, "answer": ["p1", "p99"]}, headers=HTMX if htmx else {})

    again = response.context["page"]
    assert response.status_code == 200
    assert (again.key, again.verdict, again.number) == (page.key, None, 1)
    assert again.given.picked == ("p1", "p99")
    assert again.problem == "That is not one of the seats. Choose a player at the table."
    assert tokens.read(again.token) == tokens.read(page.token)
    assert (Attempt.objects.count(), User.objects.count()) == (0, 0)


def test_a_step_is_lit_on_the_table_without_javascript(alices: Client) -> None:
    post(alices, open_page(alices), right=False)
    step = open_page(alices, "/train/?n=1").verdict.steps[0]  # type: ignore[union-attr]

    page = open_page(alices, step.url)

    assert [one.number for one in page.verdict.steps if one.lit] == [1]  # type: ignore[union-attr]
    assert {place.code for place in page.table.places if place.lit} == set(step.seats)
    assert page.table.lit_cards == step.cards


def test_no_step_is_lit_before_the_answer(alices: Client) -> None:
    page = open_page(alices, "/train/?step=1")
    assert (page.table.lit_cards, [place for place in page.table.places if place.lit]) == ((), [])


def test_a_change_of_language_keeps_exercise_and_typed_text(charlies: Client) -> None:
    key = open_page(charlies).key

    page = open_page(charlies, "/train/?answer=p2")

    assert (page.key, page.given.picked) == (key, ("p2",))


# Twice, and too late ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("htmx", [False, True])
def test_posting_twice_shows_the_first_verdict(alices: Client, htmx: bool) -> None:
    page = open_page(alices)
    post(alices, page, right=False)

    post(alices, page, right=True, htmx=htmx)

    assert [attempt.correct for attempt in Attempt.objects.all()] == [False]
    assert open_page(alices, "/train/?n=1").verdict.correct is False  # type: ignore[union-attr]
    assert open_page(alices).number == 2


def test_a_second_answer_that_cannot_be_read_shows_the_first_verdict(alices: Client) -> None:
    page = open_page(alices)
    post(alices, page)

    response = alices.post("/train/", {"token": page.token}, headers=HTMX)

    assert response.context["page"].verdict.correct


def test_a_double_click_makes_one_guest(charlies: Client) -> None:
    """The second click was sent before the cookie of the first response arrived."""
    page = open_page(charlies)
    before = charlies.cookies.copy()
    post(charlies, page, right=False)

    charlies.cookies = before
    response = post(charlies, page, right=True)

    attempt = Attempt.objects.get()
    assert not attempt.correct
    assert response.headers["Location"] == f"/answers/{attempt.pk}/"
    assert charlies.get(f"/answers/{attempt.pk}/").status_code == 200
    assert User.objects.count() == 1


def test_an_old_page_brings_nobody_into_a_guests_row(charlies: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_page(charlies)
    post(charlies, page)
    monkeypatch.setattr(services, "REJOIN", timedelta(0))
    stranger = Client()

    response = post(stranger, page)

    assert response.status_code == 404
    assert not response.wsgi_request.user.is_authenticated


def test_an_old_page_brings_nobody_into_an_account(charlies: Client) -> None:
    page = open_page(charlies)
    post(charlies, page)
    User.objects.update(is_guest=False)

    assert post(Client(), page).status_code == 404


def test_an_answer_from_before_the_set_was_left_shows_its_own_page(alices: Client) -> None:
    page = open_page(alices)
    alices.post("/train/new/")

    response = post(alices, page)

    assert response.headers["Location"] == f"/answers/{Attempt.objects.get().pk}/"
    assert post(alices, page, htmx=True).headers["HX-Redirect"] == f"/answers/{Attempt.objects.get().pk}/"


def test_answered_in_another_window_the_verdict_is_shown(alices: Client, alice: User) -> None:
    page = open_page(alices)
    services.answer(ServedExercise.objects.get(), wrong_answer(shown_on(page)))

    again = open_page(alices)

    assert (again.key, again.number, again.verdict is not None) == (page.key, 1, True)
    assert open_page(alices).number == 2
