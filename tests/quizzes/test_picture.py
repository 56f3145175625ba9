"""The table as it is shown, and the same table told in words."""

from random import Random

import pytest
from django.utils import translation

from quizzes.engine.cards import parse_cards
from quizzes.engine.games import GAMES
from quizzes.engine.trace import Rule, Step
from quizzes.engine.units import Chips, Seat
from quizzes.exercises.answers import PotPart, PotsAnswer
from quizzes.exercises.table import Line, Place, Table
from quizzes.exercises.tables import table_of
from quizzes.picture import table_view
from quizzes.showing import answer_words
from tests.oracle.all_games.driver import play, start

NAMES = ("Ana", "Beto", "Carla")
TABLE = Table(
    places=(
        Place(Seat(0), Chips(9500), Chips(500), face_down=2, roles=("small-blind",)),
        Place(Seat(1), Chips(0), Chips(1000), parse_cards("AsTd"), all_in=True, roles=("big-blind",)),
        Place(Seat(2), Chips(700), folded=True, roles=("button",)),
    ),
    board=parse_cards("2c3d4h"),
    pot=Chips(12000),
    blinds=(Chips(500), Chips(1000)),
    street="flop",
    lines=(Line("fold", Seat(2)), Line("street", street="flop", cards=parse_cards("2c3d4h"))),
    turn=Seat(0),
)


def test_the_text_tells_all_that_the_picture_shows() -> None:
    assert table_view(TABLE, NAMES).text == (
        "The blinds are 500/1,000.",
        "The street: flop.",
        "On the board: two of clubs, three of diamonds, four of hearts.",
        "In the pot: 12,000.",
        "Ana, small blind: 9,500 chips behind, 500 in front, 2 cards face down, to act.",
        "Beto, big blind: is all-in, 1,000 in front, shows ace of spades, ten of diamonds.",
        "Carla, button: has folded, 700 chips behind.",
        "Carla folds",
        "Flop: 2♣ 3♦ 4♥",
    )


def test_a_seat_of_an_exercise_without_chips_is_told_without_them() -> None:
    view = table_view(Table((Place(Seat(0)), Place(Seat(1), face_down=1))), NAMES)
    assert [place.sentence for place in view.places] == ["Ana.", "Beto: 1 card face down."]
    assert [(place.stack, place.bet) for place in view.places] == [("", "")] * 2
    assert (view.pot, view.blinds, view.street) == ("", "", "")


def test_a_ten_is_drawn_with_two_digits() -> None:
    card = table_view(TABLE, NAMES).places[1].cards[1]
    assert (card.code, card.rank, card.suit, card.name) == ("Td", "10", "d", "ten of diamonds")


def test_a_step_lights_the_seats_and_cards_it_speaks_of() -> None:
    step = Step(Rule.BEST_FIVE, Seat(1), {"cards": parse_cards("As2c")})
    view = table_view(TABLE, NAMES, step)
    assert [place.code for place in view.places if place.lit] == ["p2"]
    assert view.lit_cards == ("As", "2c")


def test_answers_in_words() -> None:
    pots = (PotPart(Chips(1200), (Seat(0), Seat(1), Seat(2))), PotPart(Chips(60), (Seat(1), Seat(2))))
    told = {
        "a raise": answer_words(Chips(12000), NAMES),
        "no raise": answer_words(None, NAMES),
        "seats": answer_words((Seat(0), Seat(2)), NAMES),
        "pots": answer_words(PotsAnswer(pots, ((Seat(2), Chips(30)),)), NAMES),
        "one pot": answer_words(PotsAnswer(pots[:1]), NAMES),
        "odd names": answer_words(PotsAnswer(pots[:1]), ("<b>", "&", "'")),
    }
    assert told == {
        "a raise": "12,000",
        "no raise": "may not raise",
        "seats": "Ana and Carla",
        "pots": "main pot 1,200: Ana, Beto and Carla; side pot 60: Beto and Carla; 30 back to Carla",
        "one pot": "main pot 1,200: Ana, Beto and Carla; nothing back",
        "odd names": "main pot 1,200: &lt;b&gt;, &amp; and &#x27;; nothing back",
    }


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("code", GAMES)
def test_every_game_can_be_pictured_and_told(code: str, language: str) -> None:
    for seed in range(6):
        rng = Random(f"picture/{code}/{seed}")
        *_, (hand, _) = play(start(code, "tda-2024", rng), rng)
        with translation.override(language):
            view = table_view(table_of(hand), [f"N{seat}" for seat in range(len(hand.stacks))])
        # One line for what was posted and done, none for cards dealt to a player.
        assert len(view.lines) == len(hand.posts) + sum(action.verb != "deal" for action in hand.log)
        assert not any("%(" in text for text in view.text)
