"""Looking ahead: from what a seat knows, what each of its choices is worth."""

from clickbang.bots.search.budget import Budget
from clickbang.bots.search.findings import Estimate, Findings
from clickbang.bots.search.search import search
from clickbang.bots.search.thinking import Growing, Thinking

__all__ = ["Budget", "Estimate", "Findings", "Growing", "Thinking", "search"]
