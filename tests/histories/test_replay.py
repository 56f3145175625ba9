"""What the engine makes of recorded hands against what their files record, ours and real ones."""

import pytest

from quizzes.engine.profile import TDA_2024
from quizzes.histories import phh
from quizzes.histories.record import Unreadable
from quizzes.histories.replay import Mismatch, mismatches
from tests.histories.hands import HAND, changed, every_hand, without


def replayed(text: bytes) -> tuple[Mismatch, ...]:
    record = phh.read(text)
    return mismatches(record, phh.play(record, TDA_2024))


def test_our_own_hands_all_match_and_a_dozen_are_heads_up() -> None:
    hands = [text for _, _, text in every_hand()]
    assert [replayed(text) for text in hands] == [()] * len(hands)
    assert len(hands) >= 36
    assert sum(len(phh.read(text).stacks) == 2 for text in hands) >= 10


def test_each_seat_that_differs_is_named_with_its_net_result() -> None:
    assert replayed(changed("[1300, 700, 1000]", "[1310, 690, 1000]")) == (
        Mismatch("net result of p1", 310, 300),
        Mismatch("net result of p2", -310, -300),
    )


def test_nothing_is_compared_where_nothing_is_recorded() -> None:
    assert replayed(without("finishing_stacks")) == ()


def test_the_stacks_of_a_hand_not_played_out_are_those_behind() -> None:
    text = changed('  "p2 f",\n', "").replace(b"[1300, 700, 1000]", b"[300, 700, 1000]")
    assert replayed(text) == ()


def test_a_hand_that_breaks_off_before_its_recorded_end_is_unreadable() -> None:
    with pytest.raises(Unreadable, match="breaks off with action 8 'p1 cbr 400'"):
        replayed(changed('  "p2 f",\n', ""))
    with pytest.raises(Unreadable, match="breaks off with no action at all"):
        replayed(HAND[: HAND.index("[\n")].encode() + b"[]\nfinishing_stacks = [1300, 700, 1000]\n")


def test_unknown_cards_at_the_showdown_are_named() -> None:
    text = changed('"d dh p1 AsAc"', '"d dh p1 ????"').replace(
        b'"p2 f"', b'"p2 cc", "d db 2h", "p1 cc", "p2 cc", "d db 3h", "p1 cc", "p2 cc"'
    )
    with pytest.raises(Unreadable, match="p1 shows no cards"):
        replayed(text)


def test_every_hand_of_ours_says_what_it_is_about() -> None:
    assert all(text.startswith(b"# ") for _, _, text in every_hand())
