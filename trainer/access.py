"""Who may see and do what: one function per question. What a learner answered is found within their own rows only."""

from typing import TypeGuard

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser
from django.db.models import OuterRef, QuerySet, Subquery

from trainer.models import Classroom, Drill, Membership, User

Visitor = AbstractBaseUser | AnonymousUser


def is_learner(visitor: Visitor) -> TypeGuard[User]:
    """Has a row, as a guest or with an account: has settings and progress."""
    return isinstance(visitor, User) and visitor.is_authenticated


def is_guest(visitor: Visitor) -> TypeGuard[User]:
    """Has progress, but no name and password to come back with."""
    return is_learner(visitor) and visitor.is_guest


def has_account(visitor: Visitor) -> TypeGuard[User]:
    """Has a way to come back, with a password or with the card of a class."""
    return is_learner(visitor) and not visitor.is_guest


def has_password(visitor: Visitor) -> TypeGuard[User]:
    """May change it, ask for a new recovery code, and teach.

    Who comes in by a card shares the secret with a teacher, who must not reach other classes' names through it.
    """
    return has_account(visitor) and visitor.has_usable_password()


# Classes


def classes_taught_by(visitor: Visitor) -> QuerySet[Classroom]:
    """Whose people, real names, drills and results the visitor may see and change; archived ones too."""
    return _classes_of(visitor, Membership.Role.TEACHER) if has_password(visitor) else Classroom.objects.none()


def classes_learned_by(visitor: Visitor) -> QuerySet[Classroom]:
    """Whose drills the visitor may do."""
    return _classes_of(visitor, Membership.Role.LEARNER).filter(archived_at=None)


def classes_owned_by(visitor: Visitor) -> QuerySet[Classroom]:
    """Which the visitor may delete, and send other teachers away from: who has taught them longest."""
    teachers = Membership.objects.filter(classroom=OuterRef("pk"), role=Membership.Role.TEACHER, removed_at=None)
    longest = Subquery(teachers.order_by("pk").values("user")[:1])
    return classes_taught_by(visitor).annotate(owner=longest).filter(owner=visitor.pk)


def teaches(visitor: Visitor, classroom: Classroom) -> bool:
    return classes_taught_by(visitor).filter(pk=classroom.pk).exists()


def owns(visitor: Visitor, classroom: Classroom) -> bool:
    return classes_owned_by(visitor).filter(pk=classroom.pk).exists()


def _classes_of(visitor: Visitor, role: str) -> QuerySet[Classroom]:
    rows = Membership.objects.filter(user=visitor.pk, role=role, removed_at=None)
    return Classroom.objects.filter(pk__in=rows.values("classroom"))


# Drills


def drills_taught_by(visitor: Visitor) -> QuerySet[Drill]:
    """Whose answers and grades the visitor may see, and which they may change."""
    return Drill.objects.filter(classroom__in=classes_taught_by(visitor))
