"""Who brings it in, who opens, what is bet and shown in stud. RULES 3, 4.16 and 6, C5, C9, C10 and C16, the cases."""

import pytest

from quizzes.engine.betting import Limits
from quizzes.engine.hand import Hand
from quizzes.engine.profile import ALL_PROFILES, PROFILES, ROBERTS_11, TDA_2024, RulesProfile
from quizzes.engine.round import Breach
from quizzes.engine.seats import first_to_act
from quizzes.engine.showdown import show_order
from quizzes.engine.trace import Rule
from tests.engine.games.tables import DEEP, least, legal, on, refused, street, stud


def first(hand: Hand) -> int:
    """The seat that opens, from 1."""
    seat = first_to_act(hand).value
    assert seat is not None
    return int(seat) + 1


def called_round(hand: Hand) -> Hand:
    while hand.to_act is not None:
        options = legal(hand)
        line = "bring-in" if options.bring_in else "check" if options.check else "call"
        hand = on(hand, f"{hand.to_act} {line}")
    return hand


def fourth(*boards: str, code: str = "stud", profile: RulesProfile = TDA_2024) -> Hand:
    """Fourth street with these two cards up before each player."""
    hand = called_round(stud([board[:2] for board in boards], code=code, profile=profile))
    return street(hand, *(board[2:] for board in boards))


@pytest.mark.parametrize(
    ("code", "doors", "seat"),
    [
        ("stud", ["2s", "2c", "9h"], 2),
        ("stud", ["Ac", "3d", "3c"], 3),
        ("stud8", ["Ac", "3d", "3c"], 3),
        ("stud8", ["As", "Ad", "Kc"], 3),
        ("razz", ["Kh", "Ks", "As"], 2),
        ("razz", ["As", "Ac", "2c"], 3),
    ],
)
def test_3_who_brings_it_in(code: str, doors: list[str], seat: int) -> None:
    assert first(stud(doors, code=code)) == seat


def test_st01() -> None:
    assert first(stud(["2s", "Kh", "2c", "9h"])) == 3


def test_b35_the_ace_is_high_and_clubs_lowest() -> None:
    assert first(stud(["Ac", "3d", "3c"])) == 3
    assert first(stud(["Kh", "Ks", "As"], code="razz")) == 2


def test_st03_a_short_bring_in_does_not_lower_the_price() -> None:
    hand = stud(["2c", "Kd", "Qh"], [5, 500, 500], ante=1, bring_in=10, small_bet=20, big_bet=40)
    assert legal(hand).bring_in == 4
    hand = on(hand, "p1 bring-in")
    assert (legal(hand).call, legal(hand).raise_to) == (10, Limits(20, 20))


def test_3_the_low_card_all_in_for_the_ante() -> None:
    """The player to its left starts and bets at least the bring-in, or folds."""
    hand = stud(["2c", "Kd", "Qh", "Js"], [1, 500, 500, 500])
    assert first(hand) == 2
    assert (legal(hand).bring_in, legal(hand).check) == (5, False)
    hand = on(hand, "p2 fold")
    assert legal(hand).bring_in == 5


def test_4_16_who_brings_it_in_may_bet_the_full_small_bet() -> None:
    hand = stud(["2c", "Kd", "Qh"])
    assert (legal(hand).bring_in, legal(hand).raise_to) == (5, Limits(15, 15))
    assert least(on(hand, "p1 raise 15")) == 30
    assert least(on(hand, "p1 bring-in")) == 15


def test_4_16_nothing_below_the_bring_in_is_a_raise() -> None:
    """Found by playing at random: an all-in of less was once taken for a raise."""
    hand = stud(["2c", "Kd", "Qh"], [4, 500, 500])
    assert refused(hand, "p1 raise 3") is Breach.TOO_SMALL
    assert refused(hand, "p1 bring-in") is None


def test_4_16_no_option_for_who_brought_it_in() -> None:
    assert called_round(stud(["2c", "Kd"])).to_act is None


@pytest.mark.parametrize(
    ("code", "boards", "seat"),
    [
        ("stud", ["KcQd", "2c2d", "AhTs"], 2),
        ("stud", ["KcQd", "AcJd", "AhTs"], 2),
        ("stud8", ["2c3d", "8h8s", "AhKs"], 2),
        ("razz", ["2c3d", "8h7s", "AhKs"], 1),
        ("razz", ["2c2d", "KhQs", "AhAs"], 2),
    ],
)
def test_3_the_best_board_opens_in_razz_the_lowest(code: str, boards: list[str], seat: int) -> None:
    assert first(fourth(*boards, code=code)) == seat


def test_3_with_four_cards_up_no_straight_or_flush_counts() -> None:
    hand = called_round(fourth("9h8h", "AcKd"))
    hand = called_round(street(hand, "7h", "4c"))
    hand = street(hand, "6h", "2s")
    assert first(hand) == 2


