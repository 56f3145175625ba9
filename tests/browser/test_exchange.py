"""A teacher's tablet: a hand built on the table becomes exercises; worksheets come out on paper."""

import re
from collections.abc import Callable
from math import ceil

import pytest
from playwright.sync_api import Page, expect

from quizzes.exercises.base import SKILLS
from tests.histories.hands import HAND
from tests.trainer.drills.conftest import assign_to, browser_of, make_room
from trainer.drills.seeds import Ask
from trainer.models import Drill

Accessible = Callable[[Page], None]
TABLET = {"width": 820, "height": 1180}
EVERY = [Ask(slug, "nlhe", level) for slug in sorted(SKILLS) for level in (1, 2, 3)]


@pytest.fixture
def drill(live_server, page: Page) -> Drill:
    """A drill of everything; the page is its teacher's."""
    room = make_room()
    cookie = browser_of(room.alice).cookies["sessionid"].value
    page.context.add_cookies([{"name": "sessionid", "value": cookie, "url": live_server.url}])
    page.set_viewport_size(TABLET)
    return assign_to(room, EVERY)


def test_a_hand_is_built_by_buttons_and_by_typing(
    live_server, page: Page, drill: Drill, check_accessibility: Accessible
) -> None:
    page.goto(f"{live_server.url}/drill/{drill.pk}/hand/build/")
    page.fill("#to", "300")
    page.locator("#add-raise").click()
    expect(page.locator("#id_actions")).to_have_value("p3 raise 300\n")
    page.locator("#add-fold").click()
    expect(page.locator("#id_actions")).to_have_value("p3 raise 300\np4 fold\n")
    page.locator("#id_actions").press("Control+End")
    page.locator("#id_actions").press_sequentially("p5 raise 400")
    expect(page.locator(".found .problem")).to_contain_text("Line 3, “p5 raise 400”: it must be to at least 500")
    check_accessibility(page)
    page.locator("#id_actions").press("Backspace")
    page.locator("#id_actions").press("Backspace")
    page.locator("#id_actions").press("Backspace")
    page.locator("#id_actions").press_sequentially("700")
    expect(page.locator(".found .problem")).to_have_count(0)
    expect(page.get_by_role("heading", name="It is the turn of p6.")).to_be_visible()
    page.locator(".moment input").last.check()
    check_accessibility(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= TABLET["width"]
    page.get_by_role("button", name=re.compile("^Add to")).click()
    expect(page.get_by_text("1 exercise is added.")).to_be_visible()
    assert drill.exercises.exclude(situation="").count() == 1


def test_a_pasted_hand_is_read_as_it_arrives(
    live_server, page: Page, drill: Drill, check_accessibility: Accessible
) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto(f"{live_server.url}/drill/{drill.pk}/hand/")
    check_accessibility(page)
    page.fill("#id_text", HAND)
    expect(page.locator(".moment")).to_have_count(9)
    check_accessibility(page)
    for box in page.locator(".moment input").all():
        box.check()
    page.get_by_role("button", name=re.compile("^Add to")).click()
    expect(page.get_by_text("9 exercises are added.")).to_be_visible()


@pytest.mark.parametrize("path", ["worksheet/", "worksheet/key/"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_what_is_printed_is_paper_and_nothing_else(
    live_server, page: Page, drill: Drill, check_accessibility: Accessible, path: str, language: str
) -> None:
    page.context.add_cookies([{"name": "django_language", "value": language, "url": live_server.url}])
    page.goto(f"{live_server.url}/drill/{drill.pk}/{path}?count=3")
    check_accessibility(page)
    expect(page.locator("[data-print]")).to_be_visible()
    page.emulate_media(media="print", color_scheme="dark")
    page.set_viewport_size({"width": 680, "height": 1000})  # the paper between its margins
    for hidden in (".site", ".foot", ".tabs", ".class-head", ".no-print"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator(".paper")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") <= 680
    for colour in ("getComputedStyle(document.body).backgroundColor", "getComputedStyle(paper).backgroundColor"):
        assert page.evaluate(f"(paper => {colour})(document.querySelector('.paper'))") == "rgb(255, 255, 255)"
    printed = page.pdf(format="A4")
    assert 3 <= len(re.findall(rb"/Type\s*/Page\b", printed)) <= 3 * ceil(len(EVERY) * 2 / 3)


def test_exports_are_one_page(live_server, page: Page, drill: Drill, check_accessibility: Accessible) -> None:
    page.goto(f"{live_server.url}/drill/{drill.pk}/exports/")
    check_accessibility(page)
    page.fill("[name=count]", "2")
    with page.expect_download() as moodle:
        page.get_by_role("button", name="Moodle XML").click()
    assert moodle.value.suggested_filename == "raises-moodle.xml"
    page.get_by_role("button", name="Answer keys").click()
    expect(page.locator(".paper")).to_have_count(2)
    expect(page).to_have_url(re.compile(r"/worksheet/key/\?count=2&first=1$"))
