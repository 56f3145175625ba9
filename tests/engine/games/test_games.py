"""Each game's own ways: draws, Courchevel, short deck, straddles, rotations. RULES 3, 4.17 and 10, C14 and C16."""

import pytest

from quizzes.engine.betting import Limits
from quizzes.engine.games import EIGHT_GAME, GAMES, HORSE, ROTATIONS, Betting
from quizzes.engine.hand import Await, Hand
from quizzes.engine.profile import ALL_PROFILES, PROFILES, RulesProfile
from quizzes.engine.round import Breach
from quizzes.engine.seats import Post, Posted, Stakes, first_to_act, next_to_act
from quizzes.engine.showdown import show_order
from quizzes.engine.units import Chips, Seat
from tests.engine.games.tables import DEEP, blinds, deal, least, legal, on, refused, start

FIVES = ["2c3c4c5c7c", "2d3d4d5d8d", "2h3h4h5h9h"]


def test_10_horse_and_the_eight_games() -> None:
    assert [game.code for game in HORSE] == ["flhe", "flo8", "razz", "stud", "stud8"]
    assert {game.betting for game in HORSE} == {Betting.FIXED_LIMIT}
    assert [game.code for game in EIGHT_GAME] == ["27td", "flhe", "flo8", "razz", "stud", "stud8", "nlhe", "plo"]
    assert [game.betting for game in EIGHT_GAME[6:]] == [Betting.NO_LIMIT, Betting.POT_LIMIT]
    assert set(ROTATIONS) == {"horse", "8-game"}


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_10_one_table_plays_a_rotation_through(rotation: str) -> None:
    """The chips go on from game to game; everybody calls and checks."""
    stacks = [100, 100, 100]
    for game in ROTATIONS[rotation]:
        told = {"ante": 1, "bring_in": 1, "small_bet": 4} if game.code in ("razz", "stud", "stud8") else {}
        hand = start(game.code, stacks, **(told or {"small_blind": 2, "big_blind": 4}))
        assert hand.street_name == game.streets[0].name
        assert sum(bettor.stack for bettor in hand.round.bettors) + sum(hand.put_in) == 300


SIZES = {
    "plo": (10, 4, 52), "plo5": (8, 5, 52), "plo6": (7, 6, 52), "courchevel": (8, 5, 52), "stud": (8, 7, 52),
    "razz": (8, 7, 52), "fl5d": (7, 5, 52), "27sd": (7, 5, 52), "27td": (6, 5, 52), "badugi": (8, 4, 52),
    "shortdeck": (9, 2, 36), "nlhe": (10, 2, 52),
}  # fmt: skip


@pytest.mark.parametrize("code", SIZES)
def test_10_seats_cards_and_deck(code: str) -> None:
    game = GAMES[code]
    assert (game.seats[-1], game.hole_cards, len(game.deck)) == SIZES[code]


@pytest.mark.parametrize("code", ["27td", "27sd", "badugi", "fl5d", "nl5d", "pl5d"])
def test_3_draw_games_begin_left_of_the_big_blind_and_draw_left_of_the_button(code: str) -> None:
    hand = blinds(code, [DEEP] * 4, 5, 10)
    assert first_to_act(hand).value == 2
    hand = on(hand, "p3 call, p4 call, p1 fold, p2 check")
    assert (hand.to_draw, next_to_act(hand).value, hand.awaits) == (1, 1, Await.DRAW)
    hand = on(hand, "p2 draw 0, p3 draw 0, p4 draw 0")
    assert first_to_act(hand).value == 1


def test_4_6_the_big_blind_has_the_option_before_the_draw() -> None:
    hand = on(blinds("fl5d", [DEEP] * 3, 5, 10), "p3 call, p1 call")
    assert (legal(hand).check, legal(hand).raise_to) == (True, Limits(20, 20))


def test_a_draw_changes_only_cards_that_are_held_and_no_more() -> None:
    hand = on(blinds("27td", [DEEP] * 3, 5, 10), deal(FIVES) + ", p3 call, p1 call, p2 check")
    assert refused(hand, "p1 draw 9h") is Breach.CARD_NOT_HELD
    assert refused(hand, "p2 draw 0") is Breach.NOT_YOUR_TURN
    assert refused(hand, "p1 draw 6") is Breach.WRONG_NUMBER_OF_CARDS
    hand = on(hand, "p1 draw 7c, deal p1 8c")
    assert set(map(str, hand.holes[0])) == {"2c", "3c", "4c", "5c", "8c"}


def test_10_discards_of_an_earlier_draw_may_be_dealt_again() -> None:
    hand = on(blinds("27td", [DEEP] * 2, 5, 10), deal(FIVES[:2]) + ", p2 call, p1 check")
    hand = on(hand, "p1 draw 7c, deal p1 8c, p2 draw 0, p1 check, p2 check, p1 draw 8c")
    assert refused(hand, "deal p1 7c") is None
    assert refused(hand, "deal p1 2d") is Breach.CARD_ALREADY_DEALT


def test_all_in_players_still_draw() -> None:
    hand = on(blinds("27td", [10, DEEP, DEEP], 5, 10), deal(FIVES) + ", p3 call, p1 call, p2 check")
    assert hand.to_draw == 0


