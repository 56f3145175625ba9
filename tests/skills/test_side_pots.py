"""Side pots: worked cases, the wrong answers to them, and every answer peeled a second time."""

from collections import Counter

import pytest

from quizzes.engine.hand import Hand
from quizzes.engine.units import Chips, Seat
from quizzes.exercises.answers import POT_ROWS, PotPart, PotsAnswer
from quizzes.exercises.base import SKILLS
from quizzes.skills.side_pots import WRONG_RULES
from tests.engine.tables import BOARD, DEEP, on, start
from tests.oracle.pots import peel
from tests.skills.every import Way, ways

SKILL = SKILLS["side-pots"]
WAYS = [way for way in ways(SKILL) if way.profile == "tda-2024"]
SEEDS = 150


def solved(hand: Hand) -> str:
    return SKILL.answer.write(SKILL.solve(hand).value)


def misread(hand: Hand) -> dict[str, str]:
    """The wrong answers, by the code of the idea that leads there."""
    found = {idea.code: SKILL.answer.write(value) for idea, value in SKILL.misread(hand).items()}
    return {code: text for code, text in found.items() if text != solved(hand)}


@pytest.fixture
def worked() -> Hand:
    """C raises A and B, all-in for 20 and 50, to 80; D folds the big blind of 10."""
    return on(start([DEEP, DEEP, 20, 50], (5, 10)), "p3 raise 20, p4 raise 50, p1 raise 80, p2 fold")


def test_worked_example(worked: Hand) -> None:
    assert solved(worked) == "70:p1,p3,p4|60:p1,p4|back:p1=30"
    assert misread(worked) == {
        "allin_wins_all": "130:p1,p3,p4|back:p1=30",
        "folded_chips_returned": "60:p1,p3,p4|60:p1,p4|back:p1=30",
        "uncalled_is_won": "70:p1,p3,p4|90:p1,p4",
    }


def test_all_in_wins_what_it_matched() -> None:
    hand = on(start([50, DEEP, 20], (5, 10)), "p3 raise 20, p1 raise 50, p2 call")

    assert solved(hand) == "60:p1,p2,p3|60:p1,p2"
    assert misread(hand) == {"allin_wins_all": "120:p1,p2,p3"}


def test_a_folded_caller_fixes_what_goes_back() -> None:
    """A and B put in 80 each, C is all-in for 30; on the flop A bets 50 and B folds: 50 go back, not 100."""
    hand = on(start([DEEP, DEEP, 30]), f"p3 raise 30, p1 raise 80, p2 call, board {BOARD[0]}, p1 bet 50, p2 fold")

    assert solved(hand) == "90:p1,p3|100:p1|back:p1=50"
    assert misread(hand)["folded_chips_returned"] == "60:p1,p3|50:p1|back:p1=50"


def test_a_short_big_blind() -> None:
    """50/100, the big blind has 60."""
    hand = on(start([DEEP, 60, DEEP, 100], (50, 100)), "p3 call")

    assert solved(on(hand, "p4 fold, p1 fold")) == "170:p2,p3|back:p3=40"
    assert solved(on(hand, "p4 call, p1 fold")) == "230:p2,p3,p4|80:p3,p4"


def test_two_equal_stacks_over_a_short_one_and_a_folded_blind() -> None:
    hand = on(start([60, DEEP, 25, DEEP], (5, 10)), "p3 raise 25, p4 raise 60, p1 call, p2 fold")

    assert solved(hand) == "85:p1,p3,p4|70:p1,p4"


def test_every_other_all_in_closes_a_pot() -> None:
    hand = on(start([500, DEEP, 300, 900], (50, 100)), "p3 raise 300, p4 raise 900, p1 call, p2 call")

    assert solved(hand) == "1200:p1,p2,p3,p4|600:p1,p2,p4|800:p2,p4"
    assert misread(hand)["pots_merged"] == "1200:p1,p2,p3,p4|1400:p1,p2,p4"


