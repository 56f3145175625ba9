"""A teacher turns a hand into exercises: pasted or built, ticked, and asked in the drill."""

import re

import pytest
from django.test import Client

from quizzes.exercises.base import SKILLS
from quizzes.models import Situation
from tests.histories.hands import HAND
from tests.trainer.drills.conftest import said
from tests.trainer.exchange.pasting import SIDE_POTS, TABLE, asks, build, paste, seeds
from trainer.drills.seeds import Ask
from trainer.models import Drill

# Pasting


def test_a_pasted_hand_shows_its_moments_and_keeps_nothing(alices: Client, drill: Drill) -> None:
    response = paste(alices, drill)
    assert [moment.title for moment in response.context["moments"]] == (
        ["First to act"] + 4 * ["What may I do?"] + 4 * ["The minimum raise"]
    )
    assert "500" in response.content.decode()
    assert not Situation.objects.exists()
    assert len(asks(drill)) == 3


def test_every_skill_has_its_moment_in_a_hand_of_all_ins(alices: Client, drill: Drill) -> None:
    titles = {moment.title for moment in paste(alices, drill, SIDE_POTS).context["moments"]}
    assert titles == {skill.title for skill in SKILLS.values()}


def test_ticked_moments_become_exercises_of_the_drill(alices: Client, drill: Drill) -> None:
    chosen = seeds(paste(alices, drill))[1::4]
    response = paste(alices, drill, moment=chosen, keep="1")
    assert response.status_code == 302
    assert response["Location"] == f"/drill/{drill.pk}/"
    assert said(response) == ["2 exercises are added."]
    assert [ask.situation for ask in asks(drill)] == ["", "", "", *chosen]
    assert set(Situation.objects.values_list("seed", flat=True)) == set(chosen)


def test_sent_twice_they_are_added_once(alices: Client, drill: Drill) -> None:
    chosen = seeds(paste(alices, drill))[:1]
    for added in ("1 exercise is added.", "0 exercises are added."):
        assert said(paste(alices, drill, moment=chosen, keep="1"))[-1:] == [added]
    assert len(asks(drill)) == 4
    (present,) = [moment for moment in paste(alices, drill).context["moments"] if moment.present]
    assert present.seed == chosen[0]


def test_without_a_tick_nothing_is_kept_and_the_page_says_so(alices: Client, drill: Drill) -> None:
    response = paste(alices, drill, keep="1", moment=["h000000000000", "x"])
    assert response.context["problem"] == "Tick at least one moment."
    assert not Situation.objects.exists()


def test_names_are_dropped(alices: Client, drill: Drill) -> None:
    text = HAND + 'players = ["Ana García", "Bruno", "Secret"]\nvenue = "Casino Secret"\n'
    response = paste(alices, drill, text, moment=seeds(paste(alices, drill, text)), keep="1")
    assert response.status_code == 302
    assert not any("Secret" in str(row.data) or "Ana" in str(row.data) for row in Situation.objects.all())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "Paste a hand first."),
        (HAND[:200], "This hand cannot be read: "),
        ("Winamax Poker - CashGame", "it begins with 'Winamax Poker - CashGame'"),
        (HAND.replace("Qc7s8c", "QcAs8c"), "Action 7, “d db QcAs8c”: one of these cards has already been dealt."),
        (HAND.replace("cbr 300", "cbr 110"), "Action 5, “p1 cbr 110”: it must be to at least 200, or all-in."),
        (HAND.replace("p3 f", "p2 f"), "Action 4, “p2 f”: it is the turn of p3."),
        (HAND.replace("p3 f", "p3 xx"), "Action 4, “p3 xx”: this is no action that can be read."),
        (HAND.replace("cbr 400", "cbr 4000"), "Action 8, “p1 cbr 4000”: p1 has only 700 in all."),
        ("x" * 20_001, "20000"),
    ],
)
def test_a_text_that_cannot_be_played_is_told_in_one_sentence_and_stays_typed(
    alices: Client, drill: Drill, text: str, why: str
) -> None:
    response = paste(alices, drill, text, keep="1", moment=["h000000000000"])
    page = re.sub(r"&#x27;", "'", response.content.decode())
    assert response.status_code == 200
    assert why in page
    assert response.context["moments"] == []
    assert response.context["form"]["text"].value() == text
    assert not Situation.objects.exists()


def test_a_hand_without_anything_to_ask_says_so(alices: Client, drill: Drill) -> None:
    """Fixed limit with a straddle, and all fold: no skill asks about either."""
    text = """\
variant = "FT"
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 40]
small_bet = 20
big_bet = 40
starting_stacks = [1000, 1000, 1000]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p1 f", "p2 f"]
"""
    response = paste(alices, drill, text)
    assert "there is nothing worth asking" in response.content.decode()
    assert response.context["moments"] == []


# Building


def test_the_first_look_is_a_table_ready_to_play(alices: Client, drill: Drill) -> None:
    response = alices.get(f"/drill/{drill.pk}/hand/build/")
    now = response.context["now"]
    assert now.table.count == 6
    assert now.awaits == "It is the turn of p3."
    assert [button.do for button in now.nexts] == ["fold", "call", "cards"]
    assert now.raise_.limits == "200 – 10,000"


