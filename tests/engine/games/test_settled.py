"""Where the engine and the second grader, or a book, once disagreed: each settled from the book, and kept."""

import pytest

from quizzes.engine.betting import legal_actions
from quizzes.engine.deals import draw_options
from quizzes.engine.games import GAMES
from quizzes.engine.hand import Await, Hand
from quizzes.engine.profile import ROBERTS_11, TDA_2024, WSOP_LIVE_2024
from quizzes.engine.round import Breach
from quizzes.engine.seats import Stakes
from quizzes.engine.showdown import show_order
from quizzes.engine.splits import final_stacks, payouts
from quizzes.engine.trace import Rule
from quizzes.engine.units import Seat
from tests.engine.games.tables import blinds, deal, legal, on, refused, stud

FIVES = ["2c3c4c5c7c", "2d3d4d5d8d", "2h3h4h5h9h"]


def test_a_board_may_be_run_twice_from_nothing() -> None:
    """WSOP Live Action 204: all-in before the flop, both boards are whole."""
    hand = on(blinds("nlhe", [50, 50], 1, 2), deal(["AsAh", "KsKh"]) + ", p2 raise 50, p1 call")
    hand = on(hand, "board 2c7d9h, board Js, board 4d")
    assert refused(hand, "board twice 2d7c9cJdKdQd") is Breach.WRONG_NUMBER_OF_CARDS
    assert final_stacks(on(hand, "board twice 2d7c9cJdKd")).value == (50, 50)


@pytest.mark.parametrize("at_once", [True, False])
def test_replacements_come_though_nobody_can_bet(at_once: bool) -> None:
    """All-in before the first of three draws: every draw is dealt, at once or after all have drawn."""
    hand = on(blinds("27td", [10, 10], 5, 10), deal(FIVES[:2]) + ", p2 call")
    assert hand.to_draw == 0
    for first, second, new, others in (("7c", "8d", "Th", "Jh"), ("Th", "Jh", "Qh", "Kh"), ("Qh", "0", "As", "")):
        lines = [f"p1 draw {first}", f"deal p1 {new}", f"p2 draw {second}", f"deal p2 {others}" if others else ""]
        if not at_once and others:
            lines = [lines[0], lines[2], lines[1], lines[3]]
        hand = on(hand, ", ".join(lines))
    assert hand.awaits is Await.SHOWDOWN
    assert final_stacks(hand).value == (0, 20)


def test_blinds_that_put_everybody_all_in_lead_to_the_draw() -> None:
    hand = blinds("27sd", [5, 5], 5, 10)
    assert (hand.to_act, hand.awaits) == (None, Await.DEAL)
    hand = on(hand, deal(FIVES[:2]) + ", p1 draw 7c, deal p1 Kh, p2 draw 0")
    assert hand.awaits is Await.SHOWDOWN
    assert final_stacks(hand).value == (10, 0)  # the other has a flush


def drawing() -> Hand:
    return on(blinds("fl5d", [500] * 3, 5, 10, ROBERTS_11), deal(FIVES) + ", p3 call, p1 call, p2 check")


def test_tda_58_a_fold_on_the_turn_to_draw_binds() -> None:
    hand = drawing()
    assert hand.to_draw is not None
    assert draw_options(hand, hand.to_draw).value.fold
    hand = on(hand, "p1 fold, p2 draw 0, p3 fold")
    assert hand.awaits is Await.NOTHING
    assert final_stacks(hand).value == (490, 520, 490)


def test_a_fold_on_the_turn_to_draw_may_leave_two_without_a_cap() -> None:
    hand = on(drawing(), "p1 fold, p2 draw 0, p3 draw 0")
    assert hand.to_act == Seat(1)
    assert hand.round.most_bets is None


def test_only_who_is_to_draw_may_fold_then() -> None:
    assert refused(drawing(), "p2 fold") is Breach.NOT_YOUR_TURN
    assert refused(drawing(), "p1 check") is Breach.NOT_YOUR_TURN


def test_who_mucks_had_his_place_and_the_last_bettor_still_shows_first() -> None:
    """TDA 17-A asks who bet last, not who still wants to show."""
    hand = on(blinds("nlhe", [500] * 3, 5, 10), deal(["AsAh", "KsKh", "QsQh"]))
    hand = on(hand, "p3 call, p1 call, p2 check, board 2c7d9h, p1 check, p2 check, p3 check, board Js")
    hand = on(hand, "p1 check, p2 check, p3 check, board 4d, p1 check, p2 bet 10, p3 call, p1 call, p2 muck")
    told = show_order(hand)
    assert told.value == (1, 2, 0)
    assert told.find(Rule.NO_BET_ON_LAST_STREET) is None


def test_no_size_between_the_two_bets_of_an_open_pair() -> None:
    """RRP section 8, Stud 4: the small bet or the big one."""
    hand = on(stud(["2c", "Kd"], profile=WSOP_LIVE_2024), "p1 bring-in, p2 call, deal p1 up 2d, deal p2 up Qh")
    spread = legal(hand).bet
    assert spread is not None
    assert [refused(hand, f"p1 bet {to}") for to in (15, 20, 30)] == [None, Breach.TOO_SMALL, None]


def test_who_cannot_pay_the_bring_in_does_not_raise() -> None:
    hand = stud(["2c", "Kd"], [3, 500])
    assert legal_actions(hand.round, Seat(0)).value.raise_to is None
    assert refused(hand, "p1 raise 2") is Breach.TOO_SMALL


def test_an_odd_chip_goes_by_one_s_own_card_rather_than_by_the_common_one() -> None:
    """TDA 20-B: of two equal fives a player shows that of the higher suits; the last card for all may stand in both.

    p1 and p2 tie with 7-6-4-3-A. The seven of diamonds lies on the table for all, and p2 has that of hearts.
    """
    hand = Hand.start(GAMES["razz"], TDA_2024, Stakes(ante=1, bring_in=4, small_bet=8, big_bet=16), (9, 9, 8))
    hand = on(hand, "deal p1 As3d up Ah, deal p2 QhAd up 6s, deal p3 KsKd up Kh, p3 bring-in, p1 raise 8, p2 call")
    hand = on(hand, "p3 call, deal p1 up 8d, deal p2 up 3h, deal p3 up Kc, deal p1 up 4h, deal p2 up 4s")
    hand = on(hand, "deal p3 up Qs, deal p1 up 6d, deal p2 up 7h, deal p3 up Qc, board 7d")
    told = payouts(hand)
    split = told.find(Rule.ODD_CHIP_BY_CARD)
    assert split is not None
    assert (split.facts["seat"], str(split.facts["card"])) == (Seat(1), "7h")
    assert told.value == (13, 13, 0)
