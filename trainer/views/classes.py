"""A teacher's classes: the list, a new one, the class page, settings, copies and goodbyes."""

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render, resolve_url
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from quizzes.views.common import house_profile
from trainer import access
from trainer.classes import cards, queries, services
from trainer.classes.forms import ClassroomForm, CopyForm, DeleteForm, known_zone
from trainer.forms import sent
from trainer.map import queries as map_queries
from trainer.map.pages import grid_page
from trainer.models import Classroom, Drill, Membership
from trainer.services import current_language
from trainer.views.teaching import for_teachers, taught, teacher


@never_cache
@require_safe
def teach(request: HttpRequest) -> HttpResponse:
    """Where "I teach" leads: sign up, make the first class, or choose among one's own."""
    if not access.has_account(request.user):
        return redirect_to_login(resolve_url("trainer:class_new"), resolve_url("trainer:signup"))
    if not access.has_password(request.user):
        return render(request, "trainer/classes/card_only.html")
    rows = queries.class_rows(request.user)
    if not rows:
        return redirect("trainer:class_new")
    return render(
        request,
        "trainer/classes/teach.html",
        {"open": [row for row in rows if not row.archived], "archived": [row for row in rows if row.archived]},
    )


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def class_new(request: HttpRequest) -> HttpResponse:
    if not access.has_password(request.user):
        return redirect("trainer:teach")
    initial = {
        "name": _("My class"),
        "time_zone": known_zone(request.COOKIES.get("tz", "")),
        "language": current_language(),
        "profile": house_profile(request),
    }
    form = ClassroomForm(sent(request), initial=initial)
    if form.is_valid():
        return redirect("trainer:class_add", services.create(form.save(commit=False), request.user).pk)
    return render(request, "trainer/classes/new.html", {"form": form})


@for_teachers
@require_safe
def classroom(request: HttpRequest, pk: int) -> HttpResponse:
    """The class as it is now: the grid of the drill in hand, or the next thing to do."""
    room = taught(request, pk)
    rows = queries.drill_rows(room)
    assigned = [row for row in rows if row.status == Drill.Status.ASSIGNED]
    asked = request.GET.get("drill", "")
    shown = next((row for row in assigned if str(row.pk) == asked), assigned[0] if assigned else None)
    context: dict[str, object] = {"classroom": room, "tab": "live", "drills": assigned, "shown": shown}
    if shown:
        drill = map_queries.with_version(room.drills.select_related("classroom")).get(pk=shown.pk)
        context["page"] = grid_page(drill, map_queries.version(drill, get_language() or ""))
    else:
        context["learners"] = queries.active(room, Membership.Role.LEARNER).count()
        context["draft"] = next((row for row in rows if row.status == Drill.Status.DRAFT), None)
    return render(request, "trainer/classes/classroom.html", context)


@for_teachers
@require_safe
def class_drills(request: HttpRequest, pk: int) -> HttpResponse:
    room = taught(request, pk)
    context = {"classroom": room, "tab": "drills", "drills": queries.drill_rows(room)}
    return render(request, "trainer/classes/drills.html", context)


@for_teachers
@require_safe
def class_code(request: HttpRequest, pk: int) -> HttpResponse:
    """The code of the class, large enough for the back row."""
    room = taught(request, pk)
    address = request.build_absolute_uri(resolve_url("trainer:join", room.code))
    context = {
        "classroom": room,
        "address": address,
        "site": request.get_host() + resolve_url("trainer:class_login"),
        "picture": cards.picture(address),
    }
    return render(request, "trainer/classes/code.html", context)


@for_teachers
@require_POST
def class_code_new(request: HttpRequest, pk: int) -> HttpResponse:
    room = taught(request, pk)
    services.renew_class_code(room)
    messages.success(request, _("The class has a new code. Print the cards again: the older code is void."))
    return redirect("trainer:class_settings", pk)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def class_settings(request: HttpRequest, pk: int) -> HttpResponse:
    room = taught(request, pk)
    # A form writes into its class even when it is not valid: the page's own heading stays as stored.
    form = ClassroomForm(sent(request), instance=Classroom.objects.get(pk=pk))
    if form.is_valid():
        services.change(form.instance, form.changed_data)
        messages.success(request, _("The settings of the class are saved."))
        return redirect("trainer:class_settings", pk)
    context = {"classroom": room, "tab": "settings", "form": form, "owner": access.owns(request.user, room)}
    return render(request, "trainer/classes/settings.html", context)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def class_copy(request: HttpRequest, pk: int) -> HttpResponse:
    room = taught(request, pk)
    form = CopyForm(sent(request), initial={"name": _("%(name)s (copy)") % {"name": room.name[:90]}})
    if form.is_valid():
        twin = services.copy(room, form.cleaned_data["name"], teacher(request))
        messages.success(request, _("The class is copied. Its drills are drafts, and nobody is in it yet."))
        return redirect("trainer:class_add", twin.pk)
    return render(request, "trainer/classes/copy.html", {"classroom": room, "tab": "settings", "form": form})


@for_teachers
@require_POST
def class_archive(request: HttpRequest, pk: int) -> HttpResponse:
    """Archive the class, or reopen an archived one."""
    room = taught(request, pk)
    if "reopen" in request.POST:
        services.reopen(room)
        messages.success(request, _("The class is open again."))
        return redirect("trainer:classroom", pk)
    services.archive(room)
    messages.success(request, _("The class is archived. You find it below your other classes."))
    return redirect("trainer:teach")


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def class_delete(request: HttpRequest, pk: int) -> HttpResponse:
    """For the owner only: whoever else teaches the class must not lose it for everybody."""
    room = get_object_or_404(access.classes_owned_by(request.user), pk=pk)
    form = DeleteForm(room, sent(request))
    if form.is_valid():
        services.delete(room)
        messages.success(request, _("The class is deleted."))
        return redirect("trainer:teach")
    context = {"classroom": room, "tab": "settings", "form": form, "stranded": services.stranded_by(room).count()}
    return render(request, "trainer/classes/delete.html", context)
