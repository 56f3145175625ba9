"""From one hand to the next: where the button and the blinds go, what a returning player owes, who may come in.

Chairs are counted clockwise round the table; a Seat here is a chair, which may have become empty.
"""

from collections.abc import Collection
from dataclasses import dataclass

from quizzes.engine.profile import Book, RulesProfile
from quizzes.engine.seats import Post, Posted, Stakes
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips, Seat


@dataclass(frozen=True, slots=True)
class Blinds:
    """The chairs of the button and of both blinds in one hand."""

    button: Seat
    small_blind: Seat
    big_blind: Seat
    dead_button: bool = False
    """The button lies before an empty chair; the last live player before it acts last."""
    small_blind_posts: Post | None = Post.SMALL_BLIND
    """None where the chair is empty, the big blind where a moving button made its player skip his own."""


def next_blinds(last: Blinds, playing: Collection[Seat], moving: bool = False) -> Explained[Blinds]:
    """The blinds of the next hand among those still playing; a moving button is an option of cash games.

    With a dead button nobody skips the big blind or posts it twice: it goes to the next player, the small blind to
    the chair that had the big one, the button to the chair that had the small one (WSOP Tournament 85).
    Raises ValueError with fewer than two players.

    >>> after = next_blinds(Blinds(Seat(0), Seat(1), Seat(2)), [Seat(0), Seat(1), Seat(3), Seat(4)]).value
    >>> after.button, after.small_blind_posts, after.big_blind
    (Seat.parse('p2'), None, Seat.parse('p4'))
    """
    if len(playing) < 2:
        raise ValueError(playing)
    if len(playing) == 2:
        return _heads_up(last, playing)
    return _moving(last, playing) if moving else _dead(last, playing)


def _heads_up(last: Blinds, playing: Collection[Seat]) -> Explained[Blinds]:
    """The button has the small blind, and nobody the big blind twice in a row (TDA 34-B)."""
    derivation = Derivation()
    big = derivation.step(Rule.NEXT_BIG_BLIND, _after(last.big_blind, playing), last=last.big_blind)
    other = _after(big, playing)
    button = derivation.step(Rule.BUTTON_WHEN_HEADS_UP, other, seat=other, big_blind=big)
    return derivation.conclude(Rule.NEXT_BLINDS, Blinds(button, button, big), seat=button, big_blind=big)


def _dead(last: Blinds, playing: Collection[Seat]) -> Explained[Blinds]:
    derivation = Derivation()
    big = derivation.step(Rule.NEXT_BIG_BLIND, _after(last.big_blind, playing), last=last.big_blind)
    small = last.big_blind
    posts = Post.SMALL_BLIND if small in playing else None
    derivation.step(Rule.NEXT_SMALL_BLIND if posts else Rule.DEAD_SMALL_BLIND, small, seat=small)
    button = last.small_blind
    if button == big:  # two played, and the third came in between them
        button = _before(small, playing)
    dead = button not in playing
    if dead:
        derivation.step(Rule.DEAD_BUTTON, button, seat=button, last=_before(button, playing))
    else:
        derivation.step(Rule.NEXT_BUTTON, button, seat=button)
    return derivation.conclude(
        Rule.NEXT_BLINDS, Blinds(button, small, big, dead, posts), seat=button, big_blind=big, small_blind=small
    )


def _moving(last: Blinds, playing: Collection[Seat]) -> Explained[Blinds]:
    """The button always goes to the next player; who so skipped his big blind posts it in the small one's place."""
    derivation = Derivation()
    button = derivation.step(Rule.BUTTON_MOVES_ON, _after(last.button, playing), last=last.button)
    small = _after(button, playing)
    big = derivation.step(Rule.BIG_BLIND_ADJUSTS, _after(small, playing), button=button)
    posts = Post.SMALL_BLIND if small == last.big_blind else Post.BIG_BLIND
    rule = Rule.NEXT_SMALL_BLIND if posts is Post.SMALL_BLIND else Rule.SECOND_BIG_BLIND
    derivation.step(rule, small, seat=small)
    return derivation.conclude(
        Rule.NEXT_BLINDS, Blinds(button, small, big, False, posts), seat=button, big_blind=big, small_blind=small
    )


def missed_blinds(
    profile: RulesProfile, stakes: Stakes, seat: Seat, missed: Collection[Post], waits: bool = False
) -> Explained[tuple[Posted, ...]]:
    """What a player posts who comes back: the big blind is his bet, the small blind is dead (WSOP Live 156-157).

    Nothing where he waits for his big blind, and nothing in a tournament, where blinds are posted in his absence.
    """
    derivation = Derivation()
    if profile.books[0] in (Book.TDA, Book.WSOP_TOURNAMENT):
        return derivation.conclude(Rule.POSTED_IN_ABSENCE, (), seat=seat)
    if waits:
        return derivation.conclude(Rule.WAITS_FOR_BIG_BLIND, (), seat=seat)
    posts: list[Posted] = []
    if Post.BIG_BLIND in missed:
        live = derivation.step(Rule.MISSED_BIG_BLIND, stakes.big_blind, seat=seat)
        posts.append(Posted(Post.LIVE_POST, seat, live))
    if Post.SMALL_BLIND in missed:
        dead = derivation.step(Rule.MISSED_SMALL_BLIND, stakes.small_blind, seat=seat)
        posts.append(Posted(Post.DEAD_POST, seat, dead))
    total = Chips(sum(posted.chips for posted in posts))
    return derivation.conclude(Rule.MISSED_BLINDS, tuple(posts), seat=seat, total=total)


def may_come_in(profile: RulesProfile, blinds: Blinds, chair: Seat) -> Explained[bool]:
    """Whether a new player may be dealt in at once in this chair (C20): never between the small blind and the button.

    Cash rooms close the chair between the blinds too: he waits, or buys the button (WSOP Live Action 154).
    """
    derivation = Derivation()
    if _between(blinds.button, chair, blinds.small_blind):
        return derivation.conclude(Rule.BETWEEN_BUTTON_AND_SMALL_BLIND, False, seat=chair)
    tournament = profile.books[0] in (Book.TDA, Book.WSOP_TOURNAMENT)
    if not tournament and _between(blinds.button, chair, blinds.big_blind):
        return derivation.conclude(Rule.BETWEEN_BUTTON_AND_BIG_BLIND, False, seat=chair)
    return derivation.conclude(Rule.COMES_IN_AT_ONCE, True, seat=chair)


def _after(seat: Seat, playing: Collection[Seat]) -> Seat:
    return min(playing, key=lambda other: (other <= seat, other))


def _before(seat: Seat, playing: Collection[Seat]) -> Seat:
    return max(playing, key=lambda other: (other < seat, other))


def _between(start: Seat, chair: Seat, end: Seat) -> bool:
    """Whether a chair comes after one and before another, clockwise."""
    return start < chair < end if start < end else chair > start or chair < end
