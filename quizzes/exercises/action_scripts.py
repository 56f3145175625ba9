"""Scripts of betting rounds, each aimed at a wrong rule about what a player may do."""

from collections.abc import Callable

from quizzes.engine.hand import Hand
from quizzes.engine.profile import RulesProfile
from quizzes.engine.units import Chips
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.raise_scripts import ADDING, BARRED, deal_script, newcomer_over_short_all_ins
from quizzes.exercises.scripts import MOST_SEATS, Script, stage


def first_in(script: Script) -> int:
    """Before the flop nobody has raised yet; hands back how many seats it takes, like every script."""
    seats = script.dealer.number(2, MOST_SEATS)
    script.leads(script.dealer.number(0, seats - 2), limps=0.3)
    return seats


def option(script: Script) -> int:
    """Everybody who plays has called the big blind, who is to act."""
    seats = script.dealer.number(2, MOST_SEATS)
    script.answers(seats - 1, callers=1)
    return seats


def unopened(script: Script) -> int:
    """After the flop nobody has bet yet."""
    seats = script.dealer.number(2, 5)
    script.leads(script.dealer.number(0, seats - 1))
    return seats


def check_raise(script: Script) -> int:
    """Who checked is to act over a bet."""
    script.leads(script.dealer.number(1, 2))
    script.raises()
    script.answers(script.some(2))
    return len(script.moves)


def short_caller(script: Script) -> int:
    """Who has less than a call costs is to act."""
    script.leads(script.some(2), limps=0)
    script.raises(least=2)
    script.answers(script.some(1))
    _hero_has(script, between=(script.big_blind if script.preflop else 0, script.high))
    return len(script.moves) + 1 + script.some(2)


def short_first_in(script: Script) -> int:
    """Who has more than the big blind and less than twice as much is to act, and nobody has raised."""
    seats = first_in(script)
    _hero_has(script, between=(script.high, script.high + script.size))
    return seats


def short_bettor(script: Script) -> int:
    """Who has less than the least bet is to act, and nobody has bet."""
    seats = unopened(script)
    _hero_has(script, between=(0, script.size))
    return seats


def short_check_raiser(script: Script) -> int:
    """Who checked can call the bet and has something left, but not enough for a full raise."""
    seats = check_raise(script)
    _hero_has(script, between=(script.high, script.high + script.size))
    return seats


def short_newcomer(script: Script) -> int:
    """Who has not acted yet can go over a short all-in, but not by a full raise."""
    seats = newcomer_over_short_all_ins(script)
    _hero_has(script, between=(script.high, script.high + script.size))
    return seats


def _hero_has(script: Script, between: tuple[int, int]) -> None:
    """A stack strictly between the two."""
    low, high = between
    script.hero_has = Chips(script.dealer.number(low + script.chip, high - script.chip, script.chip))


Part = tuple[Callable[[Script], int], bool]
"""A script, and whether it plays before the flop."""

RULE: tuple[Part, ...] = ((first_in, True), (option, True), (unopened, False), (check_raise, False))
SHORT: tuple[Part, ...] = (
    (short_caller, True),
    (short_caller, False),
    (short_first_in, True),
    (short_bettor, False),
    (short_check_raiser, False),
)
TRAPS: tuple[Part, ...] = ((option, True), (unopened, False), *SHORT)


def deal_part(dealer: Dealer, profile: RulesProfile, parts: tuple[Part, ...]) -> Hand:
    """The hand that one of these scripts leads to."""
    write, preflop = dealer.pick(parts)
    script = Script(dealer, preflop)
    return stage(script, profile, write(script))


def deal_over_short_all_ins(dealer: Dealer, profile: RulesProfile) -> Hand:
    """A hand in which short all-ins decide who may raise, or the player to act is short himself."""
    if dealer.chance(1 / 4):
        return deal_part(dealer, profile, SHORT)
    write = dealer.pick(dealer.pick((BARRED, BARRED, ADDING, (short_newcomer,))))
    return deal_script(dealer, profile, write, reraises=1 / 2)
