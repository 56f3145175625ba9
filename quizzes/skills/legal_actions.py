"""What a player may do on a turn."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from quizzes.engine.action import Verb
from quizzes.engine.betting import legal_actions
from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Seat
from quizzes.exercises import misconceptions as ideas
from quizzes.exercises import wrong_actions as wrong
from quizzes.exercises import wrong_raises as raises
from quizzes.exercises.action_scripts import RULE, TRAPS, deal_over_short_all_ins, deal_part
from quizzes.exercises.answers import ActionsFormat
from quizzes.exercises.base import Asked, Misconception, Skill, Unit
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.played import FREE_GAMES, OfHands, states
from quizzes.exercises.table import Table
from quizzes.exercises.tables import table_of
from quizzes.exercises.words import gettext_noop as _

FOLD_NEEDS_BET = Misconception(
    "fold_needs_bet",
    _("A fold needs a bet"),
    _("A player may fold on any turn, also where a check would cost nothing. It is seldom of use, and it is allowed."),
    (Rule.LEGAL_ACTIONS,),
)
BLINDS_ARE_NO_BET = Misconception(
    "blinds_are_no_bet",
    _("The blinds are no bet"),
    _(
        "Before the flop the betting has begun already: the big blind, %(value)s, is the first bet. Whoever has less "
        "in front cannot check, and whoever puts in more does not bet but raises."
    ),
    (Rule.BIG_BLIND_IS_BET, Rule.FULL_BIG_BLIND),
)
BB_NO_OPTION = Misconception(
    "bb_no_option",
    _("No option for the big blind"),
    _(
        "A call of the blind does not end the round. %(seat)s posted the big blind but has not acted: the option to "
        "raise is still there."
    ),
    (Rule.BIG_BLIND_OPTION,),
)
BETS_CARRY_OVER = Misconception(
    "bets_carry_over",
    _("Bets carry over to the next street"),
    _(
        "Every street starts anew, with no bet in front of anybody. The first player to put chips in bets; only after "
        "that can somebody raise."
    ),
    (Rule.NO_BET_YET,),
)
NO_CHECK_RAISE = Misconception(
    "no_check_raise",
    _("No raise after a check"),
    _(
        "A check does not give up the right to raise for the whole street. %(seat)s checked and now faces %(facing)s, "
        "at least a full bet: a raise is allowed."
    ),
    (Rule.FACES_FULL_RAISE,),
)
CALL_NEEDS_PRICE = Misconception(
    "call_needs_price",
    _("A call needs the whole price"),
    _(
        "Nobody has to fold for want of chips. The price is %(price)s, and %(seat)s may call all-in with the %(value)s "
        "left, and win from each player as much."
    ),
    (Rule.ALL_IN_FOR_LESS,),
)
ALLIN_IS_RAISE = Misconception(
    "allin_is_raise",
    _("Every all-in is a raise"),
    _(
        "An all-in is a raise only where it goes above the highest bet. The price is %(price)s and %(seat)s has "
        "%(value)s left: all-in is a call."
    ),
    (Rule.ALL_IN_FOR_LESS,),
)
ALLIN_NEEDS_MINIMUM = Misconception(
    "allin_needs_minimum",
    _("No all-in below the minimum"),
    _(
        "The minimum binds those who can pay it. %(seat)s has %(value)s in all, less than the minimum of %(least)s, "
        "and may still put the last chips in."
    ),
    (Rule.ALL_IN_BELOW_MINIMUM,),
)

WRONG_RULES: Mapping[Misconception, wrong.WrongRule] = {
    FOLD_NEEDS_BET: wrong.no_fold_without_a_bet,
    BLINDS_ARE_NO_BET: wrong.blinds_are_no_bet,
    BB_NO_OPTION: wrong.big_blind_has_no_option,
    BETS_CARRY_OVER: wrong.bets_carry_over,
    NO_CHECK_RAISE: wrong.no_check_raise,
    CALL_NEEDS_PRICE: wrong.call_needs_the_whole_price,
    ALLIN_IS_RAISE: wrong.all_in_is_a_raise,
    ALLIN_NEEDS_MINIMUM: wrong.all_in_needs_the_minimum,
    ideas.SHORT_ALLIN_SETS_SIZE: wrong.by(raises.over_a_short_all_in, raises.sized_by_short_all_in),
    ideas.SHORT_ALLIN_REOPENS: wrong.by(raises.over_a_short_all_in, raises.reopened_by_any_all_in),
    ideas.CUMULATIVE_SHORTS_IGNORED: wrong.by(raises.over_a_short_all_in, raises.reopened_by_one_full_raise_only),
    ideas.SHORT_ALLIN_CLOSES_ALL: wrong.by(raises.over_a_short_all_in, raises.closed_by_short_all_in),
    ideas.HALF_RAISE_REOPENS: wrong.by(raises.over_a_short_all_in, raises.reopened_by_half_a_raise),
    ideas.CHECKER_MAY_RAISE: wrong.by(raises.after_a_check, raises.reopened_by_any_all_in),
}


class LegalActions(OfHands, Skill[Hand, tuple[Verb, ...]]):
    """Mark everything that the player to act may do in no-limit hold'em."""

    slug, version, unit, place = "legal-actions", 1, Unit.BETTING, 10
    title = _("What may I do?")
    summary = _("Say which actions a player has on a turn: fold, check, call, bet or raise.")
    questions = {"legal-actions": _("It is the turn of %(player)s. Mark everything that %(player)s may do now.")}
    lesson = _(
        "What a player may do depends on one thing first: is there a bet to answer? If the highest bet in front of "
        "anybody is no more than one’s own, there is nothing to pay: one may check. If it is more, one may call.\n\n"
        "The first chips of a street are a bet. Whoever puts in more than the highest bet raises it. Before the flop "
        "the big blind counts as the bet, so there nobody bets any more: one calls or raises. The big blind, when "
        "everybody has only called, has nothing to pay and may still raise: that is the option. On every later street "
        "nothing lies in front at first, and somebody has to bet before anybody can raise.\n\n"
        "Too few chips take no right away. Whoever cannot pay the price may call all-in for what is left. Whoever has "
        "more than the price, but not enough for a full bet or raise, may put the last chips in on top.\n\n"
        "A raise needs the right to raise. Whoever has not acted yet has it, and whoever has acted, by a check too, "
        "has it again when the bet has grown by at least a full raise. After short all-ins only, there may be no more "
        "than a call or a fold.\n\n"
        "To fold is allowed on every turn, even where a check is free."
    )
    misconceptions = tuple(WRONG_RULES)
    answer = ActionsFormat()
    played = FREE_GAMES

    def deal(self, dealer: Dealer, level: int, profile: RulesProfile) -> Hand:
        if level == 3:
            return deal_over_short_all_ins(dealer, profile)
        return deal_part(dealer, profile, RULE if level == 1 else TRAPS)

    def solve(self, situation: Hand) -> Explained[tuple[Verb, ...]]:
        *steps, last = legal_actions(situation.round, _to_act(situation)).steps
        return Explained((*steps, replace(last, value=last.value.verbs)))

    def misread(self, situation: Hand) -> Mapping[Misconception, tuple[Verb, ...]]:
        seat, right = _to_act(situation), self.solve(situation).value
        readings = {idea: rule(situation, seat, right) for idea, rule in WRONG_RULES.items()}
        return {idea: actions for idea, actions in readings.items() if actions is not None}

    def ask(self, situation: Hand) -> Asked:
        return Asked("legal-actions", {"player": _to_act(situation)})

    def picture(self, situation: Hand) -> Table:
        return table_of(situation, turn=True)

    def moments(self, hand: Hand) -> Iterable[Hand]:
        """Every decision of the betting."""
        return (now for now in states(hand) if now.to_act is not None)


def _to_act(hand: Hand) -> Seat:
    assert hand.to_act is not None, "deal stops where somebody is to act"
    return hand.to_act
