"""Ranks, suits, cards and their usual notation: "As" is the ace of spades, "Td" the ten of diamonds."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum, unique
from typing import Self


@unique
class Rank(IntEnum):
    """A card's rank; the ace is high, and low only where a rule of the hand says so."""

    TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(2, 15)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read one of "23456789TJQKA". Raises ValueError."""
        if len(text) != 1 or text not in _RANKS:
            raise ValueError(text)
        return cls(_RANKS.index(text) + 2)

    def __str__(self) -> str:
        return _RANKS[self - 2]


_RANKS = "23456789TJQKA"


@unique
class Suit(StrEnum):
    """A card's suit, from the lowest to the highest where a rule ranks suits at all (bring-in, odd chip in stud)."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of the deck. Each of the 52 exists once, so that equal cards are the same object."""

    rank: Rank
    suit: Suit

    def __new__(cls, rank: Rank, suit: Suit) -> "Card":
        return _EACH_ONCE.setdefault((rank, suit), object.__new__(cls))

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read "As". Raises ValueError when the text is not a card."""
        try:
            return _BY_NAME[text]
        except KeyError:
            raise ValueError(text) from None

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"

    def __repr__(self) -> str:
        return f"Card.parse('{self}')"

    def __getnewargs__(self) -> tuple[Rank, Suit]:
        return self.rank, self.suit


_EACH_ONCE: dict[tuple[Rank, Suit], Card] = {}

Cards = tuple[Card, ...]

DECK: Cards = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 52 cards, clubs to spades, two to ace."""

_BY_NAME = {str(card): card for card in DECK}


def parse_cards(text: str) -> Cards:
    """Read cards written one after the other, spaces allowed. Raises ValueError naming the part that is no card.

    >>> parse_cards("AsKd 2c")
    (Card.parse('As'), Card.parse('Kd'), Card.parse('2c'))
    """
    joined = "".join(text.split())
    try:
        return tuple([_BY_NAME[joined[place : place + 2]] for place in range(0, len(joined), 2)])
    except KeyError as unknown:
        raise ValueError(unknown.args[0]) from None


def write_cards(cards: Cards) -> str:
    """Write cards the way parse_cards reads them."""
    return "".join(map(str, cards))
