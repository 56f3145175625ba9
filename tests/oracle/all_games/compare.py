"""The engine and the second grader side by side, after every line of a hand."""

from collections.abc import Iterator
from random import Random
from typing import Any

from quizzes.engine.action import Action
from quizzes.engine.hand import Await, Hand
from quizzes.engine.pots import pots_of
from quizzes.engine.round import IllegalAction
from quizzes.engine.seats import first_to_act, next_to_act
from quizzes.engine.showdown import show_order
from quizzes.engine.splits import final_stacks
from tests.oracle.all_games import settle
from tests.oracle.all_games.driver import legal, play, start
from tests.oracle.all_games.follow import Follow
from tests.oracle.all_games.sheets import HOUSES

Difference = tuple[str, Any, Any]
"""What is asked, the engine's answer, the second grader's."""


def follow(hand: Hand) -> Follow:
    """The second grader at the start of a hand."""
    return Follow(hand.game.code, hand.profile.name, hand.stakes, hand.stacks, hand.posts)


def differences(hand: Hand, rng: Random, probing: float = 1.0) -> Iterator[tuple[Hand, Difference]]:
    """Play the hand to its end; whatever the two do not agree on, and whatever is not kept on the way."""
    second = follow(hand)
    yield from ((hand, found) for found in _posts(hand))
    for state, line in play(hand, rng):
        for found in (*_conserved(state), *_asked(state, second, probing > rng.random())):
            yield state, found
        if line:
            second.read(line)
        elif state.awaits is Await.NOTHING:
            yield from ((state, found) for found in _settled(state, second))


def seeded(code: str, seed: int) -> tuple[Hand, Random]:
    """A table by its number: the house rules take turns."""
    rng = Random(f"{code} {seed}")
    return start(code, [*HOUSES][seed % len(HOUSES)], rng), rng


def _posts(hand: Hand) -> Iterator[Difference]:
    """What is asked of each seat, in order, and paid as far as his chips go."""
    count, stakes = len(hand.stacks), hand.stakes
    small, big = (1, 0) if count == 2 else (0, 1)
    due = [("ante", seat, stakes.ante) for seat in range(count)]
    if hand.game.code == "shortdeck":
        due.append(("button-blind", count - 1, stakes.big_blind))
    due += [("small-blind", small, stakes.small_blind)] if stakes.small_blind else []
    due += [("big-blind", big, stakes.big_blind)] if stakes.small_blind else []
    due.append(("big-blind-ante", big, stakes.big_blind_ante))
    left, paid = list(hand.stacks), []
    for kind, seat, chips in due:
        if chips:
            paid.append((kind, seat, min(chips, left[seat])))
            left[seat] -= min(chips, left[seat])
    found = [(str(posted.post), posted.seat, posted.chips) for posted in hand.posts]
    if found != paid:
        yield "posts", found, paid


def _conserved(hand: Hand) -> Iterator[Difference]:
    total = sum(hand.stacks)
    behind = [bettor.stack for bettor in hand.round.bettors]
    table = sum(hand.put_in) + hand.dead
    if sum(behind) + table != total:
        yield "chips", sum(behind) + table, total
    if min(behind) < 0:
        yield "negative stack", behind, None
    found = pots_of(hand).value
    laid = sum(pot.chips for pot in found.pots) + sum(chips for _, chips in (*found.in_front, *found.returned))
    if laid != table:
        yield "chips in pots", laid, table


def _asked(hand: Hand, second: Follow, probing: bool) -> Iterator[Difference]:
    """Whose turn it is, and what he may do."""
    if hand.to_draw is not None:
        if hand.to_draw != second.to_draw():
            yield "who draws", hand.to_draw, second.to_draw()
    elif hand.to_act is not None:
        seat = second.to_bet()
        if seat != hand.to_act or seat != next_to_act(hand).value:
            yield "who acts", hand.to_act, seat
            return
        if hand.last_to_act is None and first_to_act(hand).value != seat:
            yield "who opens", first_to_act(hand).value, seat
        yield from _options(hand, second, seat)
    elif not any(hand.owed[seat] for seat in hand.live) and len(hand.board) >= hand.board_due:
        if (second.to_bet(), second.to_draw()) != (None, None):
            yield "who acts", None, (second.to_bet(), second.to_draw())
        return
    else:
        return
    if probing:
        yield from _probed(hand)


