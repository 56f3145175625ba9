"""The addresses of classes: lists, codes, cards, teachers."""

from django.urls import URLPattern, path

from trainer.views import classes, joining, people

urlpatterns: list[URLPattern] = [
    path("teach/", classes.teach, name="teach"),
    path("teach/new/", classes.class_new, name="class_new"),
    path("class/<int:pk>/", classes.classroom, name="classroom"),
    path("class/<int:pk>/drills/", classes.class_drills, name="class_drills"),
    path("class/<int:pk>/code/", classes.class_code, name="class_code"),
    path("class/<int:pk>/code/new/", classes.class_code_new, name="class_code_new"),
    path("class/<int:pk>/settings/", classes.class_settings, name="class_settings"),
    path("class/<int:pk>/copy/", classes.class_copy, name="class_copy"),
    path("class/<int:pk>/archive/", classes.class_archive, name="class_archive"),
    path("class/<int:pk>/delete/", classes.class_delete, name="class_delete"),
    path("class/<int:pk>/people/", people.class_people, name="class_people"),
    path("class/<int:pk>/people/new/", people.class_add, name="class_add"),
    path("class/<int:pk>/cards/", people.class_cards, name="class_cards"),
    path("class/<int:pk>/people/<int:member>/", people.learner, name="learner"),
    path("class/<int:pk>/people/<int:member>/code/", people.learner_code, name="learner_code"),
    path("class/<int:pk>/people/<int:member>/move/", people.learner_move, name="learner_move"),
    path("class/<int:pk>/people/<int:member>/remove/", people.learner_remove, name="learner_remove"),
    path("class/<int:pk>/teachers/<int:member>/remove/", people.teacher_remove, name="teacher_remove"),
    path("class/<int:pk>/invite/", people.invite, name="invite"),
    path("class/<int:pk>/invite/<int:invitation>/", people.invite_withdraw, name="invite_withdraw"),
    path("invitation/<str:token>/", joining.invitation, name="invitation"),
    path("join/", joining.class_login, name="class_login"),
    path("join/<str:code>/", joining.join, name="join"),
    path("card/<str:token>/", joining.card_login, name="card_login"),
]
