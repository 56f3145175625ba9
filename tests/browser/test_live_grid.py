"""The live grid in a real browser: it follows the class by itself, and rests while nobody looks."""

from collections.abc import Callable

import pytest
from django.conf import settings
from django.test import Client
from django.utils import timezone
from playwright.sync_api import Page, Request, expect

from quizzes.exercises.snapshot import read
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


def answer(drill: Drill, name: str, number: int) -> None:
    learner = Membership.objects.get(real_name=name).user
    run = running.start(drill, learner, timezone.now())
    place = queries.places_of(run)[number - 1]
    running.answer(place, run, read(running.show(place, run, timezone.now()).snapshot).answer)


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
