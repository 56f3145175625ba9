"""Words of engine/seats.py."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from quizzes.engine.trace import Rule

PHRASES: dict[Rule, Promise] = {
    Rule.ANTE: _("%(seat)s posts %(value)s as ante."),
    Rule.SMALL_BLIND: _("%(seat)s posts %(value)s as small blind."),
    Rule.BIG_BLIND: _("%(seat)s posts %(value)s as big blind."),
    Rule.BIG_BLIND_ANTE: _("%(seat)s posts %(value)s as ante for the whole table."),
    Rule.BUTTON_BLIND: _("%(seat)s posts %(value)s as blind on the button."),
    Rule.BUTTON_BLIND_STARTS: _("With a blind on the button every round starts left of the button, with %(seat)s."),
    Rule.DEAD_BUTTON_STARTS: _("The button lies before an empty chair; the first to its left is %(seat)s."),
    Rule.DOOR_CARDS: _("The first face-up cards are: %(doors)s."),
    Rule.LOWEST_CARD_BRINGS_IN: _(
        "The lowest card brings it in, the ace is high, equal ranks go by suit with clubs lowest: %(card)s of %(seat)s."
    ),
    Rule.HIGHEST_CARD_BRINGS_IN: _(
        "In razz the highest card brings it in, the ace is low, equal ranks go by suit with spades highest: %(card)s of %(seat)s."
    ),
    Rule.HIGHEST_BOARD_OPENS: ngettext_lazy(
        "The best hand showing opens: %(seats)s with %(cards)s.",
        "The best hand showing opens, and these are equal: %(seats)s.",
        "seats_count",
    ),
    Rule.LOWEST_BOARD_OPENS: ngettext_lazy(
        "The lowest hand showing opens: %(seats)s with %(cards)s.",
        "The lowest hand showing opens, and these are equal: %(seats)s.",
        "seats_count",
    ),
    Rule.EQUAL_BOARDS_BY_SUIT: _("Of equal boards the highest card by suit opens: %(card)s of %(seat)s."),
    Rule.EQUAL_BOARDS_BY_POSITION: _("Of equal boards the first clockwise from the dealer opens: %(seat)s."),
    Rule.DRAWS_NEXT: _("It is the turn of %(seat)s to draw."),
    Rule.MAY_DRAW: _("%(seat)s may change up to %(value)s cards, or stand pat."),
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
    Rule.NO_POSITIONS: _("Without a button the seats have no names."),
    Rule.POSITION: _("At a table of %(count)s, the place of %(seat)s is called %(value)s."),
}
