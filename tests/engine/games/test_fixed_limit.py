"""Fixed limit: sizes, caps and half a bet. RULES 4.14 and 4.15, C11, C12 and C25, and the collected cases."""

import pytest

from quizzes.engine.betting import Limits, minimum_raise
from quizzes.engine.hand import Hand
from quizzes.engine.profile import ALL_PROFILES, PROFILES
from quizzes.engine.round import Breach
from quizzes.engine.trace import Rule
from tests.engine.games.tables import DEEP, blinds, least, legal, on, refused, stud


def holdem(stacks: list[int], lines: str = "", profile: str = "tda-2024") -> Hand:
    """10/20 limit hold'em with blinds of 5 and 10."""
    return on(blinds("flhe", stacks, 5, 10, ALL_PROFILES[profile]), lines)


def raised_to_the_cap(hand: Hand) -> list[int]:
    """Everybody raises as long as he may; the totals."""
    totals: list[int] = []
    while (spread := legal(hand).raise_to or legal(hand).bet) is not None:
        assert spread.min == spread.max
        totals.append(int(spread.min))
        hand = on(hand, f"{hand.to_act} {'bet' if legal(hand).bet else 'raise'} {spread.min}")
    return totals


def checked_to(hand: Hand, *boards: str) -> Hand:
    for board in boards:
        while hand.to_act is not None:
            hand = on(hand, f"{hand.to_act} {'check' if legal(hand).check else 'call'}")
        hand = on(hand, f"board {board}")
    return hand


FLOP, TURN, RIVER = "2c7d9h", "Js", "4d"


def test_4_14_one_size_on_each_street() -> None:
    hand = holdem([DEEP] * 3)
    assert legal(hand).raise_to == Limits(20, 20)
    assert refused(hand, "p3 raise 30") is Breach.TOO_LARGE
    assert [legal(checked_to(hand, *boards)).bet for boards in ((FLOP,), (FLOP, TURN), (FLOP, TURN, RIVER))] == [
        Limits(10, 10),
        Limits(20, 20),
        Limits(20, 20),
    ]


def test_b34_the_size_is_not_for_the_player_to_choose() -> None:
    hand = checked_to(holdem([DEEP] * 3), FLOP, TURN)
    assert refused(hand, "p1 bet 30") is Breach.TOO_LARGE
    assert legal(on(hand, "p1 bet 20")).raise_to == Limits(40, 40)


@pytest.mark.parametrize("code", ["27td", "badugi"])
def test_4_14_the_big_bet_comes_after_the_second_draw(code: str) -> None:
    hand = on(blinds(code, [DEEP] * 2, 5, 10), "p2 call, p1 check")
    sizes = []
    for _ in range(3):
        hand = on(hand, "p1 draw 0, p2 draw 0")
        sizes.append(int(least(hand) or 0))
        hand = on(hand, "p1 check, p2 check")
    assert sizes == [10, 20, 20]


def test_4_14_with_one_draw_the_big_bet_comes_after_it() -> None:
    hand = on(blinds("fl5d", [DEEP] * 2, 5, 10), "p2 call, p1 check, p1 draw 0, p2 draw 0")
    assert legal(hand).bet == Limits(20, 20)


CAPS = {"tda-2024": 5, "wsop-live-2024": 5, "roberts-11": 4, "pokerstars": 4}


@pytest.mark.parametrize("profile", CAPS)
def test_c11_the_cap(profile: str) -> None:
    """The big blind counts as the bet: 10-20-30-40, and 50 where four raises are allowed."""
    steps = [10, 20, 30, 40, 50][: CAPS[profile]]
    assert raised_to_the_cap(holdem([DEEP] * 3, "", profile)) == steps[1:]
    assert raised_to_the_cap(checked_to(holdem([DEEP] * 3, "", profile), FLOP)) == steps


def test_s10_capped_in_one_book_and_not_in_another() -> None:
    lines = "p1 bet 10, p2 raise 20, p3 raise 30, p1 raise 40"
    told = {
        name: least(on(checked_to(holdem([DEEP] * 3, "", name), FLOP), lines))
        for name in ("roberts-11", "wsop-live-2024")
    }
    assert told == {"roberts-11": None, "wsop-live-2024": 50}


@pytest.mark.parametrize(("profile", "raises"), [("tda-2024", 4), ("roberts-11", 4), ("pokerstars", 3)])
def test_c11_with_two_rounds_of_betting(profile: str, raises: int) -> None:
    hand = blinds("fl5d", [DEEP] * 3, 5, 10, ALL_PROFILES[profile])
    assert len(raised_to_the_cap(hand)) == raises


@pytest.mark.parametrize(
    ("profile", "limited"),
    [("tda-2024", True), ("wsop-live-2024", False), ("roberts-11", False), ("pokerstars", True)],
)
def test_c12_heads_up_from_the_start_of_the_round(profile: str, limited: bool) -> None:
    totals = raised_to_the_cap(holdem([200, 200], "", profile))
    assert (len(totals) < 6) is limited


