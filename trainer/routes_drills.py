"""The addresses of drills: the teacher's side, playing one, and the learner's side."""

from django.urls import URLPattern, path

from trainer.views import drills, play, preview

urlpatterns: list[URLPattern] = [
    path("class/<int:pk>/drill/new/", drills.choose, name="drill_new"),
    path("class/<int:pk>/drill/build/", drills.build, name="drill_build"),
    path("drill/<int:pk>/", drills.drill, name="drill"),
    path("drill/<int:pk>/edit/", drills.edit, name="drill_edit"),
    path("drill/<int:pk>/assign/", drills.assign, name="drill_assign"),
    path("drill/<int:pk>/away/", drills.put_away, name="drill_away"),
    path("drill/<int:pk>/learner/<int:learner>/", drills.exceptions, name="drill_exceptions"),
    path("drill/<int:pk>/play/", preview.play, name="drill_play"),
    path("drill/<int:pk>/play/<int:number>/", preview.play, name="drill_play_at"),
    path("drills/", play.my_drills, name="my_drills"),
    path("drill/<int:pk>/run/", play.run, name="run"),
    path("drill/<int:pk>/run/<int:attempt>/<int:number>/", play.run_exercise, name="run_exercise"),
]
