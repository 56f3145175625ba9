"""The people of a class: adding them, their cards, one learner, and who else teaches."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render, resolve_url
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from trainer import access
from trainer.classes import queries, services
from trainer.classes.forms import AddForm, MoveForm, NamesForm, RealNameForm
from trainer.forms import sent
from trainer.models import Classroom, Membership
from trainer.views.teaching import for_teachers, taught, teacher

MOST_DIGITS = 19


def learner_in(room: Classroom, pk: int) -> Membership:
    """A learner of the class, removed or not; else there is none."""
    found = room.memberships.filter(role=Membership.Role.LEARNER).select_related("user")
    return get_object_or_404(found, pk=pk)


def row_in(request: HttpRequest, name: str) -> int | None:
    """The number of a row in the address, if there is one."""
    text = request.GET.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < MOST_DIGITS else None


@for_teachers
@require_safe
def class_people(request: HttpRequest, pk: int) -> HttpResponse:
    room = taught(request, pk)
    context = {
        "classroom": room,
        "tab": "people",
        "learners": queries.learners(room),
        "removed": queries.removed(room),
        "teachers": queries.teachers(room),
        "invitations": queries.open_invitations(room),
        "owner": access.owns(request.user, room),
        "address": request.build_absolute_uri(resolve_url("trainer:join", room.code)),
    }
    return render(request, "trainer/classes/people.html", context)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def class_add(request: HttpRequest, pk: int) -> HttpResponse:
    """Names, pasted or as a file; then what was read of them, before anybody is added."""
    room = taught(request, pk)
    if "after" in request.POST:
        return _add(request, room)
    form = NamesForm(sent(request), request.FILES or None)
    context = {"classroom": room, "tab": "people", "form": form}
    if not form.is_valid():
        return render(request, "trainer/classes/add.html", context)
    rows = queries.preview(room, form.entries)
    context |= {
        "rows": rows,
        "doubtful": sum(row.doubtful for row in rows),
        "after": queries.newest_membership(room),
        "again": NamesForm(initial={"names": "\n".join(row.entry.name for row in rows)}),
    }
    return render(request, "trainer/classes/preview.html", context)


def _add(request: HttpRequest, room: Classroom) -> HttpResponse:
    """Add the names that are ticked in the preview."""
    form = AddForm(request.POST)
    if not form.is_valid():
        messages.error(request, _("Nobody was added: no name was ticked. Paste the names again."))
        return redirect("trainer:class_add", room.pk)
    after = form.cleaned_data["after"]
    count = services.add_learners(room, form.cleaned_data["add"], after)
    if count:
        text = ngettext("%(count)s learner is in the class.", "%(count)s learners are in the class.", count)
        messages.success(request, text % {"count": count})
    return redirect(f"{reverse('trainer:class_cards', args=[room.pk])}?after={after}")


@for_teachers
@require_safe
def class_cards(request: HttpRequest, pk: int) -> HttpResponse:
    """Cards to print: all, those of the learners who came after a membership, or one."""
    room = taught(request, pk)
    rows = [row for row in queries.learners(room) if row.code]
    after, only = row_in(request, "after"), row_in(request, "only")
    if after is not None:
        shown = [row for row in rows if row.pk > after]
    elif only is not None:
        shown = [row for row in rows if row.pk == only]
    else:
        shown = rows

    def address_of(token: str) -> str:
        return request.build_absolute_uri(reverse("trainer:card_login", args=[token]))

    context = {
        "classroom": room,
        "tab": "people",
        "cards": queries.card_views(shown, address_of),
        "all": len(rows),
        "site": request.get_host() + reverse("trainer:class_login"),
    }
    return render(request, "trainer/classes/cards.html", context)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def learner(request: HttpRequest, pk: int, member: int) -> HttpResponse:
    """One learner: the name, and everything that can be done with the membership."""
    room = taught(request, pk)
    membership = learner_in(room, member)
    form = RealNameForm(sent(request), initial={"real_name": membership.real_name})
    if form.is_valid():
        services.rename(membership, form.cleaned_data["real_name"])
        messages.success(request, _("The name is saved."))
        return redirect("trainer:class_people", pk)
    classes = queries.other_classes(teacher(request), room)
    context = {
        "classroom": room,
        "tab": "people",
        "form": form,
        "membership": membership,
        "person": queries.person(membership),
        "move": MoveForm(classes) if classes else None,
    }
    return render(request, "trainer/classes/learner.html", context)


@for_teachers
@require_POST
def learner_code(request: HttpRequest, pk: int, member: int) -> HttpResponse:
    """A new code for a card; an account with a password has none to reset."""
    room = taught(request, pk)
    membership = learner_in(room, member)
    if queries.person(membership).code:
        services.reset_code(membership)
        messages.success(request, _("The card has a new code. Print it again: the older card is void."))
    return redirect(f"{reverse('trainer:class_cards', args=[pk])}?only={member}")


@for_teachers
@require_POST
def learner_move(request: HttpRequest, pk: int, member: int) -> HttpResponse:
    room = taught(request, pk)
    membership = learner_in(room, member)
    form = MoveForm(queries.other_classes(teacher(request), room), request.POST)
    if form.is_valid() and membership.removed_at is None:
        into = form.cleaned_data["into"]
        services.move(membership, into)
        text = _("%(learner)s is in %(classroom)s now. The card stays the same.")
        messages.success(request, text % {"learner": queries.person(membership).name, "classroom": into.name})
    else:
        messages.error(request, _("Choose one of your other classes."))
    return redirect("trainer:class_people", pk)


@for_teachers
@require_POST
def learner_remove(request: HttpRequest, pk: int, member: int) -> HttpResponse:
    """Out of the class, or back into it."""
    room = taught(request, pk)
    membership = learner_in(room, member)
    name = {"learner": queries.person(membership).name}
    if "back" in request.POST:
        services.bring_back(membership)
        messages.success(request, _("%(learner)s is in the class again.") % name)
    else:
        services.remove(membership)
        messages.success(request, _("%(learner)s is no longer in the class.") % name)
    return redirect("trainer:class_people", pk)


@for_teachers
@require_POST
def invite(request: HttpRequest, pk: int) -> HttpResponse:
    """The one page that shows the link of an invitation. It is an answer to a POST: the link is kept nowhere."""
    room = taught(request, pk)
    token = services.invite(room, teacher(request))
    address = request.build_absolute_uri(reverse("trainer:invitation", args=[token]))
    return render(request, "trainer/classes/invite.html", {"classroom": room, "tab": "people", "address": address})


@for_teachers
@require_POST
def invite_withdraw(request: HttpRequest, pk: int, invitation: int) -> HttpResponse:
    room = taught(request, pk)
    services.withdraw(get_object_or_404(queries.open_invitations(room), pk=invitation))
    messages.success(request, _("The invitation is withdrawn."))
    return redirect("trainer:class_people", pk)


@for_teachers
@require_POST
def teacher_remove(request: HttpRequest, pk: int, member: int) -> HttpResponse:
    """Leave a class that somebody else owns; or, as its owner, send another teacher away."""
    room = taught(request, pk)
    others = queries.active(room, Membership.Role.TEACHER)
    owner = access.owns(request.user, room)
    others = others.exclude(user=teacher(request)) if owner else others.filter(user=teacher(request))
    services.remove(get_object_or_404(others, pk=member))
    if owner:
        return redirect("trainer:class_people", pk)
    messages.success(request, _("You no longer teach %(classroom)s.") % {"classroom": room.name})
    return redirect("trainer:teach")
