"""A bot that does anything at all."""

from mypy_extensions import mypyc_attr

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Picks one of its choices, each as likely as the next.

    Plays the same games as `Table.playout` from the same seeds.
    """

    def answer(self, view: View, prompt: Prompt) -> int:
        return prompt.choices[self.random.randrange(len(prompt.choices))]
