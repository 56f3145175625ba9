"""Question banks and hands for other programs, read back by readers that know only the formats."""

import re
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from django.test import Client
from django.utils import translation

from quizzes.engine.hand import Hand
from quizzes.exercises.base import SKILLS, Exercise, make
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import show
from quizzes.histories import phh
from quizzes.histories.toml import cut
from quizzes.marking import ideas_of
from tests.trainer.drills.conftest import Assign, Room
from trainer.drills.seeds import Ask
from trainer.exports import gift, moodle
from trainer.exports.plain import Item, item
from trainer.exports.sheets import sheets
from trainer.models import Drill

EVERY = [Ask(slug, "nlhe", level) for slug in sorted(SKILLS) for level in (1, 2, 3)]


def exercise(slug: str, level: int, seed: int) -> Exercise[Any, Any]:
    return make(ExerciseKey(slug, 1, "tda-2024", "nlhe", level, f"{seed:08x}"))


def some() -> list[Exercise[Any, Any]]:
    return [exercise(ask.skill, ask.level, seed) for ask in EVERY for seed in range(4)]


@pytest.fixture
def every(assign: Assign) -> Drill:
    return assign(EVERY)


class Seen(HTMLParser):
    """The text of a piece of HTML; fails on a tag that is not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        assert not attrs
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_every_item_is_plain_and_every_wrong_answer_has_its_sentence() -> None:
    for one in some():
        shown, told = show(one), item(one)
        assert sum(choice.right for choice in told.choices) == 1
        for choice in told.choices:
            assert bool(choice.feedback) != choice.right
            assert not re.search(r"<|&\w+;|%\(", choice.feedback + choice.words)
        if told.kind == "seat":
            assert len(told.choices) == len(shown.table.places)
        else:
            assert {choice.text for choice in told.choices} == {text for text, _ in shown.options}
        sentences = [choice.feedback for choice in told.choices if ideas_of(shown, choice.text)]
        assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("language", ["en", "es"])
def test_moodle_reads_every_question_back(language: str) -> None:
    exercises = some()
    with translation.override(language):
        items = [item(one) for one in exercises]
        quiz = ET.fromstring(moodle.write("Raises / pots", items))
    category, *questions = quiz
    assert category.findtext("category/text") == "$course$/top/Raises // pots"
    assert [question.findtext("idnumber") for question in questions] == [str(one.key) for one in exercises]
    for question, told in zip(questions, items, strict=True):
        assert question.get("type") == ("numerical" if told.kind == "raise" else "multichoice")
        assert str(question.findtext("name/text")).endswith(told.key)
        asked = Seen(str(question.findtext("questiontext/text"))).text
        assert told.question in asked
        assert all(line in asked for line in told.happened)
        assert told.steps[-1] in Seen(str(question.findtext("generalfeedback/text"))).text
        answers = question.findall("answer")
        assert sorted(str(answer.get("fraction")) for answer in answers) == ["0"] * (len(answers) - 1) + ["100"]
        for answer, choice in zip(answers, told.choices, strict=True):
            words = "0" if choice.text == "no-raise" else choice.text if told.kind == "raise" else choice.words
            assert Seen(str(answer.findtext("text"))).text == words
            assert Seen(str(answer.findtext("feedback/text"))).text == choice.feedback
            if told.kind == "raise":
                assert words.isdecimal()
                assert answer.findtext("tolerance") == "0"


def read_gift(text: str) -> list[tuple[str, str, bool, list[tuple[str, str, str]], str]]:
    """Name, question, whether a number is asked for, answers (mark, text, feedback), general feedback."""
    found = []
    for part in text.strip().split("\n\n")[1:]:
        name, asked, number, body = re.fullmatch(
            r"::((?:\\.|[^\\:])*)::\[html\]((?:\\.|[^\\{])*)\{(#?)\n(.*)\}", part, re.DOTALL
        ).groups()  # type: ignore[union-attr]
        answers, _, general = body.partition("\n####")
        rows = [
            re.fullmatch(r"\t(=%0%|=|~)((?:\\.|[^\\#~=])*)(?:#((?:\\.|[^\\])*))?", row).groups()  # type: ignore[union-attr]
            for row in answers.split("\n")
        ]
        found.append(
            (
                plain(name),
                plain(asked),
                number == "#",
                [(mark, plain(text), plain(told or "")) for mark, text, told in rows],
                plain(general.strip()),
            )
        )
    return found


def plain(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text)


@pytest.mark.parametrize("language", ["en", "es"])
def test_gift_is_read_back(language: str) -> None:
    with translation.override(language):
        items = [item(one) for one in some()]
        text = gift.write("Raises {x}", items)
        bodies = [moodle.body(told) for told in items]
    assert text.startswith("$CATEGORY: $course$/top/Raises {x}\n\n")
    read = read_gift(text)
    assert len(read) == len(items)
    for (name, asked, number, answers, general), told, body in zip(read, items, bodies, strict=True):
        assert name.endswith(told.key)
        assert asked == body
        assert number == (told.kind == "raise")
        assert [(mark == "=", feedback) for mark, _, feedback in answers] == [
            (choice.right, choice.feedback) for choice in told.choices
        ]
        assert told.steps[-1] in Seen(general).text


def test_names_that_mean_something_to_the_format() -> None:
    told = item(exercise("who-wins", 1, 1))
    odd = Item(**{**{name: getattr(told, name) for name in Item.__slots__}, "question": "a=b~c#d{e}:f\\g <h> & \x00"})
    assert "a\\=b\\~c\\#d\\{e\\}\\:f\\\\g" in gift.write("x", [odd])
    with_bell = "Raises \x07\x00 <b> & ♠"
    assert "Raises  <b> & ♠" in str(ET.fromstring(moodle.write(with_bell, [told])).findtext("question/category/text"))


def test_downloads_hold_the_exercises_of_the_sheets(alices: Client, every: Drill) -> None:
    keys = [str(one.key) for sheet in sheets(every, 3, 2) for one in sheet.exercises]
    quiz = ET.fromstring(alices.get(f"/drill/{every.pk}/moodle.xml?first=3&count=2").content)
    assert [question.findtext("idnumber") for question in quiz[1:]] == keys
    text = alices.get(f"/drill/{every.pk}/gift.txt?first=3&count=2").content.decode()
    assert all(f" {key}::" in text for key in keys)


def test_hands_are_read_back_with_their_keys(alices: Client, every: Drill) -> None:
    response = alices.get(f"/drill/{every.pk}/hands.phhs?count=2")
    exercises = [one for sheet in sheets(every, 1, 2) for one in sheet.exercises if isinstance(one.situation, Hand)]
    texts = list(cut(response.content.splitlines(keepends=True)))
    assert len(texts) == len(exercises) > 0
    for text, one in zip(texts, exercises, strict=True):
        assert f"# {one.key}\n" in text.decode()
        assert phh.play(phh.read(text), one.situation.profile) == one.situation


@pytest.mark.parametrize("name", ["moodle.xml", "gift.txt", "hands.phhs", "worksheet/", "worksheet/key/", "exports/"])
def test_who_may(bobs: Client, charlies: Client, anas: Client, room: Room, drill: Drill, name: str) -> None:
    address = f"/drill/{drill.pk}/{name}"
    assert bobs.get(address).status_code == 200
    assert charlies.get(address).status_code == anas.get(address).status_code == 404
    assert Client().get(address).status_code == 302
    assert bobs.post(address).status_code == 405
