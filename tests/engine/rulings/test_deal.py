"""Errors of the deal, by the numbers of the books (RULES section 8 and the contested points)."""

import pytest

from quizzes.engine.profile import ROBERTS_11, TDA_2024, WSOP_LIVE_2024
from quizzes.engine.rulings.deal import CLAUSES, DealError
from quizzes.engine.rulings.ruling import Outcome, Ruling
from quizzes.engine.rulings.substantial import substantial_action, too_late_for_a_misdeal
from quizzes.engine.trace import Rule
from tests.engine.rulings.incidents import BOOKS, P3, P5, WSOP_TOURNAMENT, acts, after_deal, everywhere, told

FOLD_CALL = "p3 fold, p4 call"
MISDEAL, PLAY_ON, HAND_DEAD = Outcome.MISDEAL, Outcome.PLAY_ON, Outcome.HAND_DEAD
FLOOR, REPLACED = Outcome.FLOOR_DECIDES, Outcome.REPLACED


@pytest.mark.parametrize(
    ("actions", "tda", "wsop_live", "roberts"),
    [
        ("", False, False, False),
        ("p3 call", False, False, False),
        ("p3 fold, p4 fold", False, False, True),
        ("p1 check, p2 check", False, False, True),
        ("p3 fold, p4 call", True, True, True),
        ("p3 raise 600, p4 fold", True, True, True),
        ("p3 fold, p4 fold, p5 fold", True, True, True),
        ("p1 check, p2 check, p3 check", True, True, True),
        ("p1 check, p2 fold", False, True, True),
        ("p1 bring-in, p2 fold", False, False, False),
        ("p1 bring-in, p2 fold, p3 call", True, True, True),
        ("deal p1 2s4h, deal p2 2c4d, p3 call", False, False, False),
    ],
)
def test_tda_36_substantial_action(actions: str, tda: bool, wsop_live: bool, roberts: bool) -> None:
    """Blinds and the bring-in are no actions; a check and a fold are enough for WSOP Live Action 105 (C2)."""
    late = [too_late_for_a_misdeal(acts(actions), profile).value for profile in BOOKS]
    assert late == [tda, wsop_live, roberts]


def test_tda_36_steps() -> None:
    two_folds, three_folds = acts("p3 fold, p4 fold"), acts("p3 fold, p4 fold, p5 fold")
    assert told(substantial_action(two_folds, TDA_2024)) == [(Rule.NO_SUBSTANTIAL_ACTION, False)]
    assert told(substantial_action(three_folds, TDA_2024)) == [(Rule.THREE_ACTIONS, True)]
    assert told(substantial_action(acts(FOLD_CALL), TDA_2024)) == [(Rule.ACTION_WITH_CHIPS, True)]
    assert told(too_late_for_a_misdeal(two_folds, ROBERTS_11)) == [(Rule.TWO_PLAYERS_ACTED, True)]


def test_roberts_has_no_other_substantial_action_than_the_next_book() -> None:
    """Two players after the blinds is its deadline for misdeals only."""
    assert substantial_action(acts("p3 fold, p4 fold"), ROBERTS_11).value is False


def test_rules_8_example_1() -> None:
    """The third card of the deal was flashed: no misdeal. Robert's replaces it, and it is the burn (C3)."""
    assert everywhere(DealError.LATER_CARD_EXPOSED) == [FLOOR, FLOOR, Outcome.REPLACED_AS_BURN]
    assert told(after_deal(DealError.LATER_CARD_EXPOSED, profile=ROBERTS_11)) == [
        (Rule.LATER_CARD_EXPOSED, True),
        (Rule.RULED_REPLACED_AS_BURN, Ruling(Outcome.REPLACED_AS_BURN)),
    ]


def test_rules_8_example_2_and_s3() -> None:
    """The second card off the deck was flashed: a misdeal under every book, not merely another card."""
    assert everywhere(DealError.FIRST_CARDS_EXPOSED) == [MISDEAL] * 3
    assert told(after_deal(DealError.FIRST_CARDS_EXPOSED)) == [
        (Rule.FIRST_CARDS_EXPOSED, True),
        (Rule.NO_SUBSTANTIAL_ACTION, False),
        (Rule.RULED_MISDEAL, Ruling(MISDEAL)),
    ]
    assert everywhere(DealError.FIRST_CARDS_EXPOSED, FOLD_CALL) == [PLAY_ON] * 3


def test_rules_8_example_3_and_tda_38_example_1_b() -> None:
    """UTG folds, the next calls, seat 5 finds three cards: its hand is dead, the others play on."""
    assert everywhere(DealError.ONE_CARD_TOO_MANY, FOLD_CALL, P5) == [HAND_DEAD] * 3
    explained = after_deal(DealError.ONE_CARD_TOO_MANY, FOLD_CALL, seat=P5)
    assert told(explained) == [
        (Rule.WRONG_NUMBER_OF_CARDS, True),
        (Rule.ACTION_WITH_CHIPS, True),
        (Rule.RULED_HAND_DEAD, Ruling(HAND_DEAD)),
    ]
    assert explained.steps[-1].seats == (P5,)


