"""Exercises of an imported hand in their drill: asked, printed, kept, and nobody else's business."""

import pytest
from django.test import Client

from tests.histories.hands import HAND
from tests.trainer.drills.conftest import Assign, Room, address, begin, form_at, shown_at
from tests.trainer.exchange.pasting import asks, paste, seeds
from trainer.exports.sheets import sheets
from trainer.hands import services
from trainer.models import Drill


def test_learners_are_asked_the_same_imported_exercise(
    alices: Client, anas: Client, room: Room, assign: Assign
) -> None:
    drill = assign([])
    chosen = seeds(paste(alices, drill))[-1:]
    paste(alices, drill, moment=chosen, keep="1")
    for learner in (room.ana, room.bruno):
        shown = shown_at(begin(drill, learner), 1)
        assert shown.key.seed == chosen[0]
    run = begin(drill, room.ana)
    response = anas.post(address(run, 1), form_at(run, 1), follow=True)
    assert response.status_code == 200
    assert run.exercises.get().score == 1
    (sheet,) = sheets(drill, 5, 1)
    assert [one.key.seed for one in sheet.exercises] == chosen


def test_editing_the_drill_keeps_what_was_imported(alices: Client, drill: Drill) -> None:
    chosen = seeds(paste(alices, drill))[-1:]
    paste(alices, drill, moment=chosen, keep="1")
    form = alices.get(f"/drill/{drill.pk}/edit/").context["form"]
    values = {name: form[name].value() for name in form.fields}
    alices.post(
        f"/drill/{drill.pk}/edit/", {name: value for name, value in values.items() if value not in (None, False)}
    )
    assert [ask.situation for ask in asks(drill)] == ["", "", "", *chosen]


def test_who_has_begun_is_told(alices: Client, room: Room, drill: Drill) -> None:
    begin(drill, room.ana)
    assert "1 learner has begun this drill" in paste(alices, drill).content.decode()


@pytest.mark.parametrize("way", ["", "build/"])
def test_only_teachers_of_the_class_may(
    bobs: Client, charlies: Client, anas: Client, room: Room, drill: Drill, way: str
) -> None:
    where = f"/drill/{drill.pk}/hand/{way}"
    assert bobs.get(where).status_code == 200
    for stranger in (charlies, anas):
        assert stranger.get(where).status_code == stranger.post(where, {"text": HAND}).status_code == 404
    assert Client().get(where).status_code == 302
    assert bobs.put(where).status_code == 405


def test_a_moment_is_added_by_its_own_drill_only(room: Room, alices: Client, assign: Assign) -> None:
    one, two = assign(), assign()
    services.add(one, [])
    assert len(asks(one)) == len(asks(two)) == 3
    paste(alices, one, moment=seeds(paste(alices, one))[:1], keep="1")
    assert (len(asks(one)), len(asks(two))) == (4, 3)
