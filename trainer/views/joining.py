"""How learners come into a class and teachers into teaching it: cards, codes and invitations."""

from django.contrib import messages
from django.contrib.auth.views import redirect_to_login
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from trainer import access
from trainer.classes import entering, queries, services
from trainer.classes.forms import CardForm, ClassCodeForm, RealNameForm
from trainer.codes import plain
from trainer.forms import sent
from trainer.models import Membership, User
from trainer.services import sign_in
from trainer.views.entrance import go_on
from trainer.views.language import remember


def come_in(request: HttpRequest, user: User) -> HttpResponse:
    """Log a learner in by the card, and go to what waits for them."""
    sign_in(request, user)
    response = redirect(go_on(request))
    remember(response, user.language)
    return response


@sensitive_post_parameters("code")
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def class_login(request: HttpRequest) -> HttpResponse:
    """By class code, username and code; with an account already, the class code is enough to join."""
    if access.has_account(request.user):
        return _find_class(request)
    form = CardForm(sent(request), initial={"class_code": request.GET.get("class", "")})
    if form.is_valid():
        typed = form.cleaned_data
        user = entering.find(request, typed["class_code"], typed["username"], typed["code"])
        if user is not None:
            return come_in(request, user)
        form.add_error(None, _("These three do not belong together. Look at your card and type them again."))
    return render(request, "trainer/classes/class_login.html", {"form": form})


def _find_class(request: HttpRequest) -> HttpResponse:
    form = ClassCodeForm(sent(request))
    if form.is_valid():
        code = form.cleaned_data["class_code"]
        if queries.class_with_code(code):
            return redirect("trainer:join", code)
        form.add_error("class_code", _("No class has this code. Ask your teacher for it."))
    return render(request, "trainer/classes/find_class.html", {"form": form})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, code: str) -> HttpResponse:
    """Where a class's link leads. Who has an account joins; a card holder logs in; anybody else signs up first."""
    room = queries.class_with_code(plain(code))
    if room is None:
        raise Http404
    if not access.has_account(request.user):
        return render(request, "trainer/classes/join_how.html", {"classroom": room})
    mine = room.memberships.filter(user=request.user, removed_at=None).first()
    if mine:
        if mine.role == Membership.Role.TEACHER:
            return redirect("trainer:classroom", room.pk)
        messages.success(request, _("You are in %(classroom)s.") % {"classroom": room.name})
        return redirect("quizzes:home")
    form = RealNameForm(sent(request))
    if form.is_valid():
        services.join(room, request.user, form.cleaned_data["real_name"])
        messages.success(request, _("You are in %(classroom)s.") % {"classroom": room.name})
        return redirect("quizzes:home")
    return render(request, "trainer/classes/join.html", {"classroom": room, "form": form})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def card_login(request: HttpRequest, token: str) -> HttpResponse:
    """Where a card's picture leads: straight in. Who is known to this browser as somebody else is asked first."""
    user = entering.owner_of(token)
    if user is None:
        return render(request, "trainer/classes/card_void.html", status=404)
    if user == request.user:
        return redirect("quizzes:home")
    if request.method == "POST" or not access.is_learner(request.user):
        return come_in(request, user)
    return render(request, "trainer/classes/card.html", {"username": user.username})


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def invitation(request: HttpRequest, token: str) -> HttpResponse:
    """Accept to teach a class."""
    found = entering.invitation_of(token)
    if found is None:
        return render(request, "trainer/classes/invitation_void.html", status=404)
    if not access.has_account(request.user):
        return redirect_to_login(request.get_full_path(), resolve_url("trainer:signup"))
    if not access.has_password(request.user):
        return render(request, "trainer/classes/card_only.html")
    if access.teaches(request.user, found.classroom):
        return redirect("trainer:classroom", found.classroom_id)
    if request.method == "POST":
        try:
            services.accept(found, request.user)
        except services.Taken:
            return render(request, "trainer/classes/invitation_void.html", status=404)
        messages.success(request, _("You teach %(classroom)s now.") % {"classroom": found.classroom.name})
        return redirect("trainer:classroom", found.classroom_id)
    return render(request, "trainer/classes/invitation.html", {"invitation": found})
