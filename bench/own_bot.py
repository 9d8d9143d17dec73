"""Somebody's own bot, as plain as can be: what it costs to ask one that nobody has compiled."""

from clickbang.bots import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View


class Own(Bot):
    """Picks one of its choices."""

    def answer(self, view: View, prompt: Prompt) -> int:
        return prompt.choices[self.random.randrange(len(prompt.choices))]
