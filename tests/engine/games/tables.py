"""Hands of every game for the tests, in few words."""

from collections.abc import Mapping, Sequence
from typing import Any

from quizzes.engine.best import value_of
from quizzes.engine.betting import Legal, legal_actions, maximum_bet, minimum_raise
from quizzes.engine.cards import parse_cards
from quizzes.engine.games import GAMES, Half
from quizzes.engine.hand import Action, Hand
from quizzes.engine.hands import HandValue
from quizzes.engine.profile import TDA_2024, RulesProfile
from quizzes.engine.round import Breach, IllegalAction
from quizzes.engine.seats import Stakes
from quizzes.engine.showdown import winners
from quizzes.engine.splits import payouts
from quizzes.engine.units import Chips, Seat

DEEP = 100_000


def start(code: str, stacks: Sequence[int], profile: RulesProfile = TDA_2024, **stakes: int) -> Hand:
    """A hand whose forced bets are posted."""
    return Hand.start(GAMES[code], profile, Stakes(**{name: Chips(chips) for name, chips in stakes.items()}), stacks)


def blinds(
    code: str, stacks: Sequence[int], small: int, big: int, profile: RulesProfile = TDA_2024, **more: int
) -> Hand:
    return start(code, stacks, profile, small_blind=small, big_blind=big, **more)


def on(hand: Hand, lines: str) -> Hand:
    """The hand after some lines, "p1 bet 100, p2 fold"."""
    for line in filter(None, (line.strip() for line in lines.split(","))):
        hand = hand.after(Action.parse(line))
    return hand


def refused(hand: Hand, line: str) -> Breach | None:
    """Why an action is not taken; None where it is."""
    try:
        on(hand, line)
    except IllegalAction as illegal:
        return illegal.breach
    return None


def legal(hand: Hand) -> Legal:
    assert hand.to_act is not None
    return legal_actions(hand.round, hand.to_act).value


def least(hand: Hand) -> int | None:
    assert hand.to_act is not None
    return minimum_raise(hand.round, hand.to_act).value


def most(hand: Hand) -> int | None:
    assert hand.to_act is not None
    return maximum_bet(hand.round, hand.to_act).value


def best(code: str, hole: str, board: str = "", half: Half = Half.WHOLE) -> HandValue | None:
    """What the cards are worth in a game."""
    game = GAMES[code]
    ranking = game.rankings[0][1] if half is Half.WHOLE else dict(game.rankings)[half]
    return value_of(game, ranking, parse_cards(hole), parse_cards(board))


def won(code: str, board: str, *holes: str, half: Half = Half.WHOLE) -> list[int]:
    """Who holds the best hand, by place from 1."""
    held = {Seat(place): parse_cards(cards) for place, cards in enumerate(holes)}
    return [seat + 1 for seat in winners(held, parse_cards(board), GAMES[code], half).value]


def paid(hand: Hand) -> list[int]:
    found = payouts(hand).value
    assert found is not None
    return [int(chips) for chips in found]


def deal(holes: Sequence[str], up: Mapping[int, str] | None = None) -> str:
    """Lines that deal to each seat in turn."""
    faces = up or {}
    return ", ".join(
        f"deal p{place} {cards}" + (f" up {faces[place]}" if place in faces else "")
        for place, cards in enumerate(holes, 1)
    )


def stud(doors: Sequence[str], stacks: Sequence[int] | None = None, code: str = "stud", **stakes: Any) -> Hand:
    """A stud hand with these door cards, the down cards unknown."""
    told = {"ante": 1, "bring_in": 5, "small_bet": 15, "big_bet": 30, **stakes}
    profile = told.pop("profile", TDA_2024)
    hand = start(code, stacks or [DEEP] * len(doors), profile, **told)
    return on(hand, ", ".join(f"deal p{place} 2 up {card}" for place, card in enumerate(doors, 1)))


def street(hand: Hand, *up: str) -> Hand:
    """The next street of stud: a card face up to each player in the hand."""
    return on(hand, ", ".join(f"deal {seat} up {card}" for seat, card in zip(hand.live, up, strict=True)))
