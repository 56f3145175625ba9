"""python manage.py ask: its JSON, its words in both languages, and its troubles."""

import io
import json
from pathlib import Path

import pytest

from quizzes.histories.questions import QUESTIONS
from tests.commands.running import run
from tests.histories.hands import FIXTURES, HAND, SITE, changed, site_hand

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hand.phh"
    path.write_bytes(changed('  "p2 f",\n', "") + b"seats = [2, 5, 6]\n")
    return path


def test_json_has_exactly_the_promised_keys(capsys: Capture, file: Path) -> None:
    found = run(capsys, "ask", "next-to-act", "--hand", file, "--json").json
    assert list(found) == ["question", "profile", "unit", "seats", "answer", "steps"]
    assert {name: found[name] for name in list(found)[:5]} == {
        "question": "next-to-act",
        "profile": "tda-2024",
        "unit": "1",
        "seats": {"p1": "Seat2", "p2": "Seat5", "p3": "Seat6"},
        "answer": "p2",
    }
    assert found["steps"][-1] == {
        "rule": "acts-next",
        "text": "After p1 it is the turn of p2.",
        "cites": found["steps"][-1]["cites"],
    }
    assert found["steps"][-1]["cites"][0].startswith("TDA 2024, ")


@pytest.mark.parametrize("question", list(QUESTIONS))
def test_every_question_is_answered_in_json(capsys: Capture, file: Path, question: str) -> None:
    for profile in ("tda-2024", "wsop-live-2024", "roberts-11"):
        found = run(capsys, "ask", question, "--hand", file, "--seat", "p2", "--rules", profile, "--json").json
        assert (found["question"], found["profile"]) == (question, profile)
        assert found["steps"]
        assert all(set(step) == {"rule", "text", "cites"} for step in found["steps"])


def test_a_seat_by_its_chair(capsys: Capture, file: Path) -> None:
    assert run(capsys, "ask", "position", "--hand", file, "--seat", "Seat6", "--json").json["answer"] == "BTN"


def test_in_words(capsys: Capture, file: Path) -> None:
    ended = run(capsys, "ask", "to-call", "--hand", file)
    assert (ended.code, ended.err) == (0, "")
    answer, first, *_ = ended.out.splitlines()
    assert answer == "400"
    assert first.startswith("1. ")


def test_in_spanish(capsys: Capture, file: Path) -> None:
    english, spanish = (
        run(capsys, "ask", "to-call", "--hand", file, "--json", "--lang", language).json for language in ("en", "es")
    )
    assert english["answer"] == spanish["answer"] == 400
    assert [step["rule"] for step in english["steps"]] == [step["rule"] for step in spanish["steps"]]


def test_from_the_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(HAND.encode())))
    assert run(capsys, "ask", "final-stacks", "--hand", "-", "--json").json["answer"] == {
        "p1": 1300,
        "p2": 700,
        "p3": 1000,
    }


def test_one_hand_of_many(capsys: Capture) -> None:
    many = next(file for file in FIXTURES if file.name == "heads-up.phhs")
    assert "holds 10 hands: choose one with --number" in run(capsys, "ask", "winners", "--hand", many).trouble
    for nobody in (0, 11, -1):
        assert "holds 10 hands" in run(capsys, "ask", "winners", "--hand", many, f"--number={nobody}").trouble
    found = run(capsys, "ask", "winners", "--hand", many, "--number", "8", "--json").json["answer"]
    assert found[0]["winners"] == ["p1", "p2"]


def test_fractions_tell_their_unit(capsys: Capture) -> None:
    fractions = next(file for file in FIXTURES if file.name == "fractions.phh")
    found = run(capsys, "ask", "final-stacks", "--hand", fractions, "--json").json
    assert (found["unit"], found["answer"]) == ("0.01", {"p1": 7275, "p2": 3975, "p3": 4025})


def test_a_text_of_the_site_after_the_rake(capsys: Capture) -> None:
    def asked(question: str, *more: str) -> dict[str, object]:
        found = run(capsys, "ask", question, "--hand", SITE, "--number", "1", "--json", *more).json
        assert (found["unit"], found["seats"]["p4"]) == ("0.01", "Seat5")
        return found

    assert asked("payouts")["answer"] == {"p1": 15100, "p2": 0, "p3": 0, "p4": 9500}
    assert asked("final-stacks")["answer"] == {"p1": 15100, "p2": 10200, "p3": 11800, "p4": 119600}
    assert asked("pots")["answer"] == {
        "pots": [{"amount": 15300, "eligible": ["p1", "p4"]}, {"amount": 9600, "eligible": ["p4"]}],
        "in_front": {},
        "returned": {"p4": 1000},
    }
    assert asked("best-hand", "--seat", "Seat5", "--rules", "pokerstars")["profile"] == "pokerstars"


@pytest.mark.parametrize(
    ("torn", "turn"), [("Seat5: checks\nSeat2: rai", "p1"), ("Seat5: checks", "p1"), ("Seat", "p4")]
)
def test_the_last_complete_line_counts(capsys: Capture, tmp_path: Path, torn: str, turn: str) -> None:
    file = tmp_path / "torn.txt"
    file.write_text(site_hand(1).partition("Seat5: checks")[0] + torn)
    assert run(capsys, "ask", "next-to-act", "--hand", file, "--json").json["answer"] == turn


