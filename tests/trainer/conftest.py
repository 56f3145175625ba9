"""Alice owns, Bob is somebody else, Charlie has no account; a guest is Charlie after a first answer."""

from collections.abc import Callable
from datetime import UTC, datetime
from importlib import import_module

import pytest
from django.conf import settings
from django.contrib.auth.models import AnonymousUser
from django.core.cache import cache
from django.test import Client, RequestFactory

from quizzes.models import ServedExercise
from tests.factories.trainer import UserFactory
from trainer import services
from trainer.models import User


@pytest.fixture(autouse=True)
def empty_cache() -> None:
    cache.clear()


@pytest.fixture
def alice(db: None) -> User:
    return UserFactory.create(username="alice")


@pytest.fixture
def bob(db: None) -> User:
    return UserFactory.create(username="bob")


@pytest.fixture
def charlie(db: None) -> Client:
    """A browser in which nobody is logged in."""
    return Client()


@pytest.fixture
def alices(alice: User) -> Client:
    """Alice's browser."""
    client = Client()
    client.force_login(alice, backend=services.BACKEND)
    return client


def begin_as_guest(client: Client) -> User:
    """What the first recorded answer does in a browser."""
    request = RequestFactory().post("/train/")
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(client.session.session_key)
    request.user = AnonymousUser()
    guest = services.become_guest(request)
    request.session.save()
    client.cookies[settings.SESSION_COOKIE_NAME] = request.session.session_key or ""
    return guest


@pytest.fixture
def guest(charlie: Client) -> User:
    """Charlie, known by a row of his own since his first answer."""
    return begin_as_guest(charlie)


Serve = Callable[..., ServedExercise]


@pytest.fixture
def serve(db: None) -> Serve:
    """Put an exercise before a learner and record one answer to it."""

    def serve_to(learner: User, seed: str = "0000002a") -> ServedExercise:
        now = datetime(2025, 1, 1, tzinfo=UTC)
        served = ServedExercise.objects.create(
            learner=learner,
            skill="minimum-raise",
            version=1,
            profile="tda-2024",
            game="nlhe",
            level=1,
            seed=seed,
            situation_key=seed,
            snapshot={"options": []},
            token="",
            served_at=now,
        )
        served.attempts.create(
            typed="12",
            understood="12",
            score=1,
            correct=True,
            locale="en",
            engine_version="1.0.0",
            answered_at=now,
            seconds=3,
            client_token=f"{learner.pk}-{seed}",
        )
        return served

    return serve_to
