"""What a ruling is, and how one is read from what the books say of an incident."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import NamedTuple

from quizzes.engine.action import Action
from quizzes.engine.profile import Book, RulesProfile
from quizzes.engine.rulings.substantial import betting_has_begun, holder_has_acted, too_late_for_a_misdeal
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat


@unique
class Outcome(StrEnum):
    """What happens. The step that concludes a ruling has the Rule of the same name, "ruled-" before it."""

    # the hand as a whole
    MISDEAL = "misdeal"
    PLAY_ON = "play-on"
    BETS_RETURNED = "bets-returned"
    FLOOR_DECIDES = "floor-decides"
    # one player's hand
    HAND_DEAD = "hand-dead"
    HAND_LIVE = "hand-live"
    NO_SHARE = "no-share"
    NO_REDRESS = "no-redress"
    MUST_SHOW = "must-show"
    MUST_SHOW_LIVE = "must-show-live"
    NEED_NOT_SHOW = "need-not-show"
    # cards
    REPLACED_AS_BURN = "replaced-as-burn"
    EXTRA_CARD_BURNED = "extra-card-burned"
    THIRD_CARD_DOWN = "third-card-down"
    REPLACED = "replaced"
    REPLACED_AFTER_ROUND = "replaced-after-round"
    DISREGARDED = "disregarded"
    COMPLETED = "completed"
    # the button
    BUTTON_CORRECTED = "button-corrected"
    BUTTON_STANDS = "button-stands"
    BUTTON_CORRECTED_LATER = "button-corrected-later"
    # board, burns and stub
    BURN_PICKED_FROM_FLOP = "burn-picked-from-flop"
    FLOP_PUT_RIGHT = "flop-put-right"
    FOUR_SCRAMBLED = "four-scrambled"
    FLOP_REDEALT = "flop-redealt"
    RESHUFFLED_WITHOUT_BURN = "reshuffled-without-burn"
    SET_ASIDE = "set-aside"
    ONE_BURN_A_STREET = "one-burn-a-street"
    ORDER_RESTORED = "order-restored"
    STUB_RESHUFFLED = "stub-reshuffled"
    STUB_AND_MUCK_RESHUFFLED = "stub-and-muck-reshuffled"
    BURNS_ADDED = "burns-added"
    COMMUNITY_CARD = "community-card"
    # what an action is
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all-in"
    FOLD = "fold"
    STANDS = "stands"
    CORRECTED = "corrected"
    CALL_OR_FOLD = "call-or-fold"
    ALL_OPTIONS = "all-options"
    COMPLETE_OR_FORFEIT = "complete-or-forfeit"
    BACK_UP = "back-up"


@dataclass(frozen=True, slots=True)
class Ruling:
    """What happens, in chips where chips are in question."""

    outcome: Outcome
    to: Chips | None = None
    """The total of this street that the player is held to, or faces."""
    raise_to: Chips | None = None
    """Of all options: the least total of a raise."""
    back: Chips | None = None
    """Chips that go back to him."""


def rule_of(outcome: Outcome) -> Rule:
    return Rule(f"ruled-{outcome}")


def conclude(derivation: Derivation, ruling: Ruling, seat: Seat | None = None) -> Explained[Ruling]:
    """Note the ruling as the last step, with the seat and the chips that it names."""
    facts = {"seat": seat, "to": ruling.to, "raise_to": ruling.raise_to, "back": ruling.back}
    told = {name: fact for name, fact in facts.items() if fact is not None}
    return derivation.conclude(rule_of(ruling.outcome), ruling, **told)


@unique
class Deadline(StrEnum):
    """Until when a book deals with an incident one way, and from when another way."""

    NONE = "none"
    MISDEAL = "misdeal"
    """Until it is too late for a misdeal, which each house counts by its own book (contested point C2)."""
    BETTING = "betting"
    """Until anybody has acted since the cards in question were dealt."""
    HOLDER = "holder"
    """Until the player whose hand it is has acted."""


class Clause(NamedTuple):
    """What one book says of an incident. None where it does not say: the house's next book is asked."""

    cause: Rule | None
    before: Outcome | None
    after: Outcome | None
    deadline: Deadline

    @property
    def reasons(self) -> tuple[Rule, ...]:
        """The codes of the book's own words."""
        return tuple(
            filter(None, (self.cause, *(rule_of(outcome) for outcome in (self.before, self.after) if outcome)))
        )


def always(outcome: Outcome, cause: Rule | None = None) -> Clause:
    return Clause(cause, outcome, outcome, Deadline.NONE)


def until(
    deadline: Deadline, before: Outcome | None, after: Outcome | None = Outcome.PLAY_ON, cause: Rule | None = None
) -> Clause:
    return Clause(cause, before, after, deadline)


def read(
    clauses: Mapping[Book, Clause], profile: RulesProfile, actions: Sequence[Action], seat: Seat | None
) -> Explained[Ruling]:
    """The ruling of the first of the house's books that has one for this moment."""
    for book in profile.books:
        if clause := clauses.get(book):
            derivation = Derivation()
            if clause.cause:
                derivation.step(clause.cause, True, **({} if seat is None else {"seat": seat}))
            late = (
                derivation.follow(_late(clause.deadline, profile, actions, seat))
                if clause.deadline != "none"
                else False
            )
            if outcome := clause.after if late else clause.before:
                return conclude(derivation, Ruling(outcome), seat)
    raise ValueError(clauses)


def _late(deadline: Deadline, profile: RulesProfile, actions: Sequence[Action], seat: Seat | None) -> Explained[bool]:
    if deadline is Deadline.MISDEAL:
        return too_late_for_a_misdeal(actions, profile)
    if deadline is Deadline.BETTING:
        return betting_has_begun(actions)
    return holder_has_acted(actions, seat)
