"""The address of an exercise: from it the same exercise can be dealt anywhere, on screen, paper or in a bug report."""

import re
from dataclasses import dataclass

_SHAPE = re.compile(r"([a-z0-9-]+)\.([1-9]\d{0,3})/([a-z0-9-]+)/([a-z0-9]+)/([1-9])/([0-9a-f]{8}|h[0-9a-f]{12})")


@dataclass(frozen=True, slots=True)
class ExerciseKey:
    """Skill and version, house rules, game, level and seed, written "minimum-raise.1/tda-2024/nlhe/2/0000002a".

    >>> str(ExerciseKey.parse("who-wins.1/tda-2024/nlhe/1/000000ff"))
    'who-wins.1/tda-2024/nlhe/1/000000ff'
    """

    skill: str
    version: int
    profile: str
    game: str
    level: int
    seed: str
    """Eight hex digits; of an imported situation "h" and twelve hex digits of its hash."""

    @classmethod
    def parse(cls, text: str) -> "ExerciseKey":
        """Read a key. Raises ValueError when the text has not the shape of one; whether it exists is not asked here."""
        match = _SHAPE.fullmatch(text)
        if match is None:
            raise ValueError(text)
        skill, version, profile, game, level, seed = match.groups()
        return cls(skill, int(version), profile, game, int(level), seed)

    @property
    def imported(self) -> bool:
        """Whether it names a situation that was not dealt."""
        return self.seed.startswith("h")

    def __str__(self) -> str:
        return f"{self.skill}.{self.version}/{self.profile}/{self.game}/{self.level}/{self.seed}"