def test_rules_8_example_4() -> None:
    """Two folds, then an empty seat is seen with cards: a misdeal still, but under Robert's two players have acted."""
    assert everywhere(DealError.SEAT_WITHOUT_RIGHT_DEALT, "p3 fold, p4 fold") == [MISDEAL, MISDEAL, PLAY_ON]
    assert told(after_deal(DealError.SEAT_WITHOUT_RIGHT_DEALT, "p3 fold, p4 fold", ROBERTS_11)) == [
        (Rule.SEAT_WITHOUT_RIGHT_DEALT, True),
        (Rule.TWO_PLAYERS_ACTED, True),
        (Rule.RULED_PLAY_ON, Ruling(PLAY_ON)),
    ]


def test_rules_8_example_5_and_tda_35_e() -> None:
    """Two sevens of clubs on the river: all bets go back, however much was bet."""
    betting = "p3 raise 600, p1 call, p2 call, p1 bet 900, p2 raise 3000, p1 call"
    assert everywhere(DealError.DUPLICATE_CARD, betting) == [Outcome.BETS_RETURNED] * 3


def test_s4_wrong_number_of_cards_found_after_bet_and_call() -> None:
    assert everywhere(DealError.TOO_FEW_CARDS, "p3 raise 600, p4 call", P3) == [HAND_DEAD] * 3


def test_s5_and_tda_39_a_four_card_flop() -> None:
    """C6: four are scrambled and the floor picks the burn; Robert's deals the whole flop again."""
    four, again = Outcome.FOUR_SCRAMBLED, Outcome.FLOP_REDEALT
    assert everywhere(DealError.FOUR_CARD_FLOP) == [four, four, again]


def test_s8_and_tda_19_mucked_cards_have_no_share_of_the_board() -> None:
    assert everywhere(DealError.MUCKED_BOARD_PLAYS, seat=P3) == [Outcome.NO_SHARE] * 3


def test_c4_one_card_too_many_before_substantial_action() -> None:
    burned = Outcome.EXTRA_CARD_BURNED
    assert everywhere(DealError.ONE_CARD_TOO_MANY, "p3 fold", P5) == [MISDEAL, burned, burned]
    assert everywhere(DealError.TWO_CARDS_TOO_MANY, "p3 fold", P5) == [MISDEAL] * 3
    assert everywhere(DealError.TOO_FEW_CARDS, "p3 fold", P5) == [MISDEAL] * 3


def test_c5_stud_downcard_exposed() -> None:
    down = Outcome.THIRD_CARD_DOWN
    assert everywhere(DealError.STUD_DOWNCARD_EXPOSED) == [down, down, down]
    assert told(after_deal(DealError.STUD_DOWNCARD_EXPOSED, profile=WSOP_TOURNAMENT))[-1] == (
        Rule.RULED_MISDEAL,
        Ruling(MISDEAL),
    )


@pytest.mark.parametrize("error", [DealError.PREMATURE_FLOP, DealError.PREMATURE_TURN, DealError.PREMATURE_RIVER])
def test_c7_premature_cards(error: DealError) -> None:
    """Back in the stub, shuffled, no new burn (RP-5); Robert's has a procedure of its own for the turn."""
    again = Outcome.RESHUFFLED_WITHOUT_BURN
    turn = Outcome.SET_ASIDE if error is DealError.PREMATURE_TURN else again
    assert everywhere(error) == [again, again, turn]


def test_c19_and_tda_29_clock() -> None:
    assert everywhere(DealError.CLOCK_FACING_BET, seat=P3) == [HAND_DEAD] * 3
    assert everywhere(DealError.CLOCK_WITHOUT_BET, seat=P3) == [Outcome.CHECK, HAND_DEAD, Outcome.HAND_LIVE]


def test_c22_foreign_card_before_anybody_acts() -> None:
    assert everywhere(DealError.FOREIGN_CARD, "", P3) == [MISDEAL, MISDEAL, REPLACED]


def test_c22_foreign_card_acted_on() -> None:
    """Before substantial action: the books of cash rooms look at whether its holder has acted."""
    assert everywhere(DealError.FOREIGN_CARD, "p3 call", P3) == [MISDEAL, HAND_DEAD, HAND_DEAD]


def test_c22_foreign_card_after_substantial_action() -> None:
    assert everywhere(DealError.FOREIGN_CARD, FOLD_CALL, P5) == [Outcome.DISREGARDED, Outcome.DISREGARDED, REPLACED]
    assert told(after_deal(DealError.FOREIGN_CARD, FOLD_CALL, ROBERTS_11, P5)) == [
        (Rule.FOREIGN_CARD, True),
        (Rule.HOLDER_HAS_NOT_ACTED, False),
        (Rule.RULED_REPLACED, Ruling(REPLACED)),
    ]


def test_c24_different_back() -> None:
    void = Outcome.BETS_RETURNED
    assert everywhere(DealError.DIFFERENT_BACK, FOLD_CALL) == [FLOOR, void, void]
    assert everywhere(DealError.DIFFERENT_BACK_IN_STUB) == [FLOOR, void, PLAY_ON]
    assert everywhere(DealError.DIFFERENT_BACK_IN_STUB, FOLD_CALL) == [FLOOR, PLAY_ON, PLAY_ON]


