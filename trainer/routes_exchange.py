"""The addresses of what goes out and what comes in."""

from django.urls import URLPattern, path

from trainer.views import exchange, hands

urlpatterns: list[URLPattern] = [
    path("class/<int:pk>/export.zip", exchange.class_export, name="class_export"),
    path("class/<int:pk>/attempts.csv", exchange.class_attempts, name="class_attempts_csv"),
    path("drill/<int:pk>/exports/", exchange.exports, name="exports"),
    path("drill/<int:pk>/results.csv", exchange.drill_results, name="results_csv"),
    path("drill/<int:pk>/attempts.csv", exchange.drill_attempts, name="attempts_csv"),
    path("drill/<int:pk>/worksheet/", exchange.worksheets, name="worksheet"),
    path("drill/<int:pk>/worksheet/key/", exchange.answer_keys, name="worksheet_key"),
    path("drill/<int:pk>/moodle.xml", exchange.moodle_xml, name="moodle_xml"),
    path("drill/<int:pk>/gift.txt", exchange.gift, name="gift"),
    path("drill/<int:pk>/hands.phhs", exchange.phh_out, name="phh_out"),
    path("drill/<int:pk>/hand/", hands.paste, name="import_hand"),
    path("drill/<int:pk>/hand/build/", hands.build, name="build_hand"),
]
