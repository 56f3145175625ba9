"""Hands played up to the moment when a street opens: who has folded, who is all-in and who raised is planned ahead."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from quizzes.engine.games import NLHE
from quizzes.engine.hand import Await, Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.seats import big_blind_seat
from quizzes.engine.units import Chips, Seat
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.staging import LIMITS, Limit, answer_bet, bet_to, fold, next_street

WITH_SHORT_ANTES = tuple(limit for limit in LIMITS if limit.stakes.small_blind > limit.stakes.smallest_chip)
"""Stakes at which a player can have chips, and fewer than an ante of the small blind's size."""

Street = int
"""0 before the flop, 1 on it, and so on: the index of the game's streets."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to happen before the street that is asked about."""

    count: int
    street: Street
    raisers: Mapping[Street, Seat] = field(default_factory=dict)
    folds: Mapping[Seat, Street] = field(default_factory=dict)
    """On which street a player folds to the raise of that street."""
    all_ins: Mapping[Seat, Street] = field(default_factory=dict)
    """On which street a player is all-in, by calling the raise of that street or by making it."""
    broke: Seat | None = None
    """A player who cannot pay the whole ante, and is all-in by it."""


def everybody_in(dealer: Dealer, count: int, street: Street) -> Plan:
    """Nobody folds."""
    raisers = {at: Seat(dealer.number(0, count - 1)) for at in range(street) if dealer.chance(0.6)}
    return Plan(count, street, raisers)


def somebody_folded(dealer: Dealer, count: int, street: Street, live: int) -> Plan:
    """So many still play, seldom the first player left of the button; a raise on every street before."""
    seats = [Seat(at) for at in range(count)]
    first = 1 if count > live and dealer.chance(0.8) else 0
    stay = dealer.sample(seats[first:], live)
    gone = [seat for seat in seats if seat not in stay]
    raisers = {at: dealer.pick(stay) for at in range(street)}
    folds = {seat: 0 if dealer.chance(0.6) else dealer.number(0, street - 1) for seat in gone}
    return Plan(count, street, raisers, folds)


def somebody_all_in(dealer: Dealer, count: int, street: Street, all_in: int) -> Plan:
    """Of those who still play the first is all-in most times, as many as asked for; two or three can still bet."""
    plan = somebody_folded(dealer, count, street, min(count, all_in + dealer.number(2, 3)))
    stay = [Seat(at) for at in range(count) if at not in plan.folds]
    short = stay[:all_in] if dealer.chance(0.7) else list(dealer.sample(stay, all_in))
    able = [seat for seat in stay if seat not in short]
    when = {seat: dealer.number(0, street - 1) for seat in short}
    raisers = {at: dealer.pick([*able, *(seat for seat in short if when[seat] == at)]) for at in range(street)}
    return replace(plan, raisers=raisers, all_ins=when)


def broke_by_ante(count: int) -> Plan:
    """Before the flop, where the player who would open has nothing left."""
    return Plan(count, 0, broke=Seat((big_blind_seat(count) + 1) % count))


def play(dealer: Dealer, profile: RulesProfile, plan: Plan) -> Hand:
    """The hand that follows the plan, as the street asked about opens."""
    limit = dealer.pick(LIMITS if plan.broke is None else WITH_SHORT_ANTES)
    raises = _raises(dealer, limit)
    stakes = limit.stakes
    if plan.broke is not None:
        stakes = replace(stakes, ante=stakes.small_blind)
    deck = dealer.deck()
    hand = Hand.start(NLHE, profile, stakes, _stacks(dealer, limit, plan, raises))
    while hand.street < plan.street:
        hand = next_street(hand, deck) if hand.awaits is Await.BOARD else _turn(hand, plan, raises)
    return hand


def _raises(dealer: Dealer, limit: Limit) -> tuple[Chips, ...]:
    """The total of a raise on each street before the river."""
    big_blind = limit.stakes.big_blind
    sizes = (dealer.number(25, 45), dealer.number(40, 90, 5), dealer.number(80, 200, 10))
    return tuple(limit.up(big_blind * tenths / 10) for tenths in sizes)


def _stacks(dealer: Dealer, limit: Limit, plan: Plan, raises: tuple[Chips, ...]) -> list[int]:
    """Plenty for everybody but those who are to be all-in."""
    big_blind = limit.stakes.big_blind
    stacks = [dealer.number(50, 150) * big_blind for _ in range(plan.count)]
    for seat, street in plan.all_ins.items():
        before = sum(raises[at] if at in plan.raisers else big_blind * (at == 0) for at in range(street))
        least = big_blind if street else limit.up(big_blind * 1.5)
        last = raises[street] if plan.raisers[street] == seat else dealer.number(least, raises[street], limit.unit)
        stacks[seat] = before + last
    if plan.broke is not None:
        chip = limit.stakes.smallest_chip
        stacks[plan.broke] = dealer.number(chip, limit.stakes.small_blind - chip, chip)
    return stacks


def _turn(hand: Hand, plan: Plan, raises: tuple[Chips, ...]) -> Hand:
    """The hand once the player to act has done what the plan has for him."""
    seat, street = hand.to_act, hand.street
    assert seat is not None
    if plan.raisers.get(street) == seat and not hand.round.raises:
        return bet_to(hand, raises[street])
    faces_bet = hand.round.bettors[seat].bet < hand.round.highest_bet
    if faces_bet and plan.folds.get(seat) == street:
        return fold(hand)
    return answer_bet(hand)