@pytest.mark.parametrize(
    "error",
    [
        DealError.TWO_CARDS_EXPOSED,
        DealError.TWO_BOXED_CARDS,
        DealError.FIRST_CARD_TO_WRONG_SEAT,
        DealError.SEAT_WITHOUT_RIGHT_DEALT,
        DealError.SEAT_SKIPPED,
    ],
)
def test_tda_35_a_misdeals(error: DealError) -> None:
    assert everywhere(error, "p3 fold") == [MISDEAL] * 3
    assert everywhere(error, FOLD_CALL) == [PLAY_ON] * 3


def test_tda_34_a_button_misplaced() -> None:
    assert everywhere(DealError.BUTTON_MISPLACED) == [Outcome.BUTTON_CORRECTED, Outcome.BUTTON_CORRECTED, MISDEAL]
    stands, later = Outcome.BUTTON_STANDS, Outcome.BUTTON_CORRECTED_LATER
    assert everywhere(DealError.BUTTON_MISPLACED, FOLD_CALL) == [stands, stands, later]


def test_tda_37_button_short_of_cards() -> None:
    assert everywhere(DealError.BUTTON_SHORT, FOLD_CALL) == [Outcome.COMPLETED] * 3
    assert everywhere(DealError.BUTTON_ACTED_SHORT, FOLD_CALL) == [HAND_DEAD] * 3


def test_tda_35_b_two_cards_in_a_row_to_the_button() -> None:
    assert everywhere(DealError.TWO_IN_A_ROW_TO_BUTTON) == [PLAY_ON] * 3


def test_tda_39_b_no_burn_before_the_flop() -> None:
    """Nobody has acted: a burn is picked from the flop. Any action at all, and it stands."""
    picked, right = Outcome.BURN_PICKED_FROM_FLOP, Outcome.FLOP_PUT_RIGHT
    assert everywhere(DealError.NO_BURN_BEFORE_FLOP) == [picked, picked, right]
    assert everywhere(DealError.NO_BURN_BEFORE_FLOP, "p1 check") == [PLAY_ON] * 3
    assert told(after_deal(DealError.NO_BURN_BEFORE_FLOP, "p1 check"))[1] == (Rule.BETTING_HAS_BEGUN, True)


def test_tda_38_one_burn_a_street() -> None:
    one, restored = Outcome.ONE_BURN_A_STREET, Outcome.ORDER_RESTORED
    assert everywhere(DealError.TWO_BURNS) == [one, one, restored]


def test_tda_rp_4_stub() -> None:
    restored, both = Outcome.ORDER_RESTORED, Outcome.STUB_AND_MUCK_RESHUFFLED
    assert everywhere(DealError.STUB_DROPPED) == [restored] * 3
    assert everywhere(DealError.STUB_DISORDERED) == [Outcome.STUB_RESHUFFLED] * 2 + [restored]
    assert everywhere(DealError.STUB_MIXED_WITH_MUCK) == [both, both, restored]


def test_tda_rp_10_h_short_stub() -> None:
    assert everywhere(DealError.STUB_SHORT) == [Outcome.BURNS_ADDED] * 3
    assert everywhere(DealError.STUB_SHORT_WITH_BURNS) == [Outcome.COMMUNITY_CARD] * 3


def test_wsop_live_21_boxed_card() -> None:
    assert everywhere(DealError.BOXED_CARD) == [REPLACED] * 3
    assert everywhere(DealError.BOXED_CARD_MIXED) == [Outcome.REPLACED_AFTER_ROUND] * 3


def test_tda_65_cards_thrown_into_a_hand() -> None:
    assert everywhere(DealError.CARDS_THROWN_INTO_HAND, seat=P3) == [Outcome.HAND_LIVE, HAND_DEAD, HAND_DEAD]
    assert everywhere(DealError.CARDS_LOST_IN_HAND, seat=P3) == [HAND_DEAD] * 3


def test_tda_68_own_card_exposed() -> None:
    assert everywhere(DealError.OWN_CARD_EXPOSED, seat=P3) == [Outcome.HAND_LIVE] * 3
    assert after_deal(DealError.OWN_CARD_EXPOSED).steps[0].rule is Rule.OWN_CARD_PENALTY
    assert after_deal(DealError.OWN_CARD_EXPOSED, profile=ROBERTS_11).steps[0].rule is Rule.OWN_CARD_PLAYS


def test_tda_66_upcards_picked_up() -> None:
    assert everywhere(DealError.UPCARDS_PICKED_UP, seat=P3) == [HAND_DEAD] * 3


def test_tda_30_seat_empty() -> None:
    assert everywhere(DealError.SEAT_EMPTY, seat=P3) == [HAND_DEAD, HAND_DEAD, FLOOR]


def test_every_error_is_ruled_on_under_every_book() -> None:
    assert set(CLAUSES) == set(DealError)
    assert WSOP_LIVE_2024 in BOOKS
    for error in DealError:
        for actions in ("", "p3 call", FOLD_CALL):
            everywhere(error, actions, P3)
