"""Collected questions about betting that programs and people got wrong, each by its id."""

import pytest

from quizzes.engine.betting import (
    Breach,
    IllegalAction,
    Legal,
    Limits,
    amount_to_call,
    legal_actions,
    may_raise,
    minimum_raise,
)
from quizzes.engine.hand import Hand
from quizzes.engine.pots import pots_of
from quizzes.engine.seats import first_to_act
from quizzes.engine.units import Chips
from tests.engine.tables import DEEP, P1, P2, P3, P4, flop, on, start


def legal(hand: Hand) -> Legal:
    assert hand.to_act is not None
    return legal_actions(hand.round, hand.to_act).value


def least(hand: Hand) -> int | None:
    assert hand.to_act is not None
    return minimum_raise(hand.round, hand.to_act).value


def limits(low: int, high: int) -> Limits:
    return Limits(Chips(low), Chips(high))


def fold_or_call(chips: int) -> Legal:
    return Legal(fold=True, check=False, call=Chips(chips), bet=None, raise_to=None)


# the big blind


def test_bo01_heads_up_the_big_blind_may_check_or_raise() -> None:
    hand = on(start([DEEP] * 2, (1, 2)), "p2 call")
    assert hand.to_act == P1
    assert (legal(hand).check, legal(hand).call, legal(hand).raise_to) == (True, None, limits(4, DEEP))


def test_bo03_a_big_blind_who_is_all_in_has_no_option() -> None:
    hand = on(start([DEEP, 2, DEEP, DEEP]), "p3 call, p4 call, p1 call")
    assert hand.to_act is None


def test_sp17_a_lone_limper_against_two_short_blinds() -> None:
    hand = on(start([25, 25, DEEP, DEEP], (50, 100)), "p3 call, p4 fold")
    pots = pots_of(hand).value
    assert [(pot.chips, pot.seats) for pot in pots.pots] == [(75, (P1, P2, P3))]
    assert pots.returned == ((P3, 75),)


def test_sp18_two_limpers_against_two_short_blinds() -> None:
    hand = on(start([25, 25, DEEP, DEEP], (50, 100)), "p3 call, p4 call")
    pots = pots_of(on(hand, "board 2c7d9h, p3 check, p4 check")).value
    assert [(pot.chips, pot.seats) for pot in pots.pots] == [(100, (P1, P2, P3, P4)), (150, (P3, P4))]


# how much is a raise


def test_mr01_minimum_raises_one_after_the_other() -> None:
    hand = start([DEEP] * 2, (10, 25))
    amounts = []
    for _ in range(4):
        amounts.append(least(hand))
        hand = on(hand, f"{hand.to_act} raise {amounts[-1]}")
    assert amounts == [50, 75, 100, 125]


def test_mr04_a_bet_is_its_own_increment() -> None:
    assert least(flop([DEEP] * 2, 2, "p1 bet 2")) == 4


def test_mr05_heads_up_both_raise_to_the_same_total() -> None:
    hand = start([DEEP] * 2, (1, 2))
    assert (hand.to_act, amount_to_call(hand.round, P2).value, least(hand)) == (P2, 1, 4)
    hand = on(hand, "p2 call")
    assert (hand.to_act, amount_to_call(hand.round, P1).value, least(hand)) == (P1, 0, 4)


def test_mr08_a_fourth_bet() -> None:
    assert least(on(start([DEEP] * 3, (1, 2)), "p3 raise 6, p1 fold, p2 raise 20")) == 34


def test_mr09_the_increment_of_an_open() -> None:
    assert least(on(start([DEEP] * 3, (1, 2)), "p3 raise 10")) == 18


def test_mr10_on_the_turn() -> None:
    hand = on(flop([DEEP] * 3, 200), "p1 check, p2 check, p3 check, board Js, p1 bet 300, p2 raise 1000")
    assert (hand.to_act, least(hand)) == (P3, 1700)


