"""The live grid: learner by exercise of one drill, or learner by drill of a class. Pure."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

REPEATED = 2
"""Wrong answers at one place, or answers that follow one wrong idea, after which a learner needs help."""


@unique
class State(StrEnum):
    """What has come of one place of a drill, over all tries of a learner."""

    NOT_STARTED = "not-started"
    STARTED = "started"
    RIGHT = "right"
    LATER = "later"
    WRONG = "wrong"
    HELP = "help"


WORDS: Mapping[State, Promise] = {
    State.NOT_STARTED: _("not started"),
    State.STARTED: _("started"),
    State.RIGHT: _("right at the first try"),
    State.LATER: _("right later"),
    State.WRONG: _("wrong"),
    State.HELP: _("needs help"),
}


@unique
class Progress(StrEnum):
    """How far a learner is with a drill."""

    NOT_STARTED = "not-started"
    STARTED = "started"
    FINISHED = "finished"


PROGRESS_WORDS: Mapping[Progress, Promise] = {
    Progress.NOT_STARTED: _("not started"),
    Progress.STARTED: _("started"),
    Progress.FINISHED: _("finished"),
}


@dataclass(frozen=True, slots=True)
class Seen:
    """One exercise of a try."""

    pk: int
    learner: int
    exercise: int
    served: bool
    score: float | None
    finished: bool
    """Whether its try is."""


@dataclass(frozen=True, slots=True)
class Row:
    """One learner."""

    learner: int
    name: str
    progress: Progress
    help: bool
    done: int
    """Places answered at least once."""
    states: tuple[State, ...]
    """One for each column."""


@dataclass(slots=True)
class _Place:
    scores: list[float] = field(default_factory=list)
    served: bool = False
    ideas: set[str] = field(default_factory=set)
    """Behind the latest answer."""


def rows(
    learners: Iterable[tuple[int, str]],
    columns: Sequence[int],
    seen: Iterable[Seen],
    ideas: Mapping[int, Sequence[str]],
) -> tuple[Row, ...]:
    """The grid. What was seen comes in the order of the tries; `ideas` are the wrong ideas behind each wrong answer."""
    places: dict[tuple[int, int], _Place] = defaultdict(_Place)
    begun: set[int] = set()
    finished: set[int] = set()
    times: dict[int, Counter[str]] = defaultdict(Counter)
    for one in seen:
        place = places[one.learner, one.exercise]
        begun.add(one.learner)
        place.served |= one.served
        if one.finished:
            finished.add(one.learner)
        if one.score is not None:
            place.scores.append(one.score)
            place.ideas = set(ideas.get(one.pk, ()))
            times[one.learner].update(place.ideas)
    made = []
    for learner, name in learners:
        held = {code for code, count in times[learner].items() if count >= REPEATED}
        found = [places.get((learner, column)) for column in columns]
        states = tuple(_state(place, held) for place in found)
        made.append(
            Row(
                learner=learner,
                name=name,
                progress=_progress(learner in begun, learner in finished),
                help=State.HELP in states,
                done=sum(bool(place and place.scores) for place in found),
                states=states,
            )
        )
    return tuple(made)


def _state(place: _Place | None, held: set[str]) -> State:
    if place is None or not place.served:
        return State.NOT_STARTED
    if not place.scores:
        return State.STARTED
    if place.scores[0] == 1:
        return State.RIGHT
    if 1 in place.scores:
        return State.LATER
    return State.HELP if len(place.scores) >= REPEATED or place.ideas & held else State.WRONG


def _progress(begun: bool, finished: bool) -> Progress:
    if finished:
        return Progress.FINISHED
    return Progress.STARTED if begun else Progress.NOT_STARTED


@dataclass(frozen=True, slots=True)
class Tally:
    """The whole grid in a line."""

    learners: int
    not_started: int
    started: int
    finished: int
    help: int


def tally(made: Sequence[Row]) -> Tally:
    """Learners counted by how far they are."""
    counts = Counter(row.progress for row in made)
    return Tally(
        len(made),
        counts[Progress.NOT_STARTED],
        counts[Progress.STARTED],
        counts[Progress.FINISHED],
        sum(row.help for row in made),
    )


def right_at_once(made: Sequence[Row], columns: int) -> tuple[tuple[int, int], ...]:
    """For each column, who was right at the first try, of those who have answered."""
    answered = set(State) - {State.NOT_STARTED, State.STARTED}
    return tuple(
        (sum(row.states[place] is State.RIGHT for row in made), sum(row.states[place] in answered for row in made))
        for place in range(columns)
    )
