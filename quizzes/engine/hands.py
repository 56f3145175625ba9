"""What cards are worth: the value of a hand, and how high hands are read. The low ones are in lows.py."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum, unique
from itertools import chain
from operator import attrgetter, itemgetter

from quizzes.engine.cards import Card, Cards, Rank
from quizzes.engine.games import Ranking


@unique
class Category(IntEnum):
    """The nine kinds of hand, from the lowest (BARGE Appendix C); a royal flush is the ace-high straight flush."""

    HIGH_CARD, PAIR, TWO_PAIR, THREE_OF_A_KIND, STRAIGHT, FLUSH, FULL_HOUSE, FOUR_OF_A_KIND, STRAIGHT_FLUSH = range(9)

    @property
    def code(self) -> str:
        """The category as other programs read it, "two-pair"."""
        return self.name.lower().replace("_", "-")


@unique
class BadugiSize(IntEnum):
    """How many cards of a badugi hand count: those that differ in rank and in suit."""

    ONE_CARD, TWO_CARD, THREE_CARD, FOUR_CARD = range(1, 5)

    @property
    def code(self) -> str:
        """ "4-card"."""
        return f"{int(self)}-card"


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


_SINGLES = (Part.TOP_CARD, Part.SECOND_CARD, Part.THIRD_CARD, Part.FOURTH_CARD, Part.FIFTH_CARD)

PARTS: dict[Category | BadugiSize, tuple[Part, ...]] = {
    Category.HIGH_CARD: _SINGLES,
    Category.PAIR: (Part.PAIR, Part.KICKER, Part.SECOND_KICKER, Part.THIRD_KICKER),
    Category.TWO_PAIR: (Part.HIGH_PAIR, Part.LOW_PAIR, Part.KICKER),
    Category.THREE_OF_A_KIND: (Part.TRIPS, Part.KICKER, Part.SECOND_KICKER),
    Category.STRAIGHT: (Part.TOP_CARD,),
    Category.FLUSH: _SINGLES,
    Category.FULL_HOUSE: (Part.TRIPS, Part.PAIR),
    Category.FOUR_OF_A_KIND: (Part.QUADS, Part.KICKER),
    Category.STRAIGHT_FLUSH: (Part.TOP_CARD,),
}
"""The order in which two hands of one category are compared."""


def parts_of(category: Category | BadugiSize) -> tuple[Part, ...]:
    """The parts of a hand in the order in which they are compared."""
    return _SINGLES[:category] if isinstance(category, BadugiSize) else PARTS[category]


_ACE_IS_LOW = (Ranking.ACE_TO_FIVE, Ranking.EIGHT_OR_BETTER, Ranking.BADUGI)
LOW_RANKINGS = (*_ACE_IS_LOW, Ranking.DEUCE_TO_SEVEN)

_SHORT_DECK_ORDER = {
    **{category: int(category) for category in Category},
    Category.FLUSH: int(Category.FULL_HOUSE),
    Category.FULL_HOUSE: int(Category.FLUSH),
}
"""With 36 cards a flush is rarer than a full house (WSOP Tournament, Section IX, 2)."""


def low_rank(rank: Rank) -> int:
    """The rank where the ace is the lowest card."""
    return 1 if rank is Rank.ACE else int(rank)


@dataclass(frozen=True, slots=True)
class HandValue:
    """The worth of a hand. Hands compare by category, then rank by rank; never by suit."""

    category: Category | BadugiSize
    ranks: tuple[Rank, ...]
    """One rank for each part of the category."""
    cards: Cards = field(compare=False)
    """The cards that play, in the order in which they count."""
    ranking: Ranking = Ranking.HIGH

    @property
    def strength(self) -> tuple[int, ...]:
        """Of two values under one ranking the greater strength wins, in low games too."""
        if self.ranking is Ranking.HIGH:
            return (self.category, *self.ranks)
        if self.ranking is Ranking.SHORT_DECK:
            assert isinstance(self.category, Category)
            return (_SHORT_DECK_ORDER[self.category], *self.ranks)
        ranks = map(low_rank, self.ranks) if self.ranking in _ACE_IS_LOW else map(int, self.ranks)
        first = int(self.category) if self.ranking is Ranking.BADUGI else -self.category
        return (first, *(-rank for rank in ranks))

    def __lt__(self, other: "HandValue") -> bool:
        return self.strength < other.strength

    def __gt__(self, other: "HandValue") -> bool:
        return self.strength > other.strength


def best_value(cards: Iterable[Card], ranking: Ranking = Ranking.HIGH) -> HandValue:
    """The best high five of five or more different cards, read category by category from the top.

    >>> from quizzes.engine.cards import parse_cards
    >>> best_value(parse_cards("As Ad Kd Ks Qc Jd Js")).category.code
    'two-pair'
    """
    high_first = sorted(cards, key=_rank, reverse=True)
    by_rank: dict[Rank, list[Card]] = {}
    for card in high_first:
        by_rank.setdefault(card.rank, []).append(card)

    suited = _five_of_a_suit(high_first)
    if suited and (run := _straight({card.rank: [card] for card in suited}, ranking)):
        return HandValue(Category.STRAIGHT_FLUSH, (run[0].rank,), run, ranking)
    groups = list(by_rank.values())
    if len(groups) < len(high_first):  # a pair or more: the larger group first, of equal ones the higher
        groups.sort(key=len, reverse=True)
    first, second, *_ = groups
    if len(first) == 4:
        return _grouped(Category.FOUR_OF_A_KIND, [first], high_first, ranking)
    if suited:  # five suited cards of seven leave no full house
        return _high_cards(Category.FLUSH, suited, ranking)
    if len(first) == 3 and len(second) >= 2:
        five = (*first, *second[:2])
        return HandValue(Category.FULL_HOUSE, (first[0].rank, second[0].rank), five, ranking)
    if len(groups) >= 5 and (run := _straight(by_rank, ranking)):
        return HandValue(Category.STRAIGHT, (run[0].rank,), run, ranking)
    if len(first) == 3:
        return _grouped(Category.THREE_OF_A_KIND, [first], high_first, ranking)
    if len(second) == 2:
        return _grouped(Category.TWO_PAIR, [first, second], high_first, ranking)
    if len(first) == 2:
        return _grouped(Category.PAIR, [first], high_first, ranking)
    return _high_cards(Category.HIGH_CARD, high_first, ranking)


def best_of_fives(fives: Iterable[Iterable[Card]]) -> HandValue:
    """The best of several fives, the first of equal ones: Omaha reads sixty and more for one hand.

    >>> from quizzes.engine.cards import parse_cards
    >>> best_of_fives(map(parse_cards, ("5h 4h 3h 2h Ah", "As Ad Ac Ah Kd"))).category.code
    'straight-flush'
    """
    return HandValue(*max(map(_read_five, fives), key=itemgetter(0, 1)))


def _read_five(five: Iterable[Card]) -> tuple[Category, tuple[Rank, ...], Cards]:
    cards = tuple(sorted(five, key=_rank, reverse=True))
    ranks = tuple(map(_rank, cards))
    if len(set(ranks)) < 5:
        groups = [[card for card in cards if card.rank is rank] for rank in dict.fromkeys(ranks)]
        groups.sort(key=len, reverse=True)
        kind = _KINDS[len(groups), len(groups[0])]
        return kind, tuple([group[0].rank for group in groups]), tuple(chain.from_iterable(groups))
    flush = len(set(map(_suit, cards))) == 1
    if ranks[0] - ranks[4] == 4:
        in_row = cards
    elif ranks[:2] == _TOP_OF_THE_WHEEL:
        in_row = (*cards[1:], cards[0])
    else:
        return Category.FLUSH if flush else Category.HIGH_CARD, ranks, cards
    return Category.STRAIGHT_FLUSH if flush else Category.STRAIGHT, (in_row[0].rank,), in_row


_KINDS = {
    (2, 4): Category.FOUR_OF_A_KIND,
    (2, 3): Category.FULL_HOUSE,
    (3, 3): Category.THREE_OF_A_KIND,
    (3, 2): Category.TWO_PAIR,
    (4, 2): Category.PAIR,
}
"""By how many ranks there are, and how many cards of the first of them."""
_TOP_OF_THE_WHEEL = (Rank.ACE, Rank.FIVE)

_rank = attrgetter("rank")
_suit = attrgetter("suit")


def _five_of_a_suit(cards: list[Card]) -> list[Card] | None:
    """All cards of the suit that has five or more; the cards beside five can show so many other suits, and no more."""
    suits = list(map(_suit, cards))
    if len(set(suits)) > len(cards) - 4:
        return None
    suit = max(suits, key=suits.count)
    return [card for card in cards if card.suit is suit] if suits.count(suit) >= 5 else None


def _straight(by_rank: dict[Rank, list[Card]], ranking: Ranking) -> Cards | None:
    """Five ranks in a row, highest first; the ace is also the bottom of the lowest straight, never in the middle."""
    in_row: list[Card] = []
    for rank in _SHORT_RANKS_DOWN if ranking is Ranking.SHORT_DECK else _RANKS_DOWN:
        if rank not in by_rank:
            in_row.clear()
            continue
        in_row.append(by_rank[rank][0])
        if len(in_row) == 5:
            return tuple(in_row)
    return None


_RANKS_DOWN = (*sorted(Rank, reverse=True), Rank.ACE)
_SHORT_RANKS_DOWN = (*(rank for rank in _RANKS_DOWN[:-1] if rank >= Rank.SIX), Rank.ACE)


def _grouped(category: Category, groups: Sequence[list[Card]], high_first: list[Card], ranking: Ranking) -> HandValue:
    """The groups, then the highest other cards as kickers, up to five."""
    used = [card for group in groups for card in group]
    kickers = [card for card in high_first if card not in used][: 5 - len(used)]
    ranks = [group[0].rank for group in groups] + [card.rank for card in kickers]
    return HandValue(category, tuple(ranks), (*used, *kickers), ranking)


def _high_cards(category: Category, high_first: list[Card], ranking: Ranking) -> HandValue:
    five = tuple(high_first[:5])
    return HandValue(category, tuple(card.rank for card in five), five, ranking)
