"""The only writers of people: guests, accounts, and the way back into them."""

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256

from django.contrib.auth import login, logout, update_session_auth_hash
from django.contrib.auth.hashers import check_password, make_password
from django.core.cache import cache
from django.db import transaction
from django.http import HttpRequest
from django.utils.crypto import get_random_string
from django.utils.translation import get_language

from quizzes.services import merge_learners
from trainer.access import is_guest, is_learner
from trainer.codes import new_code, plain
from trainer.drills.running import merge_tries
from trainer.models import Language, Membership, User

BACKEND = "django.contrib.auth.backends.ModelBackend"
MOST_WRONG_CODES = 10
CODE_PAUSE = 10 * 60
"""Seconds without a try after too many wrong recovery codes for one name."""


class TooManyCodes(Exception):
    """This name has had too many wrong recovery codes for now."""


def learner_of(request: HttpRequest) -> User | None:
    """Whose answers are recorded: an account, a guest, or nobody yet."""
    return request.user if is_learner(request.user) else None


def become_guest(request: HttpRequest) -> User:
    """Give the visitor a row to record the first answer in. Who has one keeps it."""
    learner = learner_of(request)
    if learner is not None:
        return learner
    # A colon is in no username that can be chosen.
    guest = User.objects.create_user(f"guest:{get_random_string(16)}", is_guest=True, language=current_language())
    secret = request.META.get("CSRF_COOKIE")
    login(request, guest, backend=BACKEND)
    if secret:
        # The page stays open and its forms must stay good; there was nothing yet that a known token could reach.
        request.META["CSRF_COOKIE"] = secret
    return guest


def current_language() -> str:
    language = get_language()
    return language if language in Language else Language.ENGLISH


def sign_in(request: HttpRequest, user: User) -> None:
    """Log in to an account, and take into it what a guest did in this browser."""
    kept: dict[str, object] = {}
    if is_guest(request.user):
        kept = {name: value for name, value in request.session.items() if not name.startswith("_auth_user")}
        merge_guest(request.user, user)
    login(request, user, backend=BACKEND)
    # Django empties a session that changes hands; here it stays with the same person.
    request.session.update(kept)


@transaction.atomic
def merge_guest(guest: User, account: User) -> None:
    """Move everything of a guest into an account, overwriting nothing, and delete the guest."""
    if not User.objects.select_for_update().filter(pk=guest.pk, is_guest=True).exists():
        return
    merge_learners(guest, account)
    merge_tries(guest, account)
    joined = Membership.objects.filter(user=account).values("classroom")
    Membership.objects.filter(user=guest).exclude(classroom__in=joined).update(user=account)
    User.objects.filter(pk=guest.pk).delete()


def sign_up(request: HttpRequest, user: User, password: str) -> str:
    """Save a filled-in user as an account and log in. A guest's row stays the same row. Returns the recovery code."""
    guest = user.is_guest
    user.is_guest = False
    user.set_password(password)
    user.language = current_language()
    code = set_code(user)
    user.save()
    if guest:
        request.user = user
        update_session_auth_hash(request, user)
    else:
        login(request, user, backend=BACKEND)
    return code


def set_code(user: User) -> str:
    """Give a user a recovery code, not saved yet."""
    code = new_code()
    user.recovery_code = make_password(plain(code))
    return code


def renew_code(user: User) -> str:
    """Save a new recovery code. The older one is void."""
    code = set_code(user)
    user.save(update_fields=["recovery_code"])
    return code


def find_by_code(username: str, code: str) -> User | None:
    """The account that a username and its recovery code open. Raises TooManyCodes."""
    key = f"wrong-codes:{sha256(username.encode()).hexdigest()}"
    cache.add(key, 0, timeout=CODE_PAUSE)
    if cache.get(key, 0) >= MOST_WRONG_CODES:
        raise TooManyCodes
    user = User.objects.filter(username=username, is_guest=False).first()
    if user is None:
        make_password(code)  # a name that nobody has takes as long as a wrong code
    elif check_password(plain(code), user.recovery_code):
        cache.delete(key)
        return user
    with suppress(ValueError):  # it has just run out
        cache.incr(key)
    return None


def recover(request: HttpRequest, user: User, password: str) -> str:
    """Set a new password and log in. Returns the next recovery code: a code opens the account once."""
    user.set_password(password)
    code = set_code(user)
    user.save(update_fields=["password", "recovery_code"])
    sign_in(request, user)
    return code


def change_password(request: HttpRequest, user: User, password: str) -> None:
    """Set a new password. Other browsers are logged out, this one is not."""
    user.set_password(password)
    user.save(update_fields=["password"])
    update_session_auth_hash(request, user)


def set_language(user: User, language: str) -> None:
    user.language = language
    user.save(update_fields=["language"])


def change_settings(user: User, changed: Sequence[str]) -> None:
    """Save the fields of a user that a form has changed."""
    user.save(update_fields=changed)


def delete_account(request: HttpRequest, user: User) -> None:
    """Log out and delete a learner with everything they answered."""
    logout(request)
    user.delete()
