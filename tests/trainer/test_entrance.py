"""Sign up, log in, log out, recover."""

import pytest
from axes.models import AccessAttempt
from django.conf import settings
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from quizzes.exercises.key import ExerciseKey
from quizzes.models import Attempt
from quizzes.tokens import Ticket, new_nonce, sign
from tests.factories.trainer import PASSWORD
from trainer import codes, services
from trainer.forms import SignUpForm
from trainer.models import User

pytestmark = pytest.mark.django_db

NEW = "straight-flush-9"


def code_of(user: User) -> str:
    return services.renew_code(user)


@pytest.mark.parametrize("page", ["signup", "login", "recover"])
def test_head_is_answered_as_get_is(charlie: Client, page: str) -> None:
    response = charlie.head(f"/account/{page}/")

    assert response.status_code == 200
    assert response.content == b""


# Sign up


def test_sign_up_makes_an_account_and_shows_its_code_once(charlie: Client) -> None:
    response = charlie.post("/account/signup/", {"username": "Ana", "password": PASSWORD, "again": PASSWORD})

    ana = User.objects.get()
    code = response.context["code"]
    assert ana.username == "ana"
    assert code in response.content.decode()
    assert "no-store" in response["Cache-Control"]
    assert services.find_by_code("ana", code) == ana
    assert codes.plain(code) not in ana.recovery_code
    assert code not in charlie.get("/account/").content.decode()
    assert all(code not in str(value) for value in charlie.session.values())


def test_sign_up_sent_twice_goes_on(charlie: Client) -> None:
    data = {"username": "ana", "password": PASSWORD, "again": PASSWORD}
    charlie.post("/account/signup/", data)

    assert charlie.post("/account/signup/", data)["Location"] == "/"
    assert User.objects.count() == 1


@pytest.mark.parametrize(
    ("data", "field", "words"),
    [
        ({"username": "ALICE"}, "username", "That username is taken. Choose another."),
        ({"username": "two words"}, "username", "without spaces"),
        ({"username": "guest:1"}, "username", "A username has letters"),
        ({"username": ""}, "username", "required"),
        ({"username": "a" * 61}, "username", "at most 60"),
        ({"again": "else"}, "again", "The two passwords are not the same. Type both again."),
        ({"password": "short", "again": "short"}, "password", "too short"),
        ({"username": "diamonds", "password": "diamonds1", "again": "diamonds1"}, "password", "similar"),
    ],
)
def test_sign_up_says_what_is_wrong(charlie: Client, alice: User, data: dict[str, str], field: str, words: str) -> None:
    response = charlie.post("/account/signup/", {"username": "new", "password": PASSWORD, "again": PASSWORD} | data)

    assert words in str(response.context["form"].errors[field])
    assert list(User.objects.all()) == [alice]


def test_a_username_taken_in_the_same_moment_is_told(
    charlie: Client, alice: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SignUpForm, "validate_unique", lambda form: None)

    response = charlie.post("/account/signup/", {"username": "alice", "password": PASSWORD, "again": PASSWORD})

    assert "That username is taken" in response.content.decode()
    assert list(User.objects.all()) == [alice]


# Log in and out


def test_log_in_in_any_case_and_in_the_users_language(charlie: Client, alice: User) -> None:
    services.set_language(alice, "es")

    response = charlie.post("/account/login/", {"username": "ALICE", "password": PASSWORD})

    assert response["Location"] == "/"
    assert charlie.cookies[settings.LANGUAGE_COOKIE_NAME].value == "es"
    assert charlie.get("/account/").context["user"] == alice


def test_log_in_with_a_wrong_password_says_so(charlie: Client, alice: User) -> None:
    response = charlie.post("/account/login/", {"username": "alice", "password": "wrong"})

    assert "do not belong together" in response.content.decode()
    assert not response.wsgi_request.user.is_authenticated


@pytest.mark.parametrize("page", ["login", "signup"])
@pytest.mark.parametrize(
    "address", ["https://evil.example/", "//evil.example/", "javascript:alert(1)", "/\\evil.example", ""]
)
def test_nobody_is_sent_to_another_site(alices: Client, page: str, address: str) -> None:
    assert alices.get(f"/account/{page}/", {"next": address})["Location"] == "/"


@pytest.mark.parametrize(
    ("address", "to"), [("https://evil.example/", "/"), ("//evil.example/", "/"), ("/progress/", "/progress/")]
)
def test_log_in_goes_on_within_the_site_only(charlie: Client, alice: User, address: str, to: str) -> None:
    data = {"username": "alice", "password": PASSWORD, "next": address}

    assert charlie.post("/account/login/", data)["Location"] == to


def test_wrong_passwords_lock_the_account_and_not_the_address(charlie: Client, alice: User, bob: User) -> None:
    for number in range(settings.AXES_FAILURE_LIMIT):
        name = "Alice" if number % 2 else "ALICE"
        response = charlie.post("/account/login/", {"username": name, "password": "wrong"})

    assert response.status_code == 429
    assert "Wait ten minutes" in response.content.decode()
    assert charlie.post("/account/login/", {"username": "alice", "password": PASSWORD}).status_code == 429
    assert charlie.post("/account/login/", {"username": "bob", "password": PASSWORD}).status_code == 302


