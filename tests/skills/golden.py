"""Digests of each skill version's exercises: the same key must give the same exercise for ever.

`python -m tests.skills.golden` notes the digest of versions that have none yet. It never changes one that is noted:
whoever means to change the exercises of a version that learners have met raises the version instead.
"""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from quizzes.exercises.base import Skill
from quizzes.exercises.snapshot import snapshot
from tests.skills.every import EVERY_SKILL, ways

FOLDER = Path(__file__).parents[1] / "golden"
SEEDS = 20


def digest(skill: Skill[Any, Any]) -> str:
    """Over what is asked, shown and right; not over how it is explained, which may improve."""
    total = sha256()
    for way in ways(skill):
        for exercise in way.exercises(SEEDS):
            kept = snapshot(exercise)
            asked = {name: kept[name] for name in ("key", "question", "table", "options", "answer")}
            total.update(json.dumps(asked, sort_keys=True).encode())
    return total.hexdigest()[:32]


def path(skill: Skill[Any, Any]) -> Path:
    return FOLDER / f"{skill.slug}.json"


def noted(skill: Skill[Any, Any]) -> dict[str, str]:
    """Digest by version."""
    return json.loads(path(skill).read_text()) if path(skill).exists() else {}


def note_new_versions() -> None:
    for skill in EVERY_SKILL:
        digests = noted(skill)
        if str(skill.version) not in digests:
            digests[str(skill.version)] = digest(skill)
            path(skill).write_text(json.dumps(digests, indent=2) + "\n")
            print(f"{skill.slug} version {skill.version} noted")


if __name__ == "__main__":
    note_new_versions()
