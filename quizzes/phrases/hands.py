"""Words of engine/hands.py."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from quizzes.engine.trace import Rule

PHRASES: dict[Rule, Promise] = {
    # Translators: %(value)s is "two pair, aces and kings", %(cards)s five cards.
    Rule.BEST_FIVE: _("%(seat)s has %(value)s: %(cards)s."),
}
