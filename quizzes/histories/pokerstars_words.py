"""A hand in the words of a PokerStars text: "two pair, Kings and Sevens", "Lo: 8,6,4,2,A", "Badugi: 7,5,3,A"."""

import re
from collections.abc import Sequence

from quizzes.engine.best import value_of
from quizzes.engine.cards import Cards, Rank
from quizzes.engine.games import Game, Half, Ranking
from quizzes.engine.hands import BadugiSize, Category, HandValue

_NAMES = {
    Rank.TWO: "Deuce",
    Rank.THREE: "Three",
    Rank.FOUR: "Four",
    Rank.FIVE: "Five",
    Rank.SIX: "Six",
    Rank.SEVEN: "Seven",
    Rank.EIGHT: "Eight",
    Rank.NINE: "Nine",
    Rank.TEN: "Ten",
    Rank.JACK: "Jack",
    Rank.QUEEN: "Queen",
    Rank.KING: "King",
    Rank.ACE: "Ace",
}
_PLURALS = {rank: f"{name}es" if rank is Rank.SIX else f"{name}s" for rank, name in _NAMES.items()}
_BADUGI = {size: f"{int(size)}-card" for size in BadugiSize} | {BadugiSize.FOUR_CARD: "Badugi"}

_KICKER = re.compile(r" - [A-Za-z+]+ kicker")
_STRAIGHT = re.compile(r"(a straight(?: flush)?), (\w+) to (\w+)")


def hand_in_words(game: Game, hole: Cards, board: Cards) -> str:
    """What the site says of a hand that is shown down."""
    found = [(half, value_of(game, ranking, hole, board)) for half, ranking in game.rankings]
    told = [(half, _words(value)) for half, value in found if value is not None]
    if len(game.rankings) == 2:
        return "; ".join(f"{'HI' if half is Half.HIGH else 'LO'}: {words}" for half, words in told)
    ((_, words),) = told
    return words if game.high or words.split(":")[0] in _BADUGI.values() else f"Lo: {words}"


def same_words(recorded: str, ours: str) -> bool:
    """Whether both name the same hand: kickers are not always told, and a straight may be told from either end."""
    return _plain(recorded) == _plain(ours)


def _plain(words: str) -> str:
    return _STRAIGHT.sub(_straight_by_ends, _KICKER.sub("", words)).casefold().replace("a royal flush", "royal flush")


def _straight_by_ends(found: "re.Match[str]") -> str:
    return f"{found[1]}, {' to '.join(sorted(found.groups()[1:]))}"


def _words(value: HandValue) -> str:
    if isinstance(value.category, BadugiSize):
        return f"{_BADUGI[value.category]}: {_ranks(value.ranks)}"
    first, *others = value.ranks
    name, names = _NAMES[first], _PLURALS[first]
    match value.category:
        case Category.HIGH_CARD:
            return f"high card {name}" if value.ranking in (Ranking.HIGH, Ranking.SHORT_DECK) else _ranks(value.ranks)
        case Category.PAIR:
            return f"a pair of {names}"
        case Category.TWO_PAIR:
            return f"two pair, {names} and {_PLURALS[others[0]]}"
        case Category.THREE_OF_A_KIND:
            return f"three of a kind, {names}"
        case Category.STRAIGHT:
            return f"a straight, {_lowest(value)} to {name}"
        case Category.FLUSH:
            return f"a flush, {name} high"
        case Category.FULL_HOUSE:
            return f"a full house, {names} full of {_PLURALS[others[0]]}"
        case Category.FOUR_OF_A_KIND:
            return f"four of a kind, {names}"
    return "a Royal Flush" if first is Rank.ACE else f"a straight flush, {_lowest(value)} to {name}"


def _lowest(straight: HandValue) -> str:
    return _NAMES[straight.cards[-1].rank]


def _ranks(ranks: Sequence[Rank]) -> str:
    return ",".join(map(str, ranks))
