"""Whole hands of chance: everything that is legal happens sooner or later."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from quizzes.engine.betting import legal_actions
from quizzes.engine.cards import DECK, write_cards
from quizzes.engine.games import NLHE
from quizzes.engine.hand import Action, Await, Hand
from quizzes.engine.profile import TDA_2024, BigBlindAnte, RulesProfile
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Chips, Seat

ANTE_FIRST = replace(TDA_2024, name="ante-first", big_blind_ante=BigBlindAnte.ANTE_FIRST)


def deal(seed: int, profile: RulesProfile = TDA_2024, least: int = 1, antes: bool = True) -> Hand:
    """Two to ten players with short and deep stacks of at least so many chips, all cards dealt."""
    chance = Random(seed)
    count = chance.randint(2, 10)
    big_blind = chance.choice((2, 10, 100))
    dead = chance.choice(("", "", "ante", "big_blind_ante")) if antes else ""
    more = {dead: Chips(max(1, big_blind // 10) if dead == "ante" else big_blind)} if dead else {}
    stakes = Stakes(Chips(big_blind // 2), Chips(big_blind), **more)
    stacks = [max(least * big_blind, chance.randint(1, chance.choice((3, 12, 80)) * big_blind)) for _ in range(count)]
    if not least:
        stacks = [chance.randint(1, 4 * big_blind) for _ in range(count)]
    hand = Hand.start(NLHE, profile, stakes, stacks)
    deck = chance.sample(DECK, 2 * count)
    for seat in range(count):
        hand = hand.after(Action.parse(f"deal {Seat(seat)} {write_cards(deck[2 * seat : 2 * seat + 2])}"))
    return hand


def follow(hand: Hand, seed: int) -> Iterator[Hand]:
    """The hand after each thing that happens to it, up to the showdown."""
    chance = Random(f"play {seed}")
    seen = {card for hole in hand.holes for card in hole}
    deck = chance.sample([card for card in DECK if card not in seen], 5)
    yield hand
    while hand.awaits in (Await.ACT, Await.BOARD):
        if hand.awaits is Await.BOARD:
            cards = [deck.pop() for _ in range(hand.game.streets[hand.street + 1].board)]
            hand = hand.after(Action.parse(f"board {write_cards(cards)}"))
        else:
            hand = hand.after(Action.parse(_choose(hand, chance)))
        yield hand


def _choose(hand: Hand, chance: Random) -> str:
    """A legal action, raises and all-ins among them rather often."""
    seat = hand.to_act
    assert seat is not None
    legal = legal_actions(hand.round, seat).value
    if chance.random() < (0.03 if legal.check else 0.2):
        return f"{seat} fold"
    limits = legal.bet or legal.raise_to
    if limits and chance.random() < 0.4:
        most = limits.max if chance.random() < 0.3 else min(limits.max, 3 * limits.min)
        return f"{seat} {'bet' if legal.bet else 'raise'} {chance.randint(limits.min, most)}"
    if limits and chance.random() < 0.1:
        return f"{seat} {'bet' if legal.bet else 'raise'} {limits.max}"
    return f"{seat} {'check' if legal.check else 'call'}"
