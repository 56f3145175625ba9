"""One betting round without limit: what a player may do, what a call costs, how much is a raise, and who may raise."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum, unique

from quizzes.engine.seats import big_blind_seat
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat


@unique
class Breach(StrEnum):
    """Why an action is not legal."""

    NOT_YOUR_TURN = "not-your-turn"
    FACES_A_BET = "faces-a-bet"
    NOTHING_TO_CALL = "nothing-to-call"
    ALREADY_BET = "already-bet"
    NOT_YET_BET = "not-yet-bet"
    TOO_SMALL = "too-small"
    MORE_THAN_STACK = "more-than-stack"
    MAY_NOT_RAISE = "may-not-raise"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    CARD_ALREADY_DEALT = "card-already-dealt"
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
    bet: Chips = Chips(0)
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


@dataclass(frozen=True, slots=True)
class Limits:
    """The least and the most that may be bet or raised to, totals in chips."""

    min: Chips
    max: Chips


@dataclass(frozen=True, slots=True)
class Legal:
    """Everything a player may do on his turn; None and False where he may not."""

    fold: bool
    check: bool
    call: Chips | None
    """Chips he adds."""
    bet: Limits | None
    raise_to: Limits | None
    bring_in: Chips | None = None
    draw: int | None = None


@dataclass(frozen=True, slots=True)
class BettingRound:
    """The betting of one street."""

    bettors: tuple[Bettor, ...]
    highest_bet: Chips
    """What must be matched: in the first round never less than the full big blind (WSOP Live Action 150)."""
    last_full_raise: Chips
    """The largest full bet or raise of the street so far, at first the big blind."""
    big_blind: Chips
    raises: tuple[Raise, ...] = ()
    first_round: bool = False

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

    def folded(self, seat: Seat) -> "BettingRound":
        return self._with(seat, replace(self.bettors[seat], folded=True, acted=True))

    def checked(self, seat: Seat) -> "BettingRound":
        """Raises IllegalAction when he faces a bet."""
        if self.bettors[seat].bet < self.highest_bet:
            raise IllegalAction(Breach.FACES_A_BET)
        return self._with(seat, self.bettors[seat].adding(0))

    def called(self, seat: Seat) -> "BettingRound":
        """All-in for less where the stack is shorter. Raises IllegalAction when there is nothing to call."""
        bettor = self.bettors[seat]
        if bettor.bet >= self.highest_bet:
            raise IllegalAction(Breach.NOTHING_TO_CALL)
        return self._with(seat, bettor.adding(min(self.highest_bet - bettor.bet, bettor.stack)))

    def raised(self, seat: Seat, to: Chips) -> "BettingRound":
        """After a bet or raise to this total; a short all-in leaves the last full raise as it was. Raises IllegalAction."""
        bettor = self.bettors[seat]
        adds = to - bettor.bet
        if adds > bettor.stack:
            raise IllegalAction(Breach.MORE_THAN_STACK)
        least = minimum_raise(self, seat).value
        if least is None:
            raise IllegalAction(Breach.MAY_NOT_RAISE)
        if to <= self.highest_bet or (to < least and adds < bettor.stack):
            raise IllegalAction(Breach.TOO_SMALL)
        made = Raise(seat, self.highest_bet, to, to >= least)
        return replace(
            self._with(seat, bettor.adding(adds)),
            highest_bet=to,
            last_full_raise=made.size if made.full else self.last_full_raise,
            raises=(*self.raises, made),
        )

    def _with(self, seat: Seat, bettor: Bettor) -> "BettingRound":
        return replace(self, bettors=(*self.bettors[:seat], bettor, *self.bettors[seat + 1 :]))


def amount_to_call(round_: BettingRound, seat: Seat) -> Explained[Chips]:
    """The price of a call, in chips to add; also where his stack is shorter. A short blind never lowers it."""
    derivation = Derivation()
    high = _highest_bet(derivation, round_)
    mine = derivation.step(Rule.ALREADY_IN, round_.bettors[seat].bet, seat=seat)
    if high <= mine:
        return derivation.conclude(Rule.NOTHING_TO_CALL, Chips(0), seat=seat)
    return derivation.conclude(Rule.AMOUNT_TO_CALL, Chips(high - mine), seat=seat, high=high, mine=mine)


def may_raise(round_: BettingRound, seat: Seat) -> Explained[bool]:
    """Whether he has the right to raise: he has not acted yet, or he faces at least a full raise (TDA 47-A).

    The test is each player's own: what he faces when the action is back on him, however many all-ins it took.
    """
    derivation = Derivation()
    bettor = round_.bettors[seat]
    if not round_.somebody_can_answer(seat):
        return derivation.conclude(Rule.NOBODY_LEFT_TO_CALL, False, seat=seat)
    if not bettor.acted:
        option = round_.first_round and not round_.raises and seat == big_blind_seat(len(round_.bettors))
        rule = Rule.BIG_BLIND_OPTION if option else Rule.NOT_YET_ACTED
        return derivation.conclude(rule, True, seat=seat)
    facing, size = Chips(round_.highest_bet - bettor.bet), round_.last_full_raise
    rule = Rule.FACES_FULL_RAISE if facing >= size else Rule.FACES_LESS
    return derivation.conclude(
        rule, facing >= size, seat=seat, facing=facing, size=size, high=round_.highest_bet, mine=bettor.bet
    )


def minimum_raise(round_: BettingRound, seat: Seat) -> Explained[Chips | None]:
    """The least total he may bet or raise to, all-ins aside (TDA 43-A); None where he may not raise."""
    derivation = Derivation()
    high = _highest_bet(derivation, round_)
    size = _full_raise(derivation, round_)
    if not derivation.follow(may_raise(round_, seat)):
        return derivation.conclude(Rule.MAY_NOT_RAISE, None, seat=seat, high=high)
    rule = Rule.MINIMUM_RAISE_TO if high else Rule.MINIMUM_BET
    return derivation.conclude(rule, Chips(high + size), seat=seat, high=high, size=size)


def maximum_bet(round_: BettingRound, seat: Seat) -> Explained[Chips | None]:
    """The greatest total he may bet or raise to: without limit, all he has; None where he may not raise."""
    derivation = Derivation()
    bettor = round_.bettors[seat]
    all_in = Chips(bettor.bet + bettor.stack)
    if not derivation.follow(may_raise(round_, seat)) or all_in <= round_.highest_bet:
        return derivation.conclude(Rule.MAY_NOT_RAISE, None, seat=seat, high=round_.highest_bet)
    return derivation.conclude(Rule.MAXIMUM_BET, all_in, seat=seat, stack=bettor.stack, mine=bettor.bet)


def legal_actions(round_: BettingRound, seat: Seat) -> Explained[Legal]:
    """What he may do on his turn. A player may always fold, and always go all-in where he may raise."""
    derivation = Derivation()
    price = derivation.follow(amount_to_call(round_, seat))
    bettor = round_.bettors[seat]
    if price > bettor.stack:
        price = derivation.step(Rule.ALL_IN_FOR_LESS, bettor.stack, seat=seat, price=price)
    limits = None
    least = derivation.follow(minimum_raise(round_, seat))
    all_in = Chips(bettor.bet + bettor.stack)
    if least is not None and all_in > round_.highest_bet:
        limits = Limits(Chips(min(least, all_in)), all_in)
        derivation.step(Rule.MAXIMUM_BET, all_in, seat=seat, stack=bettor.stack, mine=bettor.bet)
    legal = Legal(
        fold=True,
        check=not price,
        call=price or None,
        bet=None if round_.highest_bet else limits,
        raise_to=limits if round_.highest_bet else None,
    )
    return derivation.conclude(Rule.LEGAL_ACTIONS, legal, seat=seat)


def _highest_bet(derivation: Derivation, round_: BettingRound) -> Chips:
    high = round_.highest_bet
    if round_.raises:
        return derivation.step(Rule.HIGHEST_BET, high, seat=round_.raises[-1].seat)
    if not round_.first_round:
        return derivation.step(Rule.NO_BET_YET, high)
    big = big_blind_seat(len(round_.bettors))
    posted = round_.bettors[big].bet
    if posted < high:
        return derivation.step(Rule.FULL_BIG_BLIND, high, seat=big, posted=posted)
    return derivation.step(Rule.BIG_BLIND_IS_BET, high, seat=big)


def _full_raise(derivation: Derivation, round_: BettingRound) -> Chips:
    """The size that a raise must have, and why the short all-ins among the raises do not change it."""
    size = round_.last_full_raise
    last_full = next((made for made in reversed(round_.raises) if made.full), None)
    if last_full is None:
        derivation.step(Rule.OPENING_SIZE, size)
    elif last_full.before:
        derivation.step(Rule.LAST_FULL_RAISE, size, seat=last_full.seat, before=last_full.before, to=last_full.to)
    else:
        derivation.step(Rule.BET_IS_SIZE, size, seat=last_full.seat)
    for made in round_.raises:
        if not made.full:
            derivation.step(Rule.SHORT_ALL_IN, made.size, seat=made.seat, to=made.to, size=size)
    return size
