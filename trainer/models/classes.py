"""Classes, who belongs to them, and invitations to teach one."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from trainer.models.people import Language, User


class Classroom(models.Model):
    name = models.CharField(_("name"), max_length=100)
    time_zone = models.CharField(_("time zone"), max_length=64, default="UTC")
    language = models.CharField(_("language"), max_length=10, choices=Language, default=Language.ENGLISH)
    profile = models.CharField(_("house rules"), max_length=40, default="tda-2024")
    code = models.CharField(max_length=8, unique=True)
    """What learners type to join or to sign in; without look-alike characters."""
    created_at = models.DateTimeField(auto_now_add=True)
    archived_at = models.DateTimeField(null=True, blank=True)
    members = models.ManyToManyField(User, through="Membership", related_name="classrooms")

    def __str__(self) -> str:
        return self.name


class Membership(models.Model):
    class Role(models.TextChoices):
        TEACHER = "teacher", _("Teacher")
        LEARNER = "learner", _("Learner")

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="memberships")
    user = models.ForeignKey(User, on_delete=models.CASCADE, related_name="memberships")
    role = models.CharField(max_length=10, choices=Role, default=Role.LEARNER)
    real_name = models.CharField(_("name"), max_length=150, blank=True)
    """Seen by the class's teachers only."""
    access_code = models.CharField(max_length=8, blank=True)
    """Four characters on the login card; kept as they are, since cards are printed again. Empty: has a password."""
    joined_at = models.DateTimeField(auto_now_add=True)
    removed_at = models.DateTimeField(null=True, blank=True)
    """No longer in the class; the answers stay with their learner."""

    class Meta:
        constraints = [models.UniqueConstraint(fields=["classroom", "user"], name="one_membership_per_class")]

    def __str__(self) -> str:
        return f"{self.user} in {self.classroom} ({self.role})"


class Invitation(models.Model):
    """A link by which somebody becomes a teacher of the class, once."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="invitations")
    token = models.CharField(max_length=64, unique=True)
    """The hash of what the link carries."""
    invited_by = models.ForeignKey(User, on_delete=models.CASCADE, related_name="+")
    created_at = models.DateTimeField(auto_now_add=True)
    expires_at = models.DateTimeField()
    accepted_by = models.ForeignKey(User, on_delete=models.CASCADE, null=True, blank=True, related_name="+")

    def __str__(self) -> str:
        return f"to teach {self.classroom}"
