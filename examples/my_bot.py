"""A bot in ten lines. Try it: clickbang simulate bulletbucks --bots examples/my_bot.py:MyBot,random"""

from clickbang.bots import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks import Name


class MyBot(Bot):
    """Bids whatever comes to mind, but knows whom to name: itself."""

    def answer(self, view: View, prompt: Prompt) -> int | Name:
        if prompt.kind == "name":
            return Name(self.seat)
        return prompt.choices[self.random.randrange(len(prompt.choices))]
