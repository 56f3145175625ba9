"""The server stops for a rule without words or source, and for a skill that cannot be answered."""

from quizzes.checks import check_all, check_answers, check_rules
from quizzes.engine.trace import Rule


def test_the_project_itself_passes() -> None:
    assert check_all() == []


def test_a_rule_without_words_or_source_stops_the_server() -> None:
    faults = list(check_rules([Rule.POTS, Rule.WINNERS], words=[Rule.POTS], sources=[Rule.WINNERS]))
    assert [(fault.id, fault.msg) for fault in faults] == [
        ("quizzes.E002", "The rule pots has no citation entry."),
        ("quizzes.E001", "The rule winners has no words."),
    ]


def test_a_skill_whose_answer_has_no_template_stops_the_server() -> None:
    faults = list(check_answers([("who-wins", "seats"), ("juggling", "balls")]))
    assert [fault.msg for fault in faults] == [
        "The skill juggling lacks its answer template quizzes/answers/balls.html."
    ]
