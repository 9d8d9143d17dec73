"""A table online from its first visitor to the end of its game."""
