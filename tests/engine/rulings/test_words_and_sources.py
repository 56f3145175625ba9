"""Every code of the rulings has words and sources, and every ruling names the book that made it."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from django.utils import translation

from quizzes.engine.action import Verb
from quizzes.engine.profile import ALL_PROFILES, Book, RulesProfile
from quizzes.engine.rulebook import SOURCES, cites
from quizzes.engine.rulebook import rulings as sources
from quizzes.engine.rulings import amounts, binding, buy_in, hands, turn
from quizzes.engine.rulings.binding import First, Said
from quizzes.engine.rulings.deal import CLAUSES, DealError, DealIncident, deal_ruling
from quizzes.engine.rulings.ruling import Outcome, rule_of
from quizzes.engine.trace import Explained, Rule, Step
from quizzes.engine.units import Chips
from quizzes.phrases import PHRASES, say
from quizzes.phrases import rulings as words
from tests.engine.rulings.incidents import P1, P3, WSOP_TOURNAMENT, acts, facing

NAMES = ("Ana", "Beto", "Carla", "David", "Elena", "Fabio")
BOOLS = (False, True)


def deals(profile: RulesProfile) -> Iterator[Explained[Any]]:
    logs = ("", "p1 check, p2 fold", "p3 fold, p4 fold, p5 fold", "p3 fold, p4 call")
    for error, log in product(DealError, logs):
        yield deal_ruling(DealIncident(error, acts(log), P3), profile)


def gestures(profile: RulesProfile) -> Iterator[Explained[Any]]:
    spots = (facing(0, 200), facing(200), facing(200, stack=250), facing(10, limit=True), facing(200, mine=200))
    pushed = ((), (500,), (200, 50), (150, 100), (100, 100, 20), (100,) * 5)
    said = (
        *((binding.Word(word),) for word in Said if word is not Said.NUMBER),
        (binding.Word(Said.NUMBER, Chips(300)),),
    )
    several = (
        (),
        (binding.Word(Said.RAISE, Chips(900)),),
        (binding.Word(Said.CALL), binding.Word(Said.RAISE, Chips(900))),
        *said,
    )
    for spot, chips, spoken, first, later in product(spots, pushed, several, First, ((), (Chips(100),))):
        try:
            yield binding.binding_action(binding.Gesture(spot, tuple(map(Chips, chips)), spoken, first, later), profile)
        except ValueError:
            continue
    yield binding.unclear_bet(binding.UnclearBet(facing(0, 5), (Chips(5), Chips(500)), Chips(600)), profile)


def turns(profile: RulesProfile) -> Iterator[Explained[Any]]:
    for verb, since in product((Verb.FOLD, Verb.CHECK, Verb.CALL, Verb.RAISE), ("p2 call", "p2 raise 600")):
        yield turn.out_of_turn(turn.OutOfTurn(facing(300), verb, Chips(800), acts(since)), profile)
    yield turn.out_of_turn(turn.OutOfTurn(facing(0, 200), Verb.BET, Chips(800), ()), profile)
    for behind in ("p4 fold", "p4 call, p5 call"):
        yield turn.skipped(turn.Skipped(P3, acts(behind)), profile)


def wrong_amounts(profile: RulesProfile) -> Iterator[Explained[Any]]:
    for opening, heads_up, said in product(BOOLS, BOOLS, BOOLS):
        yield amounts.undercall(amounts.Undercall(facing(1000), Chips(400), opening, heads_up, said), profile)
    for to, next_card in product((1000, 1200), BOOLS):
        yield amounts.underbet(amounts.Underbet(facing(600), Chips(to), next_card), profile)
    for bet, log, next_card in product((600, 800), ("", "p4 call, p5 call"), BOOLS):
        miscount = amounts.MiscountedPot(P3, Chips(bet), Chips(700), acts(log), next_card)
        yield amounts.miscounted_pot(miscount, profile)
    yield amounts.accepted_action(amounts.AcceptedAction(facing(1000), Chips(100)), profile)


def others(profile: RulesProfile) -> Iterator[Explained[Any]]:
    for called, aggressor, mucked, won, suspects in product(*[BOOLS] * 5):
        yield hands.hand_shown(hands.Request(P1, called, aggressor, mucked, won, suspects), profile)
    yield hands.killed_hand(hands.KilledHand(P1, (Chips(300), Chips(200))), profile)
    yield buy_in.limit_buy_in(3, 6, profile)
    yield buy_in.no_limit_buy_in(2, profile)
    yield buy_in.short_buys(profile)
    yield buy_in.chips_in_play(P1, 40, 100, profile)


def every_step(profile: RulesProfile) -> Iterator[Step]:
    for source in (deals, gestures, turns, wrong_amounts, others):
        for explained in source(profile):
            yield from explained.steps


each_profile = pytest.mark.parametrize("profile", ALL_PROFILES.values(), ids=lambda profile: profile.name)


def test_every_code_has_words_and_sources() -> None:
    assert set(words.PHRASES) == set(sources.SOURCES)
    assert words.PHRASES.items() <= PHRASES.items()
    assert sources.SOURCES.items() <= SOURCES.items()


def test_every_code_is_used_by_some_ruling() -> None:
    used = {step.rule for profile in (*ALL_PROFILES.values(), WSOP_TOURNAMENT) for step in every_step(profile)}
    assert used == set(sources.SOURCES)


def test_every_outcome_has_its_rule() -> None:
    assert {rule_of(outcome) for outcome in Outcome} == {rule for rule in Rule if rule.startswith("ruled-")}


@each_profile
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_step_can_be_said(profile: RulesProfile, language: str) -> None:
    with translation.override(language):
        for step in every_step(profile):
            for html in BOOLS:
                text = say(step, NAMES, html)
                assert text
                assert "%" not in text
                assert "  " not in text
                assert "None" not in text


@each_profile
def test_the_book_that_decides_is_a_source_of_the_steps(profile: RulesProfile) -> None:
    for error, log in product(DealError, ("", "p3 fold, p4 call")):
        explained = deal_ruling(DealIncident(error, acts(log), P3), profile)
        outcome = explained.value.outcome
        speaking = [
            book
            for book in profile.books
            if (clause := CLAUSES[error].get(book)) and outcome in (clause.before, clause.after)
        ]
        own = [
            step.rule for step in explained.steps if any(step.rule in CLAUSES[error][book].reasons for book in speaking)
        ]
        cited = [cite for rule in own for cite in cites(rule, profile)]
        general = outcome in (Outcome.FLOOR_DECIDES, Outcome.MISDEAL)
        assert general or any(cite.startswith(tuple(speaking)) for cite in cited), (error, log, cited)


def test_no_clause_number_of_roberts_beyond_those_that_all_copies_share() -> None:
    numbered = {text[Book.ROBERTS] for text in sources.SOURCES.values() if Book.ROBERTS in text}
    assert {text for text in numbered if text[-1:].isdigit() and not text.startswith("section 5, Hold'em 1")} <= {
        "section 3, Buy-in 1",
        "section 3, Buy-in 2",
        "section 5",
        "section 8",
    }
