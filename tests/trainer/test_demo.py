"""The demo is one class with three learners and nothing else."""

from collections import Counter

import pytest
from django.contrib.auth.hashers import PBKDF2PasswordHasher
from django.core import serializers
from django.core.management import call_command

from dev import DEMO, DEMO_PASSWORD
from trainer.models import Membership, User

pytestmark = pytest.mark.django_db


def test_the_demo_is_one_class_with_three_learners() -> None:
    call_command("loaddata", DEMO, verbosity=0)

    rows = serializers.deserialize("json", DEMO.read_text(encoding="utf-8"))
    assert Counter(type(row.object).__name__ for row in rows) == {"Classroom": 1, "User": 3, "Membership": 3}
    assert set(Membership.objects.values_list("role", flat=True)) == {Membership.Role.LEARNER}


def test_the_learners_of_the_demo_log_in_with_the_password_that_is_told() -> None:
    call_command("loaddata", DEMO, verbosity=0)

    assert all(PBKDF2PasswordHasher().verify(DEMO_PASSWORD, user.password) for user in User.objects.all())
