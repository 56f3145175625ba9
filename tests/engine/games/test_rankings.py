"""What beats what in every game: RULES 1.3 to 1.9, its misconceptions, and the collected cases."""

import pytest

from quizzes.engine.cards import parse_cards
from quizzes.engine.games import Half
from quizzes.engine.lows import ace_to_five
from tests.engine.games.tables import best, won

LOW = Half.LOW


def ranks(code: str, hole: str, board: str = "", half: Half = Half.WHOLE) -> str:
    """The ranks of the cards that play, without the suits."""
    value = best(code, hole, board, half)
    return "" if value is None else "".join(str(card.rank) for card in value.cards)


def category(code: str, hole: str, board: str = "") -> str:
    value = best(code, hole, board)
    assert value is not None
    return value.category.code


def test_1_3_one_heart_in_hand_makes_no_flush() -> None:
    assert category("plo", "AhKsQdJc", "Th9h5h3h4c") != "flush"
    assert won("plo", "Th9h5h3h4c", "AhKsQdJc", "8h7h2c2d") == [2]


def test_1_3_the_board_never_plays_alone() -> None:
    assert category("plo", "2s2h3d3c", "TsJdQhKcAc") == "pair"
    assert ranks("plo", "2s2h3d3c", "TsJdQhKcAc")[:2] == "33"


def test_1_3_four_aces_in_hand_are_a_pair() -> None:
    assert category("plo", "AsAhAdAc", "2c3d8h9sKd") == "pair"


@pytest.mark.parametrize("code", ["plo", "plo5", "plo6", "flo", "nlo", "courchevel"])
def test_om02(code: str) -> None:
    more = {"plo5": "3h", "courchevel": "3h", "plo6": "3h3d"}.get(code, "")
    assert ranks(code, "AsKs5d7c" + more, "Ts7d8h4s2c") == "77AT8"


def test_om03() -> None:
    assert won("plo", "Jh9h6h3h2d", "AhKcTd2s", "9c9s5d4c") == [2]
    assert category("plo", "AhKcTd2s", "Jh9h6h3h2d") == "pair"
    assert category("plo", "9c9s5d4c", "Jh9h6h3h2d") == "straight"  # the case says three nines; he has 6-5-4-3-2 too


def test_1_4_lows_are_read_from_the_highest_card() -> None:
    assert won("razz", "", "7c6d5h4s3cKdKh", "8c4d3h2sAcKsQd") == [1]
    assert won("razz", "", "5h4h3h2hAhKdKc", "6c4d3s2cAdKsQs") == [1]


def test_1_4_a_pair_of_aces_is_the_lowest_pair() -> None:
    assert ace_to_five(parse_cards("AcAd7h6s5c")) > ace_to_five(parse_cards("2c2d5h4s3c"))
    assert ranks("razz", "AcAd2h2s3c3d4h") == "AA432"
    assert ranks("razz", "AcAdAh7s7d6h6s") == "66AA7"


def test_rz01() -> None:
    assert won("razz", "", "Ac2d3h5s7cKdQh", "2c3d4h5c6sKsQd") == [2]


def test_rz03() -> None:
    assert won("razz", "", "2h3h4h5h6hKdQh", "Ac2d3c6s7cKsQd") == [1]
    assert ranks("razz", "2h3h4h5h6hKdQh") == "65432"


def test_1_5_one_low_card_in_hand_makes_no_low() -> None:
    assert ranks("plo8", "AsJd9hKc", "2s3d4h8cKs", LOW) == ""
    assert ranks("plo8", "As5dJhKc", "2s3d8h8cKs", LOW) == "8532A"


def test_1_5_a_straight_or_flush_does_not_spoil_the_low() -> None:
    assert ranks("stud8", "5h4h3h2hAhKdKc", half=LOW) == "5432A"
    assert category("stud8", "5h4h3h2hAhKdKc") == "straight-flush"
    assert ranks("stud8", "8c7d6h5s4cKdKc", half=LOW) == "87654"
    assert ranks("stud8", "9c7d6h5s4cKdKc", half=LOW) == ""


def test_hl01() -> None:
    assert won("plo8", "2c5d6h7s9c", "Ac2dJhQs", "Ad3sTcKd", half=LOW) == [2]
    assert ranks("plo8", "Ad3sTcKd", "2c5d6h7s9c", LOW) == "6532A"
    assert ranks("plo8", "Ac2dJhQs", "2c5d6h7s9c", LOW) == "7652A"


