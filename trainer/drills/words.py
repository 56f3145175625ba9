"""Drills in words: times in two zones, terms, exceptions and grades as sentences."""

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils.formats import date_format, number_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from trainer.drills.deadlines import Moment, same_clock
from trainer.drills.grades import Grade
from trainer.drills.queries import Standing
from trainer.drills.terms import Refusal, Terms
from trainer.models import Drill, Extension


@dataclass(frozen=True, slots=True)
class When:
    """A moment on the clocks of the class and, where those show another time, of the reader."""

    iso: str
    text: str
    place: str
    own_text: str
    """"" where the reader's clocks show the same, or are not known."""
    own_place: str


@dataclass(frozen=True, slots=True)
class ExceptionView:
    """An exception made for a learner: what, by whom, when and why."""

    kind: str
    words: str
    by: str
    made: When
    reason: str
    withdrawn: bool
    in_force: bool


def when(at: datetime, zone: str, own: str | None) -> When:
    """A moment in words."""
    twice = own is not None and not same_clock(at, zone, own)
    return When(
        iso=at.isoformat(),
        text=clock(at, zone),
        place=city(zone),
        own_text=_own_clock(at, zone, own) if own and twice else "",
        own_place=city(own) if own and twice else "",
    )


def clock(at: datetime, zone: str) -> str:
    """Day and time on the clocks of a zone: "Fri 14 March, 23:59"."""
    # Translators: how a day and a time are written; the letters are those of Django's date filter.
    return date_format(at.astimezone(ZoneInfo(zone)), _("D j F, H:i"), use_l10n=False)


def _own_clock(at: datetime, zone: str, own: str) -> str:
    """The time alone, where the day is the same."""
    local = at.astimezone(ZoneInfo(own))
    same_day = local.date() == at.astimezone(ZoneInfo(zone)).date()
    return date_format(local, "H:i", use_l10n=False) if same_day else clock(at, own)


def city(zone: str) -> str:
    """What people call a zone.

    >>> city("America/Argentina/Buenos_Aires")
    'Buenos Aires'
    """
    return zone.rsplit("/", 1)[-1].replace("_", " ")


def moved(moment: Moment, zone: str) -> str:
    """That a time does not exist, and which was taken for it."""
    return _(
        "There is no %(asked)s on that day in %(place)s: the clocks go forward. The time is moved to %(taken)s."
    ) % {"asked": moment.asked[-5:], "place": city(zone), "taken": moment.local[-5:]}


def refused(why: Refusal) -> str:
    """Why no try can be begun."""
    return {
        Refusal.NOT_OPEN: _("This drill is not open yet."),
        Refusal.NO_TRIES: _("You have used all your tries. You can still read your answers and practise."),
        Refusal.EMPTY: _("There is no exercise in this drill. Tell your teacher."),
    }[why]


def facts(drill: Drill, terms: Terms, size: int) -> tuple[str, ...]:
    """What a drill is, in short sentences."""
    said = [ngettext("%(count)s exercise.", "%(count)s exercises.", size) % {"count": size}]
    if terms.tries is None:
        said.append(_("As many tries as one likes."))
    else:
        said.append(ngettext("%(count)s try.", "%(count)s tries.", terms.tries) % {"count": terms.tries})
    if terms.limit is not None:
        minutes = number(terms.limit.total_seconds() / 60)
        said.append(_("Time limit for each try: %(minutes)s minutes.") % {"minutes": minutes})
    said.append(
        {
            Drill.Feedback.AT_ONCE: _("What was right, and why, is shown after each answer."),
            Drill.Feedback.AT_END: _("What was right, and why, is shown at the end of the try."),
            Drill.Feedback.AFTER_DEADLINE: _("What was right, and why, is shown after the deadline."),
        }[Drill.Feedback(drill.feedback)]
    )
    return tuple(said)


def later(drill: Drill) -> str:
    """When a verdict that is withheld will be told."""
    if drill.feedback == Drill.Feedback.AT_END:
        return _("Your answers are kept. At the end you see what was right.")
    return _("Your answers are kept. After the deadline you see what was right.")


