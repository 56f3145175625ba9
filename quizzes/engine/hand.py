"""One whole hand: an immutable state; `after(action)` gives the next."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum, unique

from quizzes.engine import betting, deals
from quizzes.engine.action import Action, Verb
from quizzes.engine.cards import Cards
from quizzes.engine.games import Game, Opening
from quizzes.engine.profile import RulesProfile
from quizzes.engine.round import BettingRound, Bettor, Breach, IllegalAction
from quizzes.engine.seats import IN_FRONT, OPENING_BETS, Post, Posted, Stakes, button_seat, forced_bets, next_after
from quizzes.engine.state import State
from quizzes.engine.units import NO_CHIPS, Chips, Seat

__all__ = ["Action", "Await", "Hand", "Verb"]


@unique
class Await(StrEnum):
    """What the hand waits for."""

    ACT = "act"
    DRAW = "draw"
    DEAL = "deal"
    BOARD = "board"
    SHOWDOWN = "showdown"
    NOTHING = "nothing"


@dataclass(frozen=True)
class Hand(State):
    """The state of a hand. Cards may be unknown: a hand can be played, and its pots told, without any."""

    game: Game
    profile: RulesProfile
    stakes: Stakes
    stacks: tuple[Chips, ...]
    """Before anything was posted."""
    posts: tuple[Posted, ...]
    button: Seat | None
    """None where the button lies before an empty chair."""
    round: BettingRound
    gathered: tuple[Chips, ...]
    """Put in by each seat on earlier streets, its own ante included."""
    dead: Chips
    """A big-blind ante and dead blinds: in the pot, and nobody's bet."""
    holes: tuple[Cards, ...]
    """The cards known of each seat, face down or up."""
    up: tuple[Cards, ...]
    """Those of them that lie face up."""
    owed: tuple[int, ...]
    """Cards each seat has still to be dealt on this street."""
    to_act: Seat | None = None
    to_draw: Seat | None = None
    last_to_act: Seat | None = None
    """The last seat to have acted on this street."""
    street: int = 0
    board: Cards = ()
    second_board: Cards = ()
    """Run twice: the other board, its shared cards included."""
    mucked: tuple[Seat, ...] = ()
    shown: tuple[Seat, ...] = ()
    log: tuple[Action, ...] = ()

    @classmethod
    def start(
        cls,
        game: Game,
        profile: RulesProfile,
        stakes: Stakes,
        stacks: Sequence[int],
        posts: Sequence[Posted] | None = None,
        button: Seat | None = None,
        dead_button: bool = False,
    ) -> "Hand":
        """The hand once antes and blinds are posted, as they fall due or as told (dead blinds, straddles, latecomers).

        Raises ValueError when the game does not seat so many, or a stack is empty.
        """
        if len(stacks) not in game.seats or min(stacks) <= 0:
            raise ValueError(stacks)
        if posts is None:
            posts = forced_bets(profile, stakes, [Chips(stack) for stack in stacks], game).value
        left, bets, antes, dead = list(stacks), [0] * len(stacks), [0] * len(stacks), 0
        for posted in posts:
            left[posted.seat] -= posted.chips
            if posted.post is Post.ANTE:
                antes[posted.seat] += posted.chips
            elif posted.post in IN_FRONT:
                bets[posted.seat] += posted.chips
            else:
                dead += posted.chips
        bettors = tuple(Bettor(Chips(stack), Chips(bet)) for stack, bet in zip(left, bets, strict=True))
        count = len(stacks)
        hand = cls(
            game=game,
            profile=profile,
            stakes=stakes,
            stacks=tuple(Chips(stack) for stack in stacks),
            posts=tuple(posts),
            button=None if dead_button else button_seat(count) if button is None else button,
            round=BettingRound(bettors, NO_CHIPS, NO_CHIPS, NO_CHIPS),
            gathered=tuple(Chips(ante) for ante in antes),
            dead=Chips(dead),
            holes=((),) * count,
            up=((),) * count,
            owed=(game.streets[0].down + game.streets[0].up,) * count,
        )
        return deals.open_street(hand, bettors, 0)

    def at_start(self) -> "Hand":
        """The same hand as it began, with what was posted in it."""
        stacks, posts = self.stacks, self.posts
        return Hand.start(self.game, self.profile, self.stakes, stacks, posts, self.button, self.button is None)

    @property
    def blind(self) -> Seat | None:
        """The seat of the last blind or straddle: its bet opens the betting."""
        return next((posted.seat for posted in reversed(self.posts) if posted.post in OPENING_BETS), None)

    @property
    def live(self) -> tuple[Seat, ...]:
        """The seats that can still win chips, in the order of seats."""
        bettors = self.round.bettors
        return tuple(Seat(at) for at, bettor in enumerate(bettors) if not bettor.folded and at not in self.mucked)

    @property
    def put_in(self) -> tuple[Chips, ...]:
        """By seat, over the whole hand; without dead chips."""
        return tuple(Chips(chips + bettor.bet) for chips, bettor in zip(self.gathered, self.round.bettors, strict=True))

    @property
    def street_name(self) -> str:
        return self.game.streets[self.street].name

    @property
    def board_due(self) -> int:
        """Community cards that the streets so far have."""
        return sum(street.board for street in self.game.streets[: self.street + 1])

    @property
    def own_cards(self) -> int:
        """Cards a player holds once all are dealt: in stud one less where the last lies in the middle for all."""
        return self.game.hole_cards - (len(self.board) if self.game.opening is Opening.BRING_IN else 0)

    @property
    def on_last_street(self) -> bool:
        return self.street + 1 == len(self.game.streets)

    @property
    def awaits(self) -> Await:
        """What has to happen next."""
        if self.round.live == 1:
            return Await.NOTHING
        if len(self.board) < self.board_due:
            return Await.BOARD
        if self.to_draw is not None:
            return Await.DEAL if self.owed[self.to_draw] else Await.DRAW
        if self.to_act is not None:
            return Await.ACT
        if self._cards_to_come:
            return Await.DEAL
        if not self.on_last_street:
            return Await.BOARD if self.game.streets[self.street + 1].board else Await.DEAL
        return Await.NOTHING if set(self.live) <= set(self.shown) else Await.SHOWDOWN

    @property
    def _cards_to_come(self) -> bool:
        return self.street > 0 and any(self.owed[seat] for seat in self.live)

    @property
    def betting_is_over(self) -> bool:
        """Whether nobody can bet any more in this hand, on this street or a later one."""
        if self.to_act is not None or self.to_draw is not None or self._cards_to_come:
            return False
        able = sum(bettor.can_act for bettor in self.round.bettors)
        return self.on_last_street or able < 2 or self.round.live == 1

    def after(self, action: Action) -> "Hand":
        """The hand once this has happened. Raises IllegalAction and changes nothing when it may not."""
        change = _CHANGES.get(action.verb, _acted)
        return change(self, action).having(log=(*self.log, action))


