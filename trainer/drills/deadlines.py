"""Local times and moments. Pure: no database, no clock of its own.

A deadline is kept as it was meant, a local time and its zone, and as the moment that it is, for comparing.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

LOCAL = "%Y-%m-%dT%H:%M"
DAYS = 7
"""From assigning a drill to its deadline, where the teacher sets none."""
LAST_MINUTE = time(23, 59)


@dataclass(frozen=True, slots=True)
class Moment:
    """A local time that exists, and the moment that it is."""

    local: str
    """YYYY-MM-DDTHH:MM."""
    at: datetime
    """In UTC."""
    asked: str
    """The local time that was asked for: another one where the clocks leap over it."""

    @property
    def moved(self) -> bool:
        """The time asked for does not exist on that day, and a later one was taken."""
        return self.local != self.asked


def moment(local: datetime, zone: str) -> Moment:
    """The moment of a local time. In the hour that the clocks leap over, as much later; of a repeated hour the first.

    >>> moment(datetime(2025, 3, 30, 2, 30), "Europe/Madrid").local
    '2025-03-30T03:30'
    """
    at = local.replace(tzinfo=ZoneInfo(zone), fold=0).astimezone(UTC)
    return Moment(local_text(at, zone), at, local.strftime(LOCAL))


def local_text(at: datetime, zone: str) -> str:
    """A moment on the clocks of a zone."""
    return at.astimezone(ZoneInfo(zone)).strftime(LOCAL)


def end_of_day(day: date, zone: str) -> Moment:
    """The last minute of a day."""
    return moment(datetime.combine(day, LAST_MINUTE), zone)


def usual_deadline(now: datetime, zone: str) -> Moment:
    """In a week, at the end of the day."""
    return end_of_day(now.astimezone(ZoneInfo(zone)).date() + timedelta(days=DAYS), zone)


def later_deadline(due_at: datetime | None, now: datetime, days: int, zone: str) -> Moment:
    """So many days after a deadline, at the same time of day; after today, where it has passed or there is none."""
    if due_at is None or due_at < now:
        return end_of_day(now.astimezone(ZoneInfo(zone)).date() + timedelta(days=days), zone)
    local = due_at.astimezone(ZoneInfo(zone)).replace(tzinfo=None)
    return moment(local + timedelta(days=days), zone)


def zone_named(name: str) -> str | None:
    """The name, if there is such a zone.

    >>> zone_named("America/Bogota"), zone_named("../etc/passwd"), zone_named("")
    ('America/Bogota', None, None)
    """
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None
    return name


def same_clock(at: datetime, one: str, other: str) -> bool:
    """Whether the clocks of two zones show the same at a moment."""
    return at.astimezone(ZoneInfo(one)).utcoffset() == at.astimezone(ZoneInfo(other)).utcoffset()
