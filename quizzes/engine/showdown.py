"""The showdown: who wins each pot, or each half of it, and who shows first. Splitting is in splits.py."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quizzes.engine.best import best_hand
from quizzes.engine.cards import Cards
from quizzes.engine.games import NLHE, Game, Half, Opening, Ranking
from quizzes.engine.hands import LOW_RANKINGS, HandValue, low_rank, parts_of
from quizzes.engine.pots import Pot, pots, pots_of
from quizzes.engine.profile import AllInShow
from quizzes.engine.seats import clockwise
from quizzes.engine.stud import best_board
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat

if TYPE_CHECKING:
    from quizzes.engine.hand import Hand


@dataclass(frozen=True, slots=True)
class Award:
    """Who wins one pot, or one half of it, on one board."""

    pot: int
    """Main pot first."""
    board: int
    """1 is the second run."""
    half: Half
    """In hi-lo the high half alone, where nobody has a low: it takes the whole pot."""
    seats: tuple[Seat, ...]
    cards: tuple[tuple[Seat, Cards], ...] = ()
    """The winning cards; none where nobody had to show."""


def winners(
    holes: Mapping[Seat, Cards], board: Cards, game: Game = NLHE, half: Half = Half.WHOLE
) -> Explained[tuple[Seat, ...]]:
    """Who holds the best hand for one half of a pot, several where they tie, in seat order; nobody without a low."""
    derivation = Derivation()
    found = {seat: derivation.follow(best_hand(seat, hole, board, game, half)) for seat, hole in holes.items()}
    values = {seat: value for seat, value in found.items() if value is not None}
    if not values:
        return derivation.conclude(Rule.NO_LOW_IN_POT, ())
    leaders = derivation.follow(strongest(values))
    if len(leaders) > 1 and {frozenset(values[seat].cards) for seat in leaders} == {frozenset(board)}:
        derivation.step(Rule.BOARD_PLAYS, leaders, seats=leaders, board=board)
    return derivation.conclude(Rule.WINNERS, leaders, seats=leaders)


def strongest(values: Mapping[Seat, HandValue]) -> Explained[tuple[Seat, ...]]:
    """The seats of the best value: by category, then by each part in turn; what is then still equal is a tie."""
    derivation = Derivation()
    ranking = next(iter(values.values())).ranking
    first = max(value.strength[0] for value in values.values())
    leaders = tuple(seat for seat in sorted(values) if values[seat].strength[0] == first)
    category = values[leaders[0]].category
    low = ranking in LOW_RANKINGS
    kind = Rule.HIGHEST_CATEGORY if not low else Rule.LOWEST_CATEGORY
    if ranking is Ranking.BADUGI:
        kind = Rule.BADUGI_SIZE_FIRST
    derivation.step(kind, leaders, seats=leaders, category=category, count=len(leaders))
    for place, part in enumerate(parts_of(category)):
        if len(leaders) == 1:
            break
        best = max(values[seat].strength[place + 1] for seat in leaders)
        ahead = tuple(seat for seat in leaders if values[seat].strength[place + 1] == best)
        if len(ahead) < len(leaders):
            rank = values[ahead[0]].ranks[place]
            beaten = [values[seat].ranks[place] for seat in leaders if seat not in ahead]
            nearest = min(beaten, key=low_rank) if low else max(beaten)
            equal = values[ahead[0]].ranks[:place]
            rule = Rule.LOW_RANK_DECIDES if low else Rule.RANK_DECIDES
            derivation.step(rule, ahead, seats=ahead, part=part, rank=rank, lower=nearest, equal=equal)
            leaders = ahead
    if len(leaders) > 1:
        rule = Rule.EQUAL_LOWS if low else Rule.EQUAL_HANDS
        derivation.step(rule, leaders, seats=leaders, category=category)
    return derivation.told()


def awards(hand: "Hand") -> Explained[tuple[Award, ...] | None]:
    """The winners of each pot, main pot first; None while cards that could win are unknown or still to come."""
    derivation = Derivation()
    made = derivation.follow(pots_of(hand))
    derivation.follow(awards_of(hand, made.pots))
    return derivation.told()


def awards_of(hand: "Hand", made: Sequence[Pot]) -> Explained[tuple[Award, ...] | None]:
    """The same for pots that are known already."""
    derivation = Derivation()
    if not _decided(hand):
        return derivation.conclude(Rule.CARDS_UNKNOWN, None)
    boards = (hand.board, hand.second_board) if hand.second_board else (hand.board,)
    if len(boards) > 1:
        derivation.step(Rule.TWO_BOARDS, len(boards), boards=boards)
    won: list[Award] = []
    for number, pot in enumerate(made):
        if len(pot.seats) == 1:
            derivation.step(Rule.ONLY_CLAIMANT, pot.seats, seat=pot.seats[0], chips=pot.chips)
            won.append(Award(number, 0, Half.WHOLE, pot.seats))
            continue
        holes = {seat: hand.holes[seat] for seat in pot.seats}
        for run, board in enumerate(boards):
            halves = derivation.go_on(_awards_of_pot(hand.game, number, pot.chips, run, holes, board))
            won.extend(halves)
    return derivation.conclude(Rule.POTS_WON, tuple(won), count=len(made))


def _awards_of_pot(
    game: Game, pot: int, chips: Chips, run: int, holes: Mapping[Seat, Cards], board: Cards
) -> Explained[tuple[Award, ...]]:
    derivation = Derivation()
    found = [(half, winners(holes, board, game, half)) for half, _ in game.rankings]
    halves = [(half, told) for half, told in found if derivation.follow(told)]
    won: list[Award] = []
    for half, told in halves:
        best = {step.facts["seat"]: step.value for step in told.steps if isinstance(step.value, HandValue)}
        cards = tuple((seat, best[seat].cards) for seat in told.value)
        won.append(Award(pot, run, half, told.value, cards))
    seats = tuple(dict.fromkeys(seat for award in won for seat in award.seats))
    return derivation.conclude(Rule.POT_WON, tuple(won), seats=seats, number=pot, chips=chips)


def _decided(hand: "Hand") -> bool:
    """Whether every card that could win is known."""
    if len(hand.live) == 1:
        return True
    whole = sum(street.board for street in hand.game.streets)
    known = all(len(hand.holes[seat]) == hand.own_cards for seat in hand.live)
    return hand.betting_is_over and hand.on_last_street and len(hand.board) >= whole and known


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
    first = derivation.follow(_first_to_show(hand, live, all_in))
    order = tuple(seat for seat in clockwise(len(hand.stacks), first) if seat in live)
    side = [pot.seats for pot in pots(hand.put_in, live, hand.dead).value.pots if len(pot.seats) > 1]
    if len(side) > 1:
        derivation.step(Rule.SIDE_POT_SHOWS_FIRST, side[-1], seats=side[-1])
        order = tuple(sorted(order, key=lambda seat: sum(seat in seats for seats in side), reverse=True))
    return derivation.conclude(Rule.SHOW_ORDER, order, seats=order)


def _first_to_show(hand: "Hand", live: tuple[Seat, ...], all_in: tuple[Seat, ...]) -> Explained[Seat]:
    derivation = Derivation()
    if hand.round.raises and hand.on_last_street:
        aggressor = hand.round.raises[-1].seat
        return derivation.conclude(Rule.LAST_AGGRESSOR, aggressor, seat=aggressor)
    pusher = _last_pusher(hand)
    if all_in and hand.profile.all_in_show is AllInShow.ALL_IN_FIRST and pusher in live:
        return derivation.conclude(Rule.ALL_IN_SHOWS_FIRST, pusher, seat=pusher)
    able = [seat for seat in live if hand.round.bettors[seat].can_act]
    acting = able if len(able) > 1 else live  # who checked the street, or, where nobody could, who has a hand
    if hand.game.opening is Opening.BRING_IN:
        start = derivation.follow(best_board({seat: hand.up[seat] for seat in live}, hand.game, hand.profile))
        first = next(seat for seat in clockwise(len(hand.stacks), start) if seat in acting)
        return derivation.conclude(Rule.BEST_BOARD_SHOWS_FIRST, first, seat=first)
    return derivation.conclude(Rule.NO_BET_ON_LAST_STREET, acting[0], seat=acting[0])


def _last_pusher(hand: "Hand") -> Seat | None:
    """The player whose bet or raise put him all-in, the last of them."""
    raisers = [action.seat for action in hand.log if action.to is not None and action.seat is not None]
    return next((seat for seat in reversed(raisers) if hand.round.bettors[seat].all_in), None)
