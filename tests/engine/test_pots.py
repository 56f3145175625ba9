"""Uncalled bets, main pot and side pots: TDA 15-B and 21, and the worked examples."""

import json
from pathlib import Path
from typing import Any

import pytest

from quizzes.engine.hand import Hand
from quizzes.engine.pots import Pot, pots, pots_of
from quizzes.engine.trace import Rule
from quizzes.engine.units import Chips, Seat
from tests.engine.tables import DEEP, P1, P2, P3, P4, flop, on, start, told
from tests.oracle.pots import peel

CASES = json.loads((Path(__file__).parents[1] / "cases" / "pots.json").read_text())

Told = tuple[list[tuple[int, str]], dict[str, int]]


def layers(put_in: list[int], live: str, dead: int = 0) -> Told:
    """The pots and what goes back, with seats written out; the oracle has to agree."""
    seats = [Seat.parse(name) for name in live.split()]
    settled = pots([Chips(chips) for chips in put_in], seats, Chips(dead)).value
    second = peel(put_in, seats, dead)
    assert [(pot.chips, pot.seats) for pot in settled.pots] == second.pots
    assert dict(settled.returned) == second.returned
    assert sum(pot.chips for pot in settled.pots) + sum(dict(settled.returned).values()) == sum(put_in) + dead
    return (
        [(pot.chips, " ".join(map(str, pot.seats))) for pot in settled.pots],
        {str(seat): chips for seat, chips in settled.returned},
    )


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_collected_case(case: dict[str, Any]) -> None:
    expected = [(pot["chips"], " ".join(pot["seats"])) for pot in case["pots"]]
    assert layers(case["put_in"], " ".join(case["live"])) == (expected, case["returned"])


def test_tda_15_b_the_uncalled_bet_goes_back() -> None:
    """B38: A all-in 20, B 50, C 80, D folded 10: 30 back to C, and never part of a pot."""
    explained = pots([Chips(chips) for chips in (20, 50, 80, 10)], [P1, P2, P3])
    back = explained.find(Rule.UNCALLED_BET)
    assert back is not None
    assert (back.value, back.facts["seat"], back.facts["high"], back.facts["second"]) == (30, P3, 80, 50)
    assert explained.value.returned == ((P3, 30),)


def test_tda_21_each_side_pot_is_its_own() -> None:
    """The same hand: the main pot has the folded chips, the side pot has none of A's."""
    explained = pots([Chips(chips) for chips in (20, 50, 80, 10)], [P1, P2, P3])
    assert [step.rule for step in explained.steps] == [
        Rule.PUT_IN,
        Rule.UNCALLED_BET,
        Rule.MAIN_POT,
        Rule.SIDE_POT,
        Rule.POTS,
    ]
    main, side = explained.steps[2:4]
    assert (main.value, main.facts["seats"], main.facts["each"], main.facts["folded"]) == (70, (P1, P2, P3), 20, (P4,))
    assert (side.value, side.facts["seats"], side.facts["each"], side.facts["folded"]) == (60, (P2, P3), 30, ())
    assert explained.value.pots == (Pot(Chips(70), (P1, P2, P3)), Pot(Chips(60), (P2, P3)))


def test_b36_all_in_wins_only_what_he_matched() -> None:
    assert layers([20, 50, 50], "p1 p2 p3") == ([(60, "p1 p2 p3"), (60, "p2 p3")], {})


def test_b37_folded_chips_stay_in_the_pot() -> None:
    assert layers([20, 50, 80, 10], "p1 p2 p3")[0][0] == (70, "p1 p2 p3")


def test_a_folded_caller_fixes_what_goes_back() -> None:
    """A 80 and 50 more, B called 80 and folded to it, C all-in 30: 50 back, not 100."""
    assert layers([130, 80, 30], "p1 p3") == ([(90, "p1 p3"), (100, "p1")], {"p1": 50})


def test_a_short_big_blind_and_one_caller() -> None:
    assert layers([50, 60, 100], "p2 p3") == ([(170, "p2 p3")], {"p3": 40})


def test_a_short_big_blind_and_two_callers() -> None:
    assert layers([50, 60, 100, 0, 100], "p2 p3 p5") == ([(230, "p2 p3 p5"), (80, "p3 p5")], {})


def test_chips_above_the_last_live_level_go_with_the_top_pot() -> None:
    """A all-in 30, D all-in 50; B and C put in 80 each, and both hands were killed."""
    assert layers([30, 80, 80, 50], "p1 p4") == ([(120, "p1 p4"), (120, "p4")], {})
    assert layers([30, 80, 80], "p1") == ([(190, "p1")], {})
    explained = pots([Chips(chips) for chips in (30, 80, 80, 50)], [P1, P4])
    extra = explained.find(Rule.FOLDED_CHIPS)
    assert extra is not None
    assert (extra.facts["added"], extra.facts["seats"]) == (60, (P4,))


def test_three_stacks_and_a_folded_button() -> None:
    assert layers([25, 60, 60, 10], "p1 p2 p3") == ([(85, "p1 p2 p3"), (70, "p2 p3")], {})


def test_levels_with_the_same_players_are_one_pot() -> None:
    """A folded player's chips make no pot of their own."""
    assert layers([40, 100, 100], "p2 p3") == ([(240, "p2 p3")], {})


def test_a_short_ante_is_a_layer() -> None:
    """All-in for 15 of an ante of 25 among six: he can win 15 from each."""
    hand = on(
        start([DEEP, DEEP, 15, DEEP, DEEP, DEEP], (50, 100), ante=25), "p4 call, p5 fold, p6 fold, p1 fold, p2 check"
    )
    main, side = pots_of(hand).value.pots
    assert (main.chips, main.seats) == (90, (P2, P3, P4))
    assert (side.chips, side.seats) == (10 * 5 + 50 + 100 + 100, (P2, P4))


def test_a_big_blind_ante_is_dead_in_the_main_pot() -> None:
    assert layers([100, 200, 200, 50], "p2 p3 p4", 200) == ([(400, "p2 p3 p4"), (350, "p2 p3")], {})
    explained = pots([Chips(chips) for chips in (100, 200, 200)], [P2, P3], Chips(200))
    dead = explained.find(Rule.DEAD_CHIPS)
    assert dead is not None
    assert (dead.value, dead.facts["added"]) == (700, 200)


def test_an_open_round_stands_in_front_and_gives_nothing_back() -> None:
    hand = flop([DEEP] * 3, 100, "p1 bet 400, p2 call")
    explained = pots_of(hand)
    assert explained.value.pots == (Pot(Chips(300), (P1, P2, P3)),)
    assert explained.value.in_front == ((P1, 400), (P2, 400))
    assert explained.value.returned == ()
    assert explained.steps[0].rule is Rule.ROUND_STILL_OPEN


def test_the_pots_of_a_hand_are_those_of_what_was_put_in() -> None:
    hand: Hand = on(start([20, 50, 80, DEEP], (5, 10)), "p3 raise 80, p4 fold, p1 call, p2 call")
    assert [(pot.chips, pot.seats) for pot in pots_of(hand).value.pots] == [(60, (P1, P2, P3)), (60, (P2, P3))]
    assert pots_of(hand).value.returned == ((P3, 30),)
    assert (Rule.PUT_IN, (20, 50, 80, 0)) in told(pots_of(hand))
