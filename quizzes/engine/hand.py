"""One whole hand: an immutable state; `after(action)` gives the next."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum, unique

from quizzes.engine.betting import BettingRound, Bettor, Breach, IllegalAction
from quizzes.engine.cards import Cards, parse_cards, write_cards
from quizzes.engine.games import Game
from quizzes.engine.profile import RulesProfile
from quizzes.engine.seats import Post, Posted, Stakes, first_of, forced_bets, next_of
from quizzes.engine.units import Chips, Seat


@unique
class Verb(StrEnum):
    """What can happen in a hand."""

    DEAL = "deal"
    BOARD = "board"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    SHOW = "show"
    MUCK = "muck"


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that happens, written "p3 raise 225", "p3 fold", "deal p1 2s4h", "board Qc7s8c", "p3 show JhAh"."""

    verb: Verb
    seat: Seat | None = None
    to: Chips | None = None
    """Of a bet or raise: the total of this street."""
    cards: Cards = ()

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Read an action. Raises ValueError.

        >>> str(Action.parse("p3 raise 225"))
        'p3 raise 225'
        """
        first, *rest = text.split()
        if first == Verb.BOARD:
            return cls(Verb.BOARD, cards=parse_cards("".join(rest)))
        if not rest:
            raise ValueError(text)
        if first == Verb.DEAL:
            return cls(Verb.DEAL, Seat.parse(rest[0]), cards=parse_cards("".join(rest[1:])))
        verb = Verb(rest.pop(0))
        to = Chips(int("".join(rest[:1]))) if verb in (Verb.BET, Verb.RAISE) else None
        return cls(verb, Seat.parse(first), to, parse_cards("".join(rest[to is not None :])))

    def __str__(self) -> str:
        actor = [str(self.seat)] if self.seat is not None else []
        words = [self.verb, *actor] if self.verb is Verb.DEAL else [*actor, self.verb]
        if self.to is not None:
            words.append(str(self.to))
        if self.cards:
            words.append(write_cards(self.cards))
        return " ".join(words)


@unique
class Await(StrEnum):
    """What the hand waits for."""

    ACT = "act"
    BOARD = "board"
    SHOWDOWN = "showdown"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Hand:
    """The state of a hand. Cards may be unknown: a hand can be played, and its pots told, without any."""

    game: Game
    profile: RulesProfile
    stakes: Stakes
    stacks: tuple[Chips, ...]
    """Before anything was posted."""
    posts: tuple[Posted, ...]
    round: BettingRound
    gathered: tuple[Chips, ...]
    """Put in by each seat on earlier streets, its own ante included."""
    dead: Chips
    """The big-blind ante: in the pot, and nobody's bet."""
    holes: tuple[Cards, ...]
    to_act: Seat | None = None
    last_to_act: Seat | None = None
    """The last seat to have acted on this street."""
    street: int = 0
    board: Cards = ()
    mucked: tuple[Seat, ...] = ()
    shown: tuple[Seat, ...] = ()
    log: tuple[Action, ...] = ()

    @classmethod
    def start(cls, game: Game, profile: RulesProfile, stakes: Stakes, stacks: Sequence[int]) -> "Hand":
        """The hand once antes and blinds are posted. Raises ValueError when the game does not seat so many."""
        if len(stacks) not in game.seats or min(stacks) <= 0:
            raise ValueError(stacks)
        posts = forced_bets(profile, stakes, [Chips(stack) for stack in stacks]).value
        left, blinds, antes, dead = list(stacks), [0] * len(stacks), [0] * len(stacks), 0
        for posted in posts:
            left[posted.seat] -= posted.chips
            if posted.post is Post.ANTE:
                antes[posted.seat] += posted.chips
            elif posted.post is Post.BIG_BLIND_ANTE:
                dead += posted.chips
            else:
                blinds[posted.seat] += posted.chips
        bettors = tuple(Bettor(Chips(stack), Chips(bet)) for stack, bet in zip(left, blinds, strict=True))
        big_blind = stakes.big_blind
        opened = BettingRound(bettors, big_blind, last_full_raise=big_blind, big_blind=big_blind, first_round=True)
        return cls(
            game=game,
            profile=profile,
            stakes=stakes,
            stacks=tuple(Chips(stack) for stack in stacks),
            posts=posts,
            round=opened,
            gathered=tuple(Chips(ante) for ante in antes),
            dead=Chips(dead),
            holes=((),) * len(stacks),
            to_act=first_of(opened).value,
        )

    @property
    def live(self) -> tuple[Seat, ...]:
        """The seats that can still win chips, in the order of seats."""
        bettors = self.round.bettors
        return tuple(Seat(at) for at, bettor in enumerate(bettors) if not bettor.folded and at not in self.mucked)

    @property
    def put_in(self) -> tuple[Chips, ...]:
        """By seat, over the whole hand; without a big-blind ante."""
        return tuple(Chips(chips + bettor.bet) for chips, bettor in zip(self.gathered, self.round.bettors, strict=True))

    @property
    def street_name(self) -> str:
        return self.game.streets[self.street].name

    @property
    def awaits(self) -> Await:
        """What has to happen next."""
        if self.to_act is not None:
            return Await.ACT
        if len(self.live) == 1:
            return Await.NOTHING
        if self.street + 1 < len(self.game.streets):
            return Await.BOARD
        return Await.NOTHING if set(self.live) <= set(self.shown) else Await.SHOWDOWN

    @property
    def betting_is_over(self) -> bool:
        """Whether nobody can bet any more in this hand, on this street or a later one."""
        if self.to_act is not None:
            return False
        able = sum(bettor.can_act for bettor in self.round.bettors)
        return self.street + 1 == len(self.game.streets) or able < 2 or len(self.live) == 1

    def after(self, action: Action) -> "Hand":
        """The hand once this has happened. Raises IllegalAction and changes nothing when it may not."""
        if action.verb is Verb.DEAL:
            changed = self._dealt(action)
        elif action.verb is Verb.BOARD:
            changed = self._next_street(action.cards)
        elif action.verb in (Verb.SHOW, Verb.MUCK):
            changed = self._showed(action)
        else:
            changed = self._acted(action)
        return replace(changed, log=(*self.log, action))

    def _acted(self, action: Action) -> "Hand":
        seat, round_ = action.seat, self.round
        if seat is None or seat != self.to_act:
            raise IllegalAction(Breach.NOT_YOUR_TURN)
        if action.verb is Verb.FOLD:
            round_ = round_.folded(seat)
        elif action.verb is Verb.CHECK:
            round_ = round_.checked(seat)
        elif action.verb is Verb.CALL:
            round_ = round_.called(seat)
        else:
            if (action.verb is Verb.BET) == bool(round_.highest_bet):
                raise IllegalAction(Breach.ALREADY_BET if round_.highest_bet else Breach.NOT_YET_BET)
            round_ = round_.raised(seat, action.to or Chips(0))
        alone = sum(not bettor.folded for bettor in round_.bettors) == 1
        to_act = None if alone else next_of(round_, seat).value
        return replace(self, round=round_, to_act=to_act, last_to_act=seat)

    def _dealt(self, action: Action) -> "Hand":
        seat, cards = action.seat, action.cards
        if seat is None or seat >= len(self.holes) or self.holes[seat]:
            raise IllegalAction(Breach.NOT_NOW)
        if len(cards) != self.game.hole_cards:
            raise IllegalAction(Breach.WRONG_NUMBER_OF_CARDS)
        self._check_unseen(cards)
        return replace(self, holes=(*self.holes[:seat], cards, *self.holes[seat + 1 :]))

    def _next_street(self, cards: Cards) -> "Hand":
        if self.awaits is not Await.BOARD:
            raise IllegalAction(Breach.NOT_NOW)
        if len(cards) != self.game.streets[self.street + 1].board:
            raise IllegalAction(Breach.WRONG_NUMBER_OF_CARDS)
        self._check_unseen(cards)
        big_blind = self.stakes.big_blind
        bettors = tuple(Bettor(bettor.stack, folded=bettor.folded) for bettor in self.round.bettors)
        opened = BettingRound(bettors, highest_bet=Chips(0), last_full_raise=big_blind, big_blind=big_blind)
        return replace(
            self,
            round=opened,
            gathered=self.put_in,
            to_act=first_of(opened).value,
            last_to_act=None,
            street=self.street + 1,
            board=(*self.board, *cards),
        )

    def _showed(self, action: Action) -> "Hand":
        seat = action.seat
        if seat not in self.live or seat in self.shown or not self.betting_is_over:
            raise IllegalAction(Breach.NOT_NOW)
        if action.verb is Verb.MUCK:
            return replace(self, mucked=(*self.mucked, seat))
        held = self.holes[seat]
        if not held and action.cards:
            return replace(self._dealt(replace(action, verb=Verb.DEAL)), shown=(*self.shown, seat))
        if set(action.cards) - set(held):
            raise IllegalAction(Breach.CARD_ALREADY_DEALT)
        return replace(self, shown=(*self.shown, seat))

    def _check_unseen(self, cards: Cards) -> None:
        seen = [*self.board, *(card for hole in self.holes for card in hole), *cards]
        if len(set(seen)) < len(seen):
            raise IllegalAction(Breach.CARD_ALREADY_DEALT)
