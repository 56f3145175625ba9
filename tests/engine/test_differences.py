"""What other books say."""

from quizzes.engine.differences import profile_differences
from quizzes.engine.profile import PROFILES
from quizzes.engine.rulings.deal import DealError, DealIncident, deal_ruling
from quizzes.engine.rulings.ruling import Outcome


def by_book(error: DealError) -> list[tuple[Outcome, tuple[str, ...]]]:
    opinions = profile_differences(lambda profile: deal_ruling(DealIncident(error), profile))
    assert all(opinion.explained.value == opinion.value for opinion in opinions)
    return [(opinion.value.outcome, opinion.profiles) for opinion in opinions]


def test_answers_are_grouped_in_the_order_of_the_profiles() -> None:
    assert by_book(DealError.FOUR_CARD_FLOP) == [
        (Outcome.FOUR_SCRAMBLED, ("tda-2024", "wsop-live-2024")),
        (Outcome.FLOP_REDEALT, ("roberts-11",)),
    ]
    assert by_book(DealError.CLOCK_WITHOUT_BET) == [
        (Outcome.CHECK, ("tda-2024",)),
        (Outcome.HAND_DEAD, ("wsop-live-2024",)),
        (Outcome.HAND_LIVE, ("roberts-11",)),
    ]


def test_one_answer_where_all_agree() -> None:
    assert by_book(DealError.DUPLICATE_CARD) == [(Outcome.BETS_RETURNED, tuple(PROFILES))]
