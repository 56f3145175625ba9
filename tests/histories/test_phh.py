"""One recorded hand is read and played, or refused in one line that says what is wrong."""

from contextlib import suppress
from random import Random

import pytest

from quizzes.engine.cards import parse_cards
from quizzes.engine.hand import Hand
from quizzes.engine.profile import TDA_2024
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Seat
from quizzes.histories import phh
from quizzes.histories.record import Unreadable
from tests.histories.hands import HAND, changed, every_hand, without


def played(text: bytes) -> Hand:
    return phh.play(phh.read(text), TDA_2024)


def why(text: bytes) -> str:
    with pytest.raises(Unreadable) as refused:
        played(text)
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_hand_becomes_the_engines_own_actions() -> None:
    hand = played(HAND.encode())
    assert [str(action) for action in hand.log] == [
        "deal p1 AsAc",
        "deal p2 KsKc",
        "deal p3 7h2d",
        "p3 fold",
        "p1 raise 300",
        "p2 call",
        "board Qc7s8c",
        "p1 bet 400",
        "p2 fold",
    ]


def test_heads_up_the_second_place_of_blinds_and_antes_is_p1_the_big_blind() -> None:
    text = b"""
variant = "NT"
antes = [0, 100]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 800]
actions = []
"""
    hand = played(text)
    assert [bettor.bet for bettor in hand.round.bettors] == [100, 50]
    assert (hand.dead, hand.to_act) == (100, Seat(1))


def test_an_ante_of_everybody_and_one_of_the_big_blind() -> None:
    assert phh.read(changed("[0, 0, 0]", "[5, 5, 5]")).stakes == Stakes(50, 100, ante=5)
    assert phh.read(changed("[0, 0, 0]", "[0, 100, 0]")).stakes == Stakes(50, 100, big_blind_ante=100)


def test_comments_and_empty_actions_tell_nothing() -> None:
    assert played(changed('"p3 f",', '"p3 f # 7h2d # folds",\n"",\n"# a pause",')) == played(HAND.encode())


def test_unknown_cards_stay_unknown_until_they_are_shown() -> None:
    text = changed('"d dh p1 AsAc"', '"d dh p1 ????"')
    assert played(text).holes[0] == ()
    shown = text.replace(b'"p2 f"', b'"p2 cc", "d db 2h", "p1 cc", "p2 cc", "d db 3h", "p1 cc", "p2 cc", "p1 sm AsAc"')
    assert played(shown).holes[0] == parse_cards("AsAc")


def test_the_last_live_hand_wins_unshown() -> None:
    """TDA 17-B."""
    assert played(changed('"p2 f",', '"p2 f", "p1 sm",')).live == (Seat(0),)
    assert "not now" in why(changed('"p2 f",', '"p2 f", "p2 sm",'))


def test_fractions_become_the_least_whole_numbers() -> None:
    record = phh.read(changed("finishing_stacks = [1300, 700, 1000]", "finishing_stacks = [1300.0, 699.50, 1000.5]"))
    assert (record.unit, record.stacks) == ("0.1", (10000, 10000, 10000))
    assert record.outcome.finishing == (13000, 6995, 10005)
    assert phh.play(record, TDA_2024).round.highest_bet == 4000
    assert phh.read(changed("p1 cbr 300", "p1 cbr 300.25")).unit == "0.01"
    assert phh.read(changed("[1000, 1000, 1000]", "[1000.0, 1000.00, 1e3]")).unit == "1"