def test_antes_are_put_in_and_a_big_blind_ante_is_dead() -> None:
    play = "p3 raise 300, p1 fold, p2 call"
    antes = on(start([DEEP, DEEP, 325], (50, 100), ante=25), play)
    dead = on(start([DEEP, DEEP, 300], (50, 100), big_blind_ante=100), play)

    assert solved(antes) == "725:p2,p3"
    assert misread(antes)["folded_chips_returned"] == "650:p2,p3"
    assert solved(dead) == "750:p2,p3"
    assert misread(dead)["folded_chips_returned"] == "700:p2,p3"
    assert (SKILL.ask(antes).code, SKILL.ask(antes).facts) == ("pots-with-antes", {"ante": 25})
    assert (SKILL.ask(dead).code, SKILL.ask(dead).facts) == ("pots-with-big-blind-ante", {"ante": 100})


def test_the_reasons_end_in_the_answer(worked: Hand) -> None:
    explained = SKILL.solve(worked)

    assert isinstance(explained.value, PotsAnswer)
    assert explained.steps[-1].facts["amounts"] == (70, 60)


def test_part_of_an_answer_earns_part_of_the_point(worked: Hand) -> None:
    right = SKILL.solve(worked).value
    p1, p3, p4 = Seat(0), Seat(2), Seat(3)
    given = PotsAnswer((PotPart(Chips(60), (p1, p3, p4)), PotPart(Chips(60), (p1, p4))), right.returned)
    verdict = SKILL.grade(right, (), given)

    assert verdict.score == 4 / 5
    assert not verdict.correct


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_answer_peeled_again(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        hand, right = exercise.situation, exercise.solution.value
        again = peel(hand.put_in, hand.live, hand.dead)

        assert [(pot.chips, pot.seats) for pot in right.pots] == again.pots
        assert dict(right.returned) == again.returned


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_betting_is_over_and_the_picture_shows_all_chips(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        hand, table = exercise.situation, way.skill.picture(exercise.situation)
        on_table = sum(place.bet + (place.stack or 0) for place in table.places) + (table.pot or 0)

        assert hand.betting_is_over
        assert len(hand.live) > 1
        assert on_table == sum(hand.stacks)
        assert sum(pot.chips for pot in exercise.solution.value.pots) > 0


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_form_has_room_for_every_option(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        assert 3 <= len(exercise.situation.stacks) <= 6
        for option in exercise.options:
            assert 1 <= len(option.value.pots) <= POT_ROWS
            assert len(option.value.returned) <= 1


def test_the_levels() -> None:
    """One side pot; then folded chips, uncalled bets; then three pots and more, antes and several streets."""
    first, second, third = ([exercise.situation for exercise in way.exercises(SEEDS)] for way in WAYS)

    assert {len(SKILL.solve(hand).value.pots) for hand in first} == {2}
    assert not any(SKILL.solve(hand).value.returned or len(hand.live) < len(hand.stacks) for hand in first)
    assert all(len(hand.live) < len(hand.stacks) for hand in second)
    assert share([len(hand.live) < len(hand.stacks) for hand in third]) > 0.97
    assert not any(hand.stakes.ante or hand.dead for hand in second)
    for hands in (second, third):
        assert 0.3 < share([bool(SKILL.solve(hand).value.returned) for hand in hands]) < 0.8
    assert share([len(SKILL.solve(hand).value.pots) > 2 for hand in third]) > 0.5
    assert 0.1 < share([bool(hand.stakes.ante) for hand in third]) < 0.4
    assert 0.1 < share([bool(hand.dead) for hand in third]) < 0.4
    assert share([hand.street > 0 for hand in third]) > 0.9


def share(flags: list[bool]) -> float:
    return sum(flags) / len(flags)


def test_every_wrong_idea_is_met_at_two_levels() -> None:
    met: Counter[tuple[str, int]] = Counter()
    for way in WAYS:
        for exercise in way.exercises(SEEDS):
            met.update((idea.code, way.level) for option in exercise.options for idea in option.misconceptions)

    for idea in WRONG_RULES:
        assert sum(met[idea.code, level] >= 10 for level in SKILL.levels) >= 2
