"""A class in Madrid: Alice owns it, Bob teaches it too, Ana and Bruno learn, Charlie teaches another."""

import pytest
from django.test import Client

from tests.factories.trainer import ClassroomFactory, MembershipFactory, UserFactory
from tests.trainer.drills.conftest import Room, alices, anas, assign, browser_of, room
from trainer.models import Drill, Membership

__all__ = ["alices", "anas", "assign", "room"]


@pytest.fixture
def bobs(room: Room) -> Client:
    bob = UserFactory.create(username="bob")
    MembershipFactory.create(classroom=room.classroom, user=bob, role=Membership.Role.TEACHER)
    return browser_of(bob)


@pytest.fixture
def charlies(db: None) -> Client:
    charlie = UserFactory.create(username="charlie")
    MembershipFactory.create(classroom=ClassroomFactory.create(), user=charlie, role=Membership.Role.TEACHER)
    return browser_of(charlie)


@pytest.fixture
def drill(room: Room, assign) -> Drill:
    return assign()
