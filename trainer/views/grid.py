"""The live grid of a drill, the grid of a class, and what stands behind one cell."""

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.cache import get_conditional_response
from django.utils.translation import get_language
from django.views.decorators.http import require_safe
from django_htmx.http import HttpResponseClientRefresh
from django_htmx.middleware import HtmxDetails

from quizzes.views.common import number_in
from trainer import access
from trainer.map import pages, queries
from trainer.views.teaching import for_teachers, taught

DRILLS_SHOWN = 10


class Request(HttpRequest):
    """What the middleware hands to the views."""

    htmx: HtmxDetails


def grid(request: Request, pk: int) -> HttpResponse:
    """The grid, alone for htmx. Asked again by its version, it answers 304 as long as nothing has changed."""
    if request.htmx and not access.has_account(request.user):
        return HttpResponseClientRefresh()
    return _grid(request, pk)


@for_teachers
@require_safe
def _grid(request: Request, pk: int) -> HttpResponse:
    drills = access.drills_taught_by(request.user).select_related("classroom")
    drill = get_object_or_404(queries.with_version(drills), pk=pk)
    version = queries.version(drill, get_language() or "")
    etag = f'"{version}"'
    part = bool(request.htmx) and not request.htmx.history_restore_request
    if part and request.headers.get("If-None-Match"):
        unchanged = get_conditional_response(request, etag=etag)
        if unchanged is not None:
            return unchanged
    page = pages.grid_page(drill, version)
    context = {"page": page, "classroom": drill.classroom, "tab": "live"}
    response = render(request, "trainer/map/_grid.html" if part else "trainer/map/grid.html", context)
    response.headers["ETag"] = etag
    return response


@for_teachers
@require_safe
def class_grid(request: HttpRequest, pk: int) -> HttpResponse:
    """Learner by drill, ten drills at a time."""
    classroom = taught(request, pk)
    drills = Paginator(queries.drills_of(classroom), DRILLS_SHOWN).get_page(request.GET.get("page"))
    page = pages.class_grid_page(classroom, drills)
    return render(request, "trainer/map/class_grid.html", {"page": page, "classroom": classroom, "tab": "map"})


@for_teachers
@require_safe
def cell(request: HttpRequest, pk: int, learner: int, number: int) -> HttpResponse:
    """What a learner was asked at a place of a drill, what was answered, and which wrong rule it follows from."""
    drill = get_object_or_404(access.drills_taught_by(request.user).select_related("classroom"), pk=pk)
    member = get_object_or_404(queries.learners_in(drill.classroom).select_related("user"), user=learner)
    tries = queries.tries_at(drill, learner, number)
    if not tries:
        raise Http404
    chosen, lit = number_in(request.GET, "try"), number_in(request.GET, "step")
    page = pages.cell_page(drill, (learner, queries.name_of(member)), tries, chosen, lit)
    return render(request, "trainer/map/cell.html", {"page": page, "classroom": drill.classroom, "tab": "live"})
