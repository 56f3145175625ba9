"""A frozen value that is copied at every action."""

from typing import Any, Self


class State:
    """Base of the two values that a hand changes at every action.

    They have no slots: a dict is copied at once, about eight times as fast as dataclasses.replace asks for each field.
    """

    def having(self, **changes: Any) -> Self:
        """The same value with some fields changed."""
        fields = self.__dict__ | changes
        assert len(fields) == len(self.__dict__), changes.keys() - self.__dict__.keys()
        changed = object.__new__(type(self))
        object.__setattr__(changed, "__dict__", fields)
        return changed
