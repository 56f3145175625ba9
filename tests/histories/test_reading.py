"""A pasted or typed hand is played, or refused in one line that names the action."""

import pytest

from quizzes.engine.betting import Breach
from quizzes.engine.games import NLHE
from quizzes.engine.hand import Hand
from quizzes.engine.profile import ROBERTS_11, TDA_2024
from quizzes.engine.seats import Stakes
from quizzes.histories.notation import play
from quizzes.histories.reading import read_any
from quizzes.histories.record import Fault, Unreadable
from tests.histories.hands import HAND, every_hand

START = Hand.start(NLHE, TDA_2024, Stakes(50, 100), [1000, 1000, 1000])


def fault(*lines: str) -> Fault:
    with pytest.raises(Unreadable) as refused:
        play(START, lines)
    assert refused.value.fault is not None
    return refused.value.fault


def why(text: str) -> str:
    with pytest.raises(Unreadable) as refused:
        read_any(text)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_phh_hand_is_read_under_the_house_rules_asked_for() -> None:
    record, hand = read_any(f"# a comment\n\n{HAND}", ROBERTS_11)
    assert (record.stacks, hand.profile, len(hand.log)) == ((1000, 1000, 1000), ROBERTS_11, 9)
    assert read_any(f"[1]\n{HAND}")[1].log == hand.log


def test_other_texts_are_refused() -> None:
    assert "it begins with 'Winamax Poker - " in why("Winamax Poker - CashGame\nTable")
    assert why("") == "there is no hand in it"
    assert "2 hands" in why(f"[1]\n{HAND}\n[2]\n{HAND}")
    assert "not TOML" in why("a = \x00")


@pytest.mark.parametrize("end", range(0, HAND.index("]\nfinishing"), 5))
def test_a_hand_cut_off_anywhere_is_refused_in_one_line(end: int) -> None:
    assert why(HAND[:end])


def test_an_action_that_may_not_be_is_named() -> None:
    with pytest.raises(Unreadable) as refused:
        read_any(HAND.replace("cbr 300", "cbr 110"))
    told = refused.value.fault
    assert told is not None
    assert (told.number, told.line, told.breach, str(told.hand.to_act)) == (5, "p1 cbr 110", Breach.TOO_SMALL, "p1")
    with pytest.raises(Unreadable) as refused:
        read_any(HAND.replace("Qc7s8c", "QcAs8c"))
    assert refused.value.fault is not None
    assert refused.value.fault.breach is Breach.CARD_ALREADY_DEALT


@pytest.mark.parametrize(("file", "number", "text"), list(every_hand()), ids=str)
def test_the_engines_own_notation_plays_the_same_hand(file: str, number: int, text: bytes) -> None:
    hand = read_any(text.decode())[1]
    start = Hand.start(hand.game, hand.profile, hand.stakes, hand.stacks)
    assert play(start, map(str, hand.log)) == hand


def test_typed_lines_may_be_empty_and_have_comments() -> None:
    hand = play(START, ["", "  p3 raise 300  # bold", "# nothing", "p1 fold"])
    assert [str(action) for action in hand.log] == ["p3 raise 300", "p1 fold"]


@pytest.mark.parametrize("line", ["p3", "raise 300", "p3 raise", "p3 raise x", "board Zz", "p0 fold", "deal", "💥"])
def test_what_is_no_action_is_named(line: str) -> None:
    told = fault("", "p3 fold", line)
    assert (told.number, told.line, told.breach) == (3, line, None)


def test_what_is_not_legal_is_named_with_the_hand_before_it() -> None:
    told = fault("p3 raise 300", "p2 call")
    assert (told.number, told.breach, told.hand.round.highest_bet) == (2, Breach.NOT_YOUR_TURN, 300)
    assert fault("p3 raise 150").breach is Breach.TOO_SMALL
    assert fault("p3 raise 15000").breach is Breach.MORE_THAN_STACK
    assert fault("board Qc7s8c").breach is Breach.NOT_NOW
    assert fault("deal p1 AsAd", "deal p2 AsKd").breach is Breach.CARD_ALREADY_DEALT
    assert fault("deal p1 AsAs").breach is Breach.CARD_ALREADY_DEALT
