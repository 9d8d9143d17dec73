"""The bots of each game."""
