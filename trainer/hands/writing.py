"""Writes the next line of a hand that is being built, in the engine's own notation."""

from collections.abc import Iterator
from secrets import SystemRandom

from quizzes.engine.cards import DECK, Card, write_cards
from quizzes.engine.hand import Action, Await, Hand, Verb
from quizzes.exercises.answers import parse_chips


def next_lines(hand: Hand, do: str, to: str) -> list[str]:
    """What a button adds. Raises Unreadable where a bet has no chips; nothing where the button does not fit."""
    match do:
        case "fold" | "check" | "call" if hand.to_act is not None:
            return [str(Action(Verb(do), hand.to_act))]
        case "raise" if hand.to_act is not None:
            verb = Verb.RAISE if hand.round.highest_bet else Verb.BET
            return [str(Action(verb, hand.to_act, parse_chips(to)))]
        case "board" if hand.awaits is Await.BOARD:
            count = hand.game.streets[hand.street + 1].board
            return [str(Action(Verb.BOARD, cards=tuple(_unseen(hand, count))))]
        case "cards":
            return list(_cards_for_all(hand))
    return []


def _cards_for_all(hand: Hand) -> Iterator[str]:
    each = hand.game.hole_cards
    waiting = [seat for seat in hand.live if not hand.holes[seat]]
    cards = _unseen(hand, each * len(waiting))
    for at, seat in enumerate(waiting):
        yield f"deal {seat} {write_cards(tuple(cards[at * each : (at + 1) * each]))}"


def _unseen(hand: Hand, count: int) -> list[Card]:
    """Any cards that lie nowhere yet."""
    seen = {*hand.board, *(card for hole in hand.holes for card in hole)}
    return SystemRandom().sample([card for card in DECK if card not in seen], count)
