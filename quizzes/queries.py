"""What is read of the tables. Everything is found within the rows of one learner, known by their primary key."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Any

from django.conf import settings
from django.contrib.auth import get_user_model
from django.db.models import Count, Exists, F, Max, OuterRef, Q, QuerySet, Subquery, Window
from django.db.models.functions import RowNumber, TruncDate
from django.utils import timezone
from django.utils.module_loading import import_string

from quizzes.exercises.base import SKILLS, Skill, Unit
from quizzes.exercises.key import ExerciseKey
from quizzes.mastery import WINDOW, Standing, fold
from quizzes.models import Attempt, Diagnosis, Mastery, Review, ServedExercise
from quizzes.sets import MOST_SEEN

CHART_DAYS = 28
RIGHT_TO_SHED = 5
"""Right answers among the last ten on the skill, and all later than the wrong idea was seen, that shed it."""


def skills_in_order() -> list[Skill[Any, Any]]:
    """Every skill, in the order of teaching."""
    units = list(Unit)
    return sorted(SKILLS.values(), key=lambda skill: (units.index(skill.unit), skill.place))


def find_served(learner: int, key: ExerciseKey) -> ServedExercise | None:
    """What the learner was asked under this key, with its first attempt in attempt_pk."""
    first = Attempt.objects.filter(served=OuterRef("pk")).order_by("pk").values("pk")[:1]
    rows = ServedExercise.objects.annotate(first_attempt=Subquery(first)).filter(
        learner_id=learner,
        skill=key.skill,
        version=key.version,
        profile=key.profile,
        game=key.game,
        level=key.level,
        seed=key.seed,
    )
    served = rows.first()
    if served is not None:
        served.attempt_pk = served.first_attempt
    return served


def is_guest(learner: int) -> bool:
    """Whether this learner, if there still is one, has no account to log in to."""
    return not get_user_model().objects.filter(pk=learner, is_guest=False).exists()


def attempts_of(learner: int | None) -> QuerySet[Attempt]:
    """The answers of a learner that count, and whose verdict they may be told; nobody has none."""
    counted = Attempt.objects.filter(served__learner_id=learner, served__voided=False).select_related("served")
    return counted if learner is None else counted.exclude(served__in=withheld(learner))


def withheld(learner: int) -> QuerySet[Any, int]:
    """Served exercises whose verdict the learner is to be told later, as whoever asked for them has decided."""
    found: QuerySet[Any, int] = import_string(settings.QUIZZES_WITHHELD)(learner)
    return found


def recent_situations(learner: int) -> list[str]:
    """The situations that the learner was lately asked about."""
    rows = ServedExercise.objects.filter(learner_id=learner).order_by("-pk")
    return list(rows.values_list("situation_key", flat=True)[:MOST_SEEN])


def standings(learner: int | None) -> tuple[Standing, ...]:
    """How the learner stands on every skill, in the order of teaching. One query; two while a verdict is withheld."""
    tens: dict[tuple[str, int], str] = {}
    dues: dict[str, datetime | None] = {}
    if learner is not None:
        due = Review.objects.filter(learner=OuterRef("learner"), skill=OuterRef("skill")).values("due")
        hidden = Exists(Attempt.objects.filter(served__in=withheld(learner)))
        rows = Mastery.objects.filter(learner_id=learner).annotate(due=Subquery(due), hidden=hidden)
        kept = list(rows.values_list("skill", "level", "last_ten", "due", "hidden"))
        tens = {(skill, level): last_ten for skill, level, last_ten, _due, _hidden in kept}
        dues = {skill: when for skill, _level, _ten, when, _hidden in kept}
        if kept and kept[0][-1]:
            # The tables know more than the learner may be told: fold again without it.
            told = attempts_of(learner).order_by("pk")
            folded = fold(told.values_list("served__skill", "served__level", "correct", "answered_at"))
            tens, dues = dict(folded.tens), {skill: when for skill, (_card, when) in folded.cards.items()}
    return tuple(
        Standing(
            skill.slug,
            tuple((level, tens.get((skill.slug, level), "")) for level in skill.levels),
            dues.get(skill.slug),
        )
        for skill in skills_in_order()
    )


@dataclass(frozen=True, slots=True)
class Tally:
    """Answers counted."""

    asked: int = 0
    right: int = 0


def tally(learner: int | None) -> Tally:
    """All answers."""
    counted = attempts_of(learner).aggregate(asked=Count("pk"), right=Count("pk", Q(correct=True)))
    return Tally(counted["asked"], counted["right"])


def tallies(learner: int | None) -> Mapping[str, Tally]:
    """Answers by skill."""
    rows = attempts_of(learner).values("served__skill").annotate(asked=Count("pk"), right=Count("pk", Q(correct=True)))
    return {row["served__skill"]: Tally(row["asked"], row["right"]) for row in rows}


def latest_answers(learner: int | None) -> Mapping[str, Sequence[tuple[int, bool]]]:
    """The last ten answers on each skill, oldest first: attempt and whether right."""
    latest: dict[str, list[tuple[int, bool]]] = defaultdict(list)
    order = Window(RowNumber(), partition_by=F("served__skill"), order_by=F("pk").desc())
    rows = attempts_of(learner).annotate(nth=order).filter(nth__lte=WINDOW).order_by("pk")
    for skill, pk, correct in rows.values_list("served__skill", "pk", "correct"):
        latest[skill].append((pk, correct))
    return latest


@dataclass(frozen=True, slots=True)
class Idea:
    """A wrong idea in a learner's answers to one skill."""

    skill: str
    code: str
    count: int
    last_attempt: int
    last_seen: datetime
    level: int
    """The highest at which it was seen."""

    def is_shed(self, latest: Iterable[tuple[int, bool]]) -> bool:
        """Whether enough right answers have followed."""
        return sum(correct for pk, correct in latest if pk > self.last_attempt) >= RIGHT_TO_SHED


def ideas(learner: int | None) -> tuple[Idea, ...]:
    """Every wrong idea seen, the latest first."""
    rows = (
        Diagnosis.objects.filter(attempt__in=attempts_of(learner).order_by())
        .values("attempt__served__skill", "code")
        .annotate(
            count=Count("pk"),
            last=Max("attempt"),
            when=Max("attempt__answered_at"),
            level=Max("attempt__served__level"),
        )
        .order_by("-last", "code")
    )
    return tuple(
        Idea(row["attempt__served__skill"], row["code"], row["count"], row["last"], row["when"], row["level"])
        for row in rows
    )


def days(learner: int | None) -> tuple[tuple[date, Tally], ...]:
    """Answers by day, for the last four weeks, days without any too."""
    today = timezone.localdate()
    first = today - timedelta(days=CHART_DAYS - 1)
    rows = (
        attempts_of(learner)
        .annotate(day=TruncDate("answered_at"))
        .filter(day__gte=first)
        .values("day")
        .annotate(asked=Count("pk"), right=Count("pk", Q(correct=True)))
    )
    counted = {row["day"]: Tally(row["asked"], row["right"]) for row in rows}
    every = (first + timedelta(days=number) for number in range(CHART_DAYS))
    return tuple((day, counted.get(day, Tally())) for day in every)
