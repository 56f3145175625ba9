"""High hands: what five cards are worth, the best five of seven, and the parts by which two hands are compared."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum, unique

from quizzes.engine.cards import Card, Cards, Rank, Suit
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Seat


@unique
class Category(IntEnum):
    """The nine kinds of high hand, from the lowest (BARGE Appendix C); a royal flush is the ace-high straight flush."""

    HIGH_CARD, PAIR, TWO_PAIR, THREE_OF_A_KIND, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND, STRAIGHT_FLUSH = range(9)

    @property
    def code(self) -> str:
        """The category as other programs read it, "two-pair"."""
        return self.name.lower().replace("_", "-")


@unique
class Part(StrEnum):
    """What a rank of HandValue.ranks stands for: the thing compared when the ranks before it are equal."""

    QUADS = "quads"
    TRIPS = "trips"
    PAIR = "pair"
    HIGH_PAIR = "high-pair"
    LOW_PAIR = "low-pair"
    TOP_CARD = "top-card"
    SECOND_CARD = "second-card"
    THIRD_CARD = "third-card"
    FOURTH_CARD = "fourth-card"
    FIFTH_CARD = "fifth-card"
    KICKER = "kicker"
    SECOND_KICKER = "second-kicker"
    THIRD_KICKER = "third-kicker"


_FIVE_SINGLES = (Part.TOP_CARD, Part.SECOND_CARD, Part.THIRD_CARD, Part.FOURTH_CARD, Part.FIFTH_CARD)

PARTS: dict[Category, tuple[Part, ...]] = {
    Category.HIGH_CARD: _FIVE_SINGLES,
    Category.PAIR: (Part.PAIR, Part.KICKER, Part.SECOND_KICKER, Part.THIRD_KICKER),
    Category.TWO_PAIR: (Part.HIGH_PAIR, Part.LOW_PAIR, Part.KICKER),
    Category.THREE_OF_A_KIND: (Part.TRIPS, Part.KICKER, Part.SECOND_KICKER),
    Category.STRAIGHT: (Part.TOP_CARD,),
    Category.FLUSH: _FIVE_SINGLES,
    Category.FULL_HOUSE: (Part.TRIPS, Part.PAIR),
    Category.FOUR_OF_A_KIND: (Part.QUADS, Part.KICKER),
    Category.STRAIGHT_FLUSH: (Part.TOP_CARD,),
}
"""The order in which two hands of one category are compared."""


@dataclass(frozen=True, slots=True, order=True)
class HandValue:
    """The worth of five cards. Hands compare by category, then rank by rank; never by suit."""

    category: Category
    ranks: tuple[Rank, ...]
    """One rank for each of PARTS[category]."""
    cards: Cards = field(compare=False)
    """The five, in the order in which they count."""


def best_value(cards: Iterable[Card]) -> HandValue:
    """The best five of five to seven different cards, read category by category from the top.

    >>> from quizzes.engine.cards import parse_cards
    >>> best_value(parse_cards("As Ad Kd Ks Qc Jd Js")).category.code
    'two-pair'
    """
    high_first = sorted(cards, key=_rank, reverse=True)
    by_rank: dict[Rank, list[Card]] = {}
    by_suit: dict[Suit, list[Card]] = {}
    for card in high_first:
        by_rank.setdefault(card.rank, []).append(card)
        by_suit.setdefault(card.suit, []).append(card)

    suited = next((same for same in by_suit.values() if len(same) >= 5), None)
    if suited and (run := _straight({card.rank: [card] for card in suited})):
        return HandValue(Category.STRAIGHT_FLUSH, (run[0].rank,), run)
    first, second, *_ = groups = sorted(by_rank.values(), key=_size_then_rank, reverse=True)
    if len(first) == 4:
        return _grouped(Category.FOUR_OF_A_KIND, [first], high_first)
    if len(first) == 3 and len(second) >= 2:
        return HandValue(Category.FULL_HOUSE, (first[0].rank, second[0].rank), (*first, *second[:2]))
    if suited:
        return _singles(Category.FLUSH, suited)
    if len(groups) >= 5 and (run := _straight(by_rank)):
        return HandValue(Category.STRAIGHT, (run[0].rank,), run)
    if len(first) == 3:
        return _grouped(Category.THREE_OF_A_KIND, [first], high_first)
    if len(second) == 2:
        return _grouped(Category.TWO_PAIR, [first, second], high_first)
    if len(first) == 2:
        return _grouped(Category.PAIR, [first], high_first)
    return _singles(Category.HIGH_CARD, high_first)


def _rank(card: Card) -> Rank:
    return card.rank


def _size_then_rank(group: list[Card]) -> tuple[int, Rank]:
    return len(group), group[0].rank


def _straight(by_rank: dict[Rank, list[Card]]) -> Cards | None:
    """Five ranks in a row, highest first. The ace is also the bottom of 5-4-3-2-A, and never in the middle."""
    in_row: list[Card] = []
    for rank in _DOWN_TO_LOW_ACE:
        if rank not in by_rank:
            in_row.clear()
            continue
        in_row.append(by_rank[rank][0])
        if len(in_row) == 5:
            return tuple(in_row)
    return None


_DOWN_TO_LOW_ACE = (*sorted(Rank, reverse=True), Rank.ACE)


def _grouped(category: Category, groups: Sequence[list[Card]], high_first: list[Card]) -> HandValue:
    """The groups, then the highest other cards as kickers up to five cards."""
    used = [card for group in groups for card in group]
    kickers = [card for card in high_first if card not in used][: 5 - len(used)]
    ranks = [group[0].rank for group in groups] + [card.rank for card in kickers]
    return HandValue(category, tuple(ranks), (*used, *kickers))


def _singles(category: Category, high_first: list[Card]) -> HandValue:
    five = tuple(high_first[:5])
    return HandValue(category, tuple(card.rank for card in five), five)


def best_hand(seat: Seat, hole: Cards, board: Cards) -> Explained[HandValue]:
    """The best five of a player's own cards and the board; two, one or none of his own play (WSOP Tournament IX-1)."""
    derivation = Derivation()
    value = best_value((*board, *hole))  # of two equal cards the board's plays
    own = sum(card in value.cards for card in hole)
    return derivation.conclude(Rule.BEST_FIVE, value, seat=seat, category=value.category, own=own)
