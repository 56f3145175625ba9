"""Hands that were played elsewhere, as situations: their states one by one, and how they are kept."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from quizzes.engine.games import GAMES, Betting, Opening
from quizzes.engine.hand import Action, Hand, Verb
from quizzes.engine.profile import RulesProfile
from quizzes.engine.seats import Post, Posted, Stakes
from quizzes.engine.units import Chips, Seat

BOARD_GAMES = tuple(code for code, game in GAMES.items() if game.opening is Opening.BLINDS and game.streets[1].board)
"""Games with a button, two blinds and a board."""
HOLDEM_GAMES = tuple(code for code in BOARD_GAMES if GAMES[code].hole_cards == 2)
FREE_GAMES = tuple(code for code in BOARD_GAMES if GAMES[code].betting is not Betting.FIXED_LIMIT)
"""Those in which a player chooses the size of a raise."""

_OF_CARDS = (Verb.DEAL, Verb.SHOW, Verb.MUCK)


def states(hand: Hand) -> Iterator[Hand]:
    """The hand after every action, from the blinds on, as it looked before anybody saw a hole card."""
    now = hand.at_start()
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
            "posts": [[str(posted.post), str(posted.seat), posted.chips] for posted in situation.posts],
            "dead_button": situation.button is None,
            "actions": [str(action) for action in situation.log],
        }

    def take(self, kept: Mapping[str, Any], profile: RulesProfile) -> Hand:
        posts = [Posted(Post(post), Seat.parse(seat), Chips(chips)) for post, seat, chips in kept["posts"]]
        stakes = Stakes(**kept["stakes"])
        hand = Hand.start(GAMES[kept["game"]], profile, stakes, kept["stacks"], posts, dead_button=kept["dead_button"])
        for text in kept["actions"]:
            hand = hand.after(Action.parse(text))
        return hand
