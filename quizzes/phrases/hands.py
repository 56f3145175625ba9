"""Words of engine/hands.py."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from quizzes.engine.trace import Rule

PHRASES: dict[Rule, Promise] = {
    # Translators: %(value)s is "two pair, aces and kings", %(cards)s five cards.
    Rule.BEST_FIVE: _("%(seat)s has %(value)s: %(cards)s."),
    Rule.EXACTLY_TWO: _(
        "A hand is exactly two own cards and three of the board: %(seat)s plays %(own)s with %(board)s."
    ),
    Rule.BEST_LOW: _("The lowest five of %(seat)s, with the ace low, are %(value)s: %(cards)s."),
    Rule.BEST_EIGHT_LOW: _("The low of %(seat)s is %(value)s: %(cards)s."),
    Rule.BEST_DEUCE_LOW: _(
        "With the ace high, and straights and flushes counting against it, %(seat)s has %(value)s: %(cards)s."
    ),
    # Translators: %(value)s is "a three-card badugi, 7-4-2", %(cards)s its cards.
    Rule.BEST_BADUGI: _("Of cards that differ in rank and suit, %(seat)s has %(value)s: %(cards)s."),
    Rule.NO_LOW: _("%(seat)s has no low: it needs five different ranks of eight or lower."),
}
