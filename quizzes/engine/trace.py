"""Answers that carry their reasons: a rule names each value as it computes it, and goes on with what it named."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
from types import MappingProxyType
from typing import Any, Generic, TypeVar, cast

from quizzes.engine.cards import Card
from quizzes.engine.units import Seat

V = TypeVar("V")


@unique
class Rule(StrEnum):
    """The code of every kind of step that the engine gives; words in quizzes/phrases, sources in the rulebook."""

    # hands
    BEST_FIVE = "best-five"
    # showdown
    BOARD_PLAYS = "board-plays"
    HIGHEST_CATEGORY = "highest-category"
    RANK_DECIDES = "rank-decides"
    EQUAL_HANDS = "equal-hands"
    LAST_LIVE_HAND = "last-live-hand"
    CARDS_UNKNOWN = "cards-unknown"
    WINNERS = "winners"
    ALL_HANDS_TABLED = "all-hands-tabled"
    ALL_IN_SHOWS_FIRST = "all-in-shows-first"
    LAST_AGGRESSOR = "last-aggressor"
    NO_BET_ON_LAST_STREET = "no-bet-on-last-street"
    NO_SHOWDOWN = "no-showdown"
    SHOW_ORDER = "show-order"
    ONLY_CLAIMANT = "only-claimant"
    POT_WON = "pot-won"
    POTS_WON = "pots-won"
    POT_SHARE = "pot-share"
    POT_SPLIT = "pot-split"
    ODD_CHIPS = "odd-chips"
    PAYOUTS = "payouts"
    STACKS_AFTER = "stacks-after"
    SIDE_POT_SHOWS_FIRST = "side-pot-shows-first"
    # seats
    ANTE = "ante"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"
    BIG_BLIND_ANTE = "big-blind-ante"
    POSTS = "posts"
    HEADS_UP_BLINDS = "heads-up-blinds"
    FIRST_ROUND_STARTS = "first-round-starts"
    LATER_ROUND_STARTS = "later-round-starts"
    FOLDED_SKIPPED = "folded-skipped"
    ALL_IN_SKIPPED = "all-in-skipped"
    ACTS_FIRST = "acts-first"
    ACTS_NEXT = "acts-next"
    ROUND_IS_OVER = "round-is-over"
    BETTING_IS_OVER = "betting-is-over"
    POSITION = "position"
    # betting
    NO_BET_YET = "no-bet-yet"
    BIG_BLIND_IS_BET = "big-blind-is-bet"
    HIGHEST_BET = "highest-bet"
    FULL_BIG_BLIND = "full-big-blind"
    ALREADY_IN = "already-in"
    AMOUNT_TO_CALL = "amount-to-call"
    NOTHING_TO_CALL = "nothing-to-call"
    OPENING_SIZE = "opening-size"
    LAST_FULL_RAISE = "last-full-raise"
    BET_IS_SIZE = "bet-is-size"
    SHORT_ALL_IN = "short-all-in"
    NOT_YET_ACTED = "not-yet-acted"
    BIG_BLIND_OPTION = "big-blind-option"
    FACES_FULL_RAISE = "faces-full-raise"
    FACES_LESS = "faces-less"
    NOBODY_LEFT_TO_CALL = "nobody-left-to-call"
    MINIMUM_BET = "minimum-bet"
    MINIMUM_RAISE_TO = "minimum-raise-to"
    MAY_NOT_RAISE = "may-not-raise"
    ALL_IN_FOR_LESS = "all-in-for-less"
    MAXIMUM_BET = "maximum-bet"
    LEGAL_ACTIONS = "legal-actions"
    NOBODY_TO_ACT = "nobody-to-act"
    # pots
    PUT_IN = "put-in"
    UNCALLED_BET = "uncalled-bet"
    NOTHING_UNCALLED = "nothing-uncalled"
    MAIN_POT = "main-pot"
    SIDE_POT = "side-pot"
    FOLDED_CHIPS = "folded-chips"
    DEAD_CHIPS = "dead-chips"
    ROUND_STILL_OPEN = "round-still-open"
    POTS = "pots"


@dataclass(frozen=True, slots=True)
class Step:
    """One line of a derivation: the rule, what it yielded, and the named values that it rests on."""

    rule: Rule
    value: Any
    facts: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that the step speaks of, each once."""
        return tuple(dict.fromkeys(atom for atom in self._atoms() if isinstance(atom, Seat)))

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the step speaks of, each once."""
        return tuple(dict.fromkeys(atom for atom in self._atoms() if isinstance(atom, Card)))

    def _atoms(self) -> Iterator[Any]:
        pending = [self.value, *self.facts.values()]
        while pending:
            thing = pending.pop(0)
            if isinstance(thing, tuple):
                pending[:0] = thing
            else:
                yield thing
                pending[:0] = getattr(thing, "cards", ())


@dataclass(frozen=True, slots=True)
class Explained(Generic[V]):
    """A derivation. Its answer is its last line; there is no other place to keep one."""

    steps: tuple[Step, ...]

    @property
    def value(self) -> V:
        """What the last step concluded."""
        return cast(V, self.steps[-1].value)

    def find(self, rule: Rule) -> Step | None:
        """The first step told under this rule, if there is one."""
        return next((step for step in self.steps if step.rule is rule), None)


class Derivation:
    """Notes the steps of one computation. Lives inside a single rule and never leaves it."""

    def __init__(self) -> None:
        self._steps: list[Step] = []

    def step(self, rule: Rule, value: V, **facts: object) -> V:
        """Note a step and hand its value back, so that the rule goes on with what was noted."""
        self._steps.append(Step(rule, value, MappingProxyType(facts)))
        return value

    def follow(self, lemma: Explained[V]) -> V:
        """Take in the steps of a helper rule and go on with its answer."""
        self._steps.extend(lemma.steps)
        return lemma.value

    def told(self) -> Explained[Any]:
        """The derivation as it stands: its last step is the answer."""
        return Explained(tuple(self._steps))

    def conclude(self, rule: Rule, value: V, **facts: object) -> Explained[V]:
        """Note the last step: the answer."""
        self.step(rule, value, **facts)
        return self.told()
