"""What a PokerStars text says came of the hand: collected chips, pots and rake, and the hands that were shown."""

import re
from collections.abc import Sequence

from quizzes.engine.units import Chips, Seat
from quizzes.histories.pokerstars_text import AMOUNT, CARDS, SHOW_DOWN, chips
from quizzes.histories.record import Outcome, Unreadable

_TOTAL = re.compile(
    rf"Total pot ({AMOUNT})((?: (?:Main|Side) pot(?:-\d+)? {AMOUNT}\.)*)\s*\| Rake ({AMOUNT})\s*(?:\|.*)?"
)
_POT = re.compile(rf"(?:Main|Side) pot(?:-\d+)? ({AMOUNT})\.(?= |$)")
_COLLECTED = re.compile(rf"(.+) collected ({AMOUNT}) from (?:pot|main pot|side pot(?:-\d+)?)")
_RETURNED = re.compile(rf"Uncalled bet \(({AMOUNT})\) returned to (.+)")
_SHOWS = re.compile(rf"(.+): shows {CARDS} \((.*)\)")
_OF_A_SEAT = re.compile(r"Seat (\d+): (.*)")
_WON = re.compile(rf"\b(?:won|collected) \(({AMOUNT})\)")
_OTHER = re.compile(rf"(?:FIRST |SECOND )?Board {CARDS}|Hand was run (?:twice|two times)|\s*|.+ said, \".*\"")


def outcome(
    body: Sequence[str], summary: Sequence[str], names: Sequence[str], chairs: Sequence[int], decimals: int
) -> Outcome | None:
    """Read the summary and the lines in which chips change hands; None while the summary is not whole.

    Raises Unreadable.
    """
    ended = _summary(summary, chairs, decimals)
    if ended is None:
        return None
    total, rake, pots, won = ended
    collected: dict[Seat, int] = {}
    returned: dict[Seat, int] = {}
    shown: list[tuple[Seat, int, str]] = []
    showing, run = False, 0
    for line in body:
        if marker := SHOW_DOWN.fullmatch(line):
            showing, run = True, int(marker[1] == "SECOND ")
        elif found := _COLLECTED.fullmatch(line):
            seat = _seat(found[1], names)
            collected[seat] = collected.get(seat, 0) + chips(found[2], decimals)
        elif found := _RETURNED.fullmatch(line):
            seat = _seat(found[2], names)
            returned[seat] = returned.get(seat, 0) + chips(found[1], decimals)
        elif showing and (found := _SHOWS.fullmatch(line)):
            shown.append((_seat(found[1], names), run, found[3]))
    took = collected or won
    return Outcome(
        collected=tuple(Chips(took.get(Seat(at), 0)) for at in range(len(names))) if took else None,
        total=total,
        rake=rake,
        pots=pots,
        returned=tuple((seat, Chips(back)) for seat, back in returned.items()),
        shown=tuple(shown),
    )


def _seat(name: str, names: Sequence[str]) -> Seat:
    if name not in names:
        raise Unreadable(f"{name} is not in the hand")
    return Seat(names.index(name))


def _summary(
    lines: Sequence[str], chairs: Sequence[int], decimals: int
) -> tuple[Chips, Chips, tuple[Chips, ...], dict[Seat, int]] | None:
    """Total pot, rake, pots, and what each seat won."""
    totals: tuple[Chips, Chips, tuple[Chips, ...]] | None = None
    won: dict[Seat, int] = {}
    told = set()
    for line in lines:
        if found := _TOTAL.fullmatch(line):
            pots = tuple(chips(pot, decimals) for pot in _POT.findall(found[2]))
            totals = chips(found[1], decimals), chips(found[3], decimals), pots
        elif found := _OF_A_SEAT.fullmatch(line):
            told.add(int(found[1]))
            if int(found[1]) in chairs and (amounts := _WON.findall(found[2])):
                seat = Seat(chairs.index(int(found[1])))
                won[seat] = sum(chips(amount, decimals) for amount in amounts)
        elif not _OTHER.fullmatch(line):
            raise Unreadable(f"its summary has the line {line!r}, which is none of a PokerStars hand in English")
    if totals is None or not told.issuperset(chairs):
        return None
    return *totals, won
