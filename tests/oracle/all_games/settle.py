"""Who wins what, a second time: pots by peeling, halves, boards, and odd chips handed out one at a time."""

from collections.abc import Sequence

from tests.oracle.all_games.faces import by_suit, opens
from tests.oracle.all_games.follow import Follow, clockwise
from tests.oracle.all_games.rankings import Five, best
from tests.oracle.pots import Settled, peel


def settled(hand: Follow) -> Settled:
    return peel(hand.put_in, hand.live, hand.dead)


def leaders(hand: Follow, seats: Sequence[int], ranking: str, board: Sequence[str]) -> dict[int, list[Five]]:
    """The seats that nobody beats, each with all the sets of cards that do it."""
    found = {seat: best(ranking, hand.holes[seat], board, hand.sheet.exactly_two) for seat in seats}
    values = {seat: value for seat, value in found.items() if value is not None}
    top = max((worth for worth, _ in values.values()), default=None)
    return {seat: fives for seat, (worth, fives) in values.items() if worth == top}


def final_stacks(hand: Follow) -> list[int]:
    """Every stack after the hand; cards matter only where a pot is contested."""
    stacks = list(hand.behind)
    found = settled(hand)
    for seat, chips in found.returned.items():
        stacks[seat] += chips
    for chips, seats in found.pots:
        if len(seats) == 1:
            stacks[seats[0]] += chips
            continue
        boards = [hand.board, hand.second] if hand.second else [hand.board]
        parts = halve(chips, hand.stakes.smallest_chip) if hand.second else (chips,)
        for part, board in zip(parts, boards, strict=True):
            for seat, share in contested(hand, part, seats, board):
                stacks[seat] += share
    return stacks


def halve(chips: int, smallest: int) -> tuple[int, int]:
    """Two halves in whole chips, the first the greater."""
    less = chips // (2 * smallest) * smallest
    return chips - less, less


def contested(hand: Follow, chips: int, seats: Sequence[int], board: Sequence[str]) -> list[tuple[int, int]]:
    """One pot, or one board's part of it."""
    smallest = hand.stakes.smallest_chip
    halves = [(ranking, leaders(hand, seats, ranking, board)) for ranking in hand.sheet.halves]
    halves = [(ranking, won) for ranking, won in halves if won]
    if len(halves) == 2 and set(halves[0][1]) != set(halves[1][1]):
        parts = halve(chips, smallest)
    else:
        parts, halves = (chips,), halves[:1]
    paid: list[tuple[int, int]] = []
    for part, (ranking, won) in zip(parts, halves, strict=True):
        paid += deal_out(part, lucky_first(hand, ranking, won), smallest)
    return paid


def deal_out(chips: int, seats: Sequence[int], smallest: int) -> list[tuple[int, int]]:
    """Round and round in the smallest chip; what is smaller still goes with the first."""
    piles = dict.fromkeys(seats, chips // smallest // len(seats) * smallest)
    left = chips - sum(piles.values())
    for seat in seats:
        if left >= smallest:
            piles[seat] += smallest
            left -= smallest
    piles[seats[0]] += left
    return list(piles.items())


def lucky_first(hand: Follow, ranking: str, won: dict[int, list[Five]]) -> list[int]:
    """In which order odd chips go: by seat; in stud by card, of the five that suit the player best."""
    if hand.sheet.opening != "bring-in":
        return sorted(won)
    low = ranking != "high"
    if hand.house.odd == "all seven":
        if low:
            return sorted(won, key=lambda seat: min(by_suit(card, ace_low=True) for card in hand.holes[seat]))
        pools = {seat: [hand.holes[seat]] for seat in won}
    else:
        pools = {seat: list(map(list, fives)) for seat, fives in won.items()}
    top = {seat: max(max(by_suit(card, low) for card in pool) for pool in pools[seat]) for seat in won}
    return sorted(won, key=lambda seat: top[seat], reverse=True)


def show_order(hand: Follow) -> list[int] | None:
    """In which order the hands are shown, those too that were then mucked; None without a showdown."""
    live, house = [seat for seat in range(hand.count) if seat not in hand.folded], hand.house
    if len(live) == 1:
        return None
    all_in, stud = [seat for seat in live if not hand.behind[seat]], hand.sheet.opening == "bring-in"
    if all_in and house.all_in == "tabled":
        return live
    pushers = [seat for seat in hand.pushers if seat in all_in]
    if hand.raisers:
        first = hand.raisers[-1]
    elif pushers and house.all_in == "pusher":
        first = pushers[-1]
    else:
        first = opens({seat: hand.up[seat] for seat in live}, hand.razz, house) if stud else live[0]
        checked = [seat for seat in live if seat not in all_in]
        if len(checked) > 1:
            first = clockwise(checked, first, hand.count)[0]
    pots = [seats for _, seats in peel(hand.put_in, live, hand.dead).pots if len(seats) > 1]
    order = clockwise(live, first, hand.count)
    for seats in pots:  # whoever is in the next side pot shows before those who are not
        order = [seat for seat in order if seat in seats] + [seat for seat in order if seat not in seats]
    return order
