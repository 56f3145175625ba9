"""Whole hands of chance: chips are kept, what is listed as legal is legal and nothing else, and the oracle agrees."""

from collections.abc import Iterator

import pytest

from quizzes.engine.betting import (
    Breach,
    IllegalAction,
    Limits,
    amount_to_call,
    legal_actions,
    may_raise,
    minimum_raise,
)
from quizzes.engine.hand import Action, Await, Hand, Verb
from quizzes.engine.pots import pots_of
from quizzes.engine.profile import TDA_2024, RulesProfile
from quizzes.engine.seats import first_to_act, next_to_act
from quizzes.engine.showdown import awards
from quizzes.engine.splits import final_stacks, payouts
from quizzes.engine.units import Seat
from tests.engine.chance import ANTE_FIRST, deal, follow
from tests.engine.tables import flop, on, start
from tests.oracle.exercises import replay
from tests.oracle.replay import Replay

SEEDS = range(400)


def states(seed: int) -> Iterator[tuple[Hand, Replay]]:
    """Each state of a hand, and what the oracle makes of it."""
    profile = ANTE_FIRST if seed % 7 == 0 else TDA_2024
    for hand in follow(deal(seed, profile, least=seed % 3), seed):
        yield hand, replay(hand)


def all_chips(hand: Hand) -> int:
    return sum(bettor.stack for bettor in hand.round.bettors) + sum(hand.put_in) + hand.dead


def test_chips_are_conserved_and_nobody_owes_any() -> None:
    for seed in SEEDS:
        for hand, _ in states(seed):
            assert all_chips(hand) == sum(hand.stacks)
            assert min(bettor.stack for bettor in hand.round.bettors) >= 0
            settled = pots_of(hand).value
            told = sum(pot.chips for pot in settled.pots) + sum(dict(settled.in_front).values())
            assert told + sum(dict(settled.returned).values()) == sum(hand.put_in) + hand.dead


def test_turn_price_and_raises_are_the_oracles() -> None:
    for seed in SEEDS:
        for hand, second in states(seed):
            assert [bettor.stack for bettor in hand.round.bettors] == second.behind
            assert list(hand.put_in) == second.put_in
            assert hand.to_act == second.to_act
            assert next_to_act(hand).value == hand.to_act
            if second.last is None:
                assert first_to_act(hand).value == second.to_act
            if hand.to_act is not None:
                assert amount_to_call(hand.round, hand.to_act).value == second.price(hand.to_act)
                assert may_raise(hand.round, hand.to_act).value == second.may_raise(hand.to_act)
                assert minimum_raise(hand.round, hand.to_act).value == second.minimum_raise(hand.to_act)


def test_pots_and_final_stacks_are_the_oracles() -> None:
    for seed in SEEDS:
        *_, (hand, second) = states(seed)
        settled = second.settle()
        assert [(pot.chips, pot.seats) for pot in pots_of(hand).value.pots] == settled.pots
        assert dict(pots_of(hand).value.returned) == settled.returned
        assert final_stacks(hand).value == tuple(second.final_stacks())
        assert sum(final_stacks(hand).value or ()) == sum(hand.stacks)
        paid, won = payouts(hand).value or (), [award.seats for award in awards(hand).value or ()]
        assert sum(paid) == sum(chips for chips, _ in settled.pots)
        assert {seat for seats in won for seat in seats} == {Seat(at) for at, chips in enumerate(paid) if chips}


