"""python manage.py replay: what it prints for people and for programs, and its exit codes."""

from pathlib import Path

import pytest

from tests.commands.running import run
from tests.histories.hands import FIXTURES, HAND, SITE, changed, site_hand

WRONG = changed("[1300, 700, 1000]", "[1310, 690, 1000]")
BROKEN = changed("p1 cbr 400", "p1 cbr 4")


def test_our_own_hands_match(capsys: pytest.CaptureFixture[str]) -> None:
    ended = run(capsys, "replay", *FIXTURES)
    assert (ended.code, ended.err) == (0, "")
    assert ended.out == "hands 43, matched 43, differ 0, unreadable 0\n"


def test_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "three.phhs"
    file.write_bytes(b"[1]\n" + WRONG + b"\n[2]\n" + BROKEN + b"\n[3]\n" + HAND.encode())
    ended = run(capsys, "replay", file, "--json")
    assert ended.code == 1
    assert ended.json == {
        "hands": 3,
        "matched": 1,
        "mismatched": [
            {"file": str(file), "hand": 1, "what": "net result of p1", "expected": 310, "got": 300},
            {"file": str(file), "hand": 1, "what": "net result of p2", "expected": -310, "got": -300},
        ],
        "unreadable": [{"file": str(file), "hand": 2, "why": "action 8 'p1 cbr 4' is not legal: too small"}],
    }


def test_a_mismatch_in_words_and_exit_code_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "wrong.phh"
    file.write_bytes(WRONG)
    ended = run(capsys, "replay", file)
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.splitlines() == [
        f"{file}, hand 1: net result of p1 is recorded as 310, and comes to 300",
        f"{file}, hand 1: net result of p2 is recorded as -310, and comes to -300",
        "hands 1, matched 0, differ 1, unreadable 0",
    ]


@pytest.mark.parametrize("extra", [[], ["--json"]])
@pytest.mark.parametrize(
    ("text", "named"),
    [
        (BROKEN, "action 8 'p1 cbr 4' is not legal: too small"),
        (changed("Qc7s8c", "Qc7sAs"), "action 7 'd db Qc7sAs' is not legal: card already dealt"),
        (changed("Qc7s8c", "Qc7s0c"), "action 7 'd db Qc7s0c': 0c is no card"),
        (changed('  "p2 f",\n', ""), "breaks off with action 8 'p1 cbr 400'"),
        (HAND[:200].encode(), "not TOML"),
        (b"Hand #1: a hold'em game", "not TOML"),
        (b"\xff\xfe", "not TOML"),
        (b"", "there is no hand in it"),
    ],
)
def test_a_broken_hand_is_one_line_on_stderr_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: bytes, named: str, extra: list[str]
) -> None:
    file = tmp_path / "broken.phh"
    file.write_bytes(text)
    ended = run(capsys, "replay", file, *extra)
    assert ended.code == 2
    (line,) = ended.err.splitlines()
    assert line.startswith(f"{file}, hand 1: ")
    assert named in line


def test_one_bad_hand_does_not_lose_the_rest(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "many.phhs"
    file.write_bytes(b"\n".join(b"[%d]\n" % number + HAND.encode() for number in range(5)) + b"\n[6]\nactions = [\n")
    ended = run(capsys, "replay", file, "--json")
    assert (ended.json["hands"], ended.json["matched"]) == (6, 5)
    assert [bad["hand"] for bad in ended.json["unreadable"]] == [6]


def test_texts_of_sites_and_languages_in_one_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mixed.txt"
    spanish = site_hand(7).replace("PokerStars Hand #7:", "Mano n.º 7 de PokerStars:")
    other = site_hand(7).replace("PokerStars Hand", "Full Tilt Poker Game")
    cut_off = site_hand(3)[:500]
    file.write_text("\n\n".join(["\ufeff" + site_hand(1), spanish, other, cut_off, site_hand(6)]))
    found = run(capsys, "replay", file, SITE, "--json").json
    assert (found["hands"], found["matched"], found["mismatched"]) == (12, 9, [])
    assert [(bad["hand"], bad["why"][:40]) for bad in found["unreadable"]] == [
        (2, "no hand of PokerStars in English: it beg"),
        (3, "no hand of PokerStars in English: it beg"),
        (4, "it breaks off before the end of its summ"),
    ]


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "replay", FIXTURES[0], tmp_path / "none.phh").trouble.endswith(
        f"there is no file {tmp_path}/none.phh"
    )
    assert "there is no file" in run(capsys, "replay", tmp_path).trouble


def test_no_file_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert "FILE" in run(capsys, "replay").trouble
