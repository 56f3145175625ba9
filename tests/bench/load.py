"""A class starts a drill: 200 learners who are signed in, the same drill, the same minute, two workers.

    python -m tests.bench.load [postgres://…]

Everybody opens the drill, begins a try, answers two exercises and looks at the third. The server is gunicorn on the
loopback, the database a scratch one that is dropped again. Wanted: no error, 95 of 100 requests within 500 ms, and
nothing lost.
"""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from random import Random
from statistics import median, quantiles
from urllib.parse import urlencode, urlsplit, urlunsplit

# The first import sets Django up.
from tests.bench.classroom import LEARNERS, build_class, build_drill, connection, scratch_database, settings

from django.core.wsgi import get_wsgi_application  # isort: skip
from django.test import Client  # isort: skip
from quizzes.exercises.snapshot import read  # isort: skip
from quizzes.models import Attempt, ServedExercise  # isort: skip
from tests.factories.quizzes import form_of  # isort: skip
from trainer.models import Drill, Run, RunExercise, User  # isort: skip

HOST, PORT = "127.0.0.1", 8791
SECONDS = 60
ANSWERS = 2
WANTED_MS = 500
SECRET = "c" * 32
FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def application() -> Callable:
    """What the workers serve: the program itself, without a folder of collected static files."""
    settings.STORAGES["staticfiles"] = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    return get_wsgi_application()


def database_url() -> str:
    """Where the scratch database is, for the workers."""
    name = str(connection.settings_dict["NAME"])
    if connection.vendor == "sqlite":
        return f"sqlite:///{name}"
    return urlunsplit(urlsplit(os.environ["DATABASE_URL"])._replace(path=f"/{name}"))


@contextmanager
def server() -> Iterator[None]:
    """Gunicorn with two workers, until the block is left."""
    machine = {**os.environ, "DATABASE_URL": database_url(), "ALLOWED_HOSTS": HOST, "SSL_REDIRECT": "0", "DEBUG": "0"}
    command = [sys.executable, "-m", "gunicorn", "tests.bench.load:application()", "--workers", "2"]
    command += ["--bind", f"{HOST}:{PORT}", "--log-level", "error"]
    with subprocess.Popen(command, env=machine) as process:
        try:
            wait_for_it()
            yield
        finally:
            process.terminate()


def wait_for_it() -> None:
    for _ in range(100):
        try:
            HTTPConnection(HOST, PORT, timeout=5).connect()
        except OSError:
            time.sleep(0.2)
        else:
            return
    raise RuntimeError("the server does not come up")


@dataclass
class Learner:
    """A browser that is signed in."""

    user: User
    session: str
    times: list[float]
    errors: list[str]

    def ask(self, method: str, address: str, fields: dict[str, object] | None = None) -> str:
        """Send a request; the address it leads on to."""
        headers = {"Cookie": f"sessionid={self.session}; csrftoken={SECRET}", "X-CSRFToken": SECRET, **FORM}
        start = time.perf_counter()
        line = HTTPConnection(HOST, PORT, timeout=30)
        try:
            line.request(method, address, urlencode(fields or {}, doseq=True), headers)
            response = line.getresponse()
            response.read()
            self.times.append((time.perf_counter() - start) * 1000)
            if response.status not in (200, 302):
                self.errors.append(f"{method} {address}: {response.status}")
            return response.getheader("Location", address)
        except OSError as fault:
            self.errors.append(f"{method} {address}: {fault}")
            return address
        finally:
            line.close()

    def play(self, drill: int, wait: float) -> None:
        """Begin the drill after a while, and do the first exercises of it."""
        time.sleep(wait)
        self.ask("GET", f"/drill/{drill}/run/")
        address = self.ask("POST", f"/drill/{drill}/run/")
        for _ in range(ANSWERS):
            self.ask("GET", address)
            verdict = self.ask("POST", address, self.right_answer())
            self.ask("GET", verdict)
            stem, number = verdict.rstrip("/").rsplit("/", 1)
            address = f"{stem}/{int(number) + 1}/"
        self.ask("GET", address)

    def right_answer(self) -> dict[str, object]:
        """Found where the page does not tell it."""
        try:
            shown = read(ServedExercise.objects.filter(learner=self.user).latest("pk").snapshot)
        finally:
            connection.close()
        return form_of(shown.key.skill, shown.answer)


def sign_in(user: User) -> Learner:
    client = Client()
    client.force_login(user, backend="django.contrib.auth.backends.ModelBackend")
    return Learner(user, client.cookies[settings.SESSION_COOKIE_NAME].value, [], [])


def kept(drill: Drill) -> bool:
    """Whether all that was sent is there, once."""
    answers = LEARNERS * ANSWERS
    places = RunExercise.objects.filter(run__drill=drill)
    return (
        Run.objects.filter(drill=drill).count(),
        Attempt.objects.filter(correct=True).count(),
        places.filter(score=1, served__attempts__score=1).count(),
        places.filter(served__isnull=False).count(),
    ) == (LEARNERS, answers, answers, answers + LEARNERS)


def main() -> bool:
    chance = Random(1)
    with scratch_database():
        classroom, _teacher, users = build_class()
        drill, _exercises = build_drill(classroom, 1)
        learners = [sign_in(user) for user in users]
        with server(), ThreadPoolExecutor(LEARNERS) as pool:
            list(pool.map(lambda one: one.play(drill.pk, chance.uniform(0, SECONDS)), learners))
        times = sorted(time for learner in learners for time in learner.times)
        errors = [error for learner in learners for error in learner.errors]
        slowest = quantiles(times, n=20)[-1]
        complete = kept(drill)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = 1000 * (used.ru_utime + used.ru_stime) / len(times)
    print(f"{connection.vendor}: {len(times)} requests, {len(errors)} errors {errors[:3]}")
    print(f"median {median(times):.0f} ms, 95 of 100 within {slowest:.0f} ms, the slowest {times[-1]:.0f} ms")
    print(f"{work:.0f} ms of the workers' processor time for each")
    print("nothing lost" if complete else "SOMETHING IS LOST")
    return complete and not errors and slowest <= WANTED_MS


if __name__ == "__main__":
    sys.exit(not main())
