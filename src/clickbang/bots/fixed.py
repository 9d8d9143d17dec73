"""Bots that follow one simple habit, whatever happens: what no good bot should lose to."""

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.core.view import View


class First(Bot):
    """Always gives the first of its choices."""

    def answer(self, view: View, prompt: Prompt) -> int:
        return prompt.choices[0]


class Last(Bot):
    """Always gives the last of its choices."""

    def answer(self, view: View, prompt: Prompt) -> int:
        return prompt.choices[-1]


class Middle(Bot):
    """Declines where it may, and else gives the choice in the middle."""

    def answer(self, view: View, prompt: Prompt) -> int:
        return DECLINE if DECLINE in prompt.choices else prompt.choices[len(prompt.choices) // 2]


FIXED = tuple(f"{__name__}:{kind.__name__}" for kind in (First, Last, Middle))
"""How they are named among bots."""
