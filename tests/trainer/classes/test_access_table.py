"""Person × page: who may open what of a class. A page that is not in the table fails the test at the end."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from tests.factories.quizzes import serve
from tests.trainer.classes.conftest import Room, browser_of
from trainer import access, routes
from trainer.classes import services
from trainer.models import Drill, DrillExercise, Invitation, Membership, Run, RunExercise, User

pytestmark = pytest.mark.django_db


@dataclass(frozen=True)
class Page:
    """A page of one class. Its arguments are names of the things in `world`."""

    name: str
    args: tuple[str, ...] = ("class",)
    post: bool = False
    """It is only ever posted to."""
    bob: bool = True
    """Whether who teaches the class without owning it may, too."""

    def __str__(self) -> str:
        return self.name


PAGES = [
    Page("classroom"),
    Page("class_people"),
    Page("class_add"),
    Page("class_cards"),
    Page("class_code"),
    Page("class_drills"),
    Page("class_settings"),
    Page("class_copy"),
    Page("class_delete", bob=False),
    Page("learner", ("class", "member")),
    Page("class_code_new", post=True),
    Page("class_archive", post=True),
    Page("learner_code", ("class", "member"), post=True),
    Page("learner_move", ("class", "member"), post=True),
    Page("learner_remove", ("class", "member"), post=True),
    Page("teacher_remove", ("class", "bob"), post=True),
    Page("invite", post=True),
    Page("invite_withdraw", ("class", "invitation"), post=True),
    Page("drill_new"),
    Page("drill_build"),
    Page("drill", ("drill",)),
    Page("drill_edit", ("drill",)),
    Page("drill_exceptions", ("drill", "learner")),
    Page("drill_play", ("drill",)),
    Page("drill_play_at", ("drill", "number")),
    Page("drill_assign", ("drill",), post=True),
    Page("drill_away", ("drill",), post=True),
    Page("grid", ("drill",)),
    Page("cell", ("drill", "learner", "number")),
    Page("class_grid"),
    Page("class_map"),
    Page("drill_map", ("drill",)),
    Page("skill_summary"),
    Page("unexplained"),
    Page("map_assign", post=True),
    Page("class_export"),
    Page("class_attempts_csv"),
    *(Page(name, ("drill",)) for name in ("exports", "results_csv", "attempts_csv", "worksheet", "worksheet_key")),
    *(Page(name, ("drill",)) for name in ("moodle_xml", "gift", "phh_out", "import_hand", "build_hand")),
]
LEARNERS = {"my_drills", "run", "run_exercise"}
"""Found among one's own drills and tries only."""
EVERYBODYS = {"language", "signup", "login", "logout", "recover", "account", "password", "code", "delete"}
EVERYBODYS |= {"teach", "class_new", "class_login", "join", "card_login", "invitation"}

World = dict[str, int]
every_page = pytest.mark.parametrize("place", PAGES, ids=str)


@pytest.fixture
def world(room: Room) -> World:
    services.invite(room.classroom, room.owner.user)
    drill = Drill.objects.create(classroom=room.classroom, title="One", profile="tda-2024", time_zone="UTC")
    exercise = DrillExercise.objects.create(drill=drill, number=1, skill="minimum-raise", game="nlhe", level=1)
    run = Run.objects.create(drill=drill, learner=room.learner.user, number=1, started_at=timezone.now())
    RunExercise.objects.create(run=run, exercise=exercise, served=serve(room.learner.user))
    return {
        "class": room.classroom.pk,
        "member": room.learner.pk,
        "bob": room.co_teacher.pk,
        "invitation": Invitation.objects.get().pk,
        "drill": drill.pk,
        "learner": room.learner.user_id,
        "number": 1,
    }


def address_of(place: Page, world: World) -> str:
    return reverse(f"trainer:{place.name}", args=[world[arg] for arg in place.args])


def visit(client: Client, place: Page, world: World) -> int:
    return (client.post if place.post else client.get)(address_of(place, world)).status_code


