"""Settings, password, code and deletion: one's own only."""

import pytest
from django.conf import settings
from django.test import Client

from quizzes.models import Attempt
from tests.factories.trainer import PASSWORD
from tests.trainer.conftest import Serve
from trainer import services
from trainer.models import User

pytestmark = pytest.mark.django_db

NEW = "straight-flush-9"


@pytest.mark.parametrize("page", ["", "password/", "code/", "delete/"])
@pytest.mark.parametrize("method", ["get", "post"])
def test_charlie_is_asked_to_log_in(charlie: Client, page: str, method: str) -> None:
    response = getattr(charlie, method)(f"/account/{page}")

    assert response["Location"] == f"/account/login/?next=/account/{page}"


@pytest.mark.parametrize("page", ["password/", "code/"])
def test_a_guest_has_no_password_or_code(charlie: Client, guest: User, page: str) -> None:
    assert charlie.post(f"/account/{page}", {"current": ""}).status_code == 302
    guest.refresh_from_db()
    assert not guest.has_usable_password()
    assert guest.recovery_code == ""


@pytest.mark.parametrize("page", ["", "password/", "code/", "delete/"])
def test_alice_sees_her_pages(alices: Client, page: str) -> None:
    assert alices.get(f"/account/{page}").status_code == 200
    assert alices.head(f"/account/{page}").status_code == 200


def test_settings_are_kept_and_the_language_is_applied(alices: Client, alice: User, bob: User) -> None:
    response = alices.post("/account/", {"language": "es", "two_colour_deck": "on"})

    alice.refresh_from_db()
    assert (alice.language, alice.two_colour_deck, alice.shortcuts) == ("es", True, False)
    assert response.cookies[settings.LANGUAGE_COOKIE_NAME].value == "es"
    bob.refresh_from_db()
    assert (bob.language, bob.two_colour_deck, bob.shortcuts) == ("en", False, True)


def test_a_guest_has_settings(charlie: Client, guest: User) -> None:
    charlie.post("/account/", {"language": "en"})

    guest.refresh_from_db()
    assert not guest.shortcuts


def test_unknown_settings_change_nothing(alices: Client, alice: User) -> None:
    response = alices.post("/account/", {"language": "xx"})

    assert response.status_code == 200
    alice.refresh_from_db()
    assert (alice.language, alice.shortcuts) == ("en", True)


def test_a_new_password_keeps_this_browser_and_closes_the_others(alices: Client, alice: User) -> None:
    other = Client()
    other.force_login(alice, backend=services.BACKEND)

    alices.post("/account/password/", {"current": PASSWORD, "password": NEW, "again": NEW})

    alice.refresh_from_db()
    assert alice.check_password(NEW)
    assert alices.get("/account/").status_code == 200
    assert other.get("/account/").status_code == 302


@pytest.mark.parametrize("page", ["password", "code", "delete"])
def test_the_present_password_is_asked_for(alices: Client, alice: User, page: str) -> None:
    response = alices.post(f"/account/{page}/", {"current": "wrong", "password": NEW, "again": NEW})

    assert "This is not your password" in response.content.decode()
    unchanged = User.objects.get()
    assert (unchanged.password, unchanged.recovery_code) == (alice.password, "")


def test_a_new_code_voids_the_older_one(alices: Client, alice: User) -> None:
    older = services.renew_code(alice)

    newer = alices.post("/account/code/", {"current": PASSWORD}).context["code"]

    assert services.find_by_code("alice", older) is None
    assert services.find_by_code("alice", newer) == alice


def test_deleting_takes_the_answers_along_and_nobody_elses(
    alices: Client, alice: User, bob: User, serve: Serve
) -> None:
    serve(alice)
    kept = serve(bob)

    alices.post("/account/delete/", {"current": PASSWORD})

    assert list(User.objects.all()) == [bob]
    assert Attempt.objects.get().served == kept
    assert alices.get("/account/").status_code == 302


def test_a_guest_deletes_with_a_tick(charlie: Client, guest: User, serve: Serve) -> None:
    serve(guest)
    assert "Tick the box" in charlie.post("/account/delete/").content.decode()

    charlie.post("/account/delete/", {"sure": "on"})

    assert not User.objects.exists()
    assert not Attempt.objects.exists()
