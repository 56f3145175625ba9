"""What a player's words and chips bind him to: oversized chips, several chips, string bets, words against chips."""

from dataclasses import dataclass
from enum import StrEnum, unique

from quizzes.engine.profile import RulesProfile
from quizzes.engine.rulings.ruling import Outcome, Ruling, conclude
from quizzes.engine.rulings.spot import Spot, all_in, call, half_rule, raise_or_bet
from quizzes.engine.trace import Derivation, Explained, Rule
from quizzes.engine.units import Chips


@unique
class Said(StrEnum):
    """What a player can say."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    RAISE = "raise"
    """With an amount or without."""
    NUMBER = "number"
    """A bare number, "fourteen hundred", or "I bet" and a number."""
    POT = "pot"
    """In a game without a pot limit."""
    ALL_IN = "all-in"


@unique
class First(StrEnum):
    """What came first where a player both spoke and moved chips."""

    WORD = "word"
    CHIPS = "chips"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class Word:
    """One thing said; an amount is the total of the street."""

    said: Said
    amount: Chips | None = None


@dataclass(frozen=True, slots=True)
class Gesture:
    """What a player said and did on his turn."""

    spot: Spot
    chips: tuple[Chips, ...] = ()
    """The chips moved in the first motion, each by its worth; none where he only spoke."""
    words: tuple[Word, ...] = ()
    first: First = First.WORD
    later: tuple[Chips, ...] = ()
    """Chips fetched from the stack in a further motion."""


@dataclass(frozen=True, slots=True)
class UnclearBet:
    """A bet whose amount can be heard in several ways, "I bet five"."""

    spot: Spot
    readings: tuple[Chips, ...]
    pot: Chips


def binding_action(gesture: Gesture, _profile: RulesProfile) -> Explained[Ruling]:
    """What the player is held to; the books agree on it. Chips short of a call are for `undercall`: ValueError.

    >>> from quizzes.engine.profile import TDA_2024
    >>> from quizzes.engine.units import Seat
    >>> facing = Spot(Seat(2), Chips(200), Chips(200), Chips(5000))
    >>> ruling = binding_action(Gesture(facing, (Chips(500),)), TDA_2024).value
    >>> str(ruling.outcome), ruling.to, ruling.back
    ('call', 200, 300)
    """
    derivation = Derivation()
    word = _word_that_counts(derivation, gesture)
    chips = gesture.chips
    if gesture.later:
        if word is not None and word.said is Said.RAISE:
            chips += gesture.later
        else:
            derivation.step(Rule.STRING_BET, Chips(sum(gesture.later)), seat=gesture.spot.seat)
    if word is None:
        return _chips_alone(derivation, gesture.spot, chips)
    return _spoken(derivation, gesture.spot, word, chips)


def unclear_bet(bet: UnclearBet, _profile: RulesProfile) -> Explained[Ruling]:
    """The largest reading that is not more than the pot (TDA 57)."""
    derivation = Derivation()
    reasonable = [reading for reading in bet.readings if reading <= bet.pot]
    amount = max(reasonable) if reasonable else min(bet.readings)
    derivation.step(Rule.LARGEST_WITHIN_POT, amount, seat=bet.spot.seat, pot=bet.pot, readings=bet.readings)
    return raise_or_bet(derivation, bet.spot, amount)


def _word_that_counts(derivation: Derivation, gesture: Gesture) -> Word | None:
    """The first word, unless chips without a word came before it."""
    if not gesture.words:
        return None
    seat, word = gesture.spot.seat, gesture.words[0]
    if gesture.chips and gesture.first is First.CHIPS:
        derivation.step(Rule.CHIPS_CAME_FIRST, gesture.first, seat=seat)
        return None
    if gesture.chips:
        together = gesture.first is First.TOGETHER
        derivation.step(Rule.WORD_BEATS_CHIPS if together else Rule.WORD_CAME_FIRST, word.said, seat=seat)
    if len(gesture.words) > 1:
        derivation.step(Rule.FIRST_WORD_BINDS, word.said, seat=seat)
    return word


def _chips_alone(derivation: Derivation, spot: Spot, chips: tuple[Chips, ...]) -> Explained[Ruling]:
    if not chips:
        raise ValueError("nothing said and nothing done")
    pushed = Chips(sum(chips))
    to = Chips(spot.mine + pushed)
    if not spot.price:
        if spot.highest:
            raise ValueError("no book says what silent chips are once the blind is already matched")
        derivation.step(Rule.SILENT_CHIPS_BET, to, seat=spot.seat)
        return raise_or_bet(derivation, spot, to)
    if pushed == spot.stack and to <= spot.highest:
        return call(derivation, spot)
    if to < spot.highest:
        raise ValueError("less than a call")
    if len(chips) == 1:
        derivation.step(Rule.ONE_SILENT_CHIP, pushed, seat=spot.seat, price=spot.price)
        return call(derivation, spot, to)
    without = Chips(pushed - min(chips))
    facts = {"seat": spot.seat, "pushed": pushed, "price": spot.price, "smallest": min(chips)}
    if without < spot.price:
        derivation.step(Rule.EVERY_CHIP_NEEDED, without, **facts)
        return call(derivation, spot, to)
    derivation.step(Rule.NOT_EVERY_CHIP_NEEDED, without, **facts)
    if pushed == spot.stack:
        derivation.step(Rule.LAST_CHIPS, pushed, seat=spot.seat)
        return all_in(derivation, spot)
    return half_rule(derivation, spot, to)


def _spoken(derivation: Derivation, spot: Spot, word: Word, chips: tuple[Chips, ...]) -> Explained[Ruling]:
    match word.said:
        case Said.FOLD:
            return conclude(derivation, Ruling(Outcome.FOLD), spot.seat)
        case Said.ALL_IN:
            return all_in(derivation, spot)
        case Said.CHECK:
            if not spot.price:
                return conclude(derivation, Ruling(Outcome.CHECK), spot.seat)
            derivation.step(Rule.CHECK_FACING_BET, spot.price, seat=spot.seat)
            return conclude(derivation, Ruling(Outcome.CALL_OR_FOLD, spot.highest), spot.seat)
        case Said.CALL:
            if spot.price:
                derivation.step(Rule.CALL_DECLARED, spot.price, seat=spot.seat)
            else:
                derivation.step(Rule.CALL_WITHOUT_BET, spot.price, seat=spot.seat)
            return call(derivation, spot, Chips(spot.mine + sum(chips)))
        case Said.POT:
            derivation.step(Rule.POT_WITHOUT_POT_LIMIT, spot.least, seat=spot.seat)
            return raise_or_bet(derivation, spot, spot.least)
        case Said.RAISE:
            return _raise_declared(derivation, spot, word.amount, chips)
        case Said.NUMBER:
            return _number(derivation, spot, word.amount)


def _raise_declared(
    derivation: Derivation, spot: Spot, amount: Chips | None, chips: tuple[Chips, ...]
) -> Explained[Ruling]:
    if not spot.highest:
        derivation.step(Rule.RAISE_WITHOUT_BET, spot.size, seat=spot.seat)
    else:
        derivation.step(Rule.RAISE_DECLARED, spot.least, seat=spot.seat)
    if amount is not None:
        wanted = derivation.step(Rule.AMOUNT_IS_TOTAL, amount, seat=spot.seat)
    elif not chips:
        wanted = spot.least
    else:
        wanted = Chips(spot.mine + sum(chips))
        if len(chips) == 1:
            derivation.step(Rule.MOST_FOR_THE_CHIP, wanted, seat=spot.seat, chip=chips[0])
    return raise_or_bet(derivation, spot, wanted)


def _number(derivation: Derivation, spot: Spot, amount: Chips | None) -> Explained[Ruling]:
    if amount is None:
        raise ValueError("a number without a number")
    derivation.step(Rule.NUMBER_IS_CHIPS, amount, seat=spot.seat)
    if amount >= spot.all_in:
        return all_in(derivation, spot)
    if not spot.highest:
        return raise_or_bet(derivation, spot, amount)
    if amount < spot.highest:
        raise ValueError("less than a call")
    if amount == spot.highest:
        return call(derivation, spot)
    return half_rule(derivation, spot, amount)
