"""The teacher's side of drills: choosing, building, assigning, exceptions and grades."""

from collections import Counter
from collections.abc import Mapping

from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from trainer.access import drills_taught_by
from trainer.classes.names import by_name
from trainer.drills import queries, readymade, services, words
from trainer.drills.deadlines import usual_deadline
from trainer.drills.desk import ask_lines, learner_desk, learner_rows
from trainer.drills.exceptions import read_exception
from trainer.drills.forms import AssignForm, DrillForm, GradeForm, ReasonForm
from trainer.drills.running import ask_of
from trainer.drills.seeds import Ask
from trainer.drills.terms import terms_of
from trainer.forms import sent
from trainer.models import Classroom, Drill, Membership
from trainer.views.teaching import for_teachers, taught, teacher


def taught_drill(request: HttpRequest, pk: int) -> Drill:
    """The drill, if the visitor teaches its class; else there is none."""
    return get_object_or_404(drills_taught_by(request.user).select_related("classroom"), pk=pk)


def _frame(classroom: Classroom, **context: object) -> dict[str, object]:
    """What every page in the frame of a class is given."""
    return {"classroom": classroom, "tab": "drills", **context}


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def choose(request: HttpRequest, pk: int) -> HttpResponse:
    """The ready-made drills; a POST takes one as a draft."""
    classroom = taught(request, pk)
    if request.method == "POST":
        drill = services.draft_ready_made(classroom, request.POST.get("ready", ""), teacher(request))
        if drill is not None:
            return redirect("trainer:drill", drill.pk)
        messages.error(request, _("There is no such drill. Choose one of these."))
    return render(
        request, "trainer/drills/choose.html", _frame(classroom, shelves=readymade.shelves(classroom.profile))
    )


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def build(request: HttpRequest, pk: int) -> HttpResponse:
    """A drill of one's own."""
    classroom = taught(request, pk)
    blank = Drill(classroom=classroom, title=_("Drill"), profile=classroom.profile)
    form = DrillForm(sent(request), instance=blank, counts={})
    if form.is_valid():
        settings = {name: form.cleaned_data[name] for name in form.Meta.fields if name != "title"}
        asks = services.in_turn(form.counts)
        drill = services.draft(classroom, form.cleaned_data["title"], asks, teacher(request), **settings)
        return redirect("trainer:drill", drill.pk)
    return render(request, "trainer/drills/build.html", _frame(classroom, form=form))


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, pk: int) -> HttpResponse:
    """What a drill asks and how. What was served stays."""
    drill = taught_drill(request, pk)
    before = counts_of(drill)
    begun, of = queries.begun(drill), len(queries.learners_of(drill))
    form = DrillForm(sent(request), instance=drill, counts=before, begun=begun > 0)
    if form.is_valid():
        fields = [name for name in form.changed_data if name in form.Meta.fields]
        services.change(drill, form.counts, fields)
        messages.success(request, _changed(begun, form.counts != before, fields))
        return redirect("trainer:drill", pk)
    context = _frame(drill.classroom, drill=drill, form=form, begun=begun, waiting=max(0, of - begun))
    return render(request, "trainer/drills/build.html", context)


def counts_of(drill: Drill) -> Mapping[Ask, int]:
    """How many of each a drill asks."""
    return Counter(ask_of(exercise) for exercise in drill.exercises.filter(retired=False))


def _changed(begun: int, exercises: bool, fields: list[str]) -> str:
    """What a change means, and for whom."""
    said = [_("The drill is saved.")]
    if begun and (exercises or "minutes" in fields):
        words = ngettext(
            "%(count)s learner has begun: tries already begun stay as they were, the change holds for the next ones.",
            "%(count)s learners have begun: tries already begun stay as they were, the change holds for the next ones.",
            begun,
        )
        said.append(words % {"count": begun})
    if begun and {"grade_rule", "late_counts"} & set(fields):
        said.append(_("The grades of all are made by the new rule from now on."))
    if begun and "feedback" in fields:
        said.append(_("What was right is told to all as it is set now."))
    return " ".join(said)


@for_teachers
@require_safe
def drill(request: HttpRequest, pk: int) -> HttpResponse:
    """A drill: what it asks, who has it, how far they are."""
    return _show(request, taught_drill(request, pk))


def _show(request: HttpRequest, drill: Drill, form: AssignForm | None = None) -> HttpResponse:
    now = timezone.now()
    asks = list(drill.exercises.filter(retired=False).order_by("number"))
    drill.size = len(asks)  # type: ignore[attr-defined]
    draft = drill.status == Drill.Status.DRAFT
    standings = [] if draft else queries.class_standings(drill)
    context = _frame(
        drill.classroom,
        drill=drill,
        draft=draft,
        archived=drill.status == Drill.Status.ARCHIVED,
        asks=ask_lines(asks),
        size=len(asks),
        facts=words.facts(drill, terms_of(drill, ()), len(asks)),
        rule=words.rule(drill),
        due=words.when(drill.due_at, drill.time_zone, None) if drill.due_at else None,
        opens=words.when(drill.opens_at, drill.time_zone, None) if drill.opens_at else None,
        form=form or assign_form(drill),
        place=words.city(zone_of(drill)),
        rows=learner_rows(standings, now),
    )
    return render(request, "trainer/drills/drill.html", context)


