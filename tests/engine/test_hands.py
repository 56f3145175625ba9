"""High hands: frequencies, tie-breaks, and what beginners misread."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from quizzes.engine.best import best_hand
from quizzes.engine.cards import DECK, parse_cards
from quizzes.engine.hands import PARTS, Category, HandValue, Part, best_of_fives, best_value
from quizzes.engine.showdown import winners
from quizzes.engine.trace import Rule
from quizzes.engine.units import Seat
from tests.engine.tables import P1, P2
from tests.oracle import hands as oracle


def value(text: str) -> HandValue:
    return best_value(parse_cards(text))


def ranks(hand: HandValue) -> str:
    return "".join(map(str, hand.ranks))


@pytest.mark.slow
def test_the_five_card_hands_have_the_published_frequencies() -> None:
    found = Counter(best_value(five).category for five in combinations(DECK, 5))
    assert found == {
        Category.STRAIGHT_FLUSH: 40,
        Category.FOUR_OF_A_KIND: 624,
        Category.FULL_HOUSE: 3_744,
        Category.FLUSH: 5_108,
        Category.STRAIGHT: 10_200,
        Category.THREE_OF_A_KIND: 54_912,
        Category.TWO_PAIR: 123_552,
        Category.PAIR: 1_098_240,
        Category.HIGH_CARD: 1_302_540,
    }


def test_fives_are_read_like_the_five_of_many_cards() -> None:
    dealt = Random("fives")
    for _ in range(500):
        fives = [dealt.sample(DECK, 5) for _ in range(8)]
        best = best_of_fives(fives)
        assert best == max(map(best_value, fives), key=lambda value: value.strength)
        assert best.cards == best_value(best.cards).cards
    assert best_of_fives([parse_cards("Ah5h4h3h2h")]) == value("Ah5h4h3h2h")
    assert best_of_fives([parse_cards("Ah5d4h3h2h")]).cards == value("Ah5d4h3h2h").cards


def test_every_category_has_one_rank_for_each_of_its_parts() -> None:
    dealt = Random("parts")
    for _ in range(2_000):
        hand = best_value(dealt.sample(DECK, 7))
        assert len(hand.ranks) == len(PARTS[hand.category])
        assert len(set(hand.cards)) == 5


def test_the_best_five_are_worth_what_the_best_of_the_seven_are() -> None:
    dealt = Random("five of seven")
    for _ in range(2_000):
        seven = dealt.sample(DECK, 7)
        hand = best_value(seven)
        assert set(hand.cards) <= set(seven)
        assert best_value(hand.cards) == hand
        category, *_ = oracle.best(map(str, seven))
        assert oracle.CODES[category] == hand.category.code
        assert oracle.worth(list(map(str, hand.cards))) == oracle.best(map(str, seven))


def test_the_order_of_two_hands_is_the_oracles() -> None:
    dealt = Random("pairs of hands")
    for _ in range(2_000):
        sevens = [dealt.sample(DECK, 7) for _ in range(2)]
        mine, theirs = map(best_value, sevens)
        first, second = (oracle.best(map(str, seven)) for seven in sevens)
        assert (mine > theirs, mine == theirs) == (first > second, first == second)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KcKdKs2h2d", "QcQdQsAhAd"),  # trips first, B6
        ("AcAd3c3h9s", "KcKdQcQhAs"),  # the high pair first, B8
        ("AhKh9h6h4h", "AsQsJs9s6s"),  # the second card of a flush, B7
        ("6s5c4d3h2c", "As5c4d3h2c"),  # the wheel is five high, B5
        ("5s4s3s2sAs", "AcAdAhAsKc"),  # the wheel straight flush is the lowest of its kind, and beats quads
        ("6d5d4d3d2d", "5s4s3s2sAs"),
        ("9s9d9h9cAd", "9s9d9h9cKc"),  # the kicker of four on the board
        ("KhAs4c3d2s", "QhJs9c8d7s"),
    ],
)
def test_the_better_hand_wins(better: str, worse: str) -> None:
    assert value(better) > value(worse)


@pytest.mark.parametrize(
    ("cards", "category", "decides"),
    [
        ("AcAdKsKhQcJdJs", Category.TWO_PAIR, "AKQ"),
        ("KsKdAcAhTsTdJc", Category.TWO_PAIR, "AKJ"),  # the third pair is at most a kicker
        ("KsKdAcAhTsTd9c", Category.TWO_PAIR, "AKT"),
        ("7s7d7c4s4d4cAh", Category.FULL_HOUSE, "74"),  # two threes of a kind
        ("7s7d7c7h4d4cAh", Category.FOUR_OF_A_KIND, "7A"),
        ("7s7d7c7h4d4c3h", Category.FOUR_OF_A_KIND, "74"),
        ("7s7d7c7hKdKcKh", Category.FOUR_OF_A_KIND, "7K"),
        ("AhKhQhJh9h2hTs", Category.FLUSH, "AKQJ9"),  # a straight and a flush are no straight flush
        ("Ah2h3h4h5h6sKh", Category.STRAIGHT_FLUSH, "5"),  # the six is of another suit
        ("AcQsJcTc9c8c7c", Category.STRAIGHT_FLUSH, "J"),
        ("QdAs3h9c7dKs2s", Category.HIGH_CARD, "AKQ97"),  # no wrap-around, B4
        ("AsAd2c3d4h5s9c", Category.STRAIGHT, "5"),
    ],
)
def test_the_seven_are_read_right(cards: str, category: Category, decides: str) -> None:
    assert (value(cards).category, ranks(value(cards))) == (category, decides)


def test_suits_never_decide() -> None:
    assert value("AsKsQdJc9c") == value("AhKhQdJc9c")


def test_cards_come_strongest_first() -> None:
    assert value("5s4d3c2hAs9cKd").cards == parse_cards("5s4d3c2hAs")
    assert value("2c2d9h9s9cKdKs").cards == parse_cards("9h9s9cKdKs")


def test_every_category_names_the_parts_it_is_compared_by() -> None:
    assert set(PARTS) == set(Category)
    assert PARTS[Category.FULL_HOUSE] == (Part.TRIPS, Part.PAIR)


def test_the_step_says_how_many_own_cards_play() -> None:
    """None, one or two of the hole cards: where a board card serves as well, the board's is used."""
    board = parse_cards("TsJdQcKhAh")
    for hole, own in (("7h2c", 0), ("AsKd", 0), ("8c8d", 0)):
        (step,) = best_hand(P1, parse_cards(hole), board).steps
        assert step.rule is Rule.BEST_FIVE
        assert step.facts["own"] == own
    (step,) = best_hand(P1, parse_cards("Ah3c"), parse_cards("AcKd8s7h2c")).steps
    assert step.facts["own"] == 1


def test_the_board_plays_also_where_a_hole_card_has_its_rank() -> None:
    told = winners({P1: parse_cards("AsTd"), P2: parse_cards("2c2d")}, parse_cards("TsJdQcKhAh"))
    assert told.find(Rule.BOARD_PLAYS) is not None
    assert told.value == (P1, P2)


def test_the_winner_is_phevaluators() -> None:
    evaluate = pytest.importorskip("phevaluator").evaluate_cards
    dealt = Random("phevaluator")
    for _ in range(4_000):
        count = dealt.randint(2, 6)
        cards = dealt.sample(DECK, 5 + 2 * count)
        board, rest = tuple(cards[:5]), cards[5:]
        holes = {Seat(seat): tuple(rest[2 * seat : 2 * seat + 2]) for seat in range(count)}
        scores = {seat: evaluate(*map(str, (*board, *hole))) for seat, hole in holes.items()}
        expected = tuple(seat for seat in holes if scores[seat] == min(scores.values()))
        assert winners(holes, board).value == expected
        assert oracle.winners({seat: list(map(str, hole)) for seat, hole in holes.items()}, list(map(str, board))) == (
            expected
        )
