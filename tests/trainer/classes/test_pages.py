"""The pages of a class: what they do and what they ask of the database."""

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.factories.trainer import ClassroomFactory, MembershipFactory, UserFactory
from tests.trainer.classes.conftest import Room, browser_of, learners_in, page_of
from trainer.classes import services
from trainer.models import Classroom, Drill, DrillExercise, Membership, User

pytestmark = pytest.mark.django_db


# Cards


def test_cards_of_all_of_new_ones_and_of_one(room: Room, alices: Client) -> None:
    services.add_learners(room.classroom, ["Ana"], room.learner.pk)
    MembershipFactory.create(classroom=room.classroom, real_name="Fred")  # has a password

    def cards(query: str) -> list[str]:
        return [card.name for card in alices.get(page_of(room, f"cards/{query}")).context["cards"]]

    assert cards("") == ["Ana", "Dora Núñez"]
    assert cards(f"?after={room.learner.pk}") == ["Ana"]
    assert cards(f"?only={room.learner.pk}") == ["Dora Núñez"]
    assert cards("?only=123456") == []
    assert cards(f"?only={'9' * 5000}") == cards("?only=x") == ["Ana", "Dora Núñez"]


def test_the_picture_on_a_card_logs_in(room: Room, alices: Client, charlie: Client) -> None:
    response = alices.get(page_of(room, "cards/"))
    (card,) = response.context["cards"]

    assert charlie.get(card.address.removeprefix("http://testserver")).status_code == 302
    assert charlie.get("/").wsgi_request.user == room.learner.user
    assert "<svg" in card.picture
    assert "style=" not in response.content.decode()


def test_a_reset_code_leads_to_the_new_card(room: Room, alices: Client) -> None:
    address = page_of(room, f"people/{room.learner.pk}/code/")

    assert alices.post(address)["Location"] == page_of(room, f"cards/?only={room.learner.pk}")

    assert Membership.objects.get(pk=room.learner.pk).access_code != room.learner.access_code


def test_an_account_with_a_password_has_no_code_to_reset(room: Room, alices: Client) -> None:
    fred = MembershipFactory.create(classroom=room.classroom)

    alices.post(page_of(room, f"people/{fred.pk}/code/"))

    assert Membership.objects.get(pk=fred.pk).access_code == ""


# One learner


def test_a_learner_is_renamed(room: Room, alices: Client) -> None:
    address = page_of(room, f"people/{room.learner.pk}/")
    alices.post(address, {"real_name": " Dora  Gil "})
    alices.post(address, {"real_name": "--"})

    assert learners_in(room) == ["Dora Gil"]


def test_a_learner_moves_between_ones_own_classes_only(room: Room, alices: Client, alice: User) -> None:
    foreign = ClassroomFactory.create()
    own = services.create(Classroom(name="Own"), alice)
    address = page_of(room, f"people/{room.learner.pk}/move/")

    alices.post(address, {"into": foreign.pk})
    assert not foreign.memberships.exists()
    alices.post(address, {"into": own.pk})

    assert own.memberships.get(role="learner").user == room.learner.user
    assert learners_in(room) == []


def test_a_learner_is_removed_and_brought_back(room: Room, alices: Client) -> None:
    address = page_of(room, f"people/{room.learner.pk}/remove/")

    alices.post(address)
    assert learners_in(room) == []
    alices.post(address, {"back": "1"})

    assert learners_in(room) == ["Dora Núñez"]


def test_a_learner_of_another_class_is_not_found_here(room: Room, alices: Client) -> None:
    other = MembershipFactory.create()
    for page in ("", "code/", "move/", "remove/"):
        assert alices.post(page_of(room, f"people/{other.pk}/{page}")).status_code == 404
    assert Membership.objects.get(pk=other.pk).removed_at is None


# Teachers


def test_the_owner_sends_a_teacher_away_and_a_teacher_leaves(room: Room, alices: Client, bobs: Client) -> None:
    fred = MembershipFactory.create(classroom=room.classroom, role="teacher")

    assert bobs.post(page_of(room, f"teachers/{fred.pk}/remove/")).status_code == 404
    assert alices.post(page_of(room, f"teachers/{room.owner.pk}/remove/")).status_code == 404
    alices.post(page_of(room, f"teachers/{fred.pk}/remove/"))
    bobs.post(page_of(room, f"teachers/{room.co_teacher.pk}/remove/"))

    teachers = room.classroom.memberships.filter(role="teacher", removed_at=None)
    assert list(teachers) == [room.owner]


