"""Scripts of betting rounds, each aimed at a wrong rule about raises."""

from collections.abc import Callable

from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.units import Chips
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.scripts import MOST_SEATS, Script, stage
from quizzes.exercises.staging import LIMITS


def plain_raises(script: Script, times: int) -> int:
    """So many bets and raises; hands back how many seats it takes, like every script."""
    dealer = script.dealer
    seats = dealer.number(2, MOST_SEATS if script.preflop else 5)
    spare = max(0, seats - times - 1)
    before = dealer.number(0, spare)
    script.leads(before)
    spare -= before
    for _ in range(times):
        script.raises()
        between = dealer.number(0, min(2, spare))
        script.answers(between)
        spare -= between
    return seats


def newcomer_over_short_all_ins(script: Script) -> int:
    """Who has not acted yet is to act over one short all-in or two."""
    dealer = script.dealer
    script.leads(script.some(2))
    opened = not script.preflop or dealer.chance(0.7)
    if opened:
        script.opens()
    script.answers(script.some(1))
    script.goes_short()
    if dealer.chance(0.35):
        script.answers(script.some(1))
        script.goes_short()
    needed = 0 if opened else 1
    script.answers(needed or script.some(1), callers=needed)
    return len(script.moves) + 1 + script.some(2)


def raiser_faces_short_all_in(script: Script) -> int:
    """Who bet, raised or limped is to act again over one short all-in: no raise."""
    _bet_or_limp(script)
    script.answers(script.some(1))
    script.goes_short()
    script.answers(1 + script.some(1), callers=1)
    return script.comes_back()


def caller_faces_short_all_in(script: Script) -> int:
    """Who called is to act again, over an all-in that came after the call: no raise."""
    _bet_or_limp(script)
    script.answers(1, callers=1)
    if script.dealer.chance(0.4):
        script.goes_short()
        script.answers(1, callers=1)
    script.goes_short()
    script.answers(script.some(1))
    seats = script.comes_back()
    script.answers(1, callers=1)
    return seats


def short_all_ins_add_up(script: Script) -> int:
    """Who raised faces several short all-ins that come to a full raise."""
    _open(script)
    first = script.goes_short()
    script.answers(1, callers=1)
    script.goes_all_in(script.size - first, script.size - script.chip)
    script.answers(script.some(2))
    return script.comes_back()


def short_all_ins_fall_short(script: Script) -> int:
    """Who raised faces two short all-ins that do not come to a full raise: no raise."""
    _open(script)
    first = script.goes_all_in(script.chip, script.size - 2 * script.chip)
    script.answers(1, callers=1)
    script.goes_all_in(script.chip, script.size - script.chip - first)
    script.answers(script.some(2))
    return script.comes_back()


def checker_faces_short_bet(script: Script) -> int:
    """Who checked is to act over an all-in of less than the least bet: no raise."""
    script.leads(script.dealer.number(1, 2))
    script.goes_short()
    script.answers(1 + script.some(1), callers=1)
    return len(script.moves)


def short_big_blind(script: Script) -> int:
    """The big blind is all-in for less; somebody opens or re-raises."""
    dealer, stakes = script.dealer, script.limit.stakes
    chip = script.chip
    script.short_blind = Chips(dealer.number(stakes.small_blind + chip, stakes.big_blind - chip, chip))
    seats = dealer.number(3, 6)
    spare = seats - 3
    before = dealer.number(0, spare)
    script.leads(before, limps=0)
    if dealer.chance(0.6):
        script.raises()
        script.answers(dealer.number(0, spare - before))
    return seats


def _open(script: Script) -> None:
    """A bet or raise by the first in."""
    script.leads(script.some(2) if script.preflop else 0, limps=0)
    script.opens()


def _bet_or_limp(script: Script) -> None:
    if script.preflop and script.dealer.chance(0.3):
        script.leads(script.some(2), limps=0)
        script.leads(1, limps=1)
    else:
        _open(script)


NEWCOMER, BLIND = (newcomer_over_short_all_ins,), (short_big_blind,)
ADDING = (short_all_ins_add_up,)
BARRED = (
    raiser_faces_short_all_in,
    raiser_faces_short_all_in,
    caller_faces_short_all_in,
    short_all_ins_fall_short,
    checker_faces_short_bet,
)
"""The scripts after which no raise is allowed."""

WITH_SHORT_BLINDS = tuple(
    limit for limit in LIMITS if limit.stakes.big_blind - limit.stakes.small_blind > limit.stakes.smallest_chip
)


def deal_plain(dealer: Dealer, profile: RulesProfile, times: int) -> Hand:
    """A hand after so many full raises; on later streets the bet is one of them, or comes before them."""
    script = Script(dealer, preflop=dealer.chance(0.5))
    seats = plain_raises(script, times if script.preflop else times + dealer.chance(0.8))
    return stage(script, profile, seats)


def deal_short_all_ins(dealer: Dealer, profile: RulesProfile, reraises: float) -> Hand:
    """A hand in which somebody is all-in for less than a full raise, bet or blind; a share of them with re-raises."""
    write = dealer.pick(dealer.pick((NEWCOMER, NEWCOMER, ADDING, BARRED, BARRED, BARRED, BLIND)))
    return deal_script(dealer, profile, write, reraises)


def deal_script(dealer: Dealer, profile: RulesProfile, write: Callable[[Script], int], reraises: float) -> Hand:
    """The hand that one kind of script leads to."""
    preflop = write is short_big_blind or (write is not checker_faces_short_bet and dealer.chance(0.5))
    script = Script(dealer, preflop, WITH_SHORT_BLINDS if write is short_big_blind else LIMITS, reraises)
    return stage(script, profile, write(script))
