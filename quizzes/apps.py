"""The app of questions."""

from django.apps import AppConfig


class QuizzesConfig(AppConfig):
    """What can be asked, what is true, what was answered."""

    name = "quizzes"

    def ready(self) -> None:
        """Load the skills, which register themselves, and the checks that watch over them."""
        from quizzes import checks, skills  # noqa: F401 (nothing of an app may be imported before it is ready)
