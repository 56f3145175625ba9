"""The words of cards, ranks, hands, chips and seats: what stands in the places of a sentence."""

from collections.abc import Sequence
from typing import Any

from django.utils.formats import number_format
from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import mark_safe
from django.utils.translation import gettext, gettext_lazy, pgettext_lazy

from quizzes.engine.action import Verb
from quizzes.engine.cards import Card, Rank, Suit
from quizzes.engine.hands import LOW_RANKINGS, BadugiSize, Category, HandValue, Part
from quizzes.engine.units import Seat

RANK: dict[Rank, Promise] = {
    Rank.TWO: gettext_lazy("two"),
    Rank.THREE: gettext_lazy("three"),
    Rank.FOUR: gettext_lazy("four"),
    Rank.FIVE: gettext_lazy("five"),
    Rank.SIX: gettext_lazy("six"),
    Rank.SEVEN: gettext_lazy("seven"),
    Rank.EIGHT: gettext_lazy("eight"),
    Rank.NINE: gettext_lazy("nine"),
    Rank.TEN: gettext_lazy("ten"),
    Rank.JACK: gettext_lazy("jack"),
    Rank.QUEEN: gettext_lazy("queen"),
    Rank.KING: gettext_lazy("king"),
    Rank.ACE: gettext_lazy("ace"),
}

RANKS: dict[Rank, Promise] = {
    Rank.TWO: gettext_lazy("twos"),
    Rank.THREE: gettext_lazy("threes"),
    Rank.FOUR: gettext_lazy("fours"),
    Rank.FIVE: gettext_lazy("fives"),
    Rank.SIX: gettext_lazy("sixes"),
    Rank.SEVEN: gettext_lazy("sevens"),
    Rank.EIGHT: gettext_lazy("eights"),
    Rank.NINE: gettext_lazy("nines"),
    Rank.TEN: gettext_lazy("tens"),
    Rank.JACK: gettext_lazy("jacks"),
    Rank.QUEEN: gettext_lazy("queens"),
    Rank.KING: gettext_lazy("kings"),
    Rank.ACE: gettext_lazy("aces"),
}

SUITS: dict[Suit, Promise] = {
    Suit.CLUBS: gettext_lazy("clubs"),
    Suit.DIAMONDS: gettext_lazy("diamonds"),
    Suit.HEARTS: gettext_lazy("hearts"),
    Suit.SPADES: gettext_lazy("spades"),
}

GLYPHS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

CATEGORY: dict[Category, Promise] = {
    Category.HIGH_CARD: gettext_lazy("high card"),
    Category.PAIR: gettext_lazy("a pair"),
    Category.TWO_PAIR: gettext_lazy("two pair"),
    Category.THREE_OF_A_KIND: gettext_lazy("three of a kind"),
    Category.STRAIGHT: gettext_lazy("a straight"),
    Category.FLUSH: gettext_lazy("a flush"),
    Category.FULL_HOUSE: gettext_lazy("a full house"),
    Category.FOUR_OF_A_KIND: gettext_lazy("four of a kind"),
    Category.STRAIGHT_FLUSH: gettext_lazy("a straight flush"),
}

# Translators: %(first)s and %(second)s are ranks: singular for single cards ("ace"), plural for pairs and more ("aces").
HAND: dict[Category, Promise] = {
    Category.HIGH_CARD: gettext_lazy("high card %(first)s"),
    Category.PAIR: gettext_lazy("a pair of %(first)s"),
    Category.TWO_PAIR: gettext_lazy("two pair, %(first)s and %(second)s"),
    Category.THREE_OF_A_KIND: gettext_lazy("three of a kind, %(first)s"),
    Category.STRAIGHT: gettext_lazy("a straight to the %(first)s"),
    Category.FLUSH: gettext_lazy("a flush, %(first)s high"),
    Category.FULL_HOUSE: gettext_lazy("a full house, %(first)s full of %(second)s"),
    Category.FOUR_OF_A_KIND: gettext_lazy("four of a kind, %(first)s"),
    Category.STRAIGHT_FLUSH: gettext_lazy("a straight flush to the %(first)s"),
}
# Translators: %(ranks)s is "8-6-4-3-A".
LOW: dict[Category | BadugiSize, Promise] = {
    Category.HIGH_CARD: gettext_lazy("%(ranks)s low"),
    BadugiSize.FOUR_CARD: gettext_lazy("a four-card badugi, %(ranks)s"),
    BadugiSize.THREE_CARD: gettext_lazy("three cards, %(ranks)s"),
    BadugiSize.TWO_CARD: gettext_lazy("two cards, %(ranks)s"),
    BadugiSize.ONE_CARD: gettext_lazy("one card, %(ranks)s"),
}
BADUGI_SIZE: dict[BadugiSize, Promise] = {
    BadugiSize.FOUR_CARD: gettext_lazy("four cards"),
    BadugiSize.THREE_CARD: gettext_lazy("three cards"),
    BadugiSize.TWO_CARD: gettext_lazy("two cards"),
    BadugiSize.ONE_CARD: gettext_lazy("one card"),
}
ROYAL_FLUSH = gettext_lazy("a royal flush")
SINGLES = (Category.HIGH_CARD, Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH)

