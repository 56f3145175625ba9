"""The live grid, its polling, the grid of a class, and what stands behind a cell."""

import pytest
from django.test import Client
from django.urls import reverse

from tests.trainer.map.conftest import HOLDS, Room, answer, assign, begin, browser_of, join, look, play, queries_of
from trainer.models import Drill, Membership, Run

HTMX = {"HX-Request": "true"}


def grid_of(drill: Drill) -> str:
    return reverse("trainer:grid", args=[drill.pk])


def states(client: Client, drill: Drill) -> dict[str, list[str]]:
    rows = client.get(grid_of(drill)).context["page"].rows
    return {row.name: [cell.state for cell in row.cells[:3]] for row in rows}


def test_the_grid_shows_everybody_as_they_stand(alices: Client, room: Room) -> None:
    first = begin(room.drill, room.learners["Ana"])
    answer(first, 1)
    answer(first, 2, follow=HOLDS["Ana"])
    look(first, 3)
    play(room.drill, room.learners["Bruno"])

    assert states(alices, room.drill) == {
        "Ana": ["right", "wrong", "started"],
        "Bruno": ["right", "right", "right"],
        "Chloé": ["not-started"] * 3,
    }
    page = alices.get(grid_of(room.drill)).context["page"]
    assert (page.tally.learners, page.tally.started, page.tally.finished, page.tally.not_started) == (3, 1, 1, 1)
    assert [row.words for row in page.rows] == ["started", "finished", "not started"]
    assert (page.columns[0].right, page.columns[0].answered, page.columns[1].right) == (2, 2, 1)


def test_following_one_idea_twice_needs_help(alices: Client, room: Room) -> None:
    play(room.drill, room.learners["Ana"], follow=HOLDS["Ana"])

    assert states(alices, room.drill)["Ana"] == ["help"] * 3
    html = alices.get(grid_of(room.drill)).content.decode()
    assert 'aria-label="needs help"' in html


def test_who_has_left_or_was_not_given_the_drill_is_not_in_its_grid(alices: Client, room: Room) -> None:
    Membership.objects.filter(user=room.learners["Ana"]).update(removed_at="2026-01-01T00:00Z")
    room.drill.for_all = False
    room.drill.save()
    room.drill.chosen.create(learner=room.learners["Bruno"])

    assert list(states(alices, room.drill)) == ["Bruno"]


def test_htmx_gets_the_grid_alone(alices: Client, room: Room) -> None:
    whole = alices.get(grid_of(room.drill)).content.decode()
    part = alices.get(grid_of(room.drill), headers=HTMX).content.decode()

    assert "<html" in whole
    assert part.lstrip().startswith('<section id="live-grid"')


def test_nothing_changed_is_304_in_three_queries_and_without_a_body(alices: Client, room: Room) -> None:
    address = grid_of(room.drill)
    first = alices.get(address, headers=HTMX)
    assert f'data-version="{first.headers["ETag"][1:-1]}"' in first.content.decode()
    headers = {**HTMX, "If-None-Match": first.headers["ETag"]}

    again = alices.get(address, headers=headers)

    assert (again.status_code, again.content) == (304, b"")
    assert queries_of(alices, address, **headers) == 3


@pytest.mark.parametrize("change", ["look", "answer", "join", "leave", "drill", "language"])
def test_every_change_that_shows_gives_a_new_grid(alices: Client, room: Room, change: str) -> None:
    run = begin(room.drill, room.learners["Ana"])
    look(run, 1)
    version = alices.get(grid_of(room.drill), headers=HTMX).headers["ETag"]

    if change == "look":
        look(run, 2)
    elif change == "answer":
        answer(run, 1)
    elif change == "join":
        join(room.classroom, "Dan")
    elif change == "leave":
        Membership.objects.filter(user=room.learners["Bruno"]).update(removed_at="2026-01-01T00:00Z")
    elif change == "drill":
        room.drill.exercises.filter(number=9).update(retired=True)
    else:
        alices.cookies["django_language"] = "es"

    assert alices.get(grid_of(room.drill), headers={**HTMX, "If-None-Match": version}).status_code == 200


def test_a_teacher_whose_session_has_ended_gets_no_log_in_page_inside_the_grid(client: Client, room: Room) -> None:
    response = client.get(grid_of(room.drill), headers=HTMX)
    assert (response.headers["HX-Refresh"], response.content) == ("true", b"")
    assert client.get(grid_of(room.drill)).headers["Location"].startswith("/account/login/")


