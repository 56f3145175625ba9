"""What each page may show: the whole context of its template, under the name `page`.

A template gets these values and nothing else, so that what must not be seen yet cannot be shown by mistake. The pieces
are in parts.py.
"""

from dataclasses import dataclass
from datetime import date, datetime

from quizzes.parts import ChoiceView, GivenView, SkillView, StandingView, StepView, TableView, VerdictView


@dataclass(frozen=True, slots=True)
class PracticePage:
    """quizzes/practice.html: an exercise, and after the answer its verdict. The partial is #exercise."""

    skill: SkillView
    key: str
    profile: str
    """Name of the house rules."""
    level: int
    question: str
    """HTML."""
    table: TableView
    kind: str
    """templates/quizzes/answers/<kind>.html."""
    seats: tuple[tuple[str, str], ...]
    """Code and name of every seat that can be picked."""
    given: GivenView
    problem: str
    """Why the answer could not be read, or ""."""
    notice: str
    """A sentence above the exercise, or ""."""
    mode: str
    """"set" or "free" (free practice is not recorded: say so)."""
    number: int
    """2 of 5; 0 in free practice."""
    total: int
    results: tuple[bool | None, ...]
    """One for each exercise of the set; None: not answered yet."""
    token: str
    """Hidden field `token`; "" in free practice."""
    verdict: VerdictView | None
    action_url: str
    """Where the form posts to (the page itself)."""
    next_url: str
    again_url: str
    """Another like this."""
    skill_url: str


@dataclass(frozen=True, slots=True)
class SetDonePage:
    """quizzes/set_done.html: the five are answered. The partial is #exercise."""

    right: int
    total: int
    answers: tuple["AnswerRow", ...]


@dataclass(frozen=True, slots=True)
class HomePage:
    """quizzes/home.html."""

    newcomer: bool
    """Nothing answered yet: say what this is, one button to train."""
    train_url: str
    number: int
    """The exercise at which an open set stands, or 0 without one."""
    total: int
    next: StandingView | None
    """The skill being learned."""
    due: tuple[StandingView, ...]
    """Due for review today."""
    answered: int
    right: int


@dataclass(frozen=True, slots=True)
class UnitView:
    """A unit of the curriculum with its skills."""

    name: str
    skills: tuple[StandingView, ...]


@dataclass(frozen=True, slots=True)
class SkillsPage:
    """quizzes/skills.html: the map. The select `profile` posts to house_rules_url."""

    units: tuple[UnitView, ...]
    profiles: tuple[ChoiceView, ...]
    house_rules_url: str


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """An exercise of a fixed key with its solution, made by the engine."""

    question: str
    """HTML."""
    table: TableView
    answer: str
    """HTML."""
    steps: tuple[StepView, ...]


@dataclass(frozen=True, slots=True)
class MistakeView:
    """A wrong idea that the skill knows."""

    code: str
    name: str


@dataclass(frozen=True, slots=True)
class SkillPage:
    """quizzes/skill.html: the rule of one skill."""

    standing: StandingView
    lesson: tuple[str, ...]
    """Paragraphs."""
    example: WorkedExample
    mistakes: tuple[MistakeView, ...]
    cites: tuple[str, ...]
    profile: str


@dataclass(frozen=True, slots=True)
class IdeaView:
    """A wrong idea that the learner's answers have shown."""

    name: str
    skill: SkillView
    count: int
    last_seen: datetime
    practice_url: str


@dataclass(frozen=True, slots=True)
class SkillProgress:
    """One row of the progress table."""

    standing: StandingView
    asked: int
    right: int
    last_ten: tuple[bool, ...]
    """Oldest first."""


@dataclass(frozen=True, slots=True)
class DayRow:
    """One bar of the chart, and its row in the table beside it."""

    day: date
    asked: int
    right: int
    x: int
    """Units of the drawing: 1 day = 12, height 100."""
    asked_height: int
    right_height: int


@dataclass(frozen=True, slots=True)
class ProgressPage:
    """quizzes/progress.html."""

    rows: tuple[SkillProgress, ...]
    held: tuple[IdeaView, ...]
    shed: tuple[IdeaView, ...]
    days: tuple[DayRow, ...]
    chart_width: int
    most: int
    """The highest bar."""


@dataclass(frozen=True, slots=True)
class AnswerRow:
    """One past answer in a list."""

    pk: int
    url: str
    skill: SkillView
    level: int
    correct: bool
    percent: int
    given: str
    """HTML."""
    answered_at: datetime
    ideas: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AnswersPage:
    """quizzes/answers.html: wrong ones first. Filters are GET fields `skill` and `only` ("wrong")."""

    rows: tuple[AnswerRow, ...]
    skills: tuple[ChoiceView, ...]
    only_wrong: bool
    number: int
    """Page, from 1."""
    pages: int
    previous_url: str
    next_url: str


@dataclass(frozen=True, slots=True)
class AnswerPage:
    """quizzes/answer.html: one past exercise exactly as it was asked, with what was said. The dispute posts `note`."""

    skill: SkillView
    key: str
    profile: str
    level: int
    question: str
    """HTML."""
    table: TableView
    verdict: VerdictView
    answered_at: datetime
    again_url: str
    """Try again with other numbers."""
    dispute_url: str
    note: str
    """What the learner wrote when saying that it is wrong, or ""."""


@dataclass(frozen=True, slots=True)
class ProblemPage:
    """quizzes/problem.html: what was asked for is not there (404), in one sentence, with what exists instead."""

    title: str
    sentence: str
    choices: tuple[SkillView, ...]
