"""What people type about themselves."""

from typing import Any

from django import forms
from django.contrib.auth.forms import AuthenticationForm, UsernameField
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.http import HttpRequest, QueryDict
from django.utils.translation import gettext_lazy as _

from trainer.models import User


def sent(request: HttpRequest) -> QueryDict | None:
    """What a form is to be filled with. A form may be sent empty: a lone box, not ticked."""
    return request.POST if request.method == "POST" else None


class NameField(UsernameField):
    """A username as it is stored, so that wrong passwords are counted under one name."""

    def to_python(self, value: str | None) -> str:
        return User.normalize_username(super().to_python(value) or "")


def password_field(label: Any, autocomplete: str, help_text: Any = "") -> forms.CharField:
    widget = forms.PasswordInput(attrs={"autocomplete": autocomplete})
    return forms.CharField(label=label, help_text=help_text, strip=False, max_length=128, widget=widget)


class NewPasswordForm(forms.Form):
    """A new password, typed twice."""

    password = password_field(_("Password"), "new-password", _("At least 8 characters, and not a common password."))
    again = password_field(_("The same password again"), "new-password")

    def owner(self) -> User:
        """Whose name the password must not resemble."""
        return User(username=self.cleaned_data.get("username", ""))

    def clean(self) -> dict[str, Any]:
        data = super().clean() or self.cleaned_data
        password, again = data.get("password"), data.get("again")
        if password and again and password != again:
            self.add_error("again", _("The two passwords are not the same. Type both again."))
        elif password:
            try:
                validate_password(password, self.owner())
            except ValidationError as problem:
                self.add_error("password", problem)
        return data


class SignUpForm(NewPasswordForm, forms.ModelForm):
    class Meta:
        model = User
        fields = ("username",)
        field_classes = {"username": NameField}
        labels = {"username": _("Username")}
        help_texts = {"username": _("Letters, digits and @ . + - _, without spaces. It need not be your real name.")}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.initial.pop("username", None)  # a guest's is made up by us, and means nothing to them

    field_order = ("username", "password", "again")


class LogInForm(AuthenticationForm):
    username = NameField(label=_("Username"), max_length=60)
    password = password_field(_("Password"), "current-password")
    error_messages = {
        "invalid_login": _("This username and this password do not belong together. Check both and try again."),
    }


class RecoverForm(NewPasswordForm):
    username = NameField(label=_("Username"), max_length=60)
    code = forms.CharField(
        label=_("Recovery code"),
        max_length=40,
        help_text=_("The twelve letters and digits that you were shown when you signed up."),
        widget=forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "characters", "spellcheck": "false"}),
    )
    field_order = ("username", "code", "password", "again")


class CurrentPasswordForm(forms.Form):
    """Proof that the owner of the account is at the keyboard."""

    current = password_field(_("Your password now"), "current-password")

    def __init__(self, user: User, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.user = user

    def clean_current(self) -> str:
        password: str = self.cleaned_data["current"]
        if not self.user.check_password(password):
            raise ValidationError(_("This is not your password. Type the one you log in with."))
        return password


class ChangePasswordForm(CurrentPasswordForm, NewPasswordForm):
    field_order = ("current", "password", "again")

    def owner(self) -> User:
        return self.user


class GuestDeleteForm(forms.Form):
    """A guest has no password: a tick must do."""

    sure = forms.BooleanField(
        label=_("Yes, delete all my answers and my progress."),
        error_messages={"required": _("Tick the box if you are sure.")},
    )


class SettingsForm(forms.ModelForm):
    class Meta:
        model = User
        fields = ("language", "two_colour_deck", "shortcuts")
        labels = {
            "language": _("Language"),
            "two_colour_deck": _("Two-colour deck: ♠ ♣ black, ♥ ♦ red"),
            "shortcuts": _("Keyboard shortcuts"),
        }
        help_texts = {
            "two_colour_deck": _("Otherwise every suit has a colour of its own."),
            "shortcuts": _(
                "1 to 6 choose an answer, Enter checks it and then goes on, ← and → step through the explanation."
            ),
        }
