"""A duel as arithmetic: decisions, rounds, and what leads where."""
