"""What teachers type about drills."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.core.validators import MaxValueValidator, MinValueValidator
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from quizzes.engine.profile import PROFILES
from quizzes.exercises.base import SKILLS, Skill
from quizzes.overviews import UNITS
from quizzes.queries import skills_in_order
from quizzes.showing import profile_name
from trainer.drills import readymade
from trainer.drills.deadlines import LOCAL, Moment, moment
from trainer.drills.seeds import Ask
from trainer.models import Drill

MOST_OF_ONE, MOST_EXERCISES, MOST_TRIES, MOST_MINUTES = 20, 60, 20, 600
YEARS = range(2000, 2200)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the builder: what it asks for, and a field for each of its levels."""

    title: str
    note: str
    fields: tuple[forms.BoundField, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A unit of the builder."""

    name: str
    rows: tuple[Row, ...]


class LocalTimeField(forms.Field):
    """Day and time on the clocks of the class, without their zone."""

    widget = forms.DateTimeInput(attrs={"type": "datetime-local"}, format=LOCAL)

    def to_python(self, value: Any) -> datetime | None:
        if value in self.empty_values:
            return None
        try:
            read = datetime.fromisoformat(str(value))
        except ValueError:
            read = None
        if read is None or read.tzinfo or read.year not in YEARS:
            raise ValidationError(_("Give the day and the time, like 2025-03-14T23:59."))
        return read.replace(second=0, microsecond=0)


class DrillForm(forms.ModelForm):
    """What a drill asks, how often it may be tried, and what is told when."""

    profile = forms.ChoiceField(label=_("House rules"))

    class Meta:
        model = Drill
        fields = (
            "title",
            "feedback",
            "tries",
            "minutes",
            "grade_rule",
            "late_counts",
            "same_numbers",
            "profile",
        )
        labels = {
            "title": _("Title"),
            "feedback": _("Learners see what was right"),
            "tries": _("Tries"),
            "minutes": _("Time limit in minutes"),
            "grade_rule": _("For the grade"),
            "late_counts": _("Late answers count too (they are always marked)"),
            "same_numbers": _("The same numbers for everybody"),
        }
        help_texts = {
            "tries": _("Leave it empty for as many as they like."),
            "minutes": _("For each try. Leave it empty for no limit."),
            "same_numbers": _("Otherwise each learner gets numbers of their own."),
        }

    def __init__(self, *args: Any, counts: Mapping[Ask, int], begun: bool = False, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        profile = self.fields["profile"]
        assert isinstance(profile, forms.ChoiceField)
        profile.choices = [(name, profile_name(name)) for name in PROFILES]
        for name, most in (("tries", MOST_TRIES), ("minutes", MOST_MINUTES)):
            self.fields[name].validators += [MinValueValidator(1), MaxValueValidator(most)]
            self.fields[name].widget.attrs |= {"min": 1, "max": most}
        self.fields["profile"].disabled = self.fields["same_numbers"].disabled = begun
        self.asks: dict[str, Ask] = {}
        self.usual = [ask for skill in skills_in_order() for ask in _asks_of(skill)]
        self.extra = [ask for ask in counts if ask not in set(self.usual)]
        for ask in (*self.usual, *self.extra):
            self._add_count(ask, counts.get(ask, 0))

    def _add_count(self, ask: Ask, count: int) -> None:
        name = "-".join(filter(None, ("n", ask.skill, ask.game, str(ask.level), ask.misconception, ask.situation)))
        most = 1 if ask.situation else MOST_OF_ONE
        widget = forms.NumberInput(attrs={"min": 0, "max": most, "placeholder": 0, "data-count": "", "class": "count"})
        label = gettext("Level %(level)s") % {"level": ask.level}
        self.fields[name] = forms.IntegerField(
            label=label, min_value=0, max_value=most, required=False, initial=count or None, widget=widget
        )
        self.asks[name] = ask

    @property
    def settings(self) -> list[forms.BoundField]:
        """The fields that are no count."""
        return [self[name] for name in self.Meta.fields]

    @property
    def sections(self) -> list[Section]:
        """The counts, unit by unit; what else is in the drill comes first."""
        rows = {
            unit: [row for skill in skills_in_order() if skill.unit is unit for row in self._rows(skill)]
            for unit in UNITS
        }
        found = [Section(str(UNITS[unit]), tuple(some)) for unit, some in rows.items() if some]
        if self.extra:
            extra = tuple(
                Row(ask_title(ask), "", (self[name],)) for name, ask in self.asks.items() if ask in self.extra
            )
            found.insert(0, Section(gettext("In this drill"), extra))
        return found

    def _rows(self, skill: Skill[Any, Any]) -> list[Row]:
        """A row for each game of the skill."""
        return [
            Row(
                gettext(skill.title) + (f" ({game.upper()})" if len(skill.games) > 1 else ""),
                gettext(skill.summary),
                tuple(
                    self[name]
                    for name, ask in self.asks.items()
                    if (ask.skill, ask.game) == (skill.slug, game) and ask in self.usual
                ),
            )
            for game in skill.games
        ]

    @property
    def total(self) -> int:
        """Exercises as the fields stand."""
        given = [self[name].value() for name in self.asks]
        return sum(int(one) for one in given if str(one or "").isdecimal())

    @property
    def counts(self) -> dict[Ask, int]:
        """How many of each are wanted."""
        given = {ask: self.cleaned_data.get(name) or 0 for name, ask in self.asks.items()}
        return {ask: count for ask, count in given.items() if count}

    def clean(self) -> dict[str, Any]:
        data: dict[str, Any] = super().clean() or self.cleaned_data
        total = sum(data.get(name) or 0 for name in self.asks)
        if not any(name in self.errors for name in self.asks):
            if not total:
                self.add_error(None, _("Choose at least one exercise: type how many beside a skill."))
            elif total > MOST_EXERCISES:
                words = gettext("A drill has at most %(most)s exercises; these are %(total)s.")
                self.add_error(None, words % {"most": MOST_EXERCISES, "total": total})
        return data


class AssignForm(forms.Form):
    """Who has a drill, and when. Times are on the clocks of the class."""

    ALL, SOME = "all", "some"
    who = forms.ChoiceField(
        choices=[(ALL, _("The whole class, later members too")), (SOME, _("Only some"))], widget=forms.RadioSelect
    )
    learners = forms.MultipleChoiceField(required=False, widget=forms.CheckboxSelectMultiple)
    opens = LocalTimeField(label=_("Opens"), required=False)
    due = LocalTimeField(label=_("Due"), required=False)

    def __init__(self, *args: Any, people: Sequence[tuple[int, str]], zone: str, feedback: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        learners = self.fields["learners"]
        assert isinstance(learners, forms.MultipleChoiceField)
        learners.choices = people
        self.zone, self.feedback = zone, feedback

    @property
    def chosen(self) -> list[int] | None:
        """The learners chosen; None: all."""
        return None if self.cleaned_data["who"] == self.ALL else [int(pk) for pk in self.cleaned_data["learners"]]

    @property
    def opens_moment(self) -> Moment | None:
        return self._moment("opens")

    @property
    def due_moment(self) -> Moment | None:
        return self._moment("due")

    def _moment(self, name: str) -> Moment | None:
        local = self.cleaned_data.get(name)
        return moment(local, self.zone) if local else None

    def clean(self) -> dict[str, Any]:
        data: dict[str, Any] = super().clean() or self.cleaned_data
        if data.get("who") == self.SOME and not data.get("learners") and "learners" not in self.errors:
            self.add_error("learners", _("Choose at least one learner."))
        opens, due = self.opens_moment, self.due_moment
        if opens and due and opens.at >= due.at:
            self.add_error("due", _("The deadline must come after the opening."))
        if not due and "due" not in self.errors and self.feedback == Drill.Feedback.AFTER_DEADLINE:
            self.add_error("due", _("What was right is told after the deadline: this drill needs one."))
        return data


class ReasonForm(forms.Form):
    """Why an exception is made."""

    reason = forms.CharField(label=_("Reason"), max_length=200, required=False)
    due = LocalTimeField(label=_("Another deadline"), required=False)


class GradeForm(forms.Form):
    """A grade instead of the rule's."""

    percent = forms.IntegerField(
        label=_("Grade in per cent"),
        min_value=0,
        max_value=100,
        required=False,
        help_text=_("Leave it empty to take the grade of the rule again."),
    )
    why = forms.CharField(label=_("Reason, which the learner sees"), max_length=200)


def ask_title(ask: Ask) -> str:
    """What is asked for, in a line."""
    title = gettext(SKILLS[ask.skill].title) if ask.skill in SKILLS else ask.skill
    if ask.situation:
        return gettext("%(title)s: a hand of yours") % {"title": title}
    idea = readymade.misconception(ask.misconception)
    return f"{title}: {gettext(idea.name)}" if idea else title


def _asks_of(skill: Skill[Any, Any]) -> list[Ask]:
    return [Ask(skill.slug, game, level) for game in skill.games for level in skill.levels]
