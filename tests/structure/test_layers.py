"""Imports go one way: engine <- histories, exercises <- skills <- quizzes (Django) <- trainer."""

import sys
from pathlib import Path

import pytest

from tests.structure.source import PROGRAM, files, imports, module_of, within

ENGINE, HISTORIES, EXERCISES, SKILLS = "quizzes.engine", "quizzes.histories", "quizzes.exercises", "quizzes.skills"

MAY_IMPORT = {
    ENGINE: (ENGINE,),
    HISTORIES: (ENGINE, HISTORIES),
    EXERCISES: (ENGINE, EXERCISES),
    SKILLS: (ENGINE, HISTORIES, EXERCISES, SKILLS),
    "quizzes": ("quizzes",),
    "trainer": ("quizzes", "trainer"),
}
"""What each layer may import of the project. The longest name that fits a module is its layer."""

CORE = (ENGINE, HISTORIES, EXERCISES, SKILLS)

CHANCE_AND_CLOCK = {"random", "secrets", "uuid", "time", "datetime"}
DEALER = Path("quizzes/exercises/dealer.py")
WATCHER = Path("quizzes/promises.py")
"""Looks at the state of random to see that dealing left it alone."""

ABOVE = {
    "models": ("services", "queries", "forms", "views", "urls"),
    "services": ("forms", "views", "urls"),
    "queries": ("services", "forms", "views", "urls"),
    "forms": ("views", "urls"),
}
"""Inside the Django part: models, then services and queries, then forms, then views."""

every_file = pytest.mark.parametrize("path", list(files(*PROGRAM)), ids=str)
core_file = pytest.mark.parametrize("path", list(files(*(name.replace(".", "/") for name in CORE))), ids=str)


def layer_of(path: Path) -> str:
    return max((name for name in MAY_IMPORT if within(module_of(path), name)), key=len)


@every_file
def test_imports_go_one_way(path: Path) -> None:
    allowed = MAY_IMPORT[layer_of(path)]
    own = {name for name in imports(path) if name.split(".")[0] in (*PROGRAM, "tests")}
    # `from quizzes import engine` reads as quizzes and quizzes.engine; the second is what counts.
    wrong = {name for name in own - {"quizzes"} if not any(within(name, package) for package in allowed)}
    assert wrong == set()


@core_file
def test_the_core_needs_the_standard_library_only(path: Path) -> None:
    assert {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) <= {"quizzes"}


@core_file
def test_the_core_knows_no_chance_and_no_clock(path: Path) -> None:
    used = {name.split(".")[0] for name in imports(path)} & CHANCE_AND_CLOCK
    assert used == ({"random"} if path == DEALER else set())


@every_file
def test_chance_that_can_be_repeated_comes_from_the_dealer_alone(path: Path) -> None:
    assert path in (DEALER, WATCHER) or "random" not in {name.split(".")[0] for name in imports(path)}


@every_file
def test_the_django_part_is_layered(path: Path) -> None:
    app, *rest = module_of(path).split(".")
    layer = rest[0] if rest else ""
    wrong = {name for name in imports(path) for above in ABOVE.get(layer, ()) if within(name, f"{app}.{above}")}
    assert wrong == set()


@every_file
def test_nobody_takes_what_another_file_calls_its_own(path: Path) -> None:
    names = [name.rsplit(".", 1)[-1] for name in imports(path) if name.split(".")[0] in PROGRAM]
    assert [name for name in names if name.startswith("_")] == []


def test_packages_that_hold_layers_are_empty() -> None:
    """Importing quizzes.engine runs quizzes/__init__.py, which must bring nothing along."""
    assert imports(Path("quizzes/__init__.py")) == set()
