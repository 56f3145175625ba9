"""How many sheets, and from which on."""

from typing import Any

from django import forms
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from trainer.exports.sheets import LAST_SHEET, MOST_SHEETS


class SheetsForm(forms.Form):
    """Read from the address, so that a sheet can be asked for again. What cannot be read is one sheet, the first."""

    count = forms.IntegerField(label=_("Number of sheets"), min_value=1, max_value=MOST_SHEETS, initial=1)
    first = forms.IntegerField(label=_("First sheet"), min_value=1, max_value=LAST_SHEET, initial=1)

    def __init__(self, asked: QueryDict) -> None:
        data: dict[str, Any] = {name: asked.get(name, field.initial) for name, field in self.base_fields.items()}
        super().__init__(data, auto_id="sheets_%s")

    def chosen(self) -> tuple[int, int]:
        """First sheet and how many."""
        self.is_valid()
        return self.cleaned_data.get("first", 1), self.cleaned_data.get("count", 1)
