"""Alice owns, Bob is somebody else, Charlie has no account."""

import pytest
from django.test import Client

from tests.factories.trainer import UserFactory
from trainer.models import User
from trainer.services import BACKEND


@pytest.fixture
def alice(db: None) -> User:
    return UserFactory.create(username="alice")


@pytest.fixture
def bob(db: None) -> User:
    return UserFactory.create(username="bob")


def browser_of(user: User) -> Client:
    client = Client()
    client.force_login(user, backend=BACKEND)
    return client


@pytest.fixture
def alices(alice: User) -> Client:
    """Alice's browser."""
    return browser_of(alice)


@pytest.fixture
def bobs(bob: User) -> Client:
    """Bob's browser."""
    return browser_of(bob)


@pytest.fixture
def charlies(db: None) -> Client:
    """A browser in which nobody is logged in."""
    return Client()
