"""What words and chips bind to: RULES 4.7 to 4.9."""

import pytest

from quizzes.engine.profile import TDA_2024
from quizzes.engine.rulings.binding import First, Said, UnclearBet, unclear_bet
from quizzes.engine.rulings.ruling import Outcome, Ruling
from quizzes.engine.rulings.spot import Spot
from quizzes.engine.trace import Explained, Rule
from quizzes.engine.units import Chips
from tests.engine.rulings.incidents import facing, is_bet, is_call, is_raise, pushes, says, told


def opening(size: int = 200) -> Spot:
    return facing(0, size)


def fact(explained: Explained[Ruling], rule: Rule, name: str) -> object:
    step = explained.find(rule)
    assert step is not None
    return step.facts[name]


def test_tda_44_example_and_b31_one_silent_chip_is_a_call() -> None:
    """100-200: one chip of 500 without a word is a call of 200, and 300 goes back."""
    explained = pushes(facing(200), 500)
    assert told(explained) == [
        (Rule.ONE_SILENT_CHIP, 500),
        (Rule.CHIPS_GO_BACK, 300),
        (Rule.RULED_CALL, is_call(200, 300)),
    ]
    assert fact(explained, Rule.ONE_SILENT_CHIP, "price") == 200


def test_tda_44_also_the_last_chip() -> None:
    assert pushes(facing(200, stack=500), 500).value == is_call(200, 300)


def test_tda_44_a_chip_that_is_less_than_the_price_is_all_in() -> None:
    assert pushes(facing(200, stack=100), 100).value == is_call(100)


def test_tda_44_raise_said_first_is_the_most_for_the_chip() -> None:
    explained = says(facing(200), Said.RAISE, chips=(500,))
    assert told(explained) == [
        (Rule.WORD_CAME_FIRST, Said.RAISE),
        (Rule.RAISE_DECLARED, 400),
        (Rule.MOST_FOR_THE_CHIP, 500),
        (Rule.RULED_RAISE, is_raise(500)),
    ]


def test_tda_44_raise_said_after_the_chip_has_landed_is_a_call() -> None:
    explained = says(facing(200), Said.RAISE, chips=(500,), first=First.CHIPS)
    assert explained.value == is_call(200, 300)
    assert explained.steps[0].rule is Rule.CHIPS_CAME_FIRST


def test_tda_44_without_a_bet_it_is_a_bet_of_the_whole_chip() -> None:
    assert told(pushes(opening(), 500)) == [(Rule.SILENT_CHIPS_BET, 500), (Rule.RULED_BET, is_bet(500))]


def test_tda_52_silent_chips_below_the_least_bet() -> None:
    assert pushes(opening(), 100).value == is_bet(200)


@pytest.mark.parametrize(("number", "ruling"), [(1400, is_call(1000)), (1499, is_call(1000)), (1500, is_raise(2000))])
def test_tda_43_a_example_and_b32_declared_numbers(number: int, ruling: Ruling) -> None:
    """A bet of 1000: “fourteen hundred” is a call, 1500 a raise to 2000."""
    explained = says(facing(1000), (Said.NUMBER, number))
    assert (explained.value.outcome, explained.value.to) == (ruling.outcome, ruling.to)
    assert (Rule.HALF_OF_A_RAISE, 1500) in told(explained)


@pytest.mark.parametrize(("chips", "ruling"), [((1000, 1500), is_raise(2800)), ((1000, 1000), is_call(1400, 600))])
def test_tda_43_a_example_bet_of_1400(chips: tuple[int, ...], ruling: Ruling) -> None:
    """2500 pushed is a raise to 2800; 2000 pushed is a call: of two chips of 1000 each is needed."""
    assert pushes(facing(1400), *chips).value == ruling


