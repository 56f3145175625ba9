"""Tables: who did what, readable by a spreadsheet and harmless to it."""

import csv
import io
import zipfile
from collections.abc import Callable
from datetime import timedelta
from itertools import islice

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from quizzes.exercises.snapshot import read
from tests.factories.trainer import MembershipFactory, UserFactory
from tests.trainer.drills.conftest import RAISE, Assign, Room, answer_all, assign_to, begin
from trainer.drills import queries, services
from trainer.drills.deadlines import moment
from trainer.drills.services import Wanted
from trainer.exports import tables
from trainer.exports.archive import zipped
from trainer.exports.tables import BOM, TableOut
from trainer.models import Drill, Membership, Run, User

Rows = list[dict[str, str]]


def rows_of(content: bytes) -> Rows:
    text = content.decode()
    assert text.startswith(BOM)
    return list(csv.DictReader(io.StringIO(text.removeprefix(BOM), newline="")))


def download(client: Client, address: str) -> Rows:
    response = client.get(address)
    assert response.status_code == 200
    assert response["Content-Type"] == "text/csv; charset=utf-8"
    assert response.streaming
    return rows_of(response.getvalue())


def do(drill: Drill, learner: User, marks: str) -> Run:
    """A try: 1 right, 0 wrong."""
    run = begin(drill, learner)
    answer_all(run, marks)
    return run


def test_results_tell_first_try_best_grade_and_exceptions(alices: Client, room: Room, drill: Drill) -> None:
    do(drill, room.ana, "100")
    do(drill, room.ana, "110")
    services.make_exception(drill, room.bruno.pk, Wanted("excuse", reason="ill"), room.alice)
    ana, bruno = download(alices, f"/drill/{drill.pk}/results.csv")
    assert (ana["Name"], ana["Username"], ana["Tries"]) == ("Ana García", "ana", "2")
    assert (ana["First try, %"], ana["Best, %"], ana["Grade, %"]) == ("33", "66", "66")
    assert (bruno["Tries"], bruno["Best, %"], bruno["Grade, %"], bruno["Excused"]) == ("0", "", "", "yes")
    assert bruno["Exceptions"] == "Excused: this drill does not count. [alice: ill]"


def test_results_tell_late_answers_and_a_grade_set_by_hand(alices: Client, room: Room, assign: Assign) -> None:
    drill = assign(due=-1)
    do(drill, room.ana, "111")
    services.set_grade(drill, room.ana.pk, 0.8, room.alice, "oral exam")
    due = moment(timezone.now().replace(tzinfo=None) + timedelta(days=3), "Europe/Madrid")
    services.make_exception(drill, room.bruno.pk, Wanted("deadline", due=due, reason="moving"), room.alice)
    ana, bruno = download(alices, f"/drill/{drill.pk}/results.csv")
    assert (ana["Late answers"], ana["Grade, %"]) == ("3", "80")
    assert ana["Exceptions"] == "Grade set to 80 %. [alice: oral exam]"
    assert "[alice: moving]" in bruno["Exceptions"]
    assert bruno["Exceptions"].startswith("Deadline moved to ")


def test_attempts_tell_what_was_answered_and_the_wrong_idea(alices: Client, room: Room, drill: Drill) -> None:
    run = do(drill, room.ana, "01")
    rows = download(alices, f"/drill/{drill.pk}/attempts.csv")
    places = queries.places_of(run)[:2]
    assert [row["Number"] for row in rows] == ["1", "2"]
    for row, place in zip(rows, places, strict=True):
        assert place.served is not None
        attempt = place.served.attempts.get()
        shown = read(place.served.snapshot)
        assert (row["Name"], row["Username"], row["Drill"], row["Try"]) == ("Ana García", "ana", "Raises", "1")
        assert (row["Exercise"], row["Skill"], row["Level"]) == (str(shown.key), "minimum-raise", "1")
        assert (row["Typed"], row["Understood"], row["Right answer"]) == (
            attempt.typed,
            attempt.understood,
            shown.answer,
        )
        assert row["Score, %"] == str(int(100 * attempt.score))
        assert row["Codes of wrong ideas"].split() == sorted(diagnosis.code for diagnosis in attempt.diagnoses.all())
    names = tables.idea_names()
    assert rows[0]["Wrong ideas"] == "; ".join(names[code] for code in rows[0]["Codes of wrong ideas"].split()) != ""
    assert rows[1]["Wrong ideas"] == ""


