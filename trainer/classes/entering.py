"""Whom a card, a typed code or an invitation belongs to."""

from typing import Any

from axes.handlers.proxy import AxesProxyHandler
from django.contrib.auth.hashers import UNUSABLE_PASSWORD_PREFIX
from django.contrib.auth.signals import user_login_failed
from django.db.models import QuerySet
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import constant_time_compare

from trainer.classes.cards import opens, user_named_in
from trainer.classes.services import hash_of
from trainer.models import Invitation, Membership, User


def find(request: HttpRequest, class_code: str, username: str, code: str) -> User | None:
    """The learner whose card says these three. Wrong codes are counted per class code and username, and lock both
    together for a while, whatever address they come from: a whole class has one.
    """
    credentials: dict[str, Any] = {"username": f"{class_code} {username}"}  # a space is in no username
    if AxesProxyHandler.is_allowed(request, credentials):
        found = _card_holders().filter(classroom__code=class_code, user__username=username).first()
        if found and constant_time_compare(found.access_code, code):
            AxesProxyHandler.reset_attempts(username=credentials["username"])
            return found.user
    else:
        request.axes_locked_out = True  # type: ignore[attr-defined] # so axes does for a backend of its own
    user_login_failed.send(sender=__name__, credentials=credentials, request=request)
    return None


def owner_of(token: str) -> User | None:
    """Whose card the link of a card comes from, unless its code was reset."""
    pk = user_named_in(token)
    memberships = _card_holders().filter(user=pk) if pk else ()
    return next((one.user for one in memberships if opens(token, one.user_id, one.access_code)), None)


def invitation_of(token: str) -> Invitation | None:
    """The invitation of a link, while it is good."""
    unused = Invitation.objects.filter(accepted_by=None, expires_at__gt=timezone.now())
    return unused.filter(token=hash_of(token)).select_related("classroom", "invited_by").first()


def _card_holders() -> QuerySet[Membership]:
    """Learners with a card, removed ones too: what they answered stays theirs, and the card is their way to it.

    An account with a password is opened by that alone.
    """
    cards = Membership.objects.exclude(access_code="").select_related("user")
    return cards.filter(user__is_guest=False, user__password__startswith=UNUSABLE_PASSWORD_PREFIX)