def test_hl02() -> None:
    assert ranks("plo8", "2c3dKhQs", "Ac3h4s5dJc", LOW) == "5432A"


def test_1_6_the_reverse_of_the_high_order() -> None:
    assert won("27sd", "", "Kc8d7h6s5c", "As5d4c3h2d") == [1]
    assert won("27sd", "", "2c2dKhQsJc", "6c5d4h3s2h") == [1]
    assert won("27td", "", "7c6d5h4s2c", "8c5d4s3h2h") == [1]
    assert won("27td", "", "7c5d4h3s2c", "7d6d4c3h2d") == [1]


def test_1_6_the_ace_is_high_and_a_to_five_no_straight() -> None:
    assert category("27sd", "As5d4c3h2s") == "high-card"
    assert category("27sd", "As5s4s3s2s") == "flush"
    assert won("27sd", "", "As5d4c3h2s", "2c2d3s4d5h") == [1]


def test_1_7_size_first_then_from_the_highest_card() -> None:
    assert won("badugi", "", "KhQdJcTs", "Ah2d3c3h") == [1]
    assert won("badugi", "", "7c4d2h2d", "7s5dAhAd") == [1]
    assert won("badugi", "", "7s3s2hAd", "3c3d2sAh") == [1, 2]
    assert category("badugi", "7s3s2hAd") == "3-card"
    assert category("badugi", "AsKsQsJs") == "1-card"
    assert ranks("badugi", "AsKsQsJs") == "A"


def test_1_8_a_flush_beats_a_full_house() -> None:
    assert won("shortdeck", "Ah9h8hKcKd", "JhTh", "KhAd") == [1]


def test_1_8_ace_to_nine_is_the_lowest_straight() -> None:
    assert won("shortdeck", "9d8c7s6hQd", "AhQc", "TdKc") == [2]
    assert category("shortdeck", "AhKc", "9d8c7s6hQd") == "straight"
    assert won("shortdeck", "9d8c7s6hAd", "QhJc", "AcAs") == [1, 2]


def test_1_8_a_straight_beats_three_of_a_kind() -> None:
    """The order of WSOP 2024; elsewhere trips are above (C23), which no profile here plays."""
    assert won("shortdeck", "AsKd8c7s9h", "AcAd", "Ts6c") == [2]


def test_sd01() -> None:
    assert won("shortdeck", "9h8hKhKc6d", "AhTh", "Ks8c") == [1]


def test_sd03() -> None:
    assert won("shortdeck", "AhKd8c7s9h", "AcAd", "Ts6c") == [2]


def test_1_9_stud_is_the_best_five_of_seven() -> None:
    assert ranks("stud", "AcAdKhKsQc2d2h") == "AAKKQ"
    assert won("stud", "", "AcAdKhKsQc2d2h", "AhAsKcKdQd3c4c") == [1, 2]


def test_b10_omaha_is_not_holdem() -> None:
    assert won("plo", "Th9h5h3h4c", "AhKsQdJc", "8h7h2c2d") == [2]


def test_b11_the_board_cannot_be_played_in_omaha() -> None:
    assert won("plo", "TsJdQhKcAc", "2s2h3d3c", "9s9d8c8h") == [2]
    assert category("plo", "9s9d8c8h", "TsJdQhKcAc") == "straight"


def test_b12_one_low_card_is_not_enough() -> None:
    assert won("plo8", "2s3d4h8cKs", "AsJd9hKc", "KdQdJhTc", half=LOW) == []


def test_b13_lows_go_from_the_largest_card() -> None:
    assert won("razz", "", "8c4d3h2sAcKdKh", "7c6d5h4s3cKsKc") == [2]


def test_b14_straights_and_flushes_do_not_spoil_a_low() -> None:
    assert won("razz", "", "5h4h3h2hAhKdKc", "6c4d3s2cAdKsQd") == [1]


def test_b15_aces_are_high_in_deuce_to_seven() -> None:
    assert won("27td", "", "As5d4c3h2d", "Kc8d7h6s5c") == [2]


def test_b16_four_cards_beat_three_in_badugi() -> None:
    assert won("badugi", "", "KhQdJcTs", "Ah2d3c3h") == [1]


def test_b17_short_deck_flush() -> None:
    assert won("shortdeck", "KhJh9hAcAd", "8h6h", "AhKc") == [1]
