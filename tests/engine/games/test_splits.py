"""How pots are split in every game: RULES 7, C8, and the collected cases."""

from dataclasses import replace

import pytest

from quizzes.engine.games import GAMES
from quizzes.engine.hand import Hand
from quizzes.engine.profile import PROFILES, ROBERTS_11, TDA_2024, BigBlindAnte, RulesProfile
from quizzes.engine.seats import Post, Posted, Stakes
from quizzes.engine.showdown import awards
from quizzes.engine.splits import final_stacks, payouts
from quizzes.engine.trace import Rule
from quizzes.engine.units import Chips, Seat
from tests.engine.games.tables import DEEP, blinds, deal, on, paid

LOW_BOARD, NO_LOW_BOARD = ("2c7d8h", "Js", "Kd"), ("9c7dTh", "Jd", "2s")


def checked_down(hand: Hand, board: tuple[str, str, str]) -> Hand:
    for cards in board:
        while hand.to_act is not None:
            verb = "check" if hand.round.bettors[hand.to_act].bet == hand.round.highest_bet else "call"
            hand = on(hand, f"{hand.to_act} {verb}")
        hand = on(hand, f"board {cards}")
    while hand.to_act is not None:
        hand = on(hand, f"{hand.to_act} check")
    return hand


def omaha(holes: list[str], pot: int, board: tuple[str, str, str] = LOW_BOARD, code: str = "plo8") -> Hand:
    """A hand checked down with so much in its one pot, two chips of it from each player."""
    dead = pot - 2 * len(holes)
    posts = [Posted(Post.SMALL_BLIND, Seat(len(holes) == 2), Chips(1))]
    posts.append(Posted(Post.BIG_BLIND, Seat(len(holes) != 2), Chips(2)))
    if dead:
        posts.append(Posted(Post.DEAD_POST, Seat(0), Chips(dead)))
    hand = Hand.start(GAMES[code], TDA_2024, Stakes(Chips(1), Chips(2)), [DEEP] * len(holes), posts)
    return checked_down(on(hand, deal(holes)), board)


HIGH, LOW, LOW_AGAIN = "KsKhQc9d", "As3s6hQd", "Ah3h6dQs"


def test_7_4_the_odd_chip_goes_to_the_high_half() -> None:
    assert paid(omaha([LOW, HIGH], 25)) == [12, 13]


def test_7_4_a_tied_low_shares_its_half() -> None:
    assert paid(omaha([LOW, LOW_AGAIN, HIGH], 25)) == [6, 6, 13]
    assert paid(omaha([LOW, LOW_AGAIN, HIGH], 27)) == [7, 6, 14]


def test_7_quartered() -> None:
    """He has the high and half of the low: 75 to 25."""
    assert paid(omaha(["As3sKsKh", LOW_AGAIN], 100)) == [75, 25]


def test_7_5_without_a_low_the_high_takes_all() -> None:
    hand = omaha([LOW, HIGH], 25, NO_LOW_BOARD)
    assert paid(hand) == [0, 25]
    assert payouts(hand).find(Rule.NO_LOW_IN_POT) is not None
    assert [str(award.half) for award in awards(hand).value or ()] == ["high"]


def test_b12_no_low_pot_80() -> None:
    hand = omaha(["AsJd9hKc", "KhQdJhTc"], 80, ("2s3d4h", "8c", "Ks"))
    assert sum(paid(hand)) == 80
    assert [str(award.half) for award in awards(hand).value or ()] == ["high"]


def test_7_4_the_same_hands_both_ways_split_as_evenly_as_possible() -> None:
    """26 in two equal halves of 13 would make 14 and 12."""
    assert paid(omaha(["As3sKsQh", "Ah3hKcQs"], 26)) == [13, 13]
    assert paid(omaha(["As3sKsQh", "Ah3hKcQs"], 27)) == [14, 13]


