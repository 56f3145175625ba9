"""Every question, put to a hand while it lasts and once it is over."""

from typing import Any

import pytest

from quizzes.engine.hand import Hand
from quizzes.engine.profile import TDA_2024
from quizzes.engine.trace import Rule
from quizzes.engine.units import Seat
from quizzes.histories import phh
from quizzes.histories.questions import QUESTIONS, SeatNeeded, ask
from tests.histories.hands import every_hand

START = """
variant = "NT"
antes = {antes}
blinds_or_straddles = [50, 100, 0, 0]
min_bet = 100
starting_stacks = {stacks}
actions = {actions}
"""
DEALT = ["d dh p1 AcAd", "d dh p2 KcKd", "d dh p3 QcQd", "d dh p4 JcJd"]
ALL_IN = [*DEALT, "p3 cbr 400", "p4 cc", "p1 cc", "p2 cbr 700", "p3 cbr 1500", "p4 cc"]
PLAYED = [*ALL_IN, "d db 2h5s8s", "d db 9d", "d db Th"]


def hand(
    *actions: str, stacks: tuple[int, ...] = (300, 700, 1500, 1600), antes: tuple[int, ...] = (0, 0, 0, 0)
) -> Hand:
    text = START.format(antes=list(antes), stacks=list(stacks), actions=list(actions))
    return phh.play(phh.read(text.encode()), TDA_2024)


def answer(question: str, state: Hand, seat: str | None = None) -> Any:
    value, steps = ask(question, state, Seat.parse(seat) if seat else None)
    assert steps
    return value


def why_not(question: str, state: Hand, seat: str | None = None) -> Rule:
    value, steps = ask(question, state, Seat.parse(seat) if seat else None)
    assert value is None
    return steps[-1].rule


def test_next_to_act() -> None:
    assert answer("next-to-act", hand(*DEALT)) == "p3"
    assert why_not("next-to-act", hand(*ALL_IN)) is Rule.ROUND_IS_OVER


def test_legal_actions_have_all_seven_always() -> None:
    assert answer("legal-actions", hand(*DEALT)) == {
        "fold": True,
        "check": False,
        "call": 100,
        "bet": None,
        "raise_to": {"min": 200, "max": 1500},
        "bring_in": None,
        "draw": None,
    }


def test_the_big_blinds_option_is_a_raise_and_a_bet_comes_after_the_flop() -> None:
    limped = hand(*DEALT, "p3 cc", "p4 cc", "p1 cc")
    assert answer("legal-actions", limped)["check"] is True
    assert answer("legal-actions", limped)["raise_to"] == {"min": 200, "max": 700}
    flop = hand(*DEALT, "p3 cc", "p4 cc", "p1 cc", "p2 cc", "d db 2h5s8s")
    assert answer("legal-actions", flop)["bet"] == {"min": 100, "max": 200}
    assert answer("legal-actions", flop)["raise_to"] is None


def test_legal_actions_of_another_seat_than_the_one_to_act() -> None:
    assert why_not("legal-actions", hand(*DEALT), "p1") is Rule.ACTS_FIRST


def test_a_stack_below_the_minimum_has_only_his_all_in() -> None:
    raised = hand(*DEALT, "p3 cbr 600", "p4 f", "p1 f")
    assert answer("legal-actions", raised)["raise_to"] == {"min": 700, "max": 700}
    assert answer("minimum-raise", raised) == 1100
    assert answer("maximum-bet", raised) == 700


def test_to_call_is_the_price_also_for_a_shorter_stack() -> None:
    raised = hand(*DEALT, "p3 cbr 600")
    assert answer("to-call", raised) == 600
    assert answer("to-call", raised, "p1") == 550
    assert answer("legal-actions", hand(*DEALT, "p3 cbr 600", "p4 f"))["call"] == 250


def test_who_cannot_act_is_asked_in_vain() -> None:
    raised = hand(*DEALT, "p3 f", "p4 cbr 300", "p1 cc")
    assert why_not("to-call", raised, "p3") is Rule.FOLDED_SKIPPED
    assert why_not("minimum-raise", raised, "p1") is Rule.ALL_IN_SKIPPED
    assert why_not("maximum-bet", hand(*ALL_IN)) is Rule.ROUND_IS_OVER


