"""Comma-separated tables, written row by row so that memory stays flat. Real names are in here: for teachers only.

Columns and words are in the language of whoever asks; codes and keys are the same in every language.
"""

import csv
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from zoneinfo import ZoneInfo

from django.db.models import QuerySet
from django.utils import translation
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from quizzes.exercises.base import SKILLS
from quizzes.exercises.key import ExerciseKey
from quizzes.models import Diagnosis
from trainer.drills import words
from trainer.drills.queries import Standing, class_standings
from trainer.models import Classroom, Drill, Membership, RunExercise

BOM = "\ufeff"
"""Tells spreadsheets that the text is UTF-8."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""
BATCH = 500
"""Rows that are held at a time."""

Row = Sequence[object]


@dataclass(frozen=True, slots=True)
class TableOut:
    """One table: its columns, and its rows as they are asked for."""

    name: str
    columns: Sequence[str]
    rows: Iterable[Row]
    language: str | None = field(default_factory=get_language)
    """Rows are made long after the view has returned."""

    def text(self) -> Iterator[str]:
        """The file in pieces; the first comes before anything has been looked up."""
        yield BOM + _line(self.columns)
        rows = iter(self.rows)
        while some := self._next(rows):
            yield some

    def _next(self, rows: Iterator[Row]) -> str:
        with translation.override(self.language):
            return "".join(map(_line, islice(rows, BATCH)))


def cell(value: object) -> str:
    """A value as it is written, harmless where a spreadsheet would run it.

    >>> cell("=HYPERLINK(1)"), cell("Ana"), cell(None), cell(0)
    ("'=HYPERLINK(1)", 'Ana', '', '0')
    """
    text = "" if value is None else str(value)
    return f"'{text}" if text.startswith(FORMULA) else text


class _Echo:
    """A file that hands back what is written to it."""

    def write(self, text: str) -> str:
        return text


_writer = csv.writer(_Echo())


def _line(row: Row) -> str:
    return str(_writer.writerow([cell(value) for value in row]))


def people(classroom: Classroom) -> TableOut:
    """Who learns in the class, and who has left it."""
    zone = ZoneInfo(classroom.time_zone)
    rows = classroom.memberships.filter(role=Membership.Role.LEARNER).select_related("user").order_by("pk")
    return TableOut(
        "people",
        [_("Name"), _("Username"), _("Joined"), _("Left")],
        (
            [one.real_name, one.user.username, one.joined_at.astimezone(zone).date(), _day(one, zone)]
            for one in rows.iterator(BATCH)
        ),
    )


def results(classroom: Classroom, drills: Sequence[Drill]) -> TableOut:
    """A row for each learner and drill: first try, best, grade, what came late, exceptions with who and why."""
    columns = [_("Drill"), _("Name"), _("Username"), _("Tries"), _("First try, %"), _("Best, %"), _("Grade, %")]
    columns += [_("Late answers"), _("Excused"), _("Exceptions")]
    yes = _("yes")
    found = ((drill, member, standing) for drill in drills for member, standing in class_standings(drill))
    return TableOut("results", columns, (_result(*one, classroom.time_zone, yes) for one in found))


def _result(drill: Drill, member: Membership, standing: Standing, zone: str, yes: str) -> Row:
    begun = [one for one in standing.tries if one.begun]
    scores = [int(100 * one.score(drill.late_counts) + 1e-9) for one in begun]
    return [
        drill.title,
        member.real_name,
        member.user.username,
        len(begun),
        scores[0] if scores else None,
        max(scores, default=None),
        standing.grade.percent,
        standing.grade.late,
        yes if standing.grade.excused else None,
        " ".join(_exceptions(standing, zone)),
    ]


def _exceptions(standing: Standing, zone: str) -> Iterator[str]:
    """What departs from the drill's own terms, by whom and why."""
    for one in standing.terms.exceptions:
        yield f"{words.exception(one, zone)} [{_by(words.name(one.by), one.reason)}]"
    if standing.grade.changed:
        change = standing.changes[-1]
        percent = _("Grade set to %(percent)s %%.") % {"percent": standing.grade.percent}
        yield f"{percent} [{_by(words.name(change.by), change.reason)}]"


def _by(name: str, reason: str) -> str:
    return f"{name}: {reason}" if reason else name


def attempts(classroom: Classroom, drills: QuerySet[Drill]) -> TableOut:
    """A row for each answer, with the wrong ideas that lead to it, in the order of serving."""
    columns = [_("Drill"), _("Name"), _("Username"), _("Try"), _("Number"), _("Skill"), _("Level"), _("Exercise")]
    columns += [_("Answered"), _("Seconds"), _("Typed"), _("Understood"), _("Right answer"), _("Score, %"), _("Late")]
    columns += [_("Codes of wrong ideas"), _("Wrong ideas")]
    return TableOut("attempts", columns, _attempts(classroom, drills, _("yes"), idea_names()))


_FIELDS = ("run__drill__title", "run__learner", "run__learner__username", "run__number", "exercise__number")
_KEY = tuple(f"served__{part}" for part in ("skill", "version", "profile", "game", "level", "seed"))
_ATTEMPT = ("pk", "answered_at", "seconds", "typed", "understood", "score")


def _attempts(classroom: Classroom, drills: QuerySet[Drill], yes: str, ideas: Mapping[str, str]) -> Iterator[Row]:
    zone = ZoneInfo(classroom.time_zone)
    names = dict(classroom.memberships.values_list("user", "real_name"))
    rows = RunExercise.objects.filter(run__drill__in=drills, served__attempts__isnull=False, served__voided=False)
    fields = (*_FIELDS, *_KEY, *(f"served__attempts__{name}" for name in _ATTEMPT), "late", "served__snapshot__answer")
    found = rows.order_by("pk").values_list(*fields).iterator(BATCH)
    while some := list(islice(found, BATCH)):
        codes = _codes([row[11] for row in some])
        for row in some:
            drill, learner, username, attempt, number, *parts = row[:11]
            pk, answered_at, seconds, typed, understood, score, late, right = row[11:]
            key = ExerciseKey(*parts)
            told = [ideas.get(code, code) for code in codes[pk]]
            when = answered_at.astimezone(zone).strftime("%Y-%m-%d %H:%M:%S")
            yield [
                *[drill, names.get(learner, ""), username, attempt, number, key.skill, key.level, key],
                *[when, seconds, typed, understood, right, int(100 * score), yes if late else None],
                *[" ".join(codes[pk]), "; ".join(told)],
            ]


def _codes(attempts: Sequence[int]) -> Mapping[int, list[str]]:
    found: dict[int, list[str]] = defaultdict(list)
    for attempt, code in Diagnosis.objects.filter(attempt__in=attempts).order_by("code").values_list("attempt", "code"):
        found[attempt].append(code)
    return found


def idea_names() -> Mapping[str, str]:
    """The name of every wrong idea by its code, in the language of the reader."""
    return {idea.code: _(idea.name) for skill in SKILLS.values() for idea in skill.misconceptions}


def _day(member: Membership, zone: ZoneInfo) -> object:
    return member.removed_at.astimezone(zone).date() if member.removed_at else None
