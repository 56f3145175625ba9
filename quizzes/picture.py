"""The table as it is shown, and as it is told to whoever does not see it."""

from collections.abc import Collection, Iterator, Sequence

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from quizzes.engine.cards import Card, Cards
from quizzes.engine.trace import Step
from quizzes.exercises.table import Place, Table
from quizzes.parts import CardView, PlaceView, TableView
from quizzes.phrases.table import ROLES, line
from quizzes.phrases.values import STREET, card_name, chips, short_rank


def card_names(cards: Cards) -> str:
    """Cards in words."""
    return ", ".join(map(card_name, cards))


def card_view(card: Card) -> CardView:
    """A card as it is drawn."""
    return CardView(str(card), short_rank(card.rank), str(card.suit), card_name(card))


def table_view(table: Table, names: Sequence[str], step: Step | None = None) -> TableView:
    """The picture, with what a step speaks of lit up."""
    lit_seats = step.seats if step else ()
    blinds = "/".join(map(chips, table.blinds)) if table.blinds else ""
    return TableView(
        count=len(table.places),
        places=tuple(_place(place, table, names, lit_seats) for place in table.places),
        board=tuple(map(card_view, table.board)),
        pot="" if table.pot is None else chips(table.pot),
        street=str(STREET[table.street]) if table.street else "",
        blinds=blinds,
        lines=tuple(line(one, names) for one in table.lines),
        text=tuple(_tell(table, names, blinds)),
        lit_cards=tuple(map(str, step.cards)) if step else (),
    )


def _place(place: Place, table: Table, names: Sequence[str], lit: Collection[int]) -> PlaceView:
    return PlaceView(
        code=str(place.seat),
        name=names[place.seat],
        sentence=_sentence(place, table, names),
        stack="" if place.stack is None else chips(place.stack),
        bet=chips(place.bet) if place.bet else "",
        cards=tuple(map(card_view, place.cards)),
        face_down=place.face_down,
        folded=place.folded,
        all_in=place.all_in,
        roles=place.roles,
        index=int(place.seat),
        turn=place.seat == table.turn,
        lit=place.seat in lit,
    )


def _sentence(place: Place, table: Table, names: Sequence[str]) -> str:
    """The whole seat in one sentence."""
    who = ", ".join([names[place.seat], *(str(ROLES[role]) for role in place.roles)])
    parts: list[str] = []
    if place.folded:
        parts.append(_("has folded"))
    if place.all_in:
        parts.append(_("is all-in"))
    elif place.stack is not None:
        parts.append(_("%(chips)s chips behind") % {"chips": chips(place.stack)})
    if place.bet:
        parts.append(_("%(chips)s in front") % {"chips": chips(place.bet)})
    if place.cards:
        parts.append(_("shows %(cards)s") % {"cards": card_names(place.cards)})
    if place.face_down:
        down = ngettext("%(count)s card face down", "%(count)s cards face down", place.face_down)
        parts.append(down % {"count": place.face_down})
    if place.seat == table.turn:
        parts.append(_("to act"))
    # Translators: a seat in one sentence: "Ana, button: 450 chips behind, 50 in front, 2 cards face down."
    return _("%(who)s: %(what)s.") % {"who": who, "what": ", ".join(parts)} if parts else f"{who}."


def _tell(table: Table, names: Sequence[str], blinds: str) -> Iterator[str]:
    """All that the picture shows, a sentence each."""
    if blinds:
        yield _("The blinds are %(blinds)s.") % {"blinds": blinds}
    if table.street:
        yield _("The street: %(street)s.") % {"street": STREET[table.street]}
    if table.board:
        yield _("On the board: %(cards)s.") % {"cards": card_names(table.board)}
    if table.pot is not None:
        yield _("In the pot: %(chips)s.") % {"chips": chips(table.pot)}
    for place in table.places:
        yield _sentence(place, table, names)
    for one in table.lines:
        yield line(one, names)
