"""What is written when a class changes, and what stays."""

import re

import pytest
from django.utils import timezone

from tests.factories.trainer import ClassroomFactory, MembershipFactory, UserFactory
from tests.trainer.classes.conftest import Room
from tests.trainer.conftest import Serve
from trainer.classes import cards, entering, queries, services
from trainer.models import Classroom, Drill, DrillExercise, Invitation, Membership, Run, RunExercise, User
from trainer.services import merge_guest

pytestmark = pytest.mark.django_db

LEARNER = Membership.Role.LEARNER


def names_in(classroom: Classroom) -> list[str]:
    return [row.name for row in queries.learners(classroom)]


def newest(classroom: Classroom) -> int:
    return queries.newest_membership(classroom)


def test_each_learner_gets_a_neutral_name_and_a_code(room: Room) -> None:
    count = services.add_learners(room.classroom, ["Ana Gil", "Bea Paz"], newest(room.classroom))

    added = room.classroom.memberships.filter(real_name__in=["Ana Gil", "Bea Paz"]).select_related("user")
    assert count == len(added) == 2
    for membership in added:
        assert re.fullmatch(r"[a-z]+[2-9]{3}", membership.user.username)
        assert re.fullmatch(f"[{cards.LETTERS}]{{4}}", membership.access_code)
        assert not membership.user.has_usable_password()
        assert not membership.user.is_guest
        assert membership.user.language == room.classroom.language


def test_200_learners_are_added_in_few_queries(room: Room, django_assert_max_num_queries: object) -> None:
    with django_assert_max_num_queries(12):  # type: ignore[operator]
        services.add_learners(room.classroom, [f"Ana {number}" for number in range(200)], newest(room.classroom))

    assert len(names_in(room.classroom)) == 201
    assert len(set(room.classroom.memberships.values_list("user__username", flat=True))) == 203


def test_a_list_sent_twice_adds_once(room: Room) -> None:
    before = newest(room.classroom)

    counts = [services.add_learners(room.classroom, ["Ana", "Ana", "Bea"], before) for _ in range(2)]

    assert counts == [3, 0]
    assert names_in(room.classroom) == ["Ana", "Ana", "Bea", "Dora Núñez"]


def test_the_same_name_may_be_added_again_on_purpose(room: Room) -> None:
    services.add_learners(room.classroom, ["Dora Núñez"], newest(room.classroom))

    assert names_in(room.classroom) == ["Dora Núñez", "Dora Núñez"]


