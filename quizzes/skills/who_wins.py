"""Who wins at the showdown."""

from collections.abc import Iterable, Mapping
from typing import Any

from quizzes.engine import showdown
from quizzes.engine.cards import parse_cards, write_cards
from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.trace import Explained
from quizzes.engine.units import Seat
from quizzes.exercises import misconceptions as ideas
from quizzes.exercises import wrong_hands as wrong
from quizzes.exercises.answers import SeatsFormat
from quizzes.exercises.base import Asked, Misconception, Skill, Unit
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.played import HOLDEM_GAMES
from quizzes.exercises.showdowns import DUELS, TIES, TRAPS, Showdown, deal_showdown
from quizzes.exercises.table import Place, Table
from quizzes.exercises.words import gettext_noop as _

Seats = tuple[Seat, ...]
BOARD = 5
"""Cards of a whole board."""

WRONG_RULES: Mapping[Misconception, wrong.WrongRule] = {
    ideas.SUIT_BREAKS_TIE: wrong.suit_breaks_tie,
    ideas.SIXTH_CARD_PLAYS: wrong.sixth_card_plays,
    ideas.THREE_PAIR: wrong.three_pair,
    ideas.ACE_WRAPS: wrong.ace_wraps,
    ideas.WHEEL_IS_ACE_HIGH: wrong.wheel_is_ace_high,
    ideas.FLUSH_OVER_FULL: wrong.flush_over_full,
    ideas.STRAIGHT_OVER_FLUSH: wrong.straight_over_flush,
    ideas.FULL_BY_PAIR: wrong.full_by_pair,
    ideas.FLUSH_BY_TOP_CARD: wrong.flush_by_top_card,
    ideas.TWO_PAIR_BY_TOTAL: wrong.two_pair_by_total,
    ideas.MUST_USE_HOLE_CARDS: wrong.must_use_hole_cards,
}


class WhoWins(Skill[Showdown, Seats]):
    """Name the winner or, where hands are equal, all the winners of a hold'em showdown."""

    slug, version, unit, place = "who-wins", 1, Unit.HANDS, 30
    title = _("Who wins")
    summary = _("Compare the hands at a showdown and say who wins, or who shares.")
    questions = {"who-wins": _("All cards are face up. Who wins? Mark every player with a share.")}
    lesson = _(
        "At the showdown each player makes the best hand of exactly five cards from the seven in reach: two of one's "
        "own and five on the board. Two, one or none of one's own cards may play.\n\n"
        "From the top the hands rank: straight flush, four of a kind, full house, flush, straight, three of a kind, "
        "two pair, one pair, high card. The higher kind wins, whatever its cards. A straight is five ranks in a row. "
        "The ace stands at its top or at its bottom, never in the middle, and as the bottom it makes the lowest "
        "straight of all.\n\n"
        "Two hands of the same kind are compared part by part. In a full house that is first the three of a kind and "
        "then the pair; in two pair the higher pair, the lower pair, the fifth card. Flushes, and hands with nothing "
        "paired, are compared card by card from the highest. The cards beside a pair or three of a kind are called "
        "kickers; they count from the highest down, only until there are five cards.\n\n"
        "What is still equal after five cards is a tie. Suits never break it, nor does a sixth card. When the board is "
        "the best hand for everyone, everyone who has not folded shares."
    )
    misconceptions = tuple(WRONG_RULES)
    answer = SeatsFormat()
    played = HOLDEM_GAMES

    def deal(self, dealer: Dealer, level: int, profile: RulesProfile) -> Showdown:
        if level == 1:
            return deal_showdown(dealer, profile, DUELS, seats=2)
        if level == 2:
            return deal_showdown(dealer, profile, TIES if dealer.chance(1 / 5) else TRAPS, dealer.number(3, 4))
        return deal_showdown(dealer, profile, TIES if dealer.chance(1 / 2) else TRAPS, dealer.number(2, 6))

    def solve(self, situation: Showdown) -> Explained[Seats]:
        holes = {Seat(seat): hole for seat, hole in enumerate(situation.holes)}
        return showdown.winners(holes, situation.board)

    def misread(self, situation: Showdown) -> Mapping[Misconception, Seats]:
        hands = [wrong.held(hole, situation.board) for hole in situation.holes]
        return {idea: wrong.winners_by(rule, hands) for idea, rule in WRONG_RULES.items()}

    def ask(self, situation: Showdown) -> Asked:
        return Asked("who-wins")

    def picture(self, situation: Showdown) -> Table:
        places = tuple(Place(Seat(seat), cards=hole) for seat, hole in enumerate(situation.holes))
        return Table(places, board=situation.board)

    def moments(self, hand: Hand) -> Iterable[Showdown]:
        """The showdown, once the board is out and the cards of all who are left are known."""
        holes = tuple(hand.holes[seat] for seat in hand.live)
        if hand.betting_is_over and len(hand.board) == BOARD and len(holes) > 1 and all(holes):
            yield Showdown(hand.profile, holes, hand.board)

    def give(self, situation: Showdown) -> Mapping[str, Any]:
        return {"board": write_cards(situation.board), "holes": [write_cards(hole) for hole in situation.holes]}

    def take(self, kept: Mapping[str, Any], profile: RulesProfile) -> Showdown:
        return Showdown(profile, tuple(map(parse_cards, kept["holes"])), parse_cards(kept["board"]))
