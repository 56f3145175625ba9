"""Exceptions for one learner, and grades set by hand: append-only, with who and why."""

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client

from tests.trainer.drills.conftest import Assign, Room, answer_all, begin, said
from trainer.drills import queries
from trainer.models import Extension


def test_an_exception_is_made_with_who_and_why_and_shown_to_the_learner(
    alices: Client, anas: Client, room: Room, assign: Assign
) -> None:
    drill = assign(minutes=10, tries=1)
    desk = f"/drill/{drill.pk}/learner/{room.ana.pk}/"
    for do in ("deadline-3", "time-1.5", "try", "try", "excuse"):
        alices.post(desk, {"do": do, "reason": f"because {do}"})
    standing = queries.my_standing(drill, room.ana.pk)
    assert drill.due_at is not None
    assert standing.terms.due_at is not None
    assert timedelta(days=2, hours=22) < standing.terms.due_at - drill.due_at < timedelta(days=3, hours=2)
    assert (standing.terms.tries, standing.terms.limit, standing.terms.excused) == (3, timedelta(minutes=15), True)
    assert Extension.objects.count() == 5
    page = anas.get(f"/drill/{drill.pk}/run/").context["page"]
    assert [(one.kind, one.by, one.reason) for one in page.exceptions] == [
        ("excuse", "alice", "because excuse"),
        ("try", "alice", "because try"),
        ("time", "alice", "because time-1.5"),
        ("deadline", "alice", "because deadline-3"),
    ]
    assert page.grade == "Excused: this drill does not count."
    alices.post(desk, {"do": "withdraw-excuse"})
    assert not queries.my_standing(drill, room.ana.pk).terms.excused
    assert Extension.objects.count() == 6
    shown = alices.get(desk).context["page"]
    assert [one.in_force for one in shown.exceptions] == [False, False, True, False, True, True]
    assert queries.my_standing(drill, room.bruno.pk).terms.exceptions == ()


@pytest.mark.parametrize("do", ["deadline-2", "deadline", "time-9", "withdraw-x", "fly", "time-1.5; drop"])
def test_what_is_no_exception_is_refused(alices: Client, room: Room, assign: Assign, do: str) -> None:
    drill = assign()
    response = alices.post(f"/drill/{drill.pk}/learner/{room.ana.pk}/", {"do": do})
    assert (response.status_code, Extension.objects.count()) == (200, 0)


def test_an_extension_across_the_change_of_clocks_is_said_moved_and_shown_on_both_clocks(
    alices: Client, anas: Client, room: Room, assign: Assign
) -> None:
    drill = assign()
    desk = f"/drill/{drill.pk}/learner/{room.ana.pk}/"
    response = alices.post(desk, {"do": "deadline", "due": "2030-03-31T02:30"})
    assert "moved to 03:30" in said(response)[0]
    assert queries.my_standing(drill, room.ana.pk).terms.due_at == datetime(2030, 3, 31, 1, 30, tzinfo=UTC)
    anas.cookies["tz"] = "America/Bogota"
    due = anas.get("/").context["rows"][0].due
    assert (due.text, due.place) == ("Sun 31 March, 03:30", "Madrid")
    assert (due.own_text, due.own_place) == ("Sat 30 March, 20:30", "Bogota")
    anas.cookies["tz"] = "../../etc/passwd"
    assert anas.get("/").context["rows"][0].due.own_text == ""


def test_an_extension_given_afterwards_lifts_the_mark_for_one_learner_only(
    alices: Client, room: Room, assign: Assign
) -> None:
    drill = assign(due=-1)
    for user in (room.ana, room.bruno):
        answer_all(begin(drill, user), "111")
    alices.post(f"/drill/{drill.pk}/learner/{room.ana.pk}/", {"do": "deadline-1"})
    late = {user: queries.my_standing(drill, user.pk).grade.percent for user in (room.ana, room.bruno)}
    assert late == {room.ana: 100, room.bruno: 0}


def test_more_time_holds_for_a_try_that_is_going_on_and_wakes_one_that_ran_out(
    alices: Client, room: Room, assign: Assign
) -> None:
    drill = assign(minutes=10)
    run = begin(drill, room.ana)
    desk = f"/drill/{drill.pk}/learner/{room.ana.pk}/"
    alices.post(desk, {"do": "time-1.5"})
    run.refresh_from_db()
    assert run.ends_at == run.started_at + timedelta(minutes=15)
    run.started_at -= timedelta(minutes=16)
    run.ends_at = run.finished_at = run.started_at + timedelta(minutes=15)
    run.save()
    alices.post(desk, {"do": "time-2.0"})
    assert begin(drill, room.ana) == run


def test_a_grade_is_set_by_hand_and_given_back_to_the_rule(
    alices: Client, anas: Client, room: Room, assign: Assign
) -> None:
    drill = assign()
    answer_all(begin(drill, room.ana), "100")
    desk = f"/drill/{drill.pk}/learner/{room.ana.pk}/"
    assert alices.post(desk, {"do": "grade", "percent": "80"}).context["grade"].errors
    assert alices.post(desk, {"do": "grade", "percent": "101", "why": "x"}).context["grade"].errors
    alices.post(desk, {"do": "grade", "percent": "80", "why": "at the board"})
    assert anas.get(f"/drill/{drill.pk}/run/").context["page"].grade == "80 %, set by alice: at the board"
    alices.post(desk, {"do": "grade", "percent": "", "why": "a mistake"})
    assert anas.get(f"/drill/{drill.pk}/run/").context["page"].grade.startswith("33 %")
    assert len(alices.get(desk).context["page"].changes) == 2


def test_nobody_elses_learner_has_exceptions_here(alices: Client, room: Room, assign: Assign) -> None:
    assert alices.get(f"/drill/{assign().pk}/learner/{room.alice.pk}/").status_code == 404