def test_hl05() -> None:
    """The small blind folds one chip; the big blind has the low and the button the high."""
    hand = on(blinds("plo8", [DEEP] * 3, 1, 4), deal(["JcTs9c8s", LOW, HIGH]))
    hand = on(hand, "p3 raise 12, p1 fold, p2 call, board 2c7d8h, p2 bet 8, p3 call, board Js")
    hand = on(hand, "p2 check, p3 check, board Kd, p2 check, p3 check")
    assert paid(hand) == [0, 20, 21]


def test_7_5_each_side_pot_on_its_own_and_one_of_them_without_a_low() -> None:
    """The short stack has the only low: half of the main pot, and nothing of the side pot, where nobody has one."""
    hand = on(blinds("plo8", [DEEP, DEEP, 11], 1, 2), deal([HIGH, "JcJh4c4d", LOW]))
    hand = on(hand, "p3 call, p1 call, p2 check, board 2c7d8h, p1 bet 6, p2 call, p3 call")
    hand = on(hand, "board Js, p1 bet 10, p2 call, p3 call, board Kd, p1 check, p2 check")
    assert paid(hand) == [17 + 14, 0, 16]
    halves = [(award.pot, str(award.half)) for award in awards(hand).value or ()]
    assert halves == [(0, "high"), (0, "low"), (1, "high")]


def test_7_2_several_odd_chips_go_one_each() -> None:
    holes = ["KsQs3c4d", "KhQh3h4h", "KcQc3s4c"]
    assert paid(omaha(holes, 29, NO_LOW_BOARD, code="plo")) == [10, 10, 9]


@pytest.mark.parametrize("code", ["fl5d", "nl5d"])
def test_7_2_draw_games_go_by_seat_too(code: str) -> None:
    hand = on(blinds(code, [DEEP] * 3, 1, 5), deal(["AcKcQdJd9c", "7c5d4h3s2c", "AsKsQhJh9s"]))
    hand = on(hand, "p3 call, p1 call, p2 check, p1 draw 0, p2 fold, p3 draw 0, p1 check, p3 check")
    assert paid(hand) == [8, 0, 7]


def seven(first: str, second: str, code: str = "stud", profile: RulesProfile = TDA_2024, pot: int = 13) -> Hand:
    """Two players to the end of a stud hand, each with these seven cards, with so much in the pot."""
    stakes = Stakes(ante=Chips(1), bring_in=Chips(1), small_bet=Chips(5), big_bet=Chips(10))
    posts = [Posted(Post.ANTE, Seat(0), Chips(1)), Posted(Post.ANTE, Seat(1), Chips(1))]
    posts.append(Posted(Post.DEAD_POST, Seat(0), Chips(pot - 4)))
    hand = Hand.start(GAMES[code], profile, stakes, [100] * 2, posts)
    cards = [[held[place : place + 2] for place in range(0, 14, 2)] for held in (first, second)]
    hand = on(hand, ", ".join(f"deal p{seat} {''.join(own[:2])} up {own[2]}" for seat, own in enumerate(cards, 1)))
    for place in range(3, 8):
        while hand.to_act is not None:
            bettor = hand.round.bettors[hand.to_act]
            verb = "bring-in" if hand.round.bring_in else "check" if bettor.bet == hand.round.highest_bet else "call"
            hand = on(hand, f"{hand.to_act} {verb}")
        if place < 7:
            up = "up " if place < 6 else ""
            hand = on(hand, ", ".join(f"deal p{seat} {up}{own[place]}" for seat, own in enumerate(cards, 1)))
    return hand


def test_oc04() -> None:
    """A-K-Q-J-9 on both sides: the ace of spades takes the odd chip."""
    hand = seven("AhKdQdJd9c2c3d", "AsKcQsJh9s2h4d")
    assert paid(hand) == [6, 7]
    step = payouts(hand).find(Rule.ODD_CHIP_BY_CARD)
    assert step is not None
    assert str(step.facts["card"]) == "As"


def test_7_3_of_equal_straights_the_better_suits_are_shown() -> None:
    """He has both red aces besides: the ace of hearts is in his straight, and beats the ace of clubs."""
    assert paid(seven("AcKdQdJdTc2c3d", "AdKcQsJhTsAh4d")) == [6, 7]


