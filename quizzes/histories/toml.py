"""The outer shell of PHH: a file cut into its hands, and the fields of a hand. What is TOML, tomllib decides."""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from decimal import Decimal
from typing import Any

from quizzes.histories.record import Unreadable

_HEADER = re.compile(rb"\[\s*\d+\s*\]\s*(#.*)?")
_PLAIN = re.compile(r"([A-Za-z0-9_]+) = (?!.*null)([^#\"\\{}]+)")


def cut(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Cut a file at its [n] headers. One hand is held at a time, so a bad one loses only itself and memory stays flat.

    A file without headers is one hand.

    >>> list(cut([b"# two hands", b"[1]", b"a = 1", b"[2]", b"a = 2"]))
    [b'a = 1', b'a = 2']
    """
    hand: list[bytes] = []
    opened = False
    for line in lines:
        stripped = line.strip()
        if _HEADER.fullmatch(stripped):
            if opened:
                yield b"".join(hand)
            hand, opened = [], True
        else:
            hand.append(line)
            opened = opened or not (stripped == b"" or stripped.startswith(b"#"))
    yield b"".join(hand)


def fields(hand: bytes) -> dict[str, Any]:
    """The fields of one hand, fractions as Decimal. Raises Unreadable."""
    try:
        text = hand.decode()
        plain = _plain_fields(text)
        return tomllib.loads(text, parse_float=Decimal) if plain is None else plain
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise Unreadable(f"not TOML: {error}") from error


def _plain_fields(text: str) -> dict[str, Any] | None:
    """The same where every line is as recorders write it, many times faster: such a line is JSON but for its quotes."""
    found: dict[str, Any] = {}
    for line in text.splitlines():
        plain = _PLAIN.fullmatch(line)
        if plain and plain[1] not in found:
            try:
                found[plain[1]] = _JSON.decode(plain[2].replace("'", '"'))
            except ValueError:
                return None
        elif line:
            return None
    return found


def _refuse(constant: str) -> None:
    raise ValueError(constant)


_JSON = json.JSONDecoder(parse_float=Decimal, parse_constant=_refuse)
