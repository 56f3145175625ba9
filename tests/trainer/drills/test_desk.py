"""The teacher's side: choosing, building, playing first, assigning, changing."""

from datetime import UTC, datetime, timedelta

import pytest
from django.test import Client
from django.utils import timezone

from quizzes.models import Attempt, ServedExercise
from tests.factories.quizzes import form_of
from tests.trainer.drills.conftest import RAISE, WINS, Assign, Room, answer, answer_all, begin, browser_of, said
from trainer.drills import queries, readymade, services
from trainer.drills.running import ask_of
from trainer.drills.seeds import Ask, Place, deal
from trainer.models import Drill, DrillLearner, Extension, Run, RunExercise

SETTINGS = {"title": "Mine", "feedback": "at-once", "grade_rule": "best", "profile": "tda-2024"}
WHEN = {"who": "all", "due": "2030-03-14T23:59"}


def asked(drill: Drill) -> list[Ask]:
    return [ask_of(one) for one in drill.exercises.filter(retired=False).order_by("number")]


def draft(room: Room, asks: tuple[Ask, ...] = (RAISE, WINS)) -> Drill:
    return services.draft(room.classroom, "Draft", asks, room.alice)


def test_a_ready_made_drill_becomes_a_draft_in_the_language_of_the_class(alices: Client, room: Room) -> None:
    room.classroom.language = "es"
    room.classroom.save()
    page = alices.get(f"/class/{room.classroom.pk}/drill/new/")
    assert page.context["shelves"] == readymade.shelves()
    response = alices.post(f"/class/{room.classroom.pk}/drill/new/", {"ready": "idea-raise_double"})
    drill = Drill.objects.get()
    assert response["Location"] == f"/drill/{drill.pk}/"
    assert (drill.status, drill.profile, {ask.misconception for ask in asked(drill)}) == (
        "draft",
        "tda-2024",
        {"raise_double"},
    )
    assert "Wrong idea" not in drill.title


def test_an_unknown_ready_made_drill_is_refused(alices: Client, room: Room) -> None:
    response = alices.post(f"/class/{room.classroom.pk}/drill/new/", {"ready": "x"})
    assert (response.status_code, Drill.objects.count(), len(said(response))) == (200, 0, 1)


def test_a_drill_is_built_of_skills_levels_and_counts(alices: Client, room: Room) -> None:
    counts = {"n-minimum-raise-nlhe-1": "2", "n-who-wins-nlhe-3": "1", "n-side-pots-nlhe-1": "1"}
    more = {"tries": "3", "minutes": "20", "same_numbers": "on", "late_counts": "on"}
    alices.post(f"/class/{room.classroom.pk}/drill/build/", {**SETTINGS, **counts, **more})
    drill = Drill.objects.get()
    hard = Ask("who-wins", "nlhe", 3)
    assert asked(drill) == [RAISE, Ask("side-pots", "nlhe", 1), RAISE, hard]
    assert (drill.tries, drill.minutes, drill.same_numbers, drill.late_counts) == (3, 20, True, True)


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({}, "__all__"),
        (
            {
                "n-who-wins-nlhe-1": "20",
                "n-who-wins-nlhe-2": "20",
                "n-who-wins-nlhe-3": "20",
                "n-side-pots-nlhe-1": "1",
            },
            "__all__",
        ),
        ({"n-who-wins-nlhe-1": "21"}, "n-who-wins-nlhe-1"),
        ({"n-who-wins-nlhe-1": "-1"}, "n-who-wins-nlhe-1"),
        ({"n-who-wins-nlhe-1": "1", "tries": "0"}, "tries"),
        ({"n-who-wins-nlhe-1": "1", "minutes": "601"}, "minutes"),
        ({"n-who-wins-nlhe-1": "1", "title": ""}, "title"),
        ({"n-who-wins-nlhe-1": "1", "profile": "uncle-joe"}, "profile"),
    ],
)
def test_what_cannot_be_built_is_said(alices: Client, room: Room, given: dict[str, str], field: str) -> None:
    response = alices.post(f"/class/{room.classroom.pk}/drill/build/", {**SETTINGS, **given})
    assert list(response.context["form"].errors) == [field]
    assert Drill.objects.count() == 0


def test_playing_writes_nothing(alices: Client, room: Room) -> None:
    drill = draft(room)
    right = deal(RAISE, "tda-2024", Place(drill.pk, room.alice.pk, 1, 1))
    text = "no-raise" if right.solution.value is None else str(right.solution.value)
    address = f"/drill/{drill.pk}/play/1/"
    opened = alices.get(f"/drill/{drill.pk}/play/")
    assert opened.context["page"].verdict is None
    assert str(right.key) not in opened.content.decode()
    page = alices.post(address, form_of("minimum-raise", text)).context["page"]
    assert (page.verdict.correct, page.verdict.recorded, page.next_url) == (True, False, f"/drill/{drill.pk}/play/2/")
    assert alices.post(address, {"answer": "x"}).context["page"].problem
    assert alices.get(f"/drill/{drill.pk}/play/3/")["Location"] == f"/drill/{drill.pk}/"
    assert [model.objects.count() for model in (ServedExercise, Attempt, Run, RunExercise)] == [0, 0, 0, 0]


