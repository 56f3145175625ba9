"""Wrong rules for who has to show first. Each answers with the seats that would have to show, or has nothing to say."""

from dataclasses import replace

from quizzes.engine.hand import Hand, Verb
from quizzes.engine.profile import AllInShow
from quizzes.engine.showdown import show_order
from quizzes.engine.trace import Rule
from quizzes.engine.units import Seat

Seats = tuple[Seat, ...]


def who_shows(hand: Hand) -> Seats:
    """Rightly: the first of the order, or everybody at once."""
    told = show_order(hand)
    tabled = told.find(Rule.ALL_HANDS_TABLED)
    return tabled.value if tabled else (told.value or ())[:1]


def caller(hand: Hand) -> Seats:
    """Who called the last bet of the last street."""
    return () if _tabled(hand) else _last(hand, Verb.CALL, on_this_street=True)


def first_bettor(hand: Hand) -> Seats:
    """Who bet first on the last street, whoever raised."""
    return () if _tabled(hand) else tuple(made.seat for made in hand.round.raises[:1])


def left_of_button(hand: Hand) -> Seats:
    """The first left of the button, although there was a bet on the last street."""
    return () if _tabled(hand) or not hand.round.raises else hand.live[:1]


def last_raiser_of_hand(hand: Hand) -> Seats:
    """Who raised last in the hand, although nobody bet on the last street."""
    return () if _all_in(hand) or hand.round.raises else _last(hand, Verb.RAISE, Verb.BET)


def last_to_check(hand: Hand) -> Seats:
    """Who checked last on the last street."""
    return () if _all_in(hand) or hand.round.raises else _last(hand, Verb.CHECK, on_this_street=True)


def all_in_waits_its_turn(hand: Hand) -> Seats:
    """All-in hands are shown in the usual order."""
    return who_shows(_under(hand, AllInShow.IN_ORDER)) if _all_in(hand) else ()


def all_in_shows_first(hand: Hand) -> Seats:
    """The first who is all-in shows before everybody else."""
    return _all_in(hand)[:1]


def all_at_once(hand: Hand) -> Seats:
    """Every house turns all hands up once somebody is all-in."""
    return who_shows(_under(hand, AllInShow.TABLED)) if _all_in(hand) else ()


def _under(hand: Hand, rule: AllInShow) -> Hand:
    return hand.having(profile=replace(hand.profile, all_in_show=rule))


def _all_in(hand: Hand) -> Seats:
    return tuple(seat for seat in hand.live if hand.round.bettors[seat].all_in)


def _tabled(hand: Hand) -> bool:
    return bool(_all_in(hand)) and hand.profile.all_in_show is AllInShow.TABLED


def _last(hand: Hand, *verbs: Verb, on_this_street: bool = False) -> Seats:
    """The last player who did this and can still win."""
    for action in reversed(hand.log):
        if on_this_street and action.verb is Verb.BOARD:
            break
        if action.verb in verbs and action.seat in hand.live:
            assert action.seat is not None
            return (action.seat,)
    return ()
