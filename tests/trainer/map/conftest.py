"""Three learners with a wrong idea each. Alice owns the class, Bob co-teaches, Charlie may not."""

from dataclasses import dataclass

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from quizzes.exercises.snapshot import read
from quizzes.models import Attempt
from tests.factories.trainer import ClassroomFactory, MembershipFactory, UserFactory
from trainer.drills import queries, running, services
from trainer.drills.seeds import Ask
from trainer.models import Classroom, Drill, Membership, Run, User
from trainer.services import BACKEND

TRANSACTION = ("BEGIN", "COMMIT", "SAVEPOINT", "RELEASE", "ROLLBACK")
HOLDS = {"Ana": "raise_double", "Bruno": "suit_breaks_tie", "Chloé": "allin_wins_all"}
"""Each learner and the wrong idea that their answers follow wherever they can."""
ASKS = [
    Ask(skill, "nlhe", 1, code)
    for skill, code in (
        ("minimum-raise", "raise_double"),
        ("who-wins", "suit_breaks_tie"),
        ("side-pots", "allin_wins_all"),
    )
    for _ in range(3)
]


@dataclass(frozen=True)
class Room:
    classroom: Classroom
    teacher: User
    learners: dict[str, User]
    drill: Drill


def browser_of(user: User) -> Client:
    client = Client()
    client.force_login(user, backend=BACKEND)
    return client


def join(classroom: Classroom, name: str, role: str = Membership.Role.LEARNER) -> User:
    user = UserFactory.create()
    MembershipFactory.create(classroom=classroom, user=user, role=role, real_name=name)
    return user


def assign(classroom: Classroom, by: User, asks: list[Ask] | None = None, title: str = "First drill") -> Drill:
    drill = services.draft(classroom, title, ASKS if asks is None else asks, by)
    services.assign_usual(drill, None, timezone.now())
    return drill


@pytest.fixture
def room(alice: User) -> Room:
    classroom = ClassroomFactory.create()
    MembershipFactory.create(classroom=classroom, user=alice, role=Membership.Role.TEACHER)
    learners = {name: join(classroom, name) for name in HOLDS}
    return Room(classroom, alice, learners, assign(classroom, alice))


@pytest.fixture
def alices(room: Room) -> Client:
    return browser_of(room.teacher)


@pytest.fixture
def bobs(room: Room) -> Client:
    """The browser of a co-teacher."""
    return browser_of(join(room.classroom, "Bob", Membership.Role.TEACHER))


@pytest.fixture
def charlies(room: Room) -> Client:
    """The browser of somebody who teaches another class."""
    charlie = UserFactory.create()
    MembershipFactory.create(user=charlie, role=Membership.Role.TEACHER)
    return browser_of(charlie)


def begin(drill: Drill, learner: User) -> Run:
    return running.start(drill, learner, timezone.now())


def look(run: Run, number: int) -> None:
    """Have an exercise dealt, and leave it."""
    running.show(queries.places_of(run)[number - 1], run, timezone.now())


def answer(run: Run, number: int, follow: str = "", text: str = "") -> Attempt:
    """Answer as a wrong idea would, where it leads anywhere, or this text; else right."""
    place = queries.places_of(run)[number - 1]
    shown = read(running.show(place, run, timezone.now()).snapshot)
    followed = next((given for given, codes in shown.options if follow in codes), shown.answer)
    return running.answer(place, run, text or followed)


def play(drill: Drill, learner: User, follow: str = "") -> Run:
    """Answer a whole try."""
    run = begin(drill, learner)
    for number in range(1, len(queries.places_of(run)) + 1):
        answer(run, number, follow)
    return run


def queries_of(client: Client, address: str, **headers: str) -> int:
    """How many queries a page makes, transactions not counted."""
    with CaptureQueriesContext(connection) as captured:
        response = client.get(address, headers=headers)
    assert response.status_code in (200, 304)
    return sum(not query["sql"].startswith(TRANSACTION) for query in captured)
