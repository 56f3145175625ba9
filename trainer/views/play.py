"""The learner's side of drills: the list, one drill, one exercise of a try."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from django.contrib import messages
from django.contrib.auth.decorators import user_passes_test
from django.contrib.auth.views import redirect_to_login
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HttpResponseClientRedirect, replace_url

from quizzes.build import Setting, attempt_verdict, free_url, practice_page
from quizzes.exercises.answers import Unreadable
from quizzes.exercises.snapshot import read
from quizzes.models import Attempt
from quizzes.pages import PracticePage
from quizzes.phrases import problem
from quizzes.showing import Display, given_view
from quizzes.views.common import Request, answer_fields, names_what_exists, number_in
from trainer.access import is_learner
from trainer.addresses import with_typed
from trainer.drills import queries, running, words
from trainer.drills.deadlines import zone_named
from trainer.drills.pages import RunPage, drill_page, drill_row, marks_of
from trainer.drills.terms import Terms, is_over, told_at_once, verdict_is_due
from trainer.models import Run, RunExercise


def own_zone(request: Request) -> str | None:
    """On which clocks the reader lives, as far as their browser has said."""
    return zone_named(request.COOKIES.get("tz", ""))


@never_cache
@user_passes_test(is_learner)
@require_safe
def my_drills(request: Request) -> HttpResponse:
    """Every drill that the learner has been given."""
    now, own = timezone.now(), own_zone(request)
    rows = [drill_row(one, now, own) for one in queries.my_standings(request.user)]
    return render(request, "trainer/drills/mine_all.html", {"rows": rows})


@never_cache
@user_passes_test(is_learner)
@require_http_methods(["GET", "HEAD", "POST"])
def run(request: Request, pk: int) -> HttpResponse:
    """One drill of the learner's; a POST begins a try, or goes on with the open one."""
    drill = get_object_or_404(queries.drills_learned_by(request.user), pk=pk)
    now = timezone.now()
    assert is_learner(request.user)
    if request.method == "POST":
        try:
            begun = running.start(drill, request.user, now)
        except running.CannotBegin as cannot:
            messages.error(request, words.refused(cannot.why))
            return redirect("trainer:run", pk)
        return redirect(_next_address(begun, queries.places_of(begun)))
    standing = queries.my_standing(drill, request.user.pk)
    page = drill_page(standing, queries.places_in(standing.runs), now, own_zone(request))
    return render(request, "trainer/drills/mine.html", {"page": page})


@never_cache
@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
@names_what_exists
def run_exercise(request: Request, pk: int, attempt: int, number: int) -> HttpResponse:
    """One exercise of a try: to be answered, or with its verdict."""
    if not is_learner(request.user):
        # The page is filled in again from its address once they are back.
        login = redirect_to_login(with_typed(request.get_full_path(), request.POST))
        return HttpResponseClientRedirect(login.url) if request.htmx else login
    drill = get_object_or_404(queries.drills_learned_by(request.user), pk=pk)
    going = get_object_or_404(Run, drill=drill, learner=request.user, number=attempt)
    going.drill = drill
    places = queries.places_of(going)
    if not 0 < number <= len(places):
        return redirect("trainer:run", pk)
    now = timezone.now()
    terms = running.terms_for(drill, request.user.pk)
    place = places[number - 1]
    if request.method == "POST" and place.served_id is not None:
        return _answer(request, going, places, number, terms)
    if place.answered_at is not None and verdict_is_due(drill, going, terms, now):
        return _show_verdict(request, going, places, number, terms)
    if place.answered_at is not None or number > _open_number(places) or is_over(going, now):
        return redirect(_next_address(going, places, now))
    return _show_open(request, going, places, number, terms)


def _answer(request: Request, going: Run, places: Sequence[RunExercise], number: int, terms: Terms) -> HttpResponse:
    """Record an answer and show its verdict, or go on where the verdict comes later."""
    place = places[number - 1]
    assert place.served is not None
    display = Display(read(place.served.snapshot))
    sent = answer_fields(request.POST)
    try:
        attempt = running.answer(place, going, display.skill.answer.collect(sent))
    except Unreadable as unread:
        why = problem(unread.problem, unread.typed)
        return _show_open(request, going, places, number, terms, why=why)
    if attempt.served.voided:
        notice = _("We could not mark that exercise. It is not your fault and does not count; here is another one.")
        return _show_open(request, going, places, number, terms, notice=notice)
    now = timezone.now()
    address = _next_address(going, places, now)
    if told_at_once(going.drill, terms, now):
        if request.htmx:
            return _show_verdict(request, going, places, number, terms)
        address = reverse("trainer:run_exercise", args=[going.drill_id, going.number, number])
    elif request.htmx and not is_over(going, now):
        return replace_url(_show_open(request, going, places, _open_number(places), terms), address)
    return HttpResponseClientRedirect(address) if request.htmx else redirect(address)


