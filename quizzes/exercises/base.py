"""Skills, their exercises, and what an answer to one is worth."""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique
from hashlib import sha256
from typing import Any, ClassVar, Generic, TypeVar

from quizzes.engine.differences import Opinion, profile_differences
from quizzes.engine.games import GAMES
from quizzes.engine.hand import Hand
from quizzes.engine.profile import PROFILES, RulesProfile
from quizzes.engine.trace import Explained, Rule
from quizzes.exercises.answers import AnswerFormat
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.table import Table

S = TypeVar("S")
A = TypeVar("A")


@unique
class Unit(StrEnum):
    """The units of the curriculum, in teaching order."""

    TABLE = "table"
    HANDS = "hands"
    TURN = "turn"
    BETTING = "betting"
    POT = "pot"
    SHOWDOWN = "showdown"
    OTHER_GAMES = "other-games"
    FLOOR = "floor"
    WHOLE_HANDS = "whole-hands"


@dataclass(frozen=True, slots=True)
class Misconception:
    """A wrong rule that people follow. Its code is never renamed or reused."""

    code: str
    name: str
    """A short name for lists, English: "Doubling the bet"."""
    words: str
    """One or two sentences to the learner, English; places: %(given)s, %(answer)s, %(value)s and facts of the step it
    parts at."""
    parts_at: tuple[Rule, ...]
    """The first step told under one of these rules is where the wrong road leaves the right one."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: the code of its words in Skill.questions, and what to put into their places."""

    code: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Option(Generic[A]):
    """An answer that somebody could give, and the wrong ideas that lead to it; the right one has none."""

    value: A
    misconceptions: tuple[Misconception, ...] = ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer was worth: from 0 to 1, and which wrong ideas explain it."""

    score: float
    misconceptions: tuple[Misconception, ...]

    @property
    def correct(self) -> bool:
        return self.score == 1


@dataclass(frozen=True, slots=True)
class Exercise(Generic[S, A]):
    """A situation that has been dealt, solved and misread."""

    key: ExerciseKey
    situation: S
    solution: Explained[A]
    options: tuple[Option[A], ...]

    @property
    def situation_key(self) -> str:
        """Two exercises are the same if their situations are, whatever the seed: 16 hex digits."""
        return sha256(repr(self.situation).encode()).hexdigest()[:16]


class NoSuchExercise(LookupError):
    """A key that names nothing this version can deal: `what` is one of skill, version, profile, game, level, seed."""

    def __init__(self, what: str, named: str, known: Sequence[str]) -> None:
        super().__init__(what, named, known)
        self.what, self.named, self.known = what, named, tuple(known)


class Skill(ABC, Generic[S, A]):
    """One thing a learner can learn to do. Defining a subclass registers it; there is no list to edit."""

    slug: ClassVar[str]
    version: ClassVar[int]
    """Goes up whenever the skill's exercises change."""
    unit: ClassVar[Unit]
    place: ClassVar[int]
    """Order within the unit."""
    title: ClassVar[str]
    summary: ClassVar[str]
    """What one can do who has the skill, one English sentence."""
    lesson: ClassVar[str]
    """The rule in 100 to 250 English words, a blank line between paragraphs; nothing that can be computed."""
    example_seeds: ClassVar[tuple[str, ...]] = ("00000001",)
    """Seeds of the exercises at level 1 that the lesson works through."""
    questions: ClassVar[Mapping[str, str]]
    """Words of each question by its code, English, with %(named)s places."""
    misconceptions: ClassVar[tuple[Misconception, ...]]
    answer: AnswerFormat[A]
    games: ClassVar[tuple[str, ...]] = ("nlhe",)
    played: ClassVar[tuple[str, ...]] = ()
    """More games, whose hands it can ask about when they were played elsewhere."""
    levels: ClassVar[tuple[int, ...]] = (1, 2, 3)
    contested: ClassVar[bool] = False
    """Whether the books may answer differently: then the question names its book, and the verdict what others say."""

    def __init_subclass__(cls) -> None:
        if cls.slug in SKILLS:
            raise TypeError(f"two skills are called {cls.slug!r}")
        SKILLS[cls.slug] = cls()

    @abstractmethod
    def deal(self, dealer: Dealer, level: int, profile: RulesProfile) -> S:
        """Construct a situation aimed at one of the misconceptions: the only chance in a skill."""

    @abstractmethod
    def solve(self, situation: S) -> Explained[A]:
        """Ask the engine. Knows no poker."""

    @abstractmethod
    def misread(self, situation: S) -> Mapping[Misconception, A]:
        """Answer as each wrong idea would; an idea that has nothing to say about the situation is left out."""

    @abstractmethod
    def ask(self, situation: S) -> Asked:
        """The question about the situation."""

    @abstractmethod
    def picture(self, situation: S) -> Table:
        """What the learner sees: nothing that gives the answer away."""

    def make(self, key: ExerciseKey) -> Exercise[S, A]:
        """Deal, solve and misread the exercise at this address. The same key gives the same exercise, always."""
        dealer = Dealer(key)
        profile = PROFILES[key.profile]
        for _ in range(MOST_DEALS):
            situation = self.deal(dealer, key.level, profile)
            solution = self.solve(situation)
            right, *wrong = sort_out(solution.value, self.misread(situation))
            if exposed(wrong) >= (1 if key.level == 1 else 2):
                return Exercise(key, situation, solution, dealer.shuffled([right, *wrong]))
        raise RuntimeError(f"{key} exposes too little in {MOST_DEALS} deals")

    def make_of(self, key: ExerciseKey, situation: S) -> Exercise[S, A]:
        """The exercise about a situation that was not dealt; the key decides the order of its options."""
        solution = self.solve(situation)
        options = sort_out(solution.value, self.misread(situation))
        return Exercise(key, situation, solution, Dealer(key).shuffled(options))

    def asks_about(self, game: str) -> bool:
        """Whether a hand of this game that was played elsewhere can be asked about."""
        return game in self.games or game in self.played

    def elsewhere(self, situation: S) -> tuple[Opinion[A], ...]:
        """What each book answers, the same ones together; nothing where none differs or can."""
        if not self.contested:
            return ()
        kept = self.give(situation)
        try:
            opinions = profile_differences(lambda profile: self.solve(self.take(kept, profile)))
        except ValueError:  # a hand played elsewhere, which one of the books would not have let go on
            return ()
        return opinions if len(opinions) > 1 else ()

    def moments(self, hand: Hand) -> Iterable[S]:
        """What of a played hand could be asked; nothing, in a skill that is not about hands as they are played."""
        return ()

    def give(self, situation: S) -> Mapping[str, Any]:
        """A situation of `moments` as JSON, without the house rules: they are part of the key."""
        raise NotImplementedError(self.slug)

    def take(self, kept: Mapping[str, Any], profile: RulesProfile) -> S:
        """The situation that `give` wrote, under these house rules. Raises ValueError where they forbid it."""
        raise NotImplementedError(self.slug)

    def grade(self, right: A, options: Sequence[Option[A]], given: A) -> Verdict:
        """What the answer is worth, and which wrong ideas lead to it. Pure."""
        reasons = next((option.misconceptions for option in options if option.value == given), ())
        return Verdict(self.answer.score(right, given), reasons)


