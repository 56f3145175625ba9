"""Words of engine/moving_button.py."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from quizzes.engine.trace import Rule

PHRASES: dict[Rule, Promise] = {
    Rule.NEXT_BIG_BLIND: _(
        "The big blind goes to the next player after %(last)s: %(value)s. Nobody skips it, and nobody posts it twice."
    ),
    Rule.NEXT_SMALL_BLIND: _("%(seat)s had the big blind and now has the small blind."),
    Rule.DEAD_SMALL_BLIND: _(
        "The small blind falls to the chair of %(seat)s, which is empty: nobody posts it in this hand."
    ),
    Rule.NEXT_BUTTON: _("The button goes to the chair that had the small blind: %(seat)s."),
    Rule.DEAD_BUTTON: _(
        "The button goes to the chair that had the small blind, that of %(seat)s, though it is empty; %(last)s acts last."
    ),
    Rule.BUTTON_WHEN_HEADS_UP: _("With two players the other one, %(seat)s, has the button and the small blind."),
    Rule.BUTTON_MOVES_ON: _("A moving button always goes to the next player after %(last)s: %(value)s."),
    Rule.BIG_BLIND_ADJUSTS: _("The blinds follow it: the big blind is two players after %(button)s, with %(value)s."),
    Rule.SECOND_BIG_BLIND: _(
        "%(seat)s sits in the place of the small blind but has not had the big one: so %(seat)s posts a big blind too."
    ),
    Rule.NEXT_BLINDS: _("The button is with %(seat)s and the big blind with %(big_blind)s."),
    Rule.POSTED_IN_ABSENCE: _("In a tournament blinds are posted also for those who are away: %(seat)s owes none."),
    Rule.WAITS_FOR_BIG_BLIND: _("%(seat)s waits for the big blind and owes nothing more."),
    Rule.MISSED_BIG_BLIND: _("The missed big blind, %(value)s, counts as the bet of %(seat)s."),
    Rule.MISSED_SMALL_BLIND: _(
        "The missed small blind, %(value)s, is dead: it goes to the pot and is no part of the bet of %(seat)s."
    ),
    Rule.MISSED_BLINDS: _("So %(seat)s posts %(total)s."),
    Rule.BETWEEN_BUTTON_AND_SMALL_BLIND: _(
        "A new player is not dealt in between the button and the small blind: %(seat)s waits until the button has passed."
    ),
    Rule.BETWEEN_BUTTON_AND_BIG_BLIND: _(
        "A new player is not dealt in between the button and the big blind: %(seat)s waits, or buys the button."
    ),
    Rule.COMES_IN_AT_ONCE: _("%(seat)s may be dealt in at once."),
}
