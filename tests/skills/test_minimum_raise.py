"""The least raise: the cases of the books, the wrong answers to them, and every answer read again off the picture."""

from collections import Counter

import pytest

from quizzes.engine.hand import Hand
from quizzes.engine.trace import Rule
from quizzes.exercises.base import SKILLS
from quizzes.exercises.table import Table
from quizzes.skills.minimum_raise import WRONG_RULES
from tests.engine.tables import DEEP, flop, on, start
from tests.skills.every import Way, ways

SKILL = SKILLS["minimum-raise"]
WAYS = [way for way in ways(SKILL) if way.profile == "tda-2024"]
SEEDS = 150


def solved(hand: Hand) -> int | None:
    least: int | None = SKILL.solve(hand).value
    return least


def misread(hand: Hand) -> dict[str, int | None]:
    """The wrong answers, by the code of the idea that leads there."""
    return {idea.code: value for idea, value in SKILL.misread(hand).items() if value != solved(hand)}


def test_tda_43_example_1() -> None:
    """100-200: a bet of 600 is raised to 1,600 and to 3,600."""
    hand = flop([DEEP] * 4, 200, "p1 bet 600, p2 raise 1600, p3 raise 3600")

    assert solved(hand) == 5600
    assert misread(hand) == {"raise_double": 7200, "raise_plus_bb": 3800, "raise_by_not_to": 2000}


def test_tda_43_example_2() -> None:
    """50-100: the first player is all-in for 150."""
    hand = on(start([DEEP, DEEP, 150, DEEP], (50, 100)), "p3 raise 150")

    assert solved(hand) == 250
    assert misread(hand) == {
        "raise_double": 300,
        "raise_by_not_to": 100,
        "short_allin_sets_size": 200,
        "short_allin_closes_all": None,
    }


def test_tda_43_examples_3_and_4() -> None:
    """25-50: to 125, to 200, to 500; and one raise to 500."""
    hand = start([DEEP] * 6, (25, 50))

    assert solved(on(hand, "p3 raise 125, p4 raise 200, p5 raise 500")) == 800
    assert solved(on(hand, "p3 raise 500")) == 950


def test_tda_47_example_1() -> None:
    """50-100: A bets 100, B is all-in for 125, C calls, D is all-in for 200, E calls."""
    hand = flop([DEEP, 125, DEEP, 200, DEEP], 100, "p1 bet 100, p2 raise 125, p3 call, p4 raise 200, p5 call")

    assert solved(hand) == 300
    assert misread(hand)["cumulative_shorts_ignored"] is None
    assert misread(hand)["short_allin_sets_size"] == 275

    hand = on(hand, "p1 call")
    assert solved(hand) is None
    assert misread(hand)["short_allin_reopens"] == misread(hand)["half_raise_reopens"] == 300


def test_tda_47_example_2() -> None:
    """A bet of 300 and three all-ins, to 500, 650 and 800: a player who has not acted."""
    hand = flop([DEEP, 500, 650, 800, DEEP], 100, "p1 bet 300, p2 raise 500, p3 raise 650, p4 raise 800")

    assert solved(hand) == 1100
    assert misread(hand)["short_allin_sets_size"] == 950
    assert misread(hand)["short_allin_closes_all"] is None


def test_tda_47_example_3() -> None:
    """2,000-4,000: A limps, C is all-in for 7,500: the big blind may raise; A, if he only calls, may not."""
    hand = on(start([DEEP, DEEP, DEEP, DEEP, 7500], (2000, 4000)), "p3 call, p4 fold, p5 raise 7500, p1 fold")

    assert solved(hand) == 11_500
    assert solved(on(hand, "p2 call")) is None
    assert solved(on(hand, "p2 raise 11500")) == 15_500
    assert misread(on(hand, "p2 call"))["short_allin_reopens"] == 11_500


def test_doubling_an_opening_raise() -> None:
    assert misread(on(start([DEEP] * 4), "p3 raise 6"))["raise_double"] == 12
    assert solved(on(start([DEEP] * 4), "p3 raise 6")) == 10


def test_one_big_blind_over_a_raise() -> None:
    hand = flop([DEEP] * 3, 2, "p1 bet 10, p2 raise 30")

    assert (solved(hand), misread(hand)["raise_plus_bb"]) == (50, 32)


