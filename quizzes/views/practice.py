"""Free practice: any exercise by its address. Nothing is recorded."""

from urllib.parse import urlencode

from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django.views.decorators.vary import vary_on_headers

from quizzes import queries, services, sets
from quizzes.build import Setting, free_url, practice_page
from quizzes.exercises.answers import Fields, Unreadable
from quizzes.exercises.base import NoSuchExercise, find_skill
from quizzes.exercises.key import ExerciseKey
from quizzes.exercises.snapshot import show
from quizzes.imports import make_any
from quizzes.marking import GraderFailed, mark
from quizzes.mastery import Slot
from quizzes.phrases import problem
from quizzes.showing import Display, given_view
from quizzes.views.common import (
    Request,
    answer_fields,
    house_profile,
    learner_of,
    names_what_exists,
    number_in,
    render_exercise,
)

EXAMPLE_KEY = "minimum-raise.1/tda-2024/nlhe/2/0000002a"


@never_cache
@require_safe
@names_what_exists
def free(request: Request, slug: str, level: int) -> HttpResponse:
    """A fresh exercise of a level, none that was seen lately."""
    skill = find_skill(slug)
    if level not in skill.levels:
        raise NoSuchExercise("level", str(level), [str(known) for known in skill.levels])
    learner = learner_of(request)
    seen = {*sets.seen(request.session), *(queries.recent_situations(learner) if learner else ())}
    exercise = services.fresh_exercise(Slot(slug, level), house_profile(request), seen)
    sets.remember_seen(request.session, exercise.situation_key)
    return redirect("quizzes:practice", str(exercise.key))


@vary_on_headers("HX-Request")
@require_http_methods(["GET", "HEAD", "POST"])
@names_what_exists
def practise(request: Request, key: str) -> HttpResponse:
    """The exercise at an address, and its verdict, which has an address of its own (?check=1) as nothing is kept."""
    try:
        address = ExerciseKey.parse(key)
    except ValueError:
        raise NoSuchExercise("key", key, [EXAMPLE_KEY]) from None
    display = Display(show(make_any(address)))
    here = reverse("quizzes:practice", args=[key])
    sent = answer_fields(request.POST if request.method == "POST" else request.GET)
    if request.method == "POST" or "check" in request.GET:
        return _marked(request, display, here, sent)
    return render_exercise(request, practice_page(display, _setting(request, display, here), given=given_view(sent)))


def _marked(request: Request, display: Display, here: str, sent: Fields) -> HttpResponse:
    """The verdict, or why the answer cannot be read."""
    typed = display.skill.answer.collect(sent)
    setting = _setting(request, display, here)
    try:
        marked = mark(display.shown, typed)
    except Unreadable as unread:
        why = problem(unread.problem, unread.typed)
        return render_exercise(request, practice_page(display, setting, given=given_view(sent), problem=why))
    except GraderFailed:
        notice = _("We could not mark that exercise. It is not your fault and does not count; here is another one.")
        key = display.shown.key
        other = Display(show(services.fresh_exercise(Slot(key.skill, key.level), key.profile, ())))
        setting = _setting(request, other, reverse("quizzes:practice", args=[other.shown.key]))
        return render_exercise(request, practice_page(other, setting, given=given_view({}), notice=notice))
    query = urlencode({**sent, "check": "1"}, doseq=True)
    lit = number_in(request.GET, "step")
    verdict = display.verdict(marked, lambda step: f"{here}?{query}&step={step}#step-{step}", lit)
    return render_exercise(request, practice_page(display, setting, given=given_view({}), verdict=verdict, lit=lit))


def _setting(request: Request, display: Display, here: str) -> Setting:
    """Free practice leads back to a set that is open, or on to another of the same."""
    key = display.shown.key
    again = free_url(key.skill, key.level)
    practice = sets.load(request.session)
    next_url = reverse("quizzes:train") if practice and not practice.done else again
    return Setting(mode="free", action_url=here, next_url=next_url, again_url=again)
