"""The lines of a PokerStars text in which something is done, as actions of the engine."""

import re
from collections.abc import Iterator

from quizzes.engine.action import Action, Verb
from quizzes.engine.cards import Cards
from quizzes.engine.games import Opening
from quizzes.engine.hand import Hand
from quizzes.engine.units import Chips, Seat
from quizzes.histories.pokerstars_text import AMOUNT, CARDS, MARKER, SHOW_DOWN, cards, chips, tells_nothing
from quizzes.histories.record import Record

_MOST = rf"( and is all-in| and has reached the {AMOUNT} cap)?"
_DONE = {
    re.compile(pattern): verb
    for pattern, verb in {
        rf"folds(?: {CARDS})?": Verb.FOLD,
        "checks": Verb.CHECK,
        rf"calls ({AMOUNT}){_MOST}": Verb.CALL,
        rf"bets ({AMOUNT}){_MOST}": Verb.BET,
        rf"raises ({AMOUNT}) to ({AMOUNT}){_MOST}": Verb.RAISE,
        rf"brings in for ({AMOUNT}){_MOST}": Verb.BRING_IN,
        rf"discards (\d) cards?(?: {CARDS})?": Verb.DRAW,
        rf"stands pat(?: on {CARDS})?": Verb.DRAW,
        rf"shows {CARDS}(?: \((.*)\))?": Verb.SHOW,
        "mucks hand": Verb.MUCK,
    }.items()
}
_BOARD = re.compile(rf"\*\*\* (FIRST |SECOND )?(PRE-FLOP|FLOP|TURN|RIVER) \*\*\* {CARDS}(?: {CARDS})?")
_STREET = re.compile(r"\*\*\* (?:\d(?:st|nd|rd|th) STREET|RIVER|(?:FIRST|SECOND|THIRD) DRAW) \*\*\*")
_DEALT = re.compile(rf"Dealt to (.+?) {CARDS}(?: {CARDS})?")
_MONEY = re.compile(
    rf"Uncalled bet \({AMOUNT}\) returned to .+|.+ collected {AMOUNT} from (?:pot|main pot|side pot(?:-\d+)?)"
)


def read_line(record: Record, hand: Hand, line: str) -> list[Action]:
    """What the line does in the hand as it stands; nothing for chat and the like. Raises ValueError."""
    if line.startswith(MARKER):
        return _marker(hand, line)
    if dealt := _DEALT.fullmatch(line):
        return [_deal(hand, _seat(record, dealt[1]), dealt)]
    who, colon, what = _spoken(record, line)
    if colon:
        for pattern, verb in _DONE.items():
            if done := pattern.fullmatch(what):
                unseen = [*_unseen_cards(hand)]
                return [*unseen, *_act(record, hand, who, verb, done)]
    if tells_nothing(line) or _MONEY.fullmatch(line):
        return []
    raise ValueError("no line of a PokerStars hand in English")


def _spoken(record: Record, line: str) -> tuple[Seat, str, str]:
    """Whose line it is, and what he does; the longer of two names where one begins with the other."""
    fitting = [name for name in record.names if line.startswith(f"{name}: ")]
    if not fitting:
        return Seat(0), "", ""
    name = max(fitting, key=len)
    return Seat(record.names.index(name)), ": ", line[len(name) + 2 :].rstrip()


def _seat(record: Record, name: str) -> Seat:
    if name not in record.names:
        raise ValueError(f"{name} is not in the hand")
    return Seat(record.names.index(name))


def _marker(hand: Hand, line: str) -> list[Action]:
    """A new street, whose community cards stand in the line."""
    if dealt := _BOARD.fullmatch(line):
        before, new = (dealt[3], dealt[4]) if dealt[4] is not None else ("", dealt[3])
        on_board, added = cards(before), cards(new)
        if dealt[1] == "SECOND ":
            return _second_board(hand, (*on_board, *added))
        if not before and added[: len(hand.board)] == hand.board:
            on_board, added = hand.board, added[len(hand.board) :]
        if on_board != hand.board:
            raise ValueError("the cards on the board are others")
        return [Action(Verb.BOARD, cards=added)]
    if _STREET.fullmatch(line) or SHOW_DOWN.fullmatch(line) or tells_nothing(line):
        return []
    raise ValueError("no line of a PokerStars hand in English")


def _second_board(hand: Hand, whole: Cards) -> list[Action]:
    """The second run comes street by street; the engine takes it at once, when it is complete."""
    if len(whole) < len(hand.board) or len(hand.board) < sum(street.board for street in hand.game.streets):
        return []
    shared = next((at for at, card in enumerate(whole) if card != hand.board[at]), len(whole))
    return [Action(Verb.BOARD, cards=whole[shared:], twice=True)]


