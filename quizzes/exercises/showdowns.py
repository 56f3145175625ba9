"""Showdowns built so that a wrong rule is found out: a pattern of board and hands, filled in by the dealer."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from quizzes.engine.cards import DECK, Card, Cards, Rank, Suit
from quizzes.engine.hands import best_value
from quizzes.engine.profile import RulesProfile
from quizzes.exercises.dealer import Dealer


@dataclass(frozen=True, slots=True)
class Showdown:
    """All cards of a hold'em hand face up; holes in the order of seats."""

    profile: RulesProfile
    holes: tuple[Cards, ...]
    board: Cards


@dataclass(frozen=True, slots=True)
class Pattern:
    """Cards by their relations, each a rank and a suit.

    Ranks: a to h are different ranks, a the highest; v to z are five in a row, v the highest; "A", "K", "2" are
    themselves.
    Suits: 1 to 4 are four different suits, "?" is whatever is left. "??" is any card.
    """

    board: str
    holes: tuple[str, ...]

    @property
    def cards(self) -> tuple[str, ...]:
        return (*self.board.split(), *(card for hole in self.holes for card in hole.split()))


def pattern(text: str) -> Pattern:
    """Read "board | hole | hole"."""
    board, *holes = (part.strip() for part in text.split("|"))
    return Pattern(board, tuple(holes))


_RUN = "vwxyz"
_LETTERS = "abcdefgh"

DUELS = tuple(
    map(
        pattern,
        (
            # the same two ranks twice: only suits differ
            "?? ?? ?? ?? ?? | a1 b1 | a2 b2",
            "?? ?? ?? ?? ?? | a1 a2 | a3 a4",
            # the same pair and kickers, another sixth card
            "a? b? c? d? g? | a? e? | a? f?",
            "a? a? b? c? g? | b? e? | b? f?",
            # a third pair against a higher second pair, or a higher kicker
            "a? b? b? c? d? | c? d? | a? e?",
            "b? b? c? c? e? | d? d? | a? f?",
            # round the corner
            "Q? A? 3? a? b? | K? 2? | a? c?",
            "K? A? 2? a? b? | Q? J? | a? c?",
            "A? 2? 4? a? b? | K? 3? | a? c?",
            # the wheel against a six-high straight
            "2? 3? 4? 5? a? | A? b? | 6? c?",
            "3? 4? 5? a? b? | A? 2? | 6? 2?",
            # flush, full house, straight
            "a1 a? b1 c1 d? | a? b? | e1 f1",
            "c1 c? d1 a1 b? | d? d? | e1 f1",
            "v1 w1 x? a1 b? | y? z? | c1 d1",
            "w1 x? y? a1 b1 | v? z? | c1 d1",
            # two full houses
            "a? a? b? b? c? | a? d? | b? e?",
            "a? b? b? c? d? | b? c? | c? c?",
            "b? c? c? a? d? | b? b? | a? c?",
            # two flushes under the same top card
            "a1 d1 f1 g? h? | b1 h1 | c1 e1",
            "a1 d1 e1 f1 g? | b1 ?? | c1 ??",
            # high and low pair against two middling pairs
            "a? b? c? d? h? | a? h? | b? c?",
            "a? b? c? h? ?? | a? h? | b? c?",
            "b? c? h? h? ?? | a? a? | b? c?",
            # the board plays
            "v? w? x? y? z? | a? a? | b? c?",
            "b? b? c? c? a? | d? d? | e? f?",
            "a? a? a? b? b? | c? c? | d? e?",
        ),
    )
)
"""Two hands; at least one wrong rule picks another winner."""

TRAPS = tuple(
    map(
        pattern,
        (
            "a? b? b? c? d? | c? d? | a? e? | a? f?",
            "b? b? c? c? f? | d? d? | a? e? | a? g?",
            "Q? A? 3? a? b? | A? 3? | Q? a? | K? 2?",
            "Q? A? 3? a? b? | K? 2? | A? c? | A? d?",
            "K? A? 2? a? b? | A? 2? | K? a? | Q? J?",
            "2? 3? 4? 5? a? | A? b? | 6? 2? | 6? 3?",
            "3? 4? 5? a? b? | A? 2? | 6? 2? | 6? 2?",
            "v1 w1 x? a1 b? | y? z? | c1 e1 | d1 f1",
            "v1 w? x? a1 e1 | y? z? | b1 f1 | c1 d1",
            "a1 a? b1 c1 d? | a? b? | b? b? | e1 f1",
            "c1 c? b1 a1 d? | c? b? | b? b? | e1 f1",
            "a1 a? b1 c1 d? | a? b? | a? b? | e1 f1",
            "a? a? b? b? c? | a? d? | a? e? | b? f?",
            "a? b? c? d? h? | a? h? | a? h? | b? c?",
            "b? c? h? h? g? | a? a? | b? c? | d? d?",
            "a? b? c? h? h? | a? g? | b? c? | b? g?",
        ),
    )
)
"""Three hands or more; at least two wrong rules pick another winner."""

