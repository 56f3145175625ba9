"""People: who answers, and who teaches."""

from typing import Any, ClassVar

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.contrib.auth.validators import UnicodeUsernameValidator
from django.db import models
from django.utils.translation import gettext_lazy as _


class Language(models.TextChoices):
    """The languages of the pages, each in its own words."""

    ENGLISH = "en", "English"
    SPANISH = "es", "Español"


class UserManager(BaseUserManager["User"]):
    def create_user(self, username: str, password: str | None = None, **fields: Any) -> "User":
        """Make a user; without a password, one that nobody can log in to."""
        user = self.model(username=self.model.normalize_username(username), **fields)
        user.set_password(password)
        user.save(using=self._db)
        return user

    def get_by_natural_key(self, username: str | None) -> "User":
        return self.get(username=self.model.normalize_username(username or ""))


class User(AbstractBaseUser):
    """A learner or a teacher. A guest is a user too, made at the first recorded answer and without a password."""

    username = models.CharField(
        _("username"),
        max_length=60,
        unique=True,
        validators=[
            UnicodeUsernameValidator(message=_("A username has letters, digits and @ . + - _ only, without spaces."))
        ],
        error_messages={"unique": _("That username is taken. Choose another.")},
    )
    is_guest = models.BooleanField(default=False)
    language = models.CharField(_("language"), max_length=10, choices=Language, default=Language.ENGLISH)
    two_colour_deck = models.BooleanField(_("two-colour deck"), default=False)
    shortcuts = models.BooleanField(_("keyboard shortcuts"), default=True)
    recovery_code = models.CharField(max_length=128, blank=True, editable=False)
    """The hash of the code; the code itself is shown once and kept nowhere."""
    created = models.DateTimeField(auto_now_add=True)
    last_login = None  # nobody asks, so nothing is kept

    USERNAME_FIELD = "username"
    objects: ClassVar[UserManager] = UserManager()

    @classmethod
    def normalize_username(cls, username: str) -> str:
        """Capital letters make no other user: "Ana" and "ana" log in to the same account.

        >>> User.normalize_username("ANA")
        'ana'
        """
        return super().normalize_username(username).lower()
