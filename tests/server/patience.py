"""How long tests wait for what is sure to happen: limits that end a test that hangs, and say nothing about speed."""

SOON = 60.0
"""Seconds for one thing, such as a reply."""
LONG = 300.0
"""Seconds for a whole scene, such as a game."""
