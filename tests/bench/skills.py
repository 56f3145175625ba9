"""How long an exercise takes to deal, solve, misread and keep: python -m tests.bench.skills."""

from statistics import median
from time import perf_counter

from quizzes.exercises.snapshot import snapshot
from tests.skills.every import EVERY_WAY, Way

COUNT = 200


def milliseconds(way: Way) -> list[float]:
    """The time of each of COUNT exercises."""
    times = []
    for seed in range(COUNT):
        start = perf_counter()
        snapshot(way.skill.make(way.key(seed)))
        times.append((perf_counter() - start) * 1000)
    return times


def main() -> None:
    print(f"{'':44}median      max  ms")
    for way in EVERY_WAY:
        times = milliseconds(way)
        print(f"{way!s:40}{median(times):10.2f}{max(times):9.2f}")


if __name__ == "__main__":
    main()
