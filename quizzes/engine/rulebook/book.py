"""What the files of this folder share."""

from collections.abc import Mapping

from quizzes.engine.profile import Book

Sources = Mapping[Book, str]
"""The numbered rule in each book that has one. Robert's clause numbers differ between copies: section and heading."""

CONVENTION: Sources = {Book.CONVENTION: ""}
"""Every table does so, and no book that we read writes it."""

ON_THE_TABLE: Sources = {}
"""Not a rule: what can be seen, or a sum."""
