"""Several tables in one zip, packed while they are written: nothing is held but the row at hand."""

from collections.abc import Iterable, Iterator
from typing import IO, cast
from zipfile import ZIP_DEFLATED, ZipFile

from trainer.exports.tables import TableOut


class _Pipe:
    """What is written to it is taken out again. It cannot be rewound, and zipfile does without."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self._parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        """Nothing is held back."""

    def take(self) -> bytes:
        taken = b"".join(self._parts)
        self._parts.clear()
        return taken


def zipped(tables: Iterable[TableOut]) -> Iterator[bytes]:
    """The zip in pieces, a file for each table."""
    pipe = _Pipe()
    with ZipFile(cast(IO[bytes], pipe), "w", ZIP_DEFLATED) as archive:
        for table in tables:
            with archive.open(f"{table.name}.csv", "w") as file:
                yield pipe.take()
                for piece in table.text():
                    file.write(piece.encode())
                    if taken := pipe.take():
                        yield taken
    yield pipe.take()
