"""Solving it, rank by rank."""
