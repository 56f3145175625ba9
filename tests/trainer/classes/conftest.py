"""Alice owns the class, Bob teaches it too, Dora learns in it with a card; Eve teaches another class."""

from dataclasses import dataclass

import pytest
from django.test import Client

from tests.factories.trainer import ClassroomFactory, MembershipFactory, UserFactory
from trainer.classes import services
from trainer.models import Classroom, Membership, User
from trainer.services import BACKEND


def browser_of(user: User) -> Client:
    client = Client()
    client.force_login(user, backend=BACKEND)
    return client


@dataclass(frozen=True)
class Room:
    classroom: Classroom
    owner: Membership
    co_teacher: Membership
    learner: Membership


@pytest.fixture
def room(alice: User, bob: User) -> Room:
    classroom = ClassroomFactory.create(name="Tuesday beginners", code="TWXKP4")
    owner = MembershipFactory.create(classroom=classroom, user=alice, role=Membership.Role.TEACHER)
    co_teacher = MembershipFactory.create(classroom=classroom, user=bob, role=Membership.Role.TEACHER)
    services.add_learners(classroom, ["Dora Núñez"], after=co_teacher.pk)
    return Room(classroom, owner, co_teacher, classroom.memberships.get(role=Membership.Role.LEARNER))


@pytest.fixture
def bobs(bob: User) -> Client:
    return browser_of(bob)


@pytest.fixture
def eve(db: None) -> User:
    eve = UserFactory.create(username="eve")
    MembershipFactory.create(user=eve, role=Membership.Role.TEACHER)
    return eve


@pytest.fixture
def eves(eve: User) -> Client:
    return browser_of(eve)


@pytest.fixture
def doras(room: Room) -> Client:
    return browser_of(room.learner.user)


def page_of(room: Room, page: str = "") -> str:
    return f"/class/{room.classroom.pk}/{page}"


def learners_in(room: Room) -> list[str]:
    """Their names, in the order of joining."""
    learners = room.classroom.memberships.filter(role=Membership.Role.LEARNER, removed_at=None)
    return list(learners.order_by("pk").values_list("real_name", flat=True))
