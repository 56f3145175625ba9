"""python manage.py ask QUESTION [--hand FILE|-] [--rules tda-2024] [--seat p3] [--lang es] [--json]"""

import json
import sys
from argparse import ArgumentParser
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from quizzes.engine.cards import Cards, parse_cards
from quizzes.engine.games import GAMES, Game, Half, Opening
from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.showdown import winners
from quizzes.engine.trace import Derivation
from quizzes.engine.units import Seat
from quizzes.histories.files import TEXT, Format, hands
from quizzes.histories.questions import QUESTIONS, Answer, SeatNeeded, ask
from quizzes.histories.record import Record, Unreadable, play
from quizzes.management.telling import steps_as_json, steps_as_lines
from quizzes.management.trouble import PlainCommand, Trouble, add_language, profile_named, speaking, unknown

BARE = {
    "holdem": "nlhe",
    "omaha": "plo",
    "omaha8": "plo8",
    "stud": "stud",
    "stud8": "stud8",
    "razz": "razz",
    "27": "27sd",
    "badugi": "badugi",
    "shortdeck": "shortdeck",
}
HAND_RULES = {name: GAMES[code] for name, code in BARE.items()} | GAMES
"""The names that --game takes, each with a game that ranks hands so."""
HOLE_CARDS = {"omaha": range(4, 7), "omaha8": range(4, 7)}
"""How many cards each player may hold, where the bare rules leave that open."""


class Command(PlainCommand):
    help = "Answer a question about a recorded hand as it stands after its last action, with the reasons."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("question", metavar="QUESTION", help=", ".join(QUESTIONS))
        parser.add_argument(
            "--hand", metavar="FILE", help="a .phh file or a PokerStars text, or - for the standard input"
        )
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
            record, played = _played(hand, options["number"], profile)
            answer, steps = _asked(question, record, played, options["seat"])
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


def _played(file: str, number: int | None, profile: RulesProfile) -> tuple[Record, Hand]:
    """The hand of the file, or the one of this number, as it stands after its last line."""
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as lines:
            form, texts = hands(file, lines)
            found = list(texts)
    except OSError as error:
        raise Trouble(f"{file} cannot be read: {error.strerror}") from error
    if number is None and len(found) > 1:
        raise Trouble(f"{file} holds {len(found)} hands: choose one with --number")
    chosen = 1 if number is None else number
    if not 1 <= chosen <= len(found):
        raise Trouble(f"{file} holds {len(found)} hands; there is no number {number}")
    try:
        return _understood(form, found[chosen - 1], profile)
    except Unreadable as why:
        raise Trouble(f"{file}: {why}") from why


def _understood(form: Format, text: bytes, profile: RulesProfile) -> tuple[Record, Hand]:
    """The hand of a text. A last line that is torn off in the middle is none."""
    try:
        record = form.read(text)
        return record, play(record, profile)
    except Unreadable:
        whole = text[: text.rfind(b"\n") + 1]
        if form is not TEXT or not whole or whole == text:
            raise
        record = form.read(whole)
        return record, play(record, profile)


def _asked(question: str, record: Record, hand: Hand, seat: str | None) -> Answer:
    try:
        return ask(question, hand, record.seat(seat) if seat else None, record)
    except SeatNeeded:
        raise Trouble(f"{question} is asked about a seat: --seat p1 to p{len(record.stacks)}") from None
    except ValueError:
        known = [str(Seat(at)) for at in range(len(record.stacks))] + [f"Seat{chair}" for chair in record.chairs]
        raise unknown("seat", seat or "", known) from None


def _bare_winners(name: str, board: str, holes: list[str]) -> Answer:
    """Who wins by the hand rules alone; in hi-lo who wins each half."""
    if name not in HAND_RULES:
        raise unknown("game", name, HAND_RULES)
    game = HAND_RULES[name]
    whole = sum(street.board for street in game.streets)
    on_board = _cards("--board", board, range(whole, whole + 1), game)
    if not 1 <= len(holes) <= game.seats[-1]:
        raise Trouble(
            f"--hole is given once for each player, 1 to {game.seats[-1]} times; it was given {len(holes)} times"
        )
    held = {Seat(at): _cards("--hole", hole, _hole_cards(name, game), game) for at, hole in enumerate(holes)}
    dealt = [*on_board, *(card for cards in held.values() for card in cards)]
    twice = [str(card) for card, times in Counter(dealt).items() if times > 1]
    if twice:
        raise Trouble(f"dealt twice: {', '.join(twice)}")
    derivation = Derivation()
    won = {str(half): derivation.follow(winners(held, on_board, game, half)) for half, _ in game.rankings}
    told = {half: [str(seat) for seat in seats] for half, seats in won.items()}
    return told if len(told) > 1 else told[str(Half.WHOLE)], derivation.told().steps


def _hole_cards(name: str, game: Game) -> range:
    if name in HOLE_CARDS:
        return HOLE_CARDS[name]
    least = 5 if game.opening is Opening.BRING_IN else game.hole_cards
    return range(least, game.hole_cards + 1)


def _cards(option: str, text: str, counts: range, game: Game) -> Cards:
    try:
        cards = parse_cards(text)
    except ValueError as error:
        raise Trouble(f"{option} {text}: {error} is no card") from None
    if len(cards) not in counts:
        wanted = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
        raise Trouble(f"{option} takes {wanted} cards here, not {len(cards)}")
    foreign = [str(card) for card in cards if card not in game.deck]
    if foreign:
        raise Trouble(f"{option} {text}: not in the deck of this game: {', '.join(foreign)}")
    return cards
