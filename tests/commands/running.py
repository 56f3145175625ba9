"""Run a command as a shell would, in this process: what it printed, and how it ended."""

import json
from dataclasses import dataclass
from typing import Any

import pytest
from django.core.management import execute_from_command_line


@dataclass
class Ended:
    """One run of a command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one object on stdout."""
        return json.loads(self.out)

    @property
    def trouble(self) -> str:
        """The one line on stderr of a command that gave up before saying anything."""
        assert (self.code, self.out) == (2, "")
        (line,) = self.err.splitlines()
        return line


def run(capsys: pytest.CaptureFixture[str], *words: object) -> Ended:
    try:
        execute_from_command_line(["manage.py", *map(str, words)])
        code = 0
    except SystemExit as ended:
        code = int(ended.code or 0)
    return Ended(code, *capsys.readouterr())
