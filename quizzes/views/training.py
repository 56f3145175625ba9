"""Sets of five: the answers that are recorded."""

from dataclasses import replace

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST
from django.views.decorators.vary import vary_on_headers
from django_htmx.http import HttpResponseClientRedirect, replace_url

from quizzes import mastery, queries, services, sets, tokens
from quizzes.build import Setting, attempt_verdict, done_page, free_url, practice_page
from quizzes.exercises.answers import Unreadable
from quizzes.exercises.base import NoSuchExercise, find_skill
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import read
from quizzes.models import Attempt
from quizzes.phrases import problem
from quizzes.serving import open_exercise, shown_of
from quizzes.sets import PracticeSet
from quizzes.showing import Display, given_view
from quizzes.tokens import Ticket
from quizzes.views.common import (
    Request,
    answer_fields,
    house_profile,
    learner_of,
    names_what_exists,
    number_in,
    render_exercise,
)


@never_cache
@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
@names_what_exists
def train(request: Request) -> HttpResponse:
    """The exercise at which the set stands; a set is begun where there is none."""
    if request.method == "POST":
        return _answer(request)
    practice = _load_or_begin(request)
    number = number_in(request.GET, "n") or 0
    if 0 < number <= len(practice.results):
        attempt = queries.attempts_of(learner_of(request)).filter(pk=practice.results[number - 1][0]).first()
        if attempt is not None:
            return _show_verdict(request, practice, attempt, number)
    if practice.done:
        answered = queries.attempts_of(learner_of(request)).filter(pk__in=[pk for pk, _correct in practice.results])
        page = done_page(answered.order_by("pk"), practice.total)
        return render(request, "quizzes/set_done.html", {"page": page})
    return _show_open(request, practice)


@require_POST
def new_set(request: Request) -> HttpResponse:
    """Leave the set and begin another."""
    sets.drop(request.session)
    return redirect("quizzes:train")


def _answer(request: Request) -> HttpResponse:
    """Record an answer and show its verdict, or say why it cannot be read."""
    ticket = tokens.read(request.POST.get("token", ""))
    typed = find_skill(ticket.key.skill).answer.collect(answer_fields(request.POST))
    learner = learner_of(request)
    if learner is None and ticket.learner is not None and not queries.is_guest(ticket.learner):
        services.keep_pending(request, request.POST["token"], typed)
        login = reverse("trainer:login")
        return HttpResponseClientRedirect(login) if request.htmx else redirect(login)
    try:
        if learner is None:
            attempt = services.answer_as_guest(request, ticket, typed)
        else:
            attempt = services.answer_ticket(learner, ticket, typed)
    except Unreadable as unread:
        return _show_unread(request, ticket, problem(unread.problem, unread.typed))
    except NoSuchExercise:
        # Dealt by a version of the skill that is gone since.
        return _show_another(request)
    if attempt.served.voided:
        return _show_another(request)
    return _show_answered(request, attempt)


def _show_answered(request: Request, attempt: Attempt) -> HttpResponse:
    practice = sets.load(request.session)
    number = practice.close(attempt.served.key, attempt.pk, attempt.correct) if practice else None
    if practice is None or number is None:
        page = reverse("quizzes:answer", args=[attempt.pk])
        return HttpResponseClientRedirect(page) if request.htmx else redirect(page)
    sets.save(request.session, practice)
    address = f"{reverse('quizzes:train')}?n={number}"
    if not request.htmx:
        return redirect(address)
    return replace_url(_show_verdict(request, practice, attempt, number), address)


def _show_another(request: Request) -> HttpResponse:
    notice = _("We could not mark that exercise. It is not your fault and does not count; here is another one.")
    return _show_open(request, _load_or_begin(request), notice)


def _show_open(request: Request, practice: PracticeSet, notice: str = "") -> HttpResponse:
    """The exercise that is to be answered now."""
    learner = learner_of(request)
    opened = open_exercise(request.session, practice, learner)
    if opened.attempt_pk is not None:
        # Answered meanwhile, in another window.
        attempt = Attempt.objects.select_related("served").get(pk=opened.attempt_pk)
        practice.close(opened.ticket.key, attempt.pk, attempt.correct)
        sets.save(request.session, practice)
        return _show_verdict(request, practice, attempt, len(practice.results))
    setting = _setting(practice, opened.ticket.key, practice.number)
    setting = replace(setting, token=tokens.sign(replace(opened.ticket, learner=learner)))
    given = given_view(answer_fields(request.GET))
    return render_exercise(request, practice_page(Display(opened.shown), setting, given=given, notice=notice))


def _show_unread(request: Request, ticket: Ticket, why: str) -> HttpResponse:
    """The same page with what was typed; nothing has been recorded."""
    shown = shown_of(learner_of(request), ticket.key)
    practice = _load_or_begin(request)
    setting = replace(_setting(practice, ticket.key, practice.number), token=request.POST["token"])
    given = given_view(answer_fields(request.POST))
    return render_exercise(request, practice_page(Display(shown), setting, given=given, problem=why))


def _show_verdict(request: Request, practice: PracticeSet, attempt: Attempt, number: int) -> HttpResponse:
    display = Display(read(attempt.served.snapshot))
    lit = number_in(request.GET, "step")
    verdict = attempt_verdict(
        display, attempt, lambda step: f"{reverse('quizzes:train')}?n={number}&step={step}#step-{step}", lit
    )
    setting = _setting(practice, display.shown.key, number)
    return render_exercise(request, practice_page(display, setting, given=given_view({}), verdict=verdict, lit=lit))


def _setting(practice: PracticeSet, key: ExerciseKey, number: int) -> Setting:
    train_url = reverse("quizzes:train")
    return Setting(
        mode="set",
        action_url=train_url,
        next_url=train_url,
        again_url=free_url(key.skill, key.level),
        number=number,
        total=practice.total,
        results=practice.marks(),
    )


def _load_or_begin(request: Request) -> PracticeSet:
    practice = sets.load(request.session)
    if practice is None:
        plan = mastery.plan_set(queries.standings(learner_of(request)), timezone.now())
        practice = PracticeSet(house_profile(request), list(plan))
    return practice
