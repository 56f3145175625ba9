"""Who is paid how many chips from the pots."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.splits import payouts
from quizzes.engine.trace import Explained, Rule
from quizzes.exercises import misconceptions as ideas
from quizzes.exercises import wrong_awards as wrong
from quizzes.exercises import wrong_pots
from quizzes.exercises.answers import Shares, SharesFormat
from quizzes.exercises.awards import deal_award
from quizzes.exercises.base import Asked, Misconception, Skill, Unit
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.played import BOARD_GAMES, OfHands
from quizzes.exercises.table import Table
from quizzes.exercises.tables import table_of
from quizzes.exercises.words import gettext_noop as _

ODD_CHIP_TO_BUTTON = Misconception(
    "odd_chip_to_button",
    _("The odd chip to the button"),
    _(
        "What cannot be shared goes clockwise from the left of the button, to the first of those who share: here "
        "%(seats)s. The button comes last."
    ),
    (Rule.ODD_CHIPS,),
)
ODD_CHIPS_TO_ONE = Misconception(
    "odd_chips_to_one",
    _("All odd chips to one player"),
    _(
        "Nobody gets more than one odd chip of a pot. They go one each, clockwise from the left of the button: here to "
        "%(seats)s."
    ),
    (Rule.ODD_CHIPS,),
)
POTS_SPLIT_TOGETHER = Misconception(
    "pots_split_together",
    _("Pots put together before the split"),
    _(
        "Each pot is split on its own, with its own odd chip, even where the same players win several of them: the "
        "first goes to %(seats)s."
    ),
    (Rule.ODD_CHIPS,),
)

WRONG_RULES: Mapping[Misconception, wrong.WrongRule] = {
    ideas.ALLIN_WINS_ALL: wrong.from_pots(wrong_pots.all_in_wins_all),
    ideas.FOLDED_CHIPS_RETURNED: wrong.from_pots(wrong_pots.folded_chips_leave),
    ideas.UNCALLED_IS_WON: wrong.from_pots(wrong_pots.uncalled_bet_is_won),
    ideas.POTS_MERGED: wrong.from_pots(wrong_pots.one_side_pot),
    ideas.SUIT_BREAKS_TIE: wrong.suit_breaks_tie,
    ODD_CHIP_TO_BUTTON: wrong.odd_chip_to_button,
    ODD_CHIPS_TO_ONE: wrong.odd_chips_to_one,
    POTS_SPLIT_TOGETHER: wrong.pots_split_together,
}


class AwardThePot(OfHands, Skill[Hand, Shares]):
    """Pay the pots of a hold'em hand at its showdown: side pots, ties and odd chips."""

    slug, version, unit, place = "award-the-pot", 1, Unit.SHOWDOWN, 30
    title = _("Award the pot")
    summary = _("Pay every pot to its winners: side pots, ties, and the chips that cannot be shared.")
    questions = {
        "payouts": _(
            "In front of the players lies all that they put in. How many chips does each win from the pots? The "
            "smallest chip is %(chip)s."
        ),
        "payouts-with-antes": _(
            "In front of the players lies all that they put in, the ante of %(ante)s included. How many chips does "
            "each win from the pots? The smallest chip is %(chip)s."
        ),
        "payouts-with-dead-chips": _(
            "In front of the players lies all that they put in; the %(dead)s in the middle belong to the main pot. How "
            "many chips does each win from the pots? The smallest chip is %(chip)s."
        ),
    }
    lesson = _(
        "First make the pots. What nobody called goes back. Then the main pot takes from everybody as much as the "
        "smallest stack that is all-in put in, and each side pot what lies above, up to the next.\n\n"
        "Each pot goes to the best hand among those who can win it. So a player with a short stack may take the main "
        "pot with the best hand of all, and the side pot goes to the best of the others.\n\n"
        "Equal hands share a pot equally; suits settle nothing. The shares are counted in the smallest chip in play. "
        "What is left over is never cut: the odd chip goes to the first of those who share, clockwise from the left of "
        "the button. If several chips are left over, they go one each in the same order, and nobody gets two.\n\n"
        "Each pot is split on its own. Two pots with the same winners are not put together first: each has its own odd "
        "chip.\n\n"
        "Chips of players who folded stay in the pots. They are won like all the others."
    )
    misconceptions = tuple(WRONG_RULES)
    answer = SharesFormat()
    played = BOARD_GAMES

    def deal(self, dealer: Dealer, level: int, profile: RulesProfile) -> Hand:
        return deal_award(dealer, profile, level)

    def solve(self, situation: Hand) -> Explained[Shares]:
        *steps, last = payouts(situation).steps
        return Explained((*steps, replace(last, value=wrong.shares_of(last.value))))

    def misread(self, situation: Hand) -> Mapping[Misconception, Shares]:
        won = wrong.won_by(situation)
        readings = {idea: rule(situation, won) for idea, rule in WRONG_RULES.items()}
        return {idea: shares for idea, shares in readings.items() if shares}

    def ask(self, situation: Hand) -> Asked:
        chip = situation.stakes.smallest_chip
        if situation.dead:
            return Asked("payouts-with-dead-chips", {"chip": chip, "dead": situation.dead})
        if situation.stakes.ante:
            return Asked("payouts-with-antes", {"chip": chip, "ante": situation.stakes.ante})
        return Asked("payouts", {"chip": chip})

    def picture(self, situation: Hand) -> Table:
        """Cards face up, and in front what each player put in in the whole hand."""
        table = table_of(situation)
        places = tuple(
            replace(place, bet=put_in, cards=hole if not place.folded else (), face_down=0)
            for place, put_in, hole in zip(table.places, situation.put_in, situation.holes, strict=True)
        )
        return replace(table, places=places, pot=situation.dead or None)

    def moments(self, hand: Hand) -> Iterable[Hand]:
        """The showdown, where the cards that decide are known."""
        if len(hand.live) > 1 and payouts(hand).value is not None:
            yield hand
