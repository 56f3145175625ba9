"""The main pot, the side pots, and what goes back."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from quizzes.engine.hand import Hand
from quizzes.engine.pots import pots_of
from quizzes.engine.profile import RulesProfile
from quizzes.engine.trace import Explained
from quizzes.exercises import misconceptions as ideas
from quizzes.exercises import wrong_pots as wrong
from quizzes.exercises.answers import POT_ROWS, PotPart, PotsAnswer, PotsFormat
from quizzes.exercises.base import Asked, Misconception, Skill, Unit
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.played import BOARD_GAMES, OfHands, states
from quizzes.exercises.pot_scripts import deal_everything, deal_folded_chips, deal_one_side_pot
from quizzes.exercises.table import Table
from quizzes.exercises.tables import table_of
from quizzes.exercises.words import gettext_noop as _

WRONG_RULES: Mapping[Misconception, Callable[[Hand, PotsAnswer], PotsAnswer]] = {
    ideas.ALLIN_WINS_ALL: wrong.all_in_wins_all,
    ideas.FOLDED_CHIPS_RETURNED: wrong.folded_chips_leave,
    ideas.UNCALLED_IS_WON: wrong.uncalled_bet_is_won,
    ideas.POTS_MERGED: wrong.one_side_pot,
}


class SidePots(OfHands, Skill[Hand, PotsAnswer]):
    """Make the pots of a hand with all-ins: the chips of each, who can win it, and what goes back."""

    slug, version, unit, place = "side-pots", 1, Unit.POT, 20
    title = _("Side pots")
    summary = _("Split the chips of a hand with all-ins into pots, say who can win each, and what goes back.")
    questions = {
        "pots": _(
            "The betting is over. In front of the players lies all that they put in during the hand. How many chips "
            "are in each pot, who can win it, and what goes back?"
        ),
        "pots-with-antes": _(
            "The betting is over. In front of the players lies all that they put in during the hand, the ante of "
            "%(ante)s included. How many chips are in each pot, who can win it, and what goes back?"
        ),
        "pots-with-big-blind-ante": _(
            "The betting is over. In front of the players lies all that they put in during the hand, except for the "
            "ante of %(ante)s that the big blind paid for the whole table: it lies in the middle. How many chips are "
            "in each pot, who can win it, and what goes back?"
        ),
    }
    lesson = _(
        "Nobody can win more from another player than they put in themselves. So when stacks of different size are "
        "all-in, the chips are divided into pots.\n\n"
        "First comes what nobody called. If one player put in more than every other, folded players included, the part "
        "above the second-highest amount goes back.\n\n"
        "Then look at the smallest amount among the players still in the hand. Take up to that much from everybody: "
        "that is the main pot, and all who are left can win it. From what remains take the next-smallest amount in the "
        "same way. That is the first side pot, for those only who paid all of it. Go on until no chips are left.\n\n"
        "Chips of folded players stay in. They fall into the pots as far as they reach, and only those who did not "
        "fold can win them. A folded player's amount never closes a pot of its own.\n\n"
        "An ante that everybody pays is part of what a player put in. An ante that the big blind pays for the whole "
        "table is nobody's own bet: it goes to the main pot.\n\n"
        "Two pots with the same players are one. A side pot that one player alone can win is handed over without a "
        "showdown."
    )
    misconceptions = tuple(WRONG_RULES)
    answer = PotsFormat()
    played = BOARD_GAMES

    def deal(self, dealer: Dealer, level: int, profile: RulesProfile) -> Hand:
        return (deal_one_side_pot, deal_folded_chips, deal_everything)[level - 1](dealer, profile)

    def solve(self, situation: Hand) -> Explained[PotsAnswer]:
        *steps, last = pots_of(situation).steps
        pots = tuple(PotPart(pot.chips, pot.seats) for pot in last.value.pots)
        return Explained((*steps, replace(last, value=PotsAnswer(pots, last.value.returned))))

    def misread(self, situation: Hand) -> Mapping[Misconception, PotsAnswer]:
        right = self.solve(situation).value
        return {idea: rule(situation, right) for idea, rule in WRONG_RULES.items()}

    def ask(self, situation: Hand) -> Asked:
        stakes = situation.stakes
        if stakes.ante:
            return Asked("pots-with-antes", {"ante": stakes.ante})
        if situation.dead:
            return Asked("pots-with-big-blind-ante", {"ante": situation.dead})
        return Asked("pots")

    def picture(self, situation: Hand) -> Table:
        """What each player put in in the whole hand lies in front; only a big-blind ante is nobody's."""
        table = table_of(situation)
        places = tuple(replace(place, bet=chips) for place, chips in zip(table.places, situation.put_in, strict=True))
        return replace(table, places=places, pot=situation.dead or None)

    def moments(self, hand: Hand) -> Iterable[Hand]:
        """The end of the betting, where it left several players in and one of them all-in."""
        over = next((now for now in states(hand) if now.betting_is_over and len(now.live) > 1), None)
        if over is None or not any(bettor.all_in for bettor in over.round.bettors):
            return ()
        right = self.solve(over).value
        return (over,) if len(right.pots) <= POT_ROWS and len(right.returned) < 2 else ()
