"""A class in Madrid: Alice teaches, Ana and Bruno learn, Charlie is nobody there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.messages import get_messages
from django.test import Client
from django.utils import timezone

from quizzes.exercises.snapshot import Shown, read
from quizzes.models import Attempt
from tests.factories.quizzes import form_of, wrong_answer
from tests.factories.trainer import ClassroomFactory, MembershipFactory, UserFactory
from trainer.drills import queries, running, services
from trainer.drills.seeds import Ask
from trainer.models import Classroom, Drill, Membership, Run, User
from trainer.services import BACKEND

RAISE, WINS = Ask("minimum-raise", "nlhe", 1), Ask("who-wins", "nlhe", 1)


@dataclass(frozen=True)
class Room:
    classroom: Classroom
    alice: User
    ana: User
    bruno: User


def browser_of(user: User) -> Client:
    client = Client()
    client.force_login(user, backend=BACKEND)
    return client


def make_room() -> Room:
    classroom = ClassroomFactory.create(time_zone="Europe/Madrid")
    alice, ana, bruno = (UserFactory.create(username=name) for name in ("alice", "ana", "bruno"))
    MembershipFactory.create(classroom=classroom, user=alice, role=Membership.Role.TEACHER)
    for user in (ana, bruno):
        MembershipFactory.create(classroom=classroom, user=user, real_name=f"{user.username.title()} García")
    return Room(classroom, alice, ana, bruno)


@pytest.fixture
def room(db: None) -> Room:
    return make_room()


@pytest.fixture
def alices(room: Room) -> Client:
    return browser_of(room.alice)


@pytest.fixture
def anas(room: Room) -> Client:
    return browser_of(room.ana)


Assign = Callable[..., Drill]


def assign_to(room: Room, asks: Sequence[Ask] = (RAISE, RAISE, WINS), *, due: int = 7, **settings: Any) -> Drill:
    """An assigned drill, due in so many days."""
    drill = services.draft(room.classroom, "Raises", asks, room.alice, **settings)
    services.assign_usual(drill, None, timezone.now() + timedelta(days=due - 7))
    return drill


@pytest.fixture
def assign(room: Room) -> Assign:
    return lambda *args, **settings: assign_to(room, *args, **settings)


def begin(drill: Drill, learner: User) -> Run:
    return running.start(drill, learner, timezone.now())


def shown_at(run: Run, number: int) -> Shown:
    return read(running.show(queries.places_of(run)[number - 1], run, timezone.now()).snapshot)


def answer(run: Run, number: int, right: bool = True) -> Attempt:
    place = queries.places_of(run)[number - 1]
    shown = read(running.show(place, run, timezone.now()).snapshot)
    return running.answer(place, run, shown.answer if right else wrong_answer(shown))


def answer_all(run: Run, marks: str) -> None:
    """A 1 answers right, a 0 wrong."""
    for number, mark in enumerate(marks, 1):
        answer(run, number, mark == "1")


def form_at(run: Run, number: int, right: bool = True) -> dict[str, object]:
    shown = shown_at(run, number)
    return form_of(shown.key.skill, shown.answer if right else wrong_answer(shown))


def address(run: Run, number: int) -> str:
    return f"/drill/{run.drill_id}/run/{run.number}/{number}/"


def said(response: Any) -> list[str]:
    """The messages of a page."""
    return [str(one) for one in get_messages(response.wsgi_request)]
