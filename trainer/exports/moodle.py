"""Moodle's XML of questions: several answers to choose from, or a number of chips to type."""

from collections.abc import Iterable
from html import escape
from xml.etree import ElementTree as ET

from django.utils.translation import gettext as _

from quizzes.exercises.answers import NO_RAISE
from trainer.exports.plain import Choice, Item, printable

NUMBER = "raise"
"""The kind of answer that is typed; 0 says that there is none."""


def write(category: str, items: Iterable[Item]) -> bytes:
    """One file of questions under a category of the course."""
    quiz = ET.Element("quiz")
    question = ET.SubElement(quiz, "question", type="category")
    _text(ET.SubElement(question, "category"), f"$course$/top/{printable(category).replace('/', '//')}")
    for item in items:
        _question(quiz, item)
    ET.indent(quiz)
    text: str = ET.tostring(quiz, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'.encode()


def body(item: Item) -> str:
    """The question as HTML, with the table in words."""
    words = [f"<p>{escape(item.question)}</p>"]
    if item.kind == NUMBER:
        words.append(f"<p>{escape(no_raise_is_nought())}</p>")
    words += [_list("ul", item.table), _list("ol", item.happened) if item.happened else ""]
    rules = _("House rules: %(name)s") % {"name": item.house_rules}
    return "".join([*words, f"<p><small>{escape(rules)}</small></p>"])


def solution(item: Item) -> str:
    """The steps as HTML."""
    return _list("ol", item.steps)


def no_raise_is_nought() -> str:
    """What to type where no raise is allowed."""
    return _("Type the total in digits. If no raise is allowed, type 0.")


def typed(choice: Choice) -> str:
    """What is typed for an answer."""
    return "0" if choice.text == NO_RAISE else choice.text


def _question(quiz: ET.Element, item: Item) -> None:
    question = ET.SubElement(quiz, "question", type="numerical" if item.kind == NUMBER else "multichoice")
    _text(ET.SubElement(question, "name"), f"{item.title} {item.key}")
    _text(ET.SubElement(question, "questiontext", format="html"), body(item))
    _text(ET.SubElement(question, "generalfeedback", format="html"), solution(item))
    for name, value in {"defaultgrade": "1", "penalty": "0.3333333", "hidden": "0", "idnumber": item.key}.items():
        ET.SubElement(question, name).text = value
    if item.kind == NUMBER:
        for choice in item.choices:
            answer = _answer(question, choice, typed(choice), "moodle_auto_format")
            ET.SubElement(answer, "tolerance").text = "0"
        return
    for name, value in {"single": "true", "shuffleanswers": "true", "answernumbering": "abc"}.items():
        ET.SubElement(question, name).text = value
    for choice in item.choices:
        _answer(question, choice, escape(choice.words), "html")


def _answer(question: ET.Element, choice: Choice, words: str, form: str) -> ET.Element:
    answer = ET.SubElement(question, "answer", fraction="100" if choice.right else "0", format=form)
    _text(answer, words)
    _text(ET.SubElement(answer, "feedback", format="html"), escape(choice.feedback))
    return answer


def _text(parent: ET.Element, text: str) -> None:
    ET.SubElement(parent, "text").text = text


def _list(tag: str, lines: Iterable[str]) -> str:
    return f"<{tag}>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</{tag}>"
