"""Whole games in a browser."""
