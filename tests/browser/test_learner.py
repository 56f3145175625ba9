"""A learner's session in a real browser: wrong answers, why, step by step, another, and on."""

import re
from collections.abc import Callable

import pytest
from django.core.management import call_command
from playwright.sync_api import Browser, Page, expect

from quizzes.exercises.base import SKILLS
from quizzes.models import Attempt
from tests.browser.answering import asked_on, check, fill_in, settle
from trainer.models import User

Accessible = Callable[[Page], None]
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="session", autouse=True)
def _spanish_is_compiled() -> None:
    import dev

    dev.compile_messages()


def test_two_clicks_to_an_answer_then_why_another_and_on(
    live_server, page: Page, check_accessibility: Accessible
) -> None:
    page.goto(live_server.url)
    page.get_by_role("link", name="Start").or_(page.get_by_role("button", name="Start")).click()
    expect(page.locator("#answer-form")).to_be_visible()
    check_accessibility(page)
    first = asked_on(page).key

    fill_in(page, right=False)
    check(page)

    expect(page.locator("#verdict")).to_contain_text("Not right")
    expect(page.locator(".verdict-why").first).not_to_be_empty()
    expect(page.locator(".step.parts")).to_have_count(1)
    expect(page.locator("#verdict")).to_be_focused()
    check_accessibility(page)
    steps = page.locator(".step").count()
    for number in range(2, steps + 1):
        page.get_by_role("button", name="Next step").click()
        expect(page.locator("[aria-current=step]")).to_have_id(f"step-{number}")
    assert Attempt.objects.get().served.key == first

    page.get_by_role("link", name=re.compile("Another like this")).click()
    another = asked_on(page)
    assert (another.key.skill, another.key.level) == (first.skill, first.level)
    assert another.key != first
    fill_in(page, right=True)
    check(page)
    expect(page.locator("#verdict")).to_contain_text("Right")
    page.get_by_role("link", name=re.compile("^Next")).click()
    expect(page.get_by_text("2 of 5")).to_be_visible()


def test_a_whole_set_by_keyboard_alone(live_server, page: Page) -> None:
    page.goto(live_server.url)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()").startswith("Start"):
            break
    page.keyboard.press("Enter")
    for number in range(1, 6):
        expect(page.get_by_text(f"{number} of 5")).to_be_visible()
        type_an_answer(page)
        page.keyboard.press("Enter")
        settle(page)
        page.keyboard.press("ArrowRight")
        expect(page.locator("[aria-current=step]")).to_have_id("step-2")
        page.keyboard.press("ArrowLeft")
        expect(page.locator("[aria-current=step]")).to_have_id("step-1")
        page.goto(f"{live_server.url}/train/")
    expect(page.locator("#answer-form")).to_have_count(0)
    assert Attempt.objects.count() == 5


def type_an_answer(page: Page) -> None:
    """Any answer, by keys: a number picks a seat or an action; chips are typed into the field that has the focus."""
    skill = SKILLS[asked_on(page).key.skill]
    if skill.answer.kind in ("seat", "seats", "actions"):
        page.keyboard.press("1")
        return
    page.locator("[name=answer], [name=pot1], [name^=share]").first.focus()
    page.keyboard.type("120")
    if skill.answer.kind == "pots":
        page.keyboard.press("Tab")
        page.keyboard.press("Space")


def test_an_unreadable_amount_costs_nothing_and_stays_typed(live_server, page: Page) -> None:
    page.goto(f"{live_server.url}/practice/minimum-raise.1/tda-2024/nlhe/1/0000002a")
    for typed in ("abc", "-5", "1.5", "12 34x", "9" * 40):
        page.fill("[name=answer]", typed)
        page.locator("[data-primary]").click()
        expect(page.locator("#problem")).to_contain_text(typed[:24])
        expect(page.locator("[name=answer]")).to_have_value(typed)
    expect(page.locator("#verdict")).to_have_count(0)