@pytest.mark.parametrize(
    ("profile", "shares"), [("tda-2024", [7, 6]), ("wsop-live-2024", [7, 6]), ("roberts-11", [6, 7])]
)
def test_c8_the_odd_chip_of_a_razz_pot(profile: str, shares: list[int]) -> None:
    """7-5-4-3-2 on both sides: the seven of spades has it, or by Robert's the lowest of all seven cards, a two."""
    hand = seven("7s5c4c3c2dKdKh", "7c5d4d3d2cQdQh", "razz", PROFILES[profile])
    assert paid(hand) == shares


def test_c8_the_ace_is_the_lowest_card_of_a_tied_low() -> None:
    """Robert's counts the low half of stud-8 as a low game, all seven cards: the ace of clubs beats the ace of hearts.

    P1 has the high with two pair; 25 chips: 13 to the high, of the low 6 each; 27: 14, and 7 to the lucky one.
    """
    first, second = "8s7c4c3cAhKdKh", "8c7d4d3dAcQdJh"
    assert paid(seven(first, second, "stud8", ROBERTS_11, 27)) == [14 + 6, 7]
    assert paid(seven(first, second, "stud8", TDA_2024, 27)) == [14 + 7, 6]


def test_7_3_a_hand_that_is_not_tied_needs_no_suit() -> None:
    assert paid(seven("AhKdQdJd9c2c3d", "AsKcQsJh8s2h4d")) == [13, 0]


def test_run_twice_each_board_has_half_and_the_first_the_odd_chip() -> None:
    hand = blinds("nlhe", [25, 25, 25], 1, 1, ante=0)
    hand = on(hand, deal(["AsAh", "KsKh", "QsQh"]) + ", p3 raise 25, p1 call, p2 call")
    hand = on(hand, "board 2c7d9h, board Js, board 4d, board twice 2d7c9cJdKd")
    assert paid(hand) == [38, 37, 0]
    assert final_stacks(hand).value == (38, 37, 0)
    assert {award.board for award in awards(hand).value or ()} == {0, 1}


def test_run_twice_from_the_turn_shares_the_flop() -> None:
    hand = on(blinds("nlhe", [50, 50], 1, 2), deal(["AsAh", "KsKh"]) + ", p2 call, p1 check, board 2c7d9h")
    hand = on(hand, "p1 bet 48, p2 call, board Js, board 4d, board twice KdQd")
    assert list(map(str, hand.second_board)) == ["2c", "7d", "9h", "Kd", "Qd"]
    assert paid(hand) == [50, 50]


def test_run_twice_hi_lo_halves_each_board() -> None:
    hand = on(blinds("nlo8", [50, 50], 1, 2), deal([LOW, HIGH]) + ", p2 raise 50, p1 call")
    hand = on(hand, "board 2c7d8h, board Js, board Kd, board twice 9cTsJcTc5d")
    assert sum(paid(hand)) == 100
    assert [(award.board, str(award.half)) for award in awards(hand).value or ()] == [
        (0, "high"),
        (0, "low"),
        (1, "high"),
    ]


def test_bb05_who_is_all_in_for_the_ante_can_win_nothing_else() -> None:
    """Ante first, the habit of some rooms: only his 6,000. Blind first: 6,000 from each caller and the small blind."""
    won = {}
    for order in BigBlindAnte:
        house = replace(TDA_2024, big_blind_ante=order)
        hand = blinds("nlhe", [DEEP, 6000, DEEP], 3000, 6000, house, big_blind_ante=6000)
        hand = on(hand, deal(["7c2d", "AsAh", "KsKh"]) + ", p3 call, p1 fold, board 2c7d9h, board Js, board 4d")
        won[order] = paid(hand)[1]
    assert won == {BigBlindAnte.BLIND_FIRST: 15000, BigBlindAnte.ANTE_FIRST: 6000}
