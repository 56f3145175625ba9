"""The addresses of what goes out and what comes in."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
