"""The small helpers of the table's templates."""

import pytest

from quizzes.templatetags.table import among, disc, hits, times


def test_nothing_is_among_codes_that_were_not_given() -> None:
    assert not among("As", None)
    assert not among("As", ("Ad",))
    assert among("As", ("Ad", "As"))


@pytest.mark.parametrize(("role", "written"), [("button", "D"), ("small-blind", "SB"), ("big-blind", "BB")])
def test_every_role_has_a_disc(role: str, written: str) -> None:
    assert disc(role) == written


def test_counting() -> None:
    assert list(times(2)) == [0, 1]
    assert hits((True, False, True)) == 2