def test_usernames_that_are_taken_are_left_out(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    UserFactory.create(username="koala222")
    drawn = iter([["koala222", "panda333"], ["puma4444"]])
    monkeypatch.setattr(cards, "new_usernames", lambda *args, **kwargs: next(drawn))

    services.add_learners(room.classroom, ["Ana", "Bea"], newest(room.classroom))

    assert {row.username for row in queries.learners(room.classroom)} >= {"panda333", "puma4444"}


def test_a_name_taken_in_the_same_moment_is_drawn_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([["koala222", "koala222"], [], ["puma333", "puma444"], []])
    monkeypatch.setattr(cards, "new_usernames", lambda *args, **kwargs: next(drawn))

    assert services.add_learners(room.classroom, ["Ana", "Bea"], newest(room.classroom)) == 2
    assert User.objects.filter(username__in=["puma333", "puma444"]).count() == 2
    assert User.objects.count() == 5


def test_codes_have_no_look_alikes() -> None:
    assert not set("0OQ1IL2Z5S8BGUV") & set(cards.LETTERS)
    assert not set("AEIOU") & set(cards.LETTERS)
    assert len(cards.WORDS) == len(set(cards.WORDS))


def test_a_reset_code_voids_the_card_everywhere(room: Room) -> None:
    other = ClassroomFactory.create()
    services.move(room.learner, other)
    old = room.learner.access_code
    token = cards.token_of(room.learner.user_id, old)
    assert entering.owner_of(token) == room.learner.user

    services.reset_code(Membership.objects.get(classroom=other))

    assert entering.owner_of(token) is None
    codes = set(Membership.objects.filter(user=room.learner.user).values_list("access_code", flat=True))
    assert len(codes) == 1
    assert old not in codes


def test_who_is_moved_keeps_name_card_and_answers(room: Room, serve: Serve) -> None:
    served = serve(room.learner.user)
    other = ClassroomFactory.create()

    services.move(room.learner, other)

    moved = Membership.objects.get(classroom=other)
    assert (moved.user, moved.real_name, moved.access_code) == (
        room.learner.user,
        "Dora Núñez",
        room.learner.access_code,
    )
    assert names_in(room.classroom) == []
    served.refresh_from_db()
    assert served.learner == room.learner.user


def test_who_is_moved_back_is_in_the_class_again(room: Room) -> None:
    other = ClassroomFactory.create()
    services.move(room.learner, other)

    services.move(Membership.objects.get(classroom=other), room.classroom)

    assert names_in(room.classroom) == ["Dora Núñez"]
    assert names_in(other) == []


def test_who_is_removed_keeps_the_answers_and_the_way_to_them(room: Room, serve: Serve) -> None:
    serve(room.learner.user)

    services.remove(room.learner)

    assert names_in(room.classroom) == []
    assert [row.name for row in queries.removed(room.classroom)] == ["Dora Núñez"]
    assert room.learner.user.served_exercises.count() == 1
    assert entering.owner_of(cards.token_of(room.learner.user_id, room.learner.access_code)) == room.learner.user


def test_a_copy_has_the_drills_as_drafts_and_nobody_in_it(room: Room) -> None:
    now = timezone.now()
    drill = Drill.objects.create(
        classroom=room.classroom,
        title="Pots",
        status=Drill.Status.ASSIGNED,
        profile="tda-2024",
        time_zone="UTC",
        due_local="2025-01-01T23:59",
        due_at=now,
        assigned_at=now,
        minutes=20,
        for_all=False,
    )
    for number, retired in ((1, False), (2, True), (3, False)):
        DrillExercise.objects.create(
            drill=drill, number=number, skill="side-pots", game="nlhe", level=number, retired=retired
        )
    Drill.objects.create(
        classroom=room.classroom, title="Old", status=Drill.Status.ARCHIVED, profile="tda-2024", time_zone="UTC"
    )

    twin = services.copy(room.classroom, "Next year", room.co_teacher.user)

    copied = twin.drills.get()
    assert (copied.title, copied.status, copied.minutes, copied.for_all) == ("Pots", Drill.Status.DRAFT, 20, True)
    assert (copied.due_local, copied.due_at, copied.assigned_at) == ("", None, None)
    assert list(copied.exercises.values_list("number", "level")) == [(1, 1), (2, 3)]
    assert [(one.user, one.role) for one in twin.memberships.all()] == [(room.co_teacher.user, "teacher")]
    assert twin.code != room.classroom.code
    assert drill.exercises.count() == 3


def test_deleting_a_class_takes_its_tries_and_the_accounts_that_only_its_cards_open(room: Room, serve: Serve) -> None:
    fred = MembershipFactory.create(classroom=room.classroom, role=LEARNER).user
    services.add_learners(room.classroom, ["Gus"], newest(room.classroom))
    gus = room.classroom.memberships.get(real_name="Gus").user
    MembershipFactory.create(user=gus, access_code="T4KX")
    drill = Drill.objects.create(classroom=room.classroom, title="One", profile="tda-2024", time_zone="UTC")
    exercise = DrillExercise.objects.create(drill=drill, number=1, skill="minimum-raise", game="nlhe", level=1)
    run = Run.objects.create(drill=drill, learner=fred, number=1, started_at=timezone.now())
    served = serve(fred)
    RunExercise.objects.create(run=run, exercise=exercise, served=served)

    services.delete(room.classroom)

    assert not Classroom.objects.filter(pk=room.classroom.pk).exists()
    assert not Run.objects.exists()
    assert not User.objects.filter(pk=room.learner.user_id).exists()
    assert set(User.objects.filter(pk__in=[fred.pk, gus.pk])) == {fred, gus}
    assert fred.served_exercises.get() == served


def test_an_invitation_is_good_once(room: Room, eve: User) -> None:
    token = services.invite(room.classroom, room.owner.user)
    invitation = entering.invitation_of(token)
    assert invitation is not None
    assert token not in str(Invitation.objects.values_list())

    services.accept(invitation, eve)

    assert entering.invitation_of(token) is None
    with pytest.raises(services.Taken):
        services.accept(invitation, UserFactory.create())
    assert [row.username for row in queries.teachers(room.classroom)] == ["alice", "bob", "eve"]


def test_an_invitation_runs_out(room: Room, eve: User) -> None:
    token = services.invite(room.classroom, room.owner.user)
    invitation = Invitation.objects.get()
    Invitation.objects.update(expires_at=timezone.now())

    assert entering.invitation_of(token) is None
    with pytest.raises(services.Taken):
        services.accept(invitation, eve)


def test_a_learner_of_the_class_may_be_invited_to_teach_it(room: Room) -> None:
    fred = MembershipFactory.create(classroom=room.classroom, role=LEARNER).user
    services.invite(room.classroom, room.owner.user)

    services.accept(Invitation.objects.get(), fred)

    assert Membership.objects.get(user=fred).role == Membership.Role.TEACHER


def test_a_guests_memberships_are_kept_at_log_in(room: Room, guest: User, eve: User) -> None:
    MembershipFactory.create(classroom=room.classroom, user=guest, role=LEARNER, real_name="Eve Gil")

    merge_guest(guest, eve)

    assert room.classroom.memberships.get(user=eve).real_name == "Eve Gil"
    assert eve.memberships.count() == 2


def test_joining_twice_changes_nothing(room: Room, eve: User) -> None:
    services.join(room.classroom, eve, "Eve")
    services.join(room.classroom, eve, "Other")
    services.join(room.classroom, room.owner.user, "Alice")

    assert room.classroom.memberships.get(user=eve).real_name == "Eve"
    assert room.classroom.memberships.get(user=room.owner.user).role == Membership.Role.TEACHER


def test_who_has_left_may_join_again(room: Room, eve: User) -> None:
    services.join(room.classroom, eve, "Eve")
    services.remove(room.classroom.memberships.get(user=eve))

    services.join(room.classroom, eve, "Eve Gil")

    assert "Eve Gil" in names_in(room.classroom)
