"""The next hand: RULES 2.3, 2.4 and 2.5, and the collected cases about dead buttons."""

from collections.abc import Collection

import pytest

from quizzes.engine.differences import profile_differences
from quizzes.engine.games import NLHE
from quizzes.engine.hand import Hand
from quizzes.engine.moving_button import Blinds, may_come_in, missed_blinds, next_blinds
from quizzes.engine.profile import ROBERTS_11, TDA_2024, WSOP_LIVE_2024
from quizzes.engine.seats import Post, Posted, Stakes
from quizzes.engine.trace import Rule
from quizzes.engine.units import Chips, Seat
from quizzes.phrases import say

NAMES = ("Ana", "Beto", "Carla", "David", "Elena", "Fabio")
SIX = range(1, 7)


def chairs(button: int, small: int, big: int) -> Blinds:
    """Chairs by their numbers at the table, from 1."""
    return Blinds(Seat(button - 1), Seat(small - 1), Seat(big - 1))


def told(last: Blinds, playing: Collection[int], moving: bool = False) -> tuple[int, int | None, int]:
    """Button, small blind (None where nobody posts it) and big blind."""
    after = next_blinds(last, [Seat(chair - 1) for chair in playing], moving).value
    return after.button + 1, after.small_blind + 1 if after.small_blind_posts else None, after.big_blind + 1


def after(last: Blinds, playing: Collection[int]) -> Blinds:
    return next_blinds(last, [Seat(chair - 1) for chair in playing]).value


@pytest.mark.parametrize(
    ("leave", "first", "second"),
    [
        ({3}, (2, None, 4), (3, 4, 5)),
        ({2}, (2, 3, 4), (3, 4, 5)),
        ({2, 3}, (2, None, 4), (3, 4, 5)),
        ({4}, (2, 3, 5), (3, 5, 6)),
        (set(), (2, 3, 4), (3, 4, 5)),
    ],
)
def test_2_4_worked_table(
    leave: set[int], first: tuple[int, int | None, int], second: tuple[int, int | None, int]
) -> None:
    """Six chairs, the button on 1: who leaves, and the two hands after."""
    playing = [chair for chair in SIX if chair not in leave]
    assert told(chairs(1, 2, 3), playing) == first
    assert told(after(chairs(1, 2, 3), playing), playing) == second


def test_2_4_a_dead_button_is_told_with_who_acts_last() -> None:
    explained = next_blinds(chairs(1, 2, 3), [Seat(chair - 1) for chair in (1, 3, 4, 5)])
    assert explained.value.dead_button
    step = explained.find(Rule.DEAD_BUTTON)
    assert step is not None
    assert step.facts["last"] == Seat(0)
    assert say(step, NAMES).endswith("Ana acts last.")


def test_b21_the_big_blind_busts_and_nobody_posts_the_small_one() -> None:
    assert told(chairs(1, 2, 3), (1, 2, 4, 5)) == (2, None, 4)


@pytest.mark.parametrize(
    ("busts", "expected"),
    [(1, (3, 3, 2)), (2, (3, 3, 1)), (3, (2, 2, 1))],
)
def test_2_3_from_three_to_two(busts: int, expected: tuple[int, int, int]) -> None:
    """A on the button, B small blind, C big blind: nobody has the big blind twice in a row."""
    assert told(chairs(1, 2, 3), {1, 2, 3} - {busts}) == expected


def test_2_3_heads_up_the_button_goes_back_and_forth() -> None:
    first = chairs(1, 1, 2)
    assert told(first, (1, 2)) == (2, 2, 1)
    assert told(after(first, (1, 2)), (1, 2)) == (1, 1, 2)


@pytest.mark.parametrize("chair", [2, 4])
def test_from_two_to_three_nobody_has_two_blinds(chair: int) -> None:
    """The button on 1, the big blind on 3, and somebody comes in on either side."""
    button, small, big = told(chairs(1, 1, 3), {1, 3, chair})
    assert len({button, small, big}) == 3
    assert big == (4 if chair == 4 else 1)
    assert small == 3


def test_db01() -> None:
    assert told(chairs(1, 2, 3), (1, 2, 4, 5)) == (2, None, 4)