# Assigning


def test_assigning_takes_one_click_after_playing(alices: Client, room: Room) -> None:
    drill = draft(room)
    page = alices.get(f"/drill/{drill.pk}/play/")
    response = alices.post(f"/drill/{drill.pk}/assign/", {"who": "all", "due": page.context["due"]})
    assert response["Location"] == f"/class/{room.classroom.pk}/"
    drill.refresh_from_db()
    week = (timezone.now() + timedelta(days=7)).date()
    assert drill.due_at is not None
    assert abs((drill.due_at.date() - week).days) <= 1
    assert drill.due_local.endswith("T23:59")
    assert (drill.status, drill.for_all, drill.time_zone) == ("assigned", True, "Europe/Madrid")
    assert drill.assigned_at is not None


def test_a_drill_is_assigned_to_some_and_only_to_who_is_in_the_class(alices: Client, room: Room) -> None:
    drill, outsider = draft(room), room.alice
    address = f"/drill/{drill.pk}/assign/"
    for wrong in ([], [outsider.pk]):
        response = alices.post(address, WHEN | {"who": "some", "learners": wrong})
        assert list(response.context["form"].errors) == ["learners"]
    alices.post(address, WHEN | {"who": "some", "learners": [room.ana.pk]})
    assert list(DrillLearner.objects.values_list("drill", "learner")) == [(drill.pk, room.ana.pk)]
    assert [member.user for member in queries.learners_of(Drill.objects.get())] == [room.ana]
    alices.post(address, WHEN | {"who": "some", "learners": [room.bruno.pk]})
    assert list(DrillLearner.objects.values_list("learner", flat=True)) == [room.bruno.pk]


@pytest.mark.parametrize(
    ("zone", "asked_for", "taken"),
    [
        ("Europe/Madrid", "2030-03-31T02:30", datetime(2030, 3, 31, 1, 30, tzinfo=UTC)),
        ("America/New_York", "2030-03-10T02:30", datetime(2030, 3, 10, 7, 30, tzinfo=UTC)),
    ],
)
def test_a_deadline_in_the_gap_is_said_and_moved(
    alices: Client, room: Room, zone: str, asked_for: str, taken: datetime
) -> None:
    room.classroom.time_zone = zone
    room.classroom.save()
    drill = draft(room)
    response = alices.post(f"/drill/{drill.pk}/assign/", {"who": "all", "due": asked_for})
    place = zone.split("/")[1].replace("_", " ")
    assert said(response)[0] == (
        f"There is no 02:30 on that day in {place}: the clocks go forward. The time is moved to 03:30."
    )
    drill.refresh_from_db()
    assert (drill.due_at, drill.due_local) == (taken, asked_for.replace("02:30", "03:30"))


@pytest.mark.parametrize("due", ["tomorrow", "2030-02-30T10:00", "2030-03-14T10:00+01:00", "9999-12-31T23:59"])
def test_a_time_that_is_none_is_refused(alices: Client, room: Room, due: str) -> None:
    response = alices.post(f"/drill/{draft(room).pk}/assign/", {"who": "all", "due": due})
    assert list(response.context["form"].errors) == ["due"]


def test_the_deadline_comes_after_the_opening_and_late_feedback_needs_one(alices: Client, room: Room) -> None:
    drill = draft(room)
    response = alices.post(f"/drill/{drill.pk}/assign/", WHEN | {"opens": WHEN["due"]})
    assert list(response.context["form"].errors) == ["due"]
    Drill.objects.update(feedback=Drill.Feedback.AFTER_DEADLINE)
    response = alices.post(f"/drill/{drill.pk}/assign/", {"who": "all", "due": ""})
    assert list(response.context["form"].errors) == ["due"]
    Drill.objects.update(feedback=Drill.Feedback.AT_ONCE)
    alices.post(f"/drill/{drill.pk}/assign/", {"who": "all", "due": ""})
    assert Drill.objects.get().due_at is None


def test_a_later_deadline_lifts_the_mark_of_lateness_and_an_earlier_one_sets_none(
    alices: Client, room: Room, assign: Assign
) -> None:
    drill = assign(due=-1)
    answer_all(begin(drill, room.ana), "11")
    assert RunExercise.objects.filter(late=True).count() == 2
    alices.post(f"/drill/{drill.pk}/assign/", WHEN)
    assert RunExercise.objects.filter(late=True).count() == 0
    alices.post(f"/drill/{drill.pk}/assign/", WHEN | {"due": "2020-01-01T10:00"})
    assert RunExercise.objects.filter(late=True).count() == 0


