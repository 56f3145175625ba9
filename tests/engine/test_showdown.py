"""Who shows first, who wins, and where the odd chip goes."""

import json
from pathlib import Path
from typing import Any

import pytest

from quizzes.engine.cards import parse_cards
from quizzes.engine.hand import Await, Hand
from quizzes.engine.hands import Part
from quizzes.engine.profile import ROBERTS_11, TDA_2024, WSOP_LIVE_2024, RulesProfile
from quizzes.engine.showdown import awards, show_order, winners
from quizzes.engine.splits import final_stacks, payouts, split
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Chips, Seat
from tests.engine.tables import DEEP, P1, P2, P3, P4, P5, flop, on, start, streets, told
from tests.oracle import hands as oracle

CASES = json.loads((Path(__file__).parents[1] / "cases" / "showdowns.json").read_text())
CALLED_AND_CHECKED_DOWN = "p3 call, p1 call, p2 check, board 2c7d9h, p1 check, p2 check, p3 check, board Js"


def duel(board: str, *holes: str) -> Explained[tuple[Seat, ...]]:
    return winners({Seat(seat): parse_cards(hole) for seat, hole in enumerate(holes)}, parse_cards(board))


def names(seats: tuple[Seat, ...] | None) -> str:
    return " ".join(map(str, seats or ()))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_collected_case(case: dict[str, Any]) -> None:
    explained = duel(case["board"], *case["holes"])
    assert names(explained.value) == " ".join(case["winners"])
    best = next(
        step.value for step in explained.steps if step.rule is Rule.BEST_FIVE and step.facts["seat"] in explained.value
    )
    assert "".join(str(card.rank) for card in best.cards) == case["best"]
    holes = {seat: [hole[:2], hole[2:]] for seat, hole in enumerate(case["holes"])}
    assert oracle.winners(holes, [str(card) for card in parse_cards(case["board"])]) == explained.value


@pytest.mark.parametrize(
    ("number", "board", "holes", "right"),
    [
        (1, "QdJcTd5c2h", ("AsKs", "AhKh"), "p1 p2"),
        (2, "AcAdKsKhQc", ("JdJs", "3c2c"), "p1 p2"),
        (3, "Ac9d9s5h2c", ("5s2s", "Ad3d"), "p2"),
        (4, "QdAc3h9c7d", ("Ks2s", "7s6s"), "p2"),
        (5, "2c3d4s5hKd", ("As9d", "6s8s"), "p2"),
        (7, "Ah9h6h2c3s", ("Kh4h", "QhJh"), "p1"),
        (9, "TsJdQcKhAh", ("7h2c", "8c8d"), "p1 p2"),
        (41, "7s7d9h9cAd", ("2s2d", "KsQh"), "p1 p2"),
        (42, "7s7d9h9cAd", ("2s2d", "3s3h"), "p1 p2"),
        (43, "7s7d9h9cAd", ("2s2d", "8s8h"), "p2"),
        (44, "9s9d9h9c4d", ("Ac2d", "KcQd"), "p1"),
        (45, "9s9d9h9cAs", ("Ac2d", "KcQd"), "p1 p2"),
    ],
)
def test_misreadings_of_part_b(number: int, board: str, holes: tuple[str, ...], right: str) -> None:
    assert names(duel(board, *holes).value) == right


def test_a_rank_decides_is_told_with_the_part_that_decides() -> None:
    explained = duel("Ah9h6h2c3s", "Kh4h", "QhJh")
    decides = explained.find(Rule.RANK_DECIDES)
    assert decides is not None
    assert (decides.value, decides.facts["part"]) == ((P1,), Part.SECOND_CARD)
    assert (str(decides.facts["rank"]), str(decides.facts["lower"])) == ("K", "Q")


def test_equal_hands_are_told_as_a_tie() -> None:
    """WSOP Live Action 146: suits never decide."""
    explained = duel("QdJcTd5c2h", "AsKs", "AhKh")
    assert [step.rule for step in explained.steps][2:] == [Rule.HIGHEST_CATEGORY, Rule.EQUAL_HANDS, Rule.WINNERS]


def test_wsop_tournament_75_the_board_plays() -> None:
    explained = duel("5c6d7h8s9c", "4hQd", "7cJd")
    plays = explained.find(Rule.BOARD_PLAYS)
    assert plays is not None
    assert plays.facts["board"] == parse_cards("5c6d7h8s9c")
    assert duel("5c6d7h8s9c", "TcTd", "ThTs").find(Rule.BOARD_PLAYS) is None


# order of showing


def test_tda_17_a_the_last_aggressor_of_the_last_street_shows_first() -> None:
    """B40: the cutoff bets the river and is called: he shows, not the caller."""
    hand = on(streets(start([DEEP] * 5)), "p1 check, p2 check, p3 check, p4 bet 5, p5 call, p1 fold, p2 fold, p3 fold")
    explained = show_order(hand)
    assert told(explained) == [(Rule.LAST_AGGRESSOR, P4), (Rule.SHOW_ORDER, (P4, P5))]
    hand = on(
        streets(start([DEEP] * 5)), "p1 check, p2 bet 5, p3 call, p4 fold, p5 raise 20, p1 call, p2 fold, p3 call"
    )
    assert names(show_order(hand).value) == "p5 p1 p3"


