"""The addresses of questions."""

from django.urls import path

from quizzes.views import history, overview, practice, training

app_name = "quizzes"

urlpatterns = [
    path("", overview.home, name="home"),
    path("skills/", overview.skills, name="skills"),
    path("skills/house-rules/", overview.house_rules, name="house-rules"),
    path("skills/<slug>/", overview.skill, name="skill"),
    path("train/", training.train, name="train"),
    path("train/new/", training.new_set, name="new-set"),
    path("practice/<slug>/<int:level>/", practice.free, name="free"),
    path("practice/<path:key>/", practice.practise, name="practice"),
    path("progress/", history.progress, name="progress"),
    path("answers/", history.answers, name="answers"),
    path("answers/<int:pk>/", history.answer, name="answer"),
    path("answers/<int:pk>/dispute/", history.dispute, name="dispute"),
]