def _options(hand: Hand, second: Follow, seat: int) -> Iterator[Difference]:
    options = legal(hand)
    spread = options.bet or options.raise_to
    totals = second.raise_totals(seat)
    price = 0 if second.unopened else min(second.price(seat), second.behind[seat])
    expected = {
        "fold": True,
        "check": not price and not second.unopened,
        "call": price or None,
        "bring-in": min(second.stakes.bring_in, second.behind[seat]) if second.unopened else None,
        "raise": (min(totals), max(totals)) if totals else None,
        "is a bet": bool(totals) and not second.unopened and second.heights[-1] == 0,
    }
    told = {
        "fold": options.fold,
        "check": options.check,
        "call": options.call,
        "bring-in": options.bring_in,
        "raise": (spread.min, spread.max) if spread else None,
        "is a bet": options.bet is not None,
    }
    for name, value in expected.items():
        if told[name] != value:
            yield name, told[name], value


def _probed(hand: Hand) -> Iterator[Difference]:
    """What is called legal is taken, at its least and its most; one chip less or more, and all else, is refused."""
    options = legal(hand)
    seat = hand.to_act if hand.to_draw is None else hand.to_draw
    assert seat is not None
    most = hand.round.bettors[seat].most
    spread = options.bet or options.raise_to
    wanted = {
        "fold": options.fold,
        "check": options.check,
        "call": options.call is not None,
        "bring-in": options.bring_in is not None,
        "draw 0": options.draw is not None,
        f"bet {most}": options.bet is not None and options.bet.max == most,
        f"raise {most}": options.raise_to is not None and options.raise_to.max == most,
        f"raise {most + 1}": False,
    }
    verb = "bet" if options.bet else "raise"
    if spread:
        wanted |= {f"{verb} {spread.min - 1}": False, f"{verb} {spread.max + 1}": False}
        wanted |= {f"{verb} {spread.min}": True, f"{verb} {spread.max}": True}
        if hand.game.betting == "fixed-limit" and spread.max - spread.min > 1 and most > spread.max:
            wanted[f"{verb} {spread.min + 1}"] = False
    for words, right in wanted.items():
        if accepted(hand, f"p{seat + 1} {words}") != right:
            yield f"legal: {words}", not right, right


def accepted(hand: Hand, line: str) -> bool:
    """Whether the engine takes an action."""
    try:
        hand.after(Action.parse(line))
    except IllegalAction:
        return False
    return True


def _settled(hand: Hand, second: Follow) -> Iterator[Difference]:
    """At the end: the pots, the stacks, and the order of showing as it stood before anybody showed."""
    found = pots_of(hand).value
    merged: dict[tuple[int, ...], int] = {}
    for pot in found.pots:
        merged[tuple(map(int, pot.seats))] = merged.get(tuple(map(int, pot.seats)), 0) + pot.chips
    laid = settle.settled(second)
    peeled = {seats: chips for chips, seats in laid.pots}
    if merged != peeled or dict(found.returned) != laid.returned:
        yield "pots", (merged, found.returned), (peeled, laid.returned)
    stacks = final_stacks(hand).value
    right = settle.final_stacks(second)
    if stacks is None or list(stacks) != right:
        yield "final stacks", stacks, right
    if stacks is not None and sum(stacks) != sum(hand.stacks):
        yield "chips at the end", sum(stacks), sum(hand.stacks)
    order, shown = show_order(hand).value, settle.show_order(second)
    if order != (None if shown is None else tuple(shown)):
        yield "show order", order, shown
