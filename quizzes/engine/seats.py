"""Positions, blinds and antes, and who acts first. The button is the last seat; the first seat is on its left."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import TYPE_CHECKING

from quizzes.engine.profile import BigBlindAnte, RulesProfile
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat

if TYPE_CHECKING:
    from quizzes.engine.betting import BettingRound
    from quizzes.engine.hand import Hand

_LATE = ("LJ", "HJ", "CO", "BTN")
_EARLY = ("UTG", "UTG+1", "UTG+2", "UTG+3")


def positions(count: int) -> tuple[str, ...]:
    """The usual name of each seat at a table of 2 to 10, from the first seat left of the button.

    >>> positions(6)
    ('SB', 'BB', 'UTG', 'HJ', 'CO', 'BTN')
    """
    if count == 2:
        return "BB", "BTN"
    between = count - 3  # seats between the big blind and the button
    late = min(between, 2 if count < 7 else 3)
    return "SB", "BB", *_EARLY[: between - late], *_LATE[3 - late :]


def position(count: int, seat: Seat) -> Explained[str]:
    """The name of a seat; a convention, not a rule of any book."""
    return Derivation().conclude(Rule.POSITION, positions(count)[seat], seat=seat, count=count)


def button_seat(count: int) -> Seat:
    """The last seat holds the button."""
    return Seat(count - 1)


def small_blind_seat(count: int) -> Seat:
    """Left of the button; heads-up the button itself (TDA 34-B)."""
    return Seat(1 if count == 2 else 0)


def big_blind_seat(count: int) -> Seat:
    """Left of the small blind."""
    return Seat(0 if count == 2 else 1)


def clockwise(count: int, start: int) -> Iterator[Seat]:
    """Every seat once, from this one on."""
    return (Seat((start + step) % count) for step in range(count))


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is posted before the cards, in chips, and the smallest chip in play."""

    small_blind: Chips
    big_blind: Chips
    ante: Chips = Chips(0)
    """Of every player."""
    big_blind_ante: Chips = Chips(0)
    """One ante that the big blind pays for all."""
    smallest_chip: Chips = Chips(1)


@unique
class Post(StrEnum):
    """The kinds of forced bet."""

    ANTE = "ante"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"
    BIG_BLIND_ANTE = "big-blind-ante"


@dataclass(frozen=True, slots=True)
class Posted:
    """One forced bet as it was paid: less than asked where the stack was shorter."""

    post: Post
    seat: Seat
    chips: Chips


_RULES = {
    Post.ANTE: Rule.ANTE,
    Post.SMALL_BLIND: Rule.SMALL_BLIND,
    Post.BIG_BLIND: Rule.BIG_BLIND,
    Post.BIG_BLIND_ANTE: Rule.BIG_BLIND_ANTE,
}


def forced_bets(profile: RulesProfile, stakes: Stakes, stacks: Sequence[Chips]) -> Explained[tuple[Posted, ...]]:
    """What each player posts. A stack too short for what is asked posts what it has (WSOP Live Action 150)."""
    count = len(stacks)
    big = big_blind_seat(count)
    asked = [(Post.ANTE, seat, stakes.ante) for seat in clockwise(count, 0)]
    asked.append((Post.SMALL_BLIND, small_blind_seat(count), stakes.small_blind))
    blind = (Post.BIG_BLIND, big, stakes.big_blind)
    ante_for_all = (Post.BIG_BLIND_ANTE, big, stakes.big_blind_ante)
    blind_first = profile.big_blind_ante is BigBlindAnte.BLIND_FIRST
    asked += [blind, ante_for_all] if blind_first else [ante_for_all, blind]

    derivation = Derivation()
    left = list(stacks)
    paid: list[Posted] = []
    for post, seat, chips in asked:
        if chips:
            pays = Chips(min(chips, left[seat]))
            derivation.step(_RULES[post], pays, seat=seat, asked=chips)
            left[seat] = Chips(left[seat] - pays)
            paid.append(Posted(post, seat, pays))
    return derivation.conclude(Rule.POSTS, tuple(paid))


def opening_seat(count: int, first_round: bool) -> Explained[Seat]:
    """Where a betting round starts, whoever still plays: left of the big blind, later left of the button."""
    derivation = Derivation()
    big = big_blind_seat(count)
    if count == 2:
        derivation.step(Rule.HEADS_UP_BLINDS, button_seat(count), button=button_seat(count), other=big)
    if first_round:
        start = Seat((big + 1) % count)
        return derivation.conclude(Rule.FIRST_ROUND_STARTS, start, seat=start, big_blind=big)
    return derivation.conclude(Rule.LATER_ROUND_STARTS, Seat(0), seat=Seat(0), button=button_seat(count))


def first_to_act(hand: "Hand") -> Explained[Seat | None]:
    """Who opens the betting of the current street (TDA 34-B; WSOP Live Action, button and blinds)."""
    return first_of(hand.round)


def first_of(round_: "BettingRound") -> Explained[Seat | None]:
    """Who opens this round: from its opening seat clockwise, the first who is in the hand and has chips."""
    derivation = Derivation()
    count = len(round_.bettors)
    start = derivation.follow(opening_seat(count, round_.first_round))
    for seat in clockwise(count, start):
        bettor = round_.bettors[seat]
        if bettor.folded:
            derivation.step(Rule.FOLDED_SKIPPED, seat, seat=seat)
        elif bettor.all_in:
            derivation.step(Rule.ALL_IN_SKIPPED, seat, seat=seat)
        elif round_.waits_for(seat):
            return derivation.conclude(Rule.ACTS_FIRST, seat, seat=seat)
    return derivation.conclude(Rule.BETTING_IS_OVER, None)


def next_of(round_: "BettingRound", after: Seat) -> Explained[Seat | None]:
    """Who acts once `after` has acted: clockwise, the next who still has to answer; None when the round is over."""
    derivation = Derivation()
    for seat in clockwise(len(round_.bettors), after + 1):
        bettor = round_.bettors[seat]
        if bettor.folded:
            derivation.step(Rule.FOLDED_SKIPPED, seat, seat=seat)
        elif bettor.all_in:
            derivation.step(Rule.ALL_IN_SKIPPED, seat, seat=seat)
        elif round_.waits_for(seat):
            return derivation.conclude(Rule.ACTS_NEXT, seat, seat=seat, after=after)
    return derivation.conclude(Rule.ROUND_IS_OVER, None)


def next_to_act(hand: "Hand") -> Explained[Seat | None]:
    """Whose turn it is, or None: the round, or the hand, is over."""
    if hand.last_to_act is None:
        return first_of(hand.round)
    return next_of(hand.round, hand.last_to_act)
