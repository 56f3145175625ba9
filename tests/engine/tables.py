"""Hands for the tests of the engine, in few words."""

from collections.abc import Sequence
from typing import Any

from quizzes.engine.games import NLHE
from quizzes.engine.hand import Action, Hand
from quizzes.engine.profile import TDA_2024, RulesProfile
from quizzes.engine.seats import Stakes
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Chips, Seat

P1, P2, P3, P4, P5, P6 = map(Seat, range(6))

BOARD = ("2c7d9h", "Js", "4d")
DEEP = 1_000_000


def start(
    stacks: Sequence[int], blinds: tuple[int, int] = (1, 2), profile: RulesProfile = TDA_2024, **stakes: int
) -> Hand:
    """A hand whose blinds and antes are posted."""
    small, big = blinds
    more: dict[str, Any] = {name: Chips(chips) for name, chips in stakes.items()}
    return Hand.start(NLHE, profile, Stakes(Chips(small), Chips(big), **more), stacks)


def on(hand: Hand, lines: str) -> Hand:
    """The hand after some actions, written "p1 bet 100, p2 fold"."""
    for line in filter(None, (line.strip() for line in lines.split(","))):
        hand = hand.after(Action.parse(line))
    return hand


def flop(stacks: Sequence[int], big_blind: int, lines: str = "") -> Hand:
    """A hand on the flop with these stacks, after everybody has limped in."""
    hand = start([stack + big_blind for stack in stacks], (big_blind // 2, big_blind))
    return on(streets(hand, 1), lines)


def streets(hand: Hand, count: int = 3) -> Hand:
    """The hand that many streets later: everybody calls or checks, and checks again on each street."""
    for _ in range(count):
        hand = quietly(hand)
        hand = on(hand, f"board {BOARD[hand.street]}")
    return hand


def quietly(hand: Hand) -> Hand:
    """The street played out by calling and checking."""
    while hand.to_act is not None:
        bettor = hand.round.bettors[hand.to_act]
        hand = on(hand, f"{hand.to_act} {'check' if bettor.bet == hand.round.highest_bet else 'call'}")
    return hand


def told(explained: Explained[Any]) -> list[tuple[Rule, Any]]:
    """The rules of a derivation with what each yielded."""
    return [(step.rule, step.value) for step in explained.steps]
