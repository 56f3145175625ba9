"""A learner at the exercise page, who knows the right answer and gives it or not."""

from playwright.sync_api import Page

from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import Shown
from tests.factories.quizzes import form_of, right_answer, shown_at, wrong_answer


def asked_on(page: Page) -> Shown:
    """The exercise that the page shows, by its key, once its scripts run: no hand is quicker, a test's keys are."""
    page.wait_for_load_state()
    return shown_at(ExerciseKey.parse(page.input_value("#answer-form [name=key]")))


def fill_in(page: Page, *, right: bool) -> None:
    """Give an answer with the mouse and the keys of a form, and leave it unsent."""
    shown = asked_on(page)
    choose = right_answer if right else wrong_answer
    for name, value in form_of(shown.key.skill, choose(shown)).items():
        for text in value if isinstance(value, list) else [value]:
            field = page.locator(f"[name='{name}']")
            kind = field.first.get_attribute("type") or field.first.evaluate("field => field.tagName")
            if kind in ("radio", "checkbox"):
                _mark(page, f"[name='{name}'][value='{text}']")
            elif kind == "SELECT":
                field.select_option(text)
            else:
                field.fill(text)


def _mark(page: Page, field: str) -> None:
    """Click what a mouse can reach: on the table the whole seat is the label of its box."""
    box = page.locator(field)
    seat = page.locator(f"label.reach[for='{box.get_attribute('id')}']")
    (seat if seat.count() else box).click()


def check(page: Page) -> None:
    """Send the answer, and wait for the verdict and the moment in which its button takes no click."""
    page.locator("[data-primary]").click()
    settle(page)


def settle(page: Page) -> None:
    page.wait_for_selector("#verdict")
    page.wait_for_selector("[data-primary]:not([aria-disabled])")