def test_tda_43_a_example_bet_of_1400_and_2000_pushed_in_hundreds() -> None:
    explained = pushes(facing(1400), *[100] * 20)
    assert told(explained) == [
        (Rule.NOT_EVERY_CHIP_NEEDED, 1900),
        (Rule.HALF_OF_A_RAISE, 2100),
        (Rule.LESS_THAN_HALF, 600),
        (Rule.CHIPS_GO_BACK, 600),
        (Rule.RULED_CALL, is_call(1400, 600)),
    ]


@pytest.mark.parametrize(
    ("chips", "ruling"), [((500, 500, 500), is_raise(1700)), ((1000, 100, 100, 100), is_call(1100, 200))]
)
def test_tda_43_a_example_half_of_the_raise_and_not_of_the_bet(chips: tuple[int, ...], ruling: Ruling) -> None:
    """250-500, raised to 1100: a full raise is 600, so the threshold is 1400. RULES: the increment, not the bet."""
    spot = facing(1100, 600)
    explained = says(spot, (Said.NUMBER, sum(chips)))
    assert (explained.value.outcome, explained.value.to) == (ruling.outcome, ruling.to)
    assert (Rule.HALF_OF_A_RAISE, 1400) in told(explained)
    if len(chips) == 4:
        assert pushes(spot, *chips).value == ruling


def test_tda_45_a_every_chip_needed() -> None:
    """A bet of 400, raised to 1100: 500 and 1000 without a word are a call."""
    explained = pushes(facing(1100, 700), 500, 1000)
    assert told(explained) == [
        (Rule.EVERY_CHIP_NEEDED, 1000),
        (Rule.CHIPS_GO_BACK, 400),
        (Rule.RULED_CALL, is_call(1100, 400)),
    ]


def test_tda_45_a_enough_for_the_call_without_the_smallest_chip() -> None:
    """1000 and 600 against a bet of 1000: the 600 is not needed, and it is more than half a raise."""
    assert pushes(facing(1000), 1000, 600).value == is_raise(2000)


def test_tda_45_b_last_chips_are_all_in() -> None:
    explained = pushes(facing(1000, stack=1300), 1000, 100, 100, 100)
    assert told(explained)[-2:] == [
        (Rule.LAST_CHIPS, 1300),
        (Rule.RULED_ALL_IN, Ruling(Outcome.ALL_IN, Chips(1300))),
    ]


def test_tda_45_b_the_same_chips_with_more_behind_are_a_call() -> None:
    assert pushes(facing(1000, stack=5000), 1000, 100, 100, 100).value == is_call(1000, 300)


def test_tda_45_chips_already_in_front_count() -> None:
    """The big blind of 200 faces 600, a raise of 400: with 600 more he has 800, the threshold."""
    spot = facing(600, 400, mine=200)
    assert pushes(spot, *[100] * 6).value == is_raise(1000)
    assert pushes(spot, *[100] * 5).value == is_call(600, 100)


def test_tda_45_a_full_raise_in_chips_stands_as_it_is() -> None:
    assert pushes(facing(1000), 1000, 1000, 500).value == is_raise(2500)


def test_a_raise_that_half_a_raise_forces_is_all_in_at_most() -> None:
    ruling = says(facing(1000, stack=1800), (Said.NUMBER, 1600)).value
    assert ruling == Ruling(Outcome.ALL_IN, Chips(1800))


def test_tda_43_b_raise_with_an_amount_is_a_total() -> None:
    assert says(facing(2000), (Said.RAISE, 8000)).value == is_raise(8000)


def test_raise_declared_is_at_least_the_least_raise() -> None:
    assert says(facing(600), (Said.RAISE, 1000)).value == is_raise(1200)
    assert says(facing(600), Said.RAISE, chips=(500, 200)).value == is_raise(1200)
    assert says(facing(600), Said.RAISE).value == is_raise(1200)


def test_tda_40_a_the_first_of_word_and_chips_counts() -> None:
    silent = says(facing(1000), Said.RAISE, chips=(1000, 100), first=First.CHIPS)
    assert silent.value == is_call(1000, 100)
    together = says(facing(1000), Said.CALL, chips=(1000, 1000), first=First.TOGETHER)
    assert told(together)[0] == (Rule.WORD_BEATS_CHIPS, Said.CALL)
    assert together.value == is_call(1000, 1000)


