"""Who acts first when a street opens."""

from collections.abc import Iterable, Mapping

from quizzes.engine import seats
from quizzes.engine.hand import Hand, Verb
from quizzes.engine.profile import RulesProfile
from quizzes.engine.trace import Explained
from quizzes.engine.units import Seat
from quizzes.exercises import misconceptions as ideas
from quizzes.exercises.answers import SeatFormat
from quizzes.exercises.base import Asked, Misconception, Skill, Unit
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.openings import Plan, broke_by_ante, everybody_in, play, somebody_all_in, somebody_folded
from quizzes.exercises.played import BOARD_GAMES, OfHands, states
from quizzes.exercises.table import Table
from quizzes.exercises.tables import table_of
from quizzes.exercises.words import gettext_noop as _


class FirstToAct(OfHands, Skill[Hand, Seat]):
    """Name the player who opens the betting of a street of hold'em."""

    slug, version, unit, place = "first-to-act", 1, Unit.TURN, 10
    title = _("First to act")
    summary = _("Say who opens the betting on any street, heads-up too, past folded and all-in players.")
    questions = {
        "preflop": _("The hole cards are dealt and the blinds posted. Who acts first?"),
        "flop": _("The flop has just been dealt. Who acts first?"),
        "turn": _("The turn has just been dealt. Who acts first?"),
        "river": _("The river has just been dealt. Who acts first?"),
    }
    lesson = _(
        "Play goes clockwise, and every betting round has its starting point. Before the flop it is the player left of "
        "the big blind, who is called under the gun: the blinds are bets already made, so they speak last. On the "
        "flop, the turn and the river it is the first player left of the button. That is the small blind, as long as "
        "he is still there.\n\n"
        "From the starting point go clockwise to the first player who can act. One who has folded is passed over. One "
        "who is all-in is passed over too: he can still win, but has nothing left to bet. When the small blind is "
        "gone, the turn does not jump to the button; it goes to the next player on the left.\n\n"
        "With two players, heads-up, the button posts the small blind. So the button acts first before the flop and "
        "last on every later street.\n\n"
        "It does not matter who raised before. The last raiser waits for his turn like everybody else, and the button, "
        "whenever it can act at all, comes last after the flop."
    )
    misconceptions = (
        ideas.HEADS_UP_BB_BUTTON,
        ideas.UTG_OPENS_EVERY_STREET,
        ideas.SB_OPENS_EVERY_STREET,
        ideas.BUTTON_OPENS,
        ideas.LAST_RAISER_OPENS,
        ideas.FOLDED_SEAT_ACTS,
        ideas.ALLIN_SEAT_ACTS,
    )
    answer = SeatFormat()
    played = BOARD_GAMES

    def deal(self, dealer: Dealer, level: int, profile: RulesProfile) -> Hand:
        plan = (_the_rule, _folded_and_heads_up, _all_in)[level - 1](dealer)
        return play(dealer, profile, plan)

    def solve(self, situation: Hand) -> Explained[Seat]:
        return Explained(seats.first_to_act(situation).steps)

    def misread(self, situation: Hand) -> Mapping[Misconception, Seat]:
        hand, count, first_round = situation, len(situation.stacks), situation.round.first_round
        start = seats.opening_seat(hand).value
        readings = {
            ideas.UTG_OPENS_EVERY_STREET: _next_able(hand, Seat((seats.big_blind_seat(count) + 1) % count)),
            ideas.SB_OPENS_EVERY_STREET: _next_able(hand, seats.small_blind_seat(count)),
            ideas.BUTTON_OPENS: _next_able(hand, seats.button_seat(count)),
            ideas.FOLDED_SEAT_ACTS: _next_able(hand, start, folded=True),
            ideas.ALLIN_SEAT_ACTS: _next_able(hand, start, all_in=True),
        }
        if count == 2:
            readings[ideas.HEADS_UP_BB_BUTTON] = _next_able(hand, Seat(0 if first_round else 1))
        raisers = [action.seat for action in hand.log if action.verb in (Verb.BET, Verb.RAISE)]
        if raisers and raisers[-1] is not None:
            readings[ideas.LAST_RAISER_OPENS] = _next_able(hand, raisers[-1])
        return readings

    def ask(self, situation: Hand) -> Asked:
        return Asked(situation.street_name)

    def picture(self, situation: Hand) -> Table:
        return table_of(situation)

    def moments(self, hand: Hand) -> Iterable[Hand]:
        """Every street as it opens."""
        if hand.button is None or hand.blind != seats.big_blind_seat(len(hand.stacks)):
            return ()  # the wrong ideas are about a button and blinds that are where they usually are
        return (now for now in states(hand) if now.to_act is not None and now.last_to_act is None)


def _the_rule(dealer: Dealer) -> Plan:
    count = 2 if dealer.chance(0.4) else dealer.number(3, 6)
    return everybody_in(dealer, count, 0 if dealer.chance(0.45) else dealer.number(1, 3))


def _folded_and_heads_up(dealer: Dealer) -> Plan:
    if dealer.chance(0.2):
        return everybody_in(dealer, 2, dealer.number(1, 3))
    if dealer.chance(0.2):
        count = dealer.number(4, 10)
        return broke_by_ante(count) if dealer.chance(0.4) else everybody_in(dealer, count, 0)
    count = dealer.number(4, 9)
    return somebody_folded(dealer, count, dealer.number(1, 3), dealer.number(2, min(4, count - 1)))


def _all_in(dealer: Dealer) -> Plan:
    if dealer.chance(0.15):
        return _folded_and_heads_up(dealer)
    if dealer.chance(0.15):
        return broke_by_ante(dealer.number(4, 10))
    return somebody_all_in(dealer, dealer.number(4, 10), dealer.number(1, 3), dealer.number(1, 2))


def _next_able(hand: Hand, start: Seat, folded: bool = False, all_in: bool = False) -> Seat:
    """The first clockwise from a seat who has cards and chips, or lacks what is said not to matter."""
    bettors = hand.round.bettors
    around = seats.clockwise(len(bettors), start)
    return next(at for at in around if (folded or not bettors[at].folded) and (all_in or not bettors[at].all_in))
