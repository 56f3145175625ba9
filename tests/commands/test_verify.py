"""python manage.py verify: it finds nothing, and it finds every promise that is broken on purpose."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from quizzes.engine.profile import TDA_2024
from quizzes.engine.trace import Explained, Rule, Step
from quizzes.exercises.answers import RaiseFormat
from quizzes.exercises.base import SKILLS
from quizzes.exercises.key import ExerciseKey
from quizzes.management.commands import verify
from quizzes.promises import broken
from tests.commands.running import run
from tests.oracle.exercises import agree

KEY = ExerciseKey.parse("minimum-raise.1/tda-2024/nlhe/2/0000002a")

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def test_it_finds_nothing(capsys: Capture) -> None:
    ended = run(capsys, "verify", "--count", 2)

    assert ended.code == 0
    ways = sum(len(skill.games) * len(skill.levels) for skill in SKILLS.values()) * 3
    (closing,) = ended.out.splitlines()
    assert closing.startswith(f"exercises {2 * ways}, skills {len(SKILLS)}, faults 0, second grader asked, ")


def test_one_skill_only(capsys: Capture) -> None:
    assert "skills 1, faults 0" in run(capsys, "verify", "--skill", "who-wins", "--count", 1).out


def test_it_says_so_where_there_is_no_second_grader(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setattr(verify, "SECOND_GRADER", "tests.nowhere.agree")

    assert "second grader absent" in run(capsys, "verify", "--skill", "who-wins", "--count", 1).out


def test_an_unknown_skill_is_one_line_that_names_what_exists(capsys: Capture) -> None:
    trouble = run(capsys, "verify", "--skill", "bluffing").trouble

    assert "'bluffing'" in trouble
    assert "who-wins" in trouble


@pytest.mark.parametrize("count", ["0", "-3", "many", "1.5", str(2**32 + 1)])
def test_a_count_that_is_none(capsys: Capture, count: str) -> None:
    assert "--count" in run(capsys, "verify", f"--count={count}").trouble


def test_every_fault_is_a_line_with_its_key(capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setattr(type(SKILLS["minimum-raise"]), "misread", lambda self, situation: {})

    ended = run(capsys, "verify", "--skill", "minimum-raise", "--count", 1)

    assert ended.code == 1
    *faults, closing = ended.out.splitlines()
    assert len(faults) == 9
    assert faults[0].startswith("minimum-raise.1/tda-2024/nlhe/1/00000000: cannot be dealt: ")
    assert "faults 9" in closing


def by_chance(patch: Patch, skill: Any) -> None:
    deal = type(skill).deal
    patch.setattr(type(skill), "deal", lambda self, *of: (random.random(), deal(self, *of))[1])


def another_each_time(patch: Patch, skill: Any) -> None:
    deal, turns = type(skill).deal, iter(range(1000))

    def dealt(self: Any, dealer: Any, *of: Any) -> Any:
        for _ in range(next(turns)):
            dealer.chance(0.5)
        return deal(self, dealer, *of)

    patch.setattr(type(skill), "deal", dealt)


def all_is_right(patch: Patch, skill: Any) -> None:
    patch.setattr(RaiseFormat, "score", lambda self, right, given: 1.0)


def all_is_wrong(patch: Patch, skill: Any) -> None:
    patch.setattr(RaiseFormat, "score", lambda self, right, given: 0.0)


def one_text_for_all(patch: Patch, skill: Any) -> None:
    patch.setattr(RaiseFormat, "write", lambda self, value: "100")


def read_otherwise(patch: Patch, skill: Any) -> None:
    parse = RaiseFormat.parse
    patch.setattr(RaiseFormat, "parse", lambda self, text: (parse(self, text) or 0) + 1)


def no_diagnosis(patch: Patch, skill: Any) -> None:
    patch.setattr(type(skill), "misconceptions", ())


def wrong_solution(patch: Patch, skill: Any) -> None:
    solve = type(skill).solve

    def solved(self: Any, situation: Any) -> Explained[Any]:
        *steps, last = solve(self, situation).steps
        return Explained((*steps, Step(last.rule, (last.value or 0) + 1, last.facts)))

    patch.setattr(type(skill), "solve", solved)


def a_fact_is_missing(patch: Patch, skill: Any) -> None:
    solve = type(skill).solve

    def solved(self: Any, situation: Any) -> Explained[Any]:
        *steps, last = solve(self, situation).steps
        return Explained((*steps, Step(last.rule, last.value)))

    patch.setattr(type(skill), "solve", solved)


def nothing_is_cited(patch: Patch, skill: Any) -> None:
    patch.setattr("quizzes.promises.cites", lambda rule, profile: ())


def no_parting(patch: Patch, skill: Any) -> None:
    solve = type(skill).solve

    def solved(self: Any, situation: Any) -> Explained[Any]:
        last = solve(self, situation).steps[-1]
        return Explained((Step(Rule.HIGHEST_BET, last.value, {"seat": situation.to_act}),))

    patch.setattr(type(skill), "solve", solved)


@pytest.mark.parametrize(
    ("sabotage", "fault"),
    [
        (by_chance, "chance that is not the dealer's"),
        (another_each_time, "the same key gives another exercise"),
        (all_is_right, "is marked right"),
        (all_is_wrong, "is marked wrong"),
        (one_text_for_all, "options repeat"),
        (read_otherwise, "and read as"),
        (no_diagnosis, "an idea that the skill does not name"),
        (wrong_solution, "the second grader disagrees: it answers"),
        (a_fact_is_missing, "KeyError"),
        (nothing_is_cited, "is cited for"),
        (no_parting, "leaves the road"),
    ],
)
def test_a_broken_promise_is_found(sabotage: Callable[[Patch, Any], None], fault: str, monkeypatch: Patch) -> None:
    assert KEY.profile == TDA_2024.name
    assert broken(KEY, agree) == []

    sabotage(monkeypatch, SKILLS["minimum-raise"])

    assert any(fault in found for found in broken(KEY, agree)), broken(KEY, agree)
