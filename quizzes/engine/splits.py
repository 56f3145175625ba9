"""How pots are paid: halves, shares and odd chips, and the stacks after the hand."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quizzes.engine.best import value_of
from quizzes.engine.cards import Card, Cards
from quizzes.engine.games import Half, Opening
from quizzes.engine.hands import low_rank
from quizzes.engine.pots import Pot, SeatChips, pots_of
from quizzes.engine.profile import OddCard
from quizzes.engine.showdown import Award, awards_of
from quizzes.engine.stud import SUIT_ORDER, plays_low
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import ONE_CHIP, Chips, Seat

if TYPE_CHECKING:
    from quizzes.engine.hand import Hand


def split(chips: Chips, seats: Sequence[Seat], smallest: Chips = ONE_CHIP) -> Explained[SeatChips]:
    """One pot in equal shares of whole chips; odd chips go one each in the order of `seats` (TDA 20-A, Ties 4).

    `seats` are those that tie, in the order of seats: the first left of the button is the first to get an odd chip.
    What cannot be paid in the smallest chip goes with the first.

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
    paid = tuple((seat, Chips(part)) for seat, part in zip(seats, shares, strict=True))
    return derivation.conclude(Rule.POT_SPLIT, paid, chips=chips)


def in_two(derivation: Derivation, rule: Rule, chips: Chips, smallest: Chips) -> tuple[Chips, Chips]:
    """Two halves; the odd chip, and what cannot be halved, with the first (TDA 20-C)."""
    less = Chips(chips // smallest // 2 * smallest)
    derivation.step(rule, Chips(chips - less), chips=chips, less=less)
    return Chips(chips - less), less


def payouts(hand: "Hand") -> Explained[tuple[Chips, ...] | None]:
    """What each seat is paid from the pots, each pot split on its own (TDA 21); returned chips are not counted here."""
    derivation = Derivation()
    pots = derivation.follow(pots_of(hand)).pots
    derivation.follow(payouts_of(hand, pots))
    return derivation.told()


def payouts_of(hand: "Hand", pots: Sequence[Pot]) -> Explained[tuple[Chips, ...] | None]:
    """The same for pots that are known already, as after a rake."""
    derivation = Derivation()
    won = derivation.follow(awards_of(hand, pots))
    if won is None:
        return derivation.told()
    paid = [0] * len(hand.stacks)
    for number, pot in enumerate(pots):
        boards = [[award for award in won if (award.pot, award.board) == (number, run)] for run in (0, 1)]
        for part, halves in _by_board(derivation, pot.chips, boards, hand.stakes.smallest_chip):
            for seat, share in derivation.follow(_pay_halves(hand, part, halves)):
                paid[seat] += share
    shares = tuple((Seat(seat), Chips(chips)) for seat, chips in enumerate(paid) if chips)
    return derivation.conclude(Rule.PAYOUTS, tuple(Chips(chips) for chips in paid), shares=shares)


def _by_board(
    derivation: Derivation, chips: Chips, boards: list[list[Award]], smallest: Chips
) -> list[tuple[Chips, list[Award]]]:
    first, second = boards
    if not second:
        return [(chips, first)]
    more, less = in_two(derivation, Rule.TWO_BOARDS_SHARE, chips, smallest)
    return [(more, first), (less, second)]


def _pay_halves(hand: "Hand", chips: Chips, halves: list[Award]) -> Explained[SeatChips]:
    derivation = Derivation()
    smallest = hand.stakes.smallest_chip
    if len(halves) == 1:
        return _pay(hand, chips, halves[0])
    high, low = halves
    if high.seats == low.seats:
        derivation.step(Rule.SAME_BOTH_WAYS, high.seats, seats=high.seats, chips=chips)
        return derivation.follow_to_end(_pay(hand, chips, high))
    more, less = in_two(derivation, Rule.HALVES, chips, smallest)
    paid = (*derivation.follow(_pay(hand, more, high)), *derivation.follow(_pay(hand, less, low)))
    return derivation.conclude(Rule.POT_SPLIT, paid, chips=chips)


def _pay(hand: "Hand", chips: Chips, award: Award) -> Explained[SeatChips]:
    """One half, or a whole pot, to those that tie for it."""
    derivation = Derivation()
    if len(award.seats) == 1:
        return derivation.conclude(Rule.POT_SPLIT, ((award.seats[0], chips),), chips=chips)
    if hand.game.opening is not Opening.BRING_IN:
        return split(chips, award.seats, hand.stakes.smallest_chip)
    order = derivation.follow(_by_card(hand, award))
    return derivation.follow_to_end(split(chips, order, hand.stakes.smallest_chip))


def _by_card(hand: "Hand", award: Award) -> Explained[tuple[Seat, ...]]:
    """In stud the odd chip goes by a card's suit and not by seat (TDA 20-B; C8). In a low hand the ace is low."""
    derivation = Derivation()
    low = award.half is Half.LOW or plays_low(hand.game)
    all_seven = hand.profile.odd_card is OddCard.LOW_OF_SEVEN
    lowest = low and all_seven

    def order_of(card: Card) -> tuple[int, int]:
        return (low_rank(card.rank) if low else int(card.rank)), SUIT_ORDER[card.suit]

    deciding: dict[Seat, Card] = {}
    for seat in award.seats:
        pool = hand.holes[seat] if all_seven else _five_of_high_suits(hand, seat, low)
        deciding[seat] = (min if lowest else max)(pool, key=order_of)
    order = sorted(award.seats, key=lambda seat: order_of(deciding[seat]), reverse=not lowest)
    return derivation.conclude(Rule.ODD_CHIP_BY_CARD, tuple(order), seat=order[0], card=deciding[order[0]])


def _five_of_high_suits(hand: "Hand", seat: Seat, low: bool) -> Cards:
    """Of equal fives that a player could show, the one with the higher suits."""
    all_cards = (*hand.holes[seat], *hand.board)  # in stud the board is the last card dealt for all
    high_suits_first = tuple(sorted(all_cards, key=lambda card: SUIT_ORDER[card.suit], reverse=True))
    value = value_of(hand.game, hand.game.rankings[-1 if low else 0][1], high_suits_first, ())
    return value.cards if value else ()


def final_stacks(hand: "Hand") -> Explained[tuple[Chips, ...] | None]:
    """What each seat has once the pots are paid and the uncalled bet is back."""
    derivation = Derivation()
    pots = derivation.follow(pots_of(hand))
    paid = derivation.follow(payouts_of(hand, pots.pots))
    if paid is None:
        return derivation.told()
    back = dict(pots.returned)
    stacks = tuple(
        Chips(bettor.stack + paid[seat] + back.get(Seat(seat), 0)) for seat, bettor in enumerate(hand.round.bettors)
    )
    return derivation.conclude(
        Rule.STACKS_AFTER, stacks, stacks=tuple((Seat(seat), chips) for seat, chips in enumerate(stacks))
    )
