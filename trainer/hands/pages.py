"""What the pages show of a hand: the table as it stands, what can happen next, and the moments worth asking."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from django.utils.text import capfirst
from django.utils.translation import gettext as _

from quizzes.engine.betting import Limits, legal_actions
from quizzes.engine.hand import Await, Hand, Verb
from quizzes.engine.seats import positions
from quizzes.engine.units import Seat
from quizzes.exercises.base import find_skill
from quizzes.exercises.snapshot import show
from quizzes.exercises.tables import table_of
from quizzes.imports import AnyExercise
from quizzes.marking import ideas_of
from quizzes.parts import TableView
from quizzes.phrases import say_text
from quizzes.phrases.values import ACTION, STREET, chips
from quizzes.picture import table_view
from quizzes.showing import answer_words
from trainer.drills.seeds import Ask
from trainer.hands.services import ask_for


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment that can be asked about. Players are called by their seats."""

    seed: str
    title: str
    level: int
    question: str
    """HTML."""
    after: str
    """What has just happened, or ""."""
    table: tuple[str, ...]
    """The situation in sentences."""
    answer: str
    """HTML."""
    ideas: tuple[str, ...]
    """The wrong ideas that lead astray here."""
    present: bool
    """The drill asks it already."""
    ticked: bool


@dataclass(frozen=True, slots=True)
class Next:
    """A button that writes the next line."""

    do: str
    words: str


@dataclass(frozen=True, slots=True)
class Raise:
    """The button that bets or raises, with its field."""

    words: str
    limits: str


@dataclass(frozen=True, slots=True)
class Progress:
    """The hand so far."""

    table: TableView
    awaits: str
    """What has to happen next, in a sentence."""
    nexts: tuple[Next, ...]
    raise_: Raise | None


def moment(exercise: AnyExercise, asked: Collection[Ask], ticked: Collection[str]) -> Moment:
    """A moment of the list."""
    shown, skill = show(exercise), find_skill(exercise.key.skill)
    names = _codes(len(shown.table.places))
    table = table_view(shown.table, names)
    ideas = {idea.name: None for text, _ideas in shown.options for idea in ideas_of(shown, text)}
    present = ask_for(exercise) in asked
    return Moment(
        seed=exercise.key.seed,
        title=_(skill.title),
        level=exercise.key.level,
        question=say_text(skill.questions[shown.asked.code], shown.asked.facts, names, html=True),
        after=table.lines[-1] if table.lines else "",
        table=table.text,
        answer=answer_words(exercise.solution.value, names),
        ideas=tuple(_(name) for name in ideas),
        present=present,
        ticked=exercise.key.seed in ticked and not present,
    )


def progress(hand: Hand) -> Progress:
    """The hand as it stands, and what can be written next."""
    count = len(hand.stacks)
    names = [f"{code} {place}" for code, place in zip(_codes(count), positions(count), strict=True)]
    return Progress(
        table=table_view(table_of(hand, turn=True), names),
        awaits=_awaits(hand),
        nexts=tuple(_nexts(hand)),
        raise_=_raise(hand),
    )


def _codes(count: int) -> Sequence[str]:
    return [str(Seat(seat)) for seat in range(count)]


def _awaits(hand: Hand) -> str:
    match hand.awaits:
        case Await.ACT:
            return _("It is the turn of %(seat)s.") % {"seat": hand.to_act}
        case Await.BOARD:
            street = STREET[hand.game.streets[hand.street + 1].name]
            return _("The next cards are due: %(street)s.") % {"street": street}
        case Await.SHOWDOWN:
            return _("The betting is over. Known cards make a showdown that can be asked about.")
    return _("The hand is over.")


def _nexts(hand: Hand) -> Iterator[Next]:
    if hand.to_act is not None:
        legal = legal_actions(hand.round, hand.to_act).value
        if legal.fold:
            yield Next(Verb.FOLD, _named(Verb.FOLD))
        if legal.check:
            yield Next(Verb.CHECK, _named(Verb.CHECK))
        if legal.call is not None:
            yield Next("call", _("Call %(chips)s") % {"chips": chips(legal.call)})
    elif hand.awaits is Await.BOARD:
        yield Next("board", _("Deal any cards"))
    if len(hand.live) > 1 and not all(hand.holes[seat] for seat in hand.live):
        yield Next("cards", _("Give each player cards"))


def _raise(hand: Hand) -> Raise | None:
    if hand.to_act is None:
        return None
    legal = legal_actions(hand.round, hand.to_act).value
    limits, words = (legal.bet, _named(Verb.BET)) if legal.bet else (legal.raise_to, _("Raise to"))
    return Raise(words, _between(limits)) if limits else None


def _named(verb: Verb) -> str:
    """The word on a button."""
    return capfirst(str(ACTION[verb]))


def _between(limits: Limits) -> str:
    return f"{chips(limits.min)} – {chips(limits.max)}"
