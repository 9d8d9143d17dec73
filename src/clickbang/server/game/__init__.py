"""A game being played online, and its record."""