def rule(drill: Drill) -> str:
    """How the grade is made, as a sentence."""
    counted = {
        Drill.GradeRule.BEST: _("The best try counts."),
        Drill.GradeRule.FIRST: _("The first try counts."),
        Drill.GradeRule.LAST: _("The last finished try counts."),
    }[Drill.GradeRule(drill.grade_rule)]
    if drill.late_counts:
        late = _("Answers after the deadline are marked as late and count all the same.")
    else:
        late = _("Answers after the deadline are kept and marked as late, and do not count.")
    return f"{counted} {late}"


def told(standing: Standing) -> str:
    """The grade as a sentence."""
    result, drill = standing.grade, standing.drill
    if result.changed:
        change = standing.changes[-1]
        words = _("%(percent)s %%, set by %(name)s: %(reason)s")
        return words % {"percent": result.percent, "name": name(change.by), "reason": change.reason}
    if result.excused:
        return _("Excused: this drill does not count.")
    if result.attempt is None:
        return _("No grade yet: nothing has been answered.")
    values = {
        "percent": result.percent,
        "points": number(result.attempt.points(drill.late_counts)),
        "total": len(result.attempt.answers),
        "number": result.attempt.number,
    }
    return " ".join(
        [_("%(percent)s %%: %(points)s of %(total)s, from try %(number)s.") % values, *_marks(result, drill)]
    )


def _marks(result: Grade, drill: Drill) -> list[str]:
    """What is marked in the try that counts."""
    said = []
    if result.late and drill.late_counts:
        words = ngettext("%(count)s answer was late and counts.", "%(count)s answers were late and count.", result.late)
        said.append(words % {"count": result.late})
    elif result.late:
        words = ngettext(
            "%(count)s answer was late and does not count.",
            "%(count)s answers were late and do not count.",
            result.late,
        )
        said.append(words % {"count": result.late})
    if result.overtime:
        words = ngettext(
            "%(count)s answer came after the time limit and does not count.",
            "%(count)s answers came after the time limit and do not count.",
            result.overtime,
        )
        said.append(words % {"count": result.overtime})
    return said


def exception_views(made: list[Extension], terms: Terms, zone: str, own: str | None) -> tuple[ExceptionView, ...]:
    """Exceptions in words, the newest first."""
    holding = {one.pk for one in terms.exceptions}
    return tuple(
        ExceptionView(
            kind=one.kind,
            words=exception(one, zone),
            by=name(one.by),
            made=when(one.created_at, zone, own),
            reason=one.reason,
            withdrawn=one.withdrawn,
            in_force=one.pk in holding,
        )
        for one in reversed(made)
    )


def exception(one: Extension, zone: str) -> str:
    """What an exception allows."""
    kind = Extension.Kind(one.kind)
    if one.withdrawn:
        return {
            Extension.Kind.DEADLINE: _("The later deadline is taken back."),
            Extension.Kind.TIME: _("The extra time is taken back."),
            Extension.Kind.TRY: _("The extra tries are taken back."),
            Extension.Kind.EXCUSE: _("No longer excused."),
        }[kind]
    match kind:
        case Extension.Kind.DEADLINE:
            due = clock(one.due_at, zone) if one.due_at else ""
            return _("Deadline moved to %(time)s (%(place)s).") % {"time": due, "place": city(zone)}
        case Extension.Kind.TIME:
            return _("%(factor)s times the time limit.") % {"factor": number(one.factor or 1)}
        case Extension.Kind.TRY:
            count = one.tries or 0
            return ngettext("%(count)s extra try.", "%(count)s extra tries.", count) % {"count": count}
        case Extension.Kind.EXCUSE:
            return _("Excused: this drill does not count.")


def taking_back(kind: str) -> str:
    """What a button says that takes an exception back."""
    return {
        Extension.Kind.DEADLINE: _("Take back the later deadline"),
        Extension.Kind.TIME: _("Take back the extra time"),
        Extension.Kind.TRY: _("Take back the extra tries"),
        Extension.Kind.EXCUSE: _("No longer excuse"),
    }[Extension.Kind(kind)]


def name(user: object) -> str:
    """Who made an exception or set a grade, by username."""
    return str(user) if user is not None else _("a teacher who has left")


def number(value: float) -> str:
    """At most two decimals, written as the language does."""
    return number_format(f"{value:.2f}".rstrip("0").rstrip("."))
