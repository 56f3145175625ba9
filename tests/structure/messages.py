"""Finds every text marked for translation, in Python by its syntax tree and in templates as makemessages does."""

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from django.utils.translation.template import templatize

from tests.structure.source import PROGRAM, ROOT, files, tree


class Message(NamedTuple):
    """What gettext tells messages apart by."""

    context: str | None
    text: str
    plural: str


PLAIN = {"_", "gettext", "gettext_lazy", "gettext_noop"}
PLURAL = {"ngettext", "ngettext_lazy"}
CONTEXT = {"pgettext", "pgettext_lazy"}
CONTEXT_PLURAL = {"npgettext", "npgettext_lazy"}

LITERAL = r"""u?(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
CALL = re.compile(rf"(?<!\w)(_|n?p?gettext)\(({LITERAL}(?:,\s*{LITERAL})*)(?:,\s*count)?\)", re.DOTALL)


def message(function: str, texts: list[str]) -> Message | None:
    """The message that a call marks, or None where it marks none: another function, or a text known only later."""
    match function, texts:
        case name, [text, *_] if name in PLAIN:
            return Message(None, text, "")
        case name, [text, plural, *_] if name in PLURAL:
            return Message(None, text, plural)
        case name, [context, text, *_] if name in CONTEXT:
            return Message(context, text, "")
        case name, [context, text, plural, *_] if name in CONTEXT_PLURAL:
            return Message(context, text, plural)
    return None


def in_python(module: ast.Module) -> Iterator[Message]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            texts = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
            if found := message(name, texts):
                yield found


def in_template(source: str) -> Iterator[Message]:
    for name, arguments in CALL.findall(templatize(source)):
        if found := message(name, [ast.literal_eval(text) for text in re.findall(LITERAL, arguments, re.DOTALL)]):
            yield found


def in_project() -> set[Message]:
    found: set[Message] = set()
    for path in files(*PROGRAM):
        found.update(in_python(tree(path)))
    for path in files("templates", *PROGRAM, suffixes=(".html", ".txt", ".svg")):
        found.update(in_template((ROOT / path).read_text(encoding="utf-8")))
    return found