@pytest.mark.parametrize(
    ("game", "board", "holes", "answer"),
    [
        ("omaha", "Th9h5h3h4c", ["AhKsQdJc", "8h7h2c2d"], ["p2"]),
        ("plo", "Th9h5h3h4c", ["AhKsQdJc", "8h7h2c2d"], ["p2"]),
        ("omaha8", "2s3d4h8cKs", ["AsJd9hKc", "Ad5dJhKh"], {"high": ["p2"], "low": ["p2"]}),
        ("omaha8", "9s9dThJcKs", ["AsJd9hKc", "Ad5dJhKh"], {"high": ["p1"], "low": []}),
        ("stud", "", ["AsAdKhQc2s3d4c", "2h2d9h9c8s7d6c"], ["p2"]),
        ("stud8", "", ["AsAdKhQc2s3d4c", "8h2d9h7c6s5d3c"], {"high": ["p2"], "low": ["p2"]}),
        ("razz", "", ["8s4h3h2hAh", "7s6h5d4d3s"], ["p2"]),
        ("27", "", ["As5d4h3h2c", "Ks8d7h6c5s"], ["p2"]),
        ("badugi", "", ["KhQdJcTs", "Ah2d3c3s"], ["p1"]),
        ("shortdeck", "KhJh9h8h6c", ["AhAs", "KsKd"], ["p1"]),
    ],
)
def test_bare_winners_of_every_kind(capsys: Capture, game: str, board: str, holes: list[str], answer: object) -> None:
    words = [word for hole in holes for word in ("--hole", hole)]
    assert run(capsys, "ask", "winners", "--game", game, "--board", board, *words, "--json").json["answer"] == answer


def test_bare_winners(capsys: Capture) -> None:
    words = ["ask", "winners", "--board", "ThJdQcKhAh", "--hole", "7h2c", "--hole", "8c8d", "--json"]
    for game in ("holdem", "nlhe"):
        found = run(capsys, *words, "--game", game).json
        assert (found["answer"], found["unit"], found["seats"]) == (["p1", "p2"], "1", {})


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--game", "whist", "--board", "Th9h5h3h4c", "--hole", "AhKs"], "no game 'whist'; there is: holdem, omaha"),
        (["--game", "omaha", "--board", "Th9h5h3h4c", "--hole", "AhKs"], "--hole takes 4 to 6 cards here, not 2"),
        (["--game", "razz", "--board", "Th", "--hole", "AhKs"], "--board takes 0 cards here, not 1"),
        (["--game", "shortdeck", "--board", "Th9h5h6h7c", "--hole", "AhKs"], "not in the deck of this game: 5h"),
        (["--game", "holdem", "--board", "Th9h5h", "--hole", "AhKs"], "--board takes 5 cards here, not 3"),
        (["--game", "holdem", "--board", "Th9h5h3h4c", "--hole", "AhKsQd"], "--hole takes 2 cards here, not 3"),
        (["--game", "holdem", "--board", "Th9h5h3h4c", "--hole", "ThKs"], "dealt twice: Th"),
        (["--game", "holdem", "--board", "Th9h5h3h4c", "--hole", "1hKs"], "--hole 1hKs: 1h is no card"),
        (["--game", "holdem", "--board", "Th9h5h3h4c"], "--hole is given once for each player"),
        ([], "--hand FILE"),
    ],
)
def test_bare_winners_in_trouble(capsys: Capture, words: list[str], named: str) -> None:
    assert named in run(capsys, "ask", "winners", *words).trouble


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["who"], "there is no question 'who'; there is: next-to-act, legal-actions"),
        (["position", "--seat", "p9"], "there is no seat 'p9'; there is: p1, p2, p3, Seat2, Seat5, Seat6"),
        (["position", "--seat", "Seat1"], "there is no seat 'Seat1'"),
        (["pots", "--rules", "tda-1999"], "there is no rules profile 'tda-1999'; there is: tda-2024"),
        (["pots", "--lang", "xx"], "there is no language 'xx'; there is: "),
        (["pots", "--number", "x"], "--number"),
        (["pots", "--what"], "--what"),
    ],
)
def test_what_does_not_exist_is_one_line_and_exit_code_2(
    capsys: Capture, file: Path, words: list[str], named: str
) -> None:
    assert named in run(capsys, "ask", *words, "--hand", file).trouble


def test_a_broken_hand_is_one_line_and_exit_code_2(capsys: Capture, tmp_path: Path) -> None:
    broken = tmp_path / "broken.phh"
    broken.write_bytes(changed("p1 cbr 400", "p1 cbr 4"))
    trouble = run(capsys, "ask", "pots", "--hand", broken).trouble
    assert trouble.endswith(f"{broken}: action 8 'p1 cbr 4' is not legal: too small")
    assert "cannot be read" in run(capsys, "ask", "pots", "--hand", tmp_path / "none").trouble
    over = tmp_path / "over.phh"
    over.write_text(HAND)
    assert "is asked about a seat: --seat p1 to p3" in run(capsys, "ask", "position", "--hand", over).trouble


def test_stdout_is_json_and_nothing_else(capsys: Capture, file: Path) -> None:
    out = run(capsys, "ask", "pots", "--hand", file, "--json").out
    assert out == json.dumps(json.loads(out), ensure_ascii=False) + "\n"
