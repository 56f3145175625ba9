"""Whole hands of every game at random: chips are kept, legal is legal, and the second grader agrees.

python -m tests.bench.games --count 20000 runs as many as wanted.
"""

import pytest

from quizzes.engine.games import GAMES
from tests.engine.games.tables import blinds, on
from tests.oracle.all_games.compare import differences, follow, seeded
from tests.oracle.all_games.sheets import HOUSES, SHEETS

HANDS = 150


@pytest.mark.parametrize("code", GAMES)
def test_the_second_grader_agrees(code: str) -> None:
    wrong = []
    for seed in range(HANDS):
        hand, rng = seeded(code, seed)
        wrong += [(seed, *found, list(map(str, state.log))) for state, found in differences(hand, rng, probing=0.1)]
    assert wrong == []


def test_the_second_grader_knows_every_game() -> None:
    assert set(SHEETS) == set(GAMES)
    assert {code: len(sheet.boards) for code, sheet in SHEETS.items()} == {
        code: len(game.streets) for code, game in GAMES.items()
    }
    assert {code: sheet.most for code, sheet in SHEETS.items()} == {
        code: game.seats[-1] for code, game in GAMES.items()
    }


def test_hands_differ_and_are_the_same_again() -> None:
    starts = [str(seeded("nlhe", seed)[0]) for seed in range(20)]
    assert starts == [str(seeded("nlhe", seed)[0]) for seed in range(20)]
    assert len(set(starts)) == 20


def test_the_houses_take_turns() -> None:
    assert {seeded("stud", seed)[0].profile.name for seed in range(4)} == set(HOUSES)


def test_a_wrong_engine_is_found_out() -> None:
    """Told other stakes than the hand has, the second grader asks for another raise."""
    hand = blinds("nlhe", [500, 500, 500], 5, 10)
    second = follow(hand)
    assert second.raise_totals(2) == (20, 500)
    second.heights = [12]
    assert second.raise_totals(2) == (22, 500)
    assert on(hand, "p3 fold").to_act == 0
