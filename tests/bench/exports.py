"""How soon the exports of a big class begin, how long they take, and how much memory they need.

    python -m tests.bench.exports [postgres://…]

The class is that of tests/bench/classroom.py: 200 learners with 200,000 exercises.
"""

import time
import tracemalloc

from tests.bench import classroom as big  # sets Django up

from django.conf import settings  # isort: skip
from django.test import Client  # isort: skip
from django.urls import reverse  # isort: skip

DRILLS = 50
FIRST_BYTE_MS, PEAK_MB = 300, 16


def measure(client: Client, address: str) -> bool:
    """Read a download piece by piece, and throw it away."""
    tracemalloc.start()
    start = time.perf_counter()
    pieces = iter(client.get(address))
    size = len(next(pieces))
    first = (time.perf_counter() - start) * 1000
    size += sum(map(len, pieces))
    took = time.perf_counter() - start
    peak = tracemalloc.get_traced_memory()[1] / 1e6
    tracemalloc.stop()
    good = first <= FIRST_BYTE_MS and peak <= PEAK_MB
    told = f"first {first:5.0f} ms, {size / 1e6:6.1f} MB in {took:5.1f} s, peak {peak:5.1f} MB"
    print(f"{address:30} {told}{'' if good else '  TOO MUCH'}")
    return good


def main() -> bool:
    settings.SECURE_SSL_REDIRECT = False
    settings.ALLOWED_HOSTS = ["testserver"]
    with big.scratch_database():
        known = big.samples()
        classroom, teacher, learners = big.build_class()
        for number in range(DRILLS):
            drill, exercises = big.build_drill(classroom, number)
            big.build(learners, drill, exercises, known)
        client = Client()
        client.force_login(teacher, backend="django.contrib.auth.backends.ModelBackend")
        return all(
            [
                measure(client, reverse("trainer:results_csv", args=[drill.pk])),
                measure(client, reverse("trainer:attempts_csv", args=[drill.pk])),
                measure(client, reverse("trainer:class_attempts_csv", args=[classroom.pk])),
                measure(client, reverse("trainer:class_export", args=[classroom.pk])),
            ]
        )


if __name__ == "__main__":
    raise SystemExit(not main())
