"""One betting round: who has what in front and behind, and what the betting has come to."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Any

from quizzes.engine.games import Betting
from quizzes.engine.state import State
from quizzes.engine.units import NO_CHIPS, Chips, Seat


@unique
class Breach(StrEnum):
    """Why an action is not legal."""

    NOT_YOUR_TURN = "not-your-turn"
    FACES_A_BET = "faces-a-bet"
    NOTHING_TO_CALL = "nothing-to-call"
    ALREADY_BET = "already-bet"
    NOT_YET_BET = "not-yet-bet"
    TOO_SMALL = "too-small"
    TOO_LARGE = "too-large"
    MORE_THAN_STACK = "more-than-stack"
    MAY_NOT_RAISE = "may-not-raise"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    CARD_ALREADY_DEALT = "card-already-dealt"
    CARD_NOT_HELD = "card-not-held"
    CARD_NOT_IN_DECK = "card-not-in-deck"
    NOT_NOW = "not-now"


class IllegalAction(ValueError):
    """The action breaks a rule; the state it was tried on is as it was."""

    def __init__(self, breach: Breach) -> None:
        super().__init__(breach)
        self.breach = breach


@dataclass(frozen=True, slots=True)
class Bettor:
    """A player as the betting sees him."""

    stack: Chips
    """Chips behind."""
    bet: Chips = NO_CHIPS
    """Chips in front, put in on this street."""
    folded: bool = False
    acted: bool = False
    """Whether he has acted on this street; a posted blind is no action."""

    @property
    def all_in(self) -> bool:
        return not self.folded and self.stack == 0

    @property
    def can_act(self) -> bool:
        return not self.folded and self.stack > 0

    @property
    def most(self) -> Chips:
        """The total he can have in front on this street."""
        return Chips(self.bet + self.stack)

    def out(self) -> "Bettor":
        """The player after a fold."""
        return Bettor(self.stack, self.bet, True, True)

    def adding(self, chips: int) -> "Bettor":
        """The player after an action that puts this many more chips in front of him."""
        return Bettor(Chips(self.stack - chips), Chips(self.bet + chips), False, True)


@dataclass(frozen=True, slots=True)
class Raise:
    """A bet or raise of this street, from one highest bet to the next; not full where an all-in fell short."""

    seat: Seat
    before: Chips
    to: Chips
    full: bool

    @property
    def size(self) -> Chips:
        return Chips(self.to - self.before)


@dataclass(frozen=True)
class BettingRound(State):
    """The betting of one street."""

    bettors: tuple[Bettor, ...]
    highest_bet: Chips
    """What must be matched: in the first round never less than the full big blind (WSOP Live Action 150)."""
    last_full_raise: Chips
    """The largest full bet or raise of the street so far, at first the big blind; in a fixed limit its size."""
    big_blind: Chips
    """The least bet; in a fixed limit the size of this street."""
    raises: tuple[Raise, ...] = ()
    first_round: bool = False
    betting: Betting = Betting.NO_LIMIT
    blind: Seat | None = None
    """The seat whose blind is the opening bet, and that has the option."""
    pot_before: Chips = NO_CHIPS
    """What a pot-limit bet counts besides the bets of this street."""
    full_level: Chips = NO_CHIPS
    """Fixed limit: the highest total that counts as full bets; a raise goes one bet above it."""
    bets_made: int = 0
    """Fixed limit: bets and raises that count towards the cap, the big blind or the completed bring-in first."""
    most_bets: int | None = None
    """Fixed limit: the cap, None without one."""
    next_level_only: bool = False
    """Fixed limit: whether a raise over a short all-in only fills up to the next full level."""
    bring_in: Chips | None = None
    """Stud, while nobody has brought it in: what the bring-in is."""
    double_bet: Chips | None = None
    """Stud: the larger bet that an open pair on fourth street allows."""

    def waits_for(self, seat: Seat) -> bool:
        """Whether this player still has to answer before the round is over."""
        bettor = self.bettors[seat]
        if not bettor.can_act or (bettor.acted and bettor.bet >= self.highest_bet):
            return False
        return self.somebody_can_answer(seat) or any(other.bet > bettor.bet for other in self._live_others(seat))

    def somebody_can_answer(self, seat: Seat) -> bool:
        """Whether another player in the hand has chips left to bet with."""
        return any(other.stack for other in self._live_others(seat))

    def _live_others(self, seat: Seat) -> Iterator[Bettor]:
        return (other for place, other in enumerate(self.bettors) if place != seat and not other.folded)

    @property
    def live(self) -> int:
        """How many players are still in the hand."""
        return [bettor.folded for bettor in self.bettors].count(False)

    @property
    def chips(self) -> Chips:
        """All that a pot-limit bet counts as the pot: what was there before and every bet of this street."""
        return Chips(self.pot_before + sum(bettor.bet for bettor in self.bettors))

    def with_bettor(self, seat: Seat, bettor: Bettor, **changes: Any) -> "BettingRound":
        """The round with one player changed, and what else changes with it."""
        return self.having(bettors=(*self.bettors[:seat], bettor, *self.bettors[seat + 1 :]), **changes)