def _acted(hand: Hand, action: Action) -> Hand:
    seat, round_ = action.seat, hand.round
    if action.verb is Verb.FOLD and seat is not None and seat == hand.to_draw:
        return deals.folded_instead(hand, seat)
    if seat is None or seat != hand.to_act:
        raise IllegalAction(Breach.NOT_YOUR_TURN)
    if action.verb is Verb.FOLD:
        round_ = betting.folded(round_, seat)
    elif action.verb is Verb.CHECK:
        round_ = betting.checked(round_, seat)
    elif action.verb is Verb.CALL:
        round_ = betting.called(round_, seat)
    elif action.verb is Verb.BRING_IN:
        round_ = betting.brought_in(round_, seat)
    else:
        stands = round_.highest_bet or round_.bring_in
        if (action.verb is Verb.BET) == bool(stands):
            raise IllegalAction(Breach.ALREADY_BET if stands else Breach.NOT_YET_BET)
        round_ = betting.raised(round_, seat, action.to or NO_CHIPS)
    round_ = deals.without_cap(hand, round_)
    to_act = next_after(round_, seat).value
    hand = hand.having(round=round_, last_to_act=seat, to_act=to_act)
    return deals.open_draw(hand) if to_act is None else hand


_CHANGES = {
    Verb.DEAL: deals.dealt,
    Verb.BOARD: deals.board_dealt,
    Verb.DRAW: deals.drawn,
    Verb.SHOW: deals.showed,
    Verb.MUCK: deals.showed,
}
