"""Where to go next: only ever within this site."""

import re
from urllib.parse import parse_qsl, urlencode, urlsplit

from django.http import HttpRequest, QueryDict
from django.shortcuts import resolve_url
from django.utils.http import url_has_allowed_host_and_scheme

TYPED = re.compile(r"answer|may|back(-seat)?|pot[1-4](-seats)?")
"""The fields of an answer form."""
MOST_TYPED = 100
"""Longer texts are cut, so that the address stays one that every server takes."""


def safe_next(request: HttpRequest, default: str = "quizzes:home") -> str:
    """The address asked for in `next`, or the default's if that one leads elsewhere."""
    address = request.POST.get("next") or request.GET.get("next") or ""
    if url_has_allowed_host_and_scheme(address, {request.get_host()}, require_https=request.is_secure()):
        return address
    return resolve_url(default)


def with_typed(address: str, fields: QueryDict) -> str:
    """The address with what was typed into an answer form, from where the page fills it in again.

    Without a form on the page, as on a verdict, the address stays as it was.
    """
    if not any(TYPED.fullmatch(name) for name in fields):
        return address
    parts = urlsplit(address)
    query = [(name, value) for name, value in parse_qsl(parts.query) if not TYPED.fullmatch(name)]
    for name, values in fields.lists():
        if TYPED.fullmatch(name):
            query += [(name, value[:MOST_TYPED]) for value in values if value]
    return parts._replace(query=urlencode(query)).geturl()
