"""The rules of poker. Standard library only: no Django, no chance, no clock, no prose."""
