"""Killed hands, hands asked for, buying in and table stakes: RULES sections 6, 8 and 9."""

from typing import Any

from quizzes.engine.profile import ROBERTS_11, TDA_2024, WSOP_LIVE_2024, RulesProfile
from quizzes.engine.rulings.buy_in import BuyIn, chips_in_play, limit_buy_in, no_limit_buy_in, short_buys
from quizzes.engine.rulings.hands import KilledHand, Request, hand_shown, killed_hand
from quizzes.engine.rulings.ruling import Outcome, Ruling
from quizzes.engine.trace import Rule
from quizzes.engine.units import Chips
from tests.engine.rulings.incidents import BOOKS, P1, P3, told


def test_tda_65_a_an_unprotected_hand_is_killed() -> None:
    """300 put in, of which the others matched 200: 100 goes back."""
    explained = killed_hand(KilledHand(P3, (Chips(200), Chips(50), Chips(300))), TDA_2024)
    assert told(explained) == [
        (Rule.UNPROTECTED_HAND, P3),
        (Rule.UNCALLED_PART_BACK, 100),
        (Rule.RULED_NO_REDRESS, Ruling(Outcome.NO_REDRESS, back=Chips(100))),
    ]


def test_tda_65_a_what_was_called_is_lost() -> None:
    ruling = killed_hand(KilledHand(P1, (Chips(200), Chips(300))), TDA_2024).value
    assert ruling == Ruling(Outcome.NO_REDRESS)


def asked(profile: RulesProfile, called: bool = True, aggressor: bool = True, **more: Any) -> Outcome:
    return hand_shown(Request(P1, called, aggressor, **more), profile).value.outcome


def test_c17_tda_18() -> None:
    assert asked(TDA_2024) is Outcome.MUST_SHOW
    assert asked(TDA_2024, called=False) is Outcome.FLOOR_DECIDES
    assert asked(TDA_2024, aggressor=False) is Outcome.FLOOR_DECIDES
    assert asked(TDA_2024, mucked=True) is Outcome.NEED_NOT_SHOW


def test_c17_wsop_live_143() -> None:
    assert asked(WSOP_LIVE_2024) is Outcome.NEED_NOT_SHOW
    assert asked(WSOP_LIVE_2024, called=False, suspects=True) is Outcome.MUST_SHOW


def test_c17_roberts_showdown() -> None:
    assert asked(ROBERTS_11, called=False, aggressor=False, mucked=True) is Outcome.MUST_SHOW
    assert asked(ROBERTS_11, won=True) is Outcome.MUST_SHOW_LIVE


def test_rules_9_example_limit_buy_in() -> None:
    """C18, 3/6: ten times the small bet, or of the largest."""
    assert [limit_buy_in(3, 6, profile).value for profile in BOOKS] == [30, 30, 60]
    assert told(limit_buy_in(3, 6, ROBERTS_11)) == [(Rule.TEN_LARGEST_BETS, 60)]


def test_rules_9_example_no_limit_buy_in() -> None:
    """1/2: 40 to 80 at least, 80 to 200 at most."""
    buy_in = BuyIn((Chips(40), Chips(80)), (Chips(80), Chips(200)))
    assert told(no_limit_buy_in(2, WSOP_LIVE_2024)) == [(Rule.NO_LIMIT_BUY_IN, buy_in)]


def test_rules_9_example_table_stakes() -> None:
    """100 less the 60 lost leave 40; 100 bought while a hand runs plays from the next."""
    assert told(chips_in_play(P1, 40, 100, TDA_2024)) == [
        (Rule.BOUGHT_FOR_NEXT_HAND, 100),
        (Rule.IN_FRONT_AT_THE_DEAL, 40),
    ]
    assert told(chips_in_play(P1, 140, 0, TDA_2024)) == [(Rule.IN_FRONT_AT_THE_DEAL, 140)]


def test_roberts_buy_in_2_and_wsop_live_101_short_buys() -> None:
    assert [short_buys(profile).value for profile in BOOKS] == [0, 0, 1]
