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
    EXACTLY_TWO = "exactly-two"
    BEST_LOW = "best-low"
    BEST_BADUGI = "best-badugi"
    NO_LOW = "no-low"
    # showdown
    BOARD_PLAYS = "board-plays"
    HIGHEST_CATEGORY = "highest-category"
    RANK_DECIDES = "rank-decides"
    EQUAL_HANDS = "equal-hands"
    LOWEST_CATEGORY = "lowest-category"
    BADUGI_SIZE_FIRST = "badugi-size-first"
    LOW_RANK_DECIDES = "low-rank-decides"
    EQUAL_LOWS = "equal-lows"
    LAST_LIVE_HAND = "last-live-hand"
    CARDS_UNKNOWN = "cards-unknown"
    WINNERS = "winners"
    ALL_HANDS_TABLED = "all-hands-tabled"
    ALL_IN_SHOWS_FIRST = "all-in-shows-first"
    LAST_AGGRESSOR = "last-aggressor"
    NO_BET_ON_LAST_STREET = "no-bet-on-last-street"
    BEST_BOARD_SHOWS_FIRST = "best-board-shows-first"
    NO_SHOWDOWN = "no-showdown"
    SHOW_ORDER = "show-order"
    ONLY_CLAIMANT = "only-claimant"
    POT_WON = "pot-won"
    POTS_WON = "pots-won"
    POT_SHARE = "pot-share"
    POT_SPLIT = "pot-split"
    ODD_CHIPS = "odd-chips"
    ODD_CHIP_BY_CARD = "odd-chip-by-card"
    HALVES = "halves"
    NO_LOW_IN_POT = "no-low-in-pot"
    TWO_BOARDS = "two-boards"
    TWO_BOARDS_SHARE = "two-boards-share"
    SAME_BOTH_WAYS = "same-both-ways"
    PAYOUTS = "payouts"
    STACKS_AFTER = "stacks-after"
    SIDE_POT_SHOWS_FIRST = "side-pot-shows-first"
    # seats
    ANTE = "ante"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"
    BIG_BLIND_ANTE = "big-blind-ante"
    BUTTON_BLIND = "button-blind"
    POSTS = "posts"
    HEADS_UP_BLINDS = "heads-up-blinds"
    FIRST_ROUND_STARTS = "first-round-starts"
    LATER_ROUND_STARTS = "later-round-starts"
    DEAD_BUTTON_STARTS = "dead-button-starts"
    BUTTON_BLIND_STARTS = "button-blind-starts"
    DOOR_CARDS = "door-cards"
    LOWEST_CARD_BRINGS_IN = "lowest-card-brings-in"
    HIGHEST_CARD_BRINGS_IN = "highest-card-brings-in"
    HIGHEST_BOARD_OPENS = "highest-board-opens"
    LOWEST_BOARD_OPENS = "lowest-board-opens"
    EQUAL_BOARDS_BY_SUIT = "equal-boards-by-suit"
    EQUAL_BOARDS_BY_POSITION = "equal-boards-by-position"
    FOLDED_SKIPPED = "folded-skipped"
    ALL_IN_SKIPPED = "all-in-skipped"
    ACTS_FIRST = "acts-first"
    ACTS_NEXT = "acts-next"
    DRAWS_NEXT = "draws-next"
    MAY_DRAW = "may-draw"
    ROUND_IS_OVER = "round-is-over"
    BETTING_IS_OVER = "betting-is-over"
    POSITION = "position"
    # betting
    NO_BET_YET = "no-bet-yet"
    BRING_IN_IS_BET = "bring-in-is-bet"
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
    LIMIT_SIZE = "limit-size"
    BELOW_HALF_A_BET = "below-half-a-bet"
    HALF_A_BET_COUNTS = "half-a-bet-counts"
    CAP_REACHED = "cap-reached"
    NOT_YET_ACTED = "not-yet-acted"
    BIG_BLIND_OPTION = "big-blind-option"
    FACES_FULL_RAISE = "faces-full-raise"
    FACES_LESS = "faces-less"
    FACES_HALF_A_BET = "faces-half-a-bet"
    FACES_LESS_THAN_HALF = "faces-less-than-half"
    NOBODY_LEFT_TO_CALL = "nobody-left-to-call"
    MINIMUM_BET = "minimum-bet"
    MINIMUM_RAISE_TO = "minimum-raise-to"
    LIMIT_BET = "limit-bet"
    LIMIT_RAISE_TO = "limit-raise-to"
    COMPLETE_TO = "complete-to"
    OPEN_PAIR_MAY_DOUBLE = "open-pair-may-double"
    POT_ON_TABLE = "pot-on-table"
    POT_AFTER_CALL = "pot-after-call"
    POT_LIMIT_TO = "pot-limit-to"
    BRINGS_IN = "brings-in"
    MAY_COMPLETE = "may-complete"
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
    # rulings
    ACTION_WITH_CHIPS = "action-with-chips"
    UNLIKE_ACTIONS = "unlike-actions"
    THREE_ACTIONS = "three-actions"
    TWO_PLAYERS_ACTED = "two-players-acted"
    NO_SUBSTANTIAL_ACTION = "no-substantial-action"
    FEWER_THAN_TWO_ACTED = "fewer-than-two-acted"
    BETTING_HAS_BEGUN = "betting-has-begun"
    NOBODY_HAS_ACTED = "nobody-has-acted"
    HOLDER_ACTED = "holder-acted"
    HOLDER_HAS_NOT_ACTED = "holder-has-not-acted"
    WRONG_NUMBER_OF_CARDS = "wrong-number-of-cards"
    CLOCK_RAN_OUT = "clock-ran-out"
    CARDS_NOT_TOLD_APART = "cards-not-told-apart"
    LATER_CARD_EXPOSED = "later-card-exposed"
    DIFFERENT_BACK = "different-back"
    FIRST_CARDS_EXPOSED = "first-cards-exposed"
    TWO_CARDS_EXPOSED = "two-cards-exposed"
    STUD_DOWNCARD_EXPOSED = "stud-downcard-exposed"
    OWN_CARD_PENALTY = "own-card-penalty"
    OWN_CARD_PLAYS = "own-card-plays"
    TWO_BOXED_CARDS = "two-boxed-cards"
    FIRST_CARD_TO_WRONG_SEAT = "first-card-to-wrong-seat"
    SEAT_WITHOUT_RIGHT_DEALT = "seat-without-right-dealt"
    SEAT_SKIPPED = "seat-skipped"
    ONE_EXTRA_CARD = "one-extra-card"
    BUTTON_ACTED_SHORT = "button-acted-short"
    TWO_IN_A_ROW_TO_BUTTON = "two-in-a-row-to-button"
    BUTTON_MISPLACED = "button-misplaced"
    FOREIGN_CARD = "foreign-card"
    DUPLICATE_CARD = "duplicate-card"
    NO_BURN_BEFORE_FLOP = "no-burn-before-flop"
    CARDS_TOLD_APART = "cards-told-apart"
    CARDS_THROWN_INTO_HAND = "cards-thrown-into-hand"
    UPCARDS_PICKED_UP = "upcards-picked-up"
    CLOCK_KILLS_FACING_BET_ONLY = "clock-kills-facing-bet-only"
    ABSENT_HAND_KILLED = "absent-hand-killed"
    CHIPS_GO_BACK = "chips-go-back"
    LEAST_IS_OWED = "least-is-owed"
    HALF_BET_RULE = "half-bet-rule"
    HALF_OF_A_RAISE = "half-of-a-raise"
    LESS_THAN_HALF = "less-than-half"
    HALF_OR_MORE = "half-or-more"
    STRING_BET = "string-bet"
    LARGEST_WITHIN_POT = "largest-within-pot"
    CHIPS_CAME_FIRST = "chips-came-first"
    WORD_BEATS_CHIPS = "word-beats-chips"
    WORD_CAME_FIRST = "word-came-first"
    FIRST_WORD_BINDS = "first-word-binds"
    SILENT_CHIPS_BET = "silent-chips-bet"
    ONE_SILENT_CHIP = "one-silent-chip"
    EVERY_CHIP_NEEDED = "every-chip-needed"
    NOT_EVERY_CHIP_NEEDED = "not-every-chip-needed"
    LAST_CHIPS = "last-chips"
    CHECK_FACING_BET = "check-facing-bet"
    CALL_DECLARED = "call-declared"
    CALL_WITHOUT_BET = "call-without-bet"
    POT_WITHOUT_POT_LIMIT = "pot-without-pot-limit"
    RAISE_WITHOUT_BET = "raise-without-bet"
    RAISE_DECLARED = "raise-declared"
    AMOUNT_IS_TOTAL = "amount-is-total"
    MOST_FOR_THE_CHIP = "most-for-the-chip"
    NUMBER_IS_CHIPS = "number-is-chips"
    ACTION_BACKS_UP = "action-backs-up"
    FOLD_ALWAYS_BINDS = "fold-always-binds"
    ACTION_NOT_CHANGED = "action-not-changed"
    ACTION_CHANGED = "action-changed"
    OUT_OF_TURN_LOSES_RAISE = "out-of-turn-loses-raise"
    SKIPPED_TOO_LATE = "skipped-too-late"
    SKIPPED_IN_TIME = "skipped-in-time"
    UNDERCALL = "undercall"
    UNDERCALL_HEADS_UP = "undercall-heads-up"
    UNDERCALL_OF_OPENING_BET = "undercall-of-opening-bet"
    UNDERCALL_OF_RAISE = "undercall-of-raise"
    NEXT_CARD_DEALT = "next-card-dealt"
    MADE_UP_BY_ALL = "made-up-by-all"
    POT_COUNTED_TOO_SMALL = "pot-counted-too-small"
    POT_COUNTED_TOO_LARGE = "pot-counted-too-large"
    ACTION_ACCEPTED = "action-accepted"
    UNPROTECTED_HAND = "unprotected-hand"
    UNCALLED_PART_BACK = "uncalled-part-back"
    ASKER_MUCKED = "asker-mucked"
    RIVER_CALLER_MAY_ASK = "river-caller-may-ask"
    ONLY_RIVER_CALLER_MAY_ASK = "only-river-caller-may-ask"
    ONLY_ON_SUSPICION = "only-on-suspicion"
    ANYBODY_MAY_ASK = "anybody-may-ask"
    TEN_SMALL_BETS = "ten-small-bets"
    TEN_LARGEST_BETS = "ten-largest-bets"
    NO_LIMIT_BUY_IN = "no-limit-buy-in"
    ONE_SHORT_BUY = "one-short-buy"
    NO_SHORT_BUY = "no-short-buy"
    BOUGHT_FOR_NEXT_HAND = "bought-for-next-hand"
    IN_FRONT_AT_THE_DEAL = "in-front-at-the-deal"
    RULED_MISDEAL = "ruled-misdeal"
    RULED_PLAY_ON = "ruled-play-on"
    RULED_BETS_RETURNED = "ruled-bets-returned"
    RULED_FLOOR_DECIDES = "ruled-floor-decides"
    RULED_HAND_DEAD = "ruled-hand-dead"
    RULED_HAND_LIVE = "ruled-hand-live"
    RULED_NO_SHARE = "ruled-no-share"
    RULED_NO_REDRESS = "ruled-no-redress"
    RULED_MUST_SHOW = "ruled-must-show"
    RULED_MUST_SHOW_LIVE = "ruled-must-show-live"
    RULED_NEED_NOT_SHOW = "ruled-need-not-show"
    RULED_REPLACED_AS_BURN = "ruled-replaced-as-burn"
    RULED_EXTRA_CARD_BURNED = "ruled-extra-card-burned"
    RULED_THIRD_CARD_DOWN = "ruled-third-card-down"
    RULED_REPLACED = "ruled-replaced"
    RULED_REPLACED_AFTER_ROUND = "ruled-replaced-after-round"
    RULED_DISREGARDED = "ruled-disregarded"
    RULED_COMPLETED = "ruled-completed"
    RULED_BUTTON_CORRECTED = "ruled-button-corrected"
    RULED_BUTTON_STANDS = "ruled-button-stands"
    RULED_BUTTON_CORRECTED_LATER = "ruled-button-corrected-later"
    RULED_BURN_PICKED_FROM_FLOP = "ruled-burn-picked-from-flop"
    RULED_FLOP_PUT_RIGHT = "ruled-flop-put-right"
    RULED_FOUR_SCRAMBLED = "ruled-four-scrambled"
    RULED_FLOP_REDEALT = "ruled-flop-redealt"
    RULED_RESHUFFLED_WITHOUT_BURN = "ruled-reshuffled-without-burn"
    RULED_SET_ASIDE = "ruled-set-aside"
    RULED_ONE_BURN_A_STREET = "ruled-one-burn-a-street"
    RULED_ORDER_RESTORED = "ruled-order-restored"
    RULED_STUB_RESHUFFLED = "ruled-stub-reshuffled"
    RULED_STUB_AND_MUCK_RESHUFFLED = "ruled-stub-and-muck-reshuffled"
    RULED_BURNS_ADDED = "ruled-burns-added"
    RULED_COMMUNITY_CARD = "ruled-community-card"
    RULED_CHECK = "ruled-check"
    RULED_CALL = "ruled-call"
    RULED_BET = "ruled-bet"
    RULED_RAISE = "ruled-raise"
    RULED_ALL_IN = "ruled-all-in"
    RULED_FOLD = "ruled-fold"
    RULED_STANDS = "ruled-stands"
    RULED_CORRECTED = "ruled-corrected"
    RULED_CALL_OR_FOLD = "ruled-call-or-fold"
    RULED_ALL_OPTIONS = "ruled-all-options"
    RULED_COMPLETE_OR_FORFEIT = "ruled-complete-or-forfeit"
    RULED_BACK_UP = "ruled-back-up"
    # the next hand
    NEXT_BIG_BLIND = "next-big-blind"
    NEXT_SMALL_BLIND = "next-small-blind"
    DEAD_SMALL_BLIND = "dead-small-blind"
    NEXT_BUTTON = "next-button"
    DEAD_BUTTON = "dead-button"
    BUTTON_WHEN_HEADS_UP = "button-when-heads-up"
    BUTTON_MOVES_ON = "button-moves-on"
    BIG_BLIND_ADJUSTS = "big-blind-adjusts"
    SECOND_BIG_BLIND = "second-big-blind"
    NEXT_BLINDS = "next-blinds"
    POSTED_IN_ABSENCE = "posted-in-absence"
    WAITS_FOR_BIG_BLIND = "waits-for-big-blind"
    MISSED_BIG_BLIND = "missed-big-blind"
    MISSED_SMALL_BLIND = "missed-small-blind"
    MISSED_BLINDS = "missed-blinds"
    BETWEEN_BUTTON_AND_SMALL_BLIND = "between-button-and-small-blind"
    BETWEEN_BUTTON_AND_BIG_BLIND = "between-button-and-big-blind"
    COMES_IN_AT_ONCE = "comes-in-at-once"


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

    def follow_to_end(self, lemma: Explained[V]) -> Explained[V]:
        """Take in the steps of a helper rule whose answer is the answer."""
        self.follow(lemma)
        return self.told()

    def told(self) -> Explained[Any]:
        """The derivation as it stands: its last step is the answer."""
        return Explained(tuple(self._steps))

    def conclude(self, rule: Rule, value: V, **facts: object) -> Explained[V]:
        """Note the last step: the answer."""
        self.step(rule, value, **facts)
        return self.told()
