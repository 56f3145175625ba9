"""Paying the pots: worked cases, and the wrong answers to them."""

from collections import Counter

import pytest

from quizzes.engine.cards import parse_cards
from quizzes.engine.hand import Hand
from quizzes.engine.pots import Pot, pots_of
from quizzes.engine.units import Seat
from quizzes.exercises.answers import Problem, Unreadable
from quizzes.exercises.awards import with_cards
from quizzes.exercises.base import SKILLS
from tests.engine.tables import BOARD, DEEP, on, start
from tests.skills.every import Way, ways

SKILL = SKILLS["award-the-pot"]
WAYS = [way for way in ways(SKILL) if way.profile == "tda-2024"]
LOW_BOARD = "2c7d9hJs4d"


def solved(hand: Hand) -> str:
    return SKILL.answer.write(SKILL.solve(hand).value)


def misread(hand: Hand) -> dict[str, str]:
    """The wrong answers, by the code of the idea that leads there."""
    found = {idea.code: SKILL.answer.write(value) for idea, value in SKILL.misread(hand).items()}
    return {code: text for code, text in found.items() if text != solved(hand)}


def dealt(hand: Hand, board: str = LOW_BOARD, **holes: str) -> Hand:
    """The hand once everybody has checked to the end, on these cards."""
    for street in BOARD[hand.street :]:
        hand = on(hand, f"board {street}")
        while hand.to_act is not None:
            hand = on(hand, f"{hand.to_act} check")
    return with_cards(hand, {Seat.parse(p): parse_cards(cards) for p, cards in holes.items()}, parse_cards(board))


def test_tda_20_a_the_odd_chip_goes_to_the_first_left_of_the_button() -> None:
    """B39: a pot of 11, of which two players share; one sits nearer to the button."""
    hand = on(start([DEEP] * 6, (2, 3)), f"p3 call, p4 fold, p5 call, p6 fold, p1 fold, p2 check, board {BOARD[0]}")
    hand = dealt(on(hand, "p2 check, p3 check, p5 check"), p2="KcQd", p3="AhKh", p5="AsKs")
    assert solved(hand) == "p3=6|p5=5"
    assert misread(hand) == {
        "folded_chips_returned": "p3=5|p5=4",
        "suit_breaks_tie": "p5=11",
        "odd_chip_to_button": "p3=5|p5=6",
    }


def test_roberts_ties_4_several_odd_chips_go_one_each() -> None:
    hand = on(start([DEEP] * 4, (1, 2)), "p3 raise 9, p4 call, p1 call, p2 fold")
    hand = dealt(hand, p1="AhKh", p3="AsKs", p4="AcKc")
    assert solved(hand) == "p1=10|p3=10|p4=9"
    assert misread(hand)["odd_chips_to_one"] == "p1=11|p3=9|p4=9"


def test_tda_21_each_pot_is_split_on_its_own() -> None:
    """B39: a main pot of 15 and a side pot of 9 with the same two winners."""
    hand = on(start([DEEP, DEEP, 3, DEEP, DEEP], (1, 3)), "p3 call, p4 call, p5 fold, p1 call, p2 check")
    hand = on(hand, f"board {BOARD[0]}, p1 bet 3, p2 call, p4 call, board {BOARD[1]}, p1 check, p2 bet 3, p4 fold")
    hand = dealt(on(hand, "p1 call"), p1="AhKh", p2="AsKs", p3="QcTd")

    assert [pot.chips for pot in pots(hand)] == [12, 15]
    assert solved(hand) == "p1=14|p2=13"
    assert "pots_split_together" not in misread(hand)  # one odd pot only

    odd = on(start([DEEP, DEEP, 3, DEEP, DEEP], (1, 3)), "p3 call, p4 call, p5 call, p1 call, p2 check")
    odd = on(odd, f"board {BOARD[0]}, p1 bet 3, p2 call, p4 call, p5 fold")
    odd = on(odd, f"board {BOARD[1]}, p1 check, p2 bet 3, p4 fold, p1 call")
    odd = dealt(odd, p1="AhKh", p2="AsKs", p3="QcTd")
    assert [pot.chips for pot in pots(odd)] == [15, 15]
    assert solved(odd) == "p1=16|p2=14"
    assert misread(odd)["pots_split_together"] == "p1=15|p2=15"


def pots(hand: Hand) -> tuple[Pot, ...]:
    return pots_of(hand).value.pots


def test_the_shortest_stack_wins_what_it_matched() -> None:
    """B36–B38: A all-in for 20, B for 50, C to 80, D folds 10; A has the best hand and B the next."""
    hand = on(start([DEEP, DEEP, 20, 50], (5, 10)), "p3 raise 20, p4 raise 50, p1 raise 80, p2 fold")
    hand = dealt(hand, p3="AhAd", p4="KhKd", p1="QhQd")

    assert solved(hand) == "p3=70|p4=60"
    assert misread(hand) == {
        "allin_wins_all": "p3=130",
        "folded_chips_returned": "p3=60|p4=60",
        "uncalled_is_won": "p3=70|p4=90",
    }


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_all_that_was_put_in_is_paid_or_goes_back(way: Way) -> None:
    for exercise in way.exercises(60):
        hand = exercise.situation
        back = max(hand.put_in) - sorted(hand.put_in)[-2]
        assert sum(chips for _, chips in exercise.solution.value) == sum(hand.put_in) - back
        assert {seat for seat, _ in exercise.solution.value} <= set(hand.live)


def test_ties_and_odd_chips_are_asked_at_every_level() -> None:
    for way in WAYS:
        codes = Counter(
            idea.code for one in way.exercises(100) for option in one.options for idea in option.misconceptions
        )
        assert codes["odd_chip_to_button"] > 20
        assert codes["suit_breaks_tie"] > 50
        assert codes["folded_chips_returned"] > 50


@pytest.mark.parametrize("typed", ["", "p1=0", "p1=abc", "p1=", "9=5", "p1=-5", "p1=1.5", "5"])
def test_what_pays_nobody_is_not_read(typed: str) -> None:
    with pytest.raises(Unreadable):
        SKILL.answer.parse(typed)


def test_partial_credit_by_player() -> None:
    right = SKILL.answer.parse("p1=60|p2=30|p3=9")
    assert SKILL.answer.score(right, SKILL.answer.parse("p1=60|p2=30|p3=9")) == 1
    assert SKILL.answer.score(right, SKILL.answer.parse("p1=60|p2=39")) == pytest.approx(1 / 3)
    assert SKILL.answer.score(right, SKILL.answer.parse("p1=60|p2=30|p4=9")) == pytest.approx(1 / 2)
    assert SKILL.answer.score(right, SKILL.answer.parse("p4=99")) == 0


def test_a_form_is_read_seat_by_seat() -> None:
    fields = {"share-p1": ["1.500"], "share-p2": [" "], "share-p10": ["5"], "share-p3": ["0"], "answer": ["7"]}
    assert SKILL.answer.parse(SKILL.answer.collect(fields)) == ((Seat(0), 1500), (Seat(9), 5))


@pytest.mark.parametrize("kind", ["award-the-pot", "side-pots"])
def test_what_is_typed_into_one_field_stays_there(kind: str) -> None:
    answer = SKILLS[kind].answer
    name = "share-p1" if kind == "award-the-pot" else "pot1"
    for typed in (["5|p2=3"], ["5|3:p2"], ["5", "6"]):
        with pytest.raises(Unreadable) as unread:
            answer.parse(answer.collect({name: typed, "pot1-seats": ["p1"]}))
        assert unread.value.problem is Problem.NOT_CHIPS
