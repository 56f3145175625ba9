"""What teachers type of a hand."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from quizzes.engine.games import NLHE
from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Chips, Seat
from quizzes.exercises.answers import Unreadable, parse_chips

MOST_LETTERS = 20_000
"""Of a pasted hand; a long one has two or three thousand."""


class ChipsField(forms.CharField):
    """Whole chips, read as learners' answers are."""

    def __init__(self, **kwargs: Any) -> None:
        widget = forms.TextInput(attrs={"inputmode": "numeric", "autocomplete": "off", "class": "short"})
        super().__init__(max_length=20, widget=widget, **kwargs)

    def clean(self, value: Any) -> Chips:
        text = super().clean(value)
        if not text:
            return Chips(0)
        try:
            return parse_chips(text)
        except Unreadable:
            words = _("“%(typed)s” is not a whole number of chips. Type digits, such as 1500.")
            raise ValidationError(words, params={"typed": text[:20]}) from None


class PasteForm(forms.Form):
    """A recorded hand as text."""

    text = forms.CharField(
        label=_("The hand"),
        max_length=MOST_LETTERS,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 14, "spellcheck": "false", "autocomplete": "off", "class": "mono"}),
        error_messages={"required": _("Paste a hand first.")},
    )


class BuildForm(forms.Form):
    """A table, and what happens at it."""

    players = forms.TypedChoiceField(
        label=_("Players"), coerce=int, choices=[(count, str(count)) for count in NLHE.seats], initial=6
    )
    small_blind = ChipsField(label=_("Small blind"), initial="50")
    big_blind = ChipsField(label=_("Big blind"), initial="100")
    ante = ChipsField(label=_("Ante"), required=False)
    ante_of = forms.ChoiceField(
        label=_("Paid by"),
        choices=[("each", _("each player")), ("big-blind", _("the big blind, for all"))],
        initial="each",
    )
    stacks = forms.CharField(
        label=_("Stacks"),
        max_length=200,
        initial="10000",
        help_text=_("One number for everybody, or one for each from p1 on, with spaces between them."),
        widget=forms.TextInput(attrs={"autocomplete": "off"}),
    )
    actions = forms.CharField(
        label=_("What happens"),
        max_length=MOST_LETTERS,
        required=False,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 12, "spellcheck": "false", "autocomplete": "off", "class": "mono"}),
    )

    def clean_stacks(self) -> list[Chips]:
        words = [word.rstrip(",;") for word in self.cleaned_data["stacks"].split()]
        try:
            found = [parse_chips(word) for word in words]
        except Unreadable as unread:
            told = _("“%(typed)s” is not a whole number of chips. Type digits, such as 1500.")
            raise ValidationError(told, params={"typed": unread.typed[:20]}) from None
        count = self.cleaned_data.get("players", len(found))
        if len(found) == 1:
            found *= count
        if len(found) != count:
            told = _("There are %(found)s stacks for %(count)s players.")
            raise ValidationError(told, params={"found": len(found), "count": count})
        if 0 in found:
            raise ValidationError(_("%(seat)s has no chips."), params={"seat": Seat(found.index(Chips(0)))})
        return found

    def clean(self) -> dict[str, Any]:
        data = super().clean() or self.cleaned_data
        small, big = data.get("small_blind"), data.get("big_blind")
        if small is not None and big is not None and not small <= big:
            self.add_error("small_blind", _("The small blind is larger than the big blind."))
        if big == 0:
            self.add_error("big_blind", _("There must be a big blind."))
        return data

    def start(self, profile: RulesProfile) -> Hand:
        """The hand as the cards are about to be dealt."""
        data = self.cleaned_data
        antes = {"ante" if data["ante_of"] == "each" else "big_blind_ante": data["ante"]}
        return Hand.start(NLHE, profile, Stakes(data["small_blind"], data["big_blind"], **antes), data["stacks"])

    def lines(self) -> list[str]:
        """What happens, as it was typed."""
        actions: str = self.cleaned_data.get("actions", "")
        return actions.splitlines()
