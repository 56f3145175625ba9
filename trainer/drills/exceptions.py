"""What the buttons of the page of exceptions ask for. Pure."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from trainer.drills.deadlines import later_deadline, moment
from trainer.drills.queries import Standing
from trainer.drills.services import Wanted
from trainer.models import Extension

DAYS = (1, 3, 7)
FACTORS = (1.25, 1.5, 2.0)


def read_exception(action: str, given: Mapping[str, Any], standing: Standing, now: datetime) -> Wanted | None:
    """The exception that a button asks for, like "deadline-3", "time-1.5", "try", "excuse" or "withdraw-time"."""
    kind, _sep, size = action.partition("-")
    reason, zone = given["reason"], standing.drill.time_zone
    match kind:
        case "deadline" if size in map(str, DAYS):
            due = later_deadline(standing.terms.due_at, now, int(size), zone)
            return Wanted(Extension.Kind.DEADLINE, due=due, reason=reason)
        case "deadline" if given["due"] and not size:
            return Wanted(Extension.Kind.DEADLINE, due=moment(given["due"], zone), reason=reason)
        case "time" if size in map(str, FACTORS):
            return Wanted(Extension.Kind.TIME, factor=float(size), reason=reason)
        case "try":
            given_already = sum(one.tries or 0 for one in standing.terms.exceptions)
            return Wanted(Extension.Kind.TRY, tries=given_already + 1, reason=reason)
        case "excuse":
            return Wanted(Extension.Kind.EXCUSE, reason=reason)
        case "withdraw" if size in Extension.Kind.values:
            return Wanted(size, withdrawn=True, reason=reason)
    return None
