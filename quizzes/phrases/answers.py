"""Words for answers that cannot be read: what was not understood, and what to type instead."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from quizzes.exercises.answers import MOST_DIGITS, Problem

PROBLEMS: dict[Problem, Promise] = {
    Problem.EMPTY: _("There is no answer yet. Give one, then check it."),
    Problem.NOT_CHIPS: _("“%(typed)s” is not a whole number of chips. Type digits, such as 1500 or 1,500."),
    Problem.TOO_MANY_DIGITS: _("“%(typed)s” has too many digits. Type a whole number of at most %(most)s digits."),
    Problem.NOT_A_SEAT: _("That is not one of the seats. Choose a player at the table."),
    Problem.POT_WITHOUT_SEATS: _("For the pot of %(typed)s, mark the players who can win it."),
    Problem.POT_WITHOUT_CHIPS: _("One pot has players but no chips. Type how many chips are in it."),
    Problem.RETURN_WITHOUT_SEAT: _("You give back %(typed)s: choose the player who gets it."),
    Problem.NO_POT: _(
        "Type the chips of the main pot and mark who can win it. Leave the other rows empty if you need fewer."
    ),
    Problem.NOT_AN_ACTION: _("That is nothing a player can do. Mark actions from the list."),
    Problem.NO_SHARE: _("Somebody wins the chips. Type how many each player gets; leave out those who get nothing."),
}

LONGEST_ECHO = 24


def problem(code: Problem, typed: str) -> str:
    """What the learner is told; a very long text is quoted by its beginning."""
    quoted = typed if len(typed) <= LONGEST_ECHO else f"{typed[:LONGEST_ECHO]}…"
    return str(PROBLEMS[code]) % {"typed": quoted, "most": MOST_DIGITS}
