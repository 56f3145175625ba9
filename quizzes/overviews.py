"""Puts the pages together that show how a learner stands."""

from collections.abc import Sequence
from datetime import datetime

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from quizzes import queries
from quizzes.build import answer_row, free_url
from quizzes.engine.profile import PROFILES
from quizzes.exercises.base import Skill, Unit, find_skill, make
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import show
from quizzes.mastery import Standing, State, level_state
from quizzes.models import Attempt
from quizzes.pages import (
    AnswersPage,
    DayRow,
    HomePage,
    IdeaView,
    MistakeView,
    ProgressPage,
    SkillPage,
    SkillProgress,
    SkillsPage,
    UnitView,
    WorkedExample,
)
from quizzes.parts import ChoiceView, LevelView, StandingView
from quizzes.queries import Idea, Tally
from quizzes.sets import PracticeSet
from quizzes.showing import Display, profile_name, skill_view

UNITS: dict[Unit, Promise] = {
    Unit.TABLE: gettext_lazy("The table"),
    Unit.HANDS: gettext_lazy("Hands"),
    Unit.TURN: gettext_lazy("Turn"),
    Unit.BETTING: gettext_lazy("Betting"),
    Unit.POT: gettext_lazy("Pot"),
    Unit.SHOWDOWN: gettext_lazy("Showdown"),
    Unit.OTHER_GAMES: gettext_lazy("Other games"),
    Unit.FLOOR: gettext_lazy("The floor"),
    Unit.WHOLE_HANDS: gettext_lazy("Whole hands"),
}
STATES: dict[State, Promise] = {
    State.NEW: gettext_lazy("New"),
    State.LEARNING: gettext_lazy("Learning"),
    State.RELIABLE: gettext_lazy("Reliable"),
    State.NEEDS_REVIEW: gettext_lazy("Needs review"),
}
CHART_HEIGHT, BAR = 100, 12
"""Units of the drawing: the height of the highest bar, and the width of a day."""


def bits(last_ten: str) -> tuple[bool, ...]:
    """Right or not, oldest first.

    >>> bits("011")
    (False, True, True)
    """
    return tuple(answer == "1" for answer in last_ten)


def standing_view(standing: Standing, now: datetime) -> StandingView:
    """A skill, and how the learner stands on it."""
    state = standing.state(now)
    return StandingView(
        skill=skill_view(find_skill(standing.skill)),
        state=state,
        state_name=str(STATES[state]),
        levels=tuple(
            LevelView(
                number=level,
                state=level_state(last_ten),
                state_name=str(STATES[level_state(last_ten)]),
                last_ten=bits(last_ten),
                practice_url=free_url(standing.skill, level),
            )
            for level, last_ten in standing.levels
        ),
        due=standing.due,
    )


def home_page(standings: Sequence[Standing], tally: Tally, practice: PracticeSet | None, now: datetime) -> HomePage:
    """Where to go on."""
    views = [standing_view(standing, now) for standing in standings]
    learning = [view for view in views if view.state == State.LEARNING]
    new = [view for view in views if view.state == State.NEW]
    is_open = practice is not None and bool(practice.shown) and not practice.done
    return HomePage(
        newcomer=not any(standing.begun for standing in standings),
        train_url=reverse("quizzes:train"),
        number=practice.number if practice and is_open else 0,
        total=practice.total if practice and is_open else 0,
        next=next(iter(learning + new), None),
        due=tuple(view for view in views if view.state == State.NEEDS_REVIEW),
        answered=tally.asked,
        right=tally.right,
    )


def skills_page(standings: Sequence[Standing], profile: str, now: datetime) -> SkillsPage:
    """The map of skills."""
    views = {standing.skill: standing_view(standing, now) for standing in standings}
    units: dict[Unit, list[StandingView]] = {}
    for skill in queries.skills_in_order():
        units.setdefault(skill.unit, []).append(views[skill.slug])
    return SkillsPage(
        units=tuple(UnitView(str(UNITS[unit]), tuple(skills)) for unit, skills in units.items()),
        profiles=tuple(ChoiceView(name, profile_name(name), name == profile) for name in PROFILES),
        house_rules_url=reverse("quizzes:house-rules"),
    )


def skill_page(standing: Standing, profile: str, lit: int | None, now: datetime) -> SkillPage:
    """The rule of a skill, with an example worked by the engine."""
    skill = find_skill(standing.skill)
    example = Display(show(make(_example_key(skill, profile))))
    steps = example.steps(lambda step: f"?step={step}#step-{step}", lit)
    cites = dict.fromkeys(cite for step in steps for cite in step.cites)
    return SkillPage(
        standing=standing_view(standing, now),
        lesson=tuple(_(skill.lesson).split("\n\n")),
        example=WorkedExample(example.question, example.table(lit), example.words(example.shown.answer), steps),
        mistakes=tuple(MistakeView(idea.code, _(idea.name)) for idea in skill.misconceptions),
        cites=tuple(cites),
        profile=profile_name(profile),
    )


def _example_key(skill: Skill, profile: str) -> ExerciseKey:
    seed = skill.example_seeds[0]
    return ExerciseKey(skill.slug, skill.version, profile, skill.games[0], skill.levels[0], seed)


def progress_page(learner: int | None, now: datetime) -> ProgressPage:
    """What has been answered so far."""
    tallies, latest = queries.tallies(learner), queries.latest_answers(learner)
    ideas = queries.ideas(learner)
    shed = {idea for idea in ideas if idea.is_shed(latest.get(idea.skill, ()))}
    days = queries.days(learner)
    most = max(tally.asked for _day, tally in days)
    scale = CHART_HEIGHT / (most or 1)
    return ProgressPage(
        rows=tuple(
            SkillProgress(
                standing=standing_view(standing, now),
                asked=tallies.get(standing.skill, Tally()).asked,
                right=tallies.get(standing.skill, Tally()).right,
                last_ten=tuple(correct for _pk, correct in latest.get(standing.skill, ())),
            )
            for standing in queries.standings(learner)
        ),
        held=tuple(_idea_view(idea) for idea in ideas if idea not in shed),
        shed=tuple(_idea_view(idea) for idea in ideas if idea in shed),
        days=tuple(
            DayRow(day, tally.asked, tally.right, BAR * place, round(scale * tally.asked), round(scale * tally.right))
            for place, (day, tally) in enumerate(days)
        ),
        chart_width=BAR * len(days),
        most=most,
    )


def _idea_view(idea: Idea) -> IdeaView:
    skill = find_skill(idea.skill)
    names = {known.code: _(known.name) for known in skill.misconceptions}
    return IdeaView(
        name=names.get(idea.code, idea.code),
        skill=skill_view(skill),
        count=idea.count,
        last_seen=idea.last_seen,
        practice_url=free_url(skill.slug, idea.level),
    )


def answers_page(
    attempts: Sequence[Attempt], skill: str, only_wrong: bool, number: int, pages: int, addresses: tuple[str, str]
) -> AnswersPage:
    """One page of past answers."""
    return AnswersPage(
        rows=tuple(map(answer_row, attempts)),
        skills=tuple(
            ChoiceView(known.slug, _(known.title), known.slug == skill) for known in queries.skills_in_order()
        ),
        only_wrong=only_wrong,
        number=number,
        pages=pages,
        previous_url=addresses[0],
        next_url=addresses[1],
    )
