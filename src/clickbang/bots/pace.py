"""Bots that search, at a table with people: these have other things to do than to wait."""

from typing import Protocol, runtime_checkable

from clickbang.bots.bot import Bot
from clickbang.bots.search.budget import Budget


@runtime_checkable
class Searching(Protocol):
    """What all bots that search have in common: what they may spend on an answer, and are told anew at any time."""

    budget: Budget


def keep_pace(bot: Bot, seconds: float) -> None:
    """Let a bot that searches spend no more than this on an answer, besides what else it keeps to.

    All others are quick anyway; what somebody's own bot means by a `budget` that is no `Budget` is its own business.
    """
    if isinstance(bot, Searching) and isinstance(bot.budget, Budget):
        bot.budget = Budget(bot.budget.playouts, seconds)