TIES = tuple(
    map(
        pattern,
        (
            # the kicker is on the board, or shared
            "a? b? c? d? g? | a? e? | a? f?",
            "a? b? c? d? h? | a? e? | a? f? | b? g?",
            "a? a? b? c? g? | b? e? | b? f? | d? d?",
            "a? a? b? b? g? | c? e? | c? f? | d? d?",
            # straights of which the lower end is not needed
            "v? w? x? y? a? | z? b? | z? c? | a? d?",
            # the board plays
            "v? w? x? y? z? | a? a? | b? c?",
            "v? w? x? y? z? | v? a? | b? c? | b? d?",
            "a1 b1 c1 d1 e1 | a? b? | f1 g?",
            "a1 b1 c1 d1 e1 | a? a? | f1 ?? | g1 ??",
            "b? b? c? c? a? | d? d? | e? f?",
            "b? b? c? c? a? | e? e? | d? f? | d? g?",
            "a? a? a? b? b? | c? c? | d? e?",
            "b? b? b? b? a? | c? c? | d? e?",
            "v1 w1 a1 b1 x1 | y? z? | c? c? | d? ??",
        ),
    )
)
"""Two hands or more that share; at least two wrong rules do not let them."""


def deal_pattern(dealer: Dealer, pattern: Pattern) -> tuple[Cards, list[Cards]]:
    """Board and hands of one filling of the pattern, in the order of the pattern."""
    ranks = _ranks(dealer, pattern)
    suits = dict(zip("1234", dealer.shuffled(tuple(Suit)), strict=True))
    fixed = {name: Card(ranks[name[0]], suits[name[1]]) for name in pattern.cards if name[1] in suits}
    unused = set(DECK).difference(fixed.values())
    dealt: list[Card] = []
    for name in pattern.cards:
        card = fixed.get(name)
        if card is None:
            fitting = [card for card in DECK if card in unused and (name == "??" or card.rank == ranks[name[0]])]
            card = dealer.pick(fitting)
            unused.remove(card)
        dealt.append(card)
    board, rest = tuple(dealt[:5]), dealt[5:]
    return board, [(rest[place], rest[place + 1]) for place in range(0, len(rest), 2)]


def _ranks(dealer: Dealer, pattern: Pattern) -> dict[str, Rank]:
    """What rank each letter of the pattern stands for this time."""
    names = {name[0] for name in pattern.cards} - {"?"}
    ranks = {name: Rank.parse(name) for name in names if name not in _RUN + _LETTERS}
    if names & set(_RUN):
        top = dealer.number(Rank.SIX, Rank.ACE)
        ranks |= {name: Rank(top - place) for place, name in enumerate(_RUN)}
    letters = [name for name in _LETTERS if name in names]
    free = [rank for rank in Rank if rank not in ranks.values()]
    return ranks | dict(zip(letters, sorted(dealer.sample(free, len(letters)), reverse=True), strict=True))


def deal_showdown(dealer: Dealer, profile: RulesProfile, patterns: Sequence[Pattern], seats: int) -> Showdown:
    """A showdown after one of the patterns, with more hands up to so many seats; everybody sits anywhere."""
    board, holes = deal_pattern(dealer, dealer.pick(patterns))
    holes.extend(_more_hands(dealer, board, holes, seats - len(holes)))
    return Showdown(profile, dealer.shuffled([dealer.shuffled(hole) for hole in holes]), dealer.shuffled(board))


def _more_hands(dealer: Dealer, board: Cards, holes: Sequence[Cards], count: int) -> Iterator[Cards]:
    """Any cards that do not beat all the others, so that what the pattern is about is still what decides."""
    best = max(best_value((*hole, *board)) for hole in holes)
    deck = dealer.deck(without=(*board, *(card for hole in holes for card in hole)))
    hands = zip(deck[::2], deck[1::2], strict=False)
    harmless = (hand for hand in hands if not best_value((*hand, *board)) > best)
    for _, hand in zip(range(count), harmless, strict=False):
        yield hand