def test_mr17_nine_is_no_raise_over_five() -> None:
    hand = flop([DEEP] * 2, 5, "p1 bet 5")
    with pytest.raises(IllegalAction) as refused:
        on(hand, "p2 raise 9")
    assert refused.value.breach is Breach.TOO_SMALL
    assert on(hand, "p2 raise 10").to_act == P1


# what may be done


def test_mr13_all_in_below_a_full_raise_is_legal() -> None:
    hand = flop([500, 500], 20, "p1 bet 270")
    assert legal(hand).raise_to == limits(500, 500)
    hand = on(hand, "p2 raise 500")
    assert legal(hand) == fold_or_call(230)


def test_mr14_a_stack_between_the_bet_and_the_minimum() -> None:
    hand = flop([DEEP, DEEP, 300], 100, "p1 bet 100, p2 raise 250")
    assert (least(hand), legal(hand).raise_to) == (400, limits(300, 300))
    hand = on(hand, "p3 raise 300, p1 call")
    assert legal(hand) == fold_or_call(50)


def test_mr16_the_bettor_may_only_call_a_short_all_in() -> None:
    hand = flop([DEEP, 20_000], 100, "p1 bet 12000, p2 raise 20000")
    assert legal(hand) == fold_or_call(8_000)


def test_mr21_a_call_that_takes_the_whole_stack() -> None:
    hand = flop([DEEP, 80, DEEP], 10, "p1 bet 80")
    assert legal(hand) == fold_or_call(80)


def test_mr22_only_the_all_in_is_left() -> None:
    hand = flop([1200, 1200], 100, "p1 bet 300, p2 raise 900")
    assert least(hand) == 1500
    assert legal(hand) == Legal(fold=True, check=False, call=Chips(600), bet=None, raise_to=limits(1200, 1200))


def test_mr23_ten_left_is_not_all_in() -> None:
    hand = on(start([70, 130], (5, 10)), "p2 raise 60, p1 call")
    assert (hand.round.bettors[P1].stack, hand.round.bettors[P1].all_in) == (10, False)
    assert first_to_act(on(hand, "board 2c7d9h")).value == P1


def test_wa07_an_all_in_must_be_matched() -> None:
    hand = on(start([1880, DEEP], (60, 90)), "p2 raise 180, p1 raise 1880")
    assert (hand.to_act, legal(hand).call) == (P2, 1700)
    (pot,) = pots_of(on(hand, "p2 call")).value.pots
    assert pot.chips == 3760


def test_wa08_no_limit_has_no_cap() -> None:
    hand = flop([DEEP] * 2, 2, "p1 bet 2")
    for to in range(4, 40, 2):
        hand = on(hand, f"{hand.to_act} raise {to}")
    assert may_raise(hand.round, hand.to_act or P1).value


# short all-ins


def test_sa03_two_more_is_no_raise_over_ten() -> None:
    hand = flop([DEEP, DEEP, 12], 2, "p1 bet 10, p2 call, p3 raise 12")
    assert (hand.to_act, legal(hand)) == (P1, fold_or_call(2))
    hand = on(hand, "p1 call")
    assert (hand.to_act, legal(hand)) == (P2, fold_or_call(2))


def test_sa04_the_half_bet_rule_is_not_for_all_ins() -> None:
    hand = on(start([DEEP, 750, DEEP], (100, 200)), "p3 raise 500, p1 call, p2 raise 750")
    assert (hand.to_act, legal(hand)) == (P3, fold_or_call(250))
    hand = on(hand, "p3 call")
    assert (hand.to_act, legal(hand)) == (P1, fold_or_call(250))


def test_sa05_who_has_not_acted_may_raise_who_has_may_not() -> None:
    hand = on(start([DEEP, DEEP, DEEP, 290_000], (20_000, 40_000)), "p3 raise 200000, p4 raise 290000, p1 fold")
    assert (hand.to_act, least(hand)) == (P2, 450_000)
    hand = on(hand, "p2 call")
    assert (hand.to_act, legal(hand)) == (P3, fold_or_call(90_000))


