"""Playing a drill as its learners will see it. Nothing is kept: no row is written, whatever is answered."""

from dataclasses import replace
from urllib.parse import urlencode

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods
from django.views.decorators.vary import vary_on_headers

from quizzes.build import Setting, free_url, practice_page
from quizzes.exercises.answers import Unreadable
from quizzes.exercises.snapshot import show
from quizzes.marking import GraderFailed, mark
from quizzes.pages import PracticePage
from quizzes.phrases import problem
from quizzes.showing import Display, given_view
from quizzes.views.common import Request, answer_fields, names_what_exists, number_in
from trainer.drills.deadlines import usual_deadline
from trainer.drills.running import ask_of
from trainer.drills.seeds import EVERYBODY, Place, deal
from trainer.drills.words import later
from trainer.models import Drill
from trainer.views.drills import taught_drill
from trainer.views.teaching import for_teachers


@for_teachers
@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
@names_what_exists
def play(request: Request, pk: int, number: int = 1) -> HttpResponse:
    """One exercise of the drill, and its verdict, which has an address of its own (?check=1) as nothing is kept."""
    drill = taught_drill(request, pk)
    exercises = list(drill.exercises.filter(retired=False).order_by("number"))
    if not 0 < number <= len(exercises):
        return redirect("trainer:drill", pk)
    exercise = exercises[number - 1]
    whose = EVERYBODY if drill.same_numbers else request.user.pk or EVERYBODY
    display = Display(show(deal(ask_of(exercise), drill.profile, Place(drill.pk, whose, exercise.number, 1))))
    here = reverse("trainer:drill_play_at", args=[pk, number])
    last = number == len(exercises)
    setting = Setting(
        mode="play",
        action_url=here,
        next_url=reverse("trainer:drill", args=[pk])
        if last
        else reverse("trainer:drill_play_at", args=[pk, number + 1]),
        again_url=free_url(exercise.skill, exercise.level),
        number=number,
        total=len(exercises),
    )
    sent = answer_fields(request.POST if request.method == "POST" else request.GET)
    if request.method != "POST" and "check" not in request.GET:
        return _render(request, drill, practice_page(display, setting, given=given_view(sent)))
    try:
        marked = mark(display.shown, display.skill.answer.collect(sent))
    except Unreadable as unread:
        why = problem(unread.problem, unread.typed)
        return _render(request, drill, practice_page(display, setting, given=given_view(sent), problem=why))
    except GraderFailed:
        notice = _("We could not mark that exercise. It is not your fault and does not count.")
        return _render(request, drill, practice_page(display, setting, given=given_view(sent), notice=notice))
    query = urlencode({**sent, "check": "1"}, doseq=True)
    lit = number_in(request.GET, "step")
    verdict = display.verdict(marked, lambda step: f"{here}?{query}&step={step}#step-{step}", lit)
    page = practice_page(display, setting, given=given_view({}), verdict=verdict, lit=lit)
    return _render(request, drill, page)


def _render(request: Request, drill: Drill, page: PracticePage) -> HttpResponse:
    part = bool(request.htmx) and not request.htmx.history_restore_request
    draft = drill.status == Drill.Status.DRAFT
    zone = drill.classroom.time_zone
    context = {
        "page": replace(page, key=""),
        "classroom": drill.classroom,
        "drill": drill,
        "draft": draft,
        "due": usual_deadline(timezone.now(), zone).local if draft else "",
        "later": later(drill) if page.verdict and drill.feedback != Drill.Feedback.AT_ONCE else "",
        "last": page.number == page.total,
    }
    return render(request, "trainer/drills/_play.html" if part else "trainer/drills/play.html", context)
