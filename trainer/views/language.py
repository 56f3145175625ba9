"""Switching the language of the pages."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_POST
from django_htmx.http import HttpResponseClientRedirect
from django_htmx.middleware import HtmxDetails

from trainer import services
from trainer.access import is_learner
from trainer.addresses import safe_next, with_typed
from trainer.models import Language


class Request(HttpRequest):
    htmx: HtmxDetails


def remember(response: HttpResponse, language: str) -> None:
    """Let this browser keep the language."""
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        language,
        max_age=settings.LANGUAGE_COOKIE_AGE,
        path=settings.LANGUAGE_COOKIE_PATH,
        domain=settings.LANGUAGE_COOKIE_DOMAIN,
        secure=settings.LANGUAGE_COOKIE_SECURE,
        httponly=settings.LANGUAGE_COOKIE_HTTPONLY,
        samesite="Lax",
    )


@require_POST
def switch(request: Request) -> HttpResponse:
    """The same page in another language, with what was typed so far."""
    address = with_typed(safe_next(request), request.POST)
    # The buttons may stand in a form that htmx sends; a change of language is for the whole page.
    response = HttpResponseClientRedirect(address) if request.htmx else HttpResponseRedirect(address)
    language = request.POST.get("language", "")
    if language in Language:
        remember(response, language)
        if is_learner(request.user):
            services.set_language(request.user, language)
    return response
