"""The addresses of drills."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
