"""How a hand goes on from street to street: cards dealt, changed and shown, and the betting round they open."""

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, TypeVar

from quizzes.engine.action import Action, Verb
from quizzes.engine.betting import Legal, folded
from quizzes.engine.cards import DECK, Cards
from quizzes.engine.games import Betting, Opening
from quizzes.engine.profile import HeadsUpCap
from quizzes.engine.round import BettingRound, Bettor, Breach, IllegalAction
from quizzes.engine.seats import Post, faces, first_to_act
from quizzes.engine.stud import has_open_pair
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import NO_CHIPS, Chips, Seat

T = TypeVar("T")

if TYPE_CHECKING:
    from quizzes.engine.hand import Hand


def open_street(hand: "Hand", bettors: Sequence[Bettor], street: int) -> "Hand":
    """The hand at the beginning of a street, before its cards: the round is set, and opens once the cards allow it."""
    dealt = hand.game.streets[street]
    opened = hand.having(
        street=street, last_to_act=None, to_act=None, to_draw=None, round=_round(hand, bettors, street)
    )
    if street:
        each = dealt.down + dealt.up
        owed = tuple(0 if bettor.folded else each for bettor in bettors)
        if dealt.draw and (street > 1 or not hand.log):  # nobody could bet: what was drawn, or dealt, may still be due
            owed = hand.owed
        opened = opened.having(gathered=hand.put_in, owed=owed)
    if dealt.draw:
        return opened.having(to_draw=opened.live[0])
    return open_draw_or_betting(opened)


def _open_betting(hand: "Hand") -> "Hand":
    """Whose turn it is, once all cards that decide it are there."""
    if hand.game.opening is Opening.BRING_IN:
        if any(hand.owed[seat] for seat in hand.live) or not faces(hand):
            return hand
        hand = _with_open_pair(hand)
    return hand.having(to_act=first_to_act(hand).value)


def _round(hand: "Hand", bettors: Sequence[Bettor], street: int) -> BettingRound:
    game, stakes, first = hand.game, hand.stakes, street == 0
    size = stakes.limit(game.streets[street].big_bet)
    limit = game.betting if first else game.later_betting or game.betting
    fixed = limit is Betting.FIXED_LIMIT
    blind = hand.blind if first else None
    high = _opening_bet(hand) if first else NO_CHIPS
    most_bets = None
    if fixed:
        raises = hand.profile.raises_after_bet
        if len(game.streets) == 2:
            raises = hand.profile.raises_after_bet_of_two_rounds
        begins_heads_up = sum(not bettor.folded for bettor in bettors) == 2
        if not (begins_heads_up and hand.profile.heads_up_cap is not HeadsUpCap.STAYS):
            most_bets = 1 + raises
    straddled = first and hand.profile.straddle_sets_size and high > stakes.big_blind
    return BettingRound(
        tuple(bettors),
        highest_bet=high,
        last_full_raise=high if straddled else size if fixed else stakes.big_blind,
        big_blind=size if fixed else stakes.big_blind,
        first_round=first,
        betting=limit,
        blind=blind,
        pot_before=_pot_before(hand, first) if limit is Betting.POT_LIMIT else NO_CHIPS,
        full_level=high,
        bets_made=1 if high else 0,
        most_bets=most_bets,
        next_level_only=fixed and hand.profile.limit_raise_to_next_level,
        bring_in=stakes.bring_in if first and game.opening is Opening.BRING_IN else None,
    )


def _opening_bet(hand: "Hand") -> Chips:
    """The full big blind, also where it was posted short, or a straddle."""
    if hand.blind is None:
        return NO_CHIPS
    straddles = [posted.chips for posted in hand.posts if posted.post is Post.STRADDLE]
    return Chips(max([hand.stakes.big_blind, *straddles]))


def _pot_before(hand: "Hand", first: bool) -> Chips:
    """What a pot-limit round counts besides its bets: the pot (TDA 54-C).

    In the first round that is antes, and what blinds lack of full ones (TDA 54-B).
    """
    if not first:
        return Chips(sum(hand.put_in) + hand.dead)
    if hand.game.opening is not Opening.BLINDS:
        return Chips(sum(hand.gathered) + hand.dead)
    stakes = hand.stakes
    posted = {Post.SMALL_BLIND: 0, Post.BIG_BLIND: 0, Post.DEAD_POST: 0}
    for post in hand.posts:
        if post.post in posted:
            posted[post.post] += post.chips
    small = stakes.big_blind if hand.profile.small_blind_rounds_up else stakes.small_blind
    missing = small - posted[Post.SMALL_BLIND] + stakes.big_blind - posted[Post.BIG_BLIND]
    return Chips(sum(hand.gathered) + posted[Post.DEAD_POST] + missing)


