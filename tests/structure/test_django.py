"""Django's own checks, on a developer's machine and as in production."""

import json
import os
import subprocess
import sys

import pytest
from django.conf import settings
from django.contrib.auth.hashers import PBKDF2PasswordHasher
from django.core.management import call_command

import dev
from tests.structure.source import ROOT
from trainer.settings import version_of


def manage(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command as in production, where a developer's .env has no say."""
    of_tests = ("DATABASE_URL", "DJANGO_ALLOW_ASYNC_UNSAFE")
    machine = {name: value for name, value in os.environ.items() if name not in of_tests}
    machine |= {"DEBUG": "0", "SECRET_KEY": "", "ALLOWED_HOSTS": "localhost", **environment}
    command = (sys.executable, "manage.py", *command)
    return subprocess.run(command, cwd=ROOT, env=machine, capture_output=True, text=True, check=False)


def test_checks_pass() -> None:
    call_command("check", fail_level="WARNING")


@pytest.mark.django_db
def test_no_migration_is_missing() -> None:
    call_command("makemigrations", check=True, dry_run=True, interactive=False)


def test_production_is_safe() -> None:
    told = manage("check", "--deploy", "--fail-level", "WARNING", SECRET_KEY="kR7-" * 20 + "uvwxyz")
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize("command", [("check",), ("migrate",), ("runserver",), ("exercise", "x")], ids=" ".join)
def test_production_refuses_to_start_without_a_key(command: tuple[str, ...]) -> None:
    told = manage(*command)
    assert told.returncode != 0
    assert told.stdout == ""
    assert told.stderr == "SECRET_KEY is not set: give it a long random text in the environment or in .env.\n"


def test_version_is_the_newest_release_of_the_changelog() -> None:
    assert version_of("# Changes\n\n## 1.10.0 (2026-01-01)\n\n- x\n\n## 1.9.3\n") == "1.10.0"
    assert version_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8")) == settings.VERSION


def test_demo_can_be_logged_in_to() -> None:
    """`dev.py run` prints these names with this password."""
    rows = json.loads(dev.DEMO.read_text(encoding="utf-8"))
    users = [row["fields"] for row in rows if row["model"] == "trainer.user"]
    assert [user["username"] for user in users] == dev.demo_logins() != []
    assert all(PBKDF2PasswordHasher().verify(dev.DEMO_PASSWORD, user["password"]) for user in users)


@pytest.mark.django_db
def test_demo_loads() -> None:
    call_command("loaddata", dev.DEMO, verbosity=0)