@pytest.mark.parametrize("slug", sorted(SKILLS))
def test_every_skill_on_a_phone_in_spanish(live_server, page: Page, check_accessibility: Accessible, slug: str) -> None:
    page.set_viewport_size(PHONE)
    page.emulate_media(color_scheme="dark")
    page.goto(f"{live_server.url}/skills/")
    page.locator("button[value=es]").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    page.goto(f"{live_server.url}/practice/{slug}/2/")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    fill_in(page, right=False)
    check_accessibility(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert page.locator("[data-primary]").evaluate("button => button.scrollWidth <= button.clientWidth")
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.evaluate("document.documentElement.style.fontSize = ''")
    check(page)
    expect(page.locator("#verdict")).to_contain_text(re.compile("No está bien|Bien en parte"))
    parting = page.locator(".step.parts")
    while not parting.is_visible():  # on a phone one step is in view at a time
        page.get_by_role("button", name="Paso siguiente").click()
    expect(parting).to_contain_text("Aquí tu respuesta")
    check_accessibility(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_the_language_changes_and_the_exercise_and_what_was_typed_stay(live_server, page: Page) -> None:
    page.goto(f"{live_server.url}/practice/minimum-raise.1/tda-2024/nlhe/1/0000002a")
    page.fill("[name=answer]", "137")
    page.locator("button[value=es]").click()
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator("[name=answer]")).to_have_value("137")
    assert str(asked_on(page).key) == "minimum-raise.1/tda-2024/nlhe/1/0000002a"


def test_without_javascript_everything_is_there(live_server, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{live_server.url}/train/")
    fill_in(page, right=False)
    page.locator("[data-primary]").click()
    expect(page.locator("#verdict")).to_be_visible()
    page.locator(".step-number").nth(1).click()
    expect(page.locator("[aria-current=step]")).to_have_id("step-2")
    context.close()


def test_what_was_answered_is_found_again(live_server, page: Page, check_accessibility: Accessible) -> None:
    page.goto(f"{live_server.url}/train/")
    fill_in(page, right=False)
    check(page)
    page.goto(f"{live_server.url}/progress/")
    expect(page.get_by_role("table").first).to_be_visible()
    check_accessibility(page)
    page.goto(f"{live_server.url}/answers/")
    check_accessibility(page)
    page.locator("main a[href^='/answers/']").first.click()
    expect(page.locator("#verdict")).to_contain_text("Not right")
    expect(page.locator(".step")).not_to_have_count(0)
    check_accessibility(page)


def load_the_demo() -> None:
    call_command("loaddata", "demo.json", verbosity=0)
    ana = User.objects.get(username="ana")
    ana.set_password("practise-the-rules")  # the tests' hasher does not read the demo's hash
    ana.save()


def test_pages_are_sound_with_the_demo(live_server, page: Page, check_accessibility: Accessible) -> None:
    load_the_demo()
    page.goto(f"{live_server.url}/account/login/")
    page.fill("[name=username]", "ana")
    page.fill("[name=password]", "practise-the-rules")
    check_accessibility(page)
    page.get_by_role("main").get_by_role("button", name="Log in").click()
    page.wait_for_url(f"{live_server.url}/")
    for path in ("/", "/skills/", "/skills/who-wins/", "/train/", "/progress/", "/answers/", "/account/"):
        response = page.goto(f"{live_server.url}{path}")
        assert response is not None
        assert response.ok
        check_accessibility(page)


@pytest.mark.parametrize("language", ["en", "es"])
def test_progress_and_account_fit_a_phone_and_a_thumb(
    live_server, page: Page, check_accessibility: Accessible, language: str
) -> None:
    load_the_demo()
    page.set_viewport_size(PHONE)
    page.goto(f"{live_server.url}/account/login/")
    page.fill("[name=username]", "ana")
    page.fill("[name=password]", "practise-the-rules")
    page.get_by_role("main").get_by_role("button").click()
    page.wait_for_url(f"{live_server.url}/")
    page.locator(f"button[value={language}]").click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto(f"{live_server.url}/progress/")
    assert page.locator(".scroll").evaluate("box => box.scrollWidth <= box.clientWidth")
    assert page.get_by_role("columnheader").count() == 5
    assert page.get_by_role("rowheader").count() == len(SKILLS)
    check_accessibility(page)
    assert min(heights(page, ".standings a")) >= 44
    page.goto(f"{live_server.url}/account/")
    assert min(heights(page, "main ul a, main .field:has([type=checkbox]) label")) >= 44
    check_accessibility(page)


def heights(page: Page, selector: str) -> list[float]:
    found: list[float] = page.locator(selector).evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    return found
