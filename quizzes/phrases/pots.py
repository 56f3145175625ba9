"""Words of engine/pots.py."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from quizzes.engine.trace import Rule

PHRASES: dict[Rule, Promise] = {
    Rule.PUT_IN: _("In the whole hand the players have put in: %(bets)s."),
    Rule.UNCALLED_BET: _(
        "%(seat)s put in %(high)s, and nobody else more than %(second)s: the %(value)s that no one called go back to %(seat)s."
    ),
    Rule.NOTHING_UNCALLED: _("The highest amount, %(high)s, was matched: nothing goes back."),
    Rule.MAIN_POT: ngettext_lazy(
        "Main pot: up to %(each)s from each player, folded chips included, make %(value)s. Only %(seats)s can win it.",
        "Main pot: up to %(each)s from each player, folded chips included, make %(value)s. It is between %(seats)s.",
        "seats_count",
    ),
    Rule.SIDE_POT: ngettext_lazy(
        "Side pot %(number)s: up to %(each)s more from each player make %(value)s. It belongs to %(seats)s alone.",
        "Side pot %(number)s: up to %(each)s more from each player make %(value)s. It is between %(seats)s.",
        "seats_count",
    ),
    Rule.FOLDED_CHIPS: _(
        "%(added)s chips of folded hands lie above everybody who is left; they go to the last pot, which makes it %(value)s."
    ),
    Rule.DEAD_CHIPS: _("The ante of %(added)s for the whole table belongs to the main pot, which makes it %(value)s."),
    Rule.LAST_LIVE_HAND: _("Only %(seat)s is left, and takes everything else: %(value)s."),
    Rule.ROUND_STILL_OPEN: _("The round is still open: its bets are still in front of the players."),
    Rule.POTS: ngettext_lazy("So there is one pot: %(amounts)s.", "So there are %(count)s pots: %(amounts)s.", "count"),
}
