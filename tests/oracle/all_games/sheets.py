"""What sets the games and the houses apart, a second time, typed from RULES and not read from the engine."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Sheet:
    """One game."""

    limit: str
    halves: tuple[str, ...]
    boards: tuple[int, ...] = (0, 3, 1, 1)
    """Community cards before each betting round."""
    hole: int = 2
    exactly_two: bool = False
    opening: str = "blinds"
    draws: int = 0
    most: int = 10

    @property
    def rounds(self) -> int:
        return len(self.boards)

    def big(self, number: int) -> bool:
        """Whether a round of fixed limit has the big bet."""
        return number >= 2 if self.opening == "bring-in" or self.rounds == 4 else number >= 1


HILO = ("high", "eight-or-better")
HOLDEM = Sheet("no", ("high",))
OMAHA = Sheet("pot", ("high",), hole=4, exactly_two=True)
FIVE_OMAHA = replace(OMAHA, hole=5, most=8)
STUD = Sheet("fixed", ("high",), boards=(0,) * 5, hole=7, opening="bring-in", most=8)
DRAW = Sheet("fixed", ("high",), boards=(0, 0), hole=5, draws=1, most=7)

SHEETS = {
    "nlhe": HOLDEM,
    "plhe": replace(HOLDEM, limit="pot"),
    "flhe": replace(HOLDEM, limit="fixed"),
    "plo": OMAHA,
    "plo5": FIVE_OMAHA,
    "plo6": replace(OMAHA, hole=6, most=7),
    "flo": replace(OMAHA, limit="fixed"),
    "nlo": replace(OMAHA, limit="no"),
    "plo8": replace(OMAHA, halves=HILO),
    "plo58": replace(FIVE_OMAHA, halves=HILO),
    "flo8": replace(OMAHA, halves=HILO, limit="fixed"),
    "nlo8": replace(OMAHA, halves=HILO, limit="no"),
    "courchevel": replace(FIVE_OMAHA, boards=(1, 2, 1, 1)),
    "courchevel8": replace(FIVE_OMAHA, boards=(1, 2, 1, 1), halves=HILO),
    "stud": STUD,
    "stud8": replace(STUD, halves=HILO),
    "razz": replace(STUD, halves=("ace-to-five",)),
    "fl5d": DRAW,
    "pl5d": replace(DRAW, limit="pot"),
    "nl5d": replace(DRAW, limit="no"),
    "27sd": replace(DRAW, limit="no", halves=("deuce-to-seven",)),
    "27td": replace(DRAW, halves=("deuce-to-seven",), boards=(0,) * 4, draws=3, most=6),
    "badugi": replace(DRAW, halves=("badugi",), boards=(0,) * 4, hole=4, draws=3, most=8),
    "shortdeck": replace(HOLDEM, halves=("short-deck",), opening="button-blind", most=9),
}


@dataclass(frozen=True)
class House:
    """One set of house rules: RULES section 11, the points that the engine can meet."""

    raises: int = 4
    raises_of_two_rounds: int = 4
    heads_up: str = "stays"
    tie: str = "suit"
    odd: str = "high of five"
    pair_doubles: bool = False
    blind_rounds_up: bool = False
    straddle_doubles: bool = False
    next_level: bool = False
    all_in: str = "tabled"


HOUSES = {
    "tda-2024": House(),
    "wsop-live-2024": House(
        heads_up="round begins", tie="position", pair_doubles=True, blind_rounds_up=True, all_in="pusher"
    ),
    "roberts-11": House(
        raises=3,
        heads_up="becomes",
        tie="position",
        odd="all seven",
        pair_doubles=True,
        blind_rounds_up=True,
        straddle_doubles=True,
        all_in="in order",
    ),
    "pokerstars": House(raises=3, raises_of_two_rounds=3, pair_doubles=True, next_level=True),
}
