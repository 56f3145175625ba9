"""What hands are worth in every game, a second time: try all that may play, and keep what nothing beats."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product

from tests.oracle.hands import worth as high

Five = Sequence[str]
Worth = tuple[int, ...]

LOW = "A23456789TJQK"
HIGH = "23456789TJQKA"


def short_deck(five: Five) -> Worth:
    """With 36 cards the ace also stands for a five, and a flush changes places with a full house."""
    if {card[0] for card in five} == set("A6789"):
        five = [card.replace("A", "5") for card in five]
    category, *rest = high(five)
    return {5: 6, 6: 5}.get(category, category), *rest


def ace_to_five(five: Five) -> Worth:
    """The larger, the lower: negative group sizes first, then negative ranks."""
    ranks = [LOW.index(card[0]) for card in five]
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    sizes = [-size for size, _ in groups] + [0] * (5 - len(groups))
    return *sizes, *(-rank for _, rank in groups)


def eight_or_better(five: Five) -> Worth | None:
    """None where a card is above eight or two are of one rank."""
    ranks = {card[0] for card in five}
    return ace_to_five(five) if len(ranks) == 5 and ranks <= set("A2345678") else None


def deuce_to_seven(five: Five) -> Worth:
    """The high order upside down; A-2-3-4-5 is ace-high and no straight."""
    if {card[0] for card in five} == set("A2345"):
        flush = len({card[1] for card in five}) == 1
        return (-5 if flush else 0), -12, -3, -2, -1, 0
    return tuple(-part for part in high(five))


def badugi(four: Sequence[str]) -> Worth:
    """How many cards differ in rank and suit, then the negative ranks from the highest down."""
    sets = (some for size in range(1, 5) for some in combinations(four, size))
    return max((len(some), *sorted(-LOW.index(card[0]) for card in some)) for some in sets if _all_differ(some))


def _all_differ(cards: Sequence[str]) -> bool:
    return all(a[0] != b[0] and a[1] != b[1] for a, b in combinations(cards, 2))


READ: dict[str, Callable[[Five], Worth | None]] = {
    "high": high,
    "short-deck": short_deck,
    "ace-to-five": ace_to_five,
    "eight-or-better": eight_or_better,
    "deuce-to-seven": deuce_to_seven,
    "badugi": badugi,
}


def playable(hole: Sequence[str], board: Sequence[str], exactly_two: bool) -> Iterable[Five]:
    """Every set of cards that may be a hand."""
    if exactly_two:
        return (two + three for two, three in product(combinations(hole, 2), combinations(board, 3)))
    return combinations((*hole, *board), min(5, len(hole) + len(board)))


def best(
    ranking: str, hole: Sequence[str], board: Sequence[str] = (), exactly_two: bool = False
) -> tuple[Worth, list[Five]] | None:
    """The best worth and every set of cards that reaches it; None where there is none."""
    read = READ[ranking]
    found = [(value, five) for five in playable(hole, board, exactly_two) if (value := read(five)) is not None]
    if not found:
        return None
    top = max(value for value, _ in found)
    return top, [five for value, five in found if value == top]