SKILLS: dict[str, Skill[Any, Any]] = {}
"""Every skill by its slug, filled as the modules of quizzes/skills are imported."""

MOST_DEALS = 400
"""Deals before a skill must be called broken: `deal` aims, so that a handful is the rule."""


def sort_out(right: A, readings: Mapping[Misconception, A]) -> tuple[Option[A], ...]:
    """The right answer, then the wrong ones with the ideas that lead there.

    A misreading that lands on the right answer is dropped; two that agree share an option.
    """
    wrong: dict[A, list[Misconception]] = defaultdict(list)
    for misconception, value in readings.items():
        if value != right:
            wrong[value].append(misconception)
    return (Option(right), *(Option(value, tuple(ideas)) for value, ideas in wrong.items()))


def exposed(wrong: Sequence[Option[Any]]) -> int:
    """How many wrong ideas the situation tells from the right one."""
    return sum(len(option.misconceptions) for option in wrong)


def find_skill(slug: str) -> Skill[Any, Any]:
    """The skill of this name. Raises NoSuchExercise naming those that exist."""
    if slug not in SKILLS:
        raise NoSuchExercise("skill", slug, sorted(SKILLS))
    return SKILLS[slug]


def check_key(key: ExerciseKey) -> Skill[Any, Any]:
    """The skill that deals this key. Raises NoSuchExercise for the first part of the key that names nothing."""
    skill = find_skill(key.skill)
    if key.version != skill.version:
        raise NoSuchExercise("version", str(key.version), [str(skill.version)])
    if key.profile not in PROFILES:
        raise NoSuchExercise("profile", key.profile, sorted(PROFILES))
    games = (*skill.games, *skill.played) if key.imported else skill.games
    if key.game not in games or key.game not in GAMES:
        raise NoSuchExercise("game", key.game, games)
    if key.level not in skill.levels:
        raise NoSuchExercise("level", str(key.level), [str(level) for level in skill.levels])
    return skill


def make(key: ExerciseKey) -> Exercise[Any, Any]:
    """The exercise dealt at this address. Raises NoSuchExercise, for that of an imported situation too."""
    skill = check_key(key)
    if key.imported:
        raise NoSuchExercise("seed", key.seed, ["00000000 … ffffffff"])
    return skill.make(key)
