"""The only writers of classes, of who belongs to them, and of invitations to teach them."""

import secrets
from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from hashlib import sha256

from django.contrib.auth.hashers import UNUSABLE_PASSWORD_PREFIX
from django.db import IntegrityError, transaction
from django.db.models import QuerySet
from django.utils import timezone

from trainer.classes import cards
from trainer.classes.people_import import same
from trainer.models import Classroom, Drill, DrillExercise, Invitation, Membership, Run, User

INVITATION = timedelta(days=7)
MOST_TRIES = 8
"""At a name or code that nobody has yet."""


class Taken(Exception):
    """The link was used, withdrawn or left too long."""


# A class


def create(classroom: Classroom, teacher: User) -> Classroom:
    """Save a filled-in class, with its first teacher."""
    for attempt in range(MOST_TRIES):
        classroom.code = cards.new_code(cards.CLASS_CODE)
        try:
            with transaction.atomic():
                classroom.save()
                Membership.objects.create(classroom=classroom, user=teacher, role=Membership.Role.TEACHER)
        except IntegrityError:
            if attempt == MOST_TRIES - 1:
                raise
        else:
            break
    return classroom


def change(classroom: Classroom, changed: Sequence[str]) -> None:
    """Save the fields that a form has changed."""
    classroom.save(update_fields=changed)


def renew_class_code(classroom: Classroom) -> None:
    """Another code to join by. The cards' pictures stay good; their printed class code does not."""
    taken = True
    while taken:
        classroom.code = cards.new_code(cards.CLASS_CODE)
        taken = Classroom.objects.filter(code=classroom.code).exists()
    classroom.save(update_fields=["code"])


def archive(classroom: Classroom) -> None:
    """Close the class: learners no longer see its drills, and nothing is lost."""
    Classroom.objects.filter(pk=classroom.pk, archived_at=None).update(archived_at=timezone.now())


def reopen(classroom: Classroom) -> None:
    Classroom.objects.filter(pk=classroom.pk).update(archived_at=None)


@transaction.atomic
def copy(classroom: Classroom, name: str, teacher: User) -> Classroom:
    """A new class of this teacher with the same settings and the drills as drafts. Nobody learns in it yet."""
    settings = {"time_zone": classroom.time_zone, "language": classroom.language, "profile": classroom.profile}
    twin = create(Classroom(name=name, **settings), teacher)
    drills = list(classroom.drills.exclude(status=Drill.Status.ARCHIVED).order_by("pk"))
    for drill in drills:
        originals = list(drill.exercises.filter(retired=False))
        drill.pk, drill.classroom, drill.status, drill.for_all = None, twin, Drill.Status.DRAFT, True
        drill.time_zone, drill.created_by, drill.assigned_at = twin.time_zone, teacher, None
        drill.opens_local, drill.due_local, drill.opens_at, drill.due_at = "", "", None, None
        drill.save(force_insert=True)
        for number, exercise in enumerate(originals, 1):
            exercise.pk, exercise.drill, exercise.number = None, drill, number
        DrillExercise.objects.bulk_create(originals)
    return twin


@transaction.atomic
def delete(classroom: Classroom) -> None:
    """Delete the class with its drills and tries, and the accounts that only its cards could open."""
    stranded = list(stranded_by(classroom).values_list("pk", flat=True))
    Run.objects.filter(drill__classroom=classroom).delete()
    classroom.delete()
    User.objects.filter(pk__in=stranded).delete()


def stranded_by(classroom: Classroom) -> QuerySet[User]:
    """Learners without a password who belong to no other class."""
    elsewhere = Membership.objects.exclude(classroom=classroom).values("user")
    here = classroom.memberships.exclude(access_code="").values("user")
    return User.objects.filter(pk__in=here, password__startswith=UNUSABLE_PASSWORD_PREFIX).exclude(pk__in=elsewhere)


# Learners


