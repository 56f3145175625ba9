"""What stops the server: a rule without words or source, a skill whose answer nobody could give."""

from collections.abc import Iterable, Iterator
from typing import Any

from django.core.checks import CheckMessage, Error, register
from django.template import TemplateDoesNotExist
from django.template.loader import get_template

from quizzes.engine.rulebook import SOURCES
from quizzes.engine.trace import Rule
from quizzes.exercises.base import SKILLS
from quizzes.phrases import PHRASES


@register
def check_all(**kwargs: Any) -> list[CheckMessage]:
    """Every code has words and sources, every skill a template for its answer."""
    answers = {slug: skill.answer.kind for slug, skill in SKILLS.items()}
    return [*check_rules(Rule, PHRASES, SOURCES), *check_answers(answers.items())]


def check_rules(rules: Iterable[Rule], words: Iterable[Rule], sources: Iterable[Rule]) -> Iterator[CheckMessage]:
    """Rules that could not be told, or not be looked up."""
    told, cited = set(words), set(sources)
    for rule in rules:
        if rule not in told:
            yield Error(f"The rule {rule} has no words.", hint="Add them to quizzes/phrases.", id="quizzes.E001")
        if rule not in cited:
            yield Error(
                f"The rule {rule} has no citation entry.", hint="Add one to quizzes/engine/rulebook.", id="quizzes.E002"
            )


def check_answers(kinds: Iterable[tuple[str, str]]) -> Iterator[CheckMessage]:
    """Skills whose kind of answer has no template."""
    for slug, kind in kinds:
        name = f"quizzes/answers/{kind}.html"
        try:
            get_template(name)
        except TemplateDoesNotExist:
            yield Error(f"The skill {slug} lacks its answer template {name}.", id="quizzes.E003")
