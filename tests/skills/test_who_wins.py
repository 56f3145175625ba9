"""Who wins: the cases of the books, the wrong rules run on them, and a second opinion on every answer."""

from collections import Counter

import pytest
from phevaluator import evaluate_cards

from quizzes.engine.cards import Cards, parse_cards
from quizzes.engine.profile import TDA_2024
from quizzes.exercises.base import SKILLS
from quizzes.exercises.showdowns import Showdown
from quizzes.skills.who_wins import WRONG_RULES
from tests.oracle import hands
from tests.skills.every import ways

SKILL = SKILLS["who-wins"]
WAYS = [way for way in ways(SKILL) if way.profile == "tda-2024"]

# Board, hands, what the wrong rule answers, what is right.
MISCONCEPTIONS = {
    "suit_breaks_tie": ("Qd Jc Td 5c 2h", ["As Ks", "Ah Kh"], "p1", "p1 p2"),
    "sixth_card_plays": ("Ac Ad Ks Kh Qc", ["Jd Js", "3c 2c"], "p1", "p1 p2"),
    "three_pair": ("Ac 9d 9s 5h 2c", ["5s 2s", "Ad 3d"], "p1", "p2"),
    "ace_wraps": ("Qd Ac 3h 9c 7d", ["Ks 2s", "7s 6s"], "p1", "p2"),
    "wheel_is_ace_high": ("2c 3d 4s 5h Kd", ["As 9d", "6s 8s"], "p1", "p2"),
    "flush_over_full": ("Ks Kd 9s 4s 9d", ["Kh 9h", "As 2s"], "p2", "p1"),
    "straight_over_flush": ("9h 8h 7c 2h Kd", ["Ts 6d", "Ah 3h"], "p1", "p2"),
    "full_by_pair": ("Kc Kd Qs Qh 2d", ["Ks 3c", "Qd 4c"], "p2", "p1"),
    "flush_by_top_card": ("Ah 9h 6h 2c 3s", ["Kh 4h", "Qh Jh"], "p1 p2", "p1"),
    "two_pair_by_total": ("Ac Kd Qs 3h 8d", ["Ad 3c", "Ks Qd"], "p2", "p1"),
    "must_use_hole_cards": ("Ts Jd Qc Kh Ah", ["7h 2c", "8c 8d"], "p2", "p1 p2"),
}


@pytest.mark.parametrize("code", MISCONCEPTIONS)
def test_each_wrong_rule_goes_its_own_way(code: str) -> None:
    board, holes, wrong, right = MISCONCEPTIONS[code]
    situation = Showdown(TDA_2024, tuple(map(parse_cards, holes)), parse_cards(board))

    readings = {idea.code: SKILL.answer.write(seats) for idea, seats in SKILL.misread(situation).items()}

    assert SKILL.answer.write(SKILL.solve(situation).value) == right
    assert readings[code] == wrong


def test_every_wrong_rule_has_a_case() -> None:
    assert set(MISCONCEPTIONS) == {idea.code for idea in WRONG_RULES}


def test_a_wheel_reaching_six_is_a_six_high_straight_for_the_wrong_rule_only() -> None:
    situation = Showdown(TDA_2024, (parse_cards("Ac 6d"), parse_cards("6s 9c")), parse_cards("2c 3d 4s 5h Kd"))

    readings = {idea.code: SKILL.answer.write(seats) for idea, seats in SKILL.misread(situation).items()}

    assert SKILL.answer.write(SKILL.solve(situation).value) == "p1 p2"
    assert readings["wheel_is_ace_high"] == "p1"


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_phevaluator_and_the_second_grader_agree(way) -> None:
    for exercise in way.exercises(100):
        situation = exercise.situation
        scores = [evaluate_cards(*names((*hole, *situation.board))) for hole in situation.holes]
        holes = {seat: names(hole) for seat, hole in enumerate(situation.holes)}

        assert exercise.solution.value == tuple(seat for seat, score in enumerate(scores) if score == min(scores))
        assert exercise.solution.value == hands.winners(holes, names(situation.board))


def names(cards: Cards) -> list[str]:
    return [str(card) for card in cards]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_no_card_lies_twice_and_seats_fit_the_level(way) -> None:
    for exercise in way.exercises(100):
        situation = exercise.situation
        cards = [*situation.board, *(card for hole in situation.holes for card in hole)]

        assert len(set(cards)) == len(cards) == 5 + 2 * len(situation.holes)
        assert len(situation.holes) in {1: [2], 2: [3, 4], 3: [2, 3, 4, 5, 6]}[way.level]


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_ties_and_single_winners_come_in_good_shares(way) -> None:
    winners = Counter(len(exercise.solution.value) for exercise in way.exercises(200))

    assert winners[1] >= 40
    assert 200 - winners[1] >= 40
    assert way.level < 3 or set(winners) == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_board_plays_at_every_level(way) -> None:
    plays = sum(
        hands.best(names(exercise.situation.board)) == hands.best(names((*hole, *exercise.situation.board)))
        for exercise in way.exercises(200)
        for hole in exercise.situation.holes[:1]
        if len(exercise.solution.value) == len(exercise.situation.holes)
    )

    assert plays >= 10


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_winner_sits_anywhere(way) -> None:
    seats = Counter()
    for exercise in way.exercises(300):
        for seat in exercise.solution.value:
            seats[seat] += len(exercise.situation.holes) / len(exercise.solution.value)

    played = Counter()
    for exercise in way.exercises(300):
        played.update(range(len(exercise.situation.holes)))
    assert all(0.75 < seats[seat] / played[seat] < 1.25 for seat in played if played[seat] > 150)
