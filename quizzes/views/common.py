"""What several views share."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.translation import gettext as _
from django_htmx.middleware import HtmxDetails

from quizzes.engine.profile import PROFILES, TDA_2024
from quizzes.exercises.answers import SHARE, Fields
from quizzes.exercises.base import NoSuchExercise
from quizzes.pages import PracticePage, ProblemPage
from quizzes.queries import skills_in_order
from quizzes.showing import skill_view
from quizzes.tokens import BadTicket

View = Callable[..., HttpResponse]


class Request(HttpRequest):
    """What the middleware hands to the views."""

    htmx: HtmxDetails


FIELDS = ("answer", "may", "back", "back-seat")
PREFIXES = ("pot", SHARE)


def names_what_exists(view: View) -> View:
    """Turn what does not exist into a page that says what was wrong and what there is instead."""

    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except NoSuchExercise as missing:
            return problem_page(request, _heading(missing), _missing(missing))
        except BadTicket:
            return problem_page(
                request,
                _("This answer cannot be taken"),
                _("This page can no longer take an answer. Begin again with one of these skills."),
            )

    return guarded


def problem_page(request: HttpRequest, heading: str, sentence: str) -> HttpResponse:
    """The 404 page with its heading and sentence."""
    skills = tuple(skill_view(skill) for skill in skills_in_order())
    page = ProblemPage(heading, sentence, skills)
    return render(request, "quizzes/problem.html", {"page": page}, status=404)


def _heading(missing: NoSuchExercise) -> str:
    headings = {
        "skill": _("There is no such skill"),
        "profile": _("There are no such house rules"),
        "game": _("There is no such game"),
        "level": _("There is no such level"),
    }
    return headings.get(missing.what, _("There is no such exercise"))


def _missing(missing: NoSuchExercise) -> str:
    words = {
        "key": _("“%(named)s” is not the address of an exercise. It looks like this: %(known)s."),
        "skill": _("There is no skill “%(named)s”. There are: %(known)s."),
        "version": _("Version %(named)s of this skill is no longer dealt. There is version %(known)s."),
        "profile": _("There are no house rules “%(named)s”. There are: %(known)s."),
        "game": _("This skill does not have the game “%(named)s”. It has: %(known)s."),
        "level": _("This skill has no level %(named)s. It has: %(known)s."),
        "seed": _("“%(named)s” cannot be dealt. Seeds are: %(known)s."),
    }
    return words[missing.what] % {"named": missing.named, "known": ", ".join(missing.known)}


def learner_of(request: HttpRequest) -> int | None:
    """The primary key of whose answers are recorded; None for nobody yet."""
    return request.user.pk


def answer_fields(sent: QueryDict) -> Fields:
    """The fields of an answer among those sent: by a form, or carried over by a change of language."""
    return {name: values for name, values in sent.lists() if name in FIELDS or name.startswith(PREFIXES)}


def house_profile(request: HttpRequest) -> str:
    """The house rules that the visitor has chosen."""
    name = request.session.get("profile", TDA_2024.name)
    return name if name in PROFILES else TDA_2024.name


def number_in(sent: QueryDict, name: str) -> int | None:
    """A small whole number of the address, if it is one."""
    text = sent.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else None


def render_exercise(request: Request, page: PracticePage) -> HttpResponse:
    """htmx swaps the exercise alone; going back in the browser's history needs the whole page."""
    part = bool(request.htmx) and not request.htmx.history_restore_request
    return render(request, "quizzes/_exercise.html" if part else "quizzes/practice.html", {"page": page})
