"""The finishing stacks of our own hands, worked out again without the engine: by the second grader and by PokerKit."""

import tomllib
from decimal import Decimal
from typing import Any

import pytest
from pokerkit import HandHistory

from tests.histories.hands import every_hand
from tests.oracle.replay import Replay

NOT_POKERKIT = {
    ("antes.phhs", 6): "it posts a big-blind ante before the blind",
    ("side-pots.phhs", 3): "it prices a call at the short big blind",
    ("split-pots.phhs", 2): "it gives every odd chip to the first tied seat",
    ("split-pots.phhs", 3): "it splits a main and a side pot as one where the same two win both",
}
"""Where PokerKit 0.7.7 departs from the books."""


def second_opinion(hand: dict[str, Any]) -> list[Decimal]:
    """Follow the lines of a hand with the second grader, in hundredths."""

    def cents(amount: int | str | Decimal) -> int:
        return int(Decimal(amount) * 100)

    small, big, *_ = map(cents, hand["blinds_or_straddles"])
    antes = list(map(cents, hand["antes"]))
    each = antes[0] if len(set(antes)) == 1 else 0
    replay = Replay(list(map(cents, hand["starting_stacks"])), small, big, each, antes[1] - each)
    for line in hand["actions"]:
        match line.partition("#")[0].split():
            case ["d", "dh", seat, cards] if "?" not in cards:
                replay.read(f"deal {seat} {cards}")
            case ["d", "db", cards]:
                replay.read(f"board {cards}")
            case [seat, "f"]:
                replay.read(f"{seat} fold")
            case [seat, "cc"]:
                replay.read(f"{seat} {'call' if replay.price(int(seat[1:]) - 1) else 'check'}")
            case [seat, "cbr", amount]:
                replay.read(f"{seat} raise {cents(amount)}")
            case [seat, "sm"]:
                replay.read(f"{seat} muck")
            case [seat, "sm", cards]:
                replay.read(f"{seat} show {cards}")
    smallest = 1 if any(isinstance(chips, Decimal) for chips in hand["starting_stacks"]) else 100
    return [Decimal(chips) / 100 for chips in replay.final_stacks(smallest)]


@pytest.mark.parametrize(
    ("file", "number", "text"), list(every_hand()), ids=lambda part: part if isinstance(part, str) else ""
)
def test_recorded_as_others_work_it_out(file: str, number: int, text: bytes) -> None:
    hand = tomllib.loads(text.decode(), parse_float=Decimal)
    assert second_opinion(hand) == hand["finishing_stacks"]
    if (file, number) not in NOT_POKERKIT:
        *_, end = HandHistory.loads(text.decode())
        assert [Decimal(str(chips)) for chips in end.stacks] == hand["finishing_stacks"]
