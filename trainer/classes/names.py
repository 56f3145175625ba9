"""The order of names in every list of a class: accents and capitals put nobody at the end."""

from collections.abc import Iterable

from trainer.classes.people_import import alike
from trainer.models import Membership


def by_name(members: Iterable[Membership]) -> list[Membership]:
    """Members in the order of their names; their users must be at hand."""
    return sorted(members, key=lambda one: (alike(one.real_name or one.user.username), one.user.username))
