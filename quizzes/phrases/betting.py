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
    Rule.MAXIMUM_BET: _("Without a limit the most is all-in: %(mine)s in front and %(stack)s behind make %(value)s."),
    Rule.LEGAL_ACTIONS: _("That is what %(seat)s may do."),
    Rule.NOBODY_TO_ACT: _("It is nobody’s turn."),
}
