"""What teachers type about a class, and what learners type to come in."""

from functools import cache
from typing import Any
from zoneinfo import available_timezones

from django import forms
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import UploadedFile
from django.db.models import QuerySet
from django.http import QueryDict
from django.utils.formats import number_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from quizzes.engine.profile import PROFILES
from quizzes.showing import profile_name
from trainer.classes.people_import import (
    LONGEST_NAME,
    MOST_BYTES,
    MOST_NAMES,
    Entry,
    NotRead,
    Why,
    clean,
    decode,
    listed,
    read,
)
from trainer.codes import plain
from trainer.forms import NameField
from trainer.models import Classroom

MOST_LINES_NAMED = 5


@cache
def zones() -> frozenset[str]:
    """Every time zone there is. Asking for them reads hundreds of files."""
    return frozenset(available_timezones())


@cache
def zone_choices() -> list[tuple[str, Any]]:
    """The time zones of the world, by continent, with UTC first."""
    regions: dict[str, list[tuple[str, str]]] = {}
    for zone in sorted(zones()):
        region, slash, place = zone.partition("/")
        if slash and region != "Etc":
            regions.setdefault(region, []).append((zone, place.replace("_", " ").replace("/", " · ")))
    return [("UTC", "UTC"), *regions.items()]


def known_zone(name: str) -> str:
    """The zone that a browser says it is in, or UTC.

    >>> known_zone("Europe/Madrid"), known_zone("../etc/passwd")
    ('Europe/Madrid', 'UTC')
    """
    return name if name in zones() and "/" in name else "UTC"


class ClassroomForm(forms.ModelForm):
    time_zone = forms.ChoiceField(
        label=gettext_lazy("Time zone"),
        choices=zone_choices,
        help_text=gettext_lazy("Deadlines of new drills are meant in it."),
    )
    profile = forms.ChoiceField(
        label=gettext_lazy("House rules"),
        choices=lambda: [(name, profile_name(name)) for name in PROFILES],
        help_text=gettext_lazy("The books differ on some points. New drills follow the one you choose."),
    )

    class Meta:
        model = Classroom
        fields = ("name", "time_zone", "language", "profile")
        labels = {"name": gettext_lazy("Name of the class"), "language": gettext_lazy("Language")}
        help_texts = {"language": gettext_lazy("Learners start in it, and can change it for themselves.")}

    def clean_name(self) -> str:
        name = clean(self.cleaned_data["name"])
        if not name:
            raise ValidationError(_("Give the class a name."))
        return name


class NamesForm(forms.Form):
    """A list of names, pasted or as a file. What is read of it lies in `entries`."""

    names = forms.CharField(
        label=gettext_lazy("Names, one a line"),
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 10, "spellcheck": "false", "autocomplete": "off", "dir": "auto"}),
    )
    file = forms.FileField(
        label=gettext_lazy("Or a file"),
        required=False,
        allow_empty_file=True,
        help_text=gettext_lazy("Text or CSV, as your spreadsheet saves it."),
        widget=forms.ClearableFileInput(attrs={"accept": ".csv,.txt,.tsv,text/csv,text/plain"}),
    )
    entries: tuple[Entry, ...] = ()

    def clean(self) -> dict[str, Any]:
        data = super().clean() or self.cleaned_data
        sent: UploadedFile | None = data.get("file")
        field = "file" if sent else "names"
        try:
            text = decode(sent.read(MOST_BYTES + 1)) if sent else data.get("names", "")
            self.entries = read(text)
        except NotRead as problem:
            self.add_error(field, trouble(problem))
        return data


class AddForm(forms.Form):
    """The names ticked in the preview of a list."""

    add = forms.MultipleChoiceField(required=False)
    after = forms.IntegerField(min_value=0, max_value=2**62)

    def __init__(self, sent: QueryDict) -> None:
        super().__init__(sent)
        field = self.fields["add"]
        assert isinstance(field, forms.MultipleChoiceField)
        field.choices = [(name, name) for name in sent.getlist("add")]

    def clean_add(self) -> list[str]:
        """Once more as a list of its own: what a browser sends back is anybody's text."""
        try:
            return [entry.name for entry in listed(self.cleaned_data["add"])]
        except NotRead as problem:
            raise ValidationError(trouble(problem))