def test_the_lock_is_told_in_the_visitors_language(charlie: Client, alice: User) -> None:
    charlie.cookies[settings.LANGUAGE_COOKIE_NAME] = "es"
    for _ in range(settings.AXES_FAILURE_LIMIT):
        response = charlie.post("/account/login/", {"username": "alice", "password": "wrong"})

    assert '<html lang="es">' in response.content.decode()


def test_no_typed_password_is_stored(charlie: Client, alice: User) -> None:
    charlie.post("/account/login/", {"username": "alice", "password": "almost-right"})
    charlie.post("/account/recover/", {"username": "alice", "code": "ACDE-FHJK-MNPR", "password": NEW, "again": NEW})

    stored = " ".join(map(str, AccessAttempt.objects.values_list()))
    assert all(secret not in stored for secret in ("almost-right", NEW, "ACDE"))


def test_log_out_by_post_only(alices: Client, alice: User) -> None:
    assert alices.get("/account/logout/").status_code == 405
    assert alices.get("/account/").status_code == 200

    assert alices.post("/account/logout/")["Location"] == "/"
    assert alices.get("/account/").status_code == 302


# Recover


def test_a_code_sets_a_new_password_once(charlie: Client, alice: User, alices: Client) -> None:
    code = code_of(alice)
    data = {"username": "Alice", "code": code.lower().replace("-", " "), "password": NEW, "again": NEW}

    response = charlie.post("/account/recover/", data)

    alice.refresh_from_db()
    assert alice.check_password(NEW)
    assert response.wsgi_request.user == alice
    assert services.find_by_code("alice", response.context["code"]) == alice
    assert services.find_by_code("alice", code) is None
    assert alices.get("/account/").status_code == 302, "the other browser is logged out"


@pytest.mark.parametrize("change", [{"code": "ACDE-FHJK-MNPR"}, {"username": "bob"}, {"username": "nobody"}])
def test_a_wrong_code_opens_nothing(charlie: Client, alice: User, bob: User, change: dict[str, str]) -> None:
    data = {"username": "alice", "code": code_of(alice), "password": NEW, "again": NEW} | change

    response = charlie.post("/account/recover/", data)

    assert "do not belong together" in response.content.decode()
    assert not any(user.check_password(NEW) for user in User.objects.all())


def test_too_many_wrong_codes_close_the_way(charlie: Client, alice: User, bob: User) -> None:
    right = {"username": "alice", "code": code_of(alice), "password": NEW, "again": NEW}
    for _ in range(services.MOST_WRONG_CODES):
        assert charlie.post("/account/recover/", right | {"code": "wrong"}).status_code == 200

    response = charlie.post("/account/recover/", right)

    assert response.status_code == 429
    assert "Wait ten minutes" in response.content.decode()
    assert charlie.post("/account/recover/", right | {"username": "bob"}).status_code == 200
    assert charlie.post("/account/login/", {"username": "alice", "password": PASSWORD}).status_code == 302


def test_an_unacceptable_new_password_costs_no_try(charlie: Client, alice: User) -> None:
    data = {"username": "alice", "code": code_of(alice), "password": NEW, "again": "else"}
    for _ in range(services.MOST_WRONG_CODES + 1):
        charlie.post("/account/recover/", data)

    assert charlie.post("/account/recover/", data | {"again": NEW}).context["user"] == alice


def test_recovery_letters_are_not_mistaken_for_others() -> None:
    assert not set(codes.LETTERS) & set("0OQ1IL2Z5S8BGUV")
    assert len({codes.new_code() for _ in range(50)}) == 50


# An answer sent after the session expired


def expired(client: Client, learner: User) -> str:
    """Post the answer of a page that was shown to a learner from a browser that is not logged in any more."""
    key = ExerciseKey("who-wins", 1, "tda-2024", "nlhe", 1, "0000002a")
    session = client.session
    ticket = Ticket(key, learner.pk, new_nonce(), timezone.now())
    session["pending_answer"] = {"token": sign(ticket), "typed": "p1"}
    session.save()
    return str(key)


def test_the_answer_of_an_expired_session_is_recorded_after_log_in(charlie: Client, alice: User) -> None:
    key = expired(charlie, alice)
    assert "Your answer is kept" in charlie.get("/account/login/").content.decode()

    response = charlie.post("/account/login/", {"username": "alice", "password": PASSWORD, "next": "/train/"})

    attempt = Attempt.objects.get()
    assert (str(attempt.served.key), attempt.served.learner, attempt.typed) == (key, alice, "p1")
    assert response["Location"] == reverse("quizzes:answer", args=[attempt.pk])
    assert "pending_answer" not in charlie.session


def test_the_answer_of_another_learner_is_not_bobs(charlie: Client, alice: User, bob: User) -> None:
    expired(charlie, alice)

    response = charlie.post("/account/login/", {"username": "bob", "password": PASSWORD, "next": "/train/"})

    assert response["Location"] == "/train/"
    assert not Attempt.objects.exists()