def test_the_grid_asks_as_often_with_one_try_as_with_three(alices: Client, room: Room) -> None:
    play(room.drill, room.learners["Ana"], follow=HOLDS["Ana"])
    one = queries_of(alices, grid_of(room.drill))
    play(room.drill, room.learners["Ana"])
    play(room.drill, room.learners["Bruno"])

    assert (one, queries_of(alices, grid_of(room.drill))) == (7, 7)


# The grid of a class ------------------------------------------------------------------------------------------------


def test_the_grid_of_a_class_counts_the_best_try(alices: Client, room: Room) -> None:
    other = assign(room.classroom, room.teacher, title="Another")
    play(room.drill, room.learners["Ana"], follow=HOLDS["Ana"])
    play(room.drill, room.learners["Ana"])
    answer(begin(other, room.learners["Bruno"]), 1)

    page = alices.get(reverse("trainer:class_grid", args=[room.classroom.pk])).context["page"]

    assert [drill.title for drill in page.drills] == ["Another", "First drill"]
    cells = {name: [(cell.state, cell.right) for cell in cells] for name, cells in page.rows}
    assert cells == {
        "Ana": [("not-started", ""), ("finished", "9/9")],
        "Bruno": [("started", "1/9"), ("not-started", "")],
        "Chloé": [("not-started", ""), ("not-started", "")],
    }


def test_the_grid_of_a_class_shows_ten_drills_at_a_time(alices: Client, room: Room) -> None:
    for _ in range(10):
        assign(room.classroom, room.teacher, [])
    address = reverse("trainer:class_grid", args=[room.classroom.pk])

    first, second = alices.get(address).context["page"], alices.get(f"{address}?page=2").context["page"]

    assert (len(first.drills), first.previous, first.next) == (10, "", "?page=2")
    assert ([drill.pk for drill in second.drills], second.previous, second.next) == ([room.drill.pk], "?page=1", "")
    assert queries_of(alices, address) == 7


# A cell -------------------------------------------------------------------------------------------------------------


def cell_of(run: Run, number: int) -> str:
    return reverse("trainer:cell", args=[run.drill_id, run.learner_id, number])


def test_a_cell_tells_what_was_asked_what_was_answered_and_the_rule_it_follows_from(alices: Client, room: Room) -> None:
    run = begin(room.drill, room.learners["Ana"])
    attempt = answer(run, 1, follow="raise_double")

    response = alices.get(cell_of(run, 1))

    page = response.context["page"]
    assert (page.name, page.number, page.skill.slug, page.late) == ("Ana", 1, "minimum-raise", False)
    assert page.verdict.given.replace(",", "") == attempt.understood
    assert "raise_double" in [idea.code for idea in page.ideas]
    assert page.verdict.steps
    html = response.content.decode()
    assert "Doubling the bet" in html
    assert "data-replay" in html


def test_a_cell_shows_the_latest_try_unless_asked_for_another(alices: Client, room: Room) -> None:
    run = play(room.drill, room.learners["Ana"], follow=HOLDS["Ana"])
    play(room.drill, room.learners["Ana"])

    latest = alices.get(cell_of(run, 1)).context["page"]
    first = alices.get(f"{cell_of(run, 1)}?try=1&step=2").context["page"]

    assert (latest.verdict.correct, first.verdict.correct) == (True, False)
    assert [(one.number, one.words, one.shown) for one in first.tries] == [(1, "not right", True), (2, "right", False)]
    assert [step.number for step in first.verdict.steps if step.lit] == [2]
    assert queries_of(alices, cell_of(run, 1)) == 7


def test_a_cell_without_an_answer_gives_no_solution_away(alices: Client, room: Room) -> None:
    run = begin(room.drill, room.learners["Ana"])
    look(run, 1)

    response = alices.get(cell_of(run, 1))

    assert response.context["page"].verdict is None
    assert "Not answered yet." in response.content.decode()
    assert alices.get(cell_of(run, 2)).status_code == 404


def test_nobody_elses_cell_is_found(bobs: Client, charlies: Client, room: Room) -> None:
    run = begin(room.drill, room.learners["Ana"])
    look(run, 1)

    assert bobs.get(cell_of(run, 1)).status_code == 200
    assert charlies.get(cell_of(run, 1)).status_code == 404
    assert browser_of(room.learners["Ana"]).get(cell_of(run, 1)).status_code == 404
    Membership.objects.filter(user=room.learners["Ana"]).update(removed_at="2026-01-01T00:00Z")
    assert bobs.get(cell_of(run, 1)).status_code == 404
