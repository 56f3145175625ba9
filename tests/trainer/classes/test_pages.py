"""The pages of a class: what they do and what they ask of the database."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.factories.trainer import ClassroomFactory, MembershipFactory, UserFactory
from tests.trainer.classes.conftest import Room, browser_of
from trainer.classes import services
from trainer.models import Classroom, Drill, DrillExercise, Membership, User

pytestmark = pytest.mark.django_db


def page_of(room: Room, page: str = "") -> str:
    return f"/class/{room.classroom.pk}/{page}"


def names_in(room: Room) -> list[str]:
    learners = room.classroom.memberships.filter(role="learner", removed_at=None)
    return list(learners.order_by("pk").values_list("real_name", flat=True))


# From nothing to cards


def test_i_teach_leads_a_visitor_through_sign_up_to_a_new_class(charlie: Client) -> None:
    address = charlie.get("/teach/")["Location"]
    assert address == "/account/signup/?next=/teach/new/"

    data = {"username": "marta", "password": "four-of-a-kind-7", "again": "four-of-a-kind-7", "next": "/teach/new/"}
    assert charlie.post("/account/signup/", data).context["next"] == "/teach/new/"


def test_a_new_class_is_filled_in(alices: Client, alice: User) -> None:
    alices.cookies["tz"] = "America/Bogota"
    alices.cookies["django_language"] = "es"

    form = alices.get("/teach/new/").context["form"]

    assert (form["time_zone"].value(), form["language"].value(), form["profile"].value()) == (
        "America/Bogota",
        "es",
        "tda-2024",
    )
    assert form["name"].value()


@pytest.mark.parametrize("zone", ["", "Nowhere/Land", "../../etc/passwd"])
def test_an_unknown_zone_is_utc(alices: Client, zone: str) -> None:
    alices.cookies["tz"] = zone
    assert alices.get("/teach/new/").context["form"]["time_zone"].value() == "UTC"


def test_from_i_teach_to_cards_in_four_posts_and_clicks(alices: Client, alice: User) -> None:
    assert alices.get("/teach/")["Location"] == "/teach/new/"
    form = alices.get("/teach/new/").context["form"]
    address = alices.post("/teach/new/", {name: form[name].value() for name in form.fields})["Location"]
    preview = alices.post(address, {"names": "Ana\nBea"})
    data = {"after": preview.context["after"], "add": [row.entry.name for row in preview.context["rows"]]}

    response = alices.post(address, data, follow=True)

    assert [card.name for card in response.context["cards"]] == ["Ana", "Bea"]
    assert f"/class/{Classroom.objects.get().pk}/drill/new/" in response.content.decode()
    assert Membership.objects.get(role="teacher").user == alice


@pytest.mark.parametrize(
    ("changed", "field"),
    [({"name": " \u200b "}, "name"), ({"time_zone": "Mars/Base"}, "time_zone"), ({"profile": "house"}, "profile")],
)
def test_a_class_with_unknown_settings_is_not_made(alices: Client, changed: dict[str, str], field: str) -> None:
    data = {"name": "One", "time_zone": "UTC", "language": "en", "profile": "tda-2024"}

    assert field in alices.post("/teach/new/", data | changed).context["form"].errors
    assert not Classroom.objects.exists()


def test_a_card_holder_is_told_how_to_teach(room: Room, doras: Client) -> None:
    assert "an account of your own" in doras.get("/teach/").content.decode()
    assert doras.post("/teach/new/", {"name": "x"})["Location"] == "/teach/"
    assert Classroom.objects.count() == 1


# Names


def test_the_preview_adds_nobody_and_shows_who_is_there_twice(room: Room, alices: Client) -> None:
    rows = alices.post(page_of(room, "people/new/"), {"names": "Ana\nana\nDora Nunez\ndora núñez"}).context["rows"]

    assert [(row.wanted, row.doubtful, row.in_class, row.near_class) for row in rows] == [
        (True, False, False, False),
        (False, True, False, False),
        (True, True, False, True),
        (False, True, True, True),
    ]
    assert names_in(room) == ["Dora Núñez"]


def test_a_file_goes_before_what_is_pasted(room: Room, alices: Client) -> None:
    file = SimpleUploadedFile("class.csv", "Nombre;Apellidos\r\nÍñigo;Peña\r\n".encode("utf-16"))

    rows = alices.post(page_of(room, "people/new/"), {"names": "", "file": file}).context["rows"]

    assert [(row.entry.name, row.entry.line) for row in rows] == [("Íñigo Peña", 2)]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "There is no name in it"),
        (b"\xff\xfe", "There is no name in it"),
        (b"x\n" * 10_000, "There are 10,000 names"),
        (b"Ana\n" + b"b" * 300, "Line 2 is longer"),
        (b"a" * 1_100_000, "too big"),
        (b"Ana\n--\n**", "Lines 2, 3 have no letters"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused_whole(room: Room, alices: Client, content: bytes, words: str) -> None:
    file = SimpleUploadedFile("class.csv", content)

    page = alices.post(page_of(room, "people/new/"), {"file": file}).content.decode()

    assert words in page
    assert names_in(room) == ["Dora Núñez"]


@pytest.mark.parametrize("add", [[], ["a" * 151], ["Ana", "--"], [f"Ana {number}" for number in range(201)]])
def test_names_sent_past_the_preview_are_checked_all_the_same(room: Room, alices: Client, add: list[str]) -> None:
    alices.post(page_of(room, "people/new/"), {"after": "0", "add": add})
    alices.post(page_of(room, "people/new/"), {"after": "x", "add": ["Ana"]})

    assert names_in(room) == ["Dora Núñez"]


def test_a_formula_is_a_name_like_another_and_stays_text(room: Room, alices: Client) -> None:
    name = '=HYPERLINK("http://x","<b>")'
    alices.post(page_of(room, "people/new/"), {"after": room.learner.pk, "add": [name, "محمد علي"]})

    assert names_in(room) == ["Dora Núñez", name, "محمد علي"]
    page = alices.get(page_of(room, "people/")).content.decode()
    assert "<b>&quot;" not in page
    assert "<bdi>محمد علي</bdi>" in page


# Cards


def test_cards_of_all_of_new_ones_and_of_one(room: Room, alices: Client) -> None:
    services.add_learners(room.classroom, ["Ana"], room.learner.pk)
    MembershipFactory.create(classroom=room.classroom, real_name="Fred")  # has a password

    def cards(query: str) -> list[str]:
        return [card.name for card in alices.get(page_of(room, f"cards/{query}")).context["cards"]]

    assert cards("") == ["Ana", "Dora Núñez"]
    assert cards(f"?after={room.learner.pk}") == ["Ana"]
    assert cards(f"?only={room.learner.pk}") == ["Dora Núñez"]
    assert cards("?only=x") == ["Ana", "Dora Núñez"]


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

    assert names_in(room) == ["Dora Gil"]


def test_a_learner_moves_between_ones_own_classes_only(room: Room, alices: Client, alice: User) -> None:
    foreign = ClassroomFactory.create()
    own = services.create(Classroom(name="Own"), alice)
    address = page_of(room, f"people/{room.learner.pk}/move/")

    alices.post(address, {"into": foreign.pk})
    assert not foreign.memberships.exists()
    alices.post(address, {"into": own.pk})

    assert own.memberships.get(role="learner").user == room.learner.user
    assert names_in(room) == []


def test_a_learner_is_removed_and_brought_back(room: Room, alices: Client) -> None:
    address = page_of(room, f"people/{room.learner.pk}/remove/")

    alices.post(address)
    assert names_in(room) == []
    alices.post(address, {"back": "1"})

    assert names_in(room) == ["Dora Núñez"]


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
