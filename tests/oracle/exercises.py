"""What the second grader holds against an exercise. Reads the situation's raw data and nothing that was concluded."""

from collections.abc import Callable
from typing import Any

from tests.oracle.hands import winners
from tests.oracle.pots import payouts
from tests.oracle.replay import Replay


def agree(exercise: Any) -> str:
    """The objection to an exercise's answer, empty where there is none."""
    grade = GRADERS.get(exercise.key.skill)
    if grade is None:
        return f"it does not know {exercise.key.skill}"
    mine, theirs = grade(exercise.situation), plain(exercise.solution.value)
    return "" if mine == theirs else f"it answers {mine!r}, not {theirs!r}"


def plain(value: Any) -> Any:
    """An answer without the engine's types."""
    if value is None:
        return None
    if hasattr(value, "pots"):
        return [(int(pot.chips), plain(pot.seats)) for pot in value.pots], {
            int(seat): int(c) for seat, c in value.returned
        }
    if isinstance(value, tuple):
        return tuple(map(plain, value))
    return str(value) if isinstance(value, str) else int(value)


def replay(hand: Any) -> Replay:
    """The hand's stakes and stacks, and the lines of its log, one after the other."""
    stakes = hand.stakes
    second = Replay(
        [int(stack) for stack in hand.stacks],
        int(stakes.small_blind),
        int(stakes.big_blind),
        int(stakes.ante),
        int(stakes.big_blind_ante),
        ante_first=hand.profile.big_blind_ante == "ante-first",
    )
    for action in hand.log:
        second.read(str(action))
    return second


def who_wins(showdown: Any) -> tuple[int, ...]:
    holes = {seat: list(map(str, hole)) for seat, hole in enumerate(showdown.holes)}
    return winners(holes, list(map(str, showdown.board)))


def minimum_raise(hand: Any) -> int | None:
    second = replay(hand)
    assert second.to_act is not None
    return second.minimum_raise(second.to_act)


def legal_actions(hand: Any) -> tuple[str, ...]:
    second = replay(hand)
    seat = second.to_act
    assert seat is not None
    may = ["fold", "call" if second.price(seat) else "check"]
    if second.may_raise(seat) and second.front[seat] + second.behind[seat] > second.heights[-1]:
        may.append("raise" if second.heights[-1] else "bet")
    return tuple(may)


def first_to_act(hand: Any) -> int | None:
    return replay(hand).to_act


def side_pots(hand: Any) -> tuple[list[tuple[int, tuple[int, ...]]], dict[int, int]]:
    settled = replay(hand).settle()
    return settled.pots, settled.returned


def award_the_pot(hand: Any) -> tuple[tuple[int, int], ...]:
    second = replay(hand)
    won = payouts(second.settle(), second.holes, second.board, int(hand.stakes.smallest_chip))
    return tuple(sorted((seat, chips) for seat, chips in won.items() if chips))


def who_shows_first(hand: Any) -> tuple[int, ...]:
    second = replay(hand)
    pushed = [int(str(action).split()[0][1:]) - 1 for action in hand.log if str(action).split()[1] in ("bet", "raise")]
    house = str(hand.profile.all_in_show)
    if house == "tabled" and len(second.able) < len(second.live):
        return second.live
    if second.street == 3 and second.bettors:
        return (second.bettors[-1],)
    for seat in reversed(pushed):
        if house == "all-in-first" and not second.behind[seat] and seat in second.live:
            return (seat,)
    return (second.able if len(second.able) > 1 else second.live)[:1]


GRADERS: dict[str, Callable[[Any], Any]] = {
    "who-wins": who_wins,
    "legal-actions": legal_actions,
    "minimum-raise": minimum_raise,
    "first-to-act": first_to_act,
    "side-pots": side_pots,
    "award-the-pot": award_the_pot,
    "who-shows-first": who_shows_first,
}
