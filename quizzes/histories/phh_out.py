"""Writes a hand in the Poker Hand History format, so that it reads back to the same hand; its eleven variants only."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from quizzes.engine.action import Action, Verb
from quizzes.engine.cards import write_cards
from quizzes.engine.games import Betting, Opening
from quizzes.engine.hand import Hand
from quizzes.engine.seats import Post
from quizzes.engine.splits import final_stacks
from quizzes.engine.units import NO_CHIPS, Chips, Seat
from quizzes.histories import phh
from quizzes.histories.phh_lines import UNKNOWN
from quizzes.histories.record import Unreadable

VARIANTS = {game: variant for variant, game in phh.GAMES.items()}
"""The code of every game that can be written."""

_SAME = ("game", "stacks", "button", "round", "gathered", "dead", "holes", "up", "to_act", "to_draw", "board", "mucked")


class Unwritable(Exception):
    """A hand that the format cannot tell. Its text is one sentence that says why."""


def write(hand: Hand, note: str = "") -> str:
    """The text of a .phh file, with a line of comment. Raises Unwritable.

    >>> from quizzes.engine.games import GAMES
    >>> from quizzes.engine.profile import TDA_2024
    >>> from quizzes.engine.seats import Stakes
    >>> print(write(Hand.start(GAMES["nlhe"], TDA_2024, Stakes(5, 10), (100, 200))).splitlines()[3])
    blinds_or_straddles = [5, 10]
    """
    if hand.game not in VARIANTS:
        raise Unwritable(f"PHH has no variant for {hand.game.code}, only {', '.join(VARIANTS.values())}.")
    if hand.second_board:
        raise Unwritable("PHH cannot tell a hand that was run twice.")
    text = "".join(f"{name} = {value}\n" for name, value in _fields(hand).items())
    if note:
        text = f"# {' '.join(note.split())}\n{text}"
    try:
        record = phh.read(text.encode())
        again = phh.play(record, hand.profile)
    except Unreadable as why:
        raise Unwritable(f"PHH cannot tell this hand: {why}.") from why
    if any(getattr(again, name) != getattr(hand, name) for name in _SAME):
        raise Unwritable("PHH cannot tell what was posted in this hand, or where the button was.")
    return text


def write_many(hands: Iterable[tuple[Hand, str]]) -> str:
    """A .phhs file: hands under their numbers, each with its comment; of one that cannot be told, only why."""
    return "\n".join(f"[{number}]\n{_write_or_say(hand, note)}" for number, (hand, note) in enumerate(hands, 1))


def _write_or_say(hand: Hand, note: str) -> str:
    try:
        return write(hand, note)
    except Unwritable as why:
        return f"# {note}: {why}\n"


def _fields(hand: Hand) -> Mapping[str, object]:
    stakes, game = hand.stakes, hand.game
    found: dict[str, object] = {
        "variant": f'"{VARIANTS[game]}"',
        "ante_trimming_status": "true",
        "antes": _in_order(_antes(hand)),
    }
    if game.opening is Opening.BRING_IN:
        found["bring_in"] = stakes.bring_in
    else:
        found["blinds_or_straddles"] = _in_order(_blinds(hand))
    if game.betting is Betting.FIXED_LIMIT:
        found |= {"small_bet": stakes.limit(big=False), "big_bet": stakes.limit(big=True)}
    else:
        found["min_bet"] = stakes.big_blind
    found["starting_stacks"] = list(hand.stacks)
    found["_smallest_chip"] = stakes.smallest_chip
    found["actions"] = "\n".join(["[", *(f'  "{line}",' for line in _lines(hand)), "]"])
    finishing = final_stacks(hand).value
    if finishing is not None:
        found["finishing_stacks"] = list(finishing)
    return found


def _in_order(chips: Sequence[Chips]) -> list[Chips]:
    """The format reads both lists reversed heads-up."""
    return list(chips[::-1] if len(chips) == 2 else chips)


def _antes(hand: Hand) -> list[Chips]:
    antes = [hand.stakes.ante] * len(hand.stacks)
    if hand.stakes.big_blind_ante:
        antes[hand.blind or 0] = hand.stakes.big_blind_ante
    return antes


def _blinds(hand: Hand) -> list[Chips]:
    """What was asked of each seat: of a short stack more than it could post."""
    asked = {
        Post.SMALL_BLIND: hand.stakes.small_blind,
        Post.BIG_BLIND: hand.stakes.big_blind,
        Post.BUTTON_BLIND: hand.stakes.big_blind,
    }
    blinds = [NO_CHIPS] * len(hand.stacks)
    for posted in hand.posts:
        if posted.post not in (Post.ANTE, Post.BIG_BLIND_ANTE):
            blinds[posted.seat] = asked.get(posted.post, posted.chips)
    return blinds


def _lines(hand: Hand) -> Iterator[str]:
    """Every action; first the unknown cards, without which other programs cannot play the hand."""
    dealt = {action.seat for action in hand.log if action.verb is Verb.DEAL}
    if hand.game.opening is not Opening.BRING_IN:
        unseen = UNKNOWN * hand.game.streets[0].down
        yield from (f"d dh {seat} {unseen}" for seat in map(Seat, range(len(hand.stacks))) if seat not in dealt)
    for action in hand.log:
        cards = write_cards(action.cards) + UNKNOWN * action.unknown + write_cards(action.up)
        match action.verb:
            case Verb.DEAL:
                yield f"d dh {action.seat} {cards}"
            case Verb.BOARD:
                yield f"d db {cards}"
            case Verb.SHOW:
                yield f"{action.seat} sm {_shown(hand, action)}"
            case _:
                yield " ".join(filter(None, (str(action.seat), _VERBS[action.verb], str(action.to or ""), cards)))


def _shown(hand: Hand, action: Action) -> str:
    """The cards of a hand that is tabled, also where the action only says that it is."""
    assert action.seat is not None
    known = action.cards or hand.holes[action.seat]
    return write_cards(known) + UNKNOWN * (hand.own_cards - len(known))


_VERBS = {
    Verb.FOLD: "f",
    Verb.CHECK: "cc",
    Verb.CALL: "cc",
    Verb.BET: "cbr",
    Verb.RAISE: "cbr",
    Verb.BRING_IN: "pb",
    Verb.DRAW: "sd",
    Verb.MUCK: "sm",
}
