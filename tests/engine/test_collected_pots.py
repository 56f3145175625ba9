"""Collected questions about pots and showdowns that programs and people got wrong, each by its id."""

from dataclasses import replace

import pytest

from quizzes.engine.cards import parse_cards
from quizzes.engine.hand import Hand
from quizzes.engine.hands import Category, best_value
from quizzes.engine.pots import Pots, pots, pots_of
from quizzes.engine.profile import PROFILES, TDA_2024, BigBlindAnte, RulesProfile
from quizzes.engine.showdown import show_order
from quizzes.engine.splits import final_stacks, payouts, split
from quizzes.engine.trace import Rule
from quizzes.engine.units import Chips, Seat
from tests.engine.tables import DEEP, P1, P2, P3, P4, flop, on, quietly, start, streets

every_profile = pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)


def layers(settled: Pots) -> list[tuple[int, tuple[Seat, ...]]]:
    return [(pot.chips, pot.seats) for pot in settled.pots]


# blinds and antes of short stacks


def short_of_both(profile: RulesProfile) -> Hand:
    """3,000/6,000 with a big-blind ante of 6,000; the big blind has 6,000 in all. Two call."""
    hand = start([DEEP, 6000, DEEP, DEEP], (3000, 6000), profile, big_blind_ante=6000)
    return on(hand, "p3 call, p4 call, p1 fold, board 2c7d9h, p3 check, p4 check")


@every_profile
def test_bb05_with_the_blind_first_he_can_win_a_blind_from_each(profile: RulesProfile) -> None:
    assert layers(pots_of(short_of_both(profile)).value) == [(3000 + 3 * 6000, (P2, P3, P4))]


def test_bb05_with_the_ante_first_he_can_win_his_ante_only() -> None:
    ante_first = replace(TDA_2024, name="ante-first", big_blind_ante=BigBlindAnte.ANTE_FIRST)
    settled = pots_of(short_of_both(ante_first)).value
    assert layers(settled) == [(6000, (P2, P3, P4)), (3000 + 2 * 6000, (P3, P4))]


def test_sp13_a_big_blind_all_in_for_part_of_it() -> None:
    hand = start([DEEP, 800, *[DEEP] * 8], (400, 800), ante=100)
    hand = on(hand, "p3 call, p4 raise 1600")
    while hand.to_act is not None:
        hand = on(hand, f"{hand.to_act} fold")
    settled = pots_of(hand).value
    assert layers(settled) == [(3500, (P2, P4)), (200, (P4,))]
    assert settled.returned == ((P4, 800),)


# side pots


def test_sp02_the_last_player_of_a_side_pot_has_it() -> None:
    """A is all-in for 200, B for 300; C and D have 700 in, and D folds. The other pots are still to be won."""
    settled = pots([Chips(chips) for chips in (200, 300, 700, 700)], [P1, P2, P3])
    assert layers(settled.value) == [(800, (P1, P2, P3)), (300, (P2, P3)), (800, (P3,))]


def test_sp07_a_lone_player_with_chips_does_not_act() -> None:
    hand = on(start([150, 150, 50, 50], (5, 10)), "p3 raise 50, p4 call, p1 raise 125, p2 call, board 2c7d9h, p1 fold")
    assert hand.to_act is None
    assert layers(pots_of(hand).value) == [(200, (P2, P3, P4)), (150, (P2,))]


def test_sp10_each_pot_has_its_own_winners() -> None:
    hand = start([100, 300, 300, 300], (5, 10))
    hand = on(hand, "deal p1 AsAd, deal p2 KsQd, deal p3 KdQc, deal p4 8s6c")
    hand = on(hand, "p3 raise 300, p4 call, p1 call, p2 call")
    assert payouts(streets(hand)).value == (400, 300, 300, 0)


# what comes back


def test_fold01_a_folded_hand_is_dead() -> None:
    hand = on(start([100] * 3, (10, 20)), "deal p3 AhAs, deal p1 9c4d, deal p2 7d2c, p3 call, p1 call, p2 raise 40")
    hand = on(hand, "p3 fold, p1 fold")
    assert payouts(hand).value == (0, 60, 0)
    assert pots_of(hand).value.returned == ((P2, 20),)
    assert show_order(hand).value is None


def test_sp03_a_fold_gives_back_what_was_not_matched() -> None:
    hand = on(start([200, 200], (1, 2)), "p2 raise 200, p1 fold")
    assert (payouts(hand).value, final_stacks(hand).value) == ((0, 4), (198, 202))
    assert pots_of(hand).value.returned == ((P2, 198),)


def test_sp14_the_unmatched_half_of_the_big_blind_comes_back() -> None:
    """Contested is only what a site calls the pot; the stacks are the same."""
    hand = start([100] * 6, (25, 50))
    while hand.to_act is not None:
        hand = on(hand, f"{hand.to_act} fold")
    assert layers(pots_of(hand).value) == [(50, (P2,))]
    assert pots_of(hand).value.returned == ((P2, 25),)
    assert final_stacks(hand).value == (75, 125, 100, 100, 100, 100)