def _show_open(
    request: Request,
    going: Run,
    places: Sequence[RunExercise],
    number: int,
    terms: Terms,
    *,
    why: str = "",
    notice: str = "",
) -> HttpResponse:
    """An exercise to be answered, with what was typed if that could not be read."""
    now = timezone.now()
    served = running.show(places[number - 1], going, now)
    display = Display(read(served.snapshot))
    given = given_view(answer_fields(request.POST if why else request.GET))
    page = practice_page(display, _setting(going, places, number), given=given, problem=why, notice=notice)
    return _render(request, _run_page(request, page, going, places, number, terms, now))


def _show_verdict(
    request: Request, going: Run, places: Sequence[RunExercise], number: int, terms: Terms
) -> HttpResponse:
    place = places[number - 1]
    attempt = Attempt.objects.select_related("served").filter(served=place.served_id).earliest("pk")
    display = Display(read(attempt.served.snapshot))
    lit = number_in(request.GET, "step")
    here = reverse("trainer:run_exercise", args=[going.drill_id, going.number, number])
    verdict = attempt_verdict(display, attempt, lambda step: f"{here}?step={step}#step-{step}", lit)
    setting = _setting(going, places, number)
    page = practice_page(display, setting, given=given_view({}), verdict=verdict, lit=lit)
    return _render(request, _run_page(request, page, going, places, number, terms, timezone.now()))


def _setting(going: Run, places: Sequence[RunExercise], number: int) -> Setting:
    exercise = places[number - 1].exercise
    return Setting(
        mode="run",
        action_url=reverse("trainer:run_exercise", args=[going.drill_id, going.number, number]),
        next_url=_way_on(going, places, number),
        again_url=free_url(exercise.skill, exercise.level),
        number=number,
        total=len(places),
    )


def _run_page(
    request: Request,
    page: PracticePage,
    going: Run,
    places: Sequence[RunExercise],
    number: int,
    terms: Terms,
    now: datetime,
) -> RunPage:
    drill = going.drill
    left = (going.ends_at - now).total_seconds() if going.ends_at else None
    return RunPage(
        # From its key the exercise could be practised, and its answer read, beforehand.
        page=replace(page, key=""),
        title=drill.title,
        drill_url=reverse("trainer:run", args=[drill.pk]),
        number=number,
        total=len(places),
        answered=sum(place.answered_at is not None for place in places),
        due=words.when(terms.due_at, drill.time_zone, own_zone(request)) if terms.due_at else None,
        late=terms.is_late(now),
        seconds_left=None if left is None or is_over(going, now) else max(0, int(left)),
        marks=marks_of(places[number - 1], going),
        later="" if page.verdict or told_at_once(drill, terms, now) else words.later(drill),
    )


def _render(request: Request, page: RunPage) -> HttpResponse:
    """htmx swaps the exercise alone; going back in the browser's history needs the whole page."""
    part = bool(request.htmx) and not request.htmx.history_restore_request
    template = "trainer/drills/_run.html" if part else "trainer/drills/run.html"
    return render(request, template, {"run": page, "page": page.page})


def _way_on(going: Run, places: Sequence[RunExercise], number: int) -> str:
    """After a verdict: of a try that is over the next verdict, else the next exercise."""
    if is_over(going, timezone.now()) and number < len(places) and places[number].answered_at is not None:
        return reverse("trainer:run_exercise", args=[going.drill_id, going.number, number + 1])
    return _next_address(going, places)


def _open_number(places: Sequence[RunExercise]) -> int:
    """The first exercise not answered yet; one more than there are, when all are."""
    return next((nth for nth, place in enumerate(places, 1) if place.answered_at is None), len(places) + 1)


def _next_address(going: Run, places: Sequence[RunExercise], now: datetime | None = None) -> str:
    """The next exercise to be answered; the page of the drill, when there is none."""
    number = _open_number(places)
    if number > len(places) or is_over(going, now or timezone.now()):
        return reverse("trainer:run", args=[going.drill_id])
    return reverse("trainer:run_exercise", args=[going.drill_id, going.number, number])
