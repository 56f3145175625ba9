"""A hand pasted or built by a teacher's browser."""

from typing import Any

from django.test import Client

from tests.histories.hands import HAND, every_hand
from trainer.drills.running import ask_of
from trainer.drills.seeds import Ask
from trainer.models import Drill

TABLE = {
    "players": "3",
    "small_blind": "50",
    "big_blind": "100",
    "ante": "",
    "ante_of": "each",
    "stacks": "1000",
    "actions": "",
}
SIDE_POTS = next(text.decode() for file, _, text in every_hand() if file == "side-pots.phhs")


def paste(client: Client, drill: Drill, text: str = HAND, **fields: Any) -> Any:
    return client.post(f"/drill/{drill.pk}/hand/", {"text": text, **fields})


def build(client: Client, drill: Drill, actions: str = "", **fields: Any) -> Any:
    return client.post(f"/drill/{drill.pk}/hand/build/", {**TABLE, "actions": actions, **fields})


def seeds(response: Any) -> list[str]:
    return [moment.seed for moment in response.context["moments"]]


def asks(drill: Drill) -> list[Ask]:
    return [ask_of(exercise) for exercise in drill.exercises.filter(retired=False).order_by("number")]
