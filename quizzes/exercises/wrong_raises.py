"""Wrong rules for the least raise. Each departs from the right rule in one point and follows it in everything else."""

from quizzes.engine.betting import BettingRound, may_raise
from quizzes.engine.units import Chips, Seat

Answer = Chips | None
"""A total to raise to; None where the player may not raise."""


def double(round_: BettingRound, seat: Seat) -> Answer:
    """Twice the highest bet."""
    return Chips(2 * round_.highest_bet) if may_raise(round_, seat).value else None


def plus_big_blind(round_: BettingRound, seat: Seat) -> Answer:
    """One big blind more than the highest bet, whatever has been raised."""
    return Chips(round_.highest_bet + round_.big_blind) if may_raise(round_, seat).value else None


def by_not_to(round_: BettingRound, seat: Seat) -> Answer:
    """The size of the raise in place of the total."""
    return round_.last_full_raise if may_raise(round_, seat).value else None


def sized_by_short_all_in(round_: BettingRound, seat: Seat) -> Answer:
    """What a short all-in added counts as the last full raise, for the total and for the right to raise alike."""
    last = round_.raises[-1]
    free = _acts_first_time(round_, seat) or _faced(round_, seat) >= last.size
    return Chips(last.to + last.size) if free else None


def reopened_by_any_all_in(round_: BettingRound, seat: Seat) -> Answer:
    """Whatever a player faces gives back the right to raise."""
    return _least(round_)


def reopened_by_half_a_raise(round_: BettingRound, seat: Seat) -> Answer:
    """Half of a full raise is enough, as in limit games."""
    free = _acts_first_time(round_, seat) or 2 * _faced(round_, seat) >= round_.last_full_raise
    return _least(round_) if free else None


def reopened_by_one_full_raise_only(round_: BettingRound, seat: Seat) -> Answer:
    """Short all-ins are looked at one by one and never added up."""
    in_front = round_.bettors[seat].bet
    free = _acts_first_time(round_, seat) or any(made.full and made.to > in_front for made in round_.raises)
    return _least(round_) if free else None


def closed_by_short_all_in(round_: BettingRound, seat: Seat) -> Answer:
    """Nobody raises over a short all-in, not even who has not acted yet."""
    return None


def priced_by_short_blind(round_: BettingRound, seat: Seat) -> Answer:
    """The chips that a short big blind put in are the bet: a first raise is made over them, and measured from them."""
    posted = _posted(round_)
    if round_.raises:
        return Chips(round_.highest_bet + round_.highest_bet - posted)
    return Chips(posted + round_.big_blind)


def over_a_bet(round_: BettingRound, seat: Seat) -> bool:
    """There is something to raise."""
    return round_.highest_bet > 0


def over_a_short_all_in(round_: BettingRound, seat: Seat) -> bool:
    """The last bet or raise was less than a full one."""
    return bool(round_.raises) and not round_.raises[-1].full


def after_a_check(round_: BettingRound, seat: Seat) -> bool:
    """A player who checked is to act over a short all-in."""
    bettor = round_.bettors[seat]
    return over_a_short_all_in(round_, seat) and bettor.acted and not bettor.bet


def over_a_short_blind(round_: BettingRound, seat: Seat) -> bool:
    """The short big blind's chips are the most in front of anybody, or the only bet before the one raise."""
    posted = _posted(round_)
    most = max(bettor.bet for bettor in round_.bettors)
    return round_.first_round and posted < round_.big_blind and (len(round_.raises) == 1 or most == posted)


def _posted(round_: BettingRound) -> int:
    """What the big blind has in front; only asked in a first round, before he has acted or when he is all-in."""
    return 0 if round_.blind is None else round_.bettors[round_.blind].bet


def _faced(round_: BettingRound, seat: Seat) -> int:
    return round_.highest_bet - round_.bettors[seat].bet


def _least(round_: BettingRound) -> Chips:
    return Chips(round_.highest_bet + round_.last_full_raise)


def _acts_first_time(round_: BettingRound, seat: Seat) -> bool:
    return not round_.bettors[seat].acted
