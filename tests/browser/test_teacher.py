"""A teacher's path in a real browser, with the clicks counted: from nothing to an assigned drill and its live grid."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.answering import check
from tests.factories.trainer import PASSWORD, UserFactory
from trainer.models import Classroom, Drill, Membership

Accessible = Callable[[Page], None]
TABLET = {"width": 820, "height": 1180}
PHONE = {"width": 360, "height": 740}
NAMES = "Álvaro Núñez\nBea López\nCarla Ruiz"


@pytest.fixture
def teacher(live_server, page: Page) -> Page:
    """A tablet on which somebody with an account is logged in."""
    UserFactory(username="tomas")
    page.set_viewport_size(TABLET)
    page.goto(f"{live_server.url}/account/login/")
    page.fill("[name=username]", "tomas")
    page.fill("[name=password]", PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    return page


class Clicks:
    """Clicks on this page, one after the other, and counts them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.count = 0

    def on(self, name: str | re.Pattern[str], within: str = "body") -> None:
        place = self.page.locator(within)
        place.get_by_role("link", name=name).or_(place.get_by_role("button", name=name)).first.click()
        self.count += 1


def test_eight_clicks_from_nothing_to_the_live_grid(teacher: Page, check_accessibility: Accessible) -> None:
    clicks = Clicks(teacher)
    clicks.on("I teach")
    check_accessibility(teacher)
    clicks.on("Make the class")
    teacher.locator("textarea").first.fill(NAMES)
    clicks.on("Check the names")
    check_accessibility(teacher)
    clicks.on(re.compile("^Add them"))
    check_accessibility(teacher)
    clicks.on("Choose a drill", within="main")
    check_accessibility(teacher)
    clicks.on(re.compile("^Level 1"), within="main")
    clicks.on("Play it")
    expect(teacher.locator("#answer-form")).to_be_visible()
    clicks.on(re.compile("^Assign to the class"))
    expect(teacher.locator("main table")).to_contain_text("Bea López")
    check_accessibility(teacher)

    assert clicks.count <= 8
    drill = Drill.objects.get()
    assert (drill.status, drill.for_all, drill.due_local[-5:]) == (Drill.Status.ASSIGNED, True, "23:59")
    assert Membership.objects.filter(classroom=drill.classroom, role=Membership.Role.LEARNER).count() == 3


def test_a_learner_signs_in_with_the_card_on_a_phone_and_the_grid_knows(
    live_server, teacher: Page, browser: Browser, check_accessibility: Accessible
) -> None:
    clicks = Clicks(teacher)
    for name in ("I teach", "Make the class"):
        clicks.on(name)
    teacher.locator("textarea").first.fill(NAMES)
    for name, within in (("Check the names", "main"), (re.compile("^Add them"), "main"), ("Choose a drill", "main")):
        clicks.on(name, within)
    clicks.on(re.compile("^Level 1"), "main")
    clicks.on("Assign", "main")
    classroom = Classroom.objects.get()
    member = Membership.objects.get(real_name="Bea López")

    phone = browser.new_context(viewport=PHONE, locale="es-ES").new_page()
    phone.goto(f"{live_server.url}/join/")
    fields = phone.locator("main input:not([type=hidden])")
    for field, text in zip(fields.all(), (classroom.code, member.user.username, member.access_code), strict=True):
        field.fill(text)
    phone.locator("main form button[type=submit]").click()
    phone.goto(live_server.url)
    phone.locator("main a[href*='/run/'], main form[action*='/run/'] button").first.click()
    if not phone.locator("#answer-form").count():
        phone.locator("main form button[type=submit]").first.click()
    fill_in_without_key(phone)
    check(phone)
    expect(phone.locator("html")).to_have_attribute("lang", "en")  # the class's language
    check_accessibility(phone)
    phone.context.close()

    teacher.goto(f"{live_server.url}/class/{classroom.pk}/")
    row = teacher.locator("main tr", has_text="Bea López")
    expect(row).to_contain_text("1/8")
    row.locator("a[href*='/cell/']").first.click()
    expect(teacher.locator(".step").first).to_be_visible()
    check_accessibility(teacher)
    for path in ("map/", "map/skills/", "map/unexplained/", "people/", "cards/", "drills/", "settings/"):
        response = teacher.goto(f"{live_server.url}/class/{classroom.pk}/{path}")
        assert response is not None
        assert response.ok
        check_accessibility(teacher)


def fill_in_without_key(page: Page) -> None:
    """A drill's page tells neither key nor token: pick the first player."""
    page.locator("label.reach").first.click()
