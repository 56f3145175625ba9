"""Print the exercise at an address with its options, answer, steps and citations."""

import json
from typing import Any

from django.core.management.base import CommandParser

from quizzes.engine.profile import PROFILES
from quizzes.engine.rulebook import cites
from quizzes.engine.units import Seat
from quizzes.exercises.base import NoSuchExercise, find_skill
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import Shown, show
from quizzes.imports import make_any
from quizzes.management.trouble import PlainCommand, Trouble, add_language, speaking, unknown
from quizzes.phrases import say, say_text
from quizzes.picture import table_view


class Command(PlainCommand):
    """Seats are called p1, p2 …, as in the answers."""

    help = "Print an exercise with options, answer, steps and citations."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("key", help="such as minimum-raise.1/tda-2024/nlhe/2/0000002a")
        parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
        add_language(parser)

    def handle(self, *args: Any, **options: Any) -> None:
        shown = _exercise_at(options["key"])
        with speaking(options["lang"]):
            if options["json"]:
                self.stdout.write(json.dumps(_told(shown), ensure_ascii=False, indent=2))
            else:
                self.stdout.write(_printed(shown))


def _exercise_at(text: str) -> Shown:
    try:
        key = ExerciseKey.parse(text)
    except ValueError:
        raise Trouble(f"{text!r} is no key; one looks like minimum-raise.1/tda-2024/nlhe/2/0000002a") from None
    try:
        return show(make_any(key))
    except NoSuchExercise as missing:
        raise unknown(missing.what, missing.named, missing.known) from None


def _names(shown: Shown) -> list[str]:
    return [str(Seat(seat)) for seat in range(len(shown.table.places))]


def _told(shown: Shown) -> dict[str, Any]:
    names = _names(shown)
    words = find_skill(shown.key.skill).questions[shown.asked.code]
    profile = PROFILES[shown.key.profile]
    return {
        "key": str(shown.key),
        "question": say_text(words, shown.asked.facts, names),
        "options": [{"answer": answer, "misconceptions": list(codes)} for answer, codes in shown.options],
        "answer": shown.answer,
        "steps": [
            {"rule": str(step.rule), "text": say(step, names), "cites": list(cites(step.rule, profile))}
            for step in shown.steps
        ],
    }


def _printed(shown: Shown) -> str:
    told = _told(shown)
    options = [f"  {option['answer']}  {', '.join(option['misconceptions'])}".rstrip() for option in told["options"]]
    table = table_view(shown.table, _names(shown)).text
    lines = [told["key"], *table, "", told["question"], *options, "", told["answer"]]
    for number, step in enumerate(told["steps"], 1):
        source = f"  [{'; '.join(step['cites'])}]" if step["cites"] else ""
        lines.append(f"{number}. {step['text']}{source}")
    lines += [
        f"{', '.join(profiles)}: {answer}" for answer, profiles in shown.elsewhere if shown.key.profile not in profiles
    ]
    return "\n".join(lines)
