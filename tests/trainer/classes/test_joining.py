"""Cards, codes, links: how learners come in."""

import pytest
from django.conf import settings
from django.test import Client

from tests.factories.trainer import MembershipFactory, UserFactory
from tests.trainer.classes.conftest import Room, browser_of
from tests.trainer.conftest import Serve, begin_as_guest
from trainer.classes import cards, services
from trainer.models import Invitation, Membership, User

pytestmark = pytest.mark.django_db

WRONG = "These three do not belong together"


def typed(room: Room, **changed: str) -> dict[str, str]:
    learner = room.learner
    data = {"class_code": "TWXKP4", "username": learner.user.username, "code": learner.access_code}
    return data | changed


def card_of(membership: Membership) -> str:
    return f"/card/{cards.token_of(membership.user_id, membership.access_code)}/"


def who(client: Client) -> str:
    user = client.get("/").wsgi_request.user
    return user.get_username() if user.is_authenticated else ""


def test_three_codes_log_in_however_they_are_typed(room: Room, charlie: Client) -> None:
    data = typed(room, class_code=" twx-kp4 ", username=room.learner.user.username.upper())
    data["code"] = data["code"].lower()

    assert charlie.post("/join/", data)["Location"] == "/"
    assert who(charlie) == room.learner.user.username


def test_learners_come_in_in_the_language_of_the_class(room: Room, charlie: Client) -> None:
    User.objects.filter(pk=room.learner.user_id).update(language="es")

    charlie.post("/join/", typed(room))

    assert charlie.cookies[settings.LANGUAGE_COOKIE_NAME].value == "es"


@pytest.mark.parametrize("wrong", [{"class_code": "CCCCCC"}, {"username": "koala999x"}, {"code": "CCCC"}])
def test_wrong_codes_are_told_in_one_sentence(room: Room, charlie: Client, wrong: dict[str, str]) -> None:
    Membership.objects.filter(pk=room.learner.pk).update(access_code="T4KX")

    assert WRONG in charlie.post("/join/", typed(room, **wrong)).content.decode()
    assert who(charlie) == ""


def test_an_account_with_a_password_is_not_opened_by_a_code(room: Room, charlie: Client) -> None:
    fred = MembershipFactory.create(classroom=room.classroom, access_code="T4KX")

    data = {"class_code": "TWXKP4", "username": fred.user.username, "code": "T4KX"}
    assert WRONG in charlie.post("/join/", data).content.decode()
    assert charlie.get(card_of(fred)).status_code == 404


def test_an_empty_code_opens_nothing(room: Room, charlie: Client) -> None:
    Membership.objects.filter(pk=room.learner.pk).update(access_code="")

    charlie.post("/join/", typed(room, code=""))
    charlie.post("/join/", typed(room, code="-"))
    charlie.get(f"/card/{cards.token_of(room.learner.user_id, '')}/")

    assert who(charlie) == ""


def test_wrong_codes_lock_the_card_and_nobody_elses(room: Room, charlie: Client) -> None:
    services.add_learners(room.classroom, ["Gus"], room.learner.pk)
    gus = room.classroom.memberships.select_related("user").get(real_name="Gus")
    for number in range(settings.AXES_FAILURE_LIMIT):
        response = charlie.post("/join/", typed(room, code="CCC" + cards.LETTERS[number]))

    assert response.status_code == 429
    assert "This card is locked for ten minutes" in response.content.decode()
    assert charlie.post("/join/", typed(room)).status_code == 429
    assert who(charlie) == ""
    gus_data = {"class_code": "TWXKP4", "username": gus.user.username, "code": gus.access_code}
    assert Client().post("/join/", gus_data).status_code == 302
    assert charlie.get(card_of(room.learner)).status_code == 302


def test_names_that_nobody_has_are_locked_alike(room: Room, charlie: Client) -> None:
    data = typed(room, username="nobody")
    for _ in range(settings.AXES_FAILURE_LIMIT):
        response = charlie.post("/join/", data)

    assert response.status_code == 429


def test_a_right_code_forgets_the_wrong_ones(room: Room, charlie: Client) -> None:
    for _ in range(settings.AXES_FAILURE_LIMIT - 1):
        charlie.post("/join/", typed(room, code="CCCC"))
    assert Client().post("/join/", typed(room)).status_code == 302

    assert charlie.post("/join/", typed(room, code="CCCC")).status_code == 200


def test_sixty_learners_behind_one_address_come_in(room: Room) -> None:
    services.add_learners(room.classroom, [f"Ana {number}" for number in range(60)], room.learner.pk)
    for one in room.classroom.memberships.filter(real_name__startswith="Ana").select_related("user"):
        data = {"class_code": "TWXKP4", "username": one.user.username, "code": one.access_code}
        assert Client().post("/join/", data | {"code": "CCCC"}).status_code == 200
        assert Client().post("/join/", data).status_code == 302


