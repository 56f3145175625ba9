"""PokerKit and phevaluator on thousands of random hands: trusted in what hands are worth."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from random import Random
from typing import Any

import phevaluator
import pokerkit
import pytest

from quizzes.engine.best import value_of
from quizzes.engine.cards import parse_cards
from quizzes.engine.games import GAMES, Half
from tests.oracle.all_games.rankings import best
from tests.oracle.all_games.sheets import SHEETS

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
SHORT = [card for card in DECK if card[0] not in "2345"]
HANDS = 1500

Value = Any
Judge = Callable[[str, str], Value]

KIT: dict[tuple[str, str], Judge] = {
    ("nlhe", "high"): pokerkit.StandardHighHand.from_game,
    ("stud", "high"): pokerkit.StandardHighHand.from_game,
    ("fl5d", "high"): pokerkit.StandardHighHand.from_game,
    ("razz", "low"): pokerkit.RegularLowHand.from_game,
    ("stud8", "high"): pokerkit.StandardHighHand.from_game,
    ("stud8", "low"): pokerkit.EightOrBetterLowHand.from_game,
    ("27td", "low"): pokerkit.StandardLowHand.from_game,
    ("27sd", "low"): pokerkit.StandardLowHand.from_game,
    ("badugi", "low"): pokerkit.BadugiHand.from_game,
    ("shortdeck", "high"): pokerkit.ShortDeckHoldemHand.from_game,
    ("plo", "high"): pokerkit.OmahaHoldemHand.from_game,
    ("plo5", "high"): pokerkit.OmahaHoldemHand.from_game,
    ("plo6", "high"): pokerkit.OmahaHoldemHand.from_game,
    ("courchevel8", "high"): pokerkit.OmahaHoldemHand.from_game,
    ("plo8", "low"): pokerkit.OmahaEightOrBetterLowHand.from_game,
    ("plo58", "low"): pokerkit.OmahaEightOrBetterLowHand.from_game,
}


def dealt(code: str, rng: Random, narrow: bool) -> tuple[list[str], list[str]]:
    """The cards of a player and of the board; from a narrow deck, so that lows, pairs and ties are many."""
    sheet = SHEETS[code]
    deck = SHORT if code == "shortdeck" else [card for card in DECK if card[0] in "A2345678"] if narrow else DECK
    cards = rng.sample(deck, sheet.hole + sum(sheet.boards))
    return cards[: sheet.hole], cards[sheet.hole :]


def ours(code: str, half: str, hole: Sequence[str], board: Sequence[str]) -> Any:
    game = GAMES[code]
    rankings = dict(game.rankings)
    ranking = rankings[Half(half)] if len(rankings) == 2 else game.rankings[0][1]
    return value_of(game, ranking, parse_cards("".join(hole)), parse_cards("".join(board)))


def second(code: str, half: str, hole: Sequence[str], board: Sequence[str]) -> Any:
    sheet = SHEETS[code]
    found = best(sheet.halves[-1 if half == "low" else 0], hole, board, sheet.exactly_two)
    return found and found[0]


def kit(judge: Judge, hole: Sequence[str], board: Sequence[str]) -> Any:
    """PokerKit's value; None where the hand does not qualify."""
    try:
        return judge("".join(hole), "".join(board))
    except ValueError:
        return None


def compared(first: Any, other: Any) -> int:
    return (first > other) - (first < other)


@pytest.mark.parametrize(("code", "half"), KIT)
def test_pokerkit_and_the_second_grader_rank_hands_alike(code: str, half: str) -> None:
    """Each hand against the one before it; who has no low is told by all three."""
    rng = Random(f"{code} {half}")
    omaha = GAMES[code].exactly_two
    hands = [dealt(code, rng, rng.random() < 0.6) for _ in range(HANDS // 6 if omaha else HANDS)]
    values = [(ours(code, half, *cards), second(code, half, *cards), kit(KIT[code, half], *cards)) for cards in hands]
    for cards, (engine, grader, pokerkits) in zip(hands, values, strict=True):
        assert (engine is None) == (grader is None) == (pokerkits is None), cards
    known = [(cards, value) for cards, value in zip(hands, values, strict=True) if value[0] is not None]
    assert len(known) > len(hands) // 10
    for (cards, first), (others, other) in pairwise(known):
        told = [compared(a, b) for a, b in zip(first, other, strict=True)]
        assert len(set(told)) == 1, (cards, others, told)


@pytest.mark.parametrize("code", ["nlhe", "stud"])
def test_phevaluator_ranks_seven_cards_alike(code: str) -> None:
    rng = Random(code)
    hands = [dealt(code, rng, rng.random() < 0.3) for _ in range(HANDS)]
    values = [(ours(code, "high", *cards), -phevaluator.evaluate_cards(*cards[0], *cards[1])) for cards in hands]
    for (first, theirs), (other, others) in pairwise(values):
        assert compared(first, other) == compared(theirs, others)


def test_phevaluator_ranks_omaha_alike() -> None:
    rng = Random("omaha")
    hands = [dealt("plo", rng, rng.random() < 0.3) for _ in range(HANDS // 6)]
    values = [(ours("plo", "high", *cards), -phevaluator.evaluate_omaha_cards(*cards[1], *cards[0])) for cards in hands]
    for (first, theirs), (other, others) in pairwise(values):
        assert compared(first, other) == compared(theirs, others)
