"""Words for what lies on the table and what has happened there."""

from collections.abc import Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from quizzes.exercises.table import Line
from quizzes.phrases.values import Speaker

ROLES: dict[str, Promise] = {
    "button": _("button"),
    "small-blind": _("small blind"),
    "big-blind": _("big blind"),
}

LINES: dict[str, Promise] = {
    "ante": _("%(seat)s posts the ante, %(chips)s"),
    "small-blind": _("%(seat)s posts the small blind, %(chips)s"),
    "big-blind": _("%(seat)s posts the big blind, %(chips)s"),
    "big-blind-ante": _("%(seat)s posts the ante for the table, %(chips)s"),
    "button-blind": _("%(seat)s posts the blind on the button, %(chips)s"),
    "straddle": _("%(seat)s straddles, %(chips)s"),
    "live-post": _("%(seat)s posts %(chips)s to come in"),
    "dead-post": _("%(seat)s posts a missed small blind, %(chips)s"),
    "bring-in": _("%(seat)s brings it in for %(chips)s"),
    "fold": _("%(seat)s folds"),
    "check": _("%(seat)s checks"),
    "call": _("%(seat)s calls %(chips)s"),
    "draw": ngettext_lazy("%(seat)s changes %(count)s card", "%(seat)s changes %(count)s cards", "count"),
    "bet": _("%(seat)s bets %(chips)s"),
    "raise": _("%(seat)s raises to %(chips)s"),
    "show": _("%(seat)s shows %(cards)s"),
    "muck": _("%(seat)s mucks"),
}

ALL_IN_LINES: dict[str, Promise] = {
    "ante": _("%(seat)s posts %(chips)s of the ante and is all-in"),
    "small-blind": _("%(seat)s posts %(chips)s of the small blind and is all-in"),
    "big-blind": _("%(seat)s posts %(chips)s of the big blind and is all-in"),
    "big-blind-ante": _("%(seat)s posts %(chips)s of the ante for the table and is all-in"),
    "button-blind": _("%(seat)s posts %(chips)s as blind on the button and is all-in"),
    "straddle": _("%(seat)s straddles, %(chips)s, and is all-in"),
    "live-post": _("%(seat)s posts %(chips)s to come in and is all-in"),
    "dead-post": _("%(seat)s posts %(chips)s of a missed small blind and is all-in"),
    "bring-in": _("%(seat)s brings it in for %(chips)s and is all-in"),
    "call": _("%(seat)s calls %(chips)s and is all-in"),
    "bet": _("%(seat)s bets %(chips)s and is all-in"),
    "raise": _("%(seat)s raises to %(chips)s and is all-in"),
}

STANDS_PAT = _("%(seat)s stands pat")
OTHER_STREET = _("%(street)s: %(cards)s")
STREET_LINES: dict[str, Promise] = {
    "flop": _("Flop: %(cards)s"),
    "turn": _("Turn: %(cards)s"),
    "river": _("River: %(cards)s"),
}


def line(told: Line, names: Sequence[str], html: bool = False) -> str:
    """One line of what has happened, without a full stop."""
    speaker = Speaker(names, html)
    facts = {"seat": speaker.word(told.seat), "chips": speaker.word(told.chips), "cards": speaker.word(told.cards)}
    if told.street:
        return str(STREET_LINES.get(told.street, OTHER_STREET) % {**facts, "street": speaker.word(told.street)})
    if told.verb == "draw" and not told.count:
        return str(STANDS_PAT % facts)
    words = ALL_IN_LINES if told.all_in else LINES
    return str(words[told.verb] % {**facts, "count": told.count})
