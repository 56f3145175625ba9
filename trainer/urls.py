"""Every address begins here."""

from django.urls import include, path

urlpatterns = [
    path("", include("quizzes.urls")),
    path("", include("trainer.routes")),
]