def test_buttons_write_the_lines(alices: Client, drill: Drill) -> None:
    actions = ""
    for fields in ({"add": "raise", "to": "300"}, {"add": "fold"}, {"add": "call"}, {"add": "board"}, {"add": "check"}):
        response = build(alices, drill, actions, **fields)
        actions = response.context["form"]["actions"].value()
    lines = actions.split("\n")
    assert [lines[0], lines[1], lines[2], lines[4]] == ["p3 raise 300", "p1 fold", "p2 call", "p2 check"]
    assert re.fullmatch(r"board (\w\w){3}", lines[3])
    response = build(alices, drill, actions, undo="1")
    assert response.context["form"]["actions"].value().splitlines() == lines[:4]


def test_cards_are_given_to_whoever_is_in_and_make_a_showdown(alices: Client, drill: Drill) -> None:
    actions = "p3 call\np1 fold\np2 check\nboard AhKh2c\np2 check\np3 check\nboard 3d\np2 check\np3 check\nboard 4s\n"
    response = build(alices, drill, f"{actions}p2 check\np3 check", add="cards")
    lines = response.context["form"]["actions"].value().splitlines()
    assert [line[:7] for line in lines[12:]] == ["deal p2", "deal p3"]
    assert response.context["now"].nexts == ()
    played = build(alices, drill, f"deal p2 AcQd\ndeal p3 AsJs\n{actions}p2 check\np3 check")
    assert "Who wins" in [moment.title for moment in played.context["moments"]]


def test_a_built_moment_becomes_an_exercise(alices: Client, drill: Drill) -> None:
    actions = "p3 raise 300\np1 call\n"
    chosen = seeds(build(alices, drill, actions))[-1:]
    assert build(alices, drill, actions, moment=chosen, keep="1").status_code == 302
    assert asks(drill)[-1] == Ask("minimum-raise", "nlhe", 2, "", chosen[0])
    assert Situation.objects.get().data["actions"] == ["p3 raise 300", "p1 call"]


@pytest.mark.parametrize(
    ("actions", "why"),
    [
        ("p3 raise 300\n\np2 call", "Line 3, “p2 call”: it is the turn of p1."),
        ("p3 check", "Line 1, “p3 check”: there is a bet of 100: a check is not possible."),
        ("p3 bet 300", "Line 1, “p3 bet 300”: somebody has already bet: write raise and the total."),
        ("p3 raise 150", "Line 1, “p3 raise 150”: it must be to at least 200, or all-in."),
        ("p3 raise 9999", "Line 1, “p3 raise 9999”: p3 has only 1,000 in all."),
        ("p3 fold\np1 fold\np2 check", "Line 3, “p2 check”: this cannot happen now: the hand is over."),
        ("p3 call\np1 call\np2 check\np1 check", "the next cards of the board are due"),
        ("deal p1 AsAd\ndeal p2 AsKd", "Line 2, “deal p2 AsKd”: one of these cards has already been dealt."),
        ("deal p1 As", "that is not the right number of cards"),
        ("board AsKdQc", "this cannot happen now"),
        ("hello", "Line 1, “hello”: this is no action that can be read. Write actions like these: p3 raise 225"),
        ("p3 call 100", "Line 1, “p3 call 100”: this is no action that can be read."),
    ],
)
def test_a_line_that_cannot_be_is_named_with_its_reason(alices: Client, drill: Drill, actions: str, why: str) -> None:
    response = build(alices, drill, actions, keep="1", moment=["h000000000000"])
    assert why in response.context["problem"]
    assert response.context["form"]["actions"].value() == actions
    assert response.context["moments"] == []
    assert response.context["now"] is not None
    assert not Situation.objects.exists()


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"stacks": "100 200"}, "There are 2 stacks for 3 players."),
        ({"stacks": "100 0 100"}, "p2 has no chips."),
        ({"stacks": "many"}, "“many” is not a whole number of chips."),
        ({"small_blind": "200"}, "The small blind is larger than the big blind."),
        ({"small_blind": "0", "big_blind": "0"}, "There must be a big blind."),
        ({"big_blind": "-5"}, "“-5” is not a whole number of chips."),
        ({"players": "11"}, "11"),
        ({"players": "x"}, "x"),
    ],
)
def test_a_table_that_cannot_be_is_refused(alices: Client, drill: Drill, fields: dict[str, str], why: str) -> None:
    response = build(alices, drill, "p3 raise 300", keep="1", **fields)
    assert why in str(response.context["form"].errors)
    assert response.context["now"] is None
    assert response.context["moments"] == []


def test_antes_and_stacks_of_each(alices: Client, drill: Drill) -> None:
    response = build(alices, drill, stacks="1,000 800 600", ante="10", ante_of="big-blind")
    places = response.context["now"].table.places
    assert [place.stack for place in places] == ["950", "690", "600"]
    assert response.context["now"].table.pot == "10"


def test_a_raise_without_chips_says_what_to_type(alices: Client, drill: Drill) -> None:
    for to in ("", "abc", "-3"):
        response = build(alices, drill, add="raise", to=to)
        assert response.context["problem"]
        assert response.context["now"].raise_
        assert response.context["form"]["actions"].value() == ""
    assert build(alices, drill, add="nonsense").status_code == 200
    assert build(alices, drill, add="board").context["problem"] == ""


def test_htmx_gets_the_part_it_asks_for(alices: Client, drill: Drill) -> None:
    for target, start in (("found", '<div id="found"'), ("hand", '<form id="hand"')):
        headers = {"HX-Request": "true", "HX-Target": target}
        for way, data in (("", {"text": HAND}), ("build/", TABLE)):
            page = alices.post(f"/drill/{drill.pk}/hand/{way}", data, headers=headers).content.decode()
            assert start in page
            assert "<html" not in page