# Changing


def test_a_drill_edited_after_it_began_keeps_what_was_served(alices: Client, room: Room, assign: Assign) -> None:
    drill = assign((RAISE, RAISE, WINS))
    run = begin(drill, room.ana)
    answer(run, 1)
    page = alices.get(f"/drill/{drill.pk}/edit/")
    assert (page.context["begun"], page.context["waiting"]) == (1, 1)
    assert "1 learner has begun" in page.content.decode()
    form = {
        **SETTINGS,
        "profile": "roberts-11",
        "same_numbers": "on",
        "n-minimum-raise-nlhe-1": "1",
        "n-who-wins-nlhe-2": "2",
    }
    response = alices.post(f"/drill/{drill.pk}/edit/", form)
    assert "tries already begun stay as they were" in said(response)[0]
    drill.refresh_from_db()
    assert (drill.title, drill.profile, drill.same_numbers) == ("Mine", "tda-2024", False)
    harder = Ask("who-wins", "nlhe", 2)
    assert asked(drill) == [RAISE, harder, harder]
    assert list(drill.exercises.order_by("number").values_list("number", "retired")) == [
        (1, False),
        (2, True),
        (3, True),
        (4, False),
        (5, False),
    ]
    answer(run, 2)
    answer(run, 3)
    run.refresh_from_db()
    assert run.finished_at is not None
    places = queries.places_of(begin(drill, room.bruno))
    assert [place.exercise.number for place in places] == [1, 4, 5]


def test_before_anybody_has_begun_what_is_taken_out_is_gone(alices: Client, room: Room) -> None:
    drill = services.draft(room.classroom, "x", readymade.find("idea-raise_double").asks, room.alice)  # type: ignore[union-attr]
    fields = {one.html_name: one.value() or "" for one in alices.get(f"/drill/{drill.pk}/edit/").context["form"]}
    kept = "n-minimum-raise-nlhe-1-raise_double"
    form = {**SETTINGS, **{name: "" for name in fields if name.startswith("n-")}, kept: "1"}
    alices.post(f"/drill/{drill.pk}/edit/", form)
    assert list(drill.exercises.values_list("level", "misconception")) == [(1, "raise_double")]


def test_drafts_are_deleted_and_drills_archived_copied_and_brought_back(
    alices: Client, room: Room, assign: Assign
) -> None:
    one, other = draft(room), assign(tries=2, feedback="at-end")
    begin(other, room.ana)
    alices.post(f"/drill/{one.pk}/away/", {"do": "delete"})
    alices.post(f"/drill/{other.pk}/away/", {"do": "delete"})
    assert list(Drill.objects.all()) == [other]
    for do, status in (("archive", "archived"), ("back", "assigned")):
        alices.post(f"/drill/{other.pk}/away/", {"do": do})
        assert Drill.objects.get().status == status
    alices.post(f"/drill/{other.pk}/away/", {"do": "copy"})
    twin = Drill.objects.exclude(pk=other.pk).get()
    assert (twin.status, twin.tries, twin.feedback, twin.due_at) == ("draft", 2, "at-end", None)
    assert asked(twin) == asked(other)


def test_more_on_a_wrong_idea_is_assigned_at_once(room: Room) -> None:
    drill = services.assign_more(room.classroom, "raise_double", [room.ana.pk], 4, room.alice)
    assert drill is not None
    assert (drill.title, drill.status, drill.for_all) == ("4 more: Doubling the bet", "assigned", False)
    assert [ask.misconception for ask in asked(drill)] == ["raise_double"] * 4
    assert [member.user for member in queries.learners_of(drill)] == [room.ana]
    assert services.assign_more(room.classroom, "nothing", [room.ana.pk], 4, room.alice) is None


def test_the_page_of_a_drill_lists_everybody_with_grade_and_marks(alices: Client, room: Room, assign: Assign) -> None:
    drill = assign(due=-1)
    answer_all(begin(drill, room.ana), "11")
    rows = alices.get(f"/drill/{drill.pk}/").context["rows"]
    assert [(row.name, row.state, row.percent, row.marks) for row in rows] == [
        ("Ana García", "Try 1: 2 of 3 answered", 0, ("2 late",)),
        ("Bruno García", "Not begun", None, ()),
    ]


def test_learners_cannot_reach_the_desk(anas: Client, room: Room, assign: Assign) -> None:
    drill = assign()
    for page in ("", "edit/", "play/", f"learner/{room.ana.pk}/"):
        assert anas.get(f"/drill/{drill.pk}/{page}").status_code == 404
    assert anas.post(f"/drill/{drill.pk}/learner/{room.ana.pk}/", {"do": "excuse"}).status_code == 404
    assert browser_of(room.bruno).post(f"/drill/{drill.pk}/assign/", WHEN).status_code == 404
    assert Extension.objects.count() == 0
