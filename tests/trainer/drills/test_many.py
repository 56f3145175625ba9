"""Many at once, and queries that do not grow: on SQLite and on PostgreSQL."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import pytest
from django.db import connection
from django.test import Client

from quizzes.models import Attempt, Review, ServedExercise
from tests.factories.trainer import MembershipFactory, UserFactory
from tests.quizzes.test_pages import queries_of
from tests.trainer.drills.conftest import (
    RAISE,
    Assign,
    Room,
    address,
    answer_all,
    assign_to,
    begin,
    browser_of,
    form_at,
    make_room,
)
from trainer.models import Run, RunExercise

T = TypeVar("T")

pytestmark = pytest.mark.django_db
many_at_once = pytest.mark.usefixtures("transactional_db")
AT_ONCE = 20


def at_once(clients: list[Client], do: Callable[[Client], T]) -> list[T]:
    """Each browser does it in a thread of its own."""

    def once(client: Client) -> T:
        try:
            return do(client)
        finally:
            connection.close()

    with ThreadPoolExecutor(len(clients)) as pool:
        return list(pool.map(once, clients))


@many_at_once
def test_twenty_posts_at_once_are_recorded_once() -> None:
    room = make_room()
    drill = assign_to(room, (RAISE,))
    windows = [browser_of(room.ana) for _ in range(AT_ONCE)]
    begun = at_once(windows, lambda client: client.post(f"/drill/{drill.pk}/run/").status_code)
    assert (set(begun), Run.objects.count(), RunExercise.objects.count()) == ({302}, 1, 1)
    run = Run.objects.get()
    shown = at_once(windows, lambda client: client.get(address(run, 1)).status_code)
    assert (set(shown), ServedExercise.objects.count()) == ({200}, 1)
    form = form_at(run, 1)
    answered = at_once(windows, lambda client: client.post(address(run, 1), form).status_code)
    assert (set(answered), Attempt.objects.count(), Review.objects.count()) == ({302}, 1, 1)
    place = RunExercise.objects.get()
    run.refresh_from_db()
    assert (place.score, place.answered_at, run.finished_at) == (1, *[Attempt.objects.get().answered_at] * 2)


@many_at_once
def test_a_class_begins_and_answers_in_the_same_moment() -> None:
    room = make_room()
    drill = assign_to(room, (RAISE,))
    learners = UserFactory.create_batch(AT_ONCE)
    for learner in learners:
        MembershipFactory.create(classroom=room.classroom, user=learner)

    def do(client: Client) -> int:
        here = client.post(f"/drill/{drill.pk}/run/")["Location"]
        client.get(here)
        return client.post(here, {"answer": "100"}).status_code

    assert set(at_once([browser_of(learner) for learner in learners], do)) == {302}
    assert Run.objects.exclude(finished_at=None).count() == Attempt.objects.count() == AT_ONCE


def grow(room: Room, assign: Assign) -> None:
    """Two more learners and two more drills, each begun twice by everybody."""
    for _ in range(2):
        learner = UserFactory.create()
        MembershipFactory.create(classroom=room.classroom, user=learner)
        drill = assign()
        for user in (room.ana, learner):
            for marks in ("111", "11"):
                answer_all(begin(drill, user), marks)


def test_pages_ask_as_often_with_one_row_as_with_three(
    alices: Client, anas: Client, room: Room, assign: Assign
) -> None:
    drill = assign()
    answer_all(begin(drill, room.ana), "11")
    pages = {
        f"/drill/{drill.pk}/": (alices, 10),
        f"/drill/{drill.pk}/learner/{room.ana.pk}/": (alices, 9),
        f"/drill/{drill.pk}/edit/": (alices, 6),
        f"/drill/{drill.pk}/play/": (alices, 4),
        f"/class/{room.classroom.pk}/drill/new/": (alices, 3),
        "/drills/": (anas, 7),
        "/": (anas, 9),
        f"/drill/{drill.pk}/run/": (anas, 10),
    }
    one = {page: queries_of(client, page) for page, (client, _) in pages.items()}
    grow(room, assign)
    answer_all(Run.objects.get(drill=drill), "111")
    answer_all(begin(drill, room.ana), "10")
    three = {page: queries_of(client, page) for page, (client, _) in pages.items()}
    assert one == three == {page: count for page, (_, count) in pages.items()}


def test_a_try_asks_little(anas: Client, room: Room, assign: Assign) -> None:
    drill = assign()
    begun = queries_of(anas, f"/drill/{drill.pk}/run/", {})
    run = Run.objects.get()
    first, again = (queries_of(anas, address(run, 1)) for _ in range(2))
    answered = queries_of(anas, address(run, 1), form_at(run, 1))
    assert (begun, first, again, answered) == (9, 9, 7, 18)