def test_who_may_not_raise_has_no_minimum() -> None:
    limped = hand(*DEALT, "p3 cc", "p4 cc", "p1 cc", "p2 cbr 200", "p3 cc", "p4 cc", "p1 cbr 300")
    assert answer("minimum-raise", limped) == 400
    short = hand(*DEALT, "p3 cbr 220", "p4 f", "p1 cbr 300", "p2 cc")
    assert why_not("minimum-raise", short) is Rule.MAY_NOT_RAISE


def test_pots_while_the_round_is_open() -> None:
    assert answer("pots", hand(*DEALT, "p3 cbr 250", antes=(0, 100, 0, 0))) == {
        "pots": [{"amount": 100, "eligible": ["p1", "p2", "p3", "p4"]}],
        "in_front": {"p1": 50, "p2": 100, "p3": 250},
        "returned": {},
    }
    assert answer("pots", hand(*DEALT))["pots"] == []


def test_pots_once_it_is_over() -> None:
    assert answer("pots", hand(*ALL_IN[:-1], "p4 f")) == {
        "pots": [{"amount": 1200, "eligible": ["p1", "p2", "p3"]}, {"amount": 900, "eligible": ["p2", "p3"]}],
        "in_front": {},
        "returned": {"p3": 800},
    }


def test_winners_payouts_and_stacks() -> None:
    over = hand(*PLAYED)
    assert answer("winners", over) == [
        {"pot": 0, "board": 0, "half": "whole", "winners": ["p1"], "cards": {"p1": ["Ac", "Ad", "Th", "9d", "8s"]}},
        {"pot": 1, "board": 0, "half": "whole", "winners": ["p2"], "cards": {"p2": ["Kc", "Kd", "Th", "9d", "8s"]}},
        {"pot": 2, "board": 0, "half": "whole", "winners": ["p3"], "cards": {"p3": ["Qc", "Qd", "Th", "9d", "8s"]}},
    ]
    assert answer("payouts", over) == {"p1": 1200, "p2": 1200, "p3": 1600, "p4": 0}
    assert answer("final-stacks", over) == {"p1": 1200, "p2": 1200, "p3": 1600, "p4": 100}
    assert answer("show-order", over) == ["p1", "p2", "p3", "p4"]


def test_nothing_is_won_before_the_end() -> None:
    for question in ("winners", "payouts", "final-stacks"):
        assert why_not(question, hand(*ALL_IN)) is Rule.CARDS_UNKNOWN
    assert why_not("show-order", hand(*DEALT)) is Rule.NO_SHOWDOWN


def test_who_is_left_alone_wins_without_cards() -> None:
    alone = hand("p3 f", "p4 f", "p1 f")
    assert answer("winners", alone) == [{"pot": 0, "board": 0, "half": "whole", "winners": ["p2"], "cards": {}}]
    assert answer("final-stacks", alone) == {"p1": 250, "p2": 750, "p3": 1500, "p4": 1600}


def test_best_hand() -> None:
    over = hand(*PLAYED)
    assert answer("best-hand", over, "p4") == {"category": "pair", "cards": ["Jc", "Jd", "Th", "9d", "8s"], "low": None}
    assert why_not("best-hand", hand(*ALL_IN), "p4") is Rule.CARDS_UNKNOWN
    assert why_not("best-hand", hand("p3 f", "p4 f"), "p1") is Rule.CARDS_UNKNOWN


def test_position() -> None:
    assert [answer("position", hand(), f"p{number}") for number in range(1, 5)] == ["SB", "BB", "CO", "BTN"]
    assert answer("position", hand()) == "CO"


@pytest.mark.parametrize("question", ["best-hand", "position"])
def test_a_seat_is_needed_where_nobody_is_to_act(question: str) -> None:
    with pytest.raises(SeatNeeded):
        ask(question, hand(*PLAYED), None)


@pytest.mark.parametrize("question", list(QUESTIONS))
def test_every_question_has_an_answer_or_a_reason_at_every_moment_of_our_hands(question: str) -> None:
    for _, _, text in every_hand():
        record = phh.read(text)
        state = Hand.start(record.game, TDA_2024, record.stakes, record.stacks)
        for action in phh.play(record, TDA_2024).log:
            assert ask(question, state, Seat(0))[1]
            state = state.after(action)
        assert ask(question, state, Seat(0))[1]
