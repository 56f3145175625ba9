"""How fast recorded hands are replayed, reading included, by this project and by PokerKit, in one run.

    python tests/bench/replay.py [FILE.phhs ...]

Without FILE, those of Pluribus and of the WSOP in the folder POKER_HANDS.
"""

import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]
AT_LEAST = 2000
"""Hands a measurement is made of."""
sys.path.insert(0, str(ROOT))

from pokerkit import HandHistory  # noqa: E402

from quizzes.engine.profile import TDA_2024  # noqa: E402
from quizzes.histories import phh  # noqa: E402
from quizzes.histories.record import play  # noqa: E402
from quizzes.histories.replay import mismatches  # noqa: E402
from quizzes.histories.toml import cut  # noqa: E402
from tests.histories.hands import RECORDED  # noqa: E402


def ours(file: Path) -> int:
    """Replay and compare every hand."""
    hands = 0
    with file.open("rb") as lines:
        for text in cut(lines):
            record = phh.read(text)
            assert not mismatches(record, play(record, TDA_2024))
            hands += 1
    return hands


def pokerkits(file: Path) -> int:
    """Replay every hand to its end."""
    hands = 0
    with file.open("rb") as source:
        for history in HandHistory.load_all(source):
            for _ in history:
                pass
            hands += 1
    return hands


def rate(replay: Callable[[Path], int], files: Sequence[Path]) -> float:
    """Hands a second of processor time: what other programs do meanwhile hardly counts."""
    began, hands = time.process_time(), 0
    while hands < AT_LEAST:
        hands += sum(map(replay, files))
    return hands / (time.process_time() - began)


def peak(file: Path) -> int:
    """The most memory held at once while replaying, in kB."""
    tracemalloc.start()
    ours(file)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most // 1000


def main() -> None:
    named = [Path(name) for name in sys.argv[1:]]
    groups = [named] if named else [sorted((RECORDED / "phh").glob(f"{name}*")) for name in ("pluribus", "wsop")]
    for files in filter(None, groups):
        runs = [(rate(ours, files), rate(pokerkits, files)) for _ in range(3)]
        mine, theirs = (max(rates) for rates in zip(*runs, strict=True))
        largest = max(files, key=lambda file: file.stat().st_size)
        size = largest.stat().st_size // 1000
        print(f"{', '.join(file.name for file in files)}")
        print(f"  ours {mine:.0f} hands a second, holding at most {peak(largest)} kB of a file of {size} kB")
        print(f"  PokerKit {theirs:.0f}, ratio {mine / theirs:.2f} (wanted: 2 or more)")


if __name__ == "__main__":
    main()
