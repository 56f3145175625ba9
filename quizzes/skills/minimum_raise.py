"""The least total of a raise, and who may not raise at all."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from quizzes.engine.betting import BettingRound, minimum_raise
from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Chips, Seat
from quizzes.exercises import misconceptions as ideas
from quizzes.exercises import wrong_raises as wrong
from quizzes.exercises.answers import RaiseFormat
from quizzes.exercises.base import Asked, Misconception, Skill, Unit
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.played import FREE_GAMES, OfHands, states
from quizzes.exercises.raise_scripts import deal_plain, deal_short_all_ins
from quizzes.exercises.table import Table
from quizzes.exercises.tables import table_of
from quizzes.exercises.words import gettext_noop as _

RAISE_DOUBLE = Misconception(
    "raise_double",
    _("Doubling the bet"),
    _(
        "Your %(given)s doubles the bet. A raise adds at least the last full bet or raise, %(size)s, to the highest "
        "bet, %(high)s: at least %(answer)s."
    ),
    (Rule.MINIMUM_RAISE_TO,),
)
RAISE_PLUS_BB = Misconception(
    "raise_plus_bb",
    _("One big blind more"),
    _(
        "Your %(given)s adds one big blind to the highest bet, %(high)s. A raise must be at least as large as the last "
        "full bet or raise, and that was %(size)s: at least %(answer)s."
    ),
    (Rule.MINIMUM_RAISE_TO,),
)
RAISE_BY_NOT_TO = Misconception(
    "raise_by_not_to",
    _("The size in place of the total"),
    _(
        "Your %(given)s is only the size of the raise, what it adds. The question is for the total: the highest bet, "
        "%(high)s, and the size, %(size)s, make %(answer)s."
    ),
    (Rule.MINIMUM_RAISE_TO,),
)
SHORT_BB_LOWERS_PRICE = Misconception(
    "short_bb_lowers_price",
    _("A short big blind lowers the price"),
    _(
        "A big blind who cannot post it all does not change the price for the others. Calls and raises go by the full "
        "big blind: at least %(answer)s."
    ),
    (Rule.FULL_BIG_BLIND, Rule.LAST_FULL_RAISE),
)


@dataclass(frozen=True, slots=True)
class WrongRule:
    """What a wrong idea answers, and where it has something to say at all."""

    applies: Callable[[BettingRound, Seat], bool]
    answer: Callable[[BettingRound, Seat], Chips | None]


WRONG_RULES: Mapping[Misconception, WrongRule] = {
    RAISE_DOUBLE: WrongRule(wrong.over_a_bet, wrong.double),
    RAISE_PLUS_BB: WrongRule(wrong.over_a_bet, wrong.plus_big_blind),
    RAISE_BY_NOT_TO: WrongRule(wrong.over_a_bet, wrong.by_not_to),
    ideas.SHORT_ALLIN_SETS_SIZE: WrongRule(wrong.over_a_short_all_in, wrong.sized_by_short_all_in),
    ideas.SHORT_ALLIN_REOPENS: WrongRule(wrong.over_a_short_all_in, wrong.reopened_by_any_all_in),
    ideas.CUMULATIVE_SHORTS_IGNORED: WrongRule(wrong.over_a_short_all_in, wrong.reopened_by_one_full_raise_only),
    ideas.SHORT_ALLIN_CLOSES_ALL: WrongRule(wrong.over_a_short_all_in, wrong.closed_by_short_all_in),
    ideas.HALF_RAISE_REOPENS: WrongRule(wrong.over_a_short_all_in, wrong.reopened_by_half_a_raise),
    ideas.CHECKER_MAY_RAISE: WrongRule(wrong.after_a_check, wrong.reopened_by_any_all_in),
    SHORT_BB_LOWERS_PRICE: WrongRule(wrong.over_a_short_blind, wrong.priced_by_short_blind),
}


class MinimumRaise(OfHands, Skill[Hand, Chips | None]):
    """Say the least total that the player to act may raise to in no-limit hold'em, or that no raise is allowed."""

    slug, version, unit, place = "minimum-raise", 1, Unit.BETTING, 30
    title = _("The minimum raise")
    summary = _("Work out the least total that a player may raise to, and see when no raise is allowed.")
    questions = {
        "minimum-raise": _(
            "It is the turn of %(player)s. What is the least that %(player)s may raise to, as a total? Or is no raise "
            "allowed?"
        )
    }
    lesson = _(
        "A raise must be at least as large as the last full bet or raise of the same street. So the least total is the "
        "highest bet plus that size. What counts is what the last raise added, not what it came to; and it is not the "
        "big blind either, unless nobody has bet more. Before the flop the big blind is the opening bet, also when its "
        "player could post only a part of it.\n\n"
        "At the table one raises to a total: all the chips that will lie in front on this street, those already there "
        "included.\n\n"
        "A player may always go all-in for the last chips where a raise is allowed. An all-in that adds less than a "
        "full raise is short. It moves the highest bet, but the size of the next raise stays as it was.\n\n"
        "A short all-in does not open the betting again for those who have already acted; a check is an action too. A "
        "player who has not acted yet may raise as before. One who has acted looks at what a call would cost now. If "
        "that is at least a full raise, raising is allowed again, however many all-ins it took to get there. If it is "
        "less, only a call or a fold is left. So the same all-in can leave one player free to raise and another not."
    )
    misconceptions = tuple(WRONG_RULES)
    answer = RaiseFormat()
    played = FREE_GAMES

    def deal(self, dealer: Dealer, level: int, profile: RulesProfile) -> Hand:
        if level == 3 or (level == 2 and dealer.chance(1 / 3)):
            return deal_short_all_ins(dealer, profile, reraises=0 if level == 2 else 1 / 2)
        return deal_plain(dealer, profile, times=level)

    def solve(self, situation: Hand) -> Explained[Chips | None]:
        return minimum_raise(situation.round, _to_act(situation))

    def misread(self, situation: Hand) -> Mapping[Misconception, Chips | None]:
        round_, seat = situation.round, _to_act(situation)
        return {idea: rule.answer(round_, seat) for idea, rule in WRONG_RULES.items() if rule.applies(round_, seat)}

    def ask(self, situation: Hand) -> Asked:
        return Asked("minimum-raise", {"player": _to_act(situation)})

    def picture(self, situation: Hand) -> Table:
        return table_of(situation, turn=True)

    def moments(self, hand: Hand) -> Iterable[Hand]:
        """Every decision of a player who faces a bet, the blinds too."""
        return (now for now in states(hand) if now.to_act is not None and now.round.highest_bet)


def _to_act(hand: Hand) -> Seat:
    assert hand.to_act is not None, "deal stops where somebody is to act"
    return hand.to_act
