"""What the pages of teachers share."""

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.shortcuts import get_object_or_404
from django.views.decorators.cache import never_cache

from trainer import access
from trainer.models import Classroom, User

Answer = TypeVar("Answer", bound=HttpResponseBase)


def for_teachers(view: Callable[..., Answer]) -> Callable[..., Answer]:
    """Asks a stranger to log in; keeps real names out of every cache. Whose class it is, the view asks."""

    @wraps(view)
    def asked(request: HttpRequest, *args: Any, **kwargs: Any) -> Any:
        if not access.has_account(request.user):
            return redirect_to_login(request.get_full_path())
        return view(request, *args, **kwargs)

    return never_cache(asked)


def taught(request: HttpRequest, pk: int) -> Classroom:
    """The class, if the visitor teaches it; else there is none."""
    return get_object_or_404(access.classes_taught_by(request.user), pk=pk)


def teacher(request: HttpRequest) -> User:
    """Who is at the keyboard of a page for teachers."""
    assert isinstance(request.user, User)
    return request.user
