"""How much is the pot: RULES 4.12 and 4.13, C13, and the collected cases."""

import pytest

from quizzes.engine.differences import profile_differences
from quizzes.engine.games import GAMES
from quizzes.engine.hand import Hand
from quizzes.engine.pots import pots_of
from quizzes.engine.profile import PROFILES, ROBERTS_11, TDA_2024, WSOP_LIVE_2024
from quizzes.engine.round import BettingRound, Bettor, Breach
from quizzes.engine.seats import Post, Posted, Stakes
from quizzes.engine.sizes import least_raise, most_raise
from quizzes.engine.units import Chips, Seat
from tests.engine.games.tables import DEEP, blinds, least, legal, most, on, refused

CODES = [code for code, game in GAMES.items() if game.betting == "pot-limit"]


def after_the_flop(pot: int, lines: str, players: int = 4, code: str = "plo", big: int = 1) -> Hand:
    """On the flop with so much in the pot, all of it antes; a blind of one chip each."""
    hand = blinds(code, [DEEP] * players, big, big, ante=0)
    missing = pot - players * big
    posts = [*hand.posts, Posted(Post.DEAD_POST, Seat(0), Chips(missing))]
    hand = Hand.start(GAMES[code], TDA_2024, hand.stakes, hand.stacks, posts)
    while hand.to_act is not None:
        hand = on(hand, f"{hand.to_act} {'check' if legal(hand).check else 'call'}")
    return on(hand, f"board 2c7d9h, {lines}")


@pytest.mark.parametrize("code", [code for code in CODES if code != "courchevel"])
def test_tda_54_b_the_first_pot(code: str) -> None:
    hand = blinds(code, [DEEP] * 4, 100, 200)
    assert (least(hand), most(hand)) == (400, 700)
    assert most(on(hand, "p3 raise 700")) == 2400
    assert refused(hand, "p3 raise 701") is Breach.TOO_LARGE


def test_4_12_after_a_limp() -> None:
    assert most(on(blinds("plo", [DEEP] * 4, 5, 10), "p3 call")) == 45


def test_4_12_pot_100_bet_50() -> None:
    assert most(after_the_flop(100, "p1 bet 50")) == 250


def test_4_12_the_pot_after_a_bet_and_a_call() -> None:
    """By 1200, that is to 1400."""
    assert most(after_the_flop(600, "p1 bet 200, p2 call")) == 200 + 1200


def test_4_12_over_a_short_all_in() -> None:
    """Pot 100, bet 50, all-in 70: 360 at most, 120 at least."""
    bettors = (Bettor(Chips(950), Chips(50), acted=True), Bettor(Chips(0), Chips(70), acted=True), Bettor(Chips(1000)))
    round_ = BettingRound(bettors, Chips(70), Chips(50), Chips(1), betting=GAMES["plo"].betting, pot_before=Chips(100))
    assert (least_raise(round_, Seat(2)).value, most_raise(round_, Seat(2)).value) == (120, 360)


def test_4_12_an_unopened_street_takes_the_pot() -> None:
    hand = after_the_flop(600, "")
    assert (least(hand), most(hand)) == (1, 600)


def test_b33_call_first_then_raise_by_the_pot() -> None:
    assert most(after_the_flop(100, "p1 bet 50")) == 250
    assert most(blinds("plo", [DEEP] * 4, 100, 200)) == 700


def test_pl03() -> None:
    assert most(after_the_flop(25, "p1 bet 25, p2 call")) == 125


def test_pl06() -> None:
    hand = blinds("plo", [DEEP] * 3, 100, 200)
    assert most(hand) == 700
    hand = on(hand, "p3 raise 700, p1 fold, p2 call, board 2c7d9h")
    assert most(hand) == 1500
    assert most(on(hand, "p2 bet 1500")) == 6000


@pytest.mark.parametrize(
    ("posts", "stacks"),
    [
        ([(Post.BIG_BLIND, 0, 200)], [DEEP] * 3),
        ([(Post.SMALL_BLIND, 0, 100), (Post.BIG_BLIND, 1, 100)], [DEEP, 100, DEEP]),
    ],
)
def test_pl08_a_dead_or_short_blind_counts_as_full(posts: list[tuple[Post, int, int]], stacks: list[int]) -> None:
    told = [Posted(post, Seat(seat), Chips(chips)) for post, seat, chips in posts]
    hand = Hand.start(GAMES["plo"], TDA_2024, Stakes(Chips(100), Chips(200)), stacks, told)
    assert most(hand) == 700


def test_pl09_and_c13_the_small_blind_at_its_true_value_or_as_a_full_one() -> None:
    told = {name: most(blinds("plo", [DEEP] * 4, 2, 5, profile)) for name, profile in PROFILES.items()}
    assert told == {"tda-2024": 17, "wsop-live-2024": 20, "roberts-11": 20}
    told = {name: most(blinds("plo", [DEEP] * 4, 5, 10, profile)) for name, profile in PROFILES.items()}
    assert told == {"tda-2024": 35, "wsop-live-2024": 40, "roberts-11": 40}


def test_c13_other_books_say() -> None:
    opinions = profile_differences(lambda profile: most_raise(blinds("plo", [DEEP] * 3, 5, 10, profile).round, Seat(2)))
    assert [(int(opinion.value), opinion.profiles) for opinion in opinions] == [
        (35, (TDA_2024.name,)),
        (40, (WSOP_LIVE_2024.name, ROBERTS_11.name)),
    ]


def test_pl10() -> None:
    assert most(after_the_flop(20, "p1 bet 10")) == 50


def test_pl11() -> None:
    """Pot 5, bet 3: 14; in chips of a tenth."""
    assert most(after_the_flop(50, "p1 bet 30")) == 140


def test_pl12() -> None:
    """Pot 29.90, bet 14.95: 74.75, in cents."""
    assert most(after_the_flop(2990, "p1 bet 1495")) == 7475


def test_4_13_antes_count_before_the_flop_and_a_big_blind_ante_does_not() -> None:
    assert most(blinds("plo", [DEEP] * 4, 100, 200, ante=25)) == 800
    hand = blinds("plo", [DEEP] * 4, 100, 200, big_blind_ante=200)
    assert most(hand) == 700
    hand = on(hand, "p3 call, p4 fold, p1 call, p2 check, board 2c7d9h")
    assert most(hand) == 800


def test_tda_54_c_after_the_flop_the_pot_is_what_lies_there() -> None:
    """A big blind short by 100 counts in full only before the flop."""
    hand = on(blinds("plo", [DEEP, 100, DEEP], 100, 200), "p3 call, p1 call, board 2c7d9h")
    assert sum(pot.chips for pot in pots_of(hand).value.pots) == 500
    assert most(hand) == 500


def test_the_pot_is_at_least_the_least_bet() -> None:
    """Nobody is kept from the least bet by a pot that is smaller."""
    round_ = BettingRound(
        (Bettor(Chips(50)), Bettor(Chips(50))), Chips(0), Chips(10), Chips(10), betting=GAMES["plo"].betting
    )
    assert most_raise(round_, Seat(0)).value == 10
