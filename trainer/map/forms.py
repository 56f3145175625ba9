"""What comes back from the map."""

from collections.abc import Mapping
from typing import Any

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from trainer.map.ideas import known

MOST = 20


class MoreForm(forms.Form):
    """More exercises against one wrong idea, for some learners of the class."""

    code = forms.CharField(max_length=50)
    count = forms.IntegerField(
        min_value=1,
        max_value=MOST,
        error_messages=dict.fromkeys(
            ("required", "invalid", "min_value", "max_value"), gettext_lazy("Choose from 1 to 20 exercises.")
        ),
    )
    learners = forms.TypedMultipleChoiceField(
        coerce=int,
        error_messages={
            "required": gettext_lazy("Tick at least one learner."),
            "invalid_choice": gettext_lazy("Somebody among the ticked is no longer in the class."),
        },
    )

    def __init__(self, *args: Any, learners: Mapping[int, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["learners"].choices = list(learners.items())  # type: ignore[attr-defined]

    def clean_code(self) -> str:
        code: str = self.cleaned_data["code"]
        if code not in known():
            raise forms.ValidationError(_("No exercise is known that exposes this idea."))
        return code

    def problem(self) -> str:
        """The first thing that is wrong, in a sentence."""
        return str(next(iter(next(iter(self.errors.values())))))