@pytest.mark.parametrize(("profile", "seat"), [("tda-2024", 2), ("wsop-live-2024", 1), ("roberts-11", 1)])
@pytest.mark.parametrize("code", ["stud", "stud8"])
def test_c9_equal_boards(code: str, profile: str, seat: int) -> None:
    hand = fourth("KcQd", "KsQh", "2c3d", code=code, profile=PROFILES[profile])
    assert first(hand) == seat


def test_c9_equal_boards_in_razz() -> None:
    assert first(fourth("7c3d", "7s3h", "KcQd", code="razz")) == 2
    assert first(fourth("7c3d", "7s3h", "KcQd", code="razz", profile=ROBERTS_11)) == 1


def test_3_an_all_in_high_board_is_passed_over() -> None:
    hand = on(stud(["2c", "Kd", "Qh"], [500, 21, 500]), "p1 bring-in, p2 raise 15, p3 call, p1 call")
    hand = on(street(hand, "3c", "Ks", "4h"), "p2 bet 5, p3 call, p1 call")
    hand = street(hand, "5c", "8s", "9h")
    assert first(hand) == 3
    assert first_to_act(hand).find(Rule.ALL_IN_SKIPPED) is not None


@pytest.mark.parametrize(
    ("profile", "spread"),
    [("tda-2024", Limits(15, 15)), ("wsop-live-2024", Limits(15, 30)), ("roberts-11", Limits(15, 30))],
)
def test_c10_an_open_pair_on_fourth_street(profile: str, spread: Limits) -> None:
    hand = fourth("2c2d", "KcQh", profile=PROFILES[profile])
    assert legal(hand).bet == spread
    assert refused(hand, "p1 bet 20") is not None


def test_c10_after_the_double_bet_only_doubles() -> None:
    hand = fourth("2c2d", "KcQh", profile=ROBERTS_11)
    assert legal(on(hand, "p1 bet 15")).raise_to == Limits(30, 45)
    assert legal(on(hand, "p1 bet 30")).raise_to == Limits(60, 60)
    assert legal(on(hand, "p1 bet 15, p2 raise 45")).raise_to == Limits(75, 75)


@pytest.mark.parametrize("code", ["stud8", "razz"])
def test_c10_never_in_the_low_games(code: str) -> None:
    assert legal(fourth("2c2d", "KcQh", code=code, profile=ROBERTS_11)).bet == Limits(15, 15)


def test_4_14_the_big_bet_begins_on_fifth_street() -> None:
    hand = fourth("2c3d", "KcQh")
    assert legal(hand).bet == Limits(15, 15)
    assert legal(street(called_round(hand), "7c", "8h")).bet == Limits(30, 30)


def seventh(hand: Hand) -> Hand:
    """On to the last card, checked all the way."""
    deck = iter(["7c", "8h", "9c", "Th", "Jd", "5s", "5d", "6d"])
    for _ in range(2):
        hand = called_round(street(called_round(hand), *(next(deck) for _ in hand.live)))
    return on(hand, ", ".join(f"deal {seat} 1" for seat in hand.live))


def test_6_without_a_bet_the_board_that_opens_shows_first() -> None:
    hand = called_round(seventh(fourth("2c3d", "KcQh")))
    assert show_order(hand).value == (1, 0)
    hand = called_round(seventh(fourth("2c3d", "KcQh", code="razz")))
    assert show_order(hand).value == (0, 1)


def test_6_the_last_bettor_shows_first() -> None:
    hand = on(seventh(fourth("2c3d", "KcQh")), "p2 check, p1 bet 30, p2 call")
    assert show_order(hand).value == (0, 1)


@pytest.mark.parametrize("profile", ALL_PROFILES)
def test_4_16_third_street_of_razz_asks_the_same(profile: str) -> None:
    hand = stud(["Kc", "3d", "Qh"], code="razz", profile=ALL_PROFILES[profile])
    assert (first(hand), legal(hand).bring_in, legal(hand).raise_to) == (1, 5, Limits(15, 15))


def test_seats() -> None:
    with pytest.raises(ValueError):
        stud(["2c", "3c", "4c", "5c", "6c", "7c", "8c", "9c", "Tc"], [DEEP] * 9)


@pytest.mark.parametrize("code", ["stud", "stud8", "razz"])
def test_tda_rp_10_h_one_card_for_all_where_too_few_are_left(code: str) -> None:
    """Eight players see seventh street: four cards are left for them, so that one in the middle is everybody's last."""
    hand = stud([f"{rank}c" for rank in "23456789"], code=code)
    for suit in "dhs":
        hand = called_round(hand)
        assert refused(hand, "board Ac") is Breach.NOT_NOW
        hand = street(hand, *(f"{rank}{suit}" for rank in "23456789"))
    hand = called_round(hand)
    assert refused(hand, "board AcKc") is Breach.WRONG_NUMBER_OF_CARDS
    hand = on(hand, "board Ac")
    assert hand.street_name == "seventh-street"
    assert first(hand) == (1 if code == "razz" else 8)
    assert legal(hand).bet == Limits(30, 30)
