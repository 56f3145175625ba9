"""What the face-up cards of stud decide, a second time."""

from collections.abc import Mapping, Sequence

from tests.oracle.all_games.rankings import HIGH, LOW
from tests.oracle.all_games.sheets import House

SUITS = "cdhs"


def by_suit(card: str, ace_low: bool) -> tuple[int, int]:
    """A card by rank, then by suit."""
    return (LOW if ace_low else HIGH).index(card[0]), SUITS.index(card[1])


def brings_in(doors: Mapping[int, str], razz: bool) -> int:
    """The lowest door card; in razz the highest, with aces low."""
    in_order = sorted(doors, key=lambda seat: by_suit(doors[seat], razz))
    return in_order[-1 if razz else 0]


def showing(cards: Sequence[str], razz: bool) -> list[tuple[int, int]]:
    """Ranks with how often each shows, those that show most often first, then the highest."""
    order = LOW if razz else HIGH
    counts = {rank: sum(card[0] == rank for card in cards) for rank in order}
    return sorted(((count, order.index(rank)) for rank, count in counts.items() if count), reverse=True)


def opens(faces: Mapping[int, Sequence[str]], razz: bool, house: House) -> int:
    """The best board, in razz the lowest; of equal ones the highest card by suit, or the first seat."""
    seats = sorted(faces)
    boards = [showing(faces[seat], razz) for seat in seats]
    top = min(boards) if razz else max(boards)
    equal = [seat for seat, board in zip(seats, boards, strict=True) if board == top]
    if house.tie == "position":
        return equal[0]
    return max((by_suit(card, razz), seat) for seat in equal for card in faces[seat])[1]