def test_tda_17_a_without_a_bet_on_the_last_street_the_first_to_act_shows_first() -> None:
    """The bettor of the turn does not count."""
    hand = on(start([DEEP] * 3), f"{CALLED_AND_CHECKED_DOWN}, p1 check, p2 bet 8, p3 call, p1 call, board 4d")
    hand = on(hand, "p1 check, p2 check, p3 check")
    explained = show_order(hand)
    assert told(explained) == [(Rule.NO_BET_ON_LAST_STREET, P1), (Rule.SHOW_ORDER, (P1, P2, P3))]


def all_in_before_the_river(profile: RulesProfile) -> Hand:
    """The button is all-in before the flop and called; both blinds check the rest."""
    return streets(on(start([DEEP, DEEP, 50], (1, 2), profile), "p3 raise 50, p1 call, p2 call"))


def test_tda_16_all_hands_are_tabled_once_nobody_can_bet() -> None:
    hand = on(all_in_before_the_river(TDA_2024), "p1 check, p2 check")
    explained = show_order(hand)
    assert told(explained) == [(Rule.ALL_HANDS_TABLED, (P1, P2, P3)), (Rule.SHOW_ORDER, (P1, P2, P3))]
    assert explained.steps[0].facts["seats"] == (P3,)


def test_tda_16_before_the_remaining_board() -> None:
    hand = on(start([100, 100, 300]), "p3 raise 100, p1 call, p2 call")
    assert hand.awaits is Await.BOARD
    assert told(show_order(hand))[0] == (Rule.ALL_HANDS_TABLED, (P1, P2, P3))
    assert on(hand, "p1 show AsAh").shown == (P1,)


def test_wsop_live_145_the_player_who_pushed_all_in_shows_first() -> None:
    hand = on(start([DEEP, 50], (1, 2), WSOP_LIVE_2024), "p2 raise 50, p1 call")
    assert told(show_order(streets(hand)))[0] == (Rule.ALL_IN_SHOWS_FIRST, P2)


def test_roberts_showdown_all_in_hands_are_shown_in_order() -> None:
    hand = on(start([DEEP, 50], (1, 2), ROBERTS_11), "p2 raise 50, p1 call")
    assert told(show_order(streets(hand))) == [(Rule.NO_BET_ON_LAST_STREET, P1), (Rule.SHOW_ORDER, (P1, P2))]


@pytest.mark.parametrize("profile", [WSOP_LIVE_2024, ROBERTS_11])
def test_only_a_bet_of_the_last_street_makes_an_aggressor(profile: RulesProfile) -> None:
    """The button bets the flop and is called all-in: the order is the same before and after the rest of the board."""
    hand = on(start([50, DEEP], (1, 2), profile), "p2 call, p1 check, board 2c7d9h, p1 check, p2 bet 60, p1 call")
    assert told(show_order(hand))[0] == (Rule.NO_BET_ON_LAST_STREET, P1)
    assert told(show_order(on(hand, "board Js, board 4d")))[0] == (Rule.NO_BET_ON_LAST_STREET, P1)


def test_who_mucks_had_a_place_in_the_order() -> None:
    hand = on(streets(start([100] * 3)), "p1 check, p2 bet 10, p3 call, p1 call")
    assert names(show_order(hand).value) == "p2 p3 p1"
    assert names(show_order(on(hand, "p2 show AsKs, p3 muck, p1 muck")).value) == "p2 p3 p1"


def test_roberts_showdown_a_side_pot_is_shown_first() -> None:
    hand = on(all_in_before_the_river(ROBERTS_11), "p1 check, p2 check")
    assert told(show_order(hand)) == [
        (Rule.NO_BET_ON_LAST_STREET, P1),
        (Rule.SHOW_ORDER, (P1, P2, P3)),
    ]
    hand = on(all_in_before_the_river(ROBERTS_11), "p1 bet 100, p2 call")
    assert told(show_order(hand)) == [
        (Rule.LAST_AGGRESSOR, P1),
        (Rule.SIDE_POT_SHOWS_FIRST, (P1, P2)),
        (Rule.SHOW_ORDER, (P1, P2, P3)),
    ]


def test_tda_17_b_the_last_live_hand_wins_without_showing() -> None:
    hand = flop([DEEP] * 2, 2, "p1 bet 10, p2 fold")
    assert told(show_order(hand)) == [(Rule.NO_SHOWDOWN, None)]
    assert [award.seats for award in awards(hand).value or ()] == [(P1,)]
    assert final_stacks(hand).value == (DEEP + 4, DEEP)


def test_who_mucks_wins_nothing() -> None:
    """TDA 14, 17-B: once all others have thrown their cards away, the last hand wins unseen."""
    hand = on(streets(start([100, 100, 100])), "p1 check, p2 check, p3 check, p1 muck, p2 muck")
    assert [award.seats for award in awards(hand).value or ()] == [(P3,)]
    assert final_stacks(hand).value == (98, 98, 104)


