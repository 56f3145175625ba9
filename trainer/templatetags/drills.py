"""The learner's drills, for the pages of quizzes, which never hear of them."""

from typing import Any

from django import template
from django.utils import timezone

from trainer.drills.deadlines import zone_named
from trainer.drills.pages import drill_row
from trainer.drills.queries import my_standings

register = template.Library()


@register.inclusion_tag("trainer/drills/_mine.html", takes_context=True)
def my_drills(context: dict[str, Any]) -> dict[str, Any]:
    """What the visitor's teachers have asked of them and is still to be done."""
    request, now = context["request"], timezone.now()
    own = zone_named(request.COOKIES.get("tz", ""))
    given = my_standings(request.user)
    rows = [drill_row(one, now, own) for one in given if one.is_to_do(now)]
    return {"rows": rows, "given": bool(given), "csrf_token": context["csrf_token"]}