# Translators: the part of two hands that decides between them, at the start of a sentence: "The kicker decides: …".
PART: dict[str, Promise] = {
    Part.QUADS: gettext_lazy("The four of a kind"),
    Part.TRIPS: gettext_lazy("The three of a kind"),
    Part.PAIR: gettext_lazy("The pair"),
    Part.HIGH_PAIR: gettext_lazy("The higher pair"),
    Part.LOW_PAIR: gettext_lazy("The second pair"),
    Part.TOP_CARD: gettext_lazy("The highest card"),
    Part.SECOND_CARD: gettext_lazy("The second-highest card"),
    Part.THIRD_CARD: gettext_lazy("The third-highest card"),
    Part.FOURTH_CARD: gettext_lazy("The fourth card"),
    Part.FIFTH_CARD: gettext_lazy("The fifth card"),
    Part.KICKER: gettext_lazy("The kicker"),
    Part.SECOND_KICKER: gettext_lazy("The second kicker"),
    Part.THIRD_KICKER: gettext_lazy("The third kicker"),
}
# Translators: what a player may do on a turn, in a list: "fold, check and bet". Table words, as players say them.
ACTION: dict[str, Promise] = {
    Verb.FOLD: pgettext_lazy("action", "fold"),
    Verb.CHECK: pgettext_lazy("action", "check"),
    Verb.CALL: pgettext_lazy("action", "call"),
    Verb.BET: pgettext_lazy("action", "bet"),
    Verb.RAISE: pgettext_lazy("action", "raise"),
    Verb.BRING_IN: pgettext_lazy("action", "bring it in"),
    Verb.DRAW: pgettext_lazy("action", "change cards"),
}
PLURAL_PARTS = (Part.QUADS, Part.TRIPS, Part.PAIR, Part.HIGH_PAIR, Part.LOW_PAIR)

STREET: dict[str, Promise] = {
    "preflop": pgettext_lazy("street", "preflop"),
    "flop": pgettext_lazy("street", "flop"),
    "turn": pgettext_lazy("street", "turn"),
    "river": pgettext_lazy("street", "river"),
    "third-street": pgettext_lazy("street", "third street"),
    "fourth-street": pgettext_lazy("street", "fourth street"),
    "fifth-street": pgettext_lazy("street", "fifth street"),
    "sixth-street": pgettext_lazy("street", "sixth street"),
    "seventh-street": pgettext_lazy("street", "seventh street"),
    "before-draw": pgettext_lazy("street", "before the draw"),
    "first-draw": pgettext_lazy("street", "first draw"),
    "second-draw": pgettext_lazy("street", "second draw"),
    "third-draw": pgettext_lazy("street", "third draw"),
}


def card_name(card: Card) -> str:
    """ "ace of spades", for those who hear the page."""
    # Translators: the name of a card, "ace of spades".
    return gettext("%(rank)s of %(suit)s") % {"rank": RANK[card.rank], "suit": SUITS[card.suit]}


def short_rank(rank: Rank) -> str:
    """The rank as it stands in a card's corner; the ten in two digits."""
    return "10" if rank is Rank.TEN else str(rank)


def chips(count: int) -> str:
    """A number with its thousands grouped as the language does."""
    return number_format(count, use_l10n=True, force_grouping=True)


def hand(value: HandValue) -> str:
    """ "two pair, aces and kings"; of a low without a pair, and of badugi, every rank that counts: "8-6-4-3-A"."""
    if value.category is Category.STRAIGHT_FLUSH and value.ranks[0] is Rank.ACE:
        return str(ROYAL_FLUSH)
    if isinstance(value.category, BadugiSize) or (
        value.ranking in LOW_RANKINGS and value.category is Category.HIGH_CARD
    ):
        return str(LOW[value.category]) % {"ranks": "-".join(map(short_rank, value.ranks))}
    words = RANK if value.category in SINGLES else RANKS
    second = value.ranks[1] if len(value.ranks) > 1 else value.ranks[0]
    return str(HAND[value.category]) % {"first": words[value.ranks[0]], "second": words[second]}


def listed(words: Sequence[str]) -> str:
    """ "Ana, Beto and Carla"."""
    if len(words) < 2:
        return "".join(words)
    # Translators: joins the last two of a list: "Ana, Beto and Carla".
    return gettext("%(most)s and %(last)s") % {"most": ", ".join(words[:-1]), "last": words[-1]}


class Speaker:
    """Puts values into words: seats by these names, cards as text or, for a page, as marked-up glyphs."""

    def __init__(self, names: Sequence[str], html: bool = False) -> None:
        self.names = names
        self.html = html

    def word(self, value: Any) -> str:
        """One value of a fact."""
        if isinstance(value, Seat):
            return self.names[value]
        if isinstance(value, Card):
            return self.card(value)
        if isinstance(value, HandValue):
            return hand(value)
        if isinstance(value, BadugiSize):
            return str(BADUGI_SIZE[value])
        if isinstance(value, Category):
            return str(CATEGORY[value])
        if isinstance(value, Rank):
            return str(RANK[value])
        if isinstance(value, tuple):
            return self._tuple(value)
        if isinstance(value, int) and not isinstance(value, bool):
            return chips(value)
        if isinstance(value, str):
            return str(PART.get(value) or STREET.get(value) or ACTION.get(value) or value)
        return ""

    def card(self, card: Card) -> str:
        """The card's short name, "A♠"; on a page in its colour, with the full name for screen readers."""
        text = f"{short_rank(card.rank)}{GLYPHS[card.suit]}"
        if not self.html:
            return text
        return format_html(
            '<span class="card-inline suit-{}" data-card="{}"><span aria-hidden="true">{}</span>'
            '<span class="sr-only">{}</span></span>',
            card.suit,
            card,
            text,
            card_name(card),
        )

    def _tuple(self, values: tuple[Any, ...]) -> str:
        if all(isinstance(value, Card) for value in values):
            joined = " ".join(map(self.card, values))
            return mark_safe(joined) if self.html else joined  # noqa: S308 (glyphs made by card above)
        if all(isinstance(value, tuple) and len(value) == 2 for value in values):
            return ", ".join(f"{self.word(name)} {self.word(count)}" for name, count in values)
        return listed([self.word(value) for value in values])