def test_a_card_logs_straight_in(room: Room, charlie: Client) -> None:
    assert charlie.get(card_of(room.learner))["Location"] == "/"
    assert who(charlie) == room.learner.user.username
    assert charlie.get(card_of(room.learner))["Location"] == "/"


@pytest.mark.parametrize("token", ["1", "1-", "x-abc", "99999-abcdefghijklmnop", "1-abcdefghijklmnop", "9" * 40 + "-a"])
def test_a_forged_card_is_void(room: Room, charlie: Client, token: str) -> None:
    response = charlie.get(f"/card/{token}/")

    assert response.status_code == 404
    assert "no longer good" in response.content.decode()
    assert who(charlie) == ""


def test_a_card_asks_before_it_takes_the_place_of_somebody_else(room: Room, alices: Client) -> None:
    page = alices.get(card_of(room.learner))

    assert page.status_code == 200
    assert "Núñez" not in page.content.decode()
    assert who(alices) == "alice"
    alices.post(card_of(room.learner))
    assert who(alices) == room.learner.user.username


def test_a_guests_answers_go_to_the_card_that_is_confirmed(room: Room, charlie: Client, serve: Serve) -> None:
    guest = begin_as_guest(charlie)
    serve(guest)
    assert charlie.get(card_of(room.learner)).status_code == 200
    assert room.learner.user.served_exercises.count() == 0

    charlie.post(card_of(room.learner))

    assert room.learner.user.served_exercises.count() == 1
    assert not User.objects.filter(pk=guest.pk).exists()


def test_a_link_offers_three_ways_in(room: Room, charlie: Client) -> None:
    page = charlie.get("/join/twxkp4/").content.decode()

    assert "/join/?class=TWXKP4" in page
    assert "/account/login/?next=%2Fjoin%2Ftwxkp4%2F" in page
    assert "/account/signup/?next=%2Fjoin%2Ftwxkp4%2F" in page
    assert 'value="TWXKP4"' in charlie.get("/join/?class=TWXKP4").content.decode()


def test_who_has_an_account_joins_with_the_class_code(room: Room) -> None:
    fred = UserFactory.create(username="fred")
    client = browser_of(fred)

    assert client.post("/join/", {"class_code": "twxkp4"})["Location"] == "/join/TWXKP4/"
    client.get("/join/TWXKP4/")
    assert not fred.memberships.exists()
    client.post("/join/TWXKP4/", {"real_name": " Fred  Paz "})

    membership = fred.memberships.get()
    assert (membership.classroom, membership.role, membership.real_name, membership.access_code) == (
        room.classroom,
        "learner",
        "Fred Paz",
        "",
    )


def test_a_code_of_no_class_is_told(room: Room, alices: Client) -> None:
    assert "No class has this code" in alices.post("/join/", {"class_code": "CCCCCC"}).content.decode()
    assert alices.get("/join/CCCCCC/").status_code == 404


def test_nobody_joins_an_archived_class(room: Room, eves: Client, charlie: Client) -> None:
    services.archive(room.classroom)

    assert eves.post("/join/TWXKP4/", {"real_name": "Eve"}).status_code == 404
    assert room.classroom.memberships.count() == 3
    assert charlie.post("/join/", typed(room)).status_code == 302


def test_a_teacher_is_not_made_a_learner(room: Room, alices: Client) -> None:
    assert alices.post("/join/TWXKP4/", {"real_name": "Alice"})["Location"] == f"/class/{room.classroom.pk}/"
    assert Membership.objects.get(pk=room.owner.pk).role == Membership.Role.TEACHER


def test_an_invitation_leads_through_sign_up_to_the_class(room: Room, alices: Client, charlie: Client) -> None:
    address = alices.post(f"/class/{room.classroom.pk}/invite/").context["address"].removeprefix("http://testserver")
    assert charlie.get(address)["Location"] == f"/account/signup/?next={address}"
    eves = browser_of(UserFactory.create(username="eve"))

    eves.get(address)
    assert Invitation.objects.get().accepted_by is None
    assert eves.post(address)["Location"] == f"/class/{room.classroom.pk}/"

    assert eves.get(f"/class/{room.classroom.pk}/people/").status_code == 200
    assert browser_of(UserFactory.create()).post(address).status_code == 404


def test_who_teaches_already_leaves_the_invitation_for_others(room: Room, bobs: Client) -> None:
    address = f"/invitation/{services.invite(room.classroom, room.owner.user)}/"

    assert bobs.post(address).status_code == 302
    assert Invitation.objects.get().accepted_by is None


def test_a_card_holder_cannot_accept_to_teach(room: Room, doras: Client) -> None:
    address = f"/invitation/{services.invite(room.classroom, room.owner.user)}/"

    assert "an account of your own" in doras.post(address).content.decode()
    assert Invitation.objects.get().accepted_by is None
