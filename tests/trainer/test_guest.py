"""A guest is a row of its own; what it did is kept at sign-up and merged at log-in."""

import pytest
from django.contrib.auth.models import AnonymousUser
from django.contrib.sessions.backends.db import SessionStore
from django.middleware.csrf import get_token
from django.test import Client, RequestFactory

from quizzes.models import Attempt, ServedExercise
from tests.factories.trainer import PASSWORD, ClassroomFactory, MembershipFactory
from tests.trainer.conftest import Serve
from trainer import services
from trainer.access import has_account, is_guest, is_learner
from trainer.models import Membership, User

pytestmark = pytest.mark.django_db

SIGN_UP = {"username": "Charlie", "password": PASSWORD, "again": PASSWORD}
LOG_IN = {"username": "alice", "password": PASSWORD}


def test_a_visit_makes_no_row(charlie: Client) -> None:
    for page in ("/account/login/", "/account/signup/", "/account/recover/", "/account/"):
        charlie.get(page)

    assert User.objects.count() == 0


def test_a_guest_cannot_log_in_with_a_password(guest: User) -> None:
    assert (is_learner(guest), is_guest(guest), has_account(guest)) == (True, True, False)
    assert not guest.has_usable_password()
    response = Client().post("/account/login/", {"username": guest.username, "password": ""})
    assert not response.wsgi_request.user.is_authenticated


def test_who_has_a_row_keeps_it(alice: User) -> None:
    request = RequestFactory().post("/train/")
    request.user = alice

    assert services.become_guest(request) == alice
    assert User.objects.count() == 1


def test_forms_of_the_open_page_stay_good_when_a_guest_is_made() -> None:
    request = RequestFactory().post("/train/")
    request.session = SessionStore()
    request.user = AnonymousUser()
    get_token(request)
    secret = request.META["CSRF_COOKIE"]

    services.become_guest(request)

    assert request.META["CSRF_COOKIE"] == secret


def test_sign_up_keeps_the_row_and_its_answers(charlie: Client, guest: User, serve: Serve) -> None:
    served = serve(guest)

    response = charlie.post("/account/signup/", SIGN_UP)

    person = User.objects.get()
    assert (person.pk, person.username, person.is_guest) == (guest.pk, "charlie", False)
    assert person.check_password(PASSWORD)
    assert response.wsgi_request.user == person
    assert charlie.get("/account/").status_code == 200
    assert ServedExercise.objects.get() == served


def test_sign_up_keeps_what_the_session_holds(charlie: Client, guest: User) -> None:
    session = charlie.session
    session["set"] = [1, 2]
    session.save()

    charlie.post("/account/signup/", SIGN_UP)

    assert charlie.session["set"] == [1, 2]


def test_an_invalid_sign_up_changes_nothing(charlie: Client, guest: User) -> None:
    response = charlie.post("/account/signup/", SIGN_UP | {"again": "another"})

    assert response.status_code == 200
    assert response.wsgi_request.user.username == guest.username
    assert User.objects.get().is_guest


def test_log_in_merges_the_guest_into_the_account(charlie: Client, guest: User, alice: User, serve: Serve) -> None:
    serve(guest, "00000001")
    serve(alice, "00000002")

    charlie.post("/account/login/", LOG_IN)

    assert list(User.objects.all()) == [alice]
    assert sorted(alice.served_exercises.values_list("seed", flat=True)) == ["00000001", "00000002"]


def test_log_in_keeps_both_answers_to_a_shared_exercise(
    charlie: Client, guest: User, alice: User, serve: Serve
) -> None:
    serve(alice)
    serve(guest)

    charlie.post("/account/login/", LOG_IN)

    assert ServedExercise.objects.get().learner == alice
    assert Attempt.objects.count() == 2


def test_log_in_keeps_what_the_guests_session_holds(charlie: Client, guest: User, alice: User) -> None:
    session = charlie.session
    session["set"] = [1, 2]
    session.save()

    response = charlie.post("/account/login/", LOG_IN)

    assert response.wsgi_request.user == alice
    assert charlie.session["set"] == [1, 2]
    assert charlie.get("/account/").context["user"] == alice


def test_log_in_with_a_wrong_password_merges_nothing(charlie: Client, guest: User, alice: User, serve: Serve) -> None:
    serve(guest)

    charlie.post("/account/login/", LOG_IN | {"password": "wrong"})

    assert ServedExercise.objects.get().learner == guest


def test_memberships_are_merged_and_never_overwritten(guest: User, alice: User) -> None:
    shared, other = ClassroomFactory.create_batch(2)
    MembershipFactory.create(user=alice, classroom=shared, role=Membership.Role.TEACHER)
    MembershipFactory.create(user=guest, classroom=shared)
    MembershipFactory.create(user=guest, classroom=other)

    services.merge_guest(guest, alice)

    assert set(Membership.objects.values_list("user", "classroom", "role")) == {
        (alice.pk, shared.pk, "teacher"),
        (alice.pk, other.pk, "learner"),
    }


def test_an_account_is_never_merged_away(alice: User, bob: User, serve: Serve) -> None:
    serve(bob)

    services.merge_guest(bob, alice)

    assert ServedExercise.objects.get().learner == bob
