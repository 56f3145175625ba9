"""Hands played for real, where this machine has them: every one is replayed once, and what differs is listed here."""

import pytest

from quizzes.histories.files import hands
from quizzes.histories.record import Unreadable, play
from quizzes.histories.replay import mismatches
from tests.histories.hands import RECORDED

Found = dict[tuple[str, int], list[str]]

THE_RECORD_IS_AT_FAULT = {
    ("6-card-omaha-pot-limit.txt", 1): ["line 22"],  # its turn is an empty card
    ("holdem-no-limit.txt", 73): ["returned to p2", "total pot"],  # all of the big blind is called uncalled
    ("holdem-no-limit.txt", 362): ["returned to p2", "total pot"],
    ("holdem-no-limit.txt", 406): ["returned to p2", "total pot"],
    ("omaha-pot-limit.txt", 5): ["hand of p1", "hand of p2"],  # both straights are called nine to six
}


def replayed(folder: str) -> tuple[int, Found]:
    count, found = 0, {}
    for file in sorted((RECORDED / folder).glob("*.*")):
        with file.open("rb") as lines:
            form, texts = hands(file.name, lines)
            for number, text in enumerate(texts, 1):
                count += 1
                try:
                    record = form.read(text)
                    differs = [one.what for one in mismatches(record, play(record, form.profile))]
                except Unreadable as why:
                    differs = [" ".join(str(why).split()[:2])]
                if differs:
                    found[file.name, number] = differs
    if not count:
        pytest.skip(f"{RECORDED} is not on this machine")
    return count, found


def test_every_phh_hand_matches() -> None:
    count, found = replayed("phh")
    assert found == {}
    assert count == 5045


def test_every_hand_of_the_site_matches_but_those_whose_record_is_wrong() -> None:
    count, found = replayed("pokerstars")
    assert found == THE_RECORD_IS_AT_FAULT
    assert count == 805
