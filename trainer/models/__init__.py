"""People, their classes and their drills. Written by services only."""

from trainer.models.classes import Classroom, Invitation, Membership
from trainer.models.drills import Drill, DrillExercise, DrillLearner, Extension, GradeChange, Run, RunExercise
from trainer.models.people import Language, User, UserManager

__all__ = [
    "Classroom",
    "Drill",
    "DrillExercise",
    "DrillLearner",
    "Extension",
    "GradeChange",
    "Invitation",
    "Language",
    "Membership",
    "Run",
    "RunExercise",
    "User",
    "UserManager",
]
