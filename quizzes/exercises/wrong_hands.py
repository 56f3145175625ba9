"""Wrong rules for ranking hold'em hands, as people follow them: each can be run on the same cards as the right ones."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from quizzes.engine.cards import Card, Cards, Rank, Suit
from quizzes.engine.hands import Category, HandValue, best_value
from quizzes.engine.units import Seat

Strength = tuple[int, ...]
"""The more the better; compared number by number."""


@dataclass(frozen=True, slots=True)
class Held:
    """A player's cards with the board, and what they are truly worth."""

    hole: Cards
    board: Cards
    value: HandValue

    @property
    def cards(self) -> Cards:
        return (*self.hole, *self.board)


WrongRule = Callable[[Held], Strength]


def held(hole: Cards, board: Cards) -> Held:
    """Read a player's cards rightly, once for all wrong rules."""
    return Held(hole, board, best_value((*hole, *board)))


def winners_by(rule: WrongRule, hands: Sequence[Held]) -> tuple[Seat, ...]:
    """Who would win if the rule were true."""
    strengths = [rule(hand) for hand in hands]
    best = max(strengths)
    return tuple(Seat(seat) for seat, strength in enumerate(strengths) if strength == best)


def suit_breaks_tie(hand: Held) -> Strength:
    """Equal hands are settled by the suit of the player's highest card that plays."""
    playing = [card for card in hand.hole if card in hand.value.cards] or hand.hole
    top = max(playing, key=lambda card: (card.rank, card.suit))
    return (*_true(hand), _SUITS.index(top.suit))


def sixth_card_plays(hand: Held) -> Strength:
    """Equal hands are settled by the two cards that are left over."""
    rest = (card.rank for card in hand.cards if card not in hand.value.cards)
    return (*_true(hand), *sorted(rest, reverse=True))


def three_pair(hand: Held) -> Strength:
    """Three pairs beat two."""
    pairs = _ranks_held(hand.cards, 2)
    if hand.value.category is Category.TWO_PAIR and len(pairs) > 2:
        return (Category.TWO_PAIR, Rank.ACE + 1, *pairs)
    return _true(hand)


def ace_wraps(hand: Held) -> Strength:
    """A straight may go round the corner, K-A-2."""
    ranks = set(_ranks_held(hand.cards, 1))
    if hand.value.category < Category.STRAIGHT:
        for end, around in _AROUND_THE_CORNER.items():
            if around <= ranks:
                return (Category.STRAIGHT, end)
    return _true(hand)


def wheel_is_ace_high(hand: Held) -> Strength:
    """The ace makes A-2-3-4-5 the highest straight."""
    if hand.value.category is Category.STRAIGHT and set(_ranks_held(hand.cards, 1)) >= _WHEEL:
        return (Category.STRAIGHT, Rank.ACE)
    return _true(hand)


def flush_over_full(hand: Held) -> Strength:
    """A flush beats a full house."""
    changed = {Category.FLUSH: int(Category.FULL_HOUSE), Category.FULL_HOUSE: int(Category.FLUSH)}
    category = int(hand.value.category)
    return (changed.get(Category(category), category), *hand.value.ranks)


def straight_over_flush(hand: Held) -> Strength:
    """A straight beats a flush, so that who holds both counts the straight."""
    if hand.value.category not in (Category.STRAIGHT, Category.FLUSH):
        return _true(hand)
    top = _straight_top(_ranks_held(hand.cards, 1))
    return (Category.FLUSH, top) if top else (Category.STRAIGHT, *hand.value.ranks)


def full_by_pair(hand: Held) -> Strength:
    """Of two full houses the one with the higher pair wins."""
    if hand.value.category is Category.FULL_HOUSE:
        trips, pair = hand.value.ranks
        return (Category.FULL_HOUSE, pair, trips)
    return _true(hand)


def flush_by_top_card(hand: Held) -> Strength:
    """Flushes with the same highest card are equal."""
    if hand.value.category is Category.FLUSH:
        return (Category.FLUSH, hand.value.ranks[0])
    return _true(hand)


def two_pair_by_total(hand: Held) -> Strength:
    """The two pairs are added up."""
    if hand.value.category is Category.TWO_PAIR:
        high, low, kicker = hand.value.ranks
        return (Category.TWO_PAIR, high + low, kicker)
    return _true(hand)


def must_use_hole_cards(hand: Held) -> Strength:
    """At least one of the player's own cards has to play."""
    if hand.value != best_value(hand.board):
        return _true(hand)
    best = max(best_value((*hand.hole, *_without(hand.board, card))) for card in hand.board)
    return (best.category, *best.ranks)


_SUITS = tuple(Suit)
_WHEEL = {Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE}
_AROUND_THE_CORNER = {
    Rank.FOUR: {Rank.KING, Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR},
    Rank.THREE: {Rank.QUEEN, Rank.KING, Rank.ACE, Rank.TWO, Rank.THREE},
    Rank.TWO: {Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE, Rank.TWO},
}
"""The straights that are none, by the rank they end on."""


def _true(hand: Held) -> Strength:
    return (hand.value.category, *hand.value.ranks)


def _ranks_held(cards: Iterable[Card], times: int) -> tuple[Rank, ...]:
    """The ranks held at least so many times, highest first."""
    counts = Counter(card.rank for card in cards)
    return tuple(sorted((rank for rank, count in counts.items() if count >= times), reverse=True))


def _straight_top(ranks: Sequence[Rank]) -> int:
    """The top of the best straight in these ranks, highest first; 0 where there is none."""
    for first, fifth in zip(ranks, ranks[4:], strict=False):
        if first - fifth == 4:
            return first
    return Rank.FIVE if set(ranks) >= _WHEEL else 0


def _without(cards: Cards, gone: Card) -> Cards:
    return tuple(card for card in cards if card != gone)
