"""Words of engine/showdown.py."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from quizzes.engine.trace import Rule

PHRASES: dict[Rule, Promise] = {
    Rule.BOARD_PLAYS: _("The best five are the board itself, %(board)s: %(seats)s all play it."),
    # Translators: %(category)s is "a flush", "two pair", …
    Rule.HIGHEST_CATEGORY: ngettext_lazy(
        "The best kind of hand here is %(category)s, and only %(seats)s has it.",
        "The best kind of hand here is %(category)s: %(seats)s have it.",
        "seats_count",
    ),
    # Translators: "The kicker decides: ace over queen." %(part)s comes from the list "The pair", "The kicker", …
    Rule.RANK_DECIDES: ngettext_lazy(
        "%(part)s decides: %(rank)s over %(lower)s. That leaves %(seats)s.",
        "%(part)s decides: %(rank)s over %(lower)s. That leaves %(seats)s.",
        "seats_count",
    ),
    Rule.EQUAL_HANDS: _(
        "%(seats)s are equal in all five cards. Suits never break a tie, and a sixth card does not count."
    ),
    Rule.LOWEST_CATEGORY: ngettext_lazy(
        "The lowest kind of hand here is %(category)s, and only %(seats)s has it.",
        "The lowest kind of hand here is %(category)s: %(seats)s have it.",
        "seats_count",
    ),
    # Translators: %(category)s is "four cards", "three cards", …
    Rule.BADUGI_SIZE_FIRST: ngettext_lazy(
        "More cards come first: %(category)s, and only %(seats)s has so many.",
        "More cards come first: %(category)s, and %(seats)s have so many.",
        "seats_count",
    ),
    Rule.LOW_RANK_DECIDES: ngettext_lazy(
        "%(part)s decides, and lower wins: %(rank)s under %(lower)s. That leaves %(seats)s.",
        "%(part)s decides, and lower wins: %(rank)s under %(lower)s. That leaves %(seats)s.",
        "seats_count",
    ),
    Rule.EQUAL_LOWS: _("%(seats)s are equal in every card that counts. Suits never break a tie."),
    Rule.NO_LOW_IN_POT: _("Nobody has a low: the high hand takes the whole pot."),
    Rule.TWO_BOARDS: _("The board is run twice: each run is worth half of every pot."),
    Rule.TWO_BOARDS_SHARE: _("%(chips)s for two boards: %(value)s for the first and %(less)s for the second."),
    Rule.HALVES: _("%(chips)s in two halves: %(value)s for the high hand and %(less)s for the low one."),
    Rule.SAME_BOTH_WAYS: _("%(seats)s tie both ways: the %(chips)s are shared as evenly as possible."),
    Rule.ODD_CHIP_BY_CARD: _("In stud an odd chip goes by card and suit: %(seat)s has the deciding card, %(card)s."),
    Rule.BEST_BOARD_SHOWS_FIRST: _("Nobody bet on the last street: %(seat)s, who would act first, shows first."),
    Rule.WINNERS: ngettext_lazy("So %(seats)s wins.", "So %(seats)s tie and share the pot.", "seats_count"),
    Rule.CARDS_UNKNOWN: _("The cards that decide are not known yet."),
    Rule.ALL_HANDS_TABLED: ngettext_lazy(
        "%(seats)s is all-in and no more betting is possible: all hands are turned face up at once.",
        "%(seats)s are all-in and no more betting is possible: all hands are turned face up at once.",
        "seats_count",
    ),
    Rule.ALL_IN_SHOWS_FIRST: _("%(seat)s pushed all-in, and shows first."),
    Rule.LAST_AGGRESSOR: _("%(seat)s made the last bet or raise of the last street, and shows first."),
    Rule.NO_BET_ON_LAST_STREET: _("Nobody bet on the last street: %(seat)s, the first to act on it, shows first."),
    Rule.SIDE_POT_SHOWS_FIRST: _("The side pot is settled before the main pot: %(seats)s show before the others."),
    Rule.NO_SHOWDOWN: _("There is no showdown."),
    Rule.SHOW_ORDER: _("The hands are shown in this order: %(seats)s."),
    Rule.ONLY_CLAIMANT: _("Only %(seat)s can win this pot of %(chips)s: no showdown is needed for it."),
    Rule.POT_WON: ngettext_lazy(
        "The pot of %(chips)s goes to %(seats)s.", "The pot of %(chips)s is shared by %(seats)s.", "seats_count"
    ),
    Rule.POTS_WON: _("Each pot has its winner."),
    Rule.POT_SHARE: _("%(chips)s shared by %(count)s: %(value)s each."),
    Rule.ODD_CHIPS: ngettext_lazy(
        "One chip is left over: it goes to the first of them left of the button, %(seats)s.",
        "%(count)s chips are left over: one each, from the first of them left of the button: %(seats)s.",
        "count",
    ),
    Rule.POT_SPLIT: _("So the pot of %(chips)s is paid: %(value)s."),
    Rule.PAYOUTS: _("Paid from the pots: %(shares)s."),
    Rule.STACKS_AFTER: _("After the hand: %(stacks)s."),
}
