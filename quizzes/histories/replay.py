"""Compares what the engine makes of a recorded hand with what its record says came of it."""

from dataclasses import dataclass

from quizzes.engine.hand import Await, Hand
from quizzes.engine.splits import final_stacks
from quizzes.engine.units import Chips, Seat
from quizzes.histories.record import Record, Unreadable


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One number on which the record and the engine differ."""

    what: str
    expected: int
    got: int


def mismatches(record: Record, hand: Hand) -> tuple[Mismatch, ...]:
    """Each seat's net result, where the record has it. Raises Unreadable when the record breaks off before it."""
    if record.finishing is None or (finishing := _stacks(record, hand)) == record.finishing:
        return ()
    return tuple(
        Mismatch(f"net result of {Seat(seat)}", expected - before, got - before)
        for seat, (before, expected, got) in enumerate(zip(record.stacks, record.finishing, finishing, strict=True))
        if expected != got
    )


def _stacks(record: Record, hand: Hand) -> tuple[Chips, ...]:
    """The stacks that the record should have: at the end, or, of a hand that was not played out, behind."""
    at_the_end = final_stacks(hand).value
    if at_the_end is not None:
        return at_the_end
    if hand.awaits in (Await.SHOWDOWN, Await.NOTHING):
        unknown = ", ".join(str(seat) for seat in hand.live if not hand.holes[seat])
        raise Unreadable(f"who wins cannot be told: {unknown} shows no cards")
    if sum(record.finishing or ()) == sum(record.stacks):
        last = f"action {len(record.lines)} {record.lines[-1]!r}" if record.lines else "no action at all"
        raise Unreadable(f"it breaks off with {last}, though finishing_stacks are those of the end")
    return tuple(bettor.stack for bettor in hand.round.bettors)
