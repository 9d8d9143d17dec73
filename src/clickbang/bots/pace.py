"""Bots that search, at a table with people: these have other things to do than to wait."""

from clickbang.bots.bot import Bot
from clickbang.bots.search.budget import Budget


def keep_pace(bot: Bot, seconds: float) -> None:
    """Let a bot that searches spend no more than this on an answer, besides what else it keeps to.

    Such a bot has a `Budget` in its attribute `budget`. All others are quick anyway.
    """
    budget = getattr(bot, "budget", None)
    if isinstance(budget, Budget):
        bot.budget = Budget(budget.playouts, seconds)  # type: ignore[attr-defined]