# The class


def test_settings_are_saved(room: Room, bobs: Client) -> None:
    data = {"name": " Friday  club ", "time_zone": "Asia/Tokyo", "language": "es", "profile": "roberts-11"}
    bobs.post(page_of(room, "settings/"), data)

    room.classroom.refresh_from_db()
    saved = room.classroom
    assert (saved.name, saved.time_zone, saved.language, saved.profile) == (
        "Friday club",
        "Asia/Tokyo",
        "es",
        "roberts-11",
    )


def test_a_new_class_code_voids_the_older_one(room: Room, alices: Client, charlie: Client) -> None:
    alices.post(page_of(room, "code/new/"))

    assert charlie.get("/join/TWXKP4/").status_code == 404


def test_a_class_is_archived_and_opened_again(room: Room, alices: Client) -> None:
    alices.post(page_of(room, "archive/"))
    page = alices.get("/teach/")
    assert ([row.name for row in page.context["open"]], [row.name for row in page.context["archived"]]) == (
        [],
        ["Tuesday beginners"],
    )
    alices.post(page_of(room, "archive/"), {"reopen": "1"})

    assert [row.name for row in alices.get("/teach/").context["open"]] == ["Tuesday beginners"]


def test_a_class_is_deleted_by_its_name(room: Room, alices: Client) -> None:
    page = alices.get(page_of(room, "delete/"))
    assert page.context["stranded"] == 1

    alices.post(page_of(room, "delete/"), {"name": "tuesday"})
    assert Classroom.objects.exists()
    alices.post(page_of(room, "delete/"), {"name": "Tuesday beginners"})

    assert not Classroom.objects.exists()
    assert not User.objects.filter(pk=room.learner.user_id).exists()


def test_a_copy_leads_to_its_learners(room: Room, bobs: Client, bob: User) -> None:
    address = bobs.post(page_of(room, "copy/"), {"name": "Next year"})["Location"]

    twin = Classroom.objects.get(name="Next year")
    assert address == f"/class/{twin.pk}/people/new/"
    assert list(twin.members.all()) == [bob]


# The class page


def drill(room: Room, **fields: Any) -> Drill:
    made = Drill.objects.create(classroom=room.classroom, profile="tda-2024", time_zone="UTC", **fields)
    DrillExercise.objects.create(drill=made, number=1, skill="minimum-raise", game="nlhe", level=1)
    return made


def test_the_class_page_says_what_comes_next(room: Room, alices: Client) -> None:
    page = alices.get(page_of(room)).content.decode()
    assert page_of(room, "drill/new/") in page

    draft = drill(room, title="Half-made")
    assert f"/drill/{draft.pk}/" in alices.get(page_of(room)).content.decode()


def test_the_class_page_is_the_grid_of_the_drill_in_hand(room: Room, alices: Client) -> None:
    first, second = (drill(room, title=title, status=Drill.Status.ASSIGNED) for title in ("First", "Second"))

    assert alices.get(page_of(room)).context["shown"].pk == second.pk
    page = alices.get(page_of(room, f"?drill={first.pk}"))
    assert page.context["shown"].pk == first.pk
    assert "Dora Núñez" in page.content.decode()
    assert alices.get(page_of(room, "?drill=x")).context["shown"].pk == second.pk


@pytest.mark.parametrize("page", ["", "people/", "drills/", "cards/", "/teach/"])
def test_pages_ask_no_more_for_three_than_for_one(room: Room, alice: User, alices: Client, page: str) -> None:
    drill(room, title="First", status=Drill.Status.ASSIGNED)
    address = page if page.startswith("/") else page_of(room, page)
    alices.get(address)

    def queries() -> int:
        with CaptureQueriesContext(connection) as caught:
            assert alices.get(address).status_code == 200
        return len(caught)

    one = queries()
    services.add_learners(room.classroom, ["Ana", "Bea"], room.learner.pk)
    for title in ("Second", "Third"):
        drill(room, title=title, status=Drill.Status.ASSIGNED)
        services.create(Classroom(name=title), alice)

    assert queries() == one <= 12


def test_names_are_kept_out_of_caches(room: Room, alices: Client) -> None:
    assert "no-store" in alices.get(page_of(room, "people/"))["Cache-Control"]


def test_the_footer_leads_learners_and_teachers_in() -> None:
    page = browser_of(UserFactory.create()).get("/").content.decode()
    assert 'href="/teach/"' in page
    assert 'href="/join/"' in page
