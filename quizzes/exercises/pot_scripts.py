"""Hands with all-ins, played to the end of their betting: who goes all-in, folds or stays is decided first."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quizzes.engine.betting import minimum_raise
from quizzes.engine.games import NLHE
from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.seats import Stakes
from quizzes.engine.units import NO_CHIPS, Chips
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.staging import LIMITS, Limit, answer_bet, bet_to, fold, next_street

STREETS = len(NLHE.streets)


def _chip(limit: Limit) -> int:
    return limit.stakes.smallest_chip


WITH_ODD_CHIPS = tuple(limit for limit in LIMITS if limit.unit // _chip(limit) % 2)
"""Stakes at which what people bet may be an odd number of the smallest chips."""


@dataclass(frozen=True, slots=True)
class Part:
    """What one player does in the hand: plays along, and on one street goes all-in or folds."""

    all_in_on: int = STREETS
    folds_on: int = STREETS
    chips: Chips = NO_CHIPS
    """On that street: all that is left, or the most that is paid without folding."""


STAYS = Part()


@dataclass(frozen=True, slots=True)
class Plot:
    """The parts by seat, and what is bet on each street; the hero bets wherever somebody has to."""

    limit: Limit
    stakes: Stakes
    bets: tuple[Chips, ...]
    parts: tuple[Part, ...]
    hero: int

    def stack(self, dealer: Dealer, part: Part) -> Chips:
        """What the part needs from the start; deep where the player is not to be all-in."""
        if part.all_in_on < STREETS:
            return Chips(self.stakes.ante + sum(self.bets[: part.all_in_on]) + part.chips)
        least = self.limit.up(max(40 * self.stakes.big_blind, 1.5 * sum(self.bets)))
        return Chips(dealer.number(least, 3 * least, self.limit.unit))


def deal_one_side_pot(dealer: Dealer, profile: RulesProfile) -> Hand:
    """Everybody stays in, and one stack is shorter than the others."""
    limit = dealer.pick(LIMITS)
    seats = dealer.number(3, 4)
    bets = _bets(dealer, limit, dealer.number(1, 2))
    short = Part(all_in_on=0, chips=_some_of(dealer, limit, bets[0]))
    if sum(bets[1:]):
        others = [STAYS] * (seats - 1)
    else:
        others = [STAYS, *[Part(all_in_on=0, chips=bets[0])] * (seats - 2)]
    return play(dealer, profile, _seated(dealer, limit, limit.stakes, bets, [*others, short]))


def deal_one_pot(dealer: Dealer, profile: RulesProfile) -> Hand:
    """Nobody is all-in, two or three stay, and who folds leaves an odd number of chips behind."""
    limit = dealer.pick(WITH_ODD_CHIPS)
    bets = _bets(dealer, limit, dealer.number(1, 2))
    folders = [Part(folds_on=0, chips=_some_of(dealer, limit, bets[0])) for _ in range(dealer.number(1, 2))]
    parts = [*[STAYS] * dealer.number(2, 3), *folders]
    return play(dealer, profile, _seated(dealer, limit, limit.stakes, bets, parts))


def deal_several_pots(dealer: Dealer, profile: RulesProfile, all_ins: int) -> Hand:
    """So many all-ins, folded chips, and stakes at which odd chips are left over."""
    limit = dealer.pick(WITH_ODD_CHIPS)
    return play(dealer, profile, _plot(dealer, limit, limit.stakes, all_ins, streets=dealer.number(1, 2), alone=0.2))


def deal_two_odd_pots(dealer: Dealer, profile: RulesProfile) -> Hand:
    """One all-in below two players who stay; main pot and side pot each are an odd number of the smallest chips."""
    limit = dealer.pick([limit for limit in WITH_ODD_CHIPS if limit.stakes.small_blind // _chip(limit) % 2])
    bets = _bets(dealer, limit, streets=2)
    below = dealer.number(1, bets[0] // limit.unit - 1, 2) * limit.unit  # what the all-in lacks, odd
    short = Part(all_in_on=0, chips=Chips(bets[0] - below))
    big_blind, *others = dealer.shuffled([STAYS, short, Part(folds_on=1)])
    # The small blind folds at once, and leaves the odd chip of the main pot; the hero bets first of all.
    parts = (Part(folds_on=0), big_blind, STAYS, *others)
    return play(dealer, profile, Plot(limit, limit.stakes, bets, parts, hero=2))


def deal_folded_chips(dealer: Dealer, profile: RulesProfile) -> Hand:
    """One all-in or two, players who fold with chips in, and mostly a bet that nobody calls."""
    limit = dealer.pick(LIMITS)
    return play(
        dealer, profile, _plot(dealer, limit, limit.stakes, all_ins=dealer.number(1, 2), streets=dealer.number(1, 2))
    )


def deal_everything(dealer: Dealer, profile: RulesProfile) -> Hand:
    """Two all-ins or three on several streets, folded chips, and often antes."""
    limit = dealer.pick(LIMITS)
    stakes = limit.stakes
    if stakes.smallest_chip > 1:
        chip = stakes.smallest_chip
        each = Chips(-(-stakes.big_blind // (8 * chip)) * chip)
        stakes = dealer.pick((stakes, replace(stakes, ante=each), replace(stakes, big_blind_ante=stakes.big_blind)))
    return play(dealer, profile, _plot(dealer, limit, stakes, all_ins=dealer.number(2, 3), streets=dealer.number(2, 3)))


def _plot(dealer: Dealer, limit: Limit, stakes: Stakes, all_ins: int, streets: int, alone: float = 0.65) -> Plot:
    """The hero bets on each of the streets; on the last one nobody calls in full, or, less often, a player does."""
    bets = _bets(dealer, limit, streets)
    last = streets - 1
    parts = [STAYS]
    for number in range(all_ins):
        street = dealer.number(0, last) if number else 0
        parts.append(Part(all_in_on=street, chips=_some_of(dealer, limit, bets[street])))
    for _ in range(dealer.number(1, 4 - all_ins)):
        street = dealer.number(0, last)
        paid = _some_of(dealer, limit, bets[street]) if street == 0 or dealer.chance(0.3) else NO_CHIPS
        parts.append(Part(folds_on=street, chips=paid))
    uncalled = dealer.chance(alone)
    if not uncalled:
        parts.append(STAYS)
    elif dealer.chance(0.4):
        parts.append(Part(folds_on=last))
    return _seated(dealer, limit, stakes, bets, parts)


def _bets(dealer: Dealer, limit: Limit, streets: int) -> tuple[Chips, ...]:
    """The first streets have a bet each, larger from street to street; on the others everybody checks."""
    bets = [limit.up(limit.stakes.big_blind * dealer.pick((4, 5, 6, 8)))]
    while len(bets) < streets:
        bets.append(limit.up(bets[-1] * dealer.pick((1, 1.5, 2))))
    return (*bets, *[NO_CHIPS] * (STREETS - streets))


def _some_of(dealer: Dealer, limit: Limit, bet: Chips) -> Chips:
    """Less than the bet, and enough to be in the hand at all."""
    return Chips(dealer.number(limit.unit, bet - limit.unit, limit.unit))


def _seated(dealer: Dealer, limit: Limit, stakes: Stakes, bets: tuple[Chips, ...], parts: Sequence[Part]) -> Plot:
    """Everybody somewhere at the table; the first part is the hero's."""
    order = dealer.shuffled(range(len(parts)))
    return Plot(limit, stakes, bets, tuple(parts[place] for place in order), order.index(0))


def play(dealer: Dealer, profile: RulesProfile, plot: Plot) -> Hand:
    """The hand of the plot, to the end of its betting."""
    hand = Hand.start(NLHE, profile, plot.stakes, [plot.stack(dealer, part) for part in plot.parts])
    deck = dealer.deck()
    while not hand.betting_is_over:
        hand = next_street(hand, deck) if hand.to_act is None else _act(hand, plot)
    return hand


def _act(hand: Hand, plot: Plot) -> Hand:
    """The player to act does what the part says, as far as it is allowed."""
    seat = hand.to_act
    assert seat is not None
    part, bettor, high = plot.parts[seat], hand.round.bettors[seat], hand.round.highest_bet
    pays = part.chips if part.folds_on == hand.street else NO_CHIPS
    if part.folds_on <= hand.street and high > max(pays, bettor.bet):
        return fold(hand)
    all_in = Chips(bettor.bet + bettor.stack)
    goes = part.all_in_on == hand.street
    wish = all_in if goes else plot.bets[hand.street] if seat == plot.hero else NO_CHIPS
    if wish > high:
        least = minimum_raise(hand.round, seat).value
        if least is not None and (goes or wish >= least):
            return bet_to(hand, wish)
    return answer_bet(hand)
