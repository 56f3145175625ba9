"""Exercises served and answered, by the services that do it on the site."""

from datetime import datetime

from django.utils import timezone

from quizzes import services, tokens
from quizzes.exercises.base import find_skill, make
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import Shown, read, show
from quizzes.models import Attempt, ServedExercise
from trainer.models import User


def key_of(skill: str = "minimum-raise", level: int = 1, seed: int = 42, profile: str = "tda-2024") -> ExerciseKey:
    return ExerciseKey(skill, 1, profile, "nlhe", level, f"{seed:08x}")


def serve(learner: User, key: ExerciseKey | None = None, at: datetime | None = None) -> ServedExercise:
    return services.serve(learner.pk, make(key or key_of()), tokens.new_nonce(), at or timezone.now())


def right_answer(shown: Shown) -> str:
    return shown.answer


def wrong_answer(shown: Shown) -> str:
    """The first answer that some wrong idea leads to."""
    return next(text for text, codes in shown.options if codes)


def codes_of(shown: Shown, answer: str) -> set[str]:
    return set(dict(shown.options)[answer])


def answer(learner: User, key: ExerciseKey | None = None, *, right: bool = True) -> Attempt:
    served = serve(learner, key)
    shown = read(served.snapshot)
    return services.answer(served, right_answer(shown) if right else wrong_answer(shown))


def answer_many(learner: User, marks: str, skill: str = "minimum-raise", level: int = 1, first: int = 1) -> None:
    """A 1 answers right, a 0 wrong, each another exercise."""
    for seed, mark in enumerate(marks, first):
        answer(learner, key_of(skill, level, seed), right=mark == "1")


def shown_at(key: ExerciseKey) -> Shown:
    return show(make(key))


def form_of(skill: str, text: str) -> dict[str, object]:
    """The fields of the form that give this answer."""
    kind = find_skill(skill).answer.kind
    if kind == "pots":
        return pots_form(text)
    if kind == "shares":
        return {f"share-{seat}": chips for seat, chips in (part.split("=") for part in text.split("|"))}
    if text == "no-raise":
        return {"may": "no-raise"}
    return {"answer": text.split()}


def pots_form(text: str) -> dict[str, object]:
    fields: dict[str, object] = {}
    pots, backs = [], []
    for part in text.split("|"):
        (backs if part.startswith("back:") else pots).append(part)
    for row, part in enumerate(pots, 1):
        chips, _, seats = part.partition(":")
        fields |= {f"pot{row}": chips, f"pot{row}-seats": seats.split(",")}
    for part in backs:
        seat, _, chips = part.removeprefix("back:").partition("=")
        fields |= {"back": chips, "back-seat": seat}
    return fields
