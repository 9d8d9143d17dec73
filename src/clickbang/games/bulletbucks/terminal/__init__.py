"""Bulletbucks in the terminal."""
