"""Whole hands of any game, played at random through Hand.after: short stacks, antes, all-ins, draws, two boards."""

from collections.abc import Iterator
from random import Random
from typing import Any

from quizzes.engine.betting import Legal, legal_actions
from quizzes.engine.deals import draw_options
from quizzes.engine.games import GAMES, Betting, Game, Opening
from quizzes.engine.hand import Action, Await, Hand
from quizzes.engine.profile import ALL_PROFILES
from quizzes.engine.seats import Stakes
from quizzes.engine.units import Chips


def legal(hand: Hand) -> Legal:
    """What the engine lets the seat to act do."""
    if hand.to_draw is not None:
        return draw_options(hand, hand.to_draw).value
    assert hand.to_act is not None
    return legal_actions(hand.round, hand.to_act).value


def stakes_of(game: Game, rng: Random) -> Stakes:
    """Blinds, antes and limits as one meets them, also odd ones."""
    unit = rng.choice((1, 1, 1, 5))
    big = rng.choice((2, 4, 5, 10, 30)) * unit
    fixed = game.betting is Betting.FIXED_LIMIT
    ante = rng.choice((0, 0, max(unit, big // 5 // unit * unit)))
    told: dict[str, Any] = {"smallest_chip": unit}
    if game.opening is Opening.BRING_IN:
        small = 2 * big
        told |= {"ante": ante or unit, "bring_in": rng.choice((big, max(unit, big // 2 // unit * unit)))}
        told |= {"small_bet": small, "big_bet": 2 * small}
    elif game.opening is Opening.BUTTON_BLIND:
        told |= {"ante": big, "big_blind": big}
    else:
        told |= {"small_blind": max(unit, big // 2 // unit * unit), "big_blind": big}
        told |= {"ante": ante} if rng.random() < 0.7 else {"big_blind_ante": big if not fixed else 0}
    return Stakes(**{name: Chips(chips) for name, chips in told.items()})


def start(code: str, profile: str, rng: Random) -> Hand:
    """A table of any size, most stacks short."""
    game = GAMES[code]
    count = rng.choice((2, 3, 3, 4, rng.choice(game.seats), game.seats[-1]))
    stakes = stakes_of(game, rng)
    unit, base = stakes.smallest_chip, stakes.big_blind or stakes.small_bet
    sizes = [rng.choice((1, 2, 3, 5, 8, 20, 60)) * base // rng.choice((1, 2, 3)) for _ in range(count)]
    stacks = [max(unit, (size + rng.randrange(base)) // unit * unit) for size in sizes]
    if rng.random() < 0.3:
        stacks[0] = stacks[-1]
    return Hand.start(game, ALL_PROFILES[profile], stakes, [Chips(stack) for stack in stacks])


class Dealer:
    """A shuffled deck, at times a narrow one, so that hands tie; discards come back when it is used up."""

    def __init__(self, hand: Hand, rng: Random) -> None:
        self.rng = rng
        deck = [str(card) for card in hand.game.deck]
        need = hand.game.hole_cards * len(hand.stacks) + 14
        low = [card for card in deck if card[0] in "A2345678"]
        narrow = rng.random() < 0.5 and len(low) >= need
        self.deck = low if narrow else deck
        rng.shuffle(self.deck)
        self.earlier: list[str] = []
        self.now: list[str] = []

    @property
    def left(self) -> int:
        return len(self.deck) + len(self.earlier)

    def cards(self, count: int) -> str:
        """Some cards, in one word."""
        if len(self.deck) < count:
            self.rng.shuffle(self.earlier)
            self.deck, self.earlier = self.earlier + self.deck, []
        return "".join(self.deck.pop() for _ in range(count))

    def next_draw(self) -> None:
        """Only what was discarded in an earlier draw may be dealt again."""
        self.earlier, self.now = self.earlier + self.now, []


def play(hand: Hand, rng: Random) -> Iterator[tuple[Hand, str]]:
    """The hand before each line, and the line; the last comes with an empty one."""
    dealer = Dealer(hand, rng)
    tight, drawing, frozen = rng.choice((0.05, 0.15, 0.3)), -1, 0
    deal_at_once = rng.random() < 0.5
    while True:
        owing = [seat for seat in hand.live if hand.owed[seat]]
        if owing and (hand.to_draw is None or deal_at_once or hand.owed[hand.to_draw]):
            due = hand.to_draw if hand.to_draw in owing else owing[0]
            line = dealt(hand, due, dealer)
        elif len(hand.board) < hand.board_due:
            line = f"board {dealer.cards(hand.board_due - len(hand.board))}"
        elif hand.to_draw is not None:
            if hand.street != drawing:
                drawing = hand.street
                dealer.next_draw()
            line = draw(hand, dealer, rng)
        elif hand.to_act is not None:
            frozen = len(hand.board)
            line = act(hand, rng, tight)
        else:
            line = later(hand, dealer, rng, frozen)
        yield hand, line
        if not line:
            return
        hand = hand.after(Action.parse(line))


def dealt(hand: Hand, seat: int, dealer: Dealer) -> str:
    street, owed = hand.game.streets[hand.street], hand.owed[seat]
    if street.draw or not street.up:
        return f"deal p{seat + 1} {dealer.cards(owed)}"
    down, up = dealer.cards(street.down), dealer.cards(street.up)
    return f"deal p{seat + 1} {down} up {up}" if down else f"deal p{seat + 1} up {up}"


def draw(hand: Hand, dealer: Dealer, rng: Random) -> str:
    assert hand.to_draw is not None
    if rng.random() < 0.02:
        return f"{hand.to_draw} fold"
    held = [str(card) for card in hand.holes[hand.to_draw]]
    owed = sum(hand.owed)
    discards = rng.sample(held, min(rng.randrange(len(held) + 1), max(0, dealer.left - owed)))
    dealer.now += discards
    return f"{hand.to_draw} draw {''.join(discards) or 0}"


def act(hand: Hand, rng: Random, tight: float) -> str:
    options, seat = legal(hand), hand.to_act
    spread = options.bet or options.raise_to
    if spread and rng.random() < 0.35:
        fixed = hand.game.betting is Betting.FIXED_LIMIT
        inside = rng.choice((spread.min, spread.max)) if fixed else rng.randint(spread.min, spread.max)
        to = rng.choice((spread.min, spread.min, spread.max, inside))
        if not fixed and to < spread.max:
            to = max(spread.min, to // hand.stakes.smallest_chip * hand.stakes.smallest_chip)
        return f"{seat} {'bet' if options.bet else 'raise'} {to}"
    if options.bring_in:
        return f"{seat} bring-in"
    if options.check:
        return f"{seat} check"
    return f"{seat} fold" if rng.random() < tight else f"{seat} call"


def later(hand: Hand, dealer: Dealer, rng: Random, frozen: int) -> str:
    """No bet is due: the next street, the second board, the showdown, or nothing."""
    if hand.awaits is Await.BOARD:
        return f"board {dealer.cards(hand.game.streets[hand.street + 1].board)}"
    if hand.awaits is Await.DEAL:
        return _next_stud_street(hand, dealer)
    if hand.awaits is Await.SHOWDOWN:
        late = 0 if hand.game.opening is Opening.BRING_IN else len(hand.board) - frozen
        if late and not hand.second_board and not hand.shown and rng.random() < 0.5 and dealer.left >= late:
            return f"board twice {dealer.cards(late)}"
        return _showdown(hand, rng)
    return ""


def _next_stud_street(hand: Hand, dealer: Dealer) -> str:
    if dealer.left < len(hand.live):
        return f"board {dealer.cards(1)}"
    street, seat = hand.game.streets[hand.street + 1], hand.live[0]
    return f"deal {seat} {dealer.cards(1)}" if street.down else f"deal {seat} up {dealer.cards(1)}"


def _showdown(hand: Hand, rng: Random) -> str:
    waiting = [seat for seat in hand.live if seat not in hand.shown]
    all_in = any(hand.round.bettors[seat].all_in for seat in hand.live)
    if not all_in and len(hand.live) > 1 and rng.random() < 0.1:
        return f"{waiting[0]} muck"
    return f"{waiting[0]} show {''.join(map(str, hand.holes[waiting[0]]))}"
