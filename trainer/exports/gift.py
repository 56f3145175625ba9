"""GIFT, the text format of questions that Moodle and others read."""

import re
from collections.abc import Iterable, Iterator

from trainer.exports.moodle import NUMBER, body, solution, typed
from trainer.exports.plain import Choice, Item, printable

_SPECIAL = re.compile(r"([\\~=#{}:])")
_BREAKS = re.compile(r"[\t\r\n\v\f]+")


def write(category: str, items: Iterable[Item]) -> str:
    """One file of questions under a category of the course; a blank line ends each."""
    path = printable(category).replace("/", "//")
    return "\n\n".join([f"$CATEGORY: $course$/top/{_BREAKS.sub(' ', path)}", *map(_question, items)]) + "\n"


def quoted(text: str) -> str:
    """Text in which nothing means more than itself, on one line."""
    return _SPECIAL.sub(r"\\\1", _BREAKS.sub(" ", text))


def _question(item: Item) -> str:
    mark = "#" if item.kind == NUMBER else ""
    answers = map(_number if item.kind == NUMBER else _choice, item.choices)
    lines = [f"::{quoted(f'{item.title} {item.key}')}::[html]{quoted(body(item))}{{{mark}", *answers]
    return "\n".join([*lines, f"####{quoted(solution(item))}", "}"])


def _choice(choice: Choice) -> str:
    return "".join(_told(choice, "=" if choice.right else "~", choice.words))


def _number(choice: Choice) -> str:
    return "".join(_told(choice, "=" if choice.right else "=%0%", f"{typed(choice)}"))


def _told(choice: Choice, mark: str, words: str) -> Iterator[str]:
    yield f"\t{mark}{quoted(words)}"
    if choice.feedback:
        yield f"#{quoted(choice.feedback)}"
