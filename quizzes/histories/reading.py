"""Reads one recorded hand, whatever wrote it: the kind is told by its beginning."""

from quizzes.engine.hand import Hand
from quizzes.engine.profile import TDA_2024, RulesProfile
from quizzes.histories.files import hands
from quizzes.histories.record import Record, Unreadable, play


def read_any(text: str, profile: RulesProfile = TDA_2024) -> tuple[Record, Hand]:
    """The one hand in a text, as recorded and as played under these house rules. Raises Unreadable."""
    form, found = hands("", text.encode().splitlines(keepends=True))
    first, *others = found
    if others:
        raise Unreadable(f"there are {1 + len(others)} hands in it; one can be read at a time")
    record = form.read(first)
    return record, play(record, profile)
