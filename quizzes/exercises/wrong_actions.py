"""Wrong rules for what a player may do. Each departs from the right actions of a hand in one point."""

from collections.abc import Callable

from quizzes.engine.action import Verb
from quizzes.engine.betting import BettingRound
from quizzes.engine.hand import Hand
from quizzes.engine.units import Chips, Seat

Actions = tuple[Verb, ...]
WrongRule = Callable[[Hand, Seat, Actions], Actions | None]
"""What the wrong rule allows a seat to do instead of the right actions; None where it has nothing to say."""


def no_fold_without_a_bet(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
    """Only who faces a bet may fold."""
    return _without(Verb.FOLD, right) if Verb.CHECK in right else None


def blinds_are_no_bet(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
    """As long as nobody has raised the blinds, one may check, or make the first bet."""
    round_ = hand.round
    unraised = round_.first_round and round_.highest_bet and not round_.raises
    return (Verb.FOLD, Verb.CHECK, Verb.BET) if unraised and Verb.RAISE in right else None


def big_blind_has_no_option(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
    """The big blind has already bet: once everybody has called, the round is over."""
    return _without(Verb.RAISE, right) if seat == hand.round.blind and not hand.round.raises else None


def bets_carry_over(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
    """The bet of the street before still stands, so that what comes now is a raise."""
    return (Verb.FOLD, Verb.CHECK, Verb.RAISE) if Verb.BET in right else None


def no_check_raise(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
    """Who has checked may only call afterwards."""
    bettor = hand.round.bettors[seat]
    return _without(Verb.RAISE, right) if bettor.acted and not bettor.bet else None


def call_needs_the_whole_price(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
    """Who cannot pay the bet has to fold."""
    return (Verb.FOLD,) if _short_of_the_price(hand.round, seat) else None


def all_in_is_a_raise(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
    """Going all-in is always a raise, also for less than the bet."""
    return (Verb.FOLD, Verb.CALL, Verb.RAISE) if _short_of_the_price(hand.round, seat) else None


def all_in_needs_the_minimum(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
    """Who cannot bet or raise in full may not do it at all."""
    round_ = hand.round
    short = round_.bettors[seat].most < round_.highest_bet + round_.last_full_raise
    return tuple(verb for verb in right if verb not in _RAISES) if short and set(right) & set(_RAISES) else None


def by(applies: Callable[[BettingRound, Seat], bool], least: Callable[[BettingRound, Seat], Chips | None]) -> WrongRule:
    """A wrong rule about the least raise (wrong_raises.py), followed to what it lets the player do."""

    def rule(hand: Hand, seat: Seat, right: Actions) -> Actions | None:
        bettor = hand.round.bettors[seat]
        if not applies(hand.round, seat) or bettor.most <= hand.round.highest_bet:
            return None
        return (Verb.FOLD, Verb.CALL) if least(hand.round, seat) is None else (Verb.FOLD, Verb.CALL, Verb.RAISE)

    return rule


_RAISES = (Verb.BET, Verb.RAISE)


def _without(verb: Verb, right: Actions) -> Actions:
    return tuple(other for other in right if other is not verb)


def _short_of_the_price(round_: BettingRound, seat: Seat) -> bool:
    """Less than a call costs is left, and something is."""
    return round_.bettors[seat].most < round_.highest_bet