def test_10_courchevel_shows_a_card_before_the_betting() -> None:
    hand = blinds("courchevel", [DEEP] * 3, 5, 10)
    assert hand.awaits is Await.BOARD
    assert refused(hand, "board 2c7d9h") is Breach.WRONG_NUMBER_OF_CARDS
    hand = on(hand, "board 2c, p3 call, p1 call, p2 check")
    assert refused(hand, "board 7d9hJs") is Breach.WRONG_NUMBER_OF_CARDS
    hand = on(hand, "board 7d9h")
    assert (hand.street_name, len(hand.board)) == ("flop", 3)


def test_3_short_deck_begins_left_of_the_button_always() -> None:
    hand = start("shortdeck", [DEEP] * 4, ante=10, big_blind=10)
    assert [(str(posted.post), int(posted.seat)) for posted in hand.posts] == [
        ("ante", 0), ("ante", 1), ("ante", 2), ("ante", 3), ("button-blind", 3),
    ]  # fmt: skip
    assert (first_to_act(hand).value, least(hand), legal(hand).call) == (0, 20, 10)
    hand = on(hand, "p1 call, p2 call, p3 fold")
    assert (hand.to_act, legal(hand).check, legal(hand).raise_to) == (3, True, Limits(20, DEEP - 10))
    hand = on(hand, "p4 check, board 6c7d9h")
    assert (first_to_act(hand).value, least(hand)) == (0, 10)
    assert refused(blinds("shortdeck", [DEEP] * 2, 5, 10), "deal p1 2c3c") is Breach.CARD_NOT_IN_DECK


def straddled(profile: RulesProfile, code: str = "nlhe") -> Hand:
    posts = [(Post.SMALL_BLIND, 0, 5), (Post.BIG_BLIND, 1, 10), (Post.STRADDLE, 2, 20)]
    told = [Posted(post, Seat(seat), Chips(chips)) for post, seat, chips in posts]
    return Hand.start(GAMES[code], profile, Stakes(Chips(5), Chips(10)), [DEEP] * 5, told)


@pytest.mark.parametrize(("profile", "to"), [("tda-2024", 30), ("wsop-live-2024", 30), ("roberts-11", 40)])
def test_c14_the_least_raise_over_a_straddle(profile: str, to: int) -> None:
    assert least(straddled(PROFILES[profile])) == to


def test_3_left_of_the_straddle_begins_and_the_straddler_has_the_option() -> None:
    hand = straddled(PROFILES["wsop-live-2024"])
    assert first_to_act(hand).value == 3
    hand = on(hand, "p4 call, p5 call, p1 call, p2 call")
    assert (hand.to_act, legal(hand).check, least(hand)) == (2, True, 30)
    hand = on(hand, "p3 check, board 2c7d9h")
    assert (first_to_act(hand).value, least(hand)) == (0, 10)


@pytest.mark.parametrize(
    ("profile", "order"),
    [("tda-2024", (0, 1, 2)), ("wsop-live-2024", (1, 2, 0)), ("roberts-11", (0, 1, 2)), ("pokerstars", (0, 1, 2))],
)
@pytest.mark.parametrize("code", ["nlhe", "plo", "nlo8"])
def test_c16_all_in_on_an_earlier_street(code: str, profile: str, order: tuple[int, ...]) -> None:
    """P2 pushes on the flop and both call with as much: tabled at once; the pusher first; or the first to act."""
    early = on(blinds(code, [8, 8, 8], 1, 2, ALL_PROFILES[profile]), "p3 call, p1 call, p2 check, board 2c7d9h")
    early = on(early, "p1 check, p2 bet 6, p3 call, p1 call, board Js, board 4d")
    assert show_order(early).value == order


@pytest.mark.parametrize(
    ("profile", "order"), [("tda-2024", (0, 1, 2)), ("wsop-live-2024", (0, 1, 2)), ("roberts-11", (1, 2, 0))]
)
def test_c16_who_checked_shows_before_who_could_not(profile: str, order: tuple[int, ...]) -> None:
    """P1 pushes on the flop and the others check to the end: Robert's has the first who acted show first."""
    hand = on(blinds("nlhe", [8, DEEP, DEEP], 1, 2, ALL_PROFILES[profile]), "p3 call, p1 call, p2 check, board 2c7d9h")
    hand = on(hand, "p1 bet 6, p2 call, p3 call, board Js, p2 check, p3 check, board 4d, p2 check, p3 check")
    assert show_order(hand).value == order


@pytest.mark.parametrize(
    ("profile", "order"), [("tda-2024", (0, 1, 2)), ("wsop-live-2024", (1, 2, 0)), ("roberts-11", (1, 2, 0))]
)
def test_6_the_side_pot_shows_before_who_is_in_the_main_pot_alone(profile: str, order: tuple[int, ...]) -> None:
    hand = on(blinds("nlhe", [8, DEEP, DEEP], 1, 2, ALL_PROFILES[profile]), "p3 call, p1 call, p2 check, board 2c7d9h")
    hand = on(hand, "p1 bet 6, p2 call, p3 call, board Js, p2 bet 10, p3 call, board 4d, p2 check, p3 check")
    assert show_order(hand).value == order


def test_sh05() -> None:
    hand = on(blinds("plo", [50, 40, DEEP], 1, 2), "p3 call, p1 call, p2 check, board 2c7d9h")
    hand = on(hand, "p1 check, p2 check, p3 check, board Js, p1 bet 6, p2 raise 24, p3 call, p1 call, board 4d")
    hand = on(hand, "p1 bet 24, p2 call, p3 call")
    assert show_order(hand).value == (0, 1, 2)
