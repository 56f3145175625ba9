"""Words for what lies on the table and what has happened there."""

from collections.abc import Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

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
    "fold": _("%(seat)s folds"),
    "check": _("%(seat)s checks"),
    "call": _("%(seat)s calls %(chips)s"),
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
    "call": _("%(seat)s calls %(chips)s and is all-in"),
    "bet": _("%(seat)s bets %(chips)s and is all-in"),
    "raise": _("%(seat)s raises to %(chips)s and is all-in"),
}

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
        return str(STREET_LINES[told.street]) % facts
    words = ALL_IN_LINES if told.all_in else LINES
    return str(words[told.verb]) % facts
