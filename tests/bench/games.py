"""Random whole hands of every game, the engine against the second grader.

python -m tests.bench.games --count 20000 [--game razz] [--from 0] [--probing 0.05]
"""

import argparse
import time
from collections import Counter

from quizzes.engine.games import GAMES
from tests.oracle.all_games.compare import differences, seeded


def run(code: str, seeds: range, probing: float) -> Counter[str]:
    """How often the two disagree, by what was asked; the first of each kind is printed with its hand."""
    found: Counter[str] = Counter()
    for seed in seeds:
        hand, rng = seeded(code, seed)
        try:
            for state, (asked, engine, second) in differences(hand, rng, probing):
                if not found[asked]:
                    print(f"{code} {seed} ({hand.profile.name}): {asked}: engine {engine}, second {second}")
                    print(f"    {hand.stakes} {hand.stacks}")
                    print("    " + ", ".join(map(str, state.log)))
                found[asked] += 1
        except Exception as error:
            if not found[repr(error)]:
                print(f"{code} {seed} ({hand.profile.name}): {error!r}")
            found[repr(error)] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--probing", type=float, default=0.1, help="the part of decisions at which legality is tried")
    asked = parser.parse_args()
    for code in asked.game or GAMES:
        began = time.perf_counter()
        found = run(code, range(asked.first, asked.first + asked.count), asked.probing)
        seconds = time.perf_counter() - began
        print(f"{code}: {asked.count} hands in {seconds:.0f} s, disagreements: {dict(found) or 'none'}", flush=True)


if __name__ == "__main__":
    main()
