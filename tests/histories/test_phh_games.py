"""Every variant of PHH: read, played, and written so that it reads back to the same hand; the rest is refused."""

import pytest

from quizzes.engine.games import GAMES
from quizzes.engine.hand import Hand
from quizzes.engine.profile import POKERSTARS, TDA_2024
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Seat
from quizzes.histories import phh, pokerstars
from quizzes.histories.phh_out import Unwritable, write
from quizzes.histories.record import Unreadable, play
from quizzes.histories.replay import mismatches
from tests.histories.hands import site_hand

BLINDS = "antes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\n"
LIMIT = f"{BLINDS}small_bet = 10\nbig_bet = 20\n"
STUD = "antes = [1, 1, 1]\nbring_in = 3\nsmall_bet = 10\nbig_bet = 20\n"
STACKS = "starting_stacks = [200, 200, 200]\n"

HANDS = {
    "FT": (LIMIT, ["p3 cbr 20", "p1 f", "p2 cbr 30", "p3 cc", "d db 2c3c4c", "p2 cbr 10", "p3 f"], [195, 235, 170]),
    "NS": (
        "antes = [2, 2, 2]\nblinds_or_straddles = [0, 0, 4]\nmin_bet = 4\n",
        ["p1 cc", "p2 cbr 12", "p3 f", "p1 f"],
        [194, 212, 194],
    ),
    "PO": (f"{BLINDS}min_bet = 10\n", ["p3 cbr 35", "p1 cbr 115", "p2 f", "p3 f"], [245, 190, 165]),
    "FO/8": (
        LIMIT,
        [
            *("d dh p1 As2s9cTd", "d dh p2 ????????", "d dh p3 KsKdQhJh", "p3 cc", "p1 cc", "p2 f"),
            *("d db 3h4c8d", "p1 cc", "p3 cc", "d db Kc", "p1 cc", "p3 cc", "d db 7s", "p1 cc", "p3 cc"),
            *("p1 sm As2s9cTd", "p3 sm KsKdQhJh"),
        ],
        [205, 190, 205],
    ),
    "F7S": (
        STUD,
        ["d dh p1 ????2c", "d dh p2 ??????", "d dh p3 AhAd9s", "p1 pb", "p2 f", "p3 cbr 10", "p1 f"],
        [196, 199, 205],
    ),
    "F7S/8": (
        STUD,
        ["d dh p1 ????2c", "d dh p2 ????3c", "d dh p3 AhAd9s", "p1 cbr 10", "p2 f", "p3 f"],
        [202, 199, 199],
    ),
    "FR": (
        STUD,
        ["d dh p1 ????2c", "d dh p2 ????Kc", "d dh p3 AhAd9s", "p2 pb", "p3 f", "p1 cbr 10", "p2 f"],
        [205, 196, 199],
    ),
    "N2L1D": (
        f"{BLINDS}min_bet = 10\n",
        [
            "d dh p2 Kh7c6d2c??",
            "p3 f",
            "p1 cc",
            "p2 cc",
            "p1 sd ??",
            "p2 sd Kh??",
            "d dh p1 ??",
            "d dh p2 5s3d",
            "p1 cc",
            "p2 cbr 50",
            "p1 f",
        ],
        [190, 210, 200],
    ),
    "F2L3D": (LIMIT, ["p3 f", "p1 cc", "p2 cc", "p1 sd", "p2 sd ????", "p1 cbr 10", "p2 f"], [210, 190, 200]),
    "FB": (LIMIT, ["d dh p1 Ac2d3h4s", "p3 f", "p1 cbr 20", "p2 f"], [210, 190, 200]),
    "NT": (
        "antes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 20]\nmin_bet = 10\n",
        ["p1 f", "p2 cc", "p3 cbr 60", "p2 f"],
        [195, 180, 225],
    ),
}


def text(variant: str) -> str:
    forced, actions, finishing = HANDS[variant]
    return f"variant = '{variant}'\n{forced}{STACKS}actions = {actions}\nfinishing_stacks = {finishing}\n"


def test_there_is_a_hand_of_each_variant() -> None:
    assert set(HANDS) == set(phh.GAMES)


