"""Words of engine/betting.py."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from quizzes.engine.trace import Rule

PHRASES: dict[Rule, Promise] = {
    Rule.NO_BET_YET: _("Nobody has bet on this street yet."),
    Rule.BIG_BLIND_IS_BET: _("Before the flop the big blind counts as the opening bet: %(value)s, posted by %(seat)s."),
    Rule.HIGHEST_BET: _("The highest bet is %(value)s, by %(seat)s."),
    Rule.FULL_BIG_BLIND: _(
        "%(seat)s could post only %(posted)s of the big blind. The price stays the full big blind, %(value)s."
    ),
    Rule.ALREADY_IN: _("%(seat)s already has %(value)s in front."),
    Rule.AMOUNT_TO_CALL: _("So a call costs %(high)s − %(mine)s = %(value)s."),
    Rule.NOTHING_TO_CALL: _("So there is nothing to call."),
    Rule.OPENING_SIZE: _(
        "Nobody has made a full bet or raise on this street yet: the size is the big blind, %(value)s."
    ),
    Rule.BET_IS_SIZE: _("The only full bet is the opening bet of %(seat)s: its size is %(value)s."),
    Rule.LAST_FULL_RAISE: _(
        "The last full raise is by %(seat)s, from %(before)s to %(to)s: its size is %(to)s − %(before)s = %(value)s."
    ),
    Rule.SHORT_ALL_IN: _(
        "The all-in of %(seat)s to %(to)s adds only %(value)s. That is less than a full raise, so the size stays %(size)s."
    ),
    Rule.NOT_YET_ACTED: _("%(seat)s has not acted on this street yet, and so may raise."),
    Rule.BIG_BLIND_OPTION: _(
        "%(seat)s posted the big blind and has not acted yet: the option to raise is still there."
    ),
    Rule.FACES_FULL_RAISE: _(
        "%(seat)s has already acted with %(mine)s in. To call now costs %(high)s − %(mine)s = %(facing)s, at least a full "
        "raise of %(size)s: the betting is open again for %(seat)s."
    ),
    Rule.FACES_LESS: _(
        "%(seat)s has already acted with %(mine)s in. To call now costs %(high)s − %(mine)s = %(facing)s, less than a full "
        "raise of %(size)s: the betting is not open again for %(seat)s."
    ),
    Rule.NOBODY_LEFT_TO_CALL: _("Nobody else has chips left to bet: a raise by %(seat)s would have no purpose."),
    Rule.MINIMUM_BET: _("A bet is at least the big blind: %(value)s."),
    Rule.MINIMUM_RAISE_TO: _("So a raise must be to at least %(high)s + %(size)s = %(value)s."),
    Rule.MAY_NOT_RAISE: _("So %(seat)s may not raise: only call or fold."),
    Rule.ALL_IN_FOR_LESS: _("The price is %(price)s; %(seat)s may call all-in for the %(value)s left."),
    Rule.NOTHING_LEFT_TO_RAISE: _(
        "A call takes all the chips that %(seat)s has: nothing is left to raise with, and an all-in is a call here."
    ),
    Rule.ALL_IN_BELOW_MINIMUM: _(
        "%(seat)s has only %(value)s in all, less than %(least)s: the last chips may still go in, all-in."
    ),
    Rule.MAXIMUM_BET: _("Without a limit the most is all-in: %(mine)s in front and %(stack)s behind make %(value)s."),
    Rule.BRING_IN_IS_BET: _("The bring-in is the price: %(value)s."),
    Rule.LIMIT_SIZE: _("The limit fixes every bet and raise of this street at %(value)s."),
    Rule.LIMIT_BET: _("So a bet is exactly %(value)s."),
    Rule.LIMIT_RAISE_TO: _("So a raise is to exactly %(high)s + %(size)s = %(value)s."),
    Rule.COMPLETE_TO: _(
        "The last full level is %(level)s: whoever raises completes it to %(level)s + %(size)s = %(value)s."
    ),
    Rule.BELOW_HALF_A_BET: _(
        "The all-in of %(seat)s to %(to)s adds %(value)s, less than half a bet of %(size)s: it does not count as a raise."
    ),
    Rule.HALF_A_BET_COUNTS: _(
        "The all-in of %(seat)s to %(to)s adds %(value)s, at least half a bet of %(size)s: in a fixed limit it counts as a raise."
    ),
    Rule.FACES_HALF_A_BET: _(
        "%(seat)s has already acted with %(mine)s in. To call now costs %(high)s − %(mine)s = %(facing)s, at least half a bet "
        "of %(size)s: in a fixed limit the betting is open again for %(seat)s."
    ),
    Rule.FACES_LESS_THAN_HALF: _(
        "%(seat)s has already acted with %(mine)s in. To call now costs %(high)s − %(mine)s = %(facing)s, less than half a bet "
        "of %(size)s: the betting is not open again for %(seat)s."
    ),
    Rule.CAP_REACHED: _("The bet and %(raises)s raises have been made: the betting is capped at %(high)s."),
    Rule.OPEN_PAIR_MAY_DOUBLE: _("A pair is showing on fourth street: the larger bet is allowed, up to %(value)s."),
    Rule.POT_ON_TABLE: _("The pot with all bets in front is %(value)s."),
    Rule.POT_AFTER_CALL: _("The call comes first: %(pot)s + %(call)s = %(value)s."),
    Rule.POT_LIMIT_TO: _("A raise may add as much as that: at most %(high)s + %(after)s = %(value)s."),
    Rule.BRINGS_IN: _("%(seat)s must bring it in for %(value)s."),
    Rule.MAY_COMPLETE: _("%(seat)s may also open at once with the full bet of %(value)s."),
    Rule.LEGAL_ACTIONS: _("What %(seat)s may do now: %(actions)s. To fold is always allowed."),
    Rule.NOBODY_TO_ACT: _("It is nobody’s turn."),
}
