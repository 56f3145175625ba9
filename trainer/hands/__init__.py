"""Hands that become exercises of a drill."""
