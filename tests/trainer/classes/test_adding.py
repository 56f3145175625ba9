"""From "I teach" to a class with learners: the new class, the list of names, its preview."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.trainer.classes.conftest import Room, learners_in, page_of
from trainer.models import Classroom, Membership, User

pytestmark = pytest.mark.django_db


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
    assert learners_in(room) == ["Dora Núñez"]


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
    assert learners_in(room) == ["Dora Núñez"]


@pytest.mark.parametrize("add", [[], ["a" * 151], ["Ana", "--"], [f"Ana {number}" for number in range(201)]])
def test_names_sent_past_the_preview_are_checked_all_the_same(room: Room, alices: Client, add: list[str]) -> None:
    alices.post(page_of(room, "people/new/"), {"after": "0", "add": add})
    alices.post(page_of(room, "people/new/"), {"after": "x", "add": ["Ana"]})

    assert learners_in(room) == ["Dora Núñez"]


def test_a_formula_is_a_name_like_another_and_stays_text(room: Room, alices: Client) -> None:
    name = '=HYPERLINK("http://x","<b>")'
    alices.post(page_of(room, "people/new/"), {"after": room.learner.pk, "add": [name, "محمد علي"]})

    assert learners_in(room) == ["Dora Núñez", name, "محمد علي"]
    page = alices.get(page_of(room, "people/")).content.decode()
    assert "<b>&quot;" not in page
    assert "<bdi>محمد علي</bdi>" in page
