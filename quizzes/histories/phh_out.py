"""Writes a hand in the Poker Hand History format, so that phh.py reads the same hand back."""

from collections.abc import Iterable

from quizzes.engine.cards import write_cards
from quizzes.engine.games import NLHE
from quizzes.engine.hand import Action, Hand, Verb
from quizzes.engine.units import Seat

VARIANTS = {NLHE: "NT"}
"""The code of every game that can be written."""


def write(hand: Hand, note: str = "") -> str:
    """One hand, with a line of comment. Raises KeyError for a game that the format, or we, cannot write."""
    stakes, count = hand.stakes, len(hand.stacks)
    antes = [int(stakes.ante)] * count
    if stakes.big_blind_ante:
        antes = [0] * count
        antes[1] = stakes.big_blind_ante  # the big blind's place in the lists, heads-up too
    blinds = [stakes.small_blind, stakes.big_blind, *[0] * (count - 2)]
    lines = [f"# {' '.join(note.split())}"] if note else []
    lines += [
        f'variant = "{VARIANTS[hand.game]}"',
        "ante_trimming_status = true",
        f"antes = {antes}",
        f"blinds_or_straddles = {blinds}",
        f"min_bet = {stakes.big_blind}",
        f"starting_stacks = {list(hand.stacks)}",
        f"_smallest_chip = {stakes.smallest_chip}",
        "actions = [",
        *(f'  "{line}",' for line in _actions(hand)),
        "]",
    ]
    return "\n".join(lines) + "\n"


def write_many(hands: Iterable[tuple[Hand, str]]) -> str:
    """A .phhs file: hands under their numbers, each with its comment."""
    return "\n".join(f"[{number}]\n{write(hand, note)}" for number, (hand, note) in enumerate(hands, 1))


def _actions(hand: Hand) -> Iterable[str]:
    """Every action; first the unknown cards, without which other programs cannot play the hand."""
    dealt = {action.seat for action in hand.log if action.verb is Verb.DEAL}
    for seat in map(Seat, range(len(hand.stacks))):
        if seat not in dealt:
            yield f"d dh {seat} {'??' * hand.game.hole_cards}"
    yield from (_action(hand, action) for action in hand.log)


def _action(hand: Hand, action: Action) -> str:
    cards = write_cards(action.cards)
    match action.verb:
        case Verb.DEAL:
            return f"d dh {action.seat} {cards}"
        case Verb.BOARD:
            return f"d db {cards}"
        case Verb.FOLD:
            return f"{action.seat} f"
        case Verb.CHECK | Verb.CALL:
            return f"{action.seat} cc"
        case Verb.BET | Verb.RAISE:
            return f"{action.seat} cbr {action.to}"
        case Verb.SHOW:
            return f"{action.seat} sm {cards}"
    return f"{action.seat} sm"
