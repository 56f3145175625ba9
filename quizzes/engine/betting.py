"""What a player may do: what a call costs, how much is a raise, who may raise, and what an action leads to."""

from dataclasses import dataclass

from quizzes.engine.action import Verb
from quizzes.engine.games import Betting
from quizzes.engine.round import BettingRound, Bettor, Breach, IllegalAction, Raise
from quizzes.engine.sizes import counts_in_full, full_raise, highest_bet, least_raise, most_raise
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import NO_CHIPS, Chips, Seat

__all__ = ["BettingRound", "Bettor", "Breach", "IllegalAction", "Legal", "Limits", "Raise"]


@dataclass(frozen=True, slots=True)
class Limits:
    """The least and the most that may be bet or raised to, totals in chips."""

    min: Chips
    max: Chips


@dataclass(frozen=True, slots=True)
class Legal:
    """Everything a player may do on his turn; None and False where he may not."""

    fold: bool
    check: bool = False
    call: Chips | None = None
    """Chips he adds."""
    bet: Limits | None = None
    raise_to: Limits | None = None
    bring_in: Chips | None = None
    """Chips he must at least put in to open a round of stud."""
    draw: int | None = None
    """The most cards he may change."""

    @property
    def verbs(self) -> tuple[Verb, ...]:
        """What he may do, by name."""
        allowed = {
            Verb.FOLD: self.fold,
            Verb.CHECK: self.check,
            Verb.CALL: self.call is not None,
            Verb.BET: self.bet is not None,
            Verb.BRING_IN: self.bring_in is not None,
            Verb.RAISE: self.raise_to is not None,
            Verb.DRAW: self.draw is not None,
        }
        return tuple(verb for verb, may in allowed.items() if may)


def amount_to_call(round_: BettingRound, seat: Seat) -> Explained[Chips]:
    """The price of a call, in chips to add; also where his stack is shorter. A short blind never lowers it."""
    derivation = Derivation()
    high = highest_bet(derivation, round_)
    mine = derivation.step(Rule.ALREADY_IN, round_.bettors[seat].bet, seat=seat)
    if high <= mine:
        return derivation.conclude(Rule.NOTHING_TO_CALL, NO_CHIPS, seat=seat)
    return derivation.conclude(Rule.AMOUNT_TO_CALL, Chips(high - mine), seat=seat, high=high, mine=mine)


def may_raise(round_: BettingRound, seat: Seat) -> Explained[bool]:
    """Whether he has the right to raise: he has not acted yet, or he faces at least a full raise (TDA 47-A).

    In a fixed limit half a bet is enough (TDA 47-B). The test is each player's own: what he faces when the action is
    back on him, however many all-ins it took.
    """
    derivation = Derivation()
    bettor = round_.bettors[seat]
    if not round_.somebody_can_answer(seat):
        return derivation.conclude(Rule.NOBODY_LEFT_TO_CALL, False, seat=seat)
    if round_.most_bets is not None and round_.bets_made >= round_.most_bets:
        return derivation.conclude(Rule.CAP_REACHED, False, raises=round_.most_bets - 1, high=round_.highest_bet)
    if not bettor.acted:
        option = seat == round_.blind and not round_.raises
        rule = Rule.BIG_BLIND_OPTION if option else Rule.NOT_YET_ACTED
        return derivation.conclude(rule, True, seat=seat)
    facing, size = Chips(round_.highest_bet - bettor.bet), round_.last_full_raise
    limit = round_.betting is Betting.FIXED_LIMIT
    open_again = 2 * facing >= size if limit else facing >= size
    rules = (Rule.FACES_LESS_THAN_HALF, Rule.FACES_HALF_A_BET) if limit else (Rule.FACES_LESS, Rule.FACES_FULL_RAISE)
    return derivation.conclude(
        rules[open_again], open_again, seat=seat, facing=facing, size=size, high=round_.highest_bet, mine=bettor.bet
    )


def minimum_raise(round_: BettingRound, seat: Seat) -> Explained[Chips | None]:
    """The least total he may bet or raise to, all-ins aside (TDA 43-A); None where he may not raise."""
    derivation = Derivation()
    high = highest_bet(derivation, round_)
    full_raise(derivation, round_)
    if not derivation.follow(may_raise(round_, seat)):
        return derivation.conclude(Rule.MAY_NOT_RAISE, None, seat=seat, high=high)
    derivation.follow(least_raise(round_, seat))
    return derivation.told()


def maximum_bet(round_: BettingRound, seat: Seat) -> Explained[Chips | None]:
    """The greatest total he may bet or raise to, never more than he has; None where he may not raise."""
    derivation = Derivation()
    bettor = round_.bettors[seat]
    if not derivation.follow(may_raise(round_, seat)) or bettor.most <= round_.highest_bet:
        return derivation.conclude(Rule.MAY_NOT_RAISE, None, seat=seat, high=round_.highest_bet)
    most = derivation.follow(most_raise(round_, seat))
    if most > bettor.most:
        derivation.step(Rule.MAXIMUM_BET, bettor.most, seat=seat, stack=bettor.stack, mine=bettor.bet)
    return derivation.told()