# pots won, and chips that cannot be split


@pytest.mark.parametrize(
    ("chips", "tied", "smallest", "shares"),
    [
        (11, "p2 p5", 1, (6, 5)),
        (25, "p1 p2", 1, (13, 12)),
        (29, "p1 p3 p4", 1, (10, 10, 9)),
        (100, "p1 p3 p5", 1, (34, 33, 33)),
        (32, "p2 p3 p4", 1, (11, 11, 10)),
        (1025, "p1 p2", 25, (525, 500)),
        (100, "p1 p2", 1, (50, 50)),
        (175, "p1 p2 p3", 25, (75, 50, 50)),
        (1030, "p1 p2", 25, (530, 500)),  # what no chip in play makes up goes with the first odd chip
    ],
)
def test_tda_20_a_the_odd_chip_goes_left_of_the_button(
    chips: int, tied: str, smallest: int, shares: tuple[int, ...]
) -> None:
    """One each, clockwise from the button, broken to the smallest chip in play; nobody gets two (Robert's, Ties 4)."""
    seats = [Seat.parse(name) for name in tied.split()]
    explained = split(Chips(chips), seats, Chips(smallest))
    assert tuple(part for _, part in explained.value) == shares
    assert [seat for seat, _ in explained.value] == seats
    odd = explained.find(Rule.ODD_CHIPS)
    assert (odd is None) == (len(set(shares)) == 1)
    if odd is not None:
        assert odd.value == tuple(seat for seat, part in explained.value if part == max(shares))


def showdown(stacks: list[int], lines: str, holes: dict[str, str], board: str, **stakes: int) -> Hand:
    """A hand played to the end, with known cards."""
    hand = start(stacks, (5, 10), **stakes)
    hand = on(hand, ", ".join(f"deal {seat} {cards}" for seat, cards in holes.items()))
    hand = on(hand, lines)
    for cut in (slice(0, 6), slice(6, 8), slice(8, 10)):
        while hand.to_act is not None:
            hand = on(hand, f"{hand.to_act} check")
        hand = on(hand, f"board {board[cut]}")
    while hand.to_act is not None:
        hand = on(hand, f"{hand.to_act} check")
    return hand


def test_tda_21_pots_are_split_apart() -> None:
    """The all-in player is beaten by two who tie; main pot 45, side pot 24."""
    holes = {"p1": "AsKd", "p2": "AhKc", "p3": "2c2d"}
    hand = showdown([27, 27, 15, 1000], "p3 raise 15, p4 fold, p1 raise 27, p2 call", holes, "AcKs7d8h9s")
    explained = payouts(hand)
    assert explained.value == (35, 34, 0, 0)
    assert [step.facts["chips"] for step in explained.steps if step.rule is Rule.POT_WON] == [45, 24]
    assert [step.value for step in explained.steps if step.rule is Rule.ODD_CHIPS] == [(P1,)]


def test_tda_21_two_pots_with_an_odd_chip_each() -> None:
    """B39: pots of 21 and 13, the same two tied: 11 + 7 and 10 + 6, where one pot of 34 would give 17 each."""
    hand = on(start([100, 100, 100, 5, 100]), "deal p2 AsKd, deal p3 AhKc, deal p4 3c5c")
    hand = on(hand, "p3 call, p4 raise 5, p5 call, p1 fold, p2 call, p3 call, board 2c7d9h")
    hand = on(hand, "p2 check, p3 bet 3, p5 call, p2 call, board Js, p2 bet 2, p3 call, p5 fold, board 4d")
    explained = payouts(on(hand, "p2 check, p3 check"))
    assert [step.facts["chips"] for step in explained.steps if step.rule is Rule.POT_WON] == [21, 13]
    assert [step.value for step in explained.steps if step.rule is Rule.ODD_CHIPS] == [(P2,), (P2,)]
    assert explained.value == (0, 18, 16, 0, 0)


def test_tda_15_b_returned_chips_are_not_won() -> None:
    holes = {"p1": "AsAd", "p2": "KsKd"}
    hand = showdown([300, 500], "p2 raise 500, p1 call", holes, "2c7d9hJs4d")
    assert payouts(hand).value == (600, 0)
    assert final_stacks(hand).value == (600, 200)


def test_unknown_cards_have_no_winner() -> None:
    hand = on(streets(start([100, 100])), "p1 check, p2 check")
    assert told(awards(hand))[-1] == (Rule.CARDS_UNKNOWN, None)
    assert payouts(hand).value is None
    assert final_stacks(hand).value is None


def test_a_big_blind_ante_is_won_with_the_main_pot() -> None:
    holes = {"p1": "AsAd", "p2": "KsKd", "p3": "QsQd"}
    hand = showdown([1000, 1000, 5], "p3 call, p1 call, p2 check", holes, "2c7d9hJs4d", big_blind_ante=10)
    assert final_stacks(hand).value == (1000 - 10 + 35, 1000 - 20, 0)
