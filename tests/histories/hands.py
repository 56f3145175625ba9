"""Recorded hands for the tests: our own, those of real play where this machine has them, and one to take apart."""

import os
from collections.abc import Iterator
from pathlib import Path

from quizzes.histories.files import cut_text
from quizzes.histories.toml import cut

ROOT = Path(__file__).parents[2]
FIXTURES = sorted((ROOT / "fixtures" / "hands").glob("*.phh*"))
"""No-limit hold'em."""
SITE = ROOT / "fixtures" / "hands" / "games" / "site.txt"
"""A text as PokerStars writes it, of several games."""
RECORDED = Path(os.environ.get("POKER_HANDS", ROOT.parent / "shared" / "hands"))
"""A folder of hands played for real; not part of the project."""

HAND = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 1000, 1000]
actions = [
  "d dh p1 AsAc",
  "d dh p2 KsKc",
  "d dh p3 7h2d",
  "p3 f",
  "p1 cbr 300",
  "p2 cc",
  "d db Qc7s8c",
  "p1 cbr 400",
  "p2 f",
]
finishing_stacks = [1300, 700, 1000]
"""


def without(line: str) -> bytes:
    """HAND without the line that starts so."""
    return "".join(kept for kept in HAND.splitlines(keepends=True) if not kept.startswith(line)).encode()


def changed(old: str, new: str) -> bytes:
    """HAND with one thing changed."""
    assert HAND.count(old) == 1, old
    return HAND.replace(old, new).encode()


def site_hand(number: int) -> str:
    """One hand of SITE, from 1."""
    with SITE.open("rb") as lines:
        return list(cut_text(lines))[number - 1].decode()


def every_hand() -> Iterator[tuple[str, int, bytes]]:
    """Each of our own hands: its file, its number in it, its text."""
    for file in FIXTURES:
        with file.open("rb") as lines:
            for number, text in enumerate(cut(lines), 1):
                yield file.name, number, text
