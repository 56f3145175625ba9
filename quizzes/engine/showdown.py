"""The showdown: who shows first, who wins each pot, how pots are split and where the odd chip goes."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from quizzes.engine.cards import Cards
from quizzes.engine.hands import PARTS, HandValue, best_hand
from quizzes.engine.pots import SeatChips, pots, pots_of
from quizzes.engine.profile import AllInShow
from quizzes.engine.seats import button_seat, clockwise
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import ONE_CHIP, Chips, Seat

if TYPE_CHECKING:
    from quizzes.engine.hand import Hand


def winners(holes: Mapping[Seat, Cards], board: Cards) -> Explained[tuple[Seat, ...]]:
    """Who holds the best hand, several where they tie, in the order of seats."""
    derivation = Derivation()
    values = {seat: derivation.follow(best_hand(seat, hole, board)) for seat, hole in holes.items()}
    leaders = derivation.follow(strongest(values))
    if len(leaders) > 1:
        fives = {frozenset(values[seat].cards) for seat in leaders}
        if fives == {frozenset(board)}:
            derivation.step(Rule.BOARD_PLAYS, leaders, seats=leaders, board=board)
    return derivation.conclude(Rule.WINNERS, leaders, seats=leaders)


def strongest(values: Mapping[Seat, HandValue]) -> Explained[tuple[Seat, ...]]:
    """The seats of the best value: by category, then by each part in turn; what is then still equal is a tie."""
    derivation = Derivation()
    category = max(value.category for value in values.values())
    leaders = tuple(seat for seat in sorted(values) if values[seat].category is category)
    derivation.step(Rule.HIGHEST_CATEGORY, leaders, seats=leaders, category=category, count=len(leaders))
    for place, part in enumerate(PARTS[category]):
        if len(leaders) == 1:
            break
        rank = max(values[seat].ranks[place] for seat in leaders)
        ahead = tuple(seat for seat in leaders if values[seat].ranks[place] is rank)
        if len(ahead) < len(leaders):
            lower = max(values[seat].ranks[place] for seat in leaders if seat not in ahead)
            equal = values[ahead[0]].ranks[:place]
            derivation.step(Rule.RANK_DECIDES, ahead, seats=ahead, part=part, rank=rank, lower=lower, equal=equal)
            leaders = ahead
    if len(leaders) > 1:
        derivation.step(Rule.EQUAL_HANDS, leaders, seats=leaders, category=category)
    return derivation.told()


def split(chips: Chips, seats: Sequence[Seat], smallest: Chips = ONE_CHIP) -> Explained[SeatChips]:
    """One pot in equal shares of whole chips; odd chips go one each from the button's left (TDA 20-A, Robert's Ties 4).

    `seats` are those that tie, in the order of seats. What cannot be paid in the smallest chip goes with the first.

    >>> [int(share) for _, share in split(Chips(29), [Seat(0), Seat(2), Seat(3)]).value]
    [10, 10, 9]
    """
    derivation = Derivation()
    pieces, crumbs = divmod(chips, smallest)
    each, odd = divmod(pieces, len(seats))
    share = derivation.step(Rule.POT_SHARE, Chips(each * smallest), chips=chips, seats=tuple(seats), count=len(seats))
    lucky = tuple(seats[:odd])
    if odd:
        derivation.step(Rule.ODD_CHIPS, lucky, seats=lucky, chips=Chips(odd * smallest), chip=smallest, count=odd)
    shares = [share + smallest * (seat in lucky) for seat in seats]
    shares[0] += crumbs
    return derivation.conclude(
        Rule.POT_SPLIT, tuple((seat, Chips(part)) for seat, part in zip(seats, shares, strict=True)), chips=chips
    )


def pot_winners(hand: "Hand") -> Explained[tuple[tuple[Seat, ...], ...] | None]:
    """The winners of each pot, main pot first; None while cards that could win are unknown or still to come."""
    derivation = Derivation()
    made = derivation.follow(pots_of(hand)).pots
    if not _decided(hand):
        return derivation.conclude(Rule.CARDS_UNKNOWN, None)
    won: list[tuple[Seat, ...]] = []
    for number, pot in enumerate(made):
        if len(pot.seats) > 1:
            won.append(derivation.follow(winners({seat: hand.holes[seat] for seat in pot.seats}, hand.board)))
        else:
            won.append(derivation.step(Rule.ONLY_CLAIMANT, pot.seats, seat=pot.seats[0], chips=pot.chips))
        derivation.step(Rule.POT_WON, won[-1], seats=won[-1], chips=pot.chips, number=number, count=len(won[-1]))
    return derivation.conclude(Rule.POTS_WON, tuple(won), count=len(won))


def payouts(hand: "Hand") -> Explained[tuple[Chips, ...] | None]:
    """What each seat is paid from the pots, each pot split on its own (TDA 21); returned chips are not counted here."""
    derivation = Derivation()
    won = derivation.follow(pot_winners(hand))
    if won is None:
        return derivation.told()
    paid = [0] * len(hand.stacks)
    for pot, seats in zip(pots_of(hand).value.pots, won, strict=True):
        shares: SeatChips = ((seats[0], pot.chips),)
        if len(seats) > 1:
            shares = derivation.follow(split(pot.chips, seats, hand.stakes.smallest_chip))
        for seat, chips in shares:
            paid[seat] += chips
    return derivation.conclude(
        Rule.PAYOUTS, tuple(Chips(chips) for chips in paid), shares=tuple((Seat(s), c) for s, c in enumerate(paid) if c)
    )


def final_stacks(hand: "Hand") -> Explained[tuple[Chips, ...] | None]:
    """What each seat has once the pots are paid and the uncalled bet is back."""
    derivation = Derivation()
    paid = derivation.follow(payouts(hand))
    if paid is None:
        return derivation.told()
    back = dict(pots_of(hand).value.returned)
    stacks = tuple(
        Chips(bettor.stack + paid[seat] + back.get(Seat(seat), 0)) for seat, bettor in enumerate(hand.round.bettors)
    )
    return derivation.conclude(Rule.STACKS_AFTER, stacks, stacks=tuple((Seat(s), c) for s, c in enumerate(stacks)))


def _decided(hand: "Hand") -> bool:
    """Whether every card that could win is known."""
    if len(hand.live) == 1:
        return True
    missing = sum(street.board for street in hand.game.streets) - len(hand.board)
    return not missing and hand.to_act is None and all(hand.holes[seat] for seat in hand.live)


def show_order(hand: "Hand") -> Explained[tuple[Seat, ...] | None]:
    """In which order the hands are shown; None without a showdown (TDA 16, 17-A). Who then mucks had his place in it.

    Where all are tabled at once, the seats clockwise from the button.
    """
    derivation = Derivation()
    live = tuple(Seat(at) for at, bettor in enumerate(hand.round.bettors) if not bettor.folded)
    if len(live) == 1 or not hand.betting_is_over:
        return derivation.conclude(Rule.NO_SHOWDOWN, None)
    all_in = tuple(seat for seat in live if hand.round.bettors[seat].all_in)
    if all_in and hand.profile.all_in_show is AllInShow.TABLED:
        derivation.step(Rule.ALL_HANDS_TABLED, live, seats=all_in, count=len(all_in))
        return derivation.conclude(Rule.SHOW_ORDER, live, seats=live)
    pusher = _last_pusher(hand)
    if hand.round.raises and hand.street + 1 == len(hand.game.streets):
        first = derivation.step(Rule.LAST_AGGRESSOR, hand.round.raises[-1].seat, seat=hand.round.raises[-1].seat)
    elif all_in and hand.profile.all_in_show is AllInShow.ALL_IN_FIRST and pusher in live:
        first = derivation.step(Rule.ALL_IN_SHOWS_FIRST, pusher, seat=pusher)
    else:
        button = button_seat(len(hand.stacks))
        first = derivation.step(Rule.NO_BET_ON_LAST_STREET, live[0], seat=live[0], button=button)
    order = tuple(seat for seat in clockwise(len(hand.stacks), first) if seat in live)
    side = [pot.seats for pot in pots(hand.put_in, live, hand.dead).value.pots if len(pot.seats) > 1]
    if len(side) > 1:
        derivation.step(Rule.SIDE_POT_SHOWS_FIRST, side[-1], seats=side[-1])
        order = tuple(sorted(order, key=lambda seat: sum(seat in seats for seats in side), reverse=True))
    return derivation.conclude(Rule.SHOW_ORDER, order, seats=order)


def _last_pusher(hand: "Hand") -> Seat | None:
    """The player whose bet or raise put him all-in, the last of them."""
    raisers = [action.seat for action in hand.log if action.to is not None and action.seat is not None]
    return next((seat for seat in reversed(raisers) if hand.round.bettors[seat].all_in), None)
