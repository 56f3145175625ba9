"""Nothing of the solution reaches the browser before the answer."""

from dataclasses import replace

import pytest
from django.test import Client

from quizzes.build import Setting, practice_page
from quizzes.exercises.base import SKILLS
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import Shown
from quizzes.pages import PracticePage
from quizzes.parts import StepView, VerdictView
from quizzes.showing import Display, given_view
from tests.factories.quizzes import key_of, shown_at

EXERCISES = [key_of(slug, level, 7) for slug in sorted(SKILLS) for level in (1, 2, 3)]
SETTING = Setting("set", "/train/", "/train/", "/practice/", 1, 5, (None,) * 5, "token")


def page_of(shown: Shown) -> PracticePage:
    return practice_page(Display(shown), SETTING, given=given_view({}))


@pytest.mark.parametrize("key", EXERCISES, ids=str)
def test_the_page_is_the_same_whatever_the_solution(key: ExerciseKey) -> None:
    shown = shown_at(key)
    assert page_of(shown) == page_of(replace(shown, answer="", options=(), steps=(), elsewhere=()))


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/train/", f"/practice/{key_of('who-wins')}/"])
def test_the_context_holds_the_page_and_no_solution(charlies: Client, address: str) -> None:
    context = charlies.get(address).context

    values = [value for layer in context for scope in layer for value in scope.values()]
    ours = [value for value in values if type(value).__module__.startswith("quizzes.")]
    assert {type(value).__module__ for value in ours} == {"quizzes.pages", "quizzes.parts"}
    assert [value for value in ours if isinstance(value, VerdictView | StepView)] == []
    assert context["page"].verdict is None


@pytest.mark.django_db
def test_an_answer_that_cannot_be_read_tells_nothing(charlies: Client) -> None:
    page = charlies.post(f"/practice/{key_of()}/", {"answer": "abc"}).context["page"]
    assert page.verdict is None
