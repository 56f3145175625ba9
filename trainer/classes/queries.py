"""What the pages of a class show. Real names are in here: only for who teaches the class."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Count, F, Max, OuterRef, Q, QuerySet, Subquery
from django.db.models.functions import Coalesce
from django.utils import timezone

from trainer.access import classes_taught_by
from trainer.classes import cards
from trainer.classes.people_import import Entry, alike, same
from trainer.models import Classroom, Drill, Invitation, Membership, User


@dataclass(frozen=True, slots=True)
class ClassRow:
    pk: int
    name: str
    code: str
    learners: int
    assigned: int
    archived: bool


@dataclass(frozen=True, slots=True)
class PersonRow:
    pk: int
    user: int
    name: str
    username: str
    code: str
    """Of the card; "" where the person has a password."""
    joined_at: datetime


@dataclass(frozen=True, slots=True)
class DrillRow:
    pk: int
    title: str
    status: str
    exercises: int
    due_at: datetime | None
    time_zone: str
    for_all: bool

    @property
    def over(self) -> bool:
        return self.due_at is not None and self.due_at < timezone.now()


@dataclass(frozen=True, slots=True)
class CardView:
    name: str
    username: str
    code: str
    address: str
    picture: str


@dataclass(frozen=True, slots=True)
class Previewed:
    """A name about to be added, and why it may be there already."""

    entry: Entry
    in_class: bool
    near_class: bool
    """Somebody in the class has nearly this name."""

    @property
    def wanted(self) -> bool:
        return not self.in_class and self.entry.same_as is None

    @property
    def doubtful(self) -> bool:
        return not self.wanted or self.near_class or self.entry.like is not None


def class_rows(teacher: User) -> list[ClassRow]:
    """Newest first."""
    learner = Q(memberships__role=Membership.Role.LEARNER, memberships__removed_at=None)
    drills = Drill.objects.filter(classroom=OuterRef("pk"), status=Drill.Status.ASSIGNED).order_by()
    assigned = drills.values("classroom").annotate(count=Count("pk")).values("count")
    classes = classes_taught_by(teacher).annotate(
        learners=Count("memberships", filter=learner), assigned=Coalesce(Subquery(assigned), 0)
    )
    return [
        ClassRow(one.pk, one.name, one.code, one.learners, one.assigned, one.archived_at is not None)
        for one in classes.order_by("-pk")
    ]


def active(classroom: Classroom, role: str) -> QuerySet[Membership]:
    return classroom.memberships.filter(role=role, removed_at=None)


def learners(classroom: Classroom) -> list[PersonRow]:
    return _rows(active(classroom, Membership.Role.LEARNER))


def removed(classroom: Classroom) -> list[PersonRow]:
    return _rows(classroom.memberships.filter(role=Membership.Role.LEARNER).exclude(removed_at=None))


def teachers(classroom: Classroom) -> list[PersonRow]:
    """The longest-serving first: that one owns the class."""
    return [person(one) for one in active(classroom, Membership.Role.TEACHER).select_related("user").order_by("pk")]


def open_invitations(classroom: Classroom) -> QuerySet[Invitation]:
    return classroom.invitations.filter(accepted_by=None, expires_at__gt=timezone.now()).order_by("pk")


def drill_rows(classroom: Classroom) -> list[DrillRow]:
    """Drafts first, since they wait for the teacher; then the assigned ones, newest first; archived ones last."""
    counted = classroom.drills.annotate(asked=Count("exercises", filter=Q(exercises__retired=False)))
    order = {Drill.Status.DRAFT: 0, Drill.Status.ASSIGNED: 1, Drill.Status.ARCHIVED: 2}
    rows = [
        DrillRow(one.pk, one.title, one.status, one.asked, one.due_at, one.time_zone, one.for_all)
        for one in counted.order_by(F("assigned_at").desc(nulls_last=True), "-pk")
    ]
    return sorted(rows, key=lambda row: order[Drill.Status(row.status)])


def newest_membership(classroom: Classroom) -> int:
    newest: int | None = classroom.memberships.aggregate(newest=Max("pk"))["newest"]
    return newest or 0


def preview(classroom: Classroom, entries: Iterable[Entry]) -> list[Previewed]:
    names = list(active(classroom, Membership.Role.LEARNER).values_list("real_name", flat=True))
    there, near = set(map(same, names)), set(map(alike, names))
    return [Previewed(entry, same(entry.name) in there, alike(entry.name) in near) for entry in entries]


def card_views(rows: Iterable[PersonRow], address_of: Callable[[str], str]) -> list[CardView]:
    """The cards of those who have one. `address_of` gives the full address for a token."""
    views = []
    for row in rows:
        if row.code:
            address = address_of(cards.token_of(row.user, row.code))
            views.append(CardView(row.name, row.username, row.code, address, cards.picture(address)))
    return views


def other_classes(teacher: User, classroom: Classroom) -> QuerySet[Classroom]:
    """Where the teacher may move a learner to."""
    return classes_taught_by(teacher).filter(archived_at=None).exclude(pk=classroom.pk).order_by("name")


def class_with_code(code: str) -> Classroom | None:
    """The open class that a code joins."""
    return Classroom.objects.filter(code=code, archived_at=None).first() if code else None


def _rows(memberships: QuerySet[Membership]) -> list[PersonRow]:
    rows = map(person, memberships.select_related("user"))
    return sorted(rows, key=lambda row: (alike(row.name), row.name, row.pk))


def person(membership: Membership) -> PersonRow:
    user = membership.user
    code = "" if user.has_usable_password() else membership.access_code
    name = membership.real_name or user.username
    return PersonRow(membership.pk, membership.user_id, name, user.username, code, membership.joined_at)
