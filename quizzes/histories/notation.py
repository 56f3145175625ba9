"""Plays a hand that is typed in the engine's own notation, an action a line: "p3 raise 225", "board Qc7s8c"."""

from collections.abc import Iterable

from quizzes.engine.betting import IllegalAction
from quizzes.engine.hand import Action, Hand
from quizzes.histories.record import Fault, Unreadable


def play(hand: Hand, lines: Iterable[str]) -> Hand:
    """The hand after these lines; empty ones and comments after # tell nothing. Raises Unreadable, naming the line."""
    for number, line in enumerate(lines, 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        try:
            hand = hand.after(Action.parse(text))
        except IllegalAction as illegal:
            why = f"line {number} {text!r} is not legal: {illegal.breach.replace('-', ' ')}"
            raise Unreadable(why, Fault(number, text, hand, illegal.breach)) from illegal
        except (ValueError, IndexError) as error:
            raise Unreadable(f"line {number} {text!r} is no action", Fault(number, text, hand)) from error
    return hand