def _deal(hand: Hand, seat: Seat, dealt: re.Match[str]) -> Action:
    """Cards to one player; of a stud hand only the face-up ones may be told."""
    before, new = (dealt[2], dealt[3]) if dealt[3] is not None else ("", dealt[2])
    held, given = cards(before), cards(new)
    known = hand.holes[seat]
    if known and held and set(held) - set(known):
        raise ValueError("the cards he held are others")
    if hand.game.opening is not Opening.BRING_IN:
        return Action(Verb.DEAL, seat, cards=given)
    street = hand.game.streets[hand.street + (not hand.owed[seat])]
    down, up = given[: len(given) - street.up], given[len(given) - street.up :]
    return Action(Verb.DEAL, seat, cards=down, up=up, unknown=street.down - len(down))


def unseen_at_the_end(hand: Hand, last: str) -> Iterator[Action]:
    """The others' last cards in stud, once the text has come to them."""
    if hand.game.opening is Opening.BRING_IN and (hand.on_last_street or last == "*** RIVER ***"):
        yield from _unseen_cards(hand)


def _unseen_cards(hand: Hand) -> Iterator[Action]:
    """Cards that must have been dealt before this line, and that the text does not tell: the others' face-down ones."""
    streets, stud = hand.game.streets, hand.game.opening is Opening.BRING_IN
    if hand.street or stud:
        owed = [seat for seat in hand.live if hand.owed[seat]]
        if owed:
            street_down = not streets[hand.street].up
            yield from (Action(Verb.DEAL, seat, unknown=hand.owed[seat]) for seat in owed if street_down)
        elif stud and hand.to_act is None and not hand.on_last_street and hand.round.live > 1:
            following = streets[hand.street + 1]
            if not following.up:
                yield from (Action(Verb.DEAL, seat, unknown=following.down) for seat in hand.live)


def _act(record: Record, hand: Hand, seat: Seat, verb: Verb, done: re.Match[str]) -> Iterator[Action]:
    bettor = hand.round.bettors[seat]
    match verb:
        case Verb.FOLD if bettor.all_in:  # of a player who is away
            yield Action(Verb.MUCK, seat)
        case Verb.FOLD | Verb.CHECK:
            yield Action(verb, seat)
        case Verb.CALL:
            price = min(hand.round.highest_bet - bettor.bet, bettor.stack)
            if chips(done[1], record.decimals) != price:
                raise ValueError(f"a call costs {_written(record, price)}")
            _check_all_in(done[2], price == bettor.stack)
            yield Action(verb, seat)
        case Verb.BRING_IN:
            asked = min(hand.round.bring_in or 0, bettor.stack)
            if hand.round.bring_in is not None and chips(done[1], record.decimals) != asked:
                raise ValueError(f"the bring-in is {_written(record, asked)}")
            yield Action(verb, seat)
        case Verb.BET | Verb.RAISE:
            to = chips(done[2] if verb is Verb.RAISE else done[1], record.decimals)
            by = chips(done[1], record.decimals)
            in_front = max(other.bet for other in hand.round.bettors)  # a short big blind is counted as it is
            if verb is Verb.RAISE and by not in (to - hand.round.highest_bet, to - in_front, to):
                raise ValueError(f"a raise to {_written(record, to)} is not by {_written(record, by)}")
            _check_all_in(done[done.re.groups], to == bettor.most)
            yield Action(Verb.RAISE if hand.round.bring_in is not None else verb, seat, to)
        case Verb.DRAW:
            yield _draw(hand, seat, done)
        case Verb.SHOW:
            shown = cards(done[1])
            if seat not in hand.shown or len(shown) < hand.own_cards or set(shown) - set(hand.holes[seat]):
                yield Action(verb, seat, cards=shown)
        case Verb.MUCK if hand.live != (seat,):
            yield Action(verb, seat)


def _check_all_in(said: str | None, is_all_in: bool) -> None:
    if said and not is_all_in:
        raise ValueError("he has more chips than that")


def _draw(hand: Hand, seat: Seat, done: re.Match[str]) -> Action:
    held = hand.holes[seat]
    if done.re.groups == 1:
        if done[1] is not None and held and set(cards(done[1])) != set(held):
            raise ValueError("the cards he held are others")
        return Action(Verb.DRAW, seat)
    told = cards(done[2]) if done[2] is not None else ()
    count = int(done[1])
    if told and len(told) != count:
        raise ValueError(f"{len(told)} cards are not {count}")
    return Action(Verb.DRAW, seat, cards=told, unknown=count - len(told))


def _written(record: Record, amount: int) -> str:
    return f"{Chips(amount) / 10**record.decimals:.{record.decimals}f}"
