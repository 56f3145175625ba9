"""What a player may do: the cases of the books, the wrong answers to them, and what the engine then lets happen."""

import pytest

from quizzes.engine.hand import Action, Hand
from quizzes.engine.round import IllegalAction
from quizzes.exercises.answers import ACTIONS, Unreadable
from quizzes.exercises.base import SKILLS
from tests.engine.tables import DEEP, flop, on, start
from tests.skills.every import Way, ways

SKILL = SKILLS["legal-actions"]
WAYS = [way for way in ways(SKILL) if way.profile == "tda-2024"]
SEEDS = 150


def solved(hand: Hand) -> str:
    return SKILL.answer.write(SKILL.solve(hand).value)


def misread(hand: Hand) -> dict[str, str]:
    """The wrong answers, by the code of the idea that leads there."""
    found = {idea.code: SKILL.answer.write(value) for idea, value in SKILL.misread(hand).items()}
    return {code: text for code, text in found.items() if text != solved(hand)}


def test_wsop_live_152_the_option() -> None:
    hand = on(start([DEEP] * 4), "p3 call, p4 call, p1 call")

    assert solved(hand) == "fold check raise"
    assert misread(hand) == {
        "fold_needs_bet": "check raise",
        "blinds_are_no_bet": "fold check bet",
        "bb_no_option": "fold check",
    }


def test_before_the_flop_nobody_checks_or_bets() -> None:
    assert solved(start([DEEP] * 4)) == "fold call raise"
    assert misread(start([DEEP] * 4)) == {"blinds_are_no_bet": "fold check bet"}


def test_a_street_opens_without_a_bet() -> None:
    hand = flop([DEEP] * 3, 10)

    assert solved(hand) == "fold check bet"
    assert misread(hand) == {"fold_needs_bet": "check bet", "bets_carry_over": "fold check raise"}


def test_who_checked_may_raise() -> None:
    hand = flop([DEEP] * 2, 10, "p1 check, p2 bet 10")

    assert solved(hand) == "fold call raise"
    assert misread(hand) == {"no_check_raise": "fold call"}


def test_wsop_live_60_who_cannot_pay_calls_all_in() -> None:
    hand = flop([DEEP, 30], 10, "p1 bet 50")

    assert solved(hand) == "fold call"
    assert misread(hand) == {"call_needs_price": "fold", "allin_is_raise": "fold call raise"}


def test_the_last_chips_may_go_in_below_the_minimum() -> None:
    assert misread(flop([DEEP, 70], 10, "p1 bet 50")) == {"allin_needs_minimum": "fold call"}
    assert solved(flop([DEEP, 70], 10, "p1 bet 50")) == "fold call raise"
    assert solved(flop([6, DEEP], 10)) == "fold check bet"
    assert misread(flop([6, DEEP], 10))["allin_needs_minimum"] == "fold check"


def test_tda_47_a_short_all_in_does_not_reopen() -> None:
    """B25: blinds 1/2, A and B 6, C all-in for 8: A may call or fold, and D, who has not acted, may raise."""
    hand = on(start([DEEP, DEEP, DEEP, DEEP, 8]), "p3 raise 6, p4 call, p5 raise 8")
    back = on(hand, "p1 fold, p2 fold")

    assert solved(hand) == "fold call raise"
    assert misread(hand)["short_allin_closes_all"] == "fold call"
    assert solved(back) == "fold call"
    assert misread(back)["short_allin_reopens"] == "fold call raise"


def test_tda_47_example_1_short_all_ins_add_up() -> None:
    """B26: 50-100: A bets 100, B is all-in for 125, C calls, D is all-in for 200, E calls."""
    hand = flop([DEEP, 125, DEEP, 200, DEEP], 100, "p1 bet 100, p2 raise 125, p3 call, p4 raise 200, p5 call")

    assert solved(hand) == "fold call raise"
    assert misread(hand)["cumulative_shorts_ignored"] == "fold call"
    assert solved(on(hand, "p1 call")) == "fold call"


def test_a_checker_faces_a_short_bet() -> None:
    """B30: the big blind is 100, A checks, B is all-in for 40."""
    hand = flop([DEEP, 40], 100, "p1 check, p2 bet 40")

    assert solved(flop([DEEP, 40, DEEP], 100, "p1 check, p2 bet 40, p3 fold")) == "fold call"
    assert "checker_may_raise" in misread(flop([DEEP, 40, DEEP], 100, "p1 check, p2 bet 40, p3 call"))
    assert solved(hand) == "fold call"


@pytest.mark.parametrize("way", WAYS, ids=str)
def test_the_engine_plays_what_is_right_and_refuses_the_rest(way: Way) -> None:
    """The smallest step decides: all-in, or to the least total that anybody could name."""
    for exercise in way.exercises(SEEDS):
        hand = exercise.situation
        bettor = hand.round.bettors[hand.to_act]
        for verb in ACTIONS:
            total = min(bettor.most, hand.round.highest_bet + hand.round.last_full_raise)
            action = Action(verb, hand.to_act, total if verb in ("bet", "raise") else None)
            if verb in exercise.solution.value:
                assert hand.after(action).log[-1] == action
            else:
                with pytest.raises(IllegalAction):
                    hand.after(action)


@pytest.mark.parametrize("typed", ["", "  ", "jump", "fold jump", "p1", "fold,check"])
def test_what_is_no_list_of_actions_is_not_read(typed: str) -> None:
    with pytest.raises(Unreadable):
        SKILL.answer.parse(typed)


def test_the_order_of_an_answer_does_not_matter() -> None:
    assert SKILL.answer.parse("raise fold call call") == SKILL.answer.parse("fold call raise")
