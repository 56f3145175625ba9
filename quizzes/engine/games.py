"""A game is one value: how it deals, bets, opens and ranks hands. hand.py runs them all."""

from dataclasses import dataclass, replace
from enum import StrEnum, unique

from quizzes.engine.cards import DECK, Cards, Rank


@unique
class Betting(StrEnum):
    """How much may be bet."""

    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED_LIMIT = "fixed-limit"


@unique
class Opening(StrEnum):
    """What is posted before the cards, and where the betting starts."""

    BLINDS = "blinds"
    """Small and big blind; first left of the big blind, later left of the button."""
    BUTTON_BLIND = "button-blind"
    """An ante each and a blind on the button; every street starts left of the button."""
    BRING_IN = "bring-in"
    """An ante each; the worst door card brings it in, later the best board opens."""


@unique
class Ranking(StrEnum):
    """The orders in which hands are ranked."""

    HIGH = "high"
    SHORT_DECK = "short-deck"
    ACE_TO_FIVE = "ace-to-five"
    EIGHT_OR_BETTER = "eight-or-better"
    DEUCE_TO_SEVEN = "deuce-to-seven"
    BADUGI = "badugi"


@unique
class Half(StrEnum):
    """What of a pot a hand can win."""

    WHOLE = "whole"
    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class Street:
    """One dealing, or drawing, and the betting round that follows it."""

    name: str
    board: int = 0
    """Community cards dealt before the betting."""
    down: int = 0
    """Cards dealt to each player face down."""
    up: int = 0
    """Cards dealt to each player face up."""
    draw: bool = False
    """Whether the players change cards before the betting."""
    big_bet: bool = False
    """Whether a fixed limit has its big bet here."""


@dataclass(frozen=True, slots=True)
class Game:
    """What sets one form of poker apart from another."""

    code: str
    betting: Betting
    streets: tuple[Street, ...]
    high: Ranking | None
    low: Ranking | None = None
    opening: Opening = Opening.BLINDS
    exactly_two: bool = False
    """Whether a hand is two of the player's own cards and three of the board, never otherwise."""
    seats: range = range(2, 11)
    deck: Cards = DECK
    later_betting: Betting | None = None
    """After the first round, where that is not `betting`."""

    @property
    def hole_cards(self) -> int:
        """Cards a player holds once all are dealt."""
        return sum(street.down + street.up for street in self.streets)

    @property
    def rankings(self) -> tuple[tuple[Half, Ranking], ...]:
        """Each half of a pot with the ranking that wins it; one whole where the pot is not halved."""
        if self.high and self.low:
            return (Half.HIGH, self.high), (Half.LOW, self.low)
        ranking = self.high or self.low
        assert ranking is not None  # every game ranks hands
        return ((Half.WHOLE, ranking),)

    def with_betting(self, code: str, betting: Betting) -> "Game":
        """The same game under another limit."""
        return replace(self, code=code, betting=betting)


def _board_game(hole: int, first_board: int = 0) -> tuple[Street, ...]:
    return (
        Street("preflop", down=hole, board=first_board),
        Street("flop", board=3 - first_board),
        Street("turn", board=1, big_bet=True),
        Street("river", board=1, big_bet=True),
    )


_STUD = (
    Street("third-street", down=2, up=1),
    Street("fourth-street", up=1),
    Street("fifth-street", up=1, big_bet=True),
    Street("sixth-street", up=1, big_bet=True),
    Street("seventh-street", down=1, big_bet=True),
)
_ONE_DRAW = ("before-draw", "first-draw")
_THREE_DRAWS = ("before-draw", "first-draw", "second-draw", "third-draw")


def _draw_game(hole: int, names: tuple[str, ...]) -> tuple[Street, ...]:
    """The big bet comes in the second half of the rounds."""
    return tuple(
        Street(name, down=0 if at else hole, draw=at > 0, big_bet=at >= len(names) / 2) for at, name in enumerate(names)
    )


