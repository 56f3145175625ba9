"""The map of wrong ideas, more exercises against one of them, and summaries of what was answered."""

from urllib.parse import urlencode

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_POST, require_safe

from quizzes.exercises.base import SKILLS
from quizzes.views.common import number_in
from trainer import access
from trainer.drills import services
from trainer.map import ideas, queries
from trainer.map.forms import MoreForm
from trainer.map.summary import summary_page
from trainer.map.unexplained import unexplained_page
from trainer.models import Classroom, Drill
from trainer.views.teaching import for_teachers, taught, teacher

ROWS = 20


@for_teachers
@require_safe
def class_map(request: HttpRequest, pk: int) -> HttpResponse:
    """Who in the class holds which wrong idea."""
    return _map(request, taught(request, pk), None)


@for_teachers
@require_safe
def drill_map(request: HttpRequest, pk: int) -> HttpResponse:
    """Who showed which wrong idea in the answers to a drill."""
    drill = get_object_or_404(access.drills_taught_by(request.user).select_related("classroom"), pk=pk)
    return _map(request, drill.classroom, drill)


def _map(request: HttpRequest, classroom: Classroom, drill: Drill | None) -> HttpResponse:
    by = "learners" if request.GET.get("by") == "learner" else "map"
    page = ideas.map_page(classroom, drill, by, timezone.now())
    return render(request, "trainer/map/map.html", {"page": page, "classroom": classroom, "tab": "map"})


@for_teachers
@require_POST
def map_assign(request: HttpRequest, pk: int) -> HttpResponse:
    """Give the ticked learners more exercises against a wrong idea."""
    classroom = taught(request, pk)
    form = MoreForm(request.POST, learners=dict(queries.names(classroom)))
    if not form.is_valid():
        messages.error(request, form.problem())
        return redirect("trainer:class_map", pk)
    code, learners, count = form.cleaned_data["code"], form.cleaned_data["learners"], form.cleaned_data["count"]
    drill = services.assign_more(classroom, code, learners, count, teacher(request))
    if drill is None:
        messages.error(request, _("No exercise is known that exposes this idea."))
        return redirect("trainer:class_map", pk)
    words = ngettext(
        "Assigned to %(learners)s learner: “%(title)s”.",
        "Assigned to %(learners)s learners: “%(title)s”.",
        len(learners),
    )
    messages.success(request, words % {"learners": len(learners), "title": drill.title})
    return redirect("trainer:drill", drill.pk)


@for_teachers
@require_safe
def skill_summary(request: HttpRequest, pk: int) -> HttpResponse:
    """Answers by skill, type of exercise and wrong idea."""
    classroom = taught(request, pk)
    page = summary_page(classroom, _drill_in(request, classroom))
    return render(request, "trainer/map/summary.html", {"page": page, "classroom": classroom, "tab": "map"})


@for_teachers
@require_safe
def unexplained(request: HttpRequest, pk: int) -> HttpResponse:
    """Answers that follow no wrong idea we know."""
    classroom = taught(request, pk)
    drill = _drill_in(request, classroom)
    skill = request.GET.get("skill", "")
    skill = skill if skill in SKILLS else ""
    number = max(1, number_in(request.GET, "page") or 1)
    # One row more than fits says whether another page follows; counting them all would take longer than showing some.
    places = list(queries.unexplained(classroom, drill, skill)[(number - 1) * ROWS : number * ROWS + 1])
    kept = {"skill": skill} | ({"drill": str(drill.pk)} if drill else {})
    addresses = (
        f"?{urlencode({**kept, 'page': number - 1})}" if number > 1 else "",
        f"?{urlencode({**kept, 'page': number + 1})}" if len(places) > ROWS else "",
    )
    page = unexplained_page(classroom, drill, skill, places[:ROWS], addresses)
    return render(request, "trainer/map/unexplained.html", {"page": page, "classroom": classroom, "tab": "map"})


def _drill_in(request: HttpRequest, classroom: Classroom) -> Drill | None:
    """The drill of this class that the address names."""
    named = request.GET.get("drill", "")
    if not (named.isascii() and named.isdecimal() and len(named) < 10):
        return None
    return queries.drills_of(classroom).filter(pk=int(named)).first()
