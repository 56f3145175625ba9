"""A learner does a drill: begins, answers, sees what may be seen, and is late or out of time."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from quizzes import services as answering
from quizzes.engine.profile import TDA_2024
from quizzes.histories import phh
from quizzes.imports import keep, worth_asking
from quizzes.marking import GraderFailed
from quizzes.models import Attempt, Diagnosis, Mastery, ServedExercise
from tests.histories.hands import HAND
from tests.trainer.drills.conftest import Assign, Room, address, answer, answer_all, begin, form_at, shown_at
from trainer.drills import queries, running, services
from trainer.drills.seeds import Ask
from trainer.drills.services import Wanted
from trainer.drills.terms import GRACE, Refusal
from trainer.models import Drill, Extension, Run, RunExercise

HTMX = {"HX-Request": "true"}


def test_a_try_is_begun_and_led_through_to_its_grade(anas: Client, room: Room, assign: Assign) -> None:
    drill = assign()
    response = anas.post(f"/drill/{drill.pk}/run/")
    run = Run.objects.get()
    assert response["Location"] == address(run, 1)
    for number, right in ((1, True), (2, False), (3, True)):
        page = anas.get(address(run, number)).context["run"]
        assert (page.number, page.total, page.answered, page.page.verdict) == (number, 3, number - 1, None)
        sent = anas.post(address(run, number), form_at(run, number, right))
        assert sent["Location"] == address(run, number)
        verdict = anas.get(address(run, number)).context["run"].page.verdict
        assert verdict.correct is right
    page = anas.get(f"/drill/{drill.pk}/run/").context["page"]
    assert page.grade == "66 %: 2 of 3, from try 1."
    assert [place.state for place in page.tries[0].places] == ["right", "wrong", "right"]
    assert page.start == "Try again with other numbers"
    run.refresh_from_db()
    assert run.finished_at == Attempt.objects.latest("pk").answered_at


def test_answers_are_written_as_those_of_a_set_are(room: Room, assign: Assign) -> None:
    run = begin(assign(), room.ana)
    attempt = answer(run, 1, right=False)
    assert list(Diagnosis.objects.values_list("attempt", flat=True).distinct()) == [attempt.pk]
    assert Mastery.objects.get(learner=room.ana).last_ten == "0"
    place = RunExercise.objects.get(served=attempt.served)
    assert (place.score, place.answered_at, place.late) == (attempt.score, attempt.answered_at, False)


def test_the_first_answer_stands(anas: Client, room: Room, assign: Assign) -> None:
    run = begin(assign(), room.ana)
    wrong, right = form_at(run, 1, right=False), form_at(run, 1)
    anas.post(address(run, 1), wrong)
    anas.post(address(run, 1), right)
    attempt = Attempt.objects.get()
    assert attempt.correct is False
    assert RunExercise.objects.get(served=attempt.served).score == attempt.score


def test_what_cannot_be_read_costs_nothing(anas: Client, room: Room, assign: Assign) -> None:
    run = begin(assign(), room.ana)
    anas.get(address(run, 1))
    response = anas.post(address(run, 1), {"answer": "twelve"}, headers=HTMX)
    page = response.context["run"].page
    assert (page.given.answer, bool(page.problem), Attempt.objects.count()) == ("twelve", True, 0)


def test_a_try_goes_on_where_it_stood(anas: Client, room: Room, assign: Assign) -> None:
    drill = assign()
    run = begin(drill, room.ana)
    answer(run, 1)
    assert anas.post(f"/drill/{drill.pk}/run/")["Location"] == address(run, 2)
    assert anas.get(address(run, 3))["Location"] == address(run, 2)
    assert anas.get(address(run, 9))["Location"] == f"/drill/{drill.pk}/run/"
    assert Run.objects.count() == 1


def test_exercises_are_dealt_when_they_are_looked_at(anas: Client, room: Room, assign: Assign) -> None:
    run = begin(assign(), room.ana)
    assert ServedExercise.objects.count() == 0
    for _ in range(2):
        anas.get(address(run, 1))
    assert ServedExercise.objects.count() == 1


@pytest.mark.parametrize("same", [True, False])
def test_all_get_the_same_numbers_only_where_the_drill_says_so(room: Room, assign: Assign, same: bool) -> None:
    drill = assign(same_numbers=same)
    keys = [shown_at(begin(drill, user), 1).key for user in (room.ana, room.bruno)]
    assert (keys[0] == keys[1]) is same


def test_another_try_has_other_numbers(room: Room, assign: Assign) -> None:
    drill = assign(same_numbers=True)
    first = begin(drill, room.ana)
    answer_all(first, "111")
    second = begin(drill, room.ana)
    assert (second.number, shown_at(second, 1).key == shown_at(first, 1).key) == (2, False)


def test_a_fault_of_the_grader_serves_another(
    anas: Client, room: Room, assign: Assign, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = begin(assign(), room.ana)
    form = form_at(run, 1)
    broken = shown_at(run, 1).key

    def fail(*_args: object) -> None:
        raise GraderFailed("x")

    monkeypatch.setattr(answering, "mark", fail)
    page = anas.post(address(run, 1), form, headers=HTMX).context["run"].page
    monkeypatch.undo()
    assert "not your fault" in page.notice
    assert shown_at(run, 1).key != broken
    answer(run, 1)
    assert RunExercise.objects.get(run=run, exercise__number=1).score == 1


# Tries, opening, the deadline


def test_tries_are_exhausted(anas: Client, room: Room, assign: Assign) -> None:
    drill = assign(tries=1)
    answer_all(begin(drill, room.ana), "111")
    with pytest.raises(running.CannotBegin) as caught:
        begin(drill, room.ana)
    assert caught.value.why is Refusal.NO_TRIES
    page = anas.post(f"/drill/{drill.pk}/run/", follow=True).context["page"]
    assert "used all your tries" in page.refusal
    assert page.practice
    services.make_exception(drill, room.ana.pk, Wanted("try", tries=1), room.alice)
    assert begin(drill, room.ana).number == 2


def test_a_drill_that_is_not_open_yet_cannot_be_begun(anas: Client, room: Room, assign: Assign) -> None:
    drill = assign()
    Drill.objects.update(opens_at=timezone.now() + timedelta(hours=1))
    page = anas.post(f"/drill/{drill.pk}/run/", follow=True).context["page"]
    assert (page.refusal, Run.objects.count()) == ("This drill is not open yet.", 0)
    assert page.opens is not None


@pytest.mark.parametrize(("counts", "percent"), [(False, 33), (True, 100)])
def test_a_late_answer_is_kept_and_marked(anas: Client, room: Room, assign: Assign, counts: bool, percent: int) -> None:
    drill = assign(late_counts=counts)
    run = begin(drill, room.ana)
    answer(run, 1)
    Drill.objects.update(due_at=timezone.now())
    for number in (2, 3):
        anas.get(address(run, number))
        anas.post(address(run, number), form_at(run, number))
    assert list(RunExercise.objects.order_by("pk").values_list("late", flat=True)) == [False, True, True]
    page = anas.get(f"/drill/{drill.pk}/run/").context["page"]
    join = "and count" if counts else "and do not count"
    assert page.grade.startswith(f"{percent} %")
    assert f"2 answers were late {join}." in page.grade
    assert anas.get(address(run, 2)).context["run"].marks == ("late",)


def test_after_the_deadline_one_may_still_begin_late_and_practise(anas: Client, room: Room, assign: Assign) -> None:
    drill = assign(due=-1)
    page = anas.get(f"/drill/{drill.pk}/run/").context["page"]
    assert (page.late, page.refusal) == (True, "")
    assert page.practice == (
        ("The minimum raise, level 1", "/practice/minimum-raise/1/"),
        ("Who wins, level 1", "/practice/who-wins/1/"),
    )


# The time limit


def out_of_time(run: Run, by: timedelta) -> None:
    """The try ended a while ago, after what is answered already."""
    run.ends_at = timezone.now() - by
    run.save()
    RunExercise.objects.filter(run=run, score__isnull=False).update(answered_at=run.ends_at)


def test_ten_seconds_of_grace(anas: Client, room: Room, assign: Assign) -> None:
    run = begin(assign(minutes=5), room.ana)
    form = form_at(run, 1)
    out_of_time(run, GRACE - timedelta(seconds=5))
    anas.post(address(run, 1), form)
    assert anas.get(address(run, 1)).context["run"].marks == ()


def test_an_answer_after_the_time_limit_is_kept_marked_and_ends_the_try(
    anas: Client, room: Room, assign: Assign
) -> None:
    drill = assign(minutes=5, late_counts=True)
    run = begin(drill, room.ana)
    assert run.ends_at == run.started_at + timedelta(minutes=5)
    answer(run, 1)
    form = form_at(run, 2)
    out_of_time(run, GRACE + timedelta(seconds=1))
    anas.post(address(run, 2), form)
    assert Attempt.objects.count() == 2
    assert anas.get(address(run, 2)).context["run"].marks == ("after the time limit",)
    assert anas.get(address(run, 3))["Location"] == f"/drill/{drill.pk}/run/"
    run.refresh_from_db()
    assert run.finished_at == run.ends_at
    grade = queries.my_standing(drill, room.ana.pk).grade
    assert (grade.percent, grade.overtime) == (33, 1)


def test_a_try_that_ran_out_makes_room_for_the_next(room: Room, assign: Assign) -> None:
    drill = assign(minutes=5)
    run = begin(drill, room.ana)
    out_of_time(run, timedelta(minutes=1))
    assert begin(drill, room.ana).number == 2
    run.refresh_from_db()
    assert run.finished_at == run.ends_at


def test_the_page_says_how_much_time_is_left(anas: Client, room: Room, assign: Assign) -> None:
    run = begin(assign(minutes=5), room.ana)
    response = anas.get(address(run, 1))
    assert 290 < response.context["run"].seconds_left <= 300
    assert "about 5 minutes left" in response.content.decode()


# Who may


def test_a_drill_is_found_by_those_who_have_it(room: Room, assign: Assign, anas: Client) -> None:
    drill = assign()
    run = begin(drill, room.bruno)
    pages = ["/drills/", f"/drill/{drill.pk}/run/", address(run, 1)]
    assert [anas.get(page).status_code for page in pages] == [200, 200, 404]
    services.assign(drill, [room.bruno.pk], None, None)
    assert [anas.get(page).status_code for page in pages] == [200, 404, 404]
    assert anas.get("/drills/").context["rows"] == []


@pytest.mark.parametrize("status", [Drill.Status.DRAFT, Drill.Status.ARCHIVED])
def test_drafts_and_archived_drills_are_not_there(anas: Client, assign: Assign, status: str) -> None:
    drill = assign()
    Drill.objects.update(status=status)
    assert [anas.post(f"/drill/{drill.pk}/run/").status_code, Run.objects.count()] == [404, 0]


def test_who_was_logged_out_finds_what_they_typed(room: Room, assign: Assign, client: Client) -> None:
    run = begin(assign(), room.ana)
    response = client.post(address(run, 1), {"answer": "1 200"})
    assert response["Location"] == f"/account/login/?next={address(run, 1)}%3Fanswer%3D1%2B200"
    assert client.post(f"/drill/{run.drill_id}/run/").status_code == 302


def test_a_guests_tries_go_with_them_into_their_account(room: Room, assign: Assign) -> None:
    drill = assign()
    answer_all(begin(drill, room.ana), "111")
    answer_all(begin(drill, room.bruno), "110")
    Extension.objects.create(drill=drill, learner=room.ana, kind="excuse")
    answering.merge_learners(room.ana, room.bruno)
    running.merge_tries(room.ana, room.bruno)
    room.ana.delete()
    assert [run.number for run in Run.objects.filter(learner=room.bruno).order_by("number")] == [1, 2]
    assert queries.my_standing(drill, room.bruno.pk).terms.excused
    assert RunExercise.objects.filter(score__isnull=False).count() == 6


def test_an_imported_situation_is_asked_once_and_then_dealt_ones_like_it(room: Room, assign: Assign) -> None:
    found = worth_asking(phh.play(phh.read(HAND.encode()), TDA_2024))
    kept = next(one for one in found if (one.key.skill, one.key.level) == ("minimum-raise", 2))
    keep([kept])
    drill = assign((Ask("minimum-raise", "nlhe", 2, situation=kept.key.seed),))
    first = begin(drill, room.ana)
    assert shown_at(first, 1).key == kept.key
    answer(first, 1)
    again = shown_at(begin(drill, room.ana), 1).key
    assert (again.skill, again.level, again.imported) == ("minimum-raise", 2, False)


def test_after_a_situation_of_a_game_that_is_not_dealt_comes_one_that_is(room: Room, assign: Assign) -> None:
    text = (
        HAND.replace('"NT"', '"PO"').replace("AsAc", "AsAc2h3h").replace("KsKc", "KsKc2s3s").replace("7h2d", "7h2d4h5h")
    )
    found = worth_asking(phh.play(phh.read(text.encode()), TDA_2024))
    kept = next(one for one in found if one.key.skill == "minimum-raise")
    keep([kept])
    drill = assign((Ask("minimum-raise", "plo", kept.key.level, situation=kept.key.seed),))
    first = begin(drill, room.ana)
    assert shown_at(first, 1).key == kept.key
    answer(first, 1)
    again = shown_at(begin(drill, room.ana), 1).key
    assert (again.skill, again.game, again.imported) == ("minimum-raise", "nlhe", False)
