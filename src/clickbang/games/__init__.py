"""The games: each folder is one, with all that is its own."""

from clickbang.core.registry import GAMES, find_game

__all__ = ["GAMES", "find_game"]
