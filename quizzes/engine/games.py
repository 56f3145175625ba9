"""A game is one value: how it deals, bets and ranks hands. hand.py runs them all."""

from dataclasses import dataclass
from enum import StrEnum, unique


@unique
class Betting(StrEnum):
    """How much may be bet."""

    NO_LIMIT = "no-limit"


@dataclass(frozen=True, slots=True)
class Street:
    """One dealing and the betting round that follows it."""

    name: str
    board: int
    """Community cards dealt before the betting."""


@dataclass(frozen=True, slots=True)
class Game:
    """What sets one form of poker apart from another."""

    code: str
    betting: Betting
    hole_cards: int
    streets: tuple[Street, ...]
    seats: range


NLHE = Game(
    code="nlhe",
    betting=Betting.NO_LIMIT,
    hole_cards=2,
    streets=(Street("preflop", 0), Street("flop", 3), Street("turn", 1), Street("river", 1)),
    seats=range(2, 11),
)
"""No-limit Texas hold'em."""

GAMES = {game.code: game for game in (NLHE,)}
"""Every game by its code."""