def _with_open_pair(hand: "Hand") -> "Hand":
    """On fourth street of seven-card stud some houses let an open pair bet double (C10)."""
    stud_high = hand.game.high is not None and hand.game.low is None
    if not (hand.profile.open_pair_may_double and stud_high and hand.street == 1):
        return hand
    if not any(has_open_pair(hand.up[seat]) for seat in hand.live):
        return hand
    return hand.having(round=hand.round.having(double_bet=hand.stakes.limit(big=True)))


def without_cap(hand: "Hand", round_: BettingRound) -> BettingRound:
    """Some houses lift the cap when a fold leaves two players before it is reached (C12)."""
    capped = round_.most_bets is not None and round_.bets_made >= round_.most_bets
    if round_.live == 2 and not capped and hand.profile.heads_up_cap is HeadsUpCap.BECOMES:
        return round_.having(most_bets=None)
    return round_


def open_draw(hand: "Hand") -> "Hand":
    """A round is over: in a draw game the next street begins at once, for nothing is dealt before the players draw."""
    if hand.on_last_street or hand.round.live == 1 or not hand.game.streets[hand.street + 1].draw:
        return hand
    return _next_street(hand)


def _next_street(hand: "Hand") -> "Hand":
    bettors = [Bettor(bettor.stack, folded=bettor.folded) for bettor in hand.round.bettors]
    return open_street(hand, bettors, hand.street + 1)


def _round_is_over(hand: "Hand") -> bool:
    return hand.to_act is None and hand.to_draw is None and hand.round.live > 1


def board_dealt(hand: "Hand", action: Action) -> "Hand":
    """Community cards: of the next street, or those this street began without (Courchevel). Raises IllegalAction."""
    _check_new(hand, action.cards)
    if action.twice:
        return _second_board(hand, action.cards)
    if hand.game.opening is Opening.BRING_IN:
        return _card_for_all(hand, action.cards)
    missing = hand.board_due - len(hand.board)
    if not missing:
        if not _round_is_over(hand) or hand.on_last_street:
            raise IllegalAction(Breach.NOT_NOW)
        hand = _next_street(hand.having(to_act=None))
        missing = hand.board_due - len(hand.board)
    if not missing:
        raise IllegalAction(Breach.NOT_NOW)
    if len(action.cards) != missing:
        raise IllegalAction(Breach.WRONG_NUMBER_OF_CARDS)
    return hand.having(board=(*hand.board, *action.cards))


def _second_board(hand: "Hand", cards: Cards) -> "Hand":
    """Run twice: the rest of a second board, once the first is complete and nobody can bet (WSOP Live Action 204)."""
    whole = sum(street.board for street in hand.game.streets)
    if not hand.betting_is_over or len(hand.board) < whole or hand.second_board:
        raise IllegalAction(Breach.NOT_NOW)
    if not 0 < len(cards) <= whole:
        raise IllegalAction(Breach.WRONG_NUMBER_OF_CARDS)
    return hand.having(second_board=(*hand.board[: whole - len(cards)], *cards))


def _card_for_all(hand: "Hand", cards: Cards) -> "Hand":
    """Stud with too few cards left for seventh street: one card in the middle is everybody's last (TDA RP-10-H)."""
    if not _may_deal_next(hand) or hand.street + 2 < len(hand.game.streets):
        raise IllegalAction(Breach.NOT_NOW)
    if len(cards) != 1:
        raise IllegalAction(Breach.WRONG_NUMBER_OF_CARDS)
    return _open_betting(_next_street(hand).having(board=cards, owed=(0,) * len(hand.stacks)))


def dealt(hand: "Hand", action: Action) -> "Hand":
    """Cards to one player, as many as he has still to get, known or not. Raises IllegalAction."""
    seat, count = action.seat, len(action.cards) + len(action.up) + action.unknown
    if seat is None or seat >= len(hand.stacks):
        raise IllegalAction(Breach.NOT_NOW)
    if hand.game.opening is Opening.BRING_IN and not hand.owed[seat] and _may_deal_next(hand):
        hand = _next_street(hand)
    due = hand.owed[seat] or _never_told(hand, seat)
    if seat not in hand.live or not due:
        raise IllegalAction(Breach.NOT_NOW)
    if count != due or len(action.up) > hand.game.streets[hand.street].up:
        raise IllegalAction(Breach.WRONG_NUMBER_OF_CARDS)
    _check_new(hand, (*action.cards, *action.up))
    new = hand.having(
        holes=_at(hand.holes, seat, (*hand.holes[seat], *action.cards, *action.up)),
        up=_at(hand.up, seat, (*hand.up[seat], *action.up)) if action.up else hand.up,
        owed=_at(hand.owed, seat, 0),
    )
    waits = new.to_act is None and new.to_draw is None and new.last_to_act is None
    return _open_betting(new) if waits and new.game.opening is Opening.BRING_IN else new


