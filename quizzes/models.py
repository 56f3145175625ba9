"""What was asked and what was answered. Written by services.py only."""

from django.conf import settings
from django.db import models
from django.db.models import F, Q

from quizzes.evidence import Weight
from quizzes.exercises.key import ExerciseKey


class ServedExercise(models.Model):
    """An exercise that was put before a learner, kept as it was asked."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="served_exercises")
    skill = models.CharField(max_length=50)
    version = models.PositiveSmallIntegerField()
    profile = models.CharField(max_length=50)
    game = models.CharField(max_length=20)
    level = models.PositiveSmallIntegerField()
    seed = models.CharField(max_length=13)
    situation_key = models.CharField(max_length=16)
    """Two exercises with the same one are the same, whatever their seeds."""
    snapshot = models.JSONField()
    """Read and written by exercises/snapshot.py."""
    token = models.CharField(max_length=32)
    """Becomes the client_token of its attempt."""
    served_at = models.DateTimeField()
    voided = models.BooleanField(default=False)
    """The grader failed on it: its attempts are kept and count for nothing."""

    attempt_pk: int | None = None
    """The first attempt, as queries.find_served notes it."""

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["learner", "skill", "version", "profile", "game", "level", "seed"],
                name="served_once_to_a_learner",
            ),
        ]
        indexes = [models.Index(fields=["learner", "-id"], name="served_latest")]

    def __str__(self) -> str:
        return str(self.key)

    @property
    def key(self) -> ExerciseKey:
        """The address of the exercise."""
        return ExerciseKey(self.skill, self.version, self.profile, self.game, self.level, self.seed)


class Attempt(models.Model):
    """A readable answer. Never edited but for the learner's own note, and deleted only with the account."""

    served = models.ForeignKey(ServedExercise, models.CASCADE, related_name="attempts")
    typed = models.TextField()
    understood = models.TextField()
    """The canonical text of the answer; "" where the grader failed."""
    score = models.FloatField()
    correct = models.BooleanField()
    locale = models.CharField(max_length=10)
    engine_version = models.CharField(max_length=20)
    answered_at = models.DateTimeField()
    seconds = models.PositiveIntegerField()
    """From serving to answering."""
    client_token = models.CharField(max_length=32, unique=True)
    """Of the page that sent it: sent twice, it is recorded once."""
    note = models.TextField(blank=True)
    """Why the learner thinks that the verdict is wrong."""

    class Meta:
        constraints = [
            models.CheckConstraint(condition=Q(score__gte=0) & Q(score__lte=1), name="score_from_0_to_1"),
        ]

    def __str__(self) -> str:
        return f"{self.served_id}: {self.understood}"


class Diagnosis(models.Model):
    """A wrong idea that leads to the answer of an attempt."""

    attempt = models.ForeignKey(Attempt, models.CASCADE, related_name="diagnoses")
    code = models.CharField(max_length=50, db_index=True)

    class Meta:
        verbose_name_plural = "diagnoses"
        constraints = [models.UniqueConstraint(fields=["attempt", "code"], name="diagnosed_once")]

    def __str__(self) -> str:
        return self.code


class Mastery(models.Model):
    """The last ten answers of a learner on one level of a skill. A cache of the fold over the attempts."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="masteries")
    skill = models.CharField(max_length=50)
    level = models.PositiveSmallIntegerField()
    last_ten = models.CharField(max_length=10)
    """A 1 for each right answer and a 0 for each wrong one, oldest first."""

    class Meta:
        verbose_name_plural = "masteries"
        constraints = [models.UniqueConstraint(fields=["learner", "skill", "level"], name="mastery_of_a_level")]

    def __str__(self) -> str:
        return f"{self.skill} {self.level}: {self.last_ten}"


class Review(models.Model):
    """When a learner should see a skill again. A cache of the fold over the attempts."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="reviews")
    skill = models.CharField(max_length=50)
    card = models.JSONField(null=True)
    """The state of FSRS; null until the first answer is folded in."""
    due = models.DateTimeField(null=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["learner", "skill"], name="review_of_a_skill")]
        indexes = [models.Index(F("learner"), F("due"), name="review_due")]

    def __str__(self) -> str:
        return f"{self.skill}: {self.due}"


class Evidence(models.Model):
    """How far a learner's answers speak for a wrong idea. A cache of the fold over the attempts."""

    learner = models.ForeignKey(settings.AUTH_USER_MODEL, models.CASCADE, related_name="evidence")
    code = models.CharField(max_length=50)
    log_odds = models.FloatField()
    """As they stood when the idea was last on offer."""
    as_of = models.DateTimeField()
    last_chosen = models.DateTimeField(null=True)
    chosen = models.PositiveIntegerField()
    rejected = models.PositiveIntegerField()
    version = models.PositiveSmallIntegerField()
    """Of the model that weighed it: evidence.MODEL."""

    class Meta:
        verbose_name_plural = "evidence"
        constraints = [models.UniqueConstraint(fields=["learner", "code"], name="evidence_for_an_idea")]

    def __str__(self) -> str:
        return f"{self.code}: chosen {self.chosen}, rejected {self.rejected}"

    @property
    def weight(self) -> Weight:
        return Weight(self.log_odds, self.as_of, self.last_chosen, self.chosen, self.rejected)


class Situation(models.Model):
    """A situation that was not dealt: of a recorded hand, or built by a teacher. Without names. Never edited."""

    seed = models.CharField(max_length=13, unique=True)
    """ "h" and twelve hex digits of the hash of the rest."""
    skill = models.CharField(max_length=50)
    game = models.CharField(max_length=20)
    data = models.JSONField()
    """Written and read by the skill: Skill.give and Skill.take."""
    created_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.skill} {self.seed}"
