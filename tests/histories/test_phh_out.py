"""What is written is read back as the same hand: our recorded ones, and those that exercises deal."""

from dataclasses import replace

import pytest

from quizzes.engine.games import NLHE
from quizzes.engine.hand import Hand
from quizzes.engine.profile import TDA_2024
from quizzes.engine.seats import Stakes
from quizzes.exercises.base import SKILLS, make
from quizzes.exercises.key import ExerciseKey
from quizzes.histories import phh
from quizzes.histories.phh_out import write, write_many
from quizzes.histories.toml import cut
from tests.histories.hands import every_hand


def read(text: str) -> Hand:
    return phh.play(phh.read(text.encode()), TDA_2024)


@pytest.mark.parametrize(("file", "number", "text"), list(every_hand()), ids=str)
def test_a_recorded_hand_survives(file: str, number: int, text: bytes) -> None:
    hand = phh.play(phh.read(text), TDA_2024)
    assert read(write(hand)) == hand


@pytest.mark.parametrize("slug", sorted(SKILLS))
@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_dealt_hand_survives_with_its_smallest_chip(slug: str, level: int) -> None:
    for seed in range(12):
        hand = make(ExerciseKey(slug, 1, "tda-2024", "nlhe", level, f"{seed:08x}")).situation
        if isinstance(hand, Hand):
            assert read(write(hand)) == hand


@pytest.mark.parametrize("count", [2, 3, 9])
@pytest.mark.parametrize("stakes", [Stakes(50, 100), Stakes(50, 100, ante=10), Stakes(50, 100, big_blind_ante=100)])
def test_blinds_and_antes_survive(count: int, stakes: Stakes) -> None:
    hand = Hand.start(NLHE, TDA_2024, replace(stakes, smallest_chip=25), [1000] * count)
    assert read(write(hand)) == hand


def test_unknown_cards_are_written_as_unknown() -> None:
    hand = Hand.start(NLHE, TDA_2024, Stakes(50, 100), [1000, 1000])
    assert '"d dh p1 ????",\n  "d dh p2 ????",' in write(hand)


def test_many_hands_make_one_file_each_with_its_comment() -> None:
    hands = [phh.play(phh.read(text), TDA_2024) for _, _, text in every_hand()]
    text = write_many((hand, f"hand\n{place}") for place, hand in enumerate(hands))
    assert "\n# hand 1\n" in text
    assert [read(one.decode()) for one in cut(text.encode().splitlines(keepends=True))] == hands
