"""python manage.py ask QUESTION [--hand FILE|-] [--rules tda-2024] [--seat p3] [--lang es] [--json]"""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from quizzes.engine.cards import Cards, parse_cards
from quizzes.engine.games import NLHE
from quizzes.engine.profile import RulesProfile
from quizzes.engine.showdown import winners
from quizzes.engine.units import Seat
from quizzes.histories import phh
from quizzes.histories.questions import QUESTIONS, Answer, SeatNeeded, ask
from quizzes.histories.record import Record, Unreadable
from quizzes.histories.toml import cut
from quizzes.management.telling import steps_as_json, steps_as_lines
from quizzes.management.trouble import PlainCommand, Trouble, add_language, profile_named, speaking, unknown

HAND_RULES = {"holdem": NLHE, "nlhe": NLHE}
"""The names that --game takes, each with a game that ranks hands so."""


class Command(PlainCommand):
    help = "Answer a question about a recorded hand as it stands after its last action, with the reasons."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("question", metavar="QUESTION", help=", ".join(QUESTIONS))
        parser.add_argument("--hand", metavar="FILE", help="a .phh file, or - for the standard input")
        parser.add_argument("--number", type=int, help="which hand of a file that holds several, from 1")
        parser.add_argument("--rules", default="tda-2024", help="rules profile (tda-2024)")
        parser.add_argument("--seat", help="p3, or Seat7 by its chair; the one to act unless told")
        parser.add_argument("--game", help="of bare cards (winners only): " + ", ".join(HAND_RULES))
        parser.add_argument("--board", default="", help="of bare cards: Th9h5h3h4c")
        parser.add_argument("--hole", action="append", default=[], help="of bare cards: AhKs, once for each player")
        add_language(parser)
        parser.add_argument("--json", action="store_true", help="print one JSON object instead of sentences")

    def handle(self, *, question: str, hand: str | None, **options: Any) -> None:
        if question not in QUESTIONS:
            raise unknown("question", question, QUESTIONS)
        profile = profile_named(options["rules"])
        unit, chairs = "1", {}
        if hand is not None:
            record = _record(hand, options["number"])
            answer, steps = _asked(question, record, profile, options["seat"], hand)
            unit, count = record.unit, len(record.stacks)
            chairs = {str(Seat(at)): f"Seat{chair}" for at, chair in enumerate(record.chairs)}
        elif question == "winners" and options["game"]:
            answer, steps = _bare_winners(options["game"], options["board"], options["hole"])
            count = len(options["hole"])
        else:
            raise Trouble(f"{question} is asked about a hand: --hand FILE, or --hand - for the standard input")

        names = [str(Seat(at)) for at in range(count)]
        with speaking(options["lang"]):
            if options["json"]:
                told = steps_as_json(steps, names, profile)
                found = {"question": question, "profile": profile.name, "unit": unit, "seats": chairs}
                self.stdout.write(json.dumps({**found, "answer": answer, "steps": told}, ensure_ascii=False))
            else:
                self.stdout.write(answer if isinstance(answer, str) else json.dumps(answer))
                self.stdout.write("\n".join(steps_as_lines(steps, names, profile)))


def _record(file: str, number: int | None) -> Record:
    """The hand of the file, or the one of this number."""
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as lines:
            hands = list(cut(lines))
    except OSError as error:
        raise Trouble(f"{file} cannot be read: {error.strerror}") from error
    if number is None and len(hands) > 1:
        raise Trouble(f"{file} holds {len(hands)} hands: choose one with --number")
    chosen = 1 if number is None else number
    if not 1 <= chosen <= len(hands):
        raise Trouble(f"{file} holds {len(hands)} hands; there is no number {number}")
    try:
        return phh.read(hands[chosen - 1])
    except Unreadable as why:
        raise Trouble(f"{file}: {why}") from why


def _asked(question: str, record: Record, profile: RulesProfile, seat: str | None, file: str) -> Answer:
    try:
        asked = record.seat(seat) if seat else None
        return ask(question, phh.play(record, profile), asked)
    except Unreadable as why:
        raise Trouble(f"{file}: {why}") from why
    except SeatNeeded:
        raise Trouble(f"{question} is asked about a seat: --seat p1 to p{len(record.stacks)}") from None
    except ValueError:
        known = [str(Seat(at)) for at in range(len(record.stacks))] + [f"Seat{chair}" for chair in record.chairs]
        raise unknown("seat", seat or "", known) from None


def _bare_winners(name: str, board: str, holes: list[str]) -> Answer:
    """Who wins by the hand rules alone."""
    if name not in HAND_RULES:
        raise unknown("game", name, HAND_RULES)
    game = HAND_RULES[name]
    on_board = _cards("--board", board, sum(street.board for street in game.streets))
    if not 1 <= len(holes) <= game.seats[-1]:
        raise Trouble(
            f"--hole is given once for each player, 1 to {game.seats[-1]} times; it was given {len(holes)} times"
        )
    held = {Seat(at): _cards("--hole", hole, game.hole_cards) for at, hole in enumerate(holes)}
    dealt = [*on_board, *(card for cards in held.values() for card in cards)]
    twice = [str(card) for card, times in Counter(dealt).items() if times > 1]
    if twice:
        raise Trouble(f"dealt twice: {', '.join(twice)}")
    told = winners(held, on_board)
    return [str(seat) for seat in told.value], told.steps


def _cards(option: str, text: str, count: int) -> Cards:
    try:
        cards = parse_cards(text)
    except ValueError as error:
        raise Trouble(f"{option} {text}: {error} is no card") from None
    if len(cards) != count:
        raise Trouble(f"{option} takes {count} cards here, not {len(cards)}")
    return cards
