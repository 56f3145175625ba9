"""Deadlines, grades, seeds and ready-made drills, without a page."""

from datetime import UTC, datetime

import pytest

from quizzes.exercises.base import SKILLS, make
from quizzes.exercises.key import ExerciseKey
from trainer.drills import readymade
from trainer.drills.deadlines import LOCAL, later_deadline, moment, same_clock, usual_deadline
from trainer.drills.grades import BEST, FIRST, LAST, Answered, Try, grade
from trainer.drills.seeds import EVERYBODY, Ask, Place, deal, deal_all, exposes

RIGHT, WRONG, OPEN = Answered(1.0), Answered(0.0), Answered(None)


# Deadlines


@pytest.mark.parametrize(
    ("zone", "asked", "taken", "at"),
    [
        ("Europe/Madrid", "2025-03-30T02:30", "2025-03-30T03:30", "2025-03-30T01:30"),
        ("America/New_York", "2025-03-09T02:00", "2025-03-09T03:00", "2025-03-09T07:00"),
        ("Australia/Lord_Howe", "2025-10-05T02:15", "2025-10-05T02:45", "2025-10-04T15:45"),
    ],
)
def test_a_time_that_the_clocks_leap_over_is_moved(zone: str, asked: str, taken: str, at: str) -> None:
    found = moment(datetime.strptime(asked, LOCAL), zone)  # noqa: DTZ007
    assert (found.moved, found.asked, found.local) == (True, asked, taken)
    assert found.at == datetime.fromisoformat(at).replace(tzinfo=UTC)


@pytest.mark.parametrize(
    ("zone", "asked", "at"),
    [
        ("Europe/Madrid", "2025-10-26T02:30", "2025-10-26T00:30"),
        ("America/New_York", "2025-11-02T01:30", "2025-11-02T05:30"),
    ],
)
def test_of_a_repeated_hour_the_first_is_taken(zone: str, asked: str, at: str) -> None:
    found = moment(datetime.strptime(asked, LOCAL), zone)  # noqa: DTZ007
    assert (found.moved, found.local, found.at) == (False, asked, datetime.fromisoformat(at).replace(tzinfo=UTC))


def test_a_week_is_counted_in_days_of_the_zone() -> None:
    """It is Saturday in Madrid already, and the clocks go forward within the week."""
    found = usual_deadline(datetime(2025, 3, 28, 23, 30, tzinfo=UTC), "Europe/Madrid")
    assert (found.local, found.at) == ("2025-04-05T23:59", datetime(2025, 4, 5, 21, 59, tzinfo=UTC))


def test_an_extension_keeps_the_time_of_day_across_the_change_of_clocks() -> None:
    due = datetime(2025, 10, 25, 21, 59, tzinfo=UTC)
    found = later_deadline(due, datetime(2025, 10, 20, tzinfo=UTC), 1, "Europe/Madrid")
    assert (found.local, found.at) == ("2025-10-26T23:59", datetime(2025, 10, 26, 22, 59, tzinfo=UTC))


def test_after_the_deadline_an_extension_counts_from_today() -> None:
    due, now = datetime(2025, 5, 1, tzinfo=UTC), datetime(2025, 5, 10, 12, tzinfo=UTC)
    assert later_deadline(due, now, 1, "America/Bogota").local == "2025-05-11T23:59"


def test_two_zones_may_show_the_same_clocks_for_half_a_year() -> None:
    zones = ("Europe/London", "Africa/Abidjan")
    assert [same_clock(datetime(2025, month, 1, tzinfo=UTC), *zones) for month in (1, 7)] == [True, False]


# Grades


def tries(*marks: str) -> list[Try]:
    of = {"1": RIGHT, "0": WRONG, "-": OPEN, "l": Answered(1.0, late=True), "o": Answered(1.0, overtime=True)}
    return [Try(number, "-" not in some, tuple(of[mark] for mark in some)) for number, some in enumerate(marks, 1)]


