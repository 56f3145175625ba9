"""The language changes; the page and what was typed stay."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.conf import settings
from django.test import Client

from trainer.models import User

pytestmark = pytest.mark.django_db


def test_by_post_only(charlie: Client) -> None:
    assert charlie.get("/language/").status_code == 405


def test_the_browser_decides_until_the_visitor_does(charlie: Client) -> None:
    spanish = {"Accept-Language": "es-MX,es;q=0.9,en;q=0.5"}
    assert '<html lang="es">' in charlie.get("/account/login/", headers=spanish).content.decode()

    charlie.post("/language/", {"language": "en", "next": "/account/login/"})

    assert '<html lang="en">' in charlie.get("/account/login/", headers=spanish).content.decode()


def test_a_visitor_gets_a_cookie_and_no_row(charlie: Client) -> None:
    response = charlie.post("/language/", {"language": "es", "next": "/skills/"})

    assert response["Location"] == "/skills/"
    assert response.cookies[settings.LANGUAGE_COOKIE_NAME].value == "es"
    assert not User.objects.exists()


def test_a_user_keeps_the_language(alices: Client, alice: User, bob: User) -> None:
    alices.post("/language/", {"language": "es"})

    alice.refresh_from_db()
    bob.refresh_from_db()
    assert (alice.language, bob.language) == ("es", "en")


def test_an_unknown_language_changes_nothing(alices: Client, alice: User) -> None:
    response = alices.post("/language/", {"language": "xx", "next": "/skills/"})

    assert response["Location"] == "/skills/"
    assert settings.LANGUAGE_COOKIE_NAME not in response.cookies
    alice.refresh_from_db()
    assert alice.language == "en"


def test_what_was_typed_goes_along_and_nothing_else(charlie: Client) -> None:
    typed = {
        "answer": "1 500 & más",
        "pot1": "70",
        "pot1-seats": ["p1", "p3"],
        "back": "30",
        "back-seat": "p3",
        "may": "",
    }
    other = {"csrfmiddlewaretoken": "secret", "token": "secret", "key": "k", "pot10": "1", "password": "secret"}

    response = charlie.post("/language/", {"language": "es", "next": "/train/?step=2&answer=old"} | typed | other)

    address = urlsplit(response["Location"])
    assert address.path == "/train/"
    assert parse_qs(address.query) == {
        "step": ["2"],
        "answer": ["1 500 & más"],
        "pot1": ["70"],
        "pot1-seats": ["p1", "p3"],
        "back": ["30"],
        "back-seat": ["p3"],
    }


def test_a_long_text_is_cut(charlie: Client) -> None:
    response = charlie.post("/language/", {"language": "es", "next": "/train/", "answer": "9" * 100_000})

    assert len(response["Location"]) < 200


@pytest.mark.parametrize("address", ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:1", ""])
def test_nobody_is_sent_to_another_site(charlie: Client, address: str) -> None:
    response = charlie.post("/language/", {"language": "es", "next": address, "answer": "5"})

    assert response["Location"] == "/?answer=5"


def test_a_form_that_htmx_sends_reloads_the_whole_page(charlie: Client) -> None:
    response = charlie.post(
        "/language/", {"language": "es", "next": "/train/", "answer": "5"}, headers={"HX-Request": "true"}
    )

    assert response["HX-Redirect"] == "/train/?answer=5"
