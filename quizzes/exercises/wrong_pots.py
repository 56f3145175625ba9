"""Wrong rules for making pots. Each starts from the right pots of a hand and departs from them in one point."""

from quizzes.engine.hand import Hand
from quizzes.engine.units import Chips
from quizzes.exercises.answers import PotPart, PotsAnswer


def all_in_wins_all(hand: Hand, right: PotsAnswer) -> PotsAnswer:
    """There is one pot, and who is all-in can win it like everybody else."""
    return PotsAnswer((PotPart(_total(right.pots), hand.live),), right.returned)


def folded_chips_leave(hand: Hand, right: PotsAnswer) -> PotsAnswer:
    """What a player put in before folding is taken out of the pots."""
    matched = list(hand.put_in)
    for seat, chips in right.returned:
        matched[seat] = Chips(matched[seat] - chips)
    folded = [chips for seat, chips in enumerate(matched) if seat not in hand.live]
    pots, below = [], 0
    for pot in right.pots:
        level = min(matched[seat] for seat in pot.seats)
        gone = sum(max(0, min(chips, level) - below) for chips in folded)
        pots.append(PotPart(Chips(pot.chips - gone), pot.seats))
        below = level
    return PotsAnswer(tuple(pots), right.returned)


def uncalled_bet_is_won(hand: Hand, right: PotsAnswer) -> PotsAnswer:
    """What nobody called stays in the last pot."""
    *others, last = right.pots
    back = sum(chips for _, chips in right.returned)
    return PotsAnswer((*others, PotPart(Chips(last.chips + back), last.seats)))


def one_side_pot(hand: Hand, right: PotsAnswer) -> PotsAnswer:
    """Everything above the main pot makes one side pot, however many all-ins there are."""
    main, *sides = right.pots
    return PotsAnswer((main, PotPart(_total(sides), sides[0].seats)) if sides else (main,), right.returned)


def _total(pots: tuple[PotPart, ...] | list[PotPart]) -> Chips:
    return Chips(sum(pot.chips for pot in pots))