def test_sa06_half_a_raise_reopens_in_limit_only() -> None:
    hand = flop([DEEP, 750, DEEP], 100, "p1 bet 500, p2 raise 750, p3 call")
    assert (hand.to_act, legal(hand)) == (P1, fold_or_call(250))


def test_sa08_a_raise_over_the_short_all_in_reopens() -> None:
    hand = on(start([DEEP, DEEP, DEEP, DEEP, 7500], (2000, 4000)), "p3 call, p4 fold, p5 raise 7500, p1 fold")
    hand = on(hand, "p2 raise 11500")
    assert (hand.to_act, legal(hand).call, least(hand)) == (P3, 7500, 15_500)


def test_sa09_a_checker_may_not_raise_a_short_opening_all_in() -> None:
    """Contested only in what C must raise to, which is written nowhere and not asked."""
    hand = flop([DEEP, 60, DEEP], 100, "p1 check, p2 bet 60, p3 call")
    assert (hand.to_act, legal(hand)) == (P1, fold_or_call(60))


# several short all-ins


def test_ca02_a_raise_to_300_reopens_for_the_caller_of_125() -> None:
    hand = flop([DEEP, 125, DEEP, 200, DEEP], 100, "p1 bet 100, p2 raise 125, p3 call, p4 raise 200, p5 call")
    hand = on(hand, "p1 raise 300")
    assert (hand.to_act, legal(hand).call, least(hand)) == (P3, 175, 400)


def test_ca03_three_short_all_ins_are_a_full_raise_together() -> None:
    stacks = [DEEP, 500, 650, 800, DEEP, DEEP]
    hand = flop(stacks, 100, "p1 bet 300, p2 raise 500, p3 raise 650, p4 raise 800, p5 call")
    assert least(hand) == 1100
    hand = on(hand, "p6 call")
    assert (hand.to_act, legal(hand).call, least(hand)) == (P1, 500, 1100)


def test_ca05_two_short_all_ins_reopen_for_the_raiser() -> None:
    hand = flop([DEEP, DEEP, DEEP, 1300, 1700], 100, "p1 bet 500, p2 raise 1000, p3 call, p4 raise 1300, p5 raise 1700")
    hand = on(hand, "p1 call")
    assert (hand.to_act, legal(hand).call, least(hand)) == (P2, 700, 2200)


def test_ca06_each_player_is_tested_by_what_he_faces() -> None:
    stacks = [DEEP, 125, DEEP, 200, 230]
    hand = flop(stacks, 100, "p1 bet 100, p2 raise 125, p3 call, p4 raise 200, p5 raise 230")
    assert (hand.to_act, legal(hand).call, least(hand)) == (P1, 130, 330)
    hand = on(hand, "p1 call")
    assert (hand.to_act, legal(hand).call, least(hand)) == (P3, 105, 330)


# whose turn


def test_hu02_heads_up_the_big_blind_opens_the_flop() -> None:
    assert first_to_act(on(start([DEEP] * 2), "p2 call, p1 check, board 2c7d9h")).value == P1


def test_wa02_the_small_blind_opens_the_flop() -> None:
    assert first_to_act(on(start([DEEP] * 3), "p3 fold, p1 call, p2 check, board 2c7d9h")).value == P1


def test_wa03_nobody_acts_again_when_all_have_matched_or_are_all_in() -> None:
    hand = on(start([DEEP, 20, DEEP, DEEP], (1, 2)), "p3 raise 60, p4 fold, p1 fold, p2 call")
    assert hand.to_act is None
    hand = on(start([DEEP, DEEP, DEEP, 20, DEEP], (5, 10)), "p3 raise 60, p4 call, p5 call, p1 fold, p2 fold")
    assert hand.to_act is None
    main, side = pots_of(hand).value.pots
    assert (main.chips - 15, main.seats, side.chips, side.seats) == (60, (P3, P4, 4), 80, (P3, 4))
