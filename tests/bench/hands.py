"""How fast the best hand is found: of seven cards, and in Omaha, by this project and by PokerKit, in one run.

python tests/bench/hands.py
"""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from pokerkit import Card, OmahaHoldemHand, StandardHighHand

from quizzes.engine.best import value_of
from quizzes.engine.cards import DECK, Cards, write_cards
from quizzes.engine.games import GAMES, Ranking

HANDS = 3000


def dealt(hole: int) -> list[tuple[Cards, Cards]]:
    """Hole cards and a board, the same in every run."""
    chance = Random(7)
    hands = (tuple(chance.sample(DECK, hole + 5)) for _ in range(HANDS))
    return [(cards[:hole], cards[hole:]) for cards in hands]


def rate(best: Callable[..., object], hands: list[tuple[object, object]]) -> float:
    """Hands a second, the best of three."""
    took = []
    for _ in range(3):
        began = time.process_time()
        for hole, board in hands:
            best(hole, board)
        took.append(time.process_time() - began)
    return HANDS / min(took)


def compared(name: str, code: str, hole: int, theirs: Callable[..., object], wanted: int) -> None:
    game, hands = GAMES[code], dealt(hole)
    parsed = [tuple(tuple(Card.parse(write_cards(cards))) for cards in pair) for pair in hands]
    mine = rate(lambda hole, board: value_of(game, Ranking.HIGH, hole, board), hands)
    other = rate(theirs, parsed)
    print(f"{name:14} ours {mine:7.0f} a second, PokerKit {other:6.0f}, ratio {mine / other:5.1f} (wanted: {wanted})")


def main() -> None:
    compared("best of seven", "nlhe", 2, StandardHighHand.from_game, 10)
    compared("Omaha", "plo", 4, OmahaHoldemHand.from_game, 3)


if __name__ == "__main__":
    main()
