"""Who has to show first once the betting is over."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.showdown import show_order
from quizzes.engine.trace import Explained, Rule
from quizzes.exercises import wrong_shows as wrong
from quizzes.exercises.answers import SeatsFormat
from quizzes.exercises.base import Asked, Misconception, Skill, Unit
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.played import BOARD_GAMES, OfHands, states
from quizzes.exercises.show_scripts import deal_order
from quizzes.exercises.table import Table
from quizzes.exercises.tables import table_of
from quizzes.exercises.words import gettext_noop as _

CALLER_SHOWS_FIRST = Misconception(
    "caller_shows_first",
    _("The caller shows first"),
    _("Who called has paid to see: the last to bet or raise on the last street, %(seat)s, shows first."),
    (Rule.LAST_AGGRESSOR,),
)
FIRST_BETTOR_SHOWS = Misconception(
    "first_bettor_shows",
    _("The first to bet shows"),
    _("What counts is the last bet or raise of the street, and that was by %(seat)s."),
    (Rule.LAST_AGGRESSOR,),
)
LEFT_OF_BUTTON_SHOWS = Misconception(
    "left_of_button_shows",
    _("Always from the left of the button"),
    _(
        "The order from the left of the button is for a last street without a bet. Here there was one, and the last to "
        "bet or raise, %(seat)s, shows first."
    ),
    (Rule.LAST_AGGRESSOR,),
)
LAST_RAISER_OF_HAND_SHOWS = Misconception(
    "last_raiser_of_hand_shows",
    _("The last raiser of the hand shows"),
    _(
        "Only the last street counts. Nobody bet on it, so the bets of earlier streets are forgotten: %(seat)s, who "
        "acts first on it, shows first."
    ),
    (Rule.NO_BET_ON_LAST_STREET,),
)
LAST_TO_CHECK_SHOWS = Misconception(
    "last_to_check_shows",
    _("The last to check shows"),
    _("Where everybody checks, the hands are shown in the order of play: from %(seat)s, who acts first, on."),
    (Rule.NO_BET_ON_LAST_STREET,),
)
ALLIN_WAITS_TURN = Misconception(
    "allin_waits_turn",
    _("All-in hands are shown in order"),
    _("With somebody all-in and no more betting to come, this house does not keep to the usual order."),
    (Rule.ALL_HANDS_TABLED, Rule.ALL_IN_SHOWS_FIRST),
)
ALLIN_SHOWS_FIRST = Misconception(
    "allin_shows_first",
    _("Who is all-in shows first"),
    _("Under these house rules an all-in alone does not make a player show before the others."),
    (Rule.ALL_HANDS_TABLED, Rule.LAST_AGGRESSOR, Rule.NO_BET_ON_LAST_STREET, Rule.ALL_IN_SHOWS_FIRST),
)
ALL_AT_ONCE = Misconception(
    "all_at_once",
    _("All hands up at every all-in"),
    _("Turning all hands up at once is the rule of other houses. In this one they are shown one after the other."),
    (Rule.LAST_AGGRESSOR, Rule.NO_BET_ON_LAST_STREET, Rule.ALL_IN_SHOWS_FIRST),
)

WRONG_RULES: Mapping[Misconception, Callable[[Hand], wrong.Seats]] = {
    CALLER_SHOWS_FIRST: wrong.caller,
    FIRST_BETTOR_SHOWS: wrong.first_bettor,
    LEFT_OF_BUTTON_SHOWS: wrong.left_of_button,
    LAST_RAISER_OF_HAND_SHOWS: wrong.last_raiser_of_hand,
    LAST_TO_CHECK_SHOWS: wrong.last_to_check,
    ALLIN_WAITS_TURN: wrong.all_in_waits_its_turn,
    ALLIN_SHOWS_FIRST: wrong.all_in_shows_first,
    ALL_AT_ONCE: wrong.all_at_once,
}


class WhoShowsFirst(OfHands, Skill[Hand, wrong.Seats]):
    """Name the player who has to show first, or all of them where all hands are turned up at once."""

    slug, version, unit, place = "who-shows-first", 1, Unit.SHOWDOWN, 10
    title = _("Who shows first")
    summary = _("Say who has to show first when the betting is over, and when all hands are turned up at once.")
    questions = {
        "who-shows": _(
            "The betting is over. Who has to show first, by %(book)s? Mark one player, or all who are left if all "
            "hands are turned up at once."
        )
    }
    lesson = _(
        "When the last round of betting is over and several players are left, they show their hands, and the best one "
        "wins. Who shows first is a rule, not politeness: nobody should gain by waiting.\n\n"
        "Was there a bet on the last street? Then the last player who bet or raised on it shows first. The callers "
        "have paid to see that hand, and show after it, clockwise.\n\n"
        "Was there no bet on the last street? Then the bets of earlier streets do not matter any more. The player who "
        "acts first on that street shows first: the first on the left of the button who is still there.\n\n"
        "With somebody all-in the books part. In tournaments all hands are turned face up at once, as soon as no more "
        "betting is possible: everybody’s, also those of players who are not all-in. Some rooms let the player who "
        "pushed all-in show first where nobody bet on the last street; others keep to the usual order. So look at the "
        "house rules before you answer.\n\n"
        "If all others fold, nobody has to show: the last live hand wins without it."
    )
    misconceptions = tuple(WRONG_RULES)
    answer = SeatsFormat()
    played = BOARD_GAMES
    contested = True

    def deal(self, dealer: Dealer, level: int, profile: RulesProfile) -> Hand:
        return deal_order(dealer, profile, level)

    def solve(self, situation: Hand) -> Explained[wrong.Seats]:
        *steps, last = show_order(situation).steps
        if steps[-1].rule is Rule.ALL_HANDS_TABLED:
            return Explained(tuple(steps))  # all at once: no order
        return Explained((*steps, replace(last, value=wrong.who_shows(situation))))

    def misread(self, situation: Hand) -> Mapping[Misconception, wrong.Seats]:
        readings = {idea: rule(situation) for idea, rule in WRONG_RULES.items()}
        return {idea: seats for idea, seats in readings.items() if seats}

    def ask(self, situation: Hand) -> Asked:
        return Asked("who-shows", {"book": str(situation.profile.books[0])})

    def picture(self, situation: Hand) -> Table:
        return table_of(situation)

    def moments(self, hand: Hand) -> Iterable[Hand]:
        """The end of the betting, where it left several players in."""
        over = (now for now in states(hand) if now.betting_is_over and len(now.live) > 1)
        return [now for now in [next(over, None)] if now is not None]
