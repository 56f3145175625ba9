"""Who may see and do what: one function per question. What a learner answered is found within their own rows only."""

from typing import TypeGuard

from django.contrib.auth.base_user import AbstractBaseUser
from django.contrib.auth.models import AnonymousUser

from trainer.models import User

Visitor = AbstractBaseUser | AnonymousUser


def is_learner(visitor: Visitor) -> TypeGuard[User]:
    """Has a row, as a guest or with an account: has settings and progress."""
    return isinstance(visitor, User) and visitor.is_authenticated


def is_guest(visitor: Visitor) -> TypeGuard[User]:
    """Has progress, but no name and password to come back with."""
    return is_learner(visitor) and visitor.is_guest


def has_account(visitor: Visitor) -> TypeGuard[User]:
    """May change a password, ask for a new recovery code, log out and come back."""
    return is_learner(visitor) and not visitor.is_guest
