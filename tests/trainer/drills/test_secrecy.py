"""A verdict that is to be told later is told nowhere before."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from quizzes.models import Attempt
from tests.trainer.drills.conftest import Assign, Room, address, answer, answer_all, begin, form_at, shown_at
from trainer.drills import services
from trainer.drills.deadlines import usual_deadline
from trainer.drills.services import Wanted
from trainer.models import Drill, Extension

HTMX = {"HX-Request": "true"}
AT_END, AFTER = Drill.Feedback.AT_END, Drill.Feedback.AFTER_DEADLINE


def told_anywhere(client: Client, drill: Drill) -> bool:
    """Whether any page tells what an answer was worth."""
    attempt = Attempt.objects.earliest("pk")
    pages = ["/answers/", "/progress/", "/skills/", "/", f"/drill/{drill.pk}/run/"]
    told = [client.get(page) for page in pages]
    rows = told[0].context["page"].rows
    levels = [last for row in told[1].context["page"].rows for last in row.last_ten]
    held = told[1].context["page"].held
    states = {one.state for unit in told[2].context["page"].units for one in unit.skills}
    places = {place.state for one in told[4].context["page"].tries for place in one.places}
    own = client.get(f"/answers/{attempt.pk}/").status_code == 200
    tells = [bool(rows), bool(levels), bool(held), states != {"new"}, bool(places & {"right", "wrong", "partly"}), own]
    assert len({tells[0], tells[1], tells[3], tells[4], tells[5]}) == 1, tells
    return tells[0]


@pytest.mark.parametrize("feedback", [AT_END, AFTER])
@pytest.mark.parametrize("htmx", [True, False])
def test_an_answer_leads_on_without_a_verdict(
    anas: Client, room: Room, assign: Assign, feedback: str, htmx: bool
) -> None:
    run = begin(assign(feedback=feedback), room.ana)
    form = form_at(run, 1, right=False)
    response = anas.post(address(run, 1), form, headers=HTMX if htmx else {}, follow=True)
    page = response.context["run"]
    assert (page.number, page.page.verdict, bool(page.later)) == (2, None, True)
    html = response.content.decode()
    assert 'id="verdict"' not in html
    assert "Not right" not in html
    assert anas.get(address(run, 1))["Location"] == address(run, 2)
    assert not told_anywhere(anas, run.drill)


def test_at_the_end_of_the_try_everything_is_told(anas: Client, room: Room, assign: Assign) -> None:
    drill = assign(feedback=AT_END)
    run = begin(drill, room.ana)
    answer_all(run, "10")
    assert "Your grade is told" in anas.get(f"/drill/{drill.pk}/run/").context["page"].grade
    form = form_at(run, 3)
    response = anas.post(address(run, 3), form, headers=HTMX)
    assert response["HX-Redirect"] == f"/drill/{drill.pk}/run/"
    assert told_anywhere(anas, drill)
    assert anas.get(address(run, 2)).context["run"].page.verdict.correct is False
    assert anas.get(address(run, 1)).context["run"].page.next_url == address(run, 2)


def test_after_the_deadline_everything_is_told_and_an_extension_moves_that(
    anas: Client, room: Room, assign: Assign
) -> None:
    drill = assign(feedback=AFTER)
    answer_all(begin(drill, room.ana), "101")
    assert not told_anywhere(anas, drill)
    Drill.objects.update(due_at=timezone.now() - timedelta(minutes=1))
    assert told_anywhere(anas, drill)
    later = usual_deadline(timezone.now(), "Europe/Madrid")
    services.make_exception(drill, room.ana.pk, Wanted("deadline", due=later), room.alice)
    assert not told_anywhere(anas, drill)
    services.make_exception(drill, room.ana.pk, Wanted("deadline", withdrawn=True), room.alice)
    assert told_anywhere(anas, drill)
    assert Extension.objects.count() == 2


def test_what_was_answered_elsewhere_is_told_all_the_same(anas: Client, room: Room, assign: Assign) -> None:
    answer_all(begin(assign(), room.ana), "111")
    withheld = begin(assign(feedback=AFTER), room.ana)
    answer(withheld, 1, right=False)
    assert len(anas.get("/answers/").context["page"].rows) == 3
    tens = [row.last_ten for row in anas.get("/progress/").context["page"].rows if row.asked]
    assert sorted(tens) == [(True,), (True, True)]


def test_the_page_does_not_carry_the_key(anas: Client, room: Room, assign: Assign) -> None:
    """By its key the exercise could be practised, and its answer read, beforehand."""
    run = begin(assign(), room.ana)
    html = anas.get(address(run, 1)).content.decode()
    key = shown_at(run, 1).key
    assert str(key) not in html
    assert key.seed not in html
    assert 'name="token"' not in html