def test_an_all_in_that_frees_one_player_and_bars_another() -> None:
    """1/2: A raises to 6, B calls, C is all-in for 8; D may raise to 12, and A may not."""
    hand = on(start([DEEP, DEEP, DEEP, DEEP, 8, DEEP]), "p3 raise 6, p4 call, p5 raise 8")

    assert (solved(hand), misread(hand)["short_allin_closes_all"]) == (12, None)
    hand = on(hand, "p6 call, p1 fold, p2 fold")
    assert (solved(hand), misread(hand)["short_allin_reopens"]) == (None, 12)


def test_half_a_raise_is_for_limit_games() -> None:
    hand = flop([DEEP, DEEP, 160], 100, "p1 bet 100, p2 call, p3 raise 160")
    less = flop([DEEP, DEEP, 140], 100, "p1 bet 100, p2 call, p3 raise 140")

    assert (solved(hand), misread(hand)["half_raise_reopens"]) == (None, 260)
    assert "half_raise_reopens" not in misread(less)
    assert "checker_may_raise" not in misread(hand)


def test_a_short_big_blind_counts_in_full() -> None:
    hand = start([DEEP, 60, DEEP, DEEP], (50, 100))

    assert (solved(hand), misread(hand)["short_bb_lowers_price"]) == (200, 160)
    assert misread(on(hand, "p3 raise 250"))["short_bb_lowers_price"] == 440
    assert "short_bb_lowers_price" not in misread(on(hand, "p3 call"))


def test_a_checker_has_acted() -> None:
    hand = flop([DEEP, 40, DEEP], 100, "p1 check, p2 bet 40, p3 call")

    assert solved(hand) is None
    assert misread(hand) == {"checker_may_raise": 140, "short_allin_reopens": 140, "short_allin_sets_size": 80}


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_answer_again_off_the_picture(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        assert read_off(way.skill.picture(exercise.situation)) == exercise.solution.value


def read_off(table: Table) -> int | None:
    """The least raise by what the lines tell of the street: what each player faced when acting last, and the sizes."""
    assert table.turn is not None
    assert table.blinds is not None
    big_blind = table.blinds[1]
    street = [place for place, told in enumerate(table.lines) if told.verb == "street"]
    high, size = 0 if street else int(big_blind), int(big_blind)
    faced: dict[int, int] = {}
    for told in table.lines[street[-1] + 1 if street else 0 :]:
        if told.verb in ("bet", "raise") and told.chips is not None:
            size = max(size, told.chips - high)
            high = told.chips
        if told.verb in ("bet", "raise", "call", "check") and told.seat is not None:
            faced[told.seat] = high
    if high - faced.get(table.turn, -high) < size:
        return None
    return high + size


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_somebody_could_answer_the_raise_and_the_player_could_pay_it(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        hand = exercise.situation
        bettor = hand.round.bettors[hand.to_act]

        assert exercise.solution.find(Rule.NOBODY_LEFT_TO_CALL) is None
        assert bettor.bet + bettor.stack >= hand.round.highest_bet + hand.round.last_full_raise


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_all_in_is_short(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        round_ = exercise.situation.round
        assert not any(made.full for made in round_.raises if round_.bettors[made.seat].all_in)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_raise_over_a_short_opening_bet_is_not_asked_for(way: Way) -> None:
    for exercise in way.exercises(SEEDS):
        opening = exercise.situation.round.raises[:1]
        if opening and opening[0].before == 0 and not opening[0].full:
            assert exercise.solution.value is None


@pytest.mark.parametrize(("level", "least", "most"), [(1, 0, 0), (2, 0.05, 0.25), (3, 0.28, 0.45)])
def test_how_often_no_raise_is_allowed(level: int, least: float, most: float) -> None:
    barred = [exercise.solution.value is None for exercise in WAYS[level - 1].exercises(400)]

    assert least <= sum(barred) / len(barred) <= most


def test_every_wrong_idea_is_met_at_two_levels() -> None:
    met: Counter[tuple[str, int]] = Counter()
    for way in WAYS:
        for exercise in way.exercises(SEEDS):
            met.update((idea.code, way.level) for option in exercise.options for idea in option.misconceptions)

    for idea in WRONG_RULES:
        assert sum(met[idea.code, level] > 0 for level in SKILL.levels) >= 2
        assert met[idea.code, 3] >= 5


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_doubling_is_seldom_right(way: Way) -> None:
    doubled = [2 * exercise.situation.round.highest_bet == exercise.solution.value for exercise in way.exercises(SEEDS)]

    assert sum(doubled) / len(doubled) < 0.2
