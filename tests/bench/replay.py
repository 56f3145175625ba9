"""How fast recorded hands are replayed, reading included, by this project and by PokerKit, in one run.

    python tests/bench/replay.py [FILE.phhs]

Without FILE, phh/pluribus-nt.phhs in the folder POKER_HANDS.
"""

import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from pokerkit import HandHistory  # noqa: E402

from quizzes.engine.profile import TDA_2024  # noqa: E402
from quizzes.histories import phh  # noqa: E402
from quizzes.histories.replay import mismatches  # noqa: E402
from quizzes.histories.toml import cut  # noqa: E402
from tests.histories.hands import RECORDED  # noqa: E402


def ours(file: Path) -> int:
    """Replay and compare every hand."""
    hands = 0
    with file.open("rb") as lines:
        for text in cut(lines):
            record = phh.read(text)
            assert not mismatches(record, phh.play(record, TDA_2024))
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


def seconds(replay: Callable[[Path], int], file: Path) -> float:
    """Processor time for a hand: what other programs do meanwhile hardly counts."""
    began = time.process_time()
    hands = replay(file)
    return (time.process_time() - began) / hands


def peak(file: Path) -> int:
    """The most memory held at once while replaying, in kB."""
    tracemalloc.start()
    ours(file)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return most // 1000


def main() -> None:
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else RECORDED / "phh" / "pluribus-nt.phhs"
    if not file.is_file():
        print(f"{file} is not on this machine: nothing to measure.")
        return
    runs = [(seconds(ours, file), seconds(pokerkits, file)) for _ in range(3)]
    mine, theirs = (min(times) for times in zip(*runs, strict=True))
    size = file.stat().st_size // 1000
    print(f"ours      {1 / mine:6.0f} hands a second, holding at most {peak(file)} kB of a file of {size} kB")
    print(f"PokerKit  {1 / theirs:6.0f} hands a second")
    print(f"ratio     {theirs / mine:6.2f} (wanted: 2 or more)")


if __name__ == "__main__":
    main()
