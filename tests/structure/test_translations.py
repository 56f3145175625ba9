"""Spanish is complete, and says what the source says."""

import ast
import re

import polib
import pytest
from django.conf import settings

from tests.structure.messages import Message, in_project, in_python, in_template
from tests.structure.source import ROOT

PLACE = re.compile(r"%\((\w+)\)s")


@pytest.fixture(scope="module")
def spanish() -> polib.POFile:
    return polib.pofile(str(ROOT / "locale/es/LC_MESSAGES/django.po"))


def key(entry: polib.POEntry) -> Message:
    return Message(entry.msgctxt, entry.msgid, entry.msgid_plural)


def texts(entry: polib.POEntry) -> list[str]:
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def test_english_and_spanish_are_what_is_offered() -> None:
    assert [code for code, _ in settings.LANGUAGES] == ["en", "es"]


def test_every_text_is_translated(spanish: polib.POFile) -> None:
    translated = {key(entry) for entry in spanish if not entry.obsolete and not entry.fuzzy and all(texts(entry))}
    assert sorted(map(repr, in_project() - translated)) == []


def test_every_translation_is_used(spanish: polib.POFile) -> None:
    assert sorted(map(repr, {key(entry) for entry in spanish if not entry.obsolete} - in_project())) == []


def test_translations_keep_the_places(spanish: polib.POFile) -> None:
    """A plural's forms may leave the number out where its English does ("One hand", "%(count)s hands")."""
    wrong = []
    for entry in spanish:
        allowed = [set(PLACE.findall(text)) for text in (entry.msgid, entry.msgid_plural) if text]
        wrong += [entry.msgid for text in texts(entry) if set(PLACE.findall(text)) not in allowed]
    assert wrong == []


def test_translations_can_be_filled_in(spanish: polib.POFile) -> None:
    """A lone % beside a place would raise when the sentence is said."""
    for entry in spanish:
        for text in (entry.msgid, entry.msgid_plural, *texts(entry)):
            if PLACE.search(text):
                assert text % dict.fromkeys(PLACE.findall(text), "x")


def test_texts_of_python_are_found() -> None:
    source = (
        '_("a" "b"); gettext_noop("c"); translation.ngettext("d", "%(n)s d", n); pgettext("verb", "e"); gettext(name)'
    )
    expected = {
        Message(None, "ab", ""),
        Message(None, "c", ""),
        Message(None, "d", "%(n)s d"),
        Message("verb", "e", ""),
    }
    assert set(in_python(ast.parse(source))) == expected


def test_texts_of_templates_are_found() -> None:
    source = """
    {% translate "It's on" %} {% translate 'b' context "verb" as x %} {{ _("c") }} {% include "x.html" with a=_("d") %}
    {% blocktranslate trimmed count counter=n with who=name %}
        {{ who }} has
        one chip
    {% plural %}
        {{ who }} has {{ counter }} chips
    {% endblocktranslate %}
    """
    expected = {
        Message(None, "It's on", ""),
        Message("verb", "b", ""),
        Message(None, "c", ""),
        Message(None, "d", ""),
        Message(None, "%(who)s has one chip", "%(who)s has %(counter)s chips"),
    }
    assert set(in_template(source)) == expected