def add_learners(classroom: Classroom, names: Sequence[str], after: int) -> int:
    """Give each name an account with a username and a card; all of them or none. Returns how many were added.

    `after` is the newest membership that the list was compared with: who came later under one of these names came by
    the same list, sent twice.
    """
    for attempt in range(MOST_TRIES):
        try:
            with transaction.atomic():
                return _add_learners(classroom, names, after, cards.FEWEST_DIGITS + attempt // 2)
        except IntegrityError:
            if attempt == MOST_TRIES - 1:
                raise
    return 0


def _add_learners(classroom: Classroom, names: Sequence[str], after: int, digits: int) -> int:
    Classroom.objects.select_for_update().get(pk=classroom.pk)
    newer = classroom.memberships.filter(pk__gt=after).values_list("real_name", flat=True)
    arrived = Counter(map(same, newer))
    wanted = []
    for name in names:
        if arrived[same(name)]:
            arrived[same(name)] -= 1
        else:
            wanted.append(name)
    drawn = cards.new_usernames(len(wanted), digits=digits)
    taken = set(User.objects.filter(username__in=drawn).values_list("username", flat=True))
    free = [name for name in drawn if name not in taken]
    free += cards.new_usernames(len(wanted) - len(free), taken={*drawn}, digits=digits + 1)
    users = [User(username=username, language=classroom.language) for username in free]
    for user in users:
        user.set_unusable_password()
    User.objects.bulk_create(users)
    Membership.objects.bulk_create(
        Membership(classroom=classroom, user=user, real_name=name, access_code=cards.new_code(cards.ACCESS_CODE))
        for user, name in zip(users, wanted, strict=True)
    )
    return len(wanted)


def rename(membership: Membership, name: str) -> None:
    membership.real_name = name
    membership.save(update_fields=["real_name"])


def reset_code(membership: Membership) -> None:
    """Another code for a card. The older one opens nothing any more, in no class it was taken along to."""
    older = membership.access_code
    newer = cards.new_code(cards.ACCESS_CODE)
    while newer == older:
        newer = cards.new_code(cards.ACCESS_CODE)
    Membership.objects.filter(user=membership.user_id, access_code=older).update(access_code=newer)


@transaction.atomic
def move(membership: Membership, into: Classroom) -> None:
    """Take a learner to another class, with the name and the card; tries at the drills here stay here."""
    there, new = Membership.objects.get_or_create(
        classroom=into,
        user_id=membership.user_id,
        defaults={"real_name": membership.real_name, "access_code": membership.access_code},
    )
    if not new:
        bring_back(there)
    remove(membership)


def remove(membership: Membership) -> None:
    """Out of the class. What was answered stays with its learner."""
    Membership.objects.filter(pk=membership.pk, removed_at=None).update(removed_at=timezone.now())


def bring_back(membership: Membership) -> None:
    Membership.objects.filter(pk=membership.pk).update(removed_at=None)


def join(classroom: Classroom, user: User, real_name: str) -> None:
    """Become a learner of the class, or of what one had left. Who teaches it goes on teaching it."""
    membership, new = Membership.objects.get_or_create(
        classroom=classroom, user=user, defaults={"real_name": real_name}
    )
    if not new and membership.removed_at is not None:
        Membership.objects.filter(pk=membership.pk).update(
            removed_at=None, real_name=real_name, role=Membership.Role.LEARNER
        )


# Teachers


def hash_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def invite(classroom: Classroom, teacher: User) -> str:
    """What a link to teach the class carries. It is stored as its hash and good once."""
    token = secrets.token_urlsafe(24)
    Invitation.objects.create(
        classroom=classroom, token=hash_of(token), invited_by=teacher, expires_at=timezone.now() + INVITATION
    )
    return token


@transaction.atomic
def accept(invitation: Invitation, user: User) -> None:
    """Become a teacher of the class. Raises Taken."""
    taken = Invitation.objects.filter(pk=invitation.pk, accepted_by=None, expires_at__gt=timezone.now())
    if not taken.update(accepted_by=user):
        raise Taken
    Membership.objects.update_or_create(
        classroom_id=invitation.classroom_id,
        user=user,
        defaults={"role": Membership.Role.TEACHER, "removed_at": None},
    )


def withdraw(invitation: Invitation) -> None:
    Invitation.objects.filter(pk=invitation.pk, accepted_by=None).delete()
