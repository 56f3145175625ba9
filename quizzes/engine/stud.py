"""What the face-up cards of stud decide: who brings it in, who opens a later street, who has an open pair."""

from collections.abc import Mapping

from quizzes.engine.cards import Card, Cards, Rank, Suit
from quizzes.engine.games import Game
from quizzes.engine.hands import low_rank
from quizzes.engine.profile import RulesProfile, StudTie
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Seat

SUIT_ORDER = {suit: place for place, suit in enumerate(Suit)}
"""Clubs, diamonds, hearts, spades: suits rank for the bring-in, the opener and the odd chip, and never for a pot."""


def plays_low(game: Game) -> bool:
    """Whether the game has no high hand: in razz the ace is low, the highest card brings it in, the lowest opens."""
    return game.high is None


def _rank(game: Game, card: Card) -> int:
    return low_rank(card.rank) if plays_low(game) else int(card.rank)


def by_suit(game: Game, card: Card) -> tuple[int, int]:
    """A single card by rank, then by suit."""
    return _rank(game, card), SUIT_ORDER[card.suit]


def bring_in(faces: Mapping[Seat, Cards], game: Game) -> Explained[Seat]:
    """Who brings it in: the lowest door card, in razz the highest, equal ranks by suit (WSOP Live Action 215, 235)."""
    derivation = Derivation()
    doors = {seat: cards[0] for seat, cards in faces.items()}
    derivation.step(Rule.DOOR_CARDS, tuple(doors.values()), doors=tuple(doors.items()))
    choose = max if plays_low(game) else min
    seat = choose(doors, key=lambda seat: by_suit(game, doors[seat]))
    rule = Rule.HIGHEST_CARD_BRINGS_IN if plays_low(game) else Rule.LOWEST_CARD_BRINGS_IN
    return derivation.conclude(rule, seat, seat=seat, card=doors[seat])


def best_board(faces: Mapping[Seat, Cards], game: Game, profile: RulesProfile) -> Explained[Seat]:
    """Who opens a later street: the best board showing; in razz the lowest.

    With fewer than five cards only pairs, threes and fours of a kind and high cards count.
    """
    derivation = Derivation()
    worth = {seat: _board_worth(game, cards) for seat, cards in faces.items()}
    best = max(worth.values())
    equal = tuple(seat for seat in sorted(faces) if worth[seat] == best)
    rule = Rule.LOWEST_BOARD_OPENS if plays_low(game) else Rule.HIGHEST_BOARD_OPENS
    first = derivation.step(rule, equal[0], seats=equal, cards=faces[equal[0]])
    if len(equal) == 1:
        return derivation.told()
    if profile.stud_tie is StudTie.POSITION:
        return derivation.conclude(Rule.EQUAL_BOARDS_BY_POSITION, first, seat=first, seats=equal)
    seat = max(equal, key=lambda seat: max(by_suit(game, card) for card in faces[seat]))
    card = max(faces[seat], key=lambda card: by_suit(game, card))
    return derivation.conclude(Rule.EQUAL_BOARDS_BY_SUIT, seat, seat=seat, seats=equal, card=card)


def _board_worth(game: Game, cards: Cards) -> tuple[tuple[int, int], ...]:
    """Groups of equal rank, the larger and then the higher first; negative where the lowest board is the best."""
    ranks = [_rank(game, card) for card in cards]
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    return tuple((-size, -rank) for size, rank in groups) if plays_low(game) else tuple(groups)


def has_open_pair(cards: Cards) -> bool:
    """Whether two face-up cards have one rank."""
    ranks: list[Rank] = [card.rank for card in cards]
    return len(set(ranks)) < len(ranks)
