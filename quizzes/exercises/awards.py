"""Hands played to the showdown: the betting first, then cards that make somebody win or share."""

from collections.abc import Sequence

from quizzes.engine.cards import Cards
from quizzes.engine.hand import Action, Await, Hand, Verb
from quizzes.engine.hands import best_value
from quizzes.engine.profile import RulesProfile
from quizzes.engine.units import Seat
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.pot_scripts import deal_one_pot, deal_several_pots, deal_two_odd_pots
from quizzes.exercises.showdowns import DUELS, TIES, Pattern, deal_showdown
from quizzes.exercises.staging import next_street

MOST_ALL_INS = {2: 1, 3: 3}
"""By level; at the first nobody is all-in."""

DUEL_TIES = tuple(pattern for pattern in TIES if len(pattern.holes) == 2)


def deal_award(dealer: Dealer, profile: RulesProfile, level: int) -> Hand:
    """A hand at its showdown. Most end in a tie: where nobody ties, only the pots can be got wrong."""
    if level == 1:
        return _with_any_cards(dealer, deal_one_pot(dealer, profile), deepest_win=False)
    if dealer.chance(1 / 6):
        return _with_any_cards(dealer, deal_two_odd_pots(dealer, profile), deepest_win=True, patterns=DUEL_TIES)
    hand = deal_several_pots(dealer, profile, dealer.number(level - 1, MOST_ALL_INS[level]))
    return _with_any_cards(dealer, hand, deepest_win=dealer.chance(1 / 3))


def _with_any_cards(dealer: Dealer, hand: Hand, deepest_win: bool, patterns: Sequence[Pattern] = ()) -> Hand:
    """Cards after one of the patterns; `deepest_win` gives the best to those who put in the most: they win all pots."""
    fitting = [pattern for pattern in TIES if len(pattern.holes) <= len(hand.live)]
    chosen = patterns or (fitting if dealer.chance(3 / 4) else DUELS)
    least = 2 if deepest_win and len(hand.live) > 2 else 1
    while True:
        dealt = deal_showdown(dealer, hand.profile, chosen, len(hand.live))
        values = [best_value((*hole, *dealt.board)) for hole in dealt.holes]
        if len(values) == len(hand.live) and len(set(values)) >= least:
            break
    seats, holes = list(hand.live), list(dealt.holes)
    if deepest_win:
        seats.sort(key=lambda seat: hand.put_in[seat])
        holes.sort(key=lambda hole: values[dealt.holes.index(hole)])
    return with_cards(hand, dict(zip(seats, holes, strict=True)), dealt.board)


def with_cards(hand: Hand, holes: dict[Seat, Cards], board: Cards) -> Hand:
    """The same betting on other cards, and the rest of the board where the betting was over before it came."""
    now = hand.at_start()
    for seat, hole in holes.items():
        now = now.after(Action(Verb.DEAL, seat, cards=hole))
    for action in hand.log:
        now = next_street(now, board) if action.verb is Verb.BOARD else now.after(action)
    while now.awaits is Await.BOARD:
        now = next_street(now, board)
    return now
