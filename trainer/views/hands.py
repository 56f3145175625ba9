"""What comes in: a hand, pasted or built, whose moments become exercises of a drill."""

from dataclasses import dataclass

from django.contrib import messages
from django.http import HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods
from django.views.decorators.vary import vary_on_headers

from quizzes.engine.hand import Hand
from quizzes.engine.profile import PROFILES, RulesProfile
from quizzes.exercises.answers import Unreadable as UnreadableAnswer
from quizzes.exercises.base import SKILLS
from quizzes.histories import notation
from quizzes.histories.reading import read_any
from quizzes.histories.record import Unreadable
from quizzes.imports import worth_asking
from quizzes.phrases import problem as unread_answer
from quizzes.phrases.breaches import fault
from quizzes.views.common import Request
from trainer.drills.queries import begun
from trainer.drills.running import ask_of
from trainer.hands import services
from trainer.hands.forms import BuildForm, PasteForm
from trainer.hands.pages import Moment, Progress, moment, progress
from trainer.hands.writing import next_lines
from trainer.models import Drill
from trainer.views.drills import taught_drill
from trainer.views.teaching import for_teachers

FOUND = "found"
"""The part of the page that follows what is typed."""


@dataclass(frozen=True, slots=True)
class Found:
    """What came of a text."""

    hand: Hand | None = None
    """As far as it could be played."""
    problem: str = ""
    broken: bool = False
    """The problem is that the text cannot be read or played to its end."""


@for_teachers
@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
def paste(request: Request, pk: int) -> HttpResponse:
    """A recorded hand as text."""
    drill = taught_drill(request, pk)
    form = PasteForm(request.POST if request.method == "POST" else None)
    found = _read(form.cleaned_data["text"], _rules(drill)) if form.is_valid() else Found()
    return _answer(request, drill, form, found, "paste")


@for_teachers
@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
def build(request: Request, pk: int) -> HttpResponse:
    """A table and what happens at it, line by line."""
    drill = taught_drill(request, pk)
    data = request.POST.copy() if request.method == "POST" else _blank()
    form, found = _built(data, drill)
    if "add" in data and found.hand is not None and not found.broken:
        try:
            lines = next_lines(found.hand, str(data["add"]), str(data.get("to", "")))
        except UnreadableAnswer as unread:
            found = Found(found.hand, unread_answer(unread.problem, unread.typed))
        else:
            data["actions"] = "\n".join([*_kept_lines(data), *lines, ""])
            form, found = _built(data, drill)
    elif "undo" in data:
        data["actions"] = "\n".join([*_kept_lines(data)[:-1], ""]).lstrip("\n")
        form, found = _built(data, drill)
    return _answer(request, drill, form, found, "build")


def _blank() -> QueryDict:
    data = QueryDict(mutable=True)
    data.update({name: str(field.initial or "") for name, field in BuildForm.base_fields.items()})
    return data


def _kept_lines(data: QueryDict) -> list[str]:
    return [line for line in data.get("actions", "").splitlines() if line.strip()]


def _built(data: QueryDict, drill: Drill) -> tuple[BuildForm, Found]:
    form = BuildForm(data)
    if not form.is_valid():
        return form, Found()
    start = form.start(_rules(drill))
    try:
        return form, Found(notation.play(start, form.lines()))
    except Unreadable as unread:
        if unread.fault is None:
            raise
        return form, Found(unread.fault.hand, fault(unread.fault, lines=True), broken=True)


def _read(text: str, rules: RulesProfile) -> Found:
    try:
        return Found(read_any(text, rules)[1])
    except Unreadable as unread:
        if unread.fault is not None:
            return Found(problem=fault(unread.fault, lines=False), broken=True)
        why = _("This hand cannot be read: %(why)s.") % {"why": str(unread).rstrip(".")}
        return Found(problem=why, broken=True)


def _rules(drill: Drill) -> RulesProfile:
    return PROFILES[drill.profile]


def _answer(request: Request, drill: Drill, form: PasteForm | BuildForm, found: Found, way: str) -> HttpResponse:
    """The page with what was found; the drill, once moments have been added to it."""
    whole = None if found.broken else found.hand
    exercises = worth_asking(whole) if whole else ()
    ticked = set(request.POST.getlist("moment"))
    chosen = [exercise for exercise in exercises if exercise.key.seed in ticked]
    problem = found.problem
    if "keep" in request.POST and whole:
        if chosen:
            added = services.add(drill, chosen)
            words = ngettext("%(count)s exercise is added.", "%(count)s exercises are added.", added)
            messages.success(request, words % {"count": added})
            return redirect("trainer:drill", drill.pk)
        problem = _("Tick at least one moment.")
    asked = {ask_of(exercise) for exercise in drill.exercises.filter(retired=False)}
    moments: list[Moment] = [moment(exercise, asked, ticked) for exercise in exercises]
    now: Progress | None = progress(found.hand) if found.hand else None
    context = {
        "classroom": drill.classroom,
        "drill": drill,
        "way": way,
        "form": form,
        "now": now,
        "problem": problem,
        "whole": whole is not None,
        "asked_about": whole is not None and any(skill.asks_about(whole.game.code) for skill in SKILLS.values()),
        "moments": moments,
        "begun": begun(drill),
    }
    return render(request, _template(request, way), context)


def _template(request: Request, way: str) -> str:
    """All of the page, or the part of it that is swapped."""
    if not request.htmx or request.htmx.history_restore_request:
        return f"trainer/exchange/{way}.html"
    return f"trainer/exchange/_{FOUND if request.htmx.target == FOUND else way}.html"
