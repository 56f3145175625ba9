"""Incidents for the tests of rulings, in few words."""

from dataclasses import replace
from typing import Any

from quizzes.engine.action import Action
from quizzes.engine.profile import ROBERTS_11, TDA_2024, WSOP_LIVE_2024, Book, RulesProfile
from quizzes.engine.rulings.binding import Gesture, Said, Word, binding_action
from quizzes.engine.rulings.deal import DealError, DealIncident, deal_ruling
from quizzes.engine.rulings.ruling import Outcome, Ruling
from quizzes.engine.rulings.spot import Spot
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Chips, Seat

P1, P2, P3, P4, P5, P6 = map(Seat, range(6))
DEEP = 1_000_000
WSOP_TOURNAMENT = replace(TDA_2024, name="wsop-tournament", books=(Book.WSOP_TOURNAMENT, *TDA_2024.books))
"""No profile of the product: a house that asks this book first."""
BOOKS = (TDA_2024, WSOP_LIVE_2024, ROBERTS_11)


def acts(text: str = "") -> tuple[Action, ...]:
    """ "p3 fold, p4 call"."""
    return tuple(Action.parse(part) for part in text.split(", ") if part)


def told(explained: Explained[Any]) -> list[tuple[Rule, Any]]:
    return [(step.rule, step.value) for step in explained.steps]


def after_deal(
    error: DealError, actions: str = "", profile: RulesProfile = TDA_2024, seat: Seat | None = None
) -> Explained[Ruling]:
    return deal_ruling(DealIncident(error, acts(actions), seat), profile)


def everywhere(error: DealError, actions: str = "", seat: Seat | None = None) -> list[Outcome]:
    """What happens under TDA, WSOP Live Action and Robert's."""
    return [after_deal(error, actions, profile, seat).value.outcome for profile in BOOKS]


def facing(highest: int, size: int | None = None, stack: int = DEEP, mine: int = 0, limit: bool = False) -> Spot:
    """p3 before a bet; the size of a full raise is the whole bet unless told."""
    return Spot(P3, Chips(highest), Chips(highest if size is None else size), Chips(stack), Chips(mine), limit)


def pushes(spot: Spot, *chips: int, **more: Any) -> Explained[Ruling]:
    return binding_action(Gesture(spot, tuple(map(Chips, chips)), **more), TDA_2024)


def says(
    spot: Spot, *words: tuple[Said, int | None] | Said, chips: tuple[int, ...] = (), **more: Any
) -> Explained[Ruling]:
    """Words, each alone or with an amount, and chips after them unless `first` says otherwise."""
    said = tuple(
        Word(word) if isinstance(word, Said) else Word(word[0], None if word[1] is None else Chips(word[1]))
        for word in words
    )
    return pushes(spot, *chips, words=said, **more)


def is_call(to: int, back: int | None = None) -> Ruling:
    return Ruling(Outcome.CALL, Chips(to), back=None if back is None else Chips(back))


def is_raise(to: int) -> Ruling:
    return Ruling(Outcome.RAISE, Chips(to))


def is_bet(to: int) -> Ruling:
    return Ruling(Outcome.BET, Chips(to))
