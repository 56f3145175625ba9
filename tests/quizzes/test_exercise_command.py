"""`manage.py exercise` keeps to its contract."""

import json
from io import StringIO

import pytest
from django.core.management import call_command

from quizzes.exercises.base import SKILLS
from quizzes.management.trouble import Trouble
from tests.factories.quizzes import key_of, shown_at


def printed(*arguments: str) -> str:
    out = StringIO()
    call_command("exercise", *arguments, stdout=out)
    return out.getvalue()


@pytest.mark.parametrize("skill", sorted(SKILLS))
def test_json_is_one_object_with_exactly_these_keys(skill: str) -> None:
    key = key_of(skill, 2)
    told = json.loads(printed(str(key), "--json"))

    shown = shown_at(key)
    assert list(told) == ["key", "question", "options", "answer", "steps"]
    assert (told["key"], told["answer"]) == (str(key), shown.answer)
    assert [(option["answer"], tuple(option["misconceptions"])) for option in told["options"]] == list(shown.options)
    assert {tuple(option) for option in told["options"]} == {("answer", "misconceptions")}
    assert {tuple(step) for step in told["steps"]} == {("rule", "text", "cites")}
    assert [step["rule"] for step in told["steps"]] == [str(step.rule) for step in shown.steps]
    assert "%(" not in json.dumps(told)


def test_seats_are_called_as_in_the_answers() -> None:
    told = json.loads(printed(str(key_of("who-wins", 1)), "--json"))
    assert told["steps"][0]["text"].startswith("p1 has ")


def test_the_text_has_table_options_answer_steps_and_sources() -> None:
    lines = printed("minimum-raise.1/tda-2024/nlhe/2/0000002a").splitlines()

    assert lines[0] == "minimum-raise.1/tda-2024/nlhe/2/0000002a"
    assert "p1 bets 100" in lines
    assert "  310  raise_double" in lines
    assert "255" in lines
    assert lines[-1] == "5. So a raise must be to at least 155 + 100 = 255.  [TDA 2024, 43-A]"


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["12"], "'12' is no key; one looks like minimum-raise.1/tda-2024/nlhe/2/0000002a"),
        (["juggling.1/tda-2024/nlhe/2/0000002a"], "there is no skill 'juggling'; there is: "),
        (["minimum-raise.7/tda-2024/nlhe/2/0000002a"], "there is no version '7'; there is: 1"),
        (["minimum-raise.1/tda-1999/nlhe/2/0000002a"], "there is no profile 'tda-1999'; there is: roberts-11, "),
        (["minimum-raise.1/tda-2024/chess/2/0000002a"], "there is no game 'chess'; there is: "),
        (["minimum-raise.1/tda-2024/nlhe/9/0000002a"], "there is no level '9'; there is: 1, 2, 3"),
        (["minimum-raise.1/tda-2024/nlhe/2/0000002a", "--lang", "tlh"], "there is no language 'tlh'; there is: en, es"),
    ],
)
def test_trouble_is_one_line_that_says_what_exists(arguments: list[str], line: str) -> None:
    with pytest.raises(Trouble) as caught:
        printed(*arguments)

    assert str(caught.value).startswith(line)
    assert "\n" not in str(caught.value)
    assert caught.value.returncode == 2
