"""What a place of the grid says, by the tries at it."""

import pytest

from trainer.map.grid import Progress, Seen, State, Tally, right_at_once, rows, tally

ANA, BRUNO = 1, 2


def seen(
    pk: int, score: float | None, *, place: int = 1, who: int = ANA, served: bool = True, end: bool = False
) -> Seen:
    return Seen(pk, who, place, served, score, end)


def state_of(*tries: Seen, ideas: dict[int, list[str]] | None = None) -> State:
    return rows([(ANA, "Ana")], [1], tries, ideas or {})[0].states[0]


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([], State.NOT_STARTED),
        ([None], State.STARTED),
        ([1], State.RIGHT),
        ([1, 0, 0], State.RIGHT),
        ([0], State.WRONG),
        ([0.5], State.WRONG),
        ([0, None], State.WRONG),
        ([0, 1], State.LATER),
        ([0, 0, 1], State.LATER),
        ([None, 1], State.RIGHT),
        ([0, 0], State.HELP),
        ([0, 0.5], State.HELP),
    ],
)
def test_a_place_is_the_sum_of_its_tries(scores: list[float | None], expected: State) -> None:
    assert state_of(*(seen(pk, score) for pk, score in enumerate(scores))) is expected


def test_what_was_not_looked_at_is_not_started() -> None:
    assert state_of(seen(1, None, served=False)) is State.NOT_STARTED


def test_two_answers_that_follow_one_idea_need_help_until_they_are_right() -> None:
    tries = [seen(1, 0, place=1), seen(2, 0, place=2), seen(3, 0, place=3), seen(4, 0, place=4), seen(5, 1, place=2)]
    ideas = {1: ["a"], 2: ["a", "b"], 3: ["b"], 4: ["c"]}

    (row,) = rows([(ANA, "Ana")], [1, 2, 3, 4], tries, ideas)

    assert row.states == (State.HELP, State.LATER, State.HELP, State.WRONG)
    assert row.help


def test_rows_follow_the_learners_and_columns_the_exercises() -> None:
    tries = [seen(1, 1, place=7, who=BRUNO, end=True), seen(2, None, place=9, who=BRUNO), seen(3, 1, place=8, who=99)]

    ana, bruno = rows([(ANA, "Ana"), (BRUNO, "Bruno")], [9, 7], tries, {})

    assert (ana.progress, ana.done, ana.states) == (Progress.NOT_STARTED, 0, (State.NOT_STARTED,) * 2)
    assert (bruno.progress, bruno.done, bruno.states) == (Progress.FINISHED, 1, (State.STARTED, State.RIGHT))
    assert tally([ana, bruno]) == Tally(learners=2, not_started=1, started=0, finished=1, help=0)
    assert right_at_once([ana, bruno], 2) == ((0, 0), (1, 1))
