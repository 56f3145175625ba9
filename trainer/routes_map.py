"""The addresses of the live grid and the maps."""

from django.urls import URLPattern, path

from trainer.views import grid
from trainer.views import map as maps

urlpatterns: list[URLPattern] = [
    path("drill/<int:pk>/grid/", grid.grid, name="grid"),
    path("drill/<int:pk>/cell/<int:learner>/<int:number>/", grid.cell, name="cell"),
    path("drill/<int:pk>/map/", maps.drill_map, name="drill_map"),
    path("class/<int:pk>/grid/", grid.class_grid, name="class_grid"),
    path("class/<int:pk>/map/", maps.class_map, name="class_map"),
    path("class/<int:pk>/map/assign/", maps.map_assign, name="map_assign"),
    path("class/<int:pk>/map/skills/", maps.skill_summary, name="skill_summary"),
    path("class/<int:pk>/map/unexplained/", maps.unexplained, name="unexplained"),
]
