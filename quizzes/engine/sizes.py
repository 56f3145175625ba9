"""How large a bet or raise must be and may be, under each betting structure."""

from quizzes.engine.games import Betting
from quizzes.engine.round import BettingRound
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat


def highest_bet(derivation: Derivation, round_: BettingRound) -> Chips:
    """What must be matched, and whose bet it is."""
    high = round_.highest_bet
    if round_.raises:
        return derivation.step(Rule.HIGHEST_BET, high, seat=round_.raises[-1].seat)
    if round_.blind is None:
        rule = Rule.BRING_IN_IS_BET if high else Rule.NO_BET_YET
        return derivation.step(rule, high)
    posted = round_.bettors[round_.blind].bet
    if posted < high:
        return derivation.step(Rule.FULL_BIG_BLIND, high, seat=round_.blind, posted=posted)
    return derivation.step(Rule.BIG_BLIND_IS_BET, high, seat=round_.blind)


def full_raise(derivation: Derivation, round_: BettingRound) -> Chips:
    """The size that a raise must have, and why the short all-ins among the raises do not change it."""
    size = round_.last_full_raise
    if round_.betting is Betting.FIXED_LIMIT:
        derivation.step(Rule.LIMIT_SIZE, size)
    else:
        last_full = next((made for made in reversed(round_.raises) if made.full), None)
        if last_full is None:
            derivation.step(Rule.OPENING_SIZE, size)
        elif last_full.before:
            derivation.step(Rule.LAST_FULL_RAISE, size, seat=last_full.seat, before=last_full.before, to=last_full.to)
        else:
            derivation.step(Rule.BET_IS_SIZE, size, seat=last_full.seat)
    limit = round_.betting is Betting.FIXED_LIMIT
    for made in round_.raises:
        if not made.full:
            rule = Rule.BELOW_HALF_A_BET if limit else Rule.SHORT_ALL_IN
            derivation.step(rule, made.size, seat=made.seat, to=made.to, size=size)
        elif limit and made.size < size and made.before:
            derivation.step(Rule.HALF_A_BET_COUNTS, made.size, seat=made.seat, to=made.to, size=size)
    return size


def counts_in_full(round_: BettingRound, to: Chips) -> bool:
    """Whether a raise to this total counts as one; in a fixed limit half a bet is enough (TDA 47-B)."""
    if round_.betting is Betting.FIXED_LIMIT:
        return 2 * (to - round_.full_level) >= round_.last_full_raise
    return to - round_.highest_bet >= round_.last_full_raise


def least_raise(round_: BettingRound, seat: Seat) -> Explained[Chips]:
    """The least total of a bet or raise: one full bet above the highest, in a fixed limit above the last full level."""
    derivation = Derivation()
    high, size = round_.highest_bet, round_.last_full_raise
    if round_.betting is Betting.FIXED_LIMIT:
        level = round_.full_level
        to = Chips(level + size)
        while to <= high:  # filled past by a site's short all-ins
            to = Chips(to + size)
        rule = Rule.LIMIT_BET if not high else Rule.COMPLETE_TO if high != level else Rule.LIMIT_RAISE_TO
        return derivation.conclude(rule, to, seat=seat, high=high, size=size, level=level)
    rule = Rule.MINIMUM_RAISE_TO if high else Rule.MINIMUM_BET
    return derivation.conclude(rule, Chips(high + size), seat=seat, high=high, size=size)


def most_raise(round_: BettingRound, seat: Seat) -> Explained[Chips]:
    """The greatest total that the structure allows, whatever his stack but without limit, where that is the limit."""
    derivation = Derivation()
    bettor = round_.bettors[seat]
    least = least_raise(round_, seat)
    if round_.betting is Betting.FIXED_LIMIT:
        if round_.double_bet is not None:
            double = Chips(round_.full_level + round_.double_bet)
            return derivation.conclude(Rule.OPEN_PAIR_MAY_DOUBLE, double, seat=seat)
        return least
    if round_.betting is Betting.NO_LIMIT:
        return derivation.conclude(Rule.MAXIMUM_BET, bettor.most, seat=seat, stack=bettor.stack, mine=bettor.bet)
    pot = derivation.step(Rule.POT_ON_TABLE, round_.chips, before=round_.pot_before)
    call = Chips(round_.highest_bet - bettor.bet)
    after = derivation.step(Rule.POT_AFTER_CALL, Chips(pot + call), seat=seat, pot=pot, call=call)
    most = Chips(max(round_.highest_bet + after, least.value))
    return derivation.conclude(Rule.POT_LIMIT_TO, most, seat=seat, high=round_.highest_bet, after=after)
