"""Worksheets: the same number is always the same sheet, of the keys that are on screen too."""

import re
from hashlib import sha256

import pytest
from django.test import Client
from django.utils.html import strip_tags

from quizzes.engine.units import Chips, Seat
from quizzes.exercises.base import SKILLS, make
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.table import Place, Table
from quizzes.picture import table_view
from tests.trainer.drills.conftest import RAISE, Assign
from trainer.drills.seeds import Ask, exposes
from trainer.exports.paper import draw
from trainer.exports.sheets import MOST_SHEETS, sheets
from trainer.exports.worksheet import answers, questions
from trainer.models import Drill

EVERY = [Ask(slug, "nlhe", level) for slug in sorted(SKILLS) for level in (1, 2, 3)]
KEY = re.compile(r'<p class="task-key">([^<]+)</p>')


@pytest.fixture
def every(assign: Assign) -> Drill:
    return assign(EVERY)


def test_seeds_are_the_hash_of_drill_sheet_and_number(every: Drill) -> None:
    (sheet,) = sheets(every, 7, 1)
    wanted = [sha256(f"{every.pk}/7/{number}".encode()).hexdigest()[:8] for number in range(1, len(EVERY) + 1)]
    assert [one.key.seed for one in sheet.exercises] == wanted
    assert [make(one.key) for one in sheet.exercises] == list(sheet.exercises)


def test_sheets_differ_and_stay_as_they_are(every: Drill) -> None:
    many = {sheet.number: sheet for sheet in sheets(every, 1, 5)}
    assert list(many) == [1, 2, 3, 4, 5]
    assert len({one.key for sheet in many.values() for one in sheet.exercises}) == 5 * len(EVERY)
    assert list(sheets(every, 4, 2)) == [many[4], many[5]]


def test_on_a_sheet_no_situation_comes_twice(assign: Assign) -> None:
    drill = assign([RAISE] * 20)
    for sheet in sheets(drill, 1, 3):
        assert len({one.situation_key for one in sheet.exercises}) == 20


def test_a_drill_against_a_wrong_idea_exposes_it_on_paper(assign: Assign) -> None:
    drill = assign([Ask("minimum-raise", "nlhe", 2, "raise_double")] * 3)
    assert all(exposes(one, "raise_double") for sheet in sheets(drill, 1, 2) for one in sheet.exercises)


def test_a_retired_exercise_leaves_the_others_as_they_were(every: Drill) -> None:
    (before,) = sheets(every, 1, 1)
    every.exercises.filter(number=2).update(retired=True)
    (after,) = sheets(every, 1, 1)
    assert after.exercises == (before.exercises[0], *before.exercises[2:])


def test_the_answer_key_has_the_same_ids_and_the_answers_with_their_steps(alices: Client, every: Drill) -> None:
    sheet = alices.get(f"/drill/{every.pk}/worksheet/?first=2&count=2").content.decode()
    key = alices.get(f"/drill/{every.pk}/worksheet/key/?first=2&count=2").content.decode()
    ids = [str(one.key) for made in sheets(every, 2, 2) for one in made.exercises]
    assert KEY.findall(sheet) == KEY.findall(key) == ids
    for page in map(answers, sheets(every, 2, 2)):
        for solution in page.rows:
            assert solution.answer in key
            assert all(text in key and cites in key for text, cites in solution.steps)
            assert str(solution.steps[-1][0]) not in sheet
    assert "<cite>" in key
    assert "<cite>" not in sheet


def test_the_drawing_shows_what_the_page_shows(every: Drill) -> None:
    for sheet in sheets(every, 1, 3):
        for task, one in zip(questions(sheet).rows, sheet.exercises, strict=True):
            table = SKILLS[one.key.skill].picture(one.situation)
            drawing = task.drawing
            assert len(drawing.boxes) == len(table.places)
            for box, place in zip(drawing.boxes, table.places, strict=True):
                assert (box.folded, box.turn) == (place.folded, place.seat == table.turn)
                assert len(box.cards) == len(place.cards)
                assert [disc.role for disc in box.discs] == list(place.roles)
                assert bool(box.bet) == bool(place.bet)
            assert len(drawing.board) == len(table.board)


@pytest.mark.parametrize("count", range(2, 11))
def test_seats_stay_on_the_paper_and_apart(count: int) -> None:
    places = tuple(Place(Seat(seat), Chips(100), bet=Chips(5)) for seat in range(count))
    boxes = draw(table_view(Table(places), [f"p{seat}" for seat in range(count)])).boxes
    spots = [(float(box.x), float(box.y)) for box in boxes]
    assert all(0 <= x <= 560 - 104 and 0 <= y <= 320 - 44 for x, y in spots)
    for at, (x, y) in enumerate(spots):
        assert all(abs(x - left) >= 104 or abs(y - top) >= 44 for left, top in spots[at + 1 :])


def test_paper_speaks_both_languages(alices: Client, every: Drill) -> None:
    address = f"/drill/{every.pk}/worksheet/"
    english = strip_tags(alices.get(address).content.decode())
    alices.cookies["django_language"] = "es"
    spanish = strip_tags(alices.get(address).content.decode())
    assert "Who acts first?" in english
    assert "¿Quién habla primero?" in spanish
    assert "Who acts first?" not in spanish


@pytest.mark.parametrize(
    "asked", ["count=0", "count=x", f"count={MOST_SHEETS + 1}", "count=", "first=-1", "first=9" * 9]
)
def test_numbers_that_cannot_be_read_give_the_first_sheet_and_say_so(alices: Client, drill: Drill, asked: str) -> None:
    response = alices.get(f"/drill/{drill.pk}/worksheet/?{asked}")
    assert response.content.decode().count('<article class="paper">') == 1
    assert "errorlist" in response.content.decode()


def test_an_empty_drill_says_so(alices: Client, drill: Drill) -> None:
    drill.exercises.update(retired=True)
    assert "There is no exercise in this drill yet." in alices.get(f"/drill/{drill.pk}/worksheet/").content.decode()
    assert alices.get(f"/drill/{drill.pk}/exports/").context["asked"] is False
    assert alices.get(f"/drill/{drill.pk}/hands.phhs").content == b""


def test_a_key_on_paper_can_be_typed_on_screen(alices: Client, drill: Drill) -> None:
    (sheet,) = sheets(drill, 1, 1)
    key = ExerciseKey.parse(str(sheet.exercises[0].key))
    assert alices.get(f"/practice/{key}/").status_code == 200
