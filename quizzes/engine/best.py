"""The best hand a game allows a player: which cards may play together, and by which ranking."""

from collections.abc import Callable, Iterable
from itertools import combinations

from quizzes.engine.cards import Card, Cards
from quizzes.engine.games import NLHE, Game, Half, Ranking
from quizzes.engine.hands import HandValue, best_of_fives, best_value
from quizzes.engine.lows import ace_to_five, badugi, deuce_to_seven, eight_or_better
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Seat

_READERS: dict[Ranking, Callable[[Cards], HandValue | None]] = {
    Ranking.HIGH: best_value,
    Ranking.SHORT_DECK: lambda cards: best_value(cards, Ranking.SHORT_DECK),
    Ranking.ACE_TO_FIVE: ace_to_five,
    Ranking.EIGHT_OR_BETTER: eight_or_better,
    Ranking.DEUCE_TO_SEVEN: deuce_to_seven,
    Ranking.BADUGI: badugi,
}


_RULES = {
    Ranking.ACE_TO_FIVE: Rule.BEST_LOW,
    Ranking.EIGHT_OR_BETTER: Rule.BEST_EIGHT_LOW,
    Ranking.DEUCE_TO_SEVEN: Rule.BEST_DEUCE_LOW,
    Ranking.BADUGI: Rule.BEST_BADUGI,
}


def value_of(game: Game, ranking: Ranking, hole: Cards, board: Cards) -> HandValue | None:
    """What a player's cards are worth; None where they make no low. Of two equal cards the board's plays."""
    read = _READERS[ranking]
    if not game.exactly_two:
        return read((*board, *hole))
    if ranking is Ranking.HIGH:
        return best_of_fives(_two_and_three(hole, board))
    return max(filter(None, map(read, _two_and_three(hole, board))), key=_strength, default=None)


def _two_and_three(hole: Cards, board: Cards) -> Iterable[Cards]:
    threes = list(combinations(board, 3))
    return ((*three, *two) for two in combinations(hole, 2) for three in threes)


def _strength(value: HandValue) -> tuple[int, ...]:
    return value.strength


def best_hand(
    seat: Seat, hole: Cards, board: Cards, game: Game = NLHE, half: Half = Half.WHOLE
) -> Explained[HandValue | None]:
    """The best hand of a player for one half of the pot; None where his cards make no low that qualifies."""
    derivation = Derivation()
    ranking = game.rankings[0][1] if half is Half.WHOLE else dict(game.rankings)[half]
    value = value_of(game, ranking, hole, board)
    if value is None:
        return derivation.conclude(Rule.NO_LOW, None, seat=seat)
    own = _of(value.cards, hole)
    if game.exactly_two:
        derivation.step(Rule.EXACTLY_TWO, own, seat=seat, own=own, board=_of(value.cards, board))
    return derivation.conclude(
        _RULES.get(ranking, Rule.BEST_FIVE), value, seat=seat, category=value.category, own=len(own)
    )


def _of(cards: Cards, among: Cards) -> tuple[Card, ...]:
    return tuple(card for card in cards if card in among)