def _never_told(hand: "Hand", seat: Seat) -> int:
    """Hole cards beside a board may become known late: until then the hand is played without them."""
    beside_a_board = any(street.board for street in hand.game.streets)
    return hand.game.hole_cards if beside_a_board and not hand.holes[seat] else 0


def _may_deal_next(hand: "Hand") -> bool:
    dealing = any(hand.owed[seat] for seat in hand.live)
    return _round_is_over(hand) and not dealing and not hand.on_last_street


def draw_options(hand: "Hand", seat: Seat) -> Explained[Legal]:
    """What he may do on his turn to draw: change any of his cards, or none."""
    derivation = Derivation()
    legal = Legal(fold=True, draw=derivation.step(Rule.MAY_DRAW, hand.game.hole_cards, seat=seat))
    return derivation.conclude(Rule.LEGAL_ACTIONS, legal, seat=seat, actions=legal.verbs)


def drawn(hand: "Hand", action: Action) -> "Hand":
    """A player changes cards, or stands pat with none; the replacements are dealt afterwards. Raises IllegalAction."""
    seat = action.seat
    if seat is None or seat != hand.to_draw:
        raise IllegalAction(Breach.NOT_YOUR_TURN)
    count = len(action.cards) + action.unknown
    if count > hand.game.hole_cards:
        raise IllegalAction(Breach.WRONG_NUMBER_OF_CARDS)
    held = hand.holes[seat]
    if held and set(action.cards) - set(held):
        raise IllegalAction(Breach.CARD_NOT_HELD)
    kept = tuple(card for card in held if card not in action.cards) if not action.unknown else ()
    return _next_to_draw(hand.having(holes=_at(hand.holes, seat, kept), owed=_at(hand.owed, seat, count)), seat)


def _killed(hand: "Hand", seat: Seat) -> "Hand":
    """The hand of an all-in player who is away is killed; his chips stay in the pots (TDA 30)."""
    round_ = folded(hand.round, seat)
    return hand.having(round=round_, to_act=hand.to_act if round_.live > 1 else None)


def folded_instead(hand: "Hand", seat: Seat) -> "Hand":
    """A player folds on his turn to draw: a non-standard fold, and it binds (TDA 58)."""
    bettors = folded(hand.round, seat).bettors
    hand = hand.having(round=_round(hand.having(round=hand.round.having(bettors=bettors)), bettors, hand.street))
    return hand.having(to_draw=None) if hand.round.live == 1 else _next_to_draw(hand, seat)


def _next_to_draw(hand: "Hand", seat: Seat) -> "Hand":
    later = [other for other in hand.live if other > seat]
    hand = hand.having(to_draw=later[0] if later else None)
    return hand if later else open_draw_or_betting(hand)


def open_draw_or_betting(hand: "Hand") -> "Hand":
    """Nobody has still to draw: the betting opens, or, where nobody can bet any more, the next draw."""
    opened = _open_betting(hand)
    return open_draw(opened) if opened.to_act is None else opened


def showed(hand: "Hand", action: Action) -> "Hand":
    """A hand is tabled, or mucked, once the betting of the whole hand is over; one all-in may be killed before.

    Raises IllegalAction.
    """
    seat = action.seat
    if action.verb is Verb.MUCK and seat in hand.live and hand.round.bettors[seat].all_in and not hand.betting_is_over:
        return _killed(hand, seat)
    if seat not in hand.live or seat in hand.shown or not hand.betting_is_over:
        raise IllegalAction(Breach.NOT_NOW)
    if action.verb is Verb.MUCK:
        return hand.having(mucked=(*hand.mucked, seat))
    hand = hand.having(shown=(*hand.shown, seat))
    if not action.cards:
        return hand
    held = hand.holes[seat]
    if len(held) == hand.own_cards and set(action.cards) - set(held):
        raise IllegalAction(Breach.CARD_NOT_HELD)
    if len(action.cards) < hand.own_cards:
        return hand
    if set(hand.up[seat]) - set(action.cards):
        raise IllegalAction(Breach.CARD_NOT_HELD)
    hand = hand.having(holes=_at(hand.holes, seat, ()))
    _check_new(hand, action.cards)
    return hand.having(holes=_at(hand.holes, seat, action.cards))


def _check_new(hand: "Hand", cards: Cards) -> None:
    new, seen = set(cards), {*hand.board, *hand.second_board, *chain.from_iterable(hand.holes)}
    if len(new) < len(cards) or not new.isdisjoint(seen):
        raise IllegalAction(Breach.CARD_ALREADY_DEALT)
    if hand.game.deck is not DECK and not new.issubset(hand.game.deck):
        raise IllegalAction(Breach.CARD_NOT_IN_DECK)


def _at(items: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    return (*items[:seat], item, *items[seat + 1 :])
