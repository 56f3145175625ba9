"""Positions, blinds and antes, and who acts first. Seats count from the first left of the button."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique
from functools import cache
from typing import TYPE_CHECKING

from quizzes.engine.cards import Cards
from quizzes.engine.games import NLHE, Game, Opening
from quizzes.engine.profile import BigBlindAnte, RulesProfile
from quizzes.engine.round import BettingRound
from quizzes.engine.stud import best_board, bring_in
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import NO_CHIPS, ONE_CHIP, Chips, Seat

if TYPE_CHECKING:
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


@cache
def clockwise(count: int, start: int) -> tuple[Seat, ...]:
    """Every seat once, from this one on."""
    return tuple(Seat((start + step) % count) for step in range(count))


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is posted before the cards and what a fixed limit bets, in chips, and the smallest chip in play."""

    small_blind: Chips = NO_CHIPS
    big_blind: Chips = NO_CHIPS
    """In short deck the blind of the button."""
    ante: Chips = NO_CHIPS
    """Of every player."""
    big_blind_ante: Chips = NO_CHIPS
    """One ante that the big blind pays for all."""
    smallest_chip: Chips = ONE_CHIP
    bring_in: Chips = NO_CHIPS
    small_bet: Chips = NO_CHIPS
    """Fixed limit; where it is not told, the big blind."""
    big_bet: Chips = NO_CHIPS
    """Fixed limit; where it is not told, two small bets."""

    def limit(self, big: bool) -> Chips:
        """The fixed bet of a street; elsewhere the least bet."""
        small = self.small_bet or self.big_blind
        return (self.big_bet or Chips(2 * small)) if big else small


@unique
class Post(StrEnum):
    """The kinds of forced bet."""

    ANTE = "ante"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"
    BIG_BLIND_ANTE = "big-blind-ante"
    BUTTON_BLIND = "button-blind"
    STRADDLE = "straddle"
    LIVE_POST = "live-post"
    """The big blind of a player who comes in or back out of turn: his bet."""
    DEAD_POST = "dead-post"
    """A missed small blind: goes to the pot and is nobody's bet (WSOP Live Action 156-157)."""


IN_FRONT = (Post.SMALL_BLIND, Post.BIG_BLIND, Post.BUTTON_BLIND, Post.STRADDLE, Post.LIVE_POST)
"""Forced bets that are part of the poster's call."""
OPENING_BETS = (Post.BIG_BLIND, Post.BUTTON_BLIND, Post.STRADDLE)
"""Forced bets that open the betting; the last of them has the option."""


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
    Post.BUTTON_BLIND: Rule.BUTTON_BLIND,
}


def forced_bets(
    profile: RulesProfile, stakes: Stakes, stacks: Sequence[Chips], game: Game = NLHE
) -> Explained[tuple[Posted, ...]]:
    """What each player posts. A stack too short for what is asked posts what it has (WSOP Live Action 150)."""
    count = len(stacks)
    asked = [(Post.ANTE, seat, stakes.ante) for seat in clockwise(count, 0)]
    if game.opening is Opening.BUTTON_BLIND:
        asked.append((Post.BUTTON_BLIND, button_seat(count), stakes.big_blind))
    elif game.opening is Opening.BLINDS:
        big = big_blind_seat(count)
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


def faces(hand: "Hand") -> dict[Seat, Cards]:
    """The face-up cards of each live seat; of one whose cards nobody recorded it is not known who opens."""
    due = sum(street.up for street in hand.game.streets[: hand.street + 1])
    return {seat: hand.up[seat] for seat in hand.live if len(hand.up[seat]) == due}


def opening_seat(hand: "Hand") -> Explained[Seat]:
    """Where the betting of a street starts, whoever still plays."""
    opening = hand.game.opening
    if opening is Opening.BRING_IN:
        showing = faces(hand)
        return best_board(showing, hand.game, hand.profile) if hand.street else bring_in(showing, hand.game)
    derivation = Derivation()
    count, button = len(hand.stacks), hand.button
    if opening is Opening.BUTTON_BLIND:
        return derivation.conclude(Rule.BUTTON_BLIND_STARTS, Seat(0), seat=Seat(0))
    if count == 2 and button is not None:
        derivation.step(Rule.HEADS_UP_BLINDS, button, button=button, other=Seat(0))
    if hand.street and button is None:
        return derivation.conclude(Rule.DEAD_BUTTON_STARTS, Seat(0), seat=Seat(0))
    if hand.street:
        return derivation.conclude(Rule.LATER_ROUND_STARTS, Seat(0), seat=Seat(0), button=button)
    blind = Seat(0) if hand.blind is None else hand.blind
    start = Seat((blind + 1) % count)
    return derivation.conclude(Rule.FIRST_ROUND_STARTS, start, seat=start, big_blind=blind)


def first_to_act(hand: "Hand") -> Explained[Seat | None]:
    """Who opens the betting of the current street: from where it starts clockwise, the first in the hand with chips."""
    derivation = Derivation()
    start = derivation.follow(opening_seat(hand))
    found = _first_waiting(derivation, hand.round, start)
    if found is None:
        return derivation.conclude(Rule.BETTING_IS_OVER, None)
    return derivation.conclude(Rule.ACTS_FIRST, found, seat=found)


def next_to_act(hand: "Hand") -> Explained[Seat | None]:
    """Whose turn it is, to bet or to draw, or None: the round, or the hand, is over, or cards are still to come."""
    if hand.to_draw is not None:
        return Derivation().conclude(Rule.DRAWS_NEXT, hand.to_draw, seat=hand.to_draw)
    if hand.to_act is None:
        return Derivation().conclude(Rule.ROUND_IS_OVER, None)
    if hand.last_to_act is None:
        return first_to_act(hand)
    return next_after(hand.round, hand.last_to_act)


def next_after(round_: BettingRound, seat: Seat) -> Explained[Seat | None]:
    """Who acts once this seat has acted: clockwise, the next who still has to answer; None when the round is over."""
    derivation = Derivation()
    if round_.live == 1:
        return derivation.conclude(Rule.ROUND_IS_OVER, None)
    found = _first_waiting(derivation, round_, Seat(seat + 1))
    if found is None:
        return derivation.conclude(Rule.ROUND_IS_OVER, None)
    return derivation.conclude(Rule.ACTS_NEXT, found, seat=found, after=seat)


def _first_waiting(derivation: Derivation, round_: BettingRound, start: Seat) -> Seat | None:
    for seat in clockwise(len(round_.bettors), start):
        bettor = round_.bettors[seat]
        if bettor.folded:
            derivation.step(Rule.FOLDED_SKIPPED, seat, seat=seat)
        elif bettor.all_in:
            derivation.step(Rule.ALL_IN_SKIPPED, seat, seat=seat)
        elif round_.waits_for(seat):
            return seat
    return None