def test_sp15_a_bet_above_the_other_stack_is_legal_and_its_excess_comes_back() -> None:
    hand = on(flop([500, 120], 50), "p1 check, p2 check, board Js, p1 check, p2 check, board 4d, p1 bet 500, p2 call")
    assert layers(pots_of(hand).value) == [(340, (P1, P2))]
    assert pots_of(hand).value.returned == ((P1, 380),)


def test_sp06_a_refund_is_not_a_win() -> None:
    hand = on(start([300, 500], (5, 10)), "deal p1 AsAd, deal p2 KsKd, p2 raise 500, p1 call")
    assert (payouts(streets(hand)).value, final_stacks(streets(hand)).value) == ((600, 0), (600, 200))


def test_mr18_antes_do_not_count_towards_the_bet() -> None:
    """The raise to 15 is all-in here: it is below the minimum, and only the accounting was asked about."""
    hand = on(start([DEEP, DEEP, 20], (5, 10), ante=5), "p3 raise 15")
    assert hand.stacks[P3] - hand.round.bettors[P3].stack == 15 + 5
    assert sum(hand.put_in) == 45


def test_mr19_a_call_adds_what_is_missing() -> None:
    hand = flop([110, 110], 10, "p1 bet 10, p2 raise 110, p1 call")
    assert hand.round.bettors[P1].stack == 0


# odd chips


def test_oc01_the_small_blind_gets_the_odd_chip() -> None:
    assert split(Chips(25), [P1, P2]).value == ((P1, 13), (P2, 12))


@every_profile
def test_oc02_nobody_gets_two_odd_chips(profile: RulesProfile) -> None:
    """Robert's, Ties 4 says so in words; TDA 20-A speaks of the odd chip, and the same is done."""
    hand = start([100] * 4, (2, 4), profile)
    hand = on(hand, "deal p2 AsKd, deal p3 AhKc, deal p4 AdKh, p3 raise 10, p4 call, p1 fold, p2 call")
    assert payouts(quietly(streets(hand))).value == (0, 11, 11, 10)


def test_oc03_clockwise_from_the_button() -> None:
    """Six chairs, the button in 2: chairs 3, 5 and 1 are p1, p3 and p5."""
    shares = split(Chips(100), [P1, P3, Seat(4)])
    assert shares.value == ((P1, 34), (P3, 33), (Seat(4), 33))
    assert shares.find(Rule.ODD_CHIPS) is not None


# who shows


@every_profile
def test_sh01_only_the_river_counts(profile: RulesProfile) -> None:
    hand = on(start([DEEP] * 2, profile=profile), "p2 call, p1 check, board 2c7d9h, p1 check, p2 bet 4, p1 call")
    hand = on(hand, "board Js, p1 check, p2 bet 8, p1 call, board 4d, p1 check, p2 check")
    assert show_order(hand).value == (P1, P2)


@every_profile
def test_sh02_the_bettor_of_the_flop_does_not_show_first(profile: RulesProfile) -> None:
    """Contested by rooms that keep the last aggressor of any street; no profile here does."""
    hand = on(start([DEEP] * 3, profile=profile), "p3 raise 6, p1 fold, p2 call, board 2c7d9h, p2 check, p3 bet 8")
    hand = on(hand, "p2 call, board Js, p2 check, p3 check, board 4d, p2 check, p3 check")
    assert show_order(hand).value == (P2, P3)


def test_sh05_all_hands_at_once_when_nobody_can_bet() -> None:
    hand = on(flop([200, 300, DEEP], 20), "p1 check, p2 check, p3 check, board Js, p1 bet 200, p2 raise 300, p3 call")
    explained = show_order(hand)
    assert explained.steps[0].rule is Rule.ALL_HANDS_TABLED
    assert explained.value == (P1, P2, P3)


# hands


def test_hc23_pairs_are_not_added_up() -> None:
    assert best_value(parse_cards("7h7s2h2sAc")) > best_value(parse_cards("6s6h3s3hAs"))


def test_hc30_a_flush_card_above_the_run_does_not_stop_it() -> None:
    hand = best_value(parse_cards("AcQsJcTc9c8c7c"))
    assert (hand.category, hand.cards) == (Category.STRAIGHT_FLUSH, parse_cards("JcTc9c8c7c"))


def test_hc32_the_ace_is_never_in_the_middle() -> None:
    hand = best_value(parse_cards("KhAs2c3d4s"))
    assert (hand.category, hand.cards) == (Category.HIGH_CARD, parse_cards("AsKh4s3d2c"))


def test_hc33_a_hole_is_no_straight() -> None:
    assert best_value(parse_cards("4c5d6h7s9c")).category is Category.HIGH_CARD