def zone_of(drill: Drill) -> str:
    """A draft follows its class; a drill keeps the zone in which its dates were set."""
    return drill.classroom.time_zone if drill.status == Drill.Status.DRAFT else drill.time_zone


def assign_form(drill: Drill, data: Mapping[str, object] | None = None) -> AssignForm:
    """Who has the drill and when; of a draft, what is usual."""
    people = Membership.objects.filter(
        classroom=drill.classroom_id, role=Membership.Role.LEARNER, removed_at=None
    ).select_related("user")
    names = [(one.user_id, one.real_name or one.user.username) for one in by_name(people)]
    due = drill.due_local
    if drill.status == Drill.Status.DRAFT:
        due = usual_deadline(timezone.now(), zone_of(drill)).local
    initial = {
        "who": AssignForm.ALL if drill.for_all else AssignForm.SOME,
        "learners": [] if drill.for_all else list(drill.chosen.values_list("learner", flat=True)),
        "opens": drill.opens_local,
        "due": due,
    }
    return AssignForm(data, initial=initial, people=names, zone=zone_of(drill), feedback=drill.feedback)


@for_teachers
@require_POST
def assign(request: HttpRequest, pk: int) -> HttpResponse:
    """Give a drill to a class or to some of it, or change that."""
    drill = taught_drill(request, pk)
    new = drill.status == Drill.Status.DRAFT
    form = assign_form(drill, request.POST)
    if not form.is_valid():
        return _show(request, drill, form)
    for moment in (form.opens_moment, form.due_moment):
        if moment is not None and moment.moved:
            messages.warning(request, words.moved(moment, form.zone))
    services.assign(drill, form.chosen, form.opens_moment, form.due_moment)
    if new:
        messages.success(request, _("“%(title)s” is assigned.") % {"title": drill.title})
        return redirect("trainer:classroom", drill.classroom_id)
    messages.success(
        request, _("Saved. The new dates hold for everybody; answers that are no longer late lose the mark.")
    )
    return redirect("trainer:drill", pk)


@for_teachers
@require_POST
def put_away(request: HttpRequest, pk: int) -> HttpResponse:
    """Delete a draft; archive an assigned drill; bring an archived one back; or copy it."""
    drill = taught_drill(request, pk)
    match request.POST.get("do"), drill.status:
        case "copy", _any:
            copied = services.copy(drill, drill.classroom, teacher(request))
            messages.success(request, _("This is the copy: a draft, which nobody sees yet."))
            return redirect("trainer:drill", copied.pk)
        case "delete", Drill.Status.DRAFT:
            services.delete_draft(drill)
            messages.success(request, _("The draft is deleted."))
            return redirect("trainer:classroom", drill.classroom_id)
        case "archive", Drill.Status.ASSIGNED:
            services.archive(drill)
            messages.success(request, _("Learners no longer see this drill. Its answers and grades stay."))
        case "back", Drill.Status.ARCHIVED:
            services.bring_back(drill)
            messages.success(request, _("Learners see this drill again."))
    return redirect("trainer:drill", pk)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def exceptions(request: HttpRequest, pk: int, learner: int) -> HttpResponse:
    """One learner in a drill: tries, grade, and what is made easier for them, by whom and why."""
    drill = taught_drill(request, pk)
    member = get_object_or_404(
        Membership.objects.select_related("user"),
        classroom=drill.classroom_id,
        user=learner,
        role=Membership.Role.LEARNER,
    )
    standing = queries.my_standing(drill, learner)
    action = request.POST.get("do", "")
    reason = ReasonForm(request.POST if action and action != "grade" else None)
    grade = GradeForm(request.POST if action == "grade" else None)
    if action == "grade" and grade.is_valid():
        percent = grade.cleaned_data["percent"]
        score = None if percent is None else percent / 100
        services.set_grade(drill, learner, score, teacher(request), grade.cleaned_data["why"])
        messages.success(request, _("The grade is set."))
        return redirect("trainer:drill_exceptions", pk, learner)
    if action and action != "grade" and reason.is_valid():
        wanted = read_exception(action, reason.cleaned_data, standing, timezone.now())
        if wanted is not None:
            if wanted.due is not None and wanted.due.moved:
                messages.warning(request, words.moved(wanted.due, drill.time_zone))
            made = services.make_exception(drill, learner, wanted, teacher(request))
            messages.success(request, words.exception(made, drill.time_zone))
            return redirect("trainer:drill_exceptions", pk, learner)
        messages.error(request, _("Choose one of the exceptions below."))
    page = learner_desk(standing, queries.extensions_of(drill, learner), member, timezone.now())
    context = _frame(drill.classroom, drill=drill, page=page, form=reason, grade=grade)
    return render(request, "trainer/drills/exceptions.html", context)
