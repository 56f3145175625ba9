"""The picture of a hand in play."""

from collections.abc import Iterator

from quizzes.engine.hand import Action, Hand, Verb
from quizzes.engine.seats import Post
from quizzes.engine.units import Chips, Seat
from quizzes.exercises.table import Line, Place, Table

STREET = "street"
"""The verb of a line that opens a street."""


def table_of(hand: Hand, *, turn: bool = False) -> Table:
    """The hand as everybody at the table sees it: cards lie face down until shown.

    `turn` marks whose turn it is; leave it out where that is the question.
    """
    return Table(
        places=tuple(_place(hand, Seat(seat)) for seat in range(len(hand.stacks))),
        board=hand.board,
        pot=Chips(sum(hand.gathered) + hand.dead),
        blinds=(hand.stakes.small_blind, hand.stakes.big_blind),
        street=hand.street_name,
        lines=tuple(_lines(hand)),
        turn=hand.to_act if turn else None,
    )


def _place(hand: Hand, seat: Seat) -> Place:
    bettor = hand.round.bettors[seat]
    held = sum(street.down + street.up for street in hand.game.streets[: hand.street + 1])
    shown = hand.holes[seat] if seat in hand.shown else hand.up[seat]
    roles = {
        "button": hand.button,
        **{str(posted.post): posted.seat for posted in hand.posts if posted.post in (Post.SMALL_BLIND, Post.BIG_BLIND)},
    }
    return Place(
        seat,
        stack=bettor.stack,
        bet=bettor.bet,
        cards=shown,
        face_down=max(0, held - len(shown)) if seat in hand.live else 0,
        folded=seat not in hand.live,
        all_in=bettor.all_in,
        roles=tuple(role for role, holder in roles.items() if holder == seat),
    )


def _lines(hand: Hand) -> Iterator[Line]:
    """What has happened, told by playing the hand again: that alone knows what a call cost and who it put all-in."""
    now = hand.at_start()
    last_posts = {posted.seat: posted for posted in now.posts}
    for posted in now.posts:
        all_in = now.round.bettors[posted.seat].all_in and posted is last_posts[posted.seat]
        yield Line(posted.post, posted.seat, posted.chips, all_in)
    for action in hand.log:
        before, now = now, now.after(action)
        if action.verb is Verb.BOARD:
            yield Line(STREET, street=now.street_name, cards=action.cards)
        elif action.verb is not Verb.DEAL:
            yield _told(before, action, now)


def _told(before: Hand, action: Action, now: Hand) -> Line:
    """What a player did. A bet or raise is told by its total, a call by the chips that it added."""
    seat = action.seat
    assert seat is not None  # only the dealer acts without a seat
    added = Chips(now.put_in[seat] - before.put_in[seat])
    chips = action.to if action.to is not None else added or None
    if action.verb is Verb.DRAW:
        return Line(action.verb, seat, count=len(action.cards) + action.unknown)
    return Line(action.verb, seat, chips, all_in=added > 0 and now.round.bettors[seat].all_in, cards=action.cards)