def is_let_in(client: Client, place: Page, world: World) -> bool:
    """To the page, or led on from it, but not to the log-in page."""
    response = (client.post if place.post else client.get)(address_of(place, world))
    return response.status_code == 200 or not response.get("Location", "/account/").startswith("/account/")


@every_page
def test_alice_may(place: Page, world: World, alices: Client) -> None:
    assert is_let_in(alices, place, world)


@every_page
def test_bob_may_all_but_what_is_the_owners(place: Page, world: World, bobs: Client) -> None:
    assert is_let_in(bobs, place, world) == place.bob


@every_page
def test_a_teacher_of_another_class_may_not(place: Page, world: World, eves: Client) -> None:
    assert visit(eves, place, world) == 404


@every_page
def test_a_learner_of_the_class_may_not(place: Page, world: World, doras: Client) -> None:
    assert visit(doras, place, world) == 404


@every_page
def test_who_has_left_may_not(place: Page, world: World, room: Room, alice: User, bobs: Client) -> None:
    services.remove(room.co_teacher)
    assert visit(bobs, place, world) == 404


@every_page
def test_a_stranger_is_asked_to_log_in(place: Page, world: World, charlie: Client) -> None:
    assert visit(charlie, place, world) == 302
    assert charlie.get(reverse("trainer:teach"))["Location"].startswith("/account/signup/")


@every_page
def test_what_changes_something_is_posted(place: Page, world: World, alices: Client) -> None:
    if place.post:
        assert alices.get(address_of(place, world)).status_code == 405


@every_page
def test_head_is_answered_as_get_is(place: Page, world: World, alices: Client) -> None:
    address = address_of(place, world)
    assert alices.head(address).status_code == alices.get(address).status_code


@every_page
def test_nobody_else_changes_anything(place: Page, world: World, eves: Client, charlie: Client, doras: Client) -> None:
    before = everything()
    for client in (eves, charlie, doras):
        client.post(address_of(place, world), {"name": "x"})
    assert everything() == before


def everything() -> list[object]:
    tables: list[Callable[[], object]] = [
        lambda table=table: list(table.objects.order_by("pk").values())  # type: ignore[misc]
        for table in (Membership, Invitation, Drill)
    ]
    return [table() for table in tables]


def test_every_page_is_in_the_table() -> None:
    known = {page.name for page in PAGES} | EVERYBODYS | LEARNERS
    assert {pattern.name for pattern in routes.urlpatterns} - known == set()


def test_a_learner_may_teach_another_class(room: Room, eve: User) -> None:
    services.join(room.classroom, eve, "Eve Gil")

    assert room.classroom in access.classes_learned_by(eve)
    assert not access.teaches(eve, room.classroom)
    assert access.classes_taught_by(eve).count() == 1
    assert browser_of(eve).get(reverse("trainer:classroom", args=[room.classroom.pk])).status_code == 404


def test_a_card_opens_no_class_to_teach(room: Room) -> None:
    """A teacher shares the secret of a card: it must not lead to the names of other classes."""
    dora = room.learner.user
    Membership.objects.filter(pk=room.learner.pk).update(role=Membership.Role.TEACHER)

    assert not access.classes_taught_by(dora).exists()


def test_the_owner_is_who_has_taught_longest(room: Room, alice: User, bob: User) -> None:
    assert (access.owns(alice, room.classroom), access.owns(bob, room.classroom)) == (True, False)

    services.remove(room.owner)

    assert (access.owns(alice, room.classroom), access.owns(bob, room.classroom)) == (False, True)


@pytest.mark.parametrize("page", ["/", "/progress/", "/answers/", "/join/", "/join/TWXKP4/", "/account/"])
def test_learners_see_no_real_names(room: Room, doras: Client, charlie: Client, page: str) -> None:
    for client in (doras, charlie):
        assert "Núñez" not in client.get(page).content.decode()
