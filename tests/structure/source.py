"""What the tests of this folder know about the files of the project."""

import ast
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ("quizzes", "trainer")
UNSEEN = {".git", ".venv", "__pycache__", "staticfiles", "test-results", ".pytest_cache", ".mypy_cache", ".ruff_cache"}
UNSEEN |= {".hypothesis"}


def files(*folders: str, suffixes: tuple[str, ...] = (".py",)) -> Iterator[Path]:
    """Every file below these folders ("" is the whole project), relative to the root, without what git ignores."""
    for folder in folders:
        for place, inner, names in os.walk(ROOT / folder):
            inner[:] = sorted(set(inner) - UNSEEN)
            yield from (Path(place, name).relative_to(ROOT) for name in sorted(names) if name.endswith(suffixes))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse((ROOT / path).read_text(encoding="utf-8"))


def module_of(path: Path) -> str:
    """The dotted name: "quizzes.engine" of quizzes/engine/__init__.py."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> set[str]:
    """Every module that a file imports, wherever in the file; of `from a import b` both "a" and "a.b"."""
    found: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = (
                    module_of(path).split(".") if path.name == "__init__.py" else module_of(path.parent).split(".")
                )
                base = ".".join([*package[: len(package) - node.level + 1], *filter(None, [base])])
            found.add(base)
            found.update(f"{base}.{name.name}" for name in node.names)
    return found


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")
