"""Hands of our own as PokerStars writes them: read to the cent, and refused in one line where they are broken."""

from contextlib import suppress
from random import Random

import pytest

from quizzes.engine.hand import Hand
from quizzes.engine.profile import POKERSTARS, TDA_2024
from quizzes.engine.seats import Post, Stakes
from quizzes.engine.units import Chips, Seat
from quizzes.histories import pokerstars
from quizzes.histories.files import cut_text
from quizzes.histories.record import Record, Unreadable, play
from quizzes.histories.replay import mismatches
from tests.histories.hands import SITE, site_hand


def read(text: str) -> tuple[Record, Hand]:
    record = pokerstars.read(text.encode())
    return record, play(record, POKERSTARS)


def hand_of(number: int, old: str = "", new: str = "") -> str:
    text = site_hand(number)
    assert old in text
    return text.replace(old, new, 1)


def why(text: str) -> str:
    with pytest.raises(Unreadable) as refused:
        mismatches(*read(text))
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_all_of_our_hands_match() -> None:
    with SITE.open("rb") as lines:
        found = [mismatches(*read(text.decode())) for text in cut_text(lines)]
    assert found == [()] * 7


def test_seats_go_from_the_first_left_of_the_buttons_chair_also_an_empty_one() -> None:
    record, hand = read(site_hand(1))
    assert (record.chairs, hand.button, record.unit) == ((2, 3, 4, 5), None, "0.01")
    assert record.seat("Seat5") == Seat(3)
    assert read(site_hand(3))[0].chairs == (2, 3, 1)
    assert read(site_hand(4))[0].chairs == (2, 5, 7)


def test_missed_blinds_are_one_live_and_one_dead() -> None:
    record, hand = read(site_hand(1))
    assert [(str(posted.seat), posted.post, posted.chips) for posted in record.posts or ()][2:] == [
        ("p4", Post.LIVE_POST, 200),
        ("p4", Post.DEAD_POST, 100),
    ]
    assert (hand.dead, record.stacks) == (100, (5000, 20000, 12000, 120000))


def test_a_hand_that_was_run_twice() -> None:
    _, hand = read(site_hand(2))
    assert [str(card) for card in hand.second_board] == ["2c", "7d", "9h", "3s", "5h"]
    differs = mismatches(*read(hand_of(2, "Seat4 collected €99.51", "Seat4 collected €99.50")))
    assert [found.what for found in differs] == ["net result of p1"]


def test_a_straddle_has_the_option() -> None:
    cut_off = hand_of(7).partition("Seat3: checks")[0]
    record, hand = read(cut_off)
    assert (record.outcome, hand.to_act, hand.round.highest_bet) == (None, Seat(2), 400)


@pytest.mark.parametrize("last", ["*** RIVER ***", "Dealt to Seat5 [Ah Ad 9s Qs Jd 2d] [8c]"])
def test_the_last_cards_of_others_are_dealt_though_no_line_says_so(last: str) -> None:
    text = hand_of(4).partition(last)[0] + last + "\n"
    assert read(text)[1].to_act == Seat(0)


def test_limits_and_bring_in() -> None:
    assert read(site_hand(4))[0].stakes == Stakes(
        ante=Chips(1), bring_in=Chips(2), small_bet=Chips(4), big_bet=Chips(8)
    )
    assert read(site_hand(5))[0].stakes == Stakes(Chips(10), Chips(20), small_bet=Chips(20), big_bet=Chips(40))


@pytest.mark.parametrize(
    ("number", "old", "new", "what", "expected", "got"),
    [
        (1, "Seat5 collected $95", "Seat5 collected $94", "net result of p4", -500, -400),
        (1, "Total pot $249", "Total pot $250", "total pot", 25000, 24900),
        (1, "Uncalled bet ($10)", "Uncalled bet ($9)", "returned to p4", 900, 1000),
        (1, "(a pair of Kings)", "(a pair of Queens)", "hand of p1", "a pair of Queens", "a pair of Kings"),
        (3, "Seat3 collected 113", "Seat3 collected 112", "net result of p2", -108, -107),
        (3, "LO: 8,5,3,2,A)", "LO: 7,5,3,2,A)", "hand of p2", "HI: a pair of Nines; LO: 7,5,3,2,A", None),
        (5, "(Lo: 8,6,4,3,2)", "(Lo: 7,6,4,3,2)", "hand of p1", "Lo: 7,6,4,3,2", "Lo: 8,6,4,3,2"),
    ],
)
def test_what_differs_is_named(number: int, old: str, new: str, what: str, expected: object, got: object) -> None:
    found = {one.what: one for one in mismatches(*read(hand_of(number, old, new)))}
    assert found[what].expected == expected
    assert got is None or found[what].got == got


def test_pots_are_compared_where_nothing_was_taken() -> None:
    free = hand_of(1, "Rake $3", "Rake $0").replace("Main pot $151. Side pot $95.", "Main pot $152. Side pot $97.")
    assert {"pot 0", "pot 1"} <= {found.what for found in mismatches(*read(free))}
    one_pot_more = hand_of(1, "Rake $3", "Rake $0").replace(
        "$151. Side pot $95.", "$153. Side pot-1 $90. Side pot-2 $6."
    )
    assert not {"pot 0", "pot 1", "pot 2"} & {found.what for found in mismatches(*read(one_pot_more))}


