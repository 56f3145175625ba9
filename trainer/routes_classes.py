"""The addresses of classes: lists, codes, cards, teachers."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
