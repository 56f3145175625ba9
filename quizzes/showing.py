"""Exercises and verdicts made ready to be shown. Knows no tables: works from what a snapshot holds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _

from quizzes.engine.profile import PROFILES
from quizzes.engine.rulebook import cites
from quizzes.engine.trace import Step
from quizzes.engine.units import Seat
from quizzes.exercises.answers import NO_RAISE, POT_ROWS, SHARE, Fields, PotsAnswer
from quizzes.exercises.base import Misconception, Skill, find_skill
from quizzes.exercises.snapshot import Shown
from quizzes.marking import Marked, ideas_of
from quizzes.parts import GivenView, PotRow, SkillView, StepView, TableView, VerdictView
from quizzes.phrases import names_for, say, say_text
from quizzes.phrases.values import chips, listed
from quizzes.picture import table_view

Address = Callable[[int], str]
"""The address that lights a step."""


def skill_view(skill: Skill[Any, Any]) -> SkillView:
    """A skill in a line."""
    return SkillView(
        skill.slug, str(_(skill.title)), str(_(skill.summary)), reverse("quizzes:skill", args=[skill.slug])
    )


def profile_name(name: str) -> str:
    """House rules are called by their first book."""
    return str(PROFILES[name].books[0])


@dataclass(frozen=True, slots=True)
class Display:
    """A shown exercise in the reader's language."""

    shown: Shown
    names: tuple[str, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", names_for(len(self.shown.table.places), self.shown.key))

    @property
    def skill(self) -> Skill[Any, Any]:
        return find_skill(self.shown.key.skill)

    @property
    def question(self) -> str:
        """HTML. A question that the skill has since given up is told by what the skill is about."""
        asked = self.shown.asked
        words = self.skill.questions.get(asked.code, self.skill.summary)
        return say_text(words, asked.facts, self.names, html=True)

    @property
    def seats(self) -> tuple[tuple[str, str], ...]:
        """Code and name of every seat."""
        return tuple((str(Seat(seat)), name) for seat, name in enumerate(self.names))

    def table(self, lit: int | None = None) -> TableView:
        """The table, with what a step speaks of lit up; steps count from 1."""
        steps = self.shown.steps
        return table_view(self.shown.table, self.names, steps[lit - 1] if lit and 0 < lit <= len(steps) else None)

    def words(self, text: str) -> str:
        """An answer's canonical text in words (HTML)."""
        return answer_words(self.skill.answer.parse(text), self.names)

    def steps(self, address: Address, lit: int | None = None, parting: int | None = None) -> tuple[StepView, ...]:
        """The explanation; `parting` is the index of the step at which a wrong road leaves."""
        profile = PROFILES[self.shown.key.profile]
        return tuple(
            StepView(
                number=place + 1,
                html=say(step, self.names, html=True),
                cites=cites(step.rule, profile),
                seats=tuple(map(str, step.seats)),
                cards=tuple(map(str, step.cards)),
                parts=place == parting,
                lit=place + 1 == lit,
                url=address(place + 1),
            )
            for place, step in enumerate(self.shown.steps)
        )

    def verdict(
        self,
        marked: Marked,
        address: Address,
        lit: int | None = None,
        attempt_pk: int | None = None,
        disputed: bool = False,
    ) -> VerdictView:
        """What an answer was worth, and why."""
        partings = [place for idea in marked.ideas if (place := self._parting(idea)) is not None]
        return VerdictView(
            correct=marked.correct,
            score=marked.score,
            partial=0 < marked.score < 1,
            percent=int(100 * marked.score),
            given=self.words(marked.understood),
            answer=self.words(self.shown.answer),
            sentences=() if marked.correct else self._sentences(marked),
            steps=self.steps(address, lit, min(partings, default=None)),
            attempt_pk=attempt_pk,
            recorded=attempt_pk is not None,
            disputed=disputed,
            others=self.others,
        )

    @property
    def others(self) -> tuple[tuple[str, str], ...]:
        """The books that answer otherwise than this house, and their answers (HTML)."""
        mine = self.shown.key.profile
        return tuple(
            (listed([profile_name(name) for name in names]), self.words(answer))
            for answer, names in self.shown.elsewhere
            if mine not in names
        )

    def idea_names(self, understood: str) -> tuple[str, ...]:
        """The wrong ideas that lead to an answer, by name."""
        return tuple(_(idea.name) for idea in ideas_of(self.shown, understood))

    def _parting(self, idea: Misconception) -> int | None:
        """Index of the first step told under a rule at which the idea parts from the right road."""
        return next((place for place, step in enumerate(self.shown.steps) if step.rule in idea.parts_at), None)

    def _sentences(self, marked: Marked) -> tuple[str, ...]:
        told = [
            self._told(idea, self.shown.steps[place], marked.understood)
            for idea in marked.ideas
            if (place := self._parting(idea)) is not None
        ]
        neutral = _("This answer follows none of the usual wrong ideas. The steps show how the right one is reached.")
        return tuple(told) or (neutral,)

    def _told(self, idea: Misconception, step: Step, understood: str) -> str:
        read = self.skill.answer.parse
        said = {"given": read(understood), "answer": read(self.shown.answer)}
        facts = {"value": step.value, **step.facts, **_speakable(said, self.names)}
        return say_text(idea.words, facts, self.names, html=True)


def answer_words(value: Any, names: Sequence[str]) -> str:
    """An answer in words (HTML)."""
    if value is None:
        return _("may not raise")
    if not isinstance(value, PotsAnswer):
        return say_text("%(value)s", {"value": value}, names, html=True)
    parts = []
    for place, pot in enumerate(value.pots):
        # Translators: one pot of an answer: chips, and the players who may win it.
        words = _("side pot %(chips)s: %(players)s") if place else _("main pot %(chips)s: %(players)s")
        parts.append(words % {"chips": chips(pot.chips), "players": listed([names[seat] for seat in pot.seats])})
    for seat, back in value.returned:
        parts.append(_("%(chips)s back to %(player)s") % {"chips": chips(back), "player": names[seat]})
    if not value.returned:
        parts.append(_("nothing back"))
    return format_html("{}", "; ".join(parts))


def _speakable(said: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Answers that have no words as a value of the engine are put into words here."""
    return {
        name: mark_safe(answer_words(value, names))  # noqa: S308 (made by answer_words, which escapes)
        if value is None or isinstance(value, PotsAnswer)
        else value
        for name, value in said.items()
    }


def given_view(fields: Fields) -> GivenView:
    """What a form sent, to be put back into its fields."""

    def first(name: str) -> str:
        return next(iter(fields.get(name, ())), "")

    return GivenView(
        answer=first("answer"),
        picked=tuple(fields.get("answer", ())),
        no_raise=NO_RAISE in fields.get("may", ()),
        pots=tuple(
            PotRow(row, first(f"pot{row}"), tuple(fields.get(f"pot{row}-seats", ()))) for row in range(1, POT_ROWS + 1)
        ),
        back=first("back"),
        back_seat=first("back-seat"),
        shares={name.removeprefix(SHARE): first(name) for name in fields if name.startswith(SHARE)},
    )