@pytest.mark.parametrize("variant", HANDS)
def test_it_comes_out_as_recorded_and_reads_back(variant: str) -> None:
    record = phh.read(text(variant).encode())
    hand = play(record, TDA_2024)
    assert mismatches(record, hand) == ()
    again = write(hand)
    assert play(phh.read(again.encode()), TDA_2024) == hand
    assert mismatches(phh.read(again.encode()), hand) == ()


def test_heads_up_in_short_deck_the_button_is_read_from_the_first_place() -> None:
    hand = "variant='NS'\nantes=[2, 2]\nblinds_or_straddles=[4, 0]\nmin_bet=4\nstarting_stacks=[90, 80]\nactions=[]\n"
    played = play(phh.read(hand.encode()), TDA_2024)
    assert [bettor.bet for bettor in played.round.bettors] == [0, 4]
    assert played.to_act == Seat(0)


def test_a_lone_blind_in_the_first_place_is_the_big_one() -> None:
    hand = (
        text("FT")
        .replace("[5, 10, 0]", "[10, 0, 0]")
        .replace("'p3 cbr 20', 'p1 f', 'p2", "'p2 f', 'p3 f', 'p1 cc', 'p2")
    )
    with pytest.raises(Unreadable, match="not your turn"):
        play(phh.read(hand.encode()), TDA_2024)
    hand = hand.partition("actions")[0] + "actions = ['p2 cc', 'p3 f']\n"
    played = play(phh.read(hand.encode()), TDA_2024)
    assert (played.to_act, played.blind) == (Seat(0), Seat(0))


@pytest.mark.parametrize(
    ("variant", "old", "new", "named"),
    [
        ("F7S", "bring_in = 3", "bring_in = 10", "bring_in is not less than small_bet"),
        ("F7S", "[1, 1, 1]", "[1, 1, 2]", "antes are not the same for all"),
        ("F7S", "p1 pb", "p3 pb", "action 4 'p3 pb' is not legal: not your turn"),
        ("F7S", "????2c", "2c", "action 1 'd dh p1 2c' is not legal: wrong number of cards"),
        ("FT", "small_bet = 10", "small_bet = 15", "small_bet is not the big blind"),
        ("FT", "big_bet = 20", "big_bet = 5", "small_bet and big_bet are not a bet and one at least as large"),
        ("FT", "p3 cbr 20", "p3 cbr 25", "action 1 'p3 cbr 25' is not legal: too large"),
        ("PO", "p3 cbr 35", "p3 cbr 36", "action 1 'p3 cbr 36' is not legal: too large"),
        ("N2L1D", "p2 sd Kh??", "p2 sd Kh????????????", "is not legal: wrong number of cards"),
    ],
)
def test_a_broken_hand_says_what_is_wrong(variant: str, old: str, new: str, named: str) -> None:
    assert old in text(variant)
    with pytest.raises(Unreadable) as refused:
        play(phh.read(text(variant).replace(old, new).encode()), TDA_2024)
    assert named in str(refused.value)


@pytest.mark.parametrize("code", sorted(set(GAMES) - {game.code for game in phh.GAMES.values()}))
def test_other_games_are_refused_in_one_sentence(code: str) -> None:
    hand = Hand.start(GAMES[code], TDA_2024, Stakes(5, 10), (100, 100))
    with pytest.raises(Unwritable, match=f"PHH has no variant for {code}, only FT, NT"):
        write(hand)


@pytest.mark.parametrize(("number", "why"), [(1, "where the button was"), (2, "run twice"), (3, "no variant for plo8")])
def test_what_the_format_cannot_tell_is_refused_in_one_sentence(number: int, why: str) -> None:
    with pytest.raises(Unwritable, match=why):
        write(play(pokerstars.read(site_hand(number).encode()), POKERSTARS))


@pytest.mark.parametrize("number", [4, 5, 6, 7])
def test_texts_of_the_site_become_phh(number: int) -> None:
    record = pokerstars.read(site_hand(number).encode())
    hand = play(record, POKERSTARS)
    again = play(phh.read(write(hand, "from a site").encode()), POKERSTARS)
    assert (again.round, again.holes, again.live) == (hand.round, hand.holes, hand.live)
