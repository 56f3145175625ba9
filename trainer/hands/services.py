"""The only writer of what a hand adds to a drill."""

from collections import Counter
from collections.abc import Sequence

from django.db import transaction

from quizzes.imports import AnyExercise, keep
from trainer.drills import services
from trainer.drills.running import ask_of
from trainer.drills.seeds import Ask
from trainer.models import Drill


def ask_for(exercise: AnyExercise) -> Ask:
    """What a drill asks that has this imported exercise."""
    key = exercise.key
    return Ask(key.skill, key.game, key.level, situation=key.seed)


@transaction.atomic
def add(drill: Drill, exercises: Sequence[AnyExercise]) -> int:
    """Keep these situations and put them at the end of the drill, each once; how many it did not have yet."""
    Drill.objects.select_for_update().get(pk=drill.pk)
    asked = Counter(ask_of(exercise) for exercise in drill.exercises.filter(retired=False))
    new = dict.fromkeys(ask for ask in map(ask_for, exercises) if ask not in asked)
    keep(exercises)
    services.change(drill, {**asked, **dict.fromkeys(new, 1)}, ())
    return len(new)
