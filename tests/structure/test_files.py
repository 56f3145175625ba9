"""The shape of the tree."""

from pathlib import Path

from tests.structure.source import ROOT, UNSEEN, files

FOLDERS = {".ci", "fixtures", "locale", "quizzes", "static", "templates", "tests", "trainer"}

MOST_LINES = 300
LONGER: dict[str, str] = {}
"""Files that may be longer, each with its reason."""


def test_no_top_level_folder_beyond_the_agreed_ones() -> None:
    assert {path.name for path in ROOT.iterdir() if path.is_dir()} - UNSEEN <= FOLDERS


def test_no_file_asks_to_be_two() -> None:
    sources = [path for path in files("", suffixes=(".py", ".html", ".js", ".css")) if "migrations" not in path.parts]
    long = {str(path): count for path in sources if (count := lines(path)) > MOST_LINES}
    assert {path: count for path, count in long.items() if path not in LONGER} == {}
    assert set(LONGER) <= set(long)


def lines(path: Path) -> int:
    return len((ROOT / path).read_text(encoding="utf-8").splitlines())
