"""Files of recorded hands: which format one is in, and its hands one after the other."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import PurePath

from quizzes.engine.profile import POKERSTARS, TDA_2024, RulesProfile
from quizzes.histories import phh, pokerstars, toml
from quizzes.histories.record import Record

_TOML = re.compile(rb"\[\s*\d+\s*\]|[A-Za-z0-9_]+\s*=")
_HAND_OF_A_SITE = re.compile(rb"(?:\xef\xbb\xbf)?(?:PokerStars\b|.*(?:#|n[\xc2\xba\xb0.o ]+)\d+)")
_BOM = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Format:
    """How the hands of a file are written."""

    cut: Callable[[Iterable[bytes]], Iterator[bytes]]
    read: Callable[[bytes], Record]
    profile: RulesProfile
    """The rules under which such hands are replayed."""


def cut_text(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Cut a text of many hands at their first lines: those with a number after an empty line, or that name the site.

    >>> list(cut_text([b"PokerStars Hand #1: x", b"Table", b"", b"Winamax Poker - HandId: #2-3", b"Table"]))
    [b'PokerStars Hand #1: xTable', b'Winamax Poker - HandId: #2-3Table']
    """
    hand: list[bytes] = []
    after_gap, filled = True, False
    for line in lines:
        empty = not line.strip().removeprefix(_BOM)
        starts = line.removeprefix(_BOM).startswith(b"PokerStars ") or (after_gap and _HAND_OF_A_SITE.match(line))
        if filled and not empty and starts:
            yield b"".join(hand)
            hand, filled = [], False
        if filled or not empty:
            hand.append(line)
            filled = True
        after_gap = empty
    yield b"".join(hand)


PHH = Format(toml.cut, phh.read, TDA_2024)
TEXT = Format(cut_text, pokerstars.read, POKERSTARS)


def hands(name: str, lines: Iterable[bytes]) -> tuple[Format, Iterator[bytes]]:
    """The format of a file, by its name or by what it begins with, and its hands, one held at a time."""
    source = iter(lines)
    begun: list[bytes] = []
    form = PHH if PurePath(name).suffix in (".phh", ".phhs") else None
    while form is None:
        line = next(source, None)
        if line is None:
            form = TEXT
        else:
            begun.append(line)
            if line.strip() and not line.startswith(b"#"):
                form = PHH if _TOML.match(line.strip()) else TEXT
    return form, form.cut(chain(begun, source))