def test_times_are_those_of_the_class(alices: Client, room: Room, drill: Drill) -> None:
    do(drill, room.ana, "1")
    place = queries.places_of(Run.objects.get())[0]
    assert place.served is not None
    place.served.attempts.update(answered_at="2025-07-01T10:00:00Z")
    assert download(alices, f"/drill/{drill.pk}/attempts.csv")[0]["Answered"] == "2025-07-01 12:00:00"


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r"])
def test_a_formula_is_neutralised(alices: Client, room: Room, drill: Drill, start: str) -> None:
    name = f'{start}HYPERLINK("http://x";"y"),\n2'
    Membership.objects.filter(user=room.ana).update(real_name=name)
    Drill.objects.filter(pk=drill.pk).update(title=f"{start}1+1")
    (row,) = [one for one in download(alices, f"/drill/{drill.pk}/results.csv") if one["Username"] == "ana"]
    assert row["Name"] == f"'{name}"
    assert row["Drill"] == f"'{start}1+1"


def test_columns_are_in_the_language_of_whoever_asks(alices: Client, room: Room, drill: Drill) -> None:
    services.make_exception(drill, room.ana.pk, Wanted("excuse", reason="x"), room.alice)
    address = f"/drill/{drill.pk}/results.csv"
    english = download(alices, address)[0]
    alices.cookies["django_language"] = "es"
    spanish = download(alices, address)[0]
    assert list(english) != list(spanish)
    assert list(english.values())[-1] != list(spanish.values())[-1]


def test_the_class_exports_all_its_drills(alices: Client, room: Room, assign: Assign) -> None:
    one, two = assign(), assign()
    do(one, room.ana, "1")
    do(two, room.bruno, "0")
    elsewhere = assign_to_another_class()
    assert len(download(alices, f"/class/{room.classroom.pk}/attempts.csv")) == 2
    packed = zipfile.ZipFile(io.BytesIO(alices.get(f"/class/{room.classroom.pk}/export.zip").getvalue()))
    assert packed.testzip() is None
    assert packed.namelist() == ["people.csv", "results.csv", "attempts.csv"]
    people, results, attempts = (rows_of(packed.read(name)) for name in packed.namelist())
    assert [row["Name"] for row in people] == ["Ana García", "Bruno García"]
    assert len(results) == 4
    assert [row["Username"] for row in attempts] == ["ana", "bruno"]
    assert elsewhere.title not in str(packed.read("results.csv"))


def assign_to_another_class() -> Drill:
    membership = MembershipFactory.create(role=Membership.Role.TEACHER)
    learner = MembershipFactory.create(classroom=membership.classroom)
    other = Room(membership.classroom, membership.user, learner.user, UserFactory.create())
    drill = assign_to(other, [RAISE])
    Drill.objects.filter(pk=drill.pk).update(title="Elsewhere")
    drill.refresh_from_db()
    do(drill, learner.user, "1")
    return drill


def test_the_head_comes_before_anything_is_looked_up(
    room: Room, drill: Drill, django_assert_num_queries: Callable[..., object]
) -> None:
    for table in (tables.people(room.classroom), tables.results(room.classroom, [drill])):
        with django_assert_num_queries(0):
            assert next(table.text()).startswith(BOM)
    with django_assert_num_queries(0):
        list(islice(zipped([tables.people(room.classroom)]), 1))


def test_queries_do_not_grow_with_the_rows(alices: Client, room: Room, drill: Drill) -> None:
    counts = []
    for _ in range(2):
        learner = MembershipFactory.create(classroom=room.classroom).user
        do(drill, learner, "010")
        for name in ("results", "attempts"):
            with CaptureQueriesContext(connection) as captured:
                alices.get(f"/drill/{drill.pk}/{name}.csv").getvalue()
            counts.append(len(captured))
    assert counts[:2] == counts[2:]
    assert max(counts) <= 12


def test_rows_are_made_as_they_are_sent() -> None:
    made = []

    def rows():
        for number in range(5 * tables.BATCH):
            made.append(number)
            yield [number]

    pieces = TableOut("x", ["n"], rows()).text()
    next(pieces)
    assert len(made) == 0
    next(pieces)
    assert len(made) == tables.BATCH


@pytest.mark.parametrize("name", ["drill/{drill}/results.csv", "drill/{drill}/attempts.csv", "class/{room}/export.zip"])
def test_real_names_are_for_the_teachers_of_the_class(
    bobs: Client, charlies: Client, anas: Client, room: Room, drill: Drill, name: str
) -> None:
    address = "/" + name.format(drill=drill.pk, room=room.classroom.pk)
    assert bobs.get(address).status_code == 200
    assert charlies.get(address).status_code == 404
    assert anas.get(address).status_code == 404
    assert Client().get(address).status_code == 302
    assert bobs.post(address).status_code == 405
