"""Many games among bots: simulations, their statistics and their pictures."""

from clickbang.arena.plan import Plan
from clickbang.arena.simulation import simulate
from clickbang.arena.summary import Summary, summarize

__all__ = ["Plan", "Summary", "simulate", "summarize"]
