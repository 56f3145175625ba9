"""Hands that were played elsewhere, as situations: their states one by one, and how they are kept."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from quizzes.engine.games import GAMES
from quizzes.engine.hand import Action, Hand, Verb
from quizzes.engine.profile import RulesProfile
from quizzes.engine.seats import Stakes

_OF_CARDS = (Verb.DEAL, Verb.SHOW, Verb.MUCK)


def states(hand: Hand) -> Iterator[Hand]:
    """The hand after every action, from the blinds on, as it looked before anybody saw a hole card."""
    now = Hand.start(hand.game, hand.profile, hand.stakes, hand.stacks)
    yield now
    for action in hand.log:
        if action.verb not in _OF_CARDS:
            now = now.after(action)
            yield now


class OfHands:
    """For skills whose situation is a hand in play: how it is kept. Mixed in before Skill."""

    def give(self, situation: Hand) -> Mapping[str, Any]:
        return {
            "game": situation.game.code,
            "stakes": asdict(situation.stakes),
            "stacks": list(situation.stacks),
            "actions": [str(action) for action in situation.log],
        }

    def take(self, kept: Mapping[str, Any], profile: RulesProfile) -> Hand:
        hand = Hand.start(GAMES[kept["game"]], profile, Stakes(**kept["stakes"]), kept["stacks"])
        for text in kept["actions"]:
            hand = hand.after(Action.parse(text))
        return hand
