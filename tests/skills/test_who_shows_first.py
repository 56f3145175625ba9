"""Who shows first: the books' own cases, the wrong answers to them, and what other books say."""

import pytest
from django.utils import translation

from quizzes.engine.hand import Hand
from quizzes.engine.profile import ROBERTS_11, TDA_2024, WSOP_LIVE_2024, RulesProfile
from quizzes.exercises.base import SKILLS
from quizzes.exercises.snapshot import show
from quizzes.marking import mark
from quizzes.showing import Display
from tests.engine.tables import BOARD, DEEP, on, start, streets
from tests.skills.every import ways
from trainer.exports.plain import plain

SKILL = SKILLS["who-shows-first"]


def solved(hand: Hand) -> str:
    return SKILL.answer.write(SKILL.solve(hand).value)


def misread(hand: Hand) -> dict[str, str]:
    """The wrong answers, by the code of the idea that leads there."""
    found = {idea.code: SKILL.answer.write(value) for idea, value in SKILL.misread(hand).items()}
    return {code: text for code, text in found.items() if text != solved(hand)}


def river(players: int, lines: str) -> Hand:
    return on(streets(start([DEEP] * players), 3), lines)


def test_tda_17_a_the_last_to_bet_shows_first() -> None:
    """B40: the cut-off bets the river, the button calls."""
    hand = river(4, "p1 check, p2 check, p3 bet 10, p4 call, p1 fold, p2 fold")

    assert solved(hand) == "p3"
    assert misread(hand) == {"caller_shows_first": "p4"}


def test_tda_17_a_a_raise_takes_the_place_of_the_bet() -> None:
    hand = river(4, "p1 check, p2 bet 10, p3 raise 30, p4 call, p1 call, p2 call")

    assert solved(hand) == "p3"
    assert misread(hand) == {
        "caller_shows_first": "p2",
        "first_bettor_shows": "p2",
        "left_of_button_shows": "p1",
    }


def test_tda_17_a_bets_of_earlier_streets_do_not_count() -> None:
    """The turn is bet and the river checked: the first left of the button, not who bet the turn."""
    hand = on(streets(start([DEEP] * 3), 2), f"p1 check, p2 bet 10, p3 call, p1 call, board {BOARD[2]}")
    hand = on(hand, "p1 check, p2 check, p3 check")

    assert solved(hand) == "p1"
    assert misread(hand) == {"last_raiser_of_hand_shows": "p2", "last_to_check_shows": "p3"}


def all_in_before_the_flop(profile: RulesProfile) -> Hand:
    """A is all-in before the flop; B and C check the river."""
    hand = on(start([DEEP, DEEP, 20], profile=profile), "p3 raise 20, p1 call, p2 call")
    return on(streets(hand, 3), "p1 check, p2 check")


@pytest.mark.parametrize(
    ("profile", "first"),
    [(TDA_2024, "p1 p2 p3"), (WSOP_LIVE_2024, "p3"), (ROBERTS_11, "p1")],
    ids=lambda one: getattr(one, "name", one),
)
def test_c16_the_books_differ_on_an_all_in(profile: RulesProfile, first: str) -> None:
    """TDA 16 turns all hands up; WSOP Live Action 145 has the one who pushed show; Robert's keeps the order."""
    assert solved(all_in_before_the_flop(profile)) == first


def test_other_books_are_heard() -> None:
    told = {opinion.value: opinion.profiles for opinion in SKILL.elsewhere(all_in_before_the_flop(TDA_2024))}
    assert {" ".join(map(str, seats)): names for seats, names in told.items()} == {
        "p1 p2 p3": ("tda-2024",),
        "p3": ("wsop-live-2024",),
        "p1": ("roberts-11",),
    }
    assert SKILL.elsewhere(river(3, "p1 check, p2 check, p3 check")) == ()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_verdict_tells_what_other_books_say_and_the_question_which_book_counts(language: str) -> None:
    heard = 0
    for way in ways(SKILL):
        for exercise in way.exercises(30):
            shown = show(exercise)
            with translation.override(language):
                display = Display(shown)
                others = display.verdict(mark(shown, shown.answer), str).others
                question = plain(display.question)
            book = str(exercise.situation.profile.books[0])
            assert book in question
            assert all(book not in books for books, _ in others)
            assert bool(others) == bool(SKILL.elsewhere(exercise.situation))
            heard += bool(others)
    assert heard > 30