def test_a_bet_that_came_back_without_a_line_is_still_no_loss() -> None:
    assert mismatches(*read(hand_of(7, "Uncalled bet ($4) returned to Seat2\n"))) == ()
    counted = hand_of(7, "Uncalled bet ($4) returned to Seat2\n").replace("$9", "$13")
    assert mismatches(*read(counted)) == ()


@pytest.mark.parametrize(
    ("number", "old", "new", "named"),
    [
        (1, "PokerStars Hand", "Full Tilt Hand", "no hand of PokerStars in English: it begins with"),
        (1, "PokerStars Hand #1:", "Mano n.º 1 de PokerStars:", "no hand of PokerStars in English"),
        (1, "Hold'em No Limit", "Tarot No Limit", "no game played here"),
        (1, "Hold'em No Limit", "Badugi No Limit", "no game played here"),
        (1, "($1/$2 USD)", "(USD)", "no stakes"),
        (1, "Seat #1 is the button", "", "nothing says where the button is"),
        (1, "Seat 3: Seat3 ($200 in chips)", "Seat 3: Seat3 ($2OO in chips)", "is no line of a PokerStars hand"),
        (1, "Seat 3: Seat3", "Seat 2: Seat3", "two players have one seat, or one name"),
        (1, "Seat3: posts big blind $2\nSeat5: posts small & big blinds $3\n", "", "nobody posts the big blind"),
        (
            1,
            "Seat4: calls $2",
            "Seat4: iguala $2",
            "line 14 'Seat4: iguala $2': no line of a PokerStars hand in English",
        ),
        (1, "Seat4: calls $2", "Seat4: calls $3", "line 14 'Seat4: calls $3': a call costs 2.00"),
        (1, "Seat3: raises $48 to $98", "Seat3: raises $47 to $97", "is not legal: too small"),
        (1, "Seat3: raises $48 to $98", "Seat3: raises $40 to $98", "a raise to 98.00 is not by 40.00"),
        (1, "Seat5: bets $10", "Seat5: bets $10 and is all-in", "he has more chips than that"),
        (1, "Seat3: checks", "Seat5: checks", "is not legal: not your turn"),
        (1, "[2c 7d 9h]", "[2c 7d 1h]", "1h is no card"),
        (1, "[2c 7d 9h]", "[2c 7d]", "is not legal: wrong number of cards"),
        (1, "[2c 7d 9h] [Jc]", "[2c 7d 8h] [Jc]", "the cards on the board are others"),
        (1, "[Kc Kd] (a", "[Kc Jh] (a", "is not legal: card already dealt"),
        (1, "Seat5: shows [Jh Td] (a pair of Jacks)\n", "", "who wins cannot be told: p4 shows no cards"),
        (1, "Board [2c", "Mesa [2c", "its summary has the line 'Mesa [2c"),
        (1, "Dealt to Seat3", "Dealt to Seat9", "Seat9 is not in the hand"),
        (1, "Seat5 collected", "Seat9 collected", "Seat9 is not in the hand"),
        (4, "Seat2: brings in for $0.02", "Seat5: brings in for $0.02", "is not legal: not your turn"),
        (4, "Seat2: calls $0.02", "Seat2: calls $0.03", "a call costs 0.02"),
        (5, "Seat1: discards 1 card [Kd]", "Seat1: discards 1 card [Ks]", "is not legal: card not held"),
        (5, "Seat1: discards 1 card [Kd]", "Seat1: discards 2 cards [Kd]", "1 cards are not 2"),
        (5, "stands pat on [2c", "stands pat on [3c", "the cards he held are others"),
        (6, "[Ad 9s]", "[Ad 2s]", "is not legal: card not in deck"),
    ],
)
def test_a_broken_hand_says_what_is_wrong(number: int, old: str, new: str, named: str) -> None:
    assert named in why(hand_of(number, old, new))


def test_a_hand_cut_off_anywhere_is_not_replayed() -> None:
    lines = site_hand(1).strip().splitlines(keepends=True)
    for length in range(len(lines) - 1):
        assert why("".join(lines[:length]))


def test_a_name_may_look_like_an_action() -> None:
    text = site_hand(7).replace("Seat1:", "folds: x:").replace("Seat 1: Seat1", "Seat 1: folds: x")
    text = text.replace("Seat 2: Seat2", "Seat 2: folds").replace("Seat2", "folds")
    record, hand = read(text)
    assert record.names == ("folds: x", "folds", "Seat3", "Seat4")
    assert mismatches(record, hand) == ()


def test_what_a_house_forbids_is_read_under_the_sites_rules() -> None:
    record, _ = read(site_hand(4))
    hand = play(record, TDA_2024)
    assert (hand.profile, len(hand.log)) == (TDA_2024, len(play(record, POKERSTARS).log))


def test_whatever_happens_to_a_text_its_hand_is_replayed_or_refused() -> None:
    chance = Random(11)
    texts = [site_hand(number) for number in range(1, 8)]
    for _ in range(600):
        lines = chance.choice(texts).splitlines(keepends=True)
        taken = lines.pop(chance.randrange(len(lines)))
        if chance.random() < 0.6:
            lines.insert(chance.randrange(len(lines)), taken)
        text = bytearray("".join(lines).encode())
        if chance.random() < 0.5:
            text[chance.randrange(len(text))] = chance.randrange(256)
        with suppress(Unreadable):
            record = pokerstars.read(bytes(text))
            mismatches(record, play(record, POKERSTARS))