def lines(seat: Seat, verb: str, limits: Limits) -> set[str]:
    """The least, the most and one between."""
    return {f"{seat} {verb} {to}" for to in (limits.min, limits.max, (limits.min + limits.max) // 2)}


def test_what_is_listed_is_accepted_and_what_is_not_is_refused() -> None:
    for seed in SEEDS[:150]:
        for hand, _ in states(seed):
            if hand.to_act is None:
                continue
            seat, round_ = hand.to_act, hand.round
            legal = legal_actions(round_, seat).value
            assert legal.fold
            assert legal.check != bool(legal.call)
            allowed = {f"{seat} fold", f"{seat} {'check' if legal.check else 'call'}"}
            allowed |= lines(seat, "bet", legal.bet) if legal.bet else set()
            allowed |= lines(seat, "raise", legal.raise_to) if legal.raise_to else set()
            for line in sorted(allowed):
                after = hand.after(Action.parse(line))
                assert all_chips(after) == all_chips(hand)
                assert after.log[-1] == Action.parse(line)
            mistaken = {
                line.replace(" bet ", " raise ") if " bet " in line else line.replace(" raise ", " bet ")
                for line in allowed
            }
            for line in sorted((forbidden(hand) | mistaken) - allowed):
                with pytest.raises(IllegalAction):
                    hand.after(Action.parse(line))


def forbidden(hand: Hand) -> set[str]:
    """Lines of which every one that is not listed as legal breaks a rule."""
    seat, round_ = hand.to_act, hand.round
    assert seat is not None
    bettor, least = round_.bettors[seat], minimum_raise(round_, seat).value
    all_in = bettor.stack + bettor.bet
    totals = {0, round_.highest_bet, bettor.bet, all_in + 1, min(least or all_in, all_in) - 1, round_.highest_bet - 1}
    if least is None:
        totals |= {round_.highest_bet + 1, all_in}
    wrong = {f"{seat} {verb} {max(0, to)}" for verb in ("bet", "raise") for to in totals}
    others = {Seat(at) for at in range(len(hand.stacks))} - {seat}
    return (
        wrong
        | {f"{seat} check", f"{seat} call", f"{seat} show", f"{seat} muck"}
        | {f"{other} {verb}" for other in others for verb in ("fold", "check", "call")}
        | {"board 2c7d9h", "board", f"deal {seat} 2c2d"}
    )


@pytest.mark.parametrize("profile", [TDA_2024, ANTE_FIRST], ids=lambda profile: profile.name)
def test_lines_are_read_as_they_are_written(profile: RulesProfile) -> None:
    for seed in SEEDS[:40]:
        *_, hand = follow(deal(seed, profile), seed)
        again = Hand.start(hand.game, hand.profile, hand.stakes, hand.stacks)
        for action in hand.log:
            assert Action.parse(str(action)) == action
            again = again.after(action)
        assert again == hand


def test_a_showdown_shows_or_mucks_every_hand() -> None:
    for seed in SEEDS[:80]:
        *_, hand = follow(deal(seed), seed)
        if hand.awaits is not Await.SHOWDOWN:
            continue
        first, *rest = hand.live
        for seat in rest:
            hand = hand.after(Action(Verb.SHOW, seat, cards=hand.holes[seat]))
        with pytest.raises(IllegalAction):
            hand.after(Action(Verb.SHOW, rest[0], cards=hand.holes[rest[0]]))
        stacks = final_stacks(hand).value
        shown = hand.after(Action(Verb.SHOW, first, cards=hand.holes[first]))
        assert shown.awaits is Await.NOTHING
        assert final_stacks(shown).value == stacks
        mucked = hand.after(Action(Verb.MUCK, first))
        assert (final_stacks(mucked).value or ())[first] == hand.round.bettors[first].stack + dict(
            pots_of(mucked).value.returned
        ).get(first, 0)


def test_a_breach_names_what_is_wrong() -> None:
    hand = deal(3, least=2, antes=False)
    seat = hand.to_act
    assert seat is not None
    with pytest.raises(IllegalAction) as refused:
        hand.after(Action(Verb.CHECK, seat))
    assert refused.value.breach is Breach.FACES_A_BET
    with pytest.raises(IllegalAction) as refused:
        hand.after(Action(Verb.CALL, Seat((seat + 1) % len(hand.stacks))))
    assert refused.value.breach is Breach.NOT_YOUR_TURN
    with pytest.raises(IllegalAction) as refused:
        hand.after(Action.parse(f"{seat} bet {2 * hand.round.highest_bet}"))
    assert refused.value.breach is Breach.ALREADY_BET
    with pytest.raises(IllegalAction) as refused:
        flop([100, 100], 2, "p1 raise 10")
    assert refused.value.breach is Breach.NOT_YET_BET
    with pytest.raises(IllegalAction) as refused:
        flop([100, 100], 2, "p1 call")
    assert refused.value.breach is Breach.NOTHING_TO_CALL


@pytest.mark.parametrize(
    ("lines", "breach"),
    [
        ("board 2c7d9h", Breach.NOT_NOW),
        ("p2 call, p1 check, board 2c7d", Breach.WRONG_NUMBER_OF_CARDS),
        ("p2 call, p1 check, board 2c7d7d", Breach.CARD_ALREADY_DEALT),
        ("deal p1 AsKd, p2 call, p1 check, board AsQd2c", Breach.CARD_ALREADY_DEALT),
        ("deal p1 AsKd, deal p2 KdQc", Breach.CARD_ALREADY_DEALT),
        ("deal p1 AsKd, deal p1 QdQc", Breach.NOT_NOW),
        ("deal p1 As", Breach.WRONG_NUMBER_OF_CARDS),
        ("p2 fold, board 2c7d9h", Breach.NOT_NOW),
        ("p2 fold, p1 check", Breach.NOT_YOUR_TURN),
        ("p2 show AsKd", Breach.NOT_NOW),
        ("deal p1 AsKd, p2 raise 100, p1 call, p1 show AcKd", Breach.CARD_NOT_HELD),
        ("deal p1 AsKd, p2 raise 100, p1 call, p2 show AsQd", Breach.CARD_ALREADY_DEALT),
        ("p2 raise 100, p1 call, p1 muck, p1 show AsKd", Breach.NOT_NOW),
    ],
)
def test_what_cannot_happen_to_the_cards(lines: str, breach: Breach) -> None:
    with pytest.raises(IllegalAction) as refused:
        on(start([100, 100]), lines)
    assert refused.value.breach is breach


LINES = (
    "",
    "p3",
    "deal",
    "deal p1 Zz",
    "p0 fold",
    "p3 raise",
    "p3 raise x",
    "p3 raise 1.5",
    "p3 jump",
    "p3 fold 100",
    "board Zz",
)


@pytest.mark.parametrize("text", LINES)
def test_lines_that_are_none(text: str) -> None:
    with pytest.raises(ValueError):
        Action.parse(text)