def test_chairs_where_the_record_has_them() -> None:
    record = phh.read(HAND.encode() + b"seats = [2, 5, 6]\n")
    assert record.seat("Seat5") == record.seat("p2") == Seat(1)
    for nobody in ("Seat1", "p4", "p0", "seat5", "5"):
        with pytest.raises(ValueError):
            record.seat(nobody)


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("p1 cbr 300", "p1 cbr 150", "action 5 'p1 cbr 150' is not legal: too small"),
        ("p1 cbr 300", "p1 cbr 3000", "action 5 'p1 cbr 3000' is not legal: more than stack"),
        ("p1 cbr 300", "p2 cbr 300", "action 5 'p2 cbr 300' is not legal: not your turn"),
        ("p1 cbr 300", "p7 cbr 300", "action 5 'p7 cbr 300': p7 is not at the table"),
        ("p1 cbr 300", "p1 cbr -300", "action 5 'p1 cbr -300': -300 is no number of chips"),
        ("p1 cbr 300", "p1 cbr 3e2", "action 5 'p1 cbr 3e2': 3e2 is no number of chips"),
        ("p1 cbr 300", "p1 cbr " + "9" * 40, "is no number of chips"),
        ("p1 cbr 300", "p1 raises", "action 5 'p1 raises': no action of this format"),
        ("Qc7s8c", "Qc7s", "action 7 'd db Qc7s' is not legal: wrong number of cards"),
        ("Qc7s8c", "Qc7sAs", "action 7 'd db Qc7sAs' is not legal: card already dealt"),
        ("Qc7s8c", "Qc7s1c", "action 7 'd db Qc7s1c': 1c is no card"),
        ("d dh p2 KsKc", "d dh p2 KsKs", "action 2 'd dh p2 KsKs' is not legal: card already dealt"),
        ("d dh p2 KsKc", "d dh p2 KsAc", "action 2 'd dh p2 KsAc' is not legal: card already dealt"),
        ("d dh p2 KsKc", "d dh p1 KsKc", "action 2 'd dh p1 KsKc' is not legal"),
        ("d dh p2 KsKc", "d dh p2 KsKcKd", "is not legal: wrong number of cards"),
        ('"p2 f",', '"p2 f", "p1 cc",', "action 10 'p1 cc' is not legal: not your turn"),
        ('"p2 f",', '"p1 sm QhQd",', "action 9 'p1 sm QhQd': p1 was dealt AsAc"),
        ('"p2 f",', "7,", "actions are not all strings"),
        ('"NT"', '"N5"', "variant 'N5' is not played here, only FT, NT, NS, PO, FO/8"),
        ('"NT"', '"FT"', "small_bet is missing"),
        ("min_bet = 100", "min_bet = 200", "min_bet is not the big blind"),
        ("[50, 100, 0]", "[150, 100, 0]", "blinds_or_straddles are not a small and a big blind, and straddles"),
        ("[50, 100, 0]", "[50, 100, 200]", "action 4 'p3 f' is not legal: not your turn"),
        ("[50, 100, 0]", "[50, 100]", "blinds_or_straddles are 2, and the players 3"),
        ("[50, 100, 0]", "[50, -100, 0]", "blinds_or_straddles: -100 is no number of chips"),
        ("[50, 100, 0]", "100", "blinds_or_straddles is no list"),
        ("[0, 0, 0]", "[0, 0, 5]", "antes are neither the same for all nor the big blind's alone"),
        ("[1000, 1000, 1000]", "[1000, inf, 1000]", "starting_stacks: Infinity is no number of chips"),
        ("[1000, 1000, 1000]", "[1000, true, 1000]", "starting_stacks: True is no number of chips"),
        ("[1000, 1000, 1000]", "[1000, 1e400000, 1000]", "is no number of chips"),
        ("[1000, 1000, 1000]", "[1000, 1e-400000, 1000]", "decimals"),
        ("[1000, 1000, 1000]", "[1000, 0, 1000]", "starting_stacks: p2 has no chips"),
        ("[1000, 1000, 1000]", "[1000]", "starting_stacks are 1; nlhe is played by 2 to 10"),
        ("1300, 700, 1000]", "1300, 700]", "finishing_stacks are 2, and the players 3"),
    ],
)
def test_a_broken_hand_says_what_is_wrong(old: str, new: str, named: str) -> None:
    assert named in why(changed(old, new))


@pytest.mark.parametrize("name", ["variant", "antes", "blinds_or_straddles", "min_bet", "starting_stacks"])
def test_a_missing_field_is_named(name: str) -> None:
    assert why(without(name)) == f"{name} is missing"


def test_a_file_cut_anywhere_is_refused_in_one_line() -> None:
    for length in range(HAND.index("]\nfinishing") + 1):
        why(HAND.encode()[:length])


def test_whatever_happens_to_a_file_its_hand_is_played_or_refused() -> None:
    chance = Random(47)
    hands = [text for _, _, text in every_hand()]
    for _ in range(1000):
        lines = chance.choice(hands).splitlines(keepends=True)
        taken = lines.pop(chance.randrange(len(lines)))
        if chance.random() < 0.7:
            lines.insert(chance.randrange(len(lines)), taken)
        text = bytearray(b"".join(lines))
        if chance.random() < 0.5:
            text[chance.randrange(len(text))] = chance.randrange(256)
        with suppress(Unreadable):
            played(bytes(text))


def test_no_hand_at_all() -> None:
    assert why(b"# nothing\n") == "there is no hand in it"
