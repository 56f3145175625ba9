"""python manage.py replay FILE... [--json]"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from quizzes.histories.files import hands
from quizzes.histories.record import Unreadable, play
from quizzes.histories.replay import Mismatch, mismatches
from quizzes.management.trouble import PlainCommand, Trouble


@dataclass(frozen=True, slots=True)
class Replayed:
    """How one hand of a file came out."""

    file: str
    hand: int
    differs: tuple[Mismatch, ...] = ()
    unreadable: str = ""


class Command(PlainCommand):
    help = "Replay recorded hands (.phh, .phhs, PokerStars text) and compare with what each file records."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE")
        parser.add_argument("--json", action="store_true", help="print one JSON object instead of sentences")

    def handle(self, *, files: Sequence[str], **options: Any) -> None:
        for file in files:
            if not Path(file).is_file():
                raise Trouble(f"there is no file {file}")
        count, differ, unreadable = 0, [], []
        for file in files:
            for replayed in replay(file):
                count += 1
                if replayed.differs:
                    differ.append(replayed)
                elif replayed.unreadable:
                    unreadable.append(replayed)
        matched = count - len(differ) - len(unreadable)
        if options["json"]:
            self.stdout.write(_as_json(count, matched, differ, unreadable))
        else:
            for replayed in differ:
                for fault in replayed.differs:
                    where = f"{replayed.file}, hand {replayed.hand}"
                    self.stdout.write(
                        f"{where}: {fault.what} is recorded as {fault.expected}, and comes to {fault.got}"
                    )
            self.stdout.write(f"hands {count}, matched {matched}, differ {len(differ)}, unreadable {len(unreadable)}")
        for replayed in unreadable:
            self.stderr.write(f"{replayed.file}, hand {replayed.hand}: {replayed.unreadable}")
        if differ or unreadable:
            raise SystemExit(1 if differ else 2)


def replay(file: str) -> Iterator[Replayed]:
    """Replay the hands of a file one by one."""
    try:
        with Path(file).open("rb") as lines:
            form, texts = hands(file, lines)
            for number, text in enumerate(texts, 1):
                try:
                    record = form.read(text)
                    yield Replayed(file, number, mismatches(record, play(record, form.profile)))
                except Unreadable as why:
                    yield Replayed(file, number, unreadable=str(why))
    except OSError as error:
        raise Trouble(f"{file} cannot be read: {error.strerror}") from error


def _as_json(hands: int, matched: int, differ: Sequence[Replayed], unreadable: Sequence[Replayed]) -> str:
    return json.dumps(
        {
            "hands": hands,
            "matched": matched,
            "mismatched": [
                {"file": found.file, "hand": found.hand, **asdict(fault)} for found in differ for fault in found.differs
            ],
            "unreadable": [{"file": found.file, "hand": found.hand, "why": found.unreadable} for found in unreadable],
        }
    )