@pytest.mark.parametrize(("profile", "sixth"), [("tda-2024", None), ("wsop-live-2024", None), ("roberts-11", 60)])
def test_c12_heads_up_in_the_middle_of_the_round(profile: str, sixth: int | None) -> None:
    """Three see the flop, one folds to a raise: only Robert's lifts the cap then."""
    hand = checked_to(holdem([DEEP] * 3, "", profile), FLOP)
    hand = on(hand, "p1 bet 10, p2 raise 20, p3 fold, p1 raise 30, p2 raise 40")
    assert least(hand) == 50
    assert least(on(hand, "p1 raise 50")) == sixth


def test_c12_a_cap_already_reached_stays() -> None:
    hand = checked_to(holdem([DEEP] * 3, "", "roberts-11"), FLOP)
    hand = on(hand, "p1 bet 10, p2 raise 20, p3 raise 30, p1 raise 40, p2 fold")
    assert least(hand) is None


def test_4_15_half_a_bet_counts_as_a_raise() -> None:
    """15 all-in on a street of 20: the next raise is to 35, and it was one of the raises."""
    hand = checked_to(holdem([DEEP, DEEP, 45]), FLOP, TURN)
    hand = on(hand, "p1 bet 20, p2 call, p3 raise 35")
    assert least(hand) == 55
    assert hand.round.bets_made == 2


def test_4_15_below_half_it_is_completed() -> None:
    """Pagat's: bet 5, call, all-in 6: fold, call 6 or complete to 10."""
    hand = on(blinds("flhe", [DEEP, DEEP, 11, DEEP], 2, 5), "p3 call, p4 call, p1 call, p2 check, board 2c7d9h")
    hand = on(hand, "p1 bet 5, p2 call, p3 raise 6")
    assert (legal(hand).call, legal(hand).raise_to) == (6, Limits(10, 10))
    hand = on(hand, "p4 call")
    assert legal(hand).raise_to is None
    assert hand.round.bets_made == 1


def test_4_15_exactly_half_reopens() -> None:
    hand = checked_to(holdem([DEEP, DEEP, 25]), FLOP)
    hand = on(hand, "p1 bet 10, p2 call, p3 raise 15")
    assert least(hand) == 25


def test_4_15_several_short_all_ins_count_together() -> None:
    hand = checked_to(holdem([DEEP, DEEP, 23, 26]), FLOP)
    hand = on(hand, "p1 bet 10, p2 call, p3 raise 13, p4 raise 16")
    assert least(hand) == 26


def test_b28_half_a_raise_reopens_in_limit_only() -> None:
    hand = blinds("flhe", [DEEP, DEEP, 260], 50, 100)
    hand = on(checked_to(hand, FLOP), "p1 bet 100, p2 call, p3 raise 160")
    assert least(hand) == 260
    hand = blinds("nlhe", [DEEP, DEEP, 260], 50, 100)
    hand = on(checked_to(hand, FLOP), "p1 bet 100, p2 call, p3 raise 160")
    assert least(hand) is None


def test_fl02() -> None:
    """An all-in of 15 over 10: the next is 25, and with a bet and three raises the cap is 35."""
    hand = holdem([DEEP, DEEP, DEEP, 15, DEEP], "p3 call, p4 raise 15", "roberts-11")
    assert raised_to_the_cap(hand) == [25, 35]


def test_fl03() -> None:
    hand = holdem([DEEP, DEEP, DEEP, 13, DEEP], "p3 call, p4 raise 13")
    assert (legal(hand).fold, legal(hand).call, legal(hand).raise_to) == (True, 13, Limits(20, 20))


def test_fl04() -> None:
    hand = on(checked_to(holdem([DEEP, 26, DEEP]), FLOP), "p1 bet 10, p2 raise 16, p3 call")
    assert legal(hand).raise_to == Limits(26, 26)


@pytest.mark.parametrize("profile", ALL_PROFILES)
def test_c25_a_raise_over_a_short_all_in_of_half_a_bet(profile: str) -> None:
    """All-in 270 over 200: the books say 370, recorded sites 300."""
    hand = blinds("flhe", [DEEP, DEEP, DEEP, 270, DEEP], 50, 100, ALL_PROFILES[profile])
    hand = on(hand, "p3 raise 200, p4 raise 270")
    assert least(hand) == (300 if profile == "pokerstars" else 370)


def test_c25_short_of_half_it_is_completed_everywhere() -> None:
    for profile in PROFILES.values():
        hand = blinds("flhe", [DEEP, DEEP, DEEP, 240, DEEP], 50, 100, profile)
        assert least(on(hand, "p3 raise 200, p4 raise 240")) == 300


@pytest.mark.parametrize("profile", CAPS)
def test_4_16_a_completion_is_the_bet_and_no_raise(profile: str) -> None:
    """15/30 with a bring-in of 5: to 15, then three or four raises."""
    hand = on(stud(["2c", "Kd", "Qh"], profile=ALL_PROFILES[profile]), "p1 bring-in")
    assert raised_to_the_cap(hand) == [15, 30, 45, 60, 75][: CAPS[profile]]


def test_the_reasons_name_the_rule() -> None:
    hand = holdem([DEEP, DEEP, DEEP, 13, DEEP], "p3 call, p4 raise 13")
    assert hand.to_act is not None
    rules = [step.rule for step in minimum_raise(hand.round, hand.to_act).steps]
    assert Rule.BELOW_HALF_A_BET in rules
    assert rules[-1] is Rule.COMPLETE_TO
