"""Drills: what a class is asked to do, each learner's tries at it, exceptions and grades.

A drill asks for exercises and owns none: what was served and answered lies in quizzes.
"""

from django.db import models
from django.utils.translation import gettext_lazy as _

from quizzes.models import ServedExercise
from trainer.models.classes import Classroom
from trainer.models.people import User


class Drill(models.Model):
    class Status(models.TextChoices):
        DRAFT = "draft", _("Draft")
        ASSIGNED = "assigned", _("Assigned")
        ARCHIVED = "archived", _("Archived")

    class Feedback(models.TextChoices):
        AT_ONCE = "at-once", _("after each answer")
        AT_END = "at-end", _("at the end of the try")
        AFTER_DEADLINE = "after-deadline", _("after the deadline")

    class GradeRule(models.TextChoices):
        BEST = "best", _("the best try counts")
        FIRST = "first", _("the first try counts")
        LAST = "last", _("the last try counts")

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="drills")
    title = models.CharField(_("title"), max_length=120)
    status = models.CharField(max_length=10, choices=Status, default=Status.DRAFT)
    profile = models.CharField(_("house rules"), max_length=40)
    same_numbers = models.BooleanField(_("the same numbers for all"), default=False)
    tries = models.PositiveSmallIntegerField(_("tries"), null=True, blank=True)
    """None: as many as one likes."""
    feedback = models.CharField(_("feedback"), max_length=20, choices=Feedback, default=Feedback.AT_ONCE)
    minutes = models.PositiveSmallIntegerField(_("time limit in minutes"), null=True, blank=True)
    time_zone = models.CharField(max_length=64)
    """The class's zone when the dates were set: local times are kept as they were meant."""
    opens_local = models.CharField(max_length=16, blank=True)
    """YYYY-MM-DDTHH:MM in that zone."""
    due_local = models.CharField(max_length=16, blank=True)
    opens_at = models.DateTimeField(null=True, blank=True)
    """opens_local as a moment, for comparing."""
    due_at = models.DateTimeField(null=True, blank=True)
    grade_rule = models.CharField(_("grade"), max_length=10, choices=GradeRule, default=GradeRule.BEST)
    late_counts = models.BooleanField(_("late answers count"), default=False)
    for_all = models.BooleanField(default=True)
    """Whether it is for the whole class, later members too; otherwise for its DrillLearner rows."""
    created_by = models.ForeignKey(User, on_delete=models.SET_NULL, null=True, related_name="+")
    created_at = models.DateTimeField(auto_now_add=True)
    assigned_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["classroom", "status", "due_at"], name="drills_of_a_class")]

    def __str__(self) -> str:
        return self.title


class DrillExercise(models.Model):
    """One place in a drill: what is asked for there."""

    drill = models.ForeignKey(Drill, on_delete=models.CASCADE, related_name="exercises")
    number = models.PositiveSmallIntegerField()
    """From 1, in the order of asking; never used again for something else once it was served."""
    skill = models.CharField(max_length=50)
    game = models.CharField(max_length=20)
    level = models.PositiveSmallIntegerField()
    misconception = models.CharField(max_length=50, blank=True)
    """The wrong idea that the exercise must be able to expose, or ""."""
    situation = models.CharField(max_length=13, blank=True)
    """The seed of an imported situation: "h" and twelve hex digits; "" where the exercise is dealt."""
    retired = models.BooleanField(default=False)
    """Taken out after somebody was served it."""

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["drill", "number"], name="one_exercise_per_number")]

    def __str__(self) -> str:
        return f"{self.number}. {self.skill} {self.level}"


class DrillLearner(models.Model):
    """A learner to whom a drill is assigned that is not for all."""

    drill = models.ForeignKey(Drill, on_delete=models.CASCADE, related_name="chosen")
    learner = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")

    class Meta:
        constraints = [models.UniqueConstraint(fields=["drill", "learner"], name="chosen_once")]

    def __str__(self) -> str:
        return f"{self.drill} for {self.learner}"


class Extension(models.Model):
    """An exception for one learner. Never edited: the newest of its kind counts."""

    class Kind(models.TextChoices):
        DEADLINE = "deadline", _("later deadline")
        TIME = "time", _("more time")
        TRY = "try", _("extra tries")
        EXCUSE = "excuse", _("excused")

    drill = models.ForeignKey(Drill, on_delete=models.CASCADE, related_name="extensions")
    learner = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    kind = models.CharField(max_length=10, choices=Kind)
    due_local = models.CharField(max_length=16, blank=True)
    due_at = models.DateTimeField(null=True, blank=True)
    factor = models.FloatField(null=True, blank=True)
    """Of the time limit."""
    tries = models.PositiveSmallIntegerField(null=True, blank=True)
    """Added to those of the drill."""
    withdrawn = models.BooleanField(default=False)
    """This row takes back the exception of its kind."""
    by = models.ForeignKey(User, on_delete=models.SET_NULL, null=True, related_name="+")
    reason = models.CharField(max_length=200, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = [models.Index(fields=["drill", "learner"], name="extensions_of_a_learner")]

    def __str__(self) -> str:
        return f"{self.kind} for {self.learner}"


class Run(models.Model):
    """One try of a learner at a drill."""

    drill = models.ForeignKey(Drill, on_delete=models.CASCADE, related_name="runs")
    learner = models.ForeignKey(User, on_delete=models.CASCADE, related_name="runs")
    number = models.PositiveSmallIntegerField()
    """From 1."""
    started_at = models.DateTimeField()
    finished_at = models.DateTimeField(null=True, blank=True)
    ends_at = models.DateTimeField(null=True, blank=True)
    """When the time limit runs out."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["drill", "learner", "number"], name="one_run_per_try")]

    def __str__(self) -> str:
        return f"{self.learner}, try {self.number}"


class RunExercise(models.Model):
    """One exercise of a try: what was served at a place of the drill, and, for the grid, what came of it."""

    run = models.ForeignKey(Run, on_delete=models.CASCADE, related_name="exercises")
    exercise = models.ForeignKey(DrillExercise, on_delete=models.PROTECT, related_name="+")
    served = models.OneToOneField(ServedExercise, on_delete=models.CASCADE, null=True, related_name="+")
    score = models.FloatField(null=True, blank=True)
    """Copied from its attempt; null until answered."""
    answered_at = models.DateTimeField(null=True, blank=True)
    late = models.BooleanField(default=False)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["run", "exercise"], name="served_once_in_a_try")]
        indexes = [models.Index(fields=["changed_at"], name="run_exercises_changed")]

    def __str__(self) -> str:
        return f"{self.run}: {self.exercise}"


class GradeChange(models.Model):
    """A grade set by a teacher instead of the rule's. Never edited: the newest counts."""

    drill = models.ForeignKey(Drill, on_delete=models.CASCADE, related_name="grade_changes")
    learner = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    score = models.FloatField(null=True, blank=True)
    """From 0 to 1; null takes the rule's grade again."""
    by = models.ForeignKey(User, on_delete=models.SET_NULL, null=True, related_name="+")
    reason = models.CharField(max_length=200)
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.learner}: {self.score}"
