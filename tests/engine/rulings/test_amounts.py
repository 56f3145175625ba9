"""Wrong amounts: RULES 4.11."""

from quizzes.engine.profile import TDA_2024
from quizzes.engine.rulings.amounts import (
    AcceptedAction,
    MiscountedPot,
    Underbet,
    Undercall,
    accepted_action,
    miscounted_pot,
    underbet,
    undercall,
)
from quizzes.engine.rulings.ruling import Outcome, Ruling
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Chips
from tests.engine.rulings.incidents import P3, acts, facing, is_call, told


def short_call(opening: bool, heads_up: bool, said_call: bool = False, stack: int = 5000) -> Explained[Ruling]:
    """1000 faced, 400 put in."""
    return undercall(Undercall(facing(1000, stack=stack), Chips(400), opening, heads_up, said_call), TDA_2024)


def test_tda_51_b_heads_up_every_undercall_is_completed() -> None:
    assert told(short_call(opening=False, heads_up=True)) == [
        (Rule.UNDERCALL, 400),
        (Rule.UNDERCALL_HEADS_UP, True),
        (Rule.RULED_CALL, is_call(1000)),
    ]


def test_tda_51_b_the_opening_bet() -> None:
    explained = short_call(opening=True, heads_up=False)
    assert explained.value == is_call(1000)
    assert explained.steps[1].rule is Rule.UNDERCALL_OF_OPENING_BET


def test_tda_51_b_a_raise_multi_way_is_for_the_floor() -> None:
    explained = short_call(opening=False, heads_up=False)
    assert explained.value == Ruling(Outcome.COMPLETE_OR_FORFEIT, Chips(1000))
    assert explained.steps[1].rule is Rule.UNDERCALL_OF_RAISE


def test_tda_51_a_call_was_said() -> None:
    assert short_call(opening=False, heads_up=False, said_call=True).value == is_call(1000)


def test_the_last_chips_are_no_undercall() -> None:
    assert told(short_call(opening=False, heads_up=False, stack=400)) == [(Rule.RULED_CALL, is_call(400))]


def test_tda_52_a_example_underraise() -> None:
    """600, “raise” to 1000: 1200."""
    explained = underbet(Underbet(facing(600), Chips(1000)), TDA_2024)
    assert told(explained) == [
        (Rule.LEAST_IS_OWED, 1200),
        (Rule.MADE_UP_BY_ALL, 1200),
        (Rule.RULED_CORRECTED, Ruling(Outcome.CORRECTED, Chips(1200))),
    ]


def test_tda_52_a_after_the_next_card_it_stands() -> None:
    explained = underbet(Underbet(facing(600), Chips(1000), next_card=True), TDA_2024)
    assert told(explained)[1:] == [
        (Rule.NEXT_CARD_DEALT, True),
        (Rule.RULED_STANDS, Ruling(Outcome.STANDS, Chips(1000))),
    ]


def test_tda_52_a_underbet() -> None:
    ruling = underbet(Underbet(facing(0, 200), Chips(100)), TDA_2024).value
    assert ruling == Ruling(Outcome.CORRECTED, Chips(200))


def test_an_all_in_is_no_underbet() -> None:
    ruling = underbet(Underbet(facing(600, stack=1000), Chips(1000)), TDA_2024).value
    assert ruling == Ruling(Outcome.ALL_IN, Chips(1000))


def test_an_underraise_is_corrected_to_no_more_than_there_is() -> None:
    ruling = underbet(Underbet(facing(600, stack=1100), Chips(1000)), TDA_2024).value
    assert ruling == Ruling(Outcome.CORRECTED, Chips(1100))


def test_a_legal_raise_stands() -> None:
    assert underbet(Underbet(facing(600), Chips(1200)), TDA_2024).value == Ruling(Outcome.STANDS, Chips(1200))


def miscount(bet: int, since: str = "", next_card: bool = False) -> Ruling:
    """The pot is 700."""
    return miscounted_pot(MiscountedPot(P3, Chips(bet), Chips(700), acts(since), next_card), TDA_2024).value


def test_tda_52_b_a_bet_of_more_than_the_pot() -> None:
    """Put right as long as the street lasts, whatever was done on it."""
    assert miscount(800, "p4 call, p5 call, p6 call") == Ruling(Outcome.CORRECTED, Chips(700))
    assert miscount(800, next_card=True) == Ruling(Outcome.STANDS, Chips(800))


def test_tda_52_b_a_bet_of_less_than_the_pot() -> None:
    """Put right until substantial action."""
    assert miscount(600, "p4 fold, p5 fold") == Ruling(Outcome.CORRECTED, Chips(700))
    assert miscount(600, "p4 fold, p5 call") == Ruling(Outcome.STANDS, Chips(600))


def test_tda_49_accepted_action() -> None:
    explained = accepted_action(AcceptedAction(facing(17400), Chips(1740)), TDA_2024)
    assert told(explained) == [(Rule.ACTION_ACCEPTED, 17400), (Rule.RULED_CALL, is_call(17400))]
    assert accepted_action(AcceptedAction(facing(17400, stack=9000), Chips(1740)), TDA_2024).value == is_call(9000)
