"""What recorded hands showed the engine: cards nobody recorded, a common last card in stud, a killed all-in hand."""

import pytest

from quizzes.engine.action import Action
from quizzes.engine.games import GAMES, PLHE_THEN_NL
from quizzes.engine.hand import Hand
from quizzes.engine.profile import POKERSTARS, TDA_2024
from quizzes.engine.round import Breach, IllegalAction
from quizzes.engine.seats import Stakes
from quizzes.engine.splits import final_stacks
from quizzes.engine.units import Seat

STUD = Stakes(ante=5, bring_in=5, small_bet=10, big_bet=20)


def played(hand: Hand, *lines: str) -> Hand:
    for line in lines:
        hand = hand.after(Action.parse(line))
    return hand


def stud(*doors: str, stacks: tuple[int, ...] = (500, 500, 500)) -> Hand:
    deals = [f"deal p{at} {'2 up ' + door if door else '3'}" for at, door in enumerate(doors, 1)]
    return played(Hand.start(GAMES["stud"], TDA_2024, STUD, stacks), *deals)


def test_the_known_door_cards_decide_who_brings_it_in() -> None:
    hand = stud("Kd", "", "4c")
    assert hand.to_act == Seat(2)
    assert stud("", "", "").to_act is None


def sixth_street() -> Hand:
    hand = played(stud("Kd", "3c", "4c"), "p2 bring-in", "p3 fold", "p1 call")
    for first, second in (("Ks", "3d"), ("9d", "8d"), ("7d", "6s")):
        hand = played(hand, f"deal p1 0 up {first}", f"deal p2 0 up {second}", "p1 check", "p2 check")
    return hand


def test_rp_10_h_one_card_in_the_middle_is_everybodys_last() -> None:
    hand = played(sixth_street(), "board 2h")
    assert (hand.to_act, hand.own_cards, hand.owed) == (Seat(0), 6, (0, 0, 0))
    hand = played(hand, "p1 check", "p2 check", "p1 show 2c2dKdKs9d7d", "p2 show AcAd3c3d8d6s")
    assert final_stacks(hand).value == (515, 490, 495)


def test_rp_10_h_it_is_one_card_and_only_the_last() -> None:
    for line, hand in (("board 2h3h", sixth_street()), ("board 2h", stud("Kd", "3c", "4c"))):
        with pytest.raises(IllegalAction) as refused:
            played(hand, line)
        assert refused.value.breach in (Breach.WRONG_NUMBER_OF_CARDS, Breach.NOT_NOW)


def test_tda_30_an_all_in_hand_can_be_killed_and_its_chips_stay() -> None:
    hand = Hand.start(GAMES["nlhe"], TDA_2024, Stakes(10, 20, 5), (200, 15, 200))
    hand = played(hand, "p3 raise 40", "p2 muck", "p1 fold")
    assert (hand.live, final_stacks(hand).value) == ((Seat(2),), (185, 0, 230))


def test_a_site_bets_the_pot_before_the_flop_and_without_limit_after_it() -> None:
    hand = Hand.start(PLHE_THEN_NL, POKERSTARS, Stakes(10, 20), (2000, 2000))
    with pytest.raises(IllegalAction):
        played(hand, "p2 raise 2000")
    assert played(hand, "p2 raise 60", "p1 call", "board 2c3c4c", "p1 bet 1940").to_act == Seat(1)
