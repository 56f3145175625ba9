"""Coming in and going out: sign up, log in, recover, log out."""

from django.contrib.auth import logout
from django.db import IntegrityError, transaction
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods, require_POST

from quizzes.services import replay_pending
from trainer import services
from trainer.access import has_account, is_guest
from trainer.addresses import safe_next
from trainer.forms import LogInForm, RecoverForm, SignUpForm, sent
from trainer.models import User
from trainer.views.language import remember


def go_on(request: HttpRequest) -> str:
    """Where a person who has just come in goes: to the answer sent while logged out, else to the page asked for."""
    address = safe_next(request)
    if "pending_answer" in request.session and has_account(request.user):
        return replay_pending(request, request.user) or address
    return address


def show_code(request: HttpRequest, code: str, address: str) -> HttpResponse:
    """The one page that shows a recovery code. It is an answer to a POST: the code is kept nowhere."""
    return render(request, "trainer/code.html", {"code": code, "next": address})


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def signup(request: HttpRequest) -> HttpResponse:
    if has_account(request.user):
        return redirect(safe_next(request))
    # Read again, since a form writes into its user even when it is not valid.
    person = User.objects.get(pk=request.user.pk) if is_guest(request.user) else User()
    form = SignUpForm(sent(request), instance=person)
    if form.is_valid():
        try:
            with transaction.atomic():
                code = services.sign_up(request, form.save(commit=False), form.cleaned_data["password"])
            return show_code(request, code, go_on(request))
        except IntegrityError:
            form.add_error("username", _("That username is taken. Choose another."))
    return render(request, "trainer/signup.html", {"form": form, "next": safe_next(request)})


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def log_in(request: HttpRequest) -> HttpResponse:
    if has_account(request.user):
        return redirect(safe_next(request))
    form = LogInForm(request, sent(request))
    if form.is_valid():
        user = form.get_user()
        services.sign_in(request, user)
        response = redirect(go_on(request))
        remember(response, user.language)
        return response
    return render(request, "trainer/login.html", {"form": form, "next": safe_next(request)})


def locked_out(request: HttpRequest, response: HttpResponse, credentials: object) -> HttpResponse:
    """What django-axes answers instead of a log-in page after too many wrong passwords, or codes of a card."""
    card = request.path == resolve_url("trainer:class_login")
    return render(request, "trainer/classes/card_locked.html" if card else "trainer/locked.html", status=429)


@sensitive_post_parameters()
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def recover(request: HttpRequest) -> HttpResponse:
    if has_account(request.user):
        return redirect("trainer:account")
    form = RecoverForm(sent(request))
    status = 200
    if form.is_valid():
        try:
            user = services.find_by_code(form.cleaned_data["username"], form.cleaned_data["code"])
        except services.TooManyCodes:
            form.add_error(None, _("Too many wrong codes for this username. Wait ten minutes and try again."))
            status = 429
        else:
            if user:
                code = services.recover(request, user, form.cleaned_data["password"])
                response = show_code(request, code, go_on(request))
                remember(response, user.language)
                return response
            form.add_error(None, _("This username and this code do not belong together. Check both and try again."))
    return render(request, "trainer/recover.html", {"form": form}, status=status)


@require_POST
def log_out(request: HttpRequest) -> HttpResponse:
    logout(request)
    return redirect("quizzes:home")
