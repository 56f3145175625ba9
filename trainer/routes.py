"""The addresses of people's pages."""

from django.urls import path

from trainer import routes_classes, routes_drills, routes_exchange, routes_map
from trainer.views import account, entrance, language

app_name = "trainer"

urlpatterns = [
    path("language/", language.switch, name="language"),
    path("account/signup/", entrance.signup, name="signup"),
    path("account/login/", entrance.log_in, name="login"),
    path("account/logout/", entrance.log_out, name="logout"),
    path("account/recover/", entrance.recover, name="recover"),
    path("account/", account.settings, name="account"),
    path("account/password/", account.password, name="password"),
    path("account/code/", account.code, name="code"),
    path("account/delete/", account.delete, name="delete"),
    *routes_classes.urlpatterns,
    *routes_drills.urlpatterns,
    *routes_map.urlpatterns,
    *routes_exchange.urlpatterns,
]
