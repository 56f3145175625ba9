"""Compares what the engine makes of a recorded hand with what its record says came of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from quizzes.engine.hand import Await, Hand
from quizzes.engine.pots import Pot, Pots, pots_of
from quizzes.engine.splits import payouts_of
from quizzes.engine.units import NO_CHIPS, Chips, Seat
from quizzes.histories.pokerstars_words import hand_in_words, same_words
from quizzes.histories.record import Outcome, Record, Unreadable


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One number, or the words for one hand, on which the record and the engine differ."""

    what: str
    expected: int | str
    got: int | str


def mismatches(record: Record, hand: Hand) -> tuple[Mismatch, ...]:
    """Everything in which the outcome differs from the recorded one, only what the record has.

    Raises Unreadable when the record breaks off before its outcome.
    """
    outcome = record.outcome
    if outcome is None:
        raise Unreadable("it breaks off before the end of its summary")
    made = pots_of(hand).value
    return (*_nets(record, outcome, hand, made), *_pots(outcome, hand, made), *_hands(outcome, hand))


def _nets(record: Record, outcome: Outcome, hand: Hand, made: Pots) -> Iterator[Mismatch]:
    recorded = _recorded_nets(record, outcome, hand)
    if recorded is None:
        return
    back = dict(made.returned)
    paid = _paid(record, outcome, hand, made)
    for at, (bettor, before, expected) in enumerate(zip(hand.round.bettors, record.stacks, recorded, strict=True)):
        seat = Seat(at)
        got = bettor.stack + (paid[at] + back.get(seat, 0) if paid else 0) - before
        if got != expected:
            yield Mismatch(f"net result of {seat}", expected, got)


def _recorded_nets(record: Record, outcome: Outcome, hand: Hand) -> list[int] | None:
    if outcome.finishing is not None:
        return [after - before for after, before in zip(outcome.finishing, record.stacks, strict=True)]
    if outcome.collected is None:
        return None
    nets = [
        chips + bettor.stack - before
        for chips, bettor, before in zip(outcome.collected, hand.round.bettors, record.stacks, strict=True)
    ]
    for seat, chips in outcome.returned:
        nets[seat] += chips
    nets[hand.put_in.index(max(hand.put_in))] += _untold(outcome, hand)
    return nets


def _untold(outcome: Outcome, hand: Hand) -> int:
    """A bet that came back without a line that says so: what was put in above all others and never paid out."""
    if outcome.returned or outcome.collected is None:
        return 0
    second, highest = sorted(hand.put_in)[-2:]
    untold = sum(hand.put_in) + hand.dead - sum(outcome.collected) - outcome.rake
    return untold if untold == highest - second else 0


def _paid(record: Record, outcome: Outcome, hand: Hand, made: Pots) -> tuple[Chips, ...] | None:
    """What the pots pay, after the rake; None of a hand that was not played out, where stacks are those behind."""
    paid = payouts_of(hand, after_rake(outcome, made.pots)).value
    if paid is not None:
        return paid
    if hand.awaits in (Await.SHOWDOWN, Await.NOTHING):
        unknown = ", ".join(str(seat) for seat in hand.live if len(hand.holes[seat]) < hand.own_cards)
        raise Unreadable(f"who wins cannot be told: {unknown} shows no cards")
    if outcome.finishing is None or sum(outcome.finishing) == sum(record.stacks):
        last = f"{record.line_kind} {len(record.lines)} {record.lines[-1]!r}" if record.lines else "no action at all"
        end = "its summary tells its end" if outcome.finishing is None else "finishing_stacks are those of the end"
        raise Unreadable(f"it breaks off with {last}, though {end}")
    return None


def after_rake(outcome: Outcome, made: Sequence[Pot]) -> tuple[Pot, ...]:
    """The pots less what the record took from each."""
    if not outcome.rake:
        return tuple(made)
    gross = [pot.chips for pot in made]
    net = _merged(outcome.pots, gross) if len(made) > 1 else None
    if net is None or sum(gross) - sum(net) != outcome.rake:
        net = (Chips(gross[0] - outcome.rake), *gross[1:])
    return tuple(Pot(chips, pot.seats) for chips, pot in zip(net, made, strict=True))


def _merged(recorded: Sequence[Chips], gross: Sequence[Chips]) -> tuple[Chips, ...] | None:
    """Recorded pots put together where the record has one more for the same seats, so as to fit those made.

    Some sites cut a pot at the level of an all-in player who has folded or mucked (RULES 5.1).
    """
    if len(recorded) < len(gross):
        return None
    merged: list[Chips] = []
    rest = list(recorded)
    for at, chips in enumerate(gross):
        later = len(gross) - at - 1
        part = rest.pop(0)
        while len(rest) > later and (not later or part + rest[0] <= chips):
            part = Chips(part + rest.pop(0))
        merged.append(part)
    return tuple(merged)


def _pots(outcome: Outcome, hand: Hand, made: Pots) -> Iterator[Mismatch]:
    gross = [pot.chips for pot in made.pots]
    total: int = sum(gross)
    for seat, chips in outcome.returned:
        if dict(made.returned).get(seat, 0) != chips:
            yield Mismatch(f"returned to {seat}", chips, dict(made.returned).get(seat, 0))
    if not outcome.returned and not _untold(outcome, hand):  # what came back was collected as part of the pot
        total += sum(chips for _, chips in made.returned)
    if outcome.total is not None and outcome.total != total:
        yield Mismatch("total pot", outcome.total, total)
    if outcome.rake or len(outcome.pots) < 2:
        return
    recorded = _merged(outcome.pots, gross) or tuple(outcome.pots)
    for number, (expected, got) in enumerate(zip_longest(recorded, gross, fillvalue=NO_CHIPS)):
        if expected != got:
            yield Mismatch(f"pot {number}", expected, got)


def _hands(outcome: Outcome, hand: Hand) -> Iterator[Mismatch]:
    boards = (hand.board, hand.second_board)
    whole = sum(street.board for street in hand.game.streets)
    for seat, run, words in outcome.shown:
        if len(hand.holes[seat]) == hand.own_cards and len(boards[run]) >= whole:
            got = hand_in_words(hand.game, hand.holes[seat], boards[run])
            if not same_words(words, got):
                yield Mismatch(f"hand of {seat}", words, got)
