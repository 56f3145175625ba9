"""Low hands: ace-to-five, eight-or-better, deuce-to-seven and badugi. Read from the highest card down; lower wins."""

from collections.abc import Sequence
from itertools import combinations

from quizzes.engine.cards import Card, Cards, Rank
from quizzes.engine.games import Ranking
from quizzes.engine.hands import BadugiSize, Category, HandValue, best_value, low_rank


def _low_first(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=lambda card: low_rank(card.rank))


def ace_to_five(cards: Sequence[Card]) -> HandValue:
    """The lowest five; the ace is low, straights and flushes do not count (WSOP Live Action 234).

    >>> from quizzes.engine.cards import parse_cards
    >>> ace_to_five(parse_cards("5h 4h 3h 2h Ah Kd Kc")).ranks[0].name
    'FIVE'
    """
    lowest = _one_of_each_rank(cards)
    if len(lowest) >= 5:
        return _no_pair(lowest[:5], Ranking.ACE_TO_FIVE)
    return max((_paired(five) for five in combinations(cards, 5)), key=lambda value: value.strength)


def eight_or_better(cards: Sequence[Card]) -> HandValue | None:
    """Five different ranks of eight or lower, the ace low; None where there are not so many (WSOP Tournament IX-4)."""
    lowest = [card for card in _one_of_each_rank(cards) if low_rank(card.rank) <= Rank.EIGHT]
    return _no_pair(lowest[:5], Ranking.EIGHT_OR_BETTER) if len(lowest) >= 5 else None


def deuce_to_seven(five: Sequence[Card]) -> HandValue:
    """Five cards as the worst high hand; the ace is always high, so that A-5-4-3-2 is no straight (WSOP Live 281).

    >>> from quizzes.engine.cards import parse_cards
    >>> deuce_to_seven(parse_cards("As 5d 4c 3h 2s")).category.code
    'high-card'
    """
    value = best_value(five)
    if value.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH) and value.ranks == (Rank.FIVE,):
        cards = tuple(sorted(five, key=lambda card: card.rank, reverse=True))
        category = Category.HIGH_CARD if value.category is Category.STRAIGHT else Category.FLUSH
        return HandValue(category, tuple(card.rank for card in cards), cards, Ranking.DEUCE_TO_SEVEN)
    return HandValue(value.category, value.ranks, value.cards, Ranking.DEUCE_TO_SEVEN)


def badugi(four: Sequence[Card]) -> HandValue:
    """The most cards that differ in rank and in suit, and of those the lowest; the ace is low (WSOP Tournament IX)."""
    for size in range(len(four), 0, -1):
        fitting = [
            _badugi_of(some)
            for some in combinations(four, size)
            if len({card.rank for card in some}) == len({card.suit for card in some}) == size
        ]
        if fitting:
            return max(fitting, key=lambda value: value.strength)
    raise ValueError(four)


def _one_of_each_rank(cards: Sequence[Card]) -> list[Card]:
    return list({card.rank: card for card in reversed(_low_first(cards))}.values())[::-1]


def _no_pair(five: Sequence[Card], ranking: Ranking) -> HandValue:
    high_first = tuple(reversed(five))
    return HandValue(Category.HIGH_CARD, tuple(card.rank for card in high_first), high_first, ranking)


def _paired(five: Sequence[Card]) -> HandValue:
    """Five cards with a pair or more among them: groups first, the larger and then the higher before."""
    by_rank: dict[Rank, list[Card]] = {}
    for card in reversed(_low_first(five)):
        by_rank.setdefault(card.rank, []).append(card)
    groups = sorted(by_rank.values(), key=lambda group: -len(group))
    sizes = tuple(len(group) for group in groups)
    cards: Cards = tuple(card for group in groups for card in group)
    return HandValue(_PAIRED[sizes], tuple(group[0].rank for group in groups), cards, Ranking.ACE_TO_FIVE)


_PAIRED = {
    (1, 1, 1, 1, 1): Category.HIGH_CARD,
    (2, 1, 1, 1): Category.PAIR,
    (2, 2, 1): Category.TWO_PAIR,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (4, 1): Category.FOUR_OF_A_KIND,
}


def _badugi_of(cards: Sequence[Card]) -> HandValue:
    high_first = tuple(reversed(_low_first(cards)))
    ranks = tuple(card.rank for card in high_first)
    return HandValue(BadugiSize(len(cards)), ranks, high_first, Ranking.BADUGI)
