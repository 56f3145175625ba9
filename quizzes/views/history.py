"""What has been answered: progress, the notebook of answers, one past answer."""

from urllib.parse import urlencode

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from quizzes import overviews, queries, services
from quizzes.build import answer_page
from quizzes.exercises.base import SKILLS
from quizzes.forms import DisputeForm
from quizzes.views.common import learner_of, number_in

ROWS = 20


@never_cache
@require_safe
def progress(request: HttpRequest) -> HttpResponse:
    """How the learner has done so far."""
    return render(
        request, "quizzes/progress.html", {"page": overviews.progress_page(learner_of(request), timezone.now())}
    )


@never_cache
@require_safe
def answers(request: HttpRequest) -> HttpResponse:
    """Every past answer, the wrong ones first."""
    attempts = queries.attempts_of(learner_of(request)).order_by("correct", "-pk")
    slug, only_wrong = request.GET.get("skill", ""), request.GET.get("only") == "wrong"
    if slug in SKILLS:
        attempts = attempts.filter(served__skill=slug)
    if only_wrong:
        attempts = attempts.filter(correct=False)
    listed = Paginator(attempts, ROWS).get_page(request.GET.get("page"))
    filters = {"skill": slug} if slug in SKILLS else {}
    filters |= {"only": "wrong"} if only_wrong else {}
    addresses = (
        f"?{urlencode({**filters, 'page': listed.number - 1})}" if listed.has_previous() else "",
        f"?{urlencode({**filters, 'page': listed.number + 1})}" if listed.has_next() else "",
    )
    page = overviews.answers_page(list(listed), slug, only_wrong, listed.number, listed.paginator.num_pages, addresses)
    return render(request, "quizzes/answers.html", {"page": page})


@never_cache
@require_safe
def answer(request: HttpRequest, pk: int) -> HttpResponse:
    """One past exercise as it was asked, with its full explanation."""
    attempt = get_object_or_404(queries.attempts_of(learner_of(request)), pk=pk)
    return render(request, "quizzes/answer.html", {"page": answer_page(attempt, number_in(request.GET, "step"))})


@require_POST
def dispute(request: HttpRequest, pk: int) -> HttpResponse:
    """Keep why the learner thinks that a verdict is wrong."""
    attempt = get_object_or_404(queries.attempts_of(learner_of(request)), pk=pk)
    form = DisputeForm(request.POST)
    if form.is_valid():
        services.dispute(attempt, form.cleaned_data["note"])
        messages.success(request, _("Thank you. Your note is kept with your answer, and somebody will look at it."))
    else:
        messages.error(request, _("Say in a few words what is wrong, in at most 1000 letters."))
    return redirect("quizzes:answer", pk)