def test_db02() -> None:
    assert told(chairs(1, 2, 3), (1, 3, 4, 5)) == (2, 3, 4)
    assert after(chairs(1, 2, 3), (1, 3, 4, 5)).dead_button


def test_db04() -> None:
    assert told(chairs(3, 1, 2), (1, 2)) == (2, 2, 1)


def test_hu04() -> None:
    assert told(chairs(1, 2, 3), (1, 2)) == (2, 2, 1)


def test_nobody_skips_the_big_blind_or_posts_it_twice() -> None:
    """Whoever leaves, hand after hand, the big blind goes round the table."""
    playing, last = [1, 2, 3, 4, 5, 6], chairs(1, 2, 3)
    for leaves in (2, 5, None, 1, None, 6, None):
        playing = [chair for chair in playing if chair != leaves]
        following = after(last, playing)
        between = [chair for chair in playing if last.big_blind < chair - 1 < following.big_blind]
        assert not between
        assert following.big_blind != last.big_blind
        last = following


def test_2_4_moving_button() -> None:
    """Cash: the button goes on; who skipped his big blind posts one in the place of the small blind."""
    assert told(chairs(1, 2, 3), SIX, moving=True) == (2, 3, 4)
    left = next_blinds(chairs(1, 2, 3), [Seat(chair - 1) for chair in (1, 2, 4, 5, 6)], moving=True)
    assert (left.value.button, left.value.small_blind, left.value.big_blind) == (1, 3, 4)
    assert left.value.small_blind_posts is Post.BIG_BLIND
    assert told(chairs(1, 2, 3), (1, 3, 4, 5, 6), moving=True) == (3, 4, 5)


STAKES = Stakes(Chips(1), Chips(2))
BOTH = (Post.SMALL_BLIND, Post.BIG_BLIND)


def test_2_5_missed_both_posts_three_of_which_two_are_live() -> None:
    """After a raise to 6 it costs him 4 more."""
    owed = missed_blinds(WSOP_LIVE_2024, STAKES, Seat(3), BOTH)
    assert owed.value == (Posted(Post.LIVE_POST, Seat(3), Chips(2)), Posted(Post.DEAD_POST, Seat(3), Chips(1)))
    assert owed.steps[-1].facts["total"] == 3
    blinds = [Posted(Post.SMALL_BLIND, Seat(0), Chips(1)), Posted(Post.BIG_BLIND, Seat(1), Chips(2))]
    hand = Hand.start(NLHE, WSOP_LIVE_2024, STAKES, [100] * 4, [*blinds, *owed.value])
    assert (hand.round.highest_bet - hand.round.bettors[3].bet, hand.dead) == (0, 1)


def test_db05_who_missed_the_small_blind_alone_owes_it_dead() -> None:
    for profile in (WSOP_LIVE_2024, ROBERTS_11):
        assert missed_blinds(profile, STAKES, Seat(2), [Post.SMALL_BLIND]).value == (
            Posted(Post.DEAD_POST, Seat(2), Chips(1)),
        )
    assert missed_blinds(TDA_2024, STAKES, Seat(2), [Post.SMALL_BLIND]).value == ()


def test_2_5_who_waits_for_the_big_blind_owes_nothing() -> None:
    assert missed_blinds(ROBERTS_11, STAKES, Seat(2), BOTH, waits=True).value == ()


def test_c20_where_a_new_player_may_come_in() -> None:
    """Chairs 1 (button), 3 (small blind), 5 (big blind): between button and small blind nowhere, between the blinds
    only in tournaments."""
    blinds = chairs(1, 3, 5)
    assert [
        bool(opinion.value) for opinion in profile_differences(lambda book: may_come_in(book, blinds, Seat(1)))
    ] == [False]
    opinions = profile_differences(lambda book: may_come_in(book, blinds, Seat(3)))
    assert [(opinion.value, opinion.profiles) for opinion in opinions] == [
        (True, ("tda-2024",)),
        (False, ("wsop-live-2024", "roberts-11")),
    ]
    assert may_come_in(ROBERTS_11, blinds, Seat(5)).value


def test_fewer_than_two_players_play_no_hand() -> None:
    with pytest.raises(ValueError):
        next_blinds(chairs(1, 2, 3), [Seat(0)])
