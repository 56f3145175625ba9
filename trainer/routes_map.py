"""The addresses of the live grid and the maps."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