@pytest.mark.parametrize(
    ("rule", "marks", "late_counts", "score", "number"),
    [
        (BEST, ("10", "11", "00"), False, 1, 2),
        (BEST, ("10", "01"), False, 0.5, 1),
        (FIRST, ("10", "11"), False, 0.5, 1),
        (LAST, ("11", "00"), False, 0, 2),
        (LAST, ("11", "0-"), False, 1, 1),
        (LAST, ("1-",), False, 0.5, 1),
        (BEST, ("--", "1-"), False, 0.5, 2),
        (BEST, ("1l", "10"), False, 0.5, 1),
        (BEST, ("10", "1l"), True, 1, 2),
        (BEST, ("1o",), True, 0.5, 1),
    ],
)
def test_the_rule_chooses_the_try(
    rule: str, marks: tuple[str, ...], late_counts: bool, score: float, number: int
) -> None:
    found = grade(rule, late_counts, tries(*marks), False, None)
    assert found.attempt is not None
    assert (found.score, found.attempt.number) == (score, number)


def test_without_an_answer_there_is_no_grade() -> None:
    assert grade(BEST, False, tries("--"), False, None).score is None


def test_a_teachers_grade_wins_over_an_excuse_and_an_excuse_over_the_rule() -> None:
    assert grade(BEST, False, tries("11"), True, 0.25).score == 0.25
    found = grade(BEST, False, tries("11"), True, None)
    assert (found.score, found.excused) == (None, True)


def test_a_hundred_is_said_of_everything_right_only() -> None:
    almost = [Try(1, True, (Answered(1.0),) * 299 + (WRONG,))]
    assert grade(BEST, False, almost, False, None).percent == 99
    assert grade(BEST, False, [Try(1, True, (Answered(0.1),) * 3)], False, None).percent == 10


# Seeds and ready-made drills


def test_a_place_always_holds_the_same_exercise_and_each_learner_other_numbers() -> None:
    ask = Ask("minimum-raise", "nlhe", 2)
    dealt = [deal(ask, "tda-2024", Place(1, learner, 1, 1)).key for learner in (5, 5, 6, EVERYBODY)]
    assert dealt[0] == dealt[1]
    assert len(set(dealt)) == 3


def test_no_situation_comes_twice_in_a_try() -> None:
    ask = Ask("who-wins", "nlhe", 1)
    seen = deal(ask, "tda-2024", Place(1, 5, 1, 1)).situation_key
    assert deal(ask, "tda-2024", Place(1, 5, 1, 1), {seen}).situation_key != seen
    dealt = list(deal_all([(number, ask) for number in range(1, 21)], "tda-2024", 1, 5, 1))
    assert len({one.situation_key for one in dealt}) == 20


CODES = sorted({idea.code for skill in SKILLS.values() for idea in skill.misconceptions})


@pytest.mark.parametrize("code", CODES)
def test_a_drill_against_a_wrong_idea_can_expose_it_everywhere(code: str) -> None:
    ready = readymade.find(f"idea-{code}")
    assert ready is not None
    assert len(ready.asks) == readymade.AGAINST
    for number, ask in enumerate(ready.asks, 1):
        assert exposes(deal(ask, ready.profile or "tda-2024", Place(7, 8, number, 1)), code)


def test_what_is_right_in_a_house_is_no_wrong_idea_there() -> None:
    """All hands up at an all-in: right by the TDA, wrong by Robert's."""

    def offered(profile: str) -> set[str]:
        return {slug for shelf in readymade.shelves(profile) for slug, _ in shelf.ideas}

    assert offered("roberts-11") - offered("tda-2024") == {"idea-all_at_once"}
    elsewhere = readymade.find("idea-all_at_once", "tda-2024")
    assert elsewhere is not None
    assert elsewhere.profile == "wsop-live-2024"
    at_home = readymade.find("idea-all_at_once", "roberts-11")
    assert at_home is not None
    assert at_home.profile == ""


def test_every_skill_joins_the_ready_made_drills_by_itself() -> None:
    asked = {(ask.skill, ask.level) for shelf in readymade.shelves() for one in shelf.drills for ask in one.asks}
    assert asked == {(skill.slug, level) for skill in SKILLS.values() for level in skill.levels}
    for shelf in readymade.shelves():
        for one in shelf.drills:
            assert readymade.find(one.slug) == one
            assert readymade.LEAST <= len(one.asks) <= readymade.MOST


def test_what_is_not_there_is_not_found() -> None:
    assert readymade.find("unit-nowhere-1") is readymade.find("idea-nothing") is readymade.find("") is None


def test_a_key_of_a_drill_is_an_exercise_anywhere() -> None:
    dealt = deal(Ask("side-pots", "nlhe", 1), "tda-2024", Place(1, 2, 3, 1))
    assert make(ExerciseKey.parse(str(dealt.key))) == dealt
