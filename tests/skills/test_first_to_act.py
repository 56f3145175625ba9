"""Who acts first: the cases of the books, and every answer read a second time off the picture alone."""

from collections import Counter

import pytest

from quizzes.engine.games import NLHE
from quizzes.engine.hand import Action, Hand
from quizzes.engine.profile import TDA_2024
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Chips
from quizzes.exercises.base import SKILLS
from quizzes.exercises.table import Table
from tests.skills.every import ways

SKILL = SKILLS["first-to-act"]
WAYS = [way for way in ways(SKILL) if way.profile == "tda-2024"]


def played(stacks: list[int], *actions: str, ante: int = 0) -> Hand:
    """A hand at 50/100 after these actions."""
    hand = Hand.start(NLHE, TDA_2024, Stakes(Chips(50), Chips(100), Chips(ante)), stacks)
    for action in actions:
        hand = hand.after(Action.parse(action))
    return hand


def solved(hand: Hand) -> str:
    return str(SKILL.solve(hand).value)


def misread(hand: Hand) -> dict[str, str]:
    return {idea.code: str(seat) for idea, seat in SKILL.misread(hand).items()}


def test_left_of_the_big_blind_opens_before_the_flop() -> None:
    hand = played([5000] * 5)

    assert solved(hand) == "p3"
    assert misread(hand)["sb_opens_every_street"] == "p1"
    assert misread(hand)["button_opens"] == "p5"


def test_three_handed_the_button_opens_before_the_flop() -> None:
    assert solved(played([5000] * 3)) == "p3"


def test_tda_34b_heads_up_the_button_acts_first_before_the_flop_and_last_after() -> None:
    before = played([5000] * 2)
    after = played([5000] * 2, "p2 call", "p1 check", "board 2c7d9h")

    assert solved(before) == "p2"
    assert misread(before)["heads_up_bb_button"] == "p1"
    assert solved(after) == "p1"
    assert misread(after)["heads_up_bb_button"] == "p2"


def test_the_small_blind_opens_the_flop_whoever_raised() -> None:
    hand = played([5000] * 4, "p3 raise 300", "p4 call", "p1 call", "p2 call", "board 2c7d9h")

    assert solved(hand) == "p1"
    assert misread(hand)["utg_opens_every_street"] == misread(hand)["last_raiser_opens"] == "p3"
    assert misread(hand)["button_opens"] == "p4"


def test_with_both_blinds_folded_the_turn_goes_to_the_next_seat_not_to_the_button() -> None:
    hand = played(
        [5000] * 6,
        *("p3 fold", "p4 raise 300", "p5 fold", "p6 call", "p1 fold", "p2 fold", "board 2c7d9h"),
    )

    assert solved(hand) == "p4"
    assert misread(hand)["button_opens"] == "p6"
    assert misread(hand)["folded_seat_acts"] == "p1"
    assert misread(hand)["sb_opens_every_street"] == "p4"


def test_an_all_in_player_is_passed_over() -> None:
    hand = played([300, 5000, 5000, 5000], "p3 raise 400", "p4 call", "p1 call", "p2 call", "board 2c7d9h")

    assert solved(hand) == "p2"
    assert misread(hand)["allin_seat_acts"] == "p1"


def test_all_in_by_the_ante_is_passed_over_before_the_flop() -> None:
    hand = played([5000, 5000, 25, 5000], ante=25)

    assert solved(hand) == "p4"
    assert misread(hand)["allin_seat_acts"] == "p3"


def read_off(table: Table) -> int:
    """Who acts first, from the picture and nothing else."""
    holder = {role: place.seat for place in table.places for role in place.roles}
    start = holder["big-blind"] if table.street == "preflop" else holder["button"]
    around = [table.places[(start + step) % len(table.places)] for step in range(1, len(table.places) + 1)]
    return next(place.seat for place in around if not place.folded and not place.all_in)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_answer_can_be_read_off_the_picture(way) -> None:
    for exercise in way.exercises(100):
        table = SKILL.picture(exercise.situation)

        assert exercise.solution.value == read_off(table)
        assert exercise.situation.to_act == exercise.solution.value
        assert table.turn is None
        assert sum(not place.folded and not place.all_in for place in table.places) >= 2


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_every_chip_is_on_the_picture(way) -> None:
    for exercise in way.exercises(50):
        table = SKILL.picture(exercise.situation)

        assert table.pot + sum(place.stack + place.bet for place in table.places) == sum(exercise.situation.stacks)


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_each_level_reaches_its_cases(way) -> None:
    seen = Counter()
    for exercise in way.exercises(200):
        table = SKILL.picture(exercise.situation)
        seen[table.street] += 1
        seen["heads-up"] += len(table.places) == 2
        seen["folded"] += any(place.folded for place in table.places)
        seen["all-in"] += any(place.all_in for place in table.places)

    assert min(seen[street] for street in ("preflop", "flop", "turn", "river")) >= 20
    assert seen["heads-up"] >= {1: 40, 2: 20, 3: 5}[way.level]
    assert (seen["folded"] >= 100) == (way.level > 1)
    assert (seen["all-in"] >= 100) == (way.level == 3)
