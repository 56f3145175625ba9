"""A betting round written as a script of turns, and the hand that plays it at a table of chance."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from quizzes.engine.games import NLHE
from quizzes.engine.hand import Action, Hand, Verb
from quizzes.engine.profile import RulesProfile
from quizzes.engine.seats import big_blind_seat, clockwise
from quizzes.engine.units import Chips, Seat
from quizzes.exercises.dealer import Dealer
from quizzes.exercises.staging import LIMITS, Limit, answer_bet, bet_to, fold, next_street

MOST_SEATS = 8


@dataclass(frozen=True, slots=True)
class Move:
    """One turn of a script, whoever takes it."""

    verb: Verb
    to: Chips | None = None
    all_in: bool = False


class Script:
    """The turns of one betting round up to the one that is asked about, with the bets they make."""

    def __init__(self, dealer: Dealer, preflop: bool, limits: Sequence[Limit] = LIMITS, reraises: float = 0) -> None:
        self.dealer = dealer
        self.reraises = reraises
        self.preflop = preflop
        self.limit = dealer.pick(limits)
        self.big_blind = self.limit.stakes.big_blind
        self.chip = self.limit.stakes.smallest_chip
        self.high = int(self.big_blind) if preflop else 0
        self.size = int(self.big_blind)
        self.moves: list[Move] = []
        self.short_blind: Chips | None = None
        self.hero_has: Chips | None = None
        """All that the player to act has on this street, where it is not plenty."""
        self.room = 2
        """Turns that may still be added for company."""
        self.overtaken = 0
        """Players who bet and were raised: they answer before the raiser is asked again."""

    def some(self, most: int) -> int:
        """A number of turns for company, as far as there is room."""
        count = self.dealer.number(0, min(most, self.room))
        self.room -= count
        return count

    def leads(self, count: int, limps: float = 0.2) -> None:
        """Turns before anybody bets: folds and now and then a limp, on later streets checks."""
        for _ in range(count):
            verb = Verb.CHECK
            if self.preflop:
                verb = Verb.CALL if self.dealer.chance(limps) else Verb.FOLD
            self.moves.append(Move(verb))

    def answers(self, count: int, callers: int = 0) -> None:
        """Turns that call or fold, at least so many of them calls."""
        calls = [place < callers or self.dealer.chance(0.35) for place in range(count)]
        self.moves += [Move(Verb.CALL if call else Verb.FOLD) for call in self.dealer.shuffled(calls)]

    def raises(self, least: float = 1) -> None:
        """A full bet or raise, of at least so many times the last."""
        factor = self.dealer.pick([factor for factor in (1, 1.25, 1.5, 2, 2, 2.5, 3) if factor >= least])
        to = self.limit.up(self.high + self.size * factor)
        self.size, self.high = to - self.high, to
        self.moves.append(Move(Verb.RAISE, to))

    def opens(self) -> None:
        """A bet or raise with room for all-ins above it, at times over an earlier one."""
        if self.dealer.chance(self.reraises):
            self.raises()
            self.answers(self.some(1))
            self.overtaken += 1 + sum(move.verb is Verb.CALL for move in self.moves[-1:])
        self.raises(least=2)

    def comes_back(self) -> int:
        """Everyone overtaken answers; hands back how many seats the script takes."""
        seats = len(self.moves)
        self.answers(self.overtaken)
        return seats

    def goes_all_in(self, least: int, most: int) -> int:
        """An all-in raise of so many chips more, too few for a full one; hands the number back."""
        more = self.dealer.number(least, most, self.chip)
        self.high += more
        self.moves.append(Move(Verb.RAISE, Chips(self.high), all_in=True))
        return more

    def goes_short(self) -> int:
        """An all-in raise that falls short of a full one by any number of chips."""
        return self.goes_all_in(self.chip, self.size - self.chip)


def stage(script: Script, profile: RulesProfile, seats: int) -> Hand:
    """Seat so many players who reach the script's street, and play the hand to the end of the script."""
    dealer = script.dealer
    if script.preflop:
        count = max(seats, 2)
        players = list(clockwise(count, big_blind_seat(count) + 1))
        entry = 0
    else:
        count = seats + dealer.number(0, MOST_SEATS - seats)
        players = sorted(dealer.sample([Seat(seat) for seat in range(count)], seats))
        limped = big_blind_seat(count) in players and dealer.chance(0.3)
        entry = int(script.limit.up(script.big_blind * (1 if limped else dealer.pick((2, 2.5, 3, 4)))))
    stacks = _stacks(script, count, players, entry)
    hand = Hand.start(NLHE, profile, script.limit.stakes, stacks)
    if not script.preflop:
        hand = _reach_street(dealer, hand, players, Chips(entry))
    for move in script.moves:
        if move.verb is Verb.RAISE and move.to is not None:
            hand = bet_to(hand, move.to)
        else:
            hand = hand.after(Action(move.verb, hand.to_act))
    return hand


def _stacks(script: Script, count: int, players: Sequence[Seat], entry: int) -> list[Chips]:
    """Deep enough for the raise that is asked about, and exactly what is needed for every all-in of the script."""
    unit = script.limit.unit
    least = script.limit.up(max(30 * script.big_blind, entry + 2 * (script.high + script.size)))
    stacks = [Chips(script.dealer.number(least, 3 * least, unit)) for _ in range(count)]
    waiting = deque(players)
    if script.short_blind:
        big = big_blind_seat(count)
        waiting.remove(big)
        stacks[big] = script.short_blind
    for move in script.moves:
        seat = waiting.popleft()
        if move.all_in and move.to is not None:
            stacks[seat] = Chips(entry + move.to)
        elif move.verb is not Verb.FOLD:
            waiting.append(seat)
    if script.hero_has:
        stacks[waiting[0]] = Chips(entry + script.hero_has)
    return stacks


def _reach_street(dealer: Dealer, hand: Hand, players: Sequence[Seat], entry: Chips) -> Hand:
    """Before the flop the players put in their entry and the others fold; up to the script's street they check."""
    deck = dealer.deck()
    street = dealer.pick((1, 1, 1, 2, 3))
    while hand.street < street:
        if hand.to_act is None:
            hand = next_street(hand, deck)
        elif hand.street == 0 and hand.to_act not in players:
            hand = fold(hand)
        elif hand.street == 0 and hand.round.highest_bet < entry:
            hand = bet_to(hand, entry)
        else:
            hand = answer_bet(hand)
    return hand
