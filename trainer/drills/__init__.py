"""Drills: what a class is asked to do, the tries at it, exceptions and grades."""
