"""Players that are programs."""

from clickbang.bots.bot import Bot

__all__ = ["Bot"]
