"""Lists of names as spreadsheets and teachers make them."""

import pytest

from trainer.classes import people_import
from trainer.classes.people_import import NotRead, Why, decode, read


def names(text: str) -> list[str]:
    return [entry.name for entry in read(text)]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "latin-1", "cp1252"])
def test_files_in_any_encoding(encoding: str) -> None:
    assert names(decode("Nombre;Apellidos\r\nAna;Núñez\r\nÍñigo;Peña\r\n".encode(encoding))) == [
        "Ana Núñez",
        "Íñigo Peña",
    ]


@pytest.mark.parametrize("separator", [";", ",", "\t"])
def test_files_with_any_separator(separator: str) -> None:
    rows = [("First name", "Last name", "E-mail"), ("Ana", "Gil", "a@b.c"), ("Bea", "Paz", "b@b.c")]
    assert names("\n".join(separator.join(row) for row in rows)) == ["Ana Gil", "Bea Paz"]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ana\nBea", ["Ana", "Bea"]),
        ("Ana\r\n\r\n  \r\nBea\r", ["Ana", "Bea"]),
        ("\ufeffName\nAna", ["Ana"]),
        ("Apellidos,Nombre\nGil,Ana", ["Ana Gil"]),
        ("name;surname\nAna;Gil", ["Ana Gil"]),
        ("Full_Name;Group\nAna Gil;2", ["Ana Gil"]),
        ("Ana;Gil;7\nBea;Paz;8", ["Ana Gil", "Bea Paz"]),
        ("Gil, Ana\nPaz, Bea", ["Gil, Ana", "Paz, Bea"]),
        ('"Gil, Ana",7\n"Paz, Bea",8', ["Gil, Ana", "Paz, Bea"]),
        ("Ana,Gil,a@b.c\nBea,Paz,b@b.c", ["Ana Gil", "Bea Paz"]),
        ("1. Ana\n2) Bea\n• Cai\n- Dov", ["Ana", "Bea", "Cai", "Dov"]),
        ("  Ana \u00a0 María\u2003Gil\t", ["Ana María Gil"]),
        ("An\u0301gel", ["Ańgel"]),
        ("محمد علي\nדוד לוי", ["محمد علي", "דוד לוי"]),
        ("\u202eAna\u2066\x00\x07", ["Ana"]),
        ("می\u200cخواهم", ["می\u200cخواهم"]),
        ('=HYPERLINK("http://x","y")\nAna\nBea', ['=HYPERLINK("http://x","y")', "Ana", "Bea"]),
        ('"Ana\nBea', ['"Ana', "Bea"]),
        ('"Ana Gil"\n"Bea ""Bibi"" Paz"', ["Ana Gil", 'Bea "Bibi" Paz']),
        ('Ana "Nana" Gil', ['Ana "Nana" Gil']),
        ("O'Neil-Smith, Jr.", ["O'Neil-Smith, Jr."]),
    ],
)
def test_names_are_read(text: str, expected: list[str]) -> None:
    assert names(text) == expected


@pytest.mark.parametrize("text", ["", " \n\t\n", ";;\n;;", "Nombre;Apellidos\n", "Name"])
def test_an_empty_list_is_refused(text: str) -> None:
    with pytest.raises(NotRead) as refused:
        read(text)
    assert refused.value.why == Why.EMPTY


@pytest.mark.parametrize("separator", ["", ";x;y"])
def test_names_that_are_too_long_are_refused_with_their_lines(separator: str) -> None:
    text = "\n".join(name + separator for name in ("Ana", "b" * 300, "Cai", "d" * 5000))
    with pytest.raises(NotRead) as refused:
        read(text)
    assert (refused.value.why, refused.value.lines[-1]) == (Why.TOO_LONG, 4)
    with pytest.raises(NotRead) as refused:
        read("\n".join(("Ana", "", "b" * 300)))
    assert refused.value.lines == (3,)


def test_a_line_without_letters_is_refused() -> None:
    with pytest.raises(NotRead) as refused:
        read("Ana\n---\nBea\n***")
    assert (refused.value.why, refused.value.lines) == (Why.NO_LETTERS, (2, 4))


def test_200_names_are_taken_and_more_are_not() -> None:
    assert len(read("\n".join(f"Ana {number}" for number in range(200)))) == 200
    with pytest.raises(NotRead) as refused:
        read("\n".join(f"Ana {number}" for number in range(10_000)))
    assert (refused.value.why, refused.value.count) == (Why.TOO_MANY, 10_000)


def test_a_huge_file_is_not_read() -> None:
    with pytest.raises(NotRead) as refused:
        decode(b"a" * (people_import.MOST_BYTES + 1))
    assert refused.value.why == Why.TOO_BIG


def test_what_is_there_twice_is_told() -> None:
    entries = read("Ana Núñez\nANA  núñez\nAna Nunez\nBea")

    assert [(entry.line, entry.same_as, entry.like) for entry in entries] == [
        (1, None, None),
        (2, 1, None),
        (3, None, 1),
        (4, None, None),
    ]


def test_names_in_different_scripts_are_not_alike() -> None:
    assert all(entry.like is None for entry in read("محمد\nдима\n李\n王"))
