"""What goes out: tables, sheets of paper, question banks and hands. For the teachers of the class only."""

from collections.abc import Iterable
from typing import Any

from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.shortcuts import render
from django.utils.http import content_disposition_header
from django.utils.text import slugify
from django.views.decorators.http import require_safe

from quizzes.engine.hand import Hand
from quizzes.histories import phh_out as phh
from quizzes.views.common import names_what_exists
from trainer.exports import gift as gift_format
from trainer.exports import moodle, tables, worksheet
from trainer.exports.archive import zipped
from trainer.exports.forms import SheetsForm
from trainer.exports.plain import item
from trainer.exports.sheets import Sheet, sheets
from trainer.exports.tables import TableOut
from trainer.models import Classroom, Drill
from trainer.views.drills import taught_drill
from trainer.views.teaching import for_teachers, taught


@for_teachers
@require_safe
def exports(request: HttpRequest, pk: int) -> HttpResponse:
    """All that can be taken out of a drill, on one page."""
    drill = taught_drill(request, pk)
    asked = drill.exercises.filter(retired=False).exists()
    context = {"classroom": drill.classroom, "drill": drill, "asked": asked, "form": SheetsForm(request.GET)}
    return render(request, "trainer/exchange/exports.html", context)


@for_teachers
@require_safe
def drill_results(request: HttpRequest, pk: int) -> StreamingHttpResponse:
    drill = taught_drill(request, pk)
    return _table(tables.results(drill.classroom, [drill]), drill.title)


@for_teachers
@require_safe
def drill_attempts(request: HttpRequest, pk: int) -> StreamingHttpResponse:
    drill = taught_drill(request, pk)
    return _table(tables.attempts(drill.classroom, Drill.objects.filter(pk=pk)), drill.title)


@for_teachers
@require_safe
def class_attempts(request: HttpRequest, pk: int) -> StreamingHttpResponse:
    classroom = taught(request, pk)
    return _table(tables.attempts(classroom, classroom.drills.all()), classroom.name)


@for_teachers
@require_safe
def class_export(request: HttpRequest, pk: int) -> StreamingHttpResponse:
    """Everything there is about a class: its people, results and answers."""
    classroom = taught(request, pk)
    packed = zipped(_everything(classroom))
    return _streamed(packed, "application/zip", f"{slugify(classroom.name) or 'class'}.zip")


def _everything(classroom: Classroom) -> list[TableOut]:
    assigned = classroom.drills.exclude(status=Drill.Status.DRAFT)
    return [
        tables.people(classroom),
        tables.results(classroom, list(assigned.order_by("pk"))),
        tables.attempts(classroom, assigned),
    ]


@for_teachers
@require_safe
@names_what_exists
def worksheets(request: HttpRequest, pk: int) -> HttpResponse:
    return _paper(request, pk, "worksheet")


@for_teachers
@require_safe
@names_what_exists
def answer_keys(request: HttpRequest, pk: int) -> HttpResponse:
    return _paper(request, pk, "answer_key")


def _paper(request: HttpRequest, pk: int, name: str) -> HttpResponse:
    """Sheets, or their answer keys, as they are printed."""
    drill = taught_drill(request, pk)
    form = SheetsForm(request.GET)
    draw = worksheet.questions if name == "worksheet" else worksheet.answers
    first, count = form.chosen()
    pages = map(draw, sheets(drill, first, count))
    context = {"classroom": drill.classroom, "drill": drill, "form": form, "pages": pages, "key": name != "worksheet"}
    return render(request, f"trainer/exchange/{name}.html", context)


@for_teachers
@require_safe
@names_what_exists
def moodle_xml(request: HttpRequest, pk: int) -> HttpResponse:
    drill = taught_drill(request, pk)
    text = moodle.write(drill.title, (item(one) for one in _exercises(request, drill)))
    return _file(text, "application/xml", _name(drill.title, "moodle.xml"))


@for_teachers
@require_safe
@names_what_exists
def gift(request: HttpRequest, pk: int) -> HttpResponse:
    drill = taught_drill(request, pk)
    text = gift_format.write(drill.title, (item(one) for one in _exercises(request, drill)))
    return _file(text.encode(), "text/plain; charset=utf-8", _name(drill.title, "gift.txt"))


@for_teachers
@require_safe
@names_what_exists
def phh_out(request: HttpRequest, pk: int) -> HttpResponse:
    """The hands of those exercises that are about one."""
    drill = taught_drill(request, pk)
    about_hands = (one for one in _exercises(request, drill) if isinstance(one.situation, Hand))
    hands = [(one.situation, str(one.key)) for one in about_hands]
    return _file(phh.write_many(hands).encode(), "text/plain; charset=utf-8", _name(drill.title, "hands.phhs"))


def _exercises(request: HttpRequest, drill: Drill) -> Iterable[Any]:
    """Those of the sheets asked for, each once: an imported situation is the same on all."""
    made: Iterable[Sheet] = sheets(drill, *SheetsForm(request.GET).chosen())
    return {one.key: one for sheet in made for one in sheet.exercises}.values()


def _table(table: TableOut, about: str) -> StreamingHttpResponse:
    return _streamed(table.text(), "text/csv; charset=utf-8", _name(about, f"{table.name}.csv"))


def _streamed(pieces: Iterable[str] | Iterable[bytes], kind: str, name: str) -> StreamingHttpResponse:
    response = StreamingHttpResponse(pieces, content_type=kind)
    response["Content-Disposition"] = content_disposition_header(True, name)
    return response


def _file(content: bytes, kind: str, name: str) -> HttpResponse:
    response = HttpResponse(content, content_type=kind)
    response["Content-Disposition"] = content_disposition_header(True, name)
    return response


def _name(about: str, ending: str) -> str:
    """A file's name that every system takes."""
    return f"{slugify(about)[:60] or 'drill'}-{ending}"