def legal_actions(round_: BettingRound, seat: Seat) -> Explained[Legal]:
    """What he may do on his turn. A player may always fold, and go all-in for less."""
    derivation = Derivation()
    bettor = round_.bettors[seat]
    if round_.bring_in is not None:
        return _opening_of_stud(round_, seat)
    price = derivation.follow(amount_to_call(round_, seat))
    if price > bettor.stack:
        price = derivation.step(Rule.ALL_IN_FOR_LESS, bettor.stack, seat=seat, price=price)
    limits = None
    if bettor.most <= round_.highest_bet:
        derivation.step(Rule.NOTHING_LEFT_TO_RAISE, bettor.most, seat=seat)
    elif (least := derivation.go_on(minimum_raise(round_, seat))) is not None:
        most = derivation.go_on(maximum_bet(round_, seat)) or bettor.most
        if most < least:
            derivation.step(Rule.ALL_IN_BELOW_MINIMUM, most, seat=seat, least=least)
        limits = Limits(Chips(min(least, bettor.most)), most)
    legal = Legal(
        fold=True,
        check=not price,
        call=price or None,
        bet=None if round_.highest_bet else limits,
        raise_to=limits if round_.highest_bet else None,
    )
    return derivation.conclude(Rule.LEGAL_ACTIONS, legal, seat=seat, actions=legal.verbs)


def _opening_of_stud(round_: BettingRound, seat: Seat) -> Explained[Legal]:
    """Who brings it in puts in the bring-in, or at once the full small bet (WSOP Live Action 216)."""
    derivation = Derivation()
    bettor = round_.bettors[seat]
    asked = round_.bring_in or NO_CHIPS
    bring_in = derivation.step(Rule.BRINGS_IN, Chips(min(asked, bettor.stack)), seat=seat, asked=asked)
    limits = None
    if bettor.most > asked:
        full = derivation.step(Rule.MAY_COMPLETE, Chips(min(round_.big_blind, bettor.most)), seat=seat)
        limits = Limits(full, full)
    legal = Legal(fold=True, raise_to=limits, bring_in=bring_in)
    return derivation.conclude(Rule.LEGAL_ACTIONS, legal, seat=seat, actions=legal.verbs)


def folded(round_: BettingRound, seat: Seat) -> BettingRound:
    """After a fold, which is always allowed."""
    return round_.with_bettor(seat, round_.bettors[seat].out())


def checked(round_: BettingRound, seat: Seat) -> BettingRound:
    """After a check. Raises IllegalAction when he faces a bet or must bring it in."""
    if round_.bettors[seat].bet < round_.highest_bet or round_.bring_in is not None:
        raise IllegalAction(Breach.FACES_A_BET)
    return round_.with_bettor(seat, round_.bettors[seat].adding(0))


def called(round_: BettingRound, seat: Seat) -> BettingRound:
    """After a call, all-in for less where the stack is shorter. Raises IllegalAction when there is nothing to call."""
    bettor = round_.bettors[seat]
    if bettor.bet >= round_.highest_bet or round_.bring_in is not None:
        raise IllegalAction(Breach.NOTHING_TO_CALL)
    return round_.with_bettor(seat, bettor.adding(min(round_.highest_bet - bettor.bet, bettor.stack)))


def brought_in(round_: BettingRound, seat: Seat) -> BettingRound:
    """After the bring-in; a short one does not lower the price (WSOP Live Action 217). Raises IllegalAction."""
    if round_.bring_in is None:
        raise IllegalAction(Breach.NOT_NOW)
    bettor = round_.bettors[seat]
    after = bettor.adding(min(round_.bring_in, bettor.stack))
    return round_.with_bettor(seat, after, highest_bet=round_.bring_in, bring_in=None)


def raised(round_: BettingRound, seat: Seat, to: Chips) -> BettingRound:
    """After a bet or raise to this total; a short all-in leaves the last full raise as it was. Raises IllegalAction."""
    bettor = round_.bettors[seat]
    if to > bettor.most:
        raise IllegalAction(Breach.MORE_THAN_STACK)
    if not may_raise(round_, seat).value:
        raise IllegalAction(Breach.MAY_NOT_RAISE)
    least, most = least_raise(round_, seat).value, most_raise(round_, seat).value
    opened = max(round_.highest_bet, round_.bring_in or NO_CHIPS)
    fixed = round_.betting is Betting.FIXED_LIMIT
    between = fixed and least < to < most
    if to <= opened or ((to < least or between) and to < bettor.most):
        raise IllegalAction(Breach.TOO_SMALL)
    if to > most:
        raise IllegalAction(Breach.TOO_LARGE)
    made = Raise(seat, round_.highest_bet, to, counts_in_full(round_, to))
    after = round_.with_bettor(
        seat,
        bettor.adding(to - bettor.bet),
        highest_bet=to,
        raises=(*round_.raises, made),
        bring_in=None,
        last_full_raise=made.size if made.full and not fixed else round_.last_full_raise,
    )
    return _counted(after, to) if made.full and fixed else after


def _counted(round_: BettingRound, to: Chips) -> BettingRound:
    """A full bet of a fixed limit, or an all-in that counts as one: the next raise goes one bet above it."""
    size = round_.last_full_raise
    if round_.double_bet is not None and to - round_.full_level >= round_.double_bet:
        size = round_.double_bet
    level = to
    if round_.next_level_only:
        level = Chips(round_.full_level + size * ((to - round_.full_level) // size))
    return round_.having(full_level=level, last_full_raise=size, bets_made=round_.bets_made + 1)
