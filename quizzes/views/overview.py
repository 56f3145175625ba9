"""Home, the map of skills, and the page of each skill."""

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST, require_safe

from quizzes import overviews, queries, sets
from quizzes.engine.profile import PROFILES
from quizzes.exercises.base import find_skill
from quizzes.showing import profile_name
from quizzes.views.common import house_profile, learner_of, names_what_exists, number_in


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Where to go on; for a newcomer, what this is."""
    learner = learner_of(request)
    page = overviews.home_page(
        queries.standings(learner), queries.tally(learner), sets.load(request.session), timezone.now()
    )
    return render(request, "quizzes/home.html", {"page": page})


@require_safe
def skills(request: HttpRequest) -> HttpResponse:
    """The map of skills."""
    standings = queries.standings(learner_of(request))
    page = overviews.skills_page(standings, house_profile(request), timezone.now())
    return render(request, "quizzes/skills.html", {"page": page})


@require_POST
def house_rules(request: HttpRequest) -> HttpResponse:
    """Choose the house rules of the exercises to come."""
    name = request.POST.get("profile", "")
    if name in PROFILES:
        request.session["profile"] = name
        messages.success(request, _("From now on exercises follow %(name)s.") % {"name": profile_name(name)})
    else:
        known = ", ".join(map(profile_name, PROFILES))
        messages.error(request, _("There are no such house rules. There are: %(known)s.") % {"known": known})
    return redirect("quizzes:skills")


@require_safe
@names_what_exists
def skill(request: HttpRequest, slug: str) -> HttpResponse:
    """The rule of a skill."""
    find_skill(slug)
    standing = next(one for one in queries.standings(learner_of(request)) if one.skill == slug)
    page = overviews.skill_page(standing, house_profile(request), number_in(request.GET, "step"), timezone.now())
    return render(request, "quizzes/skill.html", {"page": page})
