"""Files are cut into hands, and hands into fields."""

import tomllib
from decimal import Decimal

import pytest

from quizzes.histories.record import Unreadable
from quizzes.histories.toml import cut, fields
from tests.histories.hands import every_hand


def test_a_file_without_headers_is_one_hand() -> None:
    assert list(cut([b"# a hand\n", b"a = 1\n"])) == [b"# a hand\na = 1\n"]


def test_headers_with_spaces_and_comments_cut_and_a_list_does_not() -> None:
    lines = [b"[1]\n", b"a = [\n", b"  [1, 2],\n", b"]\n", b" [ 2 ] # the second\n", b"b = 2\n"]
    assert list(cut(lines)) == [b"a = [\n  [1, 2],\n]\n", b"b = 2\n"]


def test_what_stands_before_the_first_header_is_a_hand_only_if_it_holds_fields() -> None:
    assert list(cut([b"# two hands\n", b"\n", b"[1]\n", b"a = 1\n"])) == [b"a = 1\n"]
    assert list(cut([b"a = 1\n", b"[2]\n", b"a = 2\n"])) == [b"a = 1\n", b"a = 2\n"]


def test_one_hand_is_held_at_a_time() -> None:
    def endless():
        while True:
            yield b"[1]\n"
            yield b"a = 1\n"

    hands = cut(endless())
    assert [next(hands) for _ in range(3)] == [b"a = 1\n"] * 3


@pytest.mark.parametrize(
    "text",
    [
        "a = [1, 2.50, -3]\nb = 'x'\nc = ['p1 f', 'p2 cc']\nd = true\n",
        'a = "x" # why\n',
        "a = [\n  1,\n  2,\n]\n",
        "a = 1_000\nb = 1e3\n",
        "\n\na = ''\n",
        "a = [1, 2,]\r\nb = [3]\r\n",
    ],
)
def test_fields_are_those_of_tomllib(text: str) -> None:
    assert fields(text.encode()) == tomllib.loads(text, parse_float=Decimal)


def test_fields_of_every_hand_are_those_of_tomllib() -> None:
    for _, _, text in every_hand():
        assert fields(text) == tomllib.loads(text.decode(), parse_float=Decimal)


@pytest.mark.parametrize(
    "text",
    [
        b"a = 1\na = 2\n",
        b"a = null\n",
        b"a = NaN\n",
        b"a = [1, 2\n",
        b"a = 01\n",
        b"nonsense\n",
        b"a = " + b"[" * 5000,
        b"a = " + b"9" * 5000,
        b"a = 1e99999999999999999999\n",
        b"a = '\xff'\n",
        b"\x00\x01\x02",
    ],
)
def test_what_tomllib_refuses_is_refused_in_one_line(text: bytes) -> None:
    with pytest.raises(Unreadable) as refused:
        fields(text)
    assert str(refused.value).startswith("not TOML: ")
    assert "\n" not in str(refused.value)
