"""A browser at the training page."""

from typing import Any

from django.test import Client

from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import Shown
from quizzes.pages import PracticePage
from tests.factories.quizzes import form_of, right_answer, shown_at, wrong_answer

HTMX = {"HX-Request": "true"}


def open_page(client: Client, address: str = "/train/") -> PracticePage:
    page = client.get(address).context["page"]
    assert isinstance(page, PracticePage)
    return page


def shown_on(page: PracticePage) -> Shown:
    return shown_at(ExerciseKey.parse(page.key))


def form_for(page: PracticePage, text: str) -> dict[str, Any]:
    return {"token": page.token, **form_of(page.skill.slug, text)}


def post(client: Client, page: PracticePage, *, right: bool = True, htmx: bool = False) -> Any:
    choose = right_answer if right else wrong_answer
    return client.post("/train/", form_for(page, choose(shown_on(page))), headers=HTMX if htmx else {})