def trouble(problem: NotRead) -> str:
    """Why a list was not taken, with the lines at fault."""
    lines = ", ".join(map(str, problem.lines[:MOST_LINES_NAMED]))
    if len(problem.lines) > MOST_LINES_NAMED:
        lines += " …"
    facts = {
        "lines": lines,
        "letters": LONGEST_NAME,
        "count": number_format(problem.count, force_grouping=True),
        "most": MOST_NAMES,
    }
    match problem.why:
        case Why.EMPTY:
            return _("There is no name in it. Paste the names, one a line, or choose a file that has some.")
        case Why.TOO_BIG:
            return _("This file is too big for a list of names. Choose one with the names only.")
        case Why.TOO_MANY:
            text = _("There are %(count)s names. Add at most %(most)s at a time; nobody was added yet.")
            return text % facts
        case Why.TOO_LONG:
            text = ngettext(
                "Line %(lines)s is longer than a name can be (%(letters)s letters). Shorten it and check again.",
                "Lines %(lines)s are longer than a name can be (%(letters)s letters). Shorten them and check again.",
                len(problem.lines),
            )
            return text % facts
        case Why.NO_LETTERS:
            text = ngettext(
                "Line %(lines)s has no letters in it. Write a name or delete the line.",
                "Lines %(lines)s have no letters in them. Write names or delete the lines.",
                len(problem.lines),
            )
            return text % facts


class RealNameForm(forms.Form):
    real_name = forms.CharField(
        label=gettext_lazy("Name"),
        max_length=LONGEST_NAME,
        help_text=gettext_lazy("Only the teachers of this class see it."),
        widget=forms.TextInput(attrs={"autocomplete": "off", "dir": "auto"}),
    )

    def clean_real_name(self) -> str:
        name = clean(self.cleaned_data["real_name"])
        if not any(map(str.isalnum, name)):
            raise ValidationError(_("Write a name with at least one letter."))
        return name


class MoveForm(forms.Form):
    into = forms.ModelChoiceField(
        label=gettext_lazy("To which class"), queryset=Classroom.objects.none(), empty_label=None
    )

    def __init__(self, classes: QuerySet[Classroom], *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["into"]
        assert isinstance(field, forms.ModelChoiceField)
        field.queryset = classes


class CopyForm(forms.Form):
    name = forms.CharField(label=gettext_lazy("Name of the copy"), max_length=100)


class DeleteForm(forms.Form):
    """The name of the class, typed, as proof that this class is meant."""

    name = forms.CharField(
        label=gettext_lazy("Type the name of the class to delete it"),
        max_length=200,
        widget=forms.TextInput(attrs={"autocomplete": "off", "dir": "auto"}),
    )

    def __init__(self, classroom: Classroom, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.classroom = classroom

    def clean_name(self) -> str:
        name = clean(self.cleaned_data["name"])
        if name != clean(self.classroom.name):
            raise ValidationError(_("This is not the name of the class. Type it as it stands above."))
        return name


class CodeField(forms.CharField):
    """A code as it is stored, however it was typed."""

    def __init__(self, label: Any, **kwargs: Any) -> None:
        attrs = {"autocapitalize": "characters", "autocomplete": "off", "spellcheck": "false"}
        super().__init__(label=label, max_length=20, widget=forms.TextInput(attrs=attrs), **kwargs)

    def to_python(self, value: Any) -> str:
        return plain(super().to_python(value) or "")


class ClassCodeForm(forms.Form):
    class_code = CodeField(gettext_lazy("Class code"), help_text=gettext_lazy("Six letters and digits."))


class CardForm(ClassCodeForm):
    username = NameField(label=gettext_lazy("Username"), max_length=60)
    code = CodeField(gettext_lazy("Your code"), help_text=gettext_lazy("The four letters and digits on your card."))
