"""One's own account: settings, password, recovery code, and leaving for good."""

from django.contrib import messages
from django.contrib.auth.decorators import user_passes_test
from django.forms import Form
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render, resolve_url
from django.utils import translation
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from trainer import services
from trainer.access import has_account, is_learner
from trainer.forms import ChangePasswordForm, CurrentPasswordForm, GuestDeleteForm, SettingsForm, sent
from trainer.models import User
from trainer.views.entrance import show_code
from trainer.views.language import remember


def fresh(request: HttpRequest) -> User:
    """The user as stored, for a form to write into: request.user stays as it is whatever is typed."""
    return User.objects.get(username=request.user.get_username())


@never_cache
@user_passes_test(is_learner)
@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest) -> HttpResponse:
    form = SettingsForm(sent(request), instance=fresh(request))
    if not form.is_valid():
        return render(request, "trainer/account.html", {"form": form})
    services.change_settings(form.instance, form.changed_data)
    with translation.override(form.instance.language):
        messages.success(request, _("Your settings are saved."))
    response = redirect("trainer:account")
    remember(response, form.instance.language)
    return response


@sensitive_post_parameters()
@never_cache
@user_passes_test(has_account)
@require_http_methods(["GET", "HEAD", "POST"])
def password(request: HttpRequest) -> HttpResponse:
    user = fresh(request)
    form = ChangePasswordForm(user, sent(request))
    if not form.is_valid():
        return render(request, "trainer/password.html", {"form": form})
    services.change_password(request, user, form.cleaned_data["password"])
    messages.success(request, _("Your password is changed."))
    return redirect("trainer:account")


@sensitive_post_parameters()
@never_cache
@user_passes_test(has_account)
@require_http_methods(["GET", "HEAD", "POST"])
def code(request: HttpRequest) -> HttpResponse:
    user = fresh(request)
    form = CurrentPasswordForm(user, sent(request))
    if not form.is_valid():
        return render(request, "trainer/new_code.html", {"form": form})
    return show_code(request, services.renew_code(user), resolve_url("trainer:account"))


@sensitive_post_parameters()
@never_cache
@user_passes_test(is_learner)
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    user = fresh(request)
    form: Form
    if user.is_guest:
        form = GuestDeleteForm(sent(request))
    else:
        form = CurrentPasswordForm(user, sent(request))
    if not form.is_valid():
        return render(request, "trainer/delete.html", {"form": form})
    services.delete_account(request, user)
    messages.success(request, _("Everything you had here is deleted."))
    return redirect("quizzes:home")
