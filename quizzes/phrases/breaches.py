"""Words for what may not happen in a hand: which line, and why not."""

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from quizzes.engine.betting import Breach, maximum_bet, minimum_raise
from quizzes.engine.hand import Await
from quizzes.histories.record import Fault
from quizzes.phrases.values import chips

BREACHES: dict[Breach, Promise] = {
    Breach.NOT_YOUR_TURN: _("it is the turn of %(turn)s"),
    Breach.FACES_A_BET: _("there is a bet of %(high)s: a check is not possible"),
    Breach.NOTHING_TO_CALL: _("there is nothing to call: check or bet"),
    Breach.ALREADY_BET: _("somebody has already bet: write raise and the total"),
    Breach.NOT_YET_BET: _("nobody has bet yet: write bet and the chips"),
    Breach.TOO_SMALL: _("it must be to at least %(least)s, or all-in"),
    Breach.TOO_LARGE: _("the limit does not allow so much: it must be to at most %(most)s"),
    Breach.MORE_THAN_STACK: _("%(turn)s has only %(stack)s in all"),
    Breach.MAY_NOT_RAISE: _("%(turn)s may only call or fold: the betting is not open again"),
    Breach.WRONG_NUMBER_OF_CARDS: _("that is not the right number of cards"),
    Breach.CARD_ALREADY_DEALT: _("one of these cards has already been dealt"),
    Breach.CARD_NOT_HELD: _("this player does not hold all of these cards"),
    Breach.CARD_NOT_IN_DECK: _("one of these cards is not in the deck of this game"),
    Breach.NOT_NOW: _("this cannot happen now"),
}

AWAITS: dict[Await, Promise] = {
    Await.ACT: _("this cannot happen now: a player is to act"),
    Await.DRAW: _("this cannot happen now: the players draw"),
    Await.DEAL: _("this cannot happen now: the players are to be dealt their cards"),
    Await.BOARD: _("this cannot happen now: the next cards of the board are due"),
    Await.SHOWDOWN: _("this cannot happen now: the betting is over, and hands are shown or mucked"),
    Await.NOTHING: _("this cannot happen now: the hand is over"),
}
"""What is due instead, where it is nobody's turn."""

EXAMPLES = _("Write actions like these: p3 raise 225, p3 call, p3 fold, board Qc7s8c, deal p1 AsKd.")
LONGEST_ECHO = 40


def fault(told: Fault, *, lines: bool) -> str:
    """Which action could not be played, and why, in one sentence. `lines`: actions were typed, each on a line."""
    line = told.line if len(told.line) <= LONGEST_ECHO else f"{told.line[:LONGEST_ECHO]}…"
    words = (
        gettext("Line %(number)s, “%(line)s”: %(why)s.")
        if lines
        else gettext("Action %(number)s, “%(line)s”: %(why)s.")
    )
    sentence = words % {"number": told.number, "line": line, "why": _why(told)}
    return f"{sentence} {EXAMPLES}" if lines and told.breach is None else sentence


def _why(told: Fault) -> str:
    if told.breach is None:
        return gettext("this is no action that can be read")
    hand, seat = told.hand, told.hand.to_act
    if seat is None:
        if told.breach is Breach.NOT_YOUR_TURN:
            return str(AWAITS[hand.awaits])
        return str(BREACHES[told.breach]) % {"turn": "", "high": "", "least": "", "most": "", "stack": ""}
    bettor = hand.round.bettors[seat]
    return str(BREACHES[told.breach]) % {
        "turn": seat,
        "high": chips(hand.round.highest_bet),
        "most": chips(maximum_bet(hand.round, seat).value or 0),
        "least": chips(minimum_raise(hand.round, seat).value or 0),
        "stack": chips(bettor.bet + bettor.stack),
    }
