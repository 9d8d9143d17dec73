"""A bot that is a language model: where to ask yours. Try it:

clickbang simulate bulletbucks --bots examples/language_bot.py:LanguageBot,shrewd,random --games 5

Until a model is asked it is a stand-in that always says "1".
"""

from clickbang.bots import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.registry import GAMES
from clickbang.core.view import View
from clickbang.research.reading import Reader, chosen

TRIES = 3


class LanguageBot(Bot):
    """Reads what a person would read, and answers with the number of a choice."""

    lang = "en"
    skin = "classic"
    reader: Reader | None = None

    def answer(self, view: View, prompt: Prompt) -> int:
        self.reader = self.reader or Reader(GAMES[view.game], lang=self.lang, skin=self.skin)
        text = self.reader.text(view, prompt)
        for _ in range(TRIES):
            found = chosen(self.complete(text), prompt)
            if found is not None:
                return found
        return prompt.choices[self.random.randrange(len(prompt.choices))]

    def complete(self, text: str) -> str:
        """What the model says to this. Ask yours here, with the rules (clickbang rules GAME) before the text."""
        return "1"
