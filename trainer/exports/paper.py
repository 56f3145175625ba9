"""A table as it is drawn on paper: lines and letters, no colours. Suits are told by shape and fill."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from django.utils.translation import gettext as _

from quizzes.parts import CardView, PlaceView, TableView

WIDTH, HEIGHT = 560, 320
_SEATS, _BETS = (222, 128), (132, 74)
"""Radii of the ovals on which seats stand and bets lie."""
_BOX, _BOX_HIGH, _BOX_WITH_CARDS = 104, 44, 58
_CARD, _BOARD_CARD, _GAP = 36, 36, 3
_DISC = 22
_GLYPHS = {"s": "♠", "c": "♣", "h": "♡", "d": "♢"}
"""Red suits are hollow."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something small: its text and where it lies. Numbers are texts, as SVG wants them."""

    x: str
    y: str
    text: str
    role: str = ""


@dataclass(frozen=True, slots=True)
class Box:
    """One seat, from its upper left corner."""

    x: str
    y: str
    high: int
    name: str
    note: str
    """Chips behind, or what has become of the player; "" where neither is known."""
    folded: bool
    turn: bool
    discs: tuple[Mark, ...]
    cards: tuple[Mark, ...]
    bet: Mark | None


@dataclass(frozen=True, slots=True)
class Drawing:
    """The whole table."""

    boxes: tuple[Box, ...]
    board: tuple[Mark, ...]
    top: str
    """Street and blinds, above the board."""
    pot: str


def hollow(text: str) -> str:
    """Red suits as they are drawn on paper.

    >>> hollow("K♥ 2♠")
    'K♡ 2♠'
    """
    return text.translate({ord("♥"): "♡", ord("♦"): "♢"})


def draw(table: TableView) -> Drawing:
    """The table as on a wide screen: p1 sits first left of the button, the button at the bottom."""
    blinds = _("Blinds %(blinds)s") % {"blinds": table.blinds} if table.blinds else ""
    street = table.street[:1].upper() + table.street[1:]
    return Drawing(
        boxes=tuple(_box(place, table.count) for place in table.places),
        board=tuple(_row(table.board, WIDTH / 2, HEIGHT / 2 - 22, _BOARD_CARD)),
        top=" · ".join(filter(None, (street, blinds))),
        pot=_("Pot %(pot)s") % {"pot": table.pot} if table.pot not in ("", "0") else "",
    )


def _box(place: PlaceView, count: int) -> Box:
    x, y = _on_oval(place.index, count, _SEATS)
    high = _BOX_WITH_CARDS if place.cards else _BOX_HIGH
    left, top = x - _BOX / 2, y - high / 2
    bet_x, bet_y = _on_oval(place.index, count, _BETS)
    return Box(
        x=_n(left),
        y=_n(top),
        high=high,
        name=place.name,
        note=_note(place),
        folded=place.folded,
        turn=place.turn,
        discs=tuple(
            Mark(_n(left + _BOX - 6 - _DISC * at), _n(top + high - 2), "", role) for at, role in enumerate(place.roles)
        ),
        cards=tuple(_row(place.cards, x, top + high - 25, _CARD)),
        bet=Mark(_n(bet_x), _n(bet_y), place.bet) if place.bet else None,
    )


def _note(place: PlaceView) -> str:
    if place.folded:
        return _("folded")
    return _("all-in") if place.all_in else place.stack


def _row(cards: Sequence[CardView], middle: float, top: float, width: int) -> Iterator[Mark]:
    """Cards side by side, each by its upper left corner."""
    left = middle - (len(cards) * (width + _GAP) - _GAP) / 2
    for at, card in enumerate(cards):
        yield Mark(_n(left + at * (width + _GAP)), _n(top), f"{card.rank}{_GLYPHS[card.suit]}")


def _on_oval(index: int, count: int, radii: tuple[int, int]) -> tuple[float, float]:
    angle = pi / 2 + (index + 1) * 2 * pi / count
    return WIDTH / 2 + radii[0] * cos(angle), HEIGHT / 2 + radii[1] * sin(angle)


def _n(value: float) -> str:
    return f"{value:.1f}"
