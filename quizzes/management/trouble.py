"""How every command of ours fails: one line on stderr that says what was wrong and what exists, and exit code 2."""

from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import translation

from quizzes.engine.profile import ALL_PROFILES, RulesProfile


class Trouble(CommandError):
    """Something that whoever typed the command can put right."""

    def __init__(self, line: str) -> None:
        super().__init__(line, returncode=2)


class PlainCommand(BaseCommand):
    """A command whose stdout is its answer and nothing else."""

    requires_system_checks = ()

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        """Django's parser, but a wrong argument is told in one line, without the usage."""
        parser = super().create_parser(prog_name, subcommand, **kwargs)
        parser.print_usage = lambda file=None: None  # type: ignore[method-assign]
        return parser


def unknown(kind: str, name: str, known: Iterable[str]) -> Trouble:
    """The trouble with a name that does not exist, naming those that do."""
    return Trouble(f"there is no {kind} {name!r}; there is: {', '.join(known)}")


def profile_named(name: str) -> RulesProfile:
    """The rules profile of this name, or trouble."""
    if name not in ALL_PROFILES:
        raise unknown("rules profile", name, ALL_PROFILES)
    return ALL_PROFILES[name]


def add_language(parser: ArgumentParser) -> None:
    """Give a command the option --lang."""
    parser.add_argument("--lang", default="en", help="language of the texts (en)")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Texts come out in this language, or trouble."""
    known = [code for code, _ in settings.LANGUAGES]
    if language not in known:
        raise unknown("language", language, known)
    with translation.override(language):
        yield