def test_tda_56_string_bet() -> None:
    """1000 to call; 1000 is pushed, and then another 1500 from the stack: a call."""
    explained = pushes(facing(1000), 1000, later=(Chips(1500),))
    assert told(explained)[0] == (Rule.STRING_BET, 1500)
    assert explained.value == is_call(1000)


def test_tda_42_raise_said_first_allows_a_second_motion() -> None:
    explained = says(facing(1000), Said.RAISE, chips=(1000,), later=(Chips(1500),))
    assert explained.find(Rule.STRING_BET) is None
    assert explained.value == is_raise(2500)


def test_tda_51_a_and_s6_i_call_and_raise() -> None:
    explained = says(facing(100), Said.CALL, (Said.RAISE, 300))
    assert told(explained) == [
        (Rule.FIRST_WORD_BINDS, Said.CALL),
        (Rule.CALL_DECLARED, 100),
        (Rule.RULED_CALL, is_call(100)),
    ]


def test_tda_55_invalid_words() -> None:
    assert says(opening(), Said.CALL).value == Ruling(Outcome.CHECK)
    assert says(opening(), Said.RAISE).value == is_bet(200)
    assert says(opening(), (Said.RAISE, 700)).value == is_bet(700)
    assert says(facing(200), Said.CHECK).value == Ruling(Outcome.CALL_OR_FOLD, Chips(200))


def test_words_that_are_what_they_say() -> None:
    assert says(opening(), Said.CHECK).value == Ruling(Outcome.CHECK)
    assert says(facing(200), Said.FOLD).value == Ruling(Outcome.FOLD)
    assert says(facing(200, stack=900), Said.ALL_IN).value == Ruling(Outcome.ALL_IN, Chips(900))
    assert says(facing(200, stack=90), Said.ALL_IN).value == is_call(90)
    assert says(facing(200), (Said.NUMBER, 200)).value == is_call(200)
    assert says(opening(), (Said.NUMBER, 500)).value == is_bet(500)


@pytest.mark.parametrize(("pot", "bet"), [(4999, 500), (5000, 5000)])
def test_tda_57_example_i_bet_five(pot: int, bet: int) -> None:
    readings = (Chips(5), Chips(500), Chips(5000))
    explained = unclear_bet(UnclearBet(facing(0, 5), readings, Chips(pot)), TDA_2024)
    assert told(explained) == [(Rule.LARGEST_WITHIN_POT, bet), (Rule.RULED_BET, is_bet(bet))]


def test_tda_54_d_pot_without_a_pot_limit() -> None:
    assert says(opening(), Said.POT).value == is_bet(200)
    assert says(facing(300), Said.POT).value == is_raise(600)


@pytest.mark.parametrize(("chips", "ruling"), [(4, is_call(10, 4)), (5, is_raise(20)), (10, is_raise(20))])
def test_wsop_live_136_limit_half_a_bet_is_a_raise(chips: int, ruling: Ruling) -> None:
    explained = pushes(facing(10, limit=True), 10, *[1] * chips)
    assert explained.value == ruling
    assert (Rule.HALF_BET_RULE, 15) in told(explained)


def test_limit_chips_beyond_one_raise_go_back() -> None:
    assert pushes(facing(10, limit=True), *[10] * 5).value == Ruling(Outcome.RAISE, Chips(20), back=Chips(30))


def test_what_no_book_rules_on_is_refused() -> None:
    """Short of a call: an undercall. Silent chips of a big blind whom nobody raised: unwritten."""
    with pytest.raises(ValueError, match="less than a call"):
        pushes(facing(1000), 500, 100)
    with pytest.raises(ValueError, match="less than a call"):
        says(facing(1000), (Said.NUMBER, 700))
    with pytest.raises(ValueError, match="nothing said"):
        pushes(facing(200))
    with pytest.raises(ValueError, match="already matched"):
        pushes(facing(200, mine=200), 500)
