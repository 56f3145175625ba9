"""The live grid in a real browser: it follows the class by itself, and rests while nobody looks."""

from collections.abc import Callable

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone
from playwright.sync_api import Page, Request, expect

from quizzes.exercises.snapshot import read
from tests.factories.quizzes import wrong_answer
from tests.factories.trainer import ClassroomFactory, MembershipFactory, UserFactory
from trainer.drills import queries, running, services
from trainer.drills.seeds import Ask
from trainer.models import Drill, Membership, User
from trainer.services import BACKEND

HIDE = """is => {
    Object.defineProperty(document, "hidden", { value: is, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def drill(db: None) -> Drill:
    classroom = ClassroomFactory.create()
    teacher = UserFactory.create(username="alice")
    MembershipFactory.create(classroom=classroom, user=teacher, role=Membership.Role.TEACHER)
    for name in ("Ana", "Bruno"):
        MembershipFactory.create(classroom=classroom, real_name=name)
    drill = services.draft(classroom, "Raises", [Ask("minimum-raise", "nlhe", 1)] * 3, teacher)
    services.assign_usual(drill, None, timezone.now())
    return drill


def log_in(page: Page, address: str) -> None:
    client = Client()
    client.force_login(User.objects.get(username="alice"), backend=BACKEND)
    value = client.cookies[settings.SESSION_COOKIE_NAME].value
    page.context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": value, "url": address}])


def answer(drill: Drill, name: str, number: int, *, right: bool = True) -> None:
    learner = Membership.objects.get(real_name=name).user
    run = running.start(drill, learner, timezone.now())
    place = queries.places_of(run)[number - 1]
    shown = read(running.show(place, run, timezone.now()).snapshot)
    running.answer(place, run, shown.answer if right else wrong_answer(shown))


def test_the_grid_follows_the_class_and_rests_while_nobody_looks(
    live_server, page: Page, drill: Drill, check_accessibility: Callable[[Page], None]
) -> None:
    answer(drill, "Ana", 1)
    log_in(page, live_server.url)
    page.clock.install()
    page.goto(f"{live_server.url}/class/{drill.classroom_id}/")
    check_accessibility(page)
    cells = page.locator(".grid tbody td")
    expect(cells.first.get_by_label("right at the first try")).to_be_visible()
    page.get_by_role("link", name="right at the first try").focus()
    polls: list[Request] = []
    page.on("request", lambda request: polls.append(request) if request.url.endswith("/grid/") else None)

    with page.expect_response("**/grid/") as unchanged:
        page.clock.run_for(5000)
    assert unchanged.value.status == 304

    answer(drill, "Bruno", 1)
    page.clock.run_for(5000)
    expect(cells.nth(3).get_by_label("right at the first try")).to_be_visible()
    expect(page.get_by_role("link", name="right at the first try").first).to_be_focused()

    page.evaluate(HIDE, True)
    asked = len(polls)
    answer(drill, "Bruno", 2)
    page.clock.run_for(60_000)
    assert len(polls) == asked

    page.evaluate(HIDE, False)
    expect(cells.nth(4).get_by_label("right at the first try")).to_be_visible()


@pytest.mark.parametrize("width", [360, 820, 1280])
def test_the_map_and_what_belongs_to_it_can_be_read_by_everybody(
    live_server, page: Page, drill: Drill, check_accessibility: Callable[[Page], None], width: int
) -> None:
    answer(drill, "Ana", 1, right=False)
    log_in(page, live_server.url)
    page.set_viewport_size({"width": width, "height": 900})
    ana = Membership.objects.get(real_name="Ana").user_id
    for address in (
        f"/drill/{drill.pk}/grid/",
        f"/drill/{drill.pk}/cell/{ana}/1/",
        f"/drill/{drill.pk}/map/",
        *(f"/class/{drill.classroom_id}/{name}/" for name in ("map", "map/skills", "map/unexplained", "grid")),
        f"/class/{drill.classroom_id}/map/?by=learner",
    ):
        page.goto(live_server.url + address)
        check_accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, address


def test_more_on_an_idea_is_one_click(live_server, page: Page, drill: Drill) -> None:
    answer(drill, "Ana", 1, right=False)
    log_in(page, live_server.url)
    page.goto(f"{live_server.url}/class/{drill.classroom_id}/map/")

    page.locator("details[open]").get_by_role("button", name="Assign to those ticked").click()

    expect(page.get_by_text("Assigned to 1 learner")).to_be_visible()
    assert Drill.objects.latest("pk").exercises.count() == 6
