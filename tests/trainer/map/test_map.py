"""The map of wrong ideas, more exercises against one, summaries, and answers that nothing explains."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from quizzes.exercises.base import SKILLS
from quizzes.models import Evidence
from tests.factories.quizzes import answer as answer_alone
from tests.factories.quizzes import key_of
from tests.trainer.map.conftest import HOLDS, Room, answer, assign, begin, browser_of, play, queries_of
from trainer.models import Drill, Membership, Run

NAMES = {idea.code: idea.name for skill in SKILLS.values() for idea in skill.misconceptions}


def page_of(client: Client, name: str, pk: int, query: str = "") -> Any:
    return client.get(reverse(f"trainer:{name}", args=[pk]) + query).context["page"]


@pytest.fixture
def played(room: Room) -> Room:
    """Everybody has done the drill by their own wrong idea."""
    for name, code in HOLDS.items():
        play(room.drill, room.learners[name], follow=code)
    return room


def test_the_map_names_who_holds_which_wrong_idea(alices: Client, played: Room) -> None:
    page = page_of(alices, "class_map", played.classroom.pk)

    held = {idea.idea.code: idea for idea in page.ideas}
    for name, code in HOLDS.items():
        assert [(one.name, one.ticked) for one in held[code].holders] == [(name, True)]
        assert held[code].holders[0].seen.startswith("3 times, last on ")
    html = alices.get(reverse("trainer:class_map", args=[played.classroom.pk])).content.decode()
    for name, code in HOLDS.items():
        assert NAMES[code] in html
        assert f"<bdi>{name}</bdi>" in html
    assert " evidence</span>" in html
    assert "probabilit" not in html


def test_the_map_by_learner_puts_the_strongest_idea_first(alices: Client, played: Room) -> None:
    page = page_of(alices, "class_map", played.classroom.pk, "?by=learner")

    for learner in page.by_learner:
        # Another idea that leads to the very same answers has the same evidence.
        best = learner.ideas[0][1].strength
        assert HOLDS[learner.name] in {idea.code for idea, holder in learner.ideas if holder.strength == best}
    assert page.without == 0


def test_right_answers_take_an_idea_off_the_map(alices: Client, played: Room) -> None:
    for seed in range(30):
        answer_alone(played.learners["Bruno"], key_of("who-wins", 1, seed))

    held = {idea.idea.code for idea in page_of(alices, "class_map", played.classroom.pk).ideas}
    assert HOLDS["Bruno"] not in held
    assert HOLDS["Ana"] in held


def test_evidence_fades_off_the_map(alices: Client, played: Room) -> None:
    before = page_of(alices, "class_map", played.classroom.pk).ideas[0].holders[0]
    Evidence.objects.update(as_of=timezone.now() - timedelta(days=60))

    after = page_of(alices, "class_map", played.classroom.pk).ideas[0].holders[0]
    assert before.strength > 0.8
    assert 0.5 < after.strength < 0.7


def test_who_has_left_is_not_on_the_map(alices: Client, played: Room) -> None:
    Membership.objects.filter(user=played.learners["Ana"]).update(removed_at="2026-01-01T00:00Z")

    assert HOLDS["Ana"] not in {one.idea.code for one in page_of(alices, "class_map", played.classroom.pk).ideas}


def test_the_map_of_a_drill_leaves_out_what_its_answers_did_not_show(alices: Client, played: Room) -> None:
    other = assign(played.classroom, played.teacher)
    play(other, played.learners["Ana"], follow=HOLDS["Ana"])

    page = page_of(alices, "drill_map", other.pk)
    assert {holder.name for idea in page.ideas for holder in idea.holders} == {"Ana"}
    assert page.without == 2


def test_the_maps_ask_as_often_with_one_row_as_with_three(alices: Client, room: Room) -> None:
    pages = [reverse("trainer:class_map", args=[room.classroom.pk]), reverse("trainer:drill_map", args=[room.drill.pk])]
    play(room.drill, room.learners["Ana"], follow=HOLDS["Ana"])
    one = [queries_of(alices, address) for address in pages]
    for name in ("Bruno", "Chloé"):
        play(room.drill, room.learners[name], follow=HOLDS[name])

    assert one == [queries_of(alices, address) for address in pages] == [5, 6]


# More on this -------------------------------------------------------------------------------------------------------


def more(client: Client, room: Room, **fields: object) -> Any:
    sent = {"code": "raise_double", "learners": [room.learners["Ana"].pk], "count": 6, **fields}
    return client.post(reverse("trainer:map_assign", args=[room.classroom.pk]), sent)


def test_more_on_an_idea_is_assigned_to_the_ticked_at_once(alices: Client, room: Room) -> None:
    response = more(alices, room)

    drill = Drill.objects.latest("pk")
    assert response.headers["Location"] == reverse("trainer:drill", args=[drill.pk])
    assert (drill.status, drill.for_all, drill.exercises.count()) == (Drill.Status.ASSIGNED, False, 6)
    assert [one.learner for one in drill.chosen.all()] == [room.learners["Ana"]]
    assert set(drill.exercises.values_list("misconception", flat=True)) == {"raise_double"}


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"learners": []}, "Tick at least one learner."),
        ({"learners": ["x"]}, "Somebody among the ticked is no longer in the class."),
        ({"count": 0}, "Choose from 1 to 20 exercises."),
        ({"count": 21}, "Choose from 1 to 20 exercises."),
        ({"count": ""}, "Choose from 1 to 20 exercises."),
        ({"code": "gone"}, "No exercise is known that exposes this idea."),
    ],
)
def test_what_cannot_be_assigned_is_said(alices: Client, room: Room, fields: dict[str, Any], sentence: str) -> None:
    response = more(alices, room, **fields)

    assert response.headers["Location"] == reverse("trainer:class_map", args=[room.classroom.pk])
    assert [str(one) for one in alices.get(response.headers["Location"]).context["messages"]] == [sentence]
    assert Drill.objects.count() == 1


def test_nobody_of_another_class_is_given_more(alices: Client, charlies: Client, room: Room, bob: Any) -> None:
    more(alices, room, learners=[bob.pk])
    assert more(charlies, room).status_code == 404
    assert more(browser_of(room.learners["Ana"]), room).status_code == 404
    assert alices.get(reverse("trainer:map_assign", args=[room.classroom.pk])).status_code == 405
    assert Drill.objects.count() == 1


# Summaries ----------------------------------------------------------------------------------------------------------


def test_answers_are_summed_up_by_skill_level_and_idea(alices: Client, played: Room) -> None:
    page = page_of(alices, "skill_summary", played.classroom.pk)

    summed = {skill.slug: skill for skill in page.skills}
    assert {slug: (one.answered, one.right) for slug, one in summed.items()} == {
        "who-wins": (9, 6),
        "minimum-raise": (9, 6),
        "side-pots": (9, 6),
    }
    raises = {idea.code: (idea.by_level, idea.answers, idea.learners) for idea in summed["minimum-raise"].ideas}
    assert raises["raise_double"] == ((3,), 3, 1)
    assert "" not in raises


def test_answers_that_no_idea_explains_are_counted_and_listed(alices: Client, charlies: Client, played: Room) -> None:
    run = begin(played.drill, played.learners["Bruno"])
    attempt = answer(run, 1, text="17")

    page = page_of(alices, "skill_summary", played.classroom.pk)
    raises = next(skill for skill in page.skills if skill.slug == "minimum-raise")
    assert (raises.ideas[-1].code, raises.ideas[-1].answers) == ("", 1)
    listed = page_of(alices, "unexplained", played.classroom.pk)
    assert [(row.name, row.number, row.given) for row in listed.rows] == [("Bruno", 1, attempt.understood)]
    assert alices.get(listed.rows[0].url).context["page"].ideas == ()
    for query, count in (("?skill=minimum-raise", 1), ("?skill=who-wins", 0), (f"?drill={played.drill.pk}", 1)):
        assert len(page_of(alices, "unexplained", played.classroom.pk, query).rows) == count
    assert charlies.get(reverse("trainer:unexplained", args=[played.classroom.pk])).status_code == 404


def test_a_drill_of_another_class_narrows_nothing(alices: Client, charlies: Client, played: Room) -> None:
    for odd in ("x", "0", "99999999999999999999", "²"):
        assert page_of(alices, "skill_summary", played.classroom.pk, f"?drill={odd}").drill is None


def test_long_lists_of_unexplained_answers_are_paged(alices: Client, room: Room) -> None:
    for learner in room.learners.values():
        for _ in range(3):
            run = begin(room.drill, learner)
            for number in (1, 2, 3):
                answer(run, number, text="17")
            Run.objects.filter(pk=run.pk).update(finished_at=timezone.now())
    address = reverse("trainer:unexplained", args=[room.classroom.pk])

    first, second = (page_of(alices, "unexplained", room.classroom.pk, f"?page={page}") for page in (1, 2))

    assert (len(first.rows), len(second.rows)) == (20, 7)
    assert (first.previous, first.next, second.next) == ("", "?skill=&page=2", "")
    assert queries_of(alices, address) == 6
    assert queries_of(alices, reverse("trainer:skill_summary", args=[room.classroom.pk])) == 6
