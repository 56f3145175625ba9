"""Names as teachers have them: pasted, one a line, or in a table saved by some spreadsheet."""

import csv
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

MOST_NAMES = 200
MOST_BYTES = 1_000_000
LONGEST_NAME = 150
LONGEST_LINE = 2_000

FULL = {"name", "full name", "student", "student name", "learner", "player", "nombre completo", "alumno", "alumna"}
FULL |= {"estudiante", "jugador", "jugadora", "nombre y apellidos", "apellidos y nombre"}
FIRST = {"first name", "firstname", "first", "given name", "given names", "forename", "nombre", "nombres"}
LAST = {"last name", "lastname", "last", "surname", "family name", "apellido", "apellidos"}
LAST |= {"apellido 1", "apellido 2", "primer apellido", "segundo apellido"}

BULLET = re.compile(r"^\s*(?:\d{1,3}[.)]|[•·▪*–—-])\s+")
QUOTED = re.compile(r'\s*"((?:[^"]|"")*)"\s*')
JOINERS = {"\u200c", "\u200d"}
"""Invisible, and part of how Persian and Indian names are written."""


class Why(StrEnum):
    EMPTY = "empty"
    TOO_BIG = "too-big"
    TOO_MANY = "too-many"
    TOO_LONG = "too-long"
    NO_LETTERS = "no-letters"


class NotRead(Exception):
    """A list that cannot be taken as it is, with the lines at fault."""

    def __init__(self, why: Why, lines: tuple[int, ...] = (), count: int = 0) -> None:
        super().__init__(why)
        self.why, self.lines, self.count = why, lines, count


@dataclass(frozen=True, slots=True)
class Entry:
    """One name, and the earlier line that has the same or nearly the same."""

    line: int
    name: str
    same_as: int | None = None
    like: int | None = None


def decode(data: bytes) -> str:
    """The text of a file, whichever way it was saved. Raises NotRead.

    >>> decode("Núñez".encode("utf-16")), decode("Núñez".encode("cp1252")), decode("\\ufeffNúñez".encode())
    ('Núñez', 'Núñez', 'Núñez')
    """
    if len(data) > MOST_BYTES:
        raise NotRead(Why.TOO_BIG)
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", errors="replace")
    if b"\0" in data[:200]:
        # Without its mark: Latin letters have their zero byte second in little-endian text.
        return data.decode("utf-16-le" if data[1:200:2].count(0) >= data[:200:2].count(0) else "utf-16-be", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


def read(text: str) -> tuple[Entry, ...]:
    """The names of a list, in its order. Raises NotRead: a list is taken whole or not at all."""
    lines = [(number, line) for number, line in enumerate(re.split(r"\r\n|[\n\r\x0b\x0c\u2028\u2029]", text), 1)]
    filled = [(number, line) for number, line in lines if line.strip(" \t;,\ufeff\u00a0")]
    if not filled:
        raise NotRead(Why.EMPTY)
    if too_long := tuple(number for number, line in filled if len(line) > LONGEST_LINE):
        raise NotRead(Why.TOO_LONG, too_long)
    return _listed(_names(filled))


def listed(names: Iterable[str]) -> tuple[Entry, ...]:
    """Names that are separate already. Raises NotRead."""
    return _listed(enumerate(names, 1))


def _listed(numbered: Iterable[tuple[int, str]]) -> tuple[Entry, ...]:
    found = [(number, clean(name)) for number, name in numbered]
    if not found:
        raise NotRead(Why.EMPTY)
    if len(found) > MOST_NAMES:
        raise NotRead(Why.TOO_MANY, count=len(found))
    if too_long := tuple(number for number, name in found if len(name) > LONGEST_NAME):
        raise NotRead(Why.TOO_LONG, too_long)
    if nameless := tuple(number for number, name in found if not any(map(str.isalnum, name))):
        raise NotRead(Why.NO_LETTERS, nameless)
    return _compared(found)


def clean(name: str) -> str:
    """A name with single spaces and nothing invisible.

    >>> clean(" \\ufeffAna\\u00a0 \\tGil\\x00 ")
    'Ana Gil'
    """
    spaced = "".join(" " if char.isspace() else char for char in unicodedata.normalize("NFC", name))
    seen = (char for char in spaced if char in JOINERS or not unicodedata.category(char).startswith("C"))
    return " ".join("".join(seen).split())


def same(name: str) -> str:
    """What two names share that are the same."""
    return clean(name).casefold()


def alike(name: str) -> str:
    """What two names share that differ in accents, hyphens and dots only.

    >>> alike("Ana-María Núñez") == alike("ANA MARIA NUNEZ")
    True
    """
    plain = (char for char in unicodedata.normalize("NFKD", same(name)) if not unicodedata.combining(char))
    return "".join(filter(str.isalnum, plain))


def _names(filled: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The name of each line, with the columns put together."""
    separator = _separator([line for _, line in filled])
    if separator is None:
        lines = filled[1:] if same(filled[0][1]) in FULL | FIRST else filled
        return [(number, _alone(line)) for number, line in lines]
    rows = [(number, next(csv.reader([line], delimiter=separator), [])) for number, line in filled]
    columns = _columns(rows[0][1])
    if columns:
        return [(number, " ".join(row[column] for column in columns if column < len(row))) for number, row in rows[1:]]
    return [(number, " ".join(filter(_is_name, row)) or separator.join(row)) for number, row in rows]


def _alone(line: str) -> str:
    """The name on a line of its own, without the bullet or the quotation marks around it.

    >>> _alone('2. Ana'), _alone('"Ana ""Nana"" Gil"'), _alone('"Ana')
    ('Ana', 'Ana "Nana" Gil', '"Ana')
    """
    quoted = QUOTED.fullmatch(line)
    return quoted[1].replace('""', '"') if quoted else BULLET.sub("", line, count=1)


def _separator(lines: list[str]) -> str | None:
    """What divides the columns. A comma may also stand inside a name: "Gil, Ana"."""
    for mark in ("\t", ";", ","):
        if _columns(next(csv.reader([lines[0]], delimiter=mark), [])) and mark in lines[0]:
            return mark
    for mark in ("\t", ";"):
        if sum(mark in line.strip() for line in lines) * 2 > len(lines):
            return mark
    with_commas = [next(csv.reader([line]), []) for line in lines if "," in line]
    plain = all(len(row) == 2 and all(map(_is_name, row)) for row in with_commas)
    return "," if len(with_commas) * 2 > len(lines) and not plain else None


def _columns(header: list[str]) -> list[int]:
    """Where a header says the names are: the first names, then the last names; or the full name."""
    words = [re.sub(r"[\s_.]+", " ", same(cell)).strip() for cell in header]
    first = [column for column, word in enumerate(words) if word in FIRST]
    last = [column for column, word in enumerate(words) if word in LAST]
    full = [column for column, word in enumerate(words) if word in FULL]
    # "name; surname" is a first and a last name; "name" alone is all of it.
    return [*(first or full[:1]), *last] if last or first or full else []


def _is_name(cell: str) -> bool:
    return any(map(str.isalpha, cell)) and "@" not in cell


def _compared(found: list[tuple[int, str]]) -> tuple[Entry, ...]:
    first_same: dict[str, int] = {}
    first_alike: dict[str, int] = {}
    entries = []
    for line, name in found:
        earlier, near = first_same.get(same(name)), first_alike.get(alike(name))
        entries.append(Entry(line, name, earlier, near if earlier is None else None))
        first_same.setdefault(same(name), line)
        first_alike.setdefault(alike(name), line)
    return tuple(entries)