NL, PL, FL = Betting.NO_LIMIT, Betting.POT_LIMIT, Betting.FIXED_LIMIT

NLHE = Game("nlhe", NL, _board_game(2), Ranking.HIGH)
"""No-limit Texas hold'em."""
PLHE_THEN_NL = replace(NLHE, code="plhe-nlhe", betting=PL, later_betting=NL)
"""Pot limit before the flop, no limit after it: read in records, and not dealt."""
PLO = Game("plo", PL, _board_game(4), Ranking.HIGH, exactly_two=True)
"""Pot-limit Omaha."""
PLO8 = replace(PLO, code="plo8", low=Ranking.EIGHT_OR_BETTER)
PLO5 = replace(PLO, code="plo5", streets=_board_game(5), seats=range(2, 9))
PLO6 = replace(PLO, code="plo6", streets=_board_game(6), seats=range(2, 8))
PLO58 = replace(PLO5, code="plo58", low=Ranking.EIGHT_OR_BETTER)
COURCHEVEL = replace(PLO5, code="courchevel", streets=_board_game(5, first_board=1))
"""Five-card Omaha whose first flop card is turned before any betting."""
STUD = Game("stud", FL, _STUD, Ranking.HIGH, opening=Opening.BRING_IN, seats=range(2, 9))
RAZZ = replace(STUD, code="razz", high=None, low=Ranking.ACE_TO_FIVE)
STUD8 = replace(STUD, code="stud8", low=Ranking.EIGHT_OR_BETTER)
FIVE_CARD_DRAW = Game("fl5d", FL, _draw_game(5, _ONE_DRAW), Ranking.HIGH, seats=range(2, 8))
SINGLE_DRAW = Game("27sd", NL, _draw_game(5, _ONE_DRAW), None, Ranking.DEUCE_TO_SEVEN, seats=range(2, 8))
TRIPLE_DRAW = Game("27td", FL, _draw_game(5, _THREE_DRAWS), None, Ranking.DEUCE_TO_SEVEN, seats=range(2, 7))
BADUGI = Game("badugi", FL, _draw_game(4, _THREE_DRAWS), None, Ranking.BADUGI, seats=range(2, 9))
SHORT_DECK = Game(
    "shortdeck",
    NL,
    _board_game(2),
    Ranking.SHORT_DECK,
    opening=Opening.BUTTON_BLIND,
    seats=range(2, 10),
    deck=tuple(card for card in DECK if card.rank >= Rank.SIX),
)

GAMES = {
    game.code: game
    for game in (
        NLHE,
        NLHE.with_betting("plhe", PL),
        NLHE.with_betting("flhe", FL),
        PLO,
        PLO5,
        PLO6,
        PLO.with_betting("flo", FL),
        PLO.with_betting("nlo", NL),
        PLO8,
        PLO58,
        PLO8.with_betting("flo8", FL),
        PLO8.with_betting("nlo8", NL),
        COURCHEVEL,
        replace(COURCHEVEL, code="courchevel8", low=Ranking.EIGHT_OR_BETTER),
        STUD,
        STUD8,
        RAZZ,
        FIVE_CARD_DRAW.with_betting("nl5d", NL),
        FIVE_CARD_DRAW.with_betting("pl5d", PL),
        FIVE_CARD_DRAW,
        SINGLE_DRAW,
        TRIPLE_DRAW,
        BADUGI,
        SHORT_DECK,
    )
}
"""Every game by its code."""

HORSE = tuple(GAMES[code] for code in ("flhe", "flo8", "razz", "stud", "stud8"))
"""The five games of HORSE, in the order of its letters."""
EIGHT_GAME = tuple(GAMES[code] for code in ("27td", "flhe", "flo8", "razz", "stud", "stud8", "nlhe", "plo"))
"""The usual order of 8-game."""
ROTATIONS = {"horse": HORSE, "8-game": EIGHT_GAME}
