"""How long the pages of a big class take: 200 learners, 50 drills of 20 exercises, every one of them done.

    python -m tests.bench.classroom [postgres://…]

The data is made in a scratch database (a file of SQLite without an argument), which is dropped again. A page is asked
for through Django's test client; what is measured is all of the server's work for it, and how often it asks.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

os.environ.setdefault("SECRET_KEY", "bench " * 10)
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "trainer.settings")
if sys.argv[0].startswith(os.path.dirname(__file__)):
    os.environ["DATABASE_URL"] = sys.argv[1] if len(sys.argv) > 1 else "sqlite:///scratch.sqlite3"

import django
from django.conf import settings

django.setup()

from django.db import connection  # noqa: E402
from django.test import Client  # noqa: E402
from django.test.utils import CaptureQueriesContext  # noqa: E402
from django.urls import reverse  # noqa: E402
from django.utils import timezone  # noqa: E402

from quizzes.exercises.base import SKILLS, make  # noqa: E402
from quizzes.exercises.key import ExerciseKey  # noqa: E402
from quizzes.exercises.snapshot import snapshot  # noqa: E402
from quizzes.models import Attempt, Diagnosis, Evidence, ServedExercise  # noqa: E402
from trainer.models import Classroom, Drill, DrillExercise, Membership, Run, RunExercise, User  # noqa: E402

LEARNERS, DRILLS, EXERCISES = 200, 50, 20
SAMPLES = 10
"""Different exercises of each skill and level; dealing 200,000 would take longer than anything measured here."""
TIMES = 9
WANTED_MS, WANTED_QUERIES = 300, 12
WRONG, UNEXPLAINED = 0.3, 0.02
ODD = {"raise": "17", "seat": "p1", "seats": "p1", "pots": "17:p1,p2", "actions": "fold bet raise", "shares": "p1=17"}
"""An answer of each kind that no idea leads to, or hardly ever."""
CHANCE = Random(1)


@contextmanager
def scratch_database() -> Iterator[None]:
    """A database of its own, with all tables, dropped at the end."""
    with TemporaryDirectory() as folder:
        if connection.vendor == "sqlite":
            connection.settings_dict["TEST"]["NAME"] = str(Path(folder, "bench.sqlite3"))
        connection.creation.create_test_db(verbosity=0, serialize=False)
        try:
            yield
        finally:
            connection.creation.destroy_test_db("bench", verbosity=0)


def samples() -> dict[tuple[str, int], list[tuple[ExerciseKey, dict]]]:
    """Exercises ready to be stored, by skill and level."""
    return {
        (skill.slug, level): [
            (key, snapshot(make(key)))
            for seed in range(SAMPLES)
            for key in [ExerciseKey(skill.slug, skill.version, "tda-2024", skill.games[0], level, f"{seed:08x}")]
        ]
        for skill in SKILLS.values()
        for level in skill.levels
    }


def build_class() -> tuple[Classroom, User, list[User]]:
    """A class with its teacher and learners."""
    classroom = Classroom.objects.create(name="Evening class", code="BENCH234")
    teacher = User.objects.create(username="teacher", password="pbkdf2_sha256$1$salt$hash")
    Membership.objects.create(classroom=classroom, user=teacher, role=Membership.Role.TEACHER)
    learners = User.objects.bulk_create(User(username=f"learner{number:03}") for number in range(LEARNERS))
    Membership.objects.bulk_create(
        Membership(classroom=classroom, user=user, real_name=f"Ana María Núñez {number}")
        for number, user in enumerate(learners)
    )
    return classroom, teacher, learners


def build_drill(classroom: Classroom, number: int) -> tuple[Drill, list[DrillExercise]]:
    """A drill that goes round the skills and levels."""
    places = sorted((slug, level) for slug, skill in SKILLS.items() for level in skill.levels)
    drill = Drill.objects.create(
        classroom=classroom,
        title=f"Drill {number}",
        status=Drill.Status.ASSIGNED,
        profile="tda-2024",
        time_zone="UTC",
        assigned_at=timezone.now(),
    )
    rows = [
        DrillExercise(drill=drill, number=place + 1, skill=skill, level=level, game=SKILLS[skill].games[0])
        for place in range(EXERCISES)
        for skill, level in [places[(number + place) % len(places)]]
    ]
    return drill, DrillExercise.objects.bulk_create(rows)


def build(learners: list[User], drill: Drill, exercises: list[DrillExercise], known: dict) -> None:
    """Every learner has done the drill once."""
    now = timezone.now() - timedelta(days=60 - drill.pk)
    runs = Run.objects.bulk_create(
        Run(drill=drill, learner=learner, number=1, started_at=now, finished_at=now) for learner in learners
    )
    served, answers = [], []
    for run in runs:
        for exercise in exercises:
            key, kept = CHANCE.choice(known[exercise.skill, exercise.level])
            seed = f"{drill.pk:04x}{exercise.number:04x}"
            served.append(
                ServedExercise(
                    learner_id=run.learner_id,
                    skill=key.skill,
                    version=key.version,
                    profile=key.profile,
                    game=key.game,
                    level=key.level,
                    seed=seed,
                    situation_key=seed,
                    snapshot=kept,
                    token=f"{run.pk}-{exercise.pk}",
                    served_at=now,
                )
            )
            answers.append((run, exercise, *given_to(kept)))
    ServedExercise.objects.bulk_create(served, batch_size=500)
    attempts = Attempt.objects.bulk_create(
        [
            Attempt(
                served=row,
                typed=text,
                understood=text,
                score=not codes and text == row.snapshot["answer"],
                correct=text == row.snapshot["answer"],
                locale="en",
                engine_version="1",
                answered_at=now,
                seconds=9,
                client_token=row.token,
            )
            for row, (_run, _exercise, text, codes) in zip(served, answers, strict=True)
        ],
        batch_size=2000,
    )
    Diagnosis.objects.bulk_create(
        Diagnosis(attempt=attempt, code=code)
        for attempt, (*_, codes) in zip(attempts, answers, strict=True)
        for code in codes
    )
    RunExercise.objects.bulk_create(
        [
            RunExercise(run=run, exercise=exercise, served=row, score=attempt.score, answered_at=now)
            for row, attempt, (run, exercise, *_) in zip(served, attempts, answers, strict=True)
        ],
        batch_size=2000,
    )


def given_to(kept: dict) -> tuple[str, list[str]]:
    """An answer to an exercise, with the ideas that lead to it."""
    if CHANCE.random() < UNEXPLAINED:
        return ODD[SKILLS[kept["key"].split(".")[0]].answer.kind], []
    if CHANCE.random() < WRONG:
        option = CHANCE.choice([option for option in kept["options"] if option["misconceptions"]])
        return option["answer"], option["misconceptions"]
    return kept["answer"], []


def build_evidence(learners: list[User]) -> None:
    """Rows for every idea of every learner."""
    codes = sorted({idea.code for skill in SKILLS.values() for idea in skill.misconceptions})
    now = timezone.now()
    Evidence.objects.bulk_create(
        Evidence(
            learner=learner,
            code=code,
            log_odds=CHANCE.uniform(-2.9, 2.9),
            as_of=now,
            last_chosen=now,
            chosen=3,
            rejected=4,
            version=1,
        )
        for learner in learners
        for code in codes
    )


def measure(client: Client, address: str, **headers: str) -> bool:
    """Ask for a page a few times and say how long it took; whether that was good enough."""
    times = []
    for _ in range(TIMES):
        start = time.perf_counter()
        response = client.get(address, headers=headers)
        times.append((time.perf_counter() - start) * 1000)
    with CaptureQueriesContext(connection) as asked:
        client.get(address, headers=headers)
    good = median(times) <= WANTED_MS and len(asked) <= WANTED_QUERIES
    print(
        f"{address:40} {response.status_code} {median(times):7.0f} ms {len(asked):3} queries"
        f" {len(response.content) / 1000:7.0f} kB {'' if good else '  TOO MUCH'}"
    )
    return good


def pages(classroom: Classroom, drill: Drill, learner: User) -> list[str]:
    """The grids and the maps."""
    return [
        reverse("trainer:grid", args=[drill.pk]),
        reverse("trainer:class_grid", args=[classroom.pk]),
        reverse("trainer:cell", args=[drill.pk, learner.pk, 3]),
        reverse("trainer:class_map", args=[classroom.pk]),
        reverse("trainer:class_map", args=[classroom.pk]) + "?by=learner",
        reverse("trainer:drill_map", args=[drill.pk]),
    ]


def other_pages(classroom: Classroom) -> list[str]:
    """What is read now and then, and may take longer."""
    return [reverse("trainer:skill_summary", args=[classroom.pk]), reverse("trainer:unexplained", args=[classroom.pk])]


def main() -> bool:
    settings.SECURE_SSL_REDIRECT = False
    settings.STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    settings.ALLOWED_HOSTS = ["testserver"]
    with scratch_database():
        start = time.perf_counter()
        known = samples()
        classroom, teacher, learners = build_class()
        for number in range(DRILLS):
            drill, exercises = build_drill(classroom, number)
            build(learners, drill, exercises, known)
        build_evidence(learners)
        with connection.cursor() as cursor:
            cursor.execute("ANALYZE")
        print(
            f"{connection.vendor}: {RunExercise.objects.count()} exercises made in {time.perf_counter() - start:.0f} s"
        )
        client = Client()
        client.force_login(teacher, backend="django.contrib.auth.backends.ModelBackend")
        good = [measure(client, address) for address in pages(classroom, drill, learners[7])]
        grid = reverse("trainer:grid", args=[drill.pk])
        for address in other_pages(classroom):
            measure(client, address)
        version = client.get(grid).headers["ETag"]
        good.append(measure(client, grid, **{"If-None-Match": version, "HX-Request": "true"}))
        return all(good)


if __name__ == "__main__":
    sys.exit(not main())
