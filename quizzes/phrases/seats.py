"""Words of engine/seats.py."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from quizzes.engine.trace import Rule

PHRASES: dict[Rule, Promise] = {
    Rule.ANTE: _("%(seat)s posts %(value)s as ante."),
    Rule.SMALL_BLIND: _("%(seat)s posts %(value)s as small blind."),
    Rule.BIG_BLIND: _("%(seat)s posts %(value)s as big blind."),
    Rule.BIG_BLIND_ANTE: _("%(seat)s posts %(value)s as ante for the whole table."),
    Rule.POSTS: _("All forced bets are posted."),
    Rule.HEADS_UP_BLINDS: _(
        "With two players the button, %(button)s, posts the small blind: first to act before the flop, last afterwards. "
        "%(other)s has the big blind."
    ),
    Rule.FIRST_ROUND_STARTS: _(
        "Before the flop the action starts left of the big blind. The big blind is %(big_blind)s, so the turn to speak "
        "comes to %(seat)s."
    ),
    Rule.LATER_ROUND_STARTS: _(
        "After the flop every round starts left of the button. The button is %(button)s, so the turn to speak comes "
        "to %(seat)s."
    ),
    Rule.FOLDED_SKIPPED: _("%(seat)s has folded and is passed over."),
    Rule.ALL_IN_SKIPPED: _("%(seat)s is all-in, has nothing left to decide and is passed over."),
    Rule.ACTS_FIRST: _("So %(seat)s acts first."),
    Rule.ACTS_NEXT: _("After %(after)s it is the turn of %(seat)s."),
    Rule.ROUND_IS_OVER: _("Everybody has answered the last bet: the round is over."),
    Rule.BETTING_IS_OVER: _("Nobody is left who could bet against somebody: the betting is over."),
    Rule.POSITION: _("At a table of %(count)s, the place of %(seat)s is called %(value)s."),
}
