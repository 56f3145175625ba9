"""Reads a recorded hand, whatever wrote it: the kind is told by its beginning."""

from quizzes.engine.hand import Hand
from quizzes.engine.profile import TDA_2024, RulesProfile
from quizzes.histories import phh
from quizzes.histories.record import Record, Unreadable
from quizzes.histories.toml import cut

_LONGEST_ECHO = 40


def read_any(text: str, profile: RulesProfile = TDA_2024) -> tuple[Record, Hand]:
    """The one hand in a text, as recorded and as played under these house rules. Raises Unreadable."""
    lines = [line.strip() for line in text.splitlines()]
    first = next((line for line in lines if line and not line.startswith("#")), "")
    if first and not first.startswith("[") and "=" not in first:
        raise Unreadable(f"this is no .phh hand: it begins with {first[:_LONGEST_ECHO]!r}")
    hands = list(cut(text.encode().splitlines(keepends=True)))
    if len(hands) > 1:
        raise Unreadable(f"there are {len(hands)} hands in it; one can be read at a time")
    record = phh.read(hands[0])
    return record, phh.play(record, profile)
