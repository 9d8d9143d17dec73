"""A bot that says in a talk what a test has written down; think of it as one that holds other cards."""

from typing import ClassVar

from clickbang.bots.bot import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View


class ScriptedBot(Bot):
    """Every step of its answers is written down."""

    script: ClassVar[list[int]] = []

    def answer(self, view: View, prompt: Prompt) -> int:
        return self.script[len(prompt.draft)] if prompt.kind == "talk" else prompt.choices[0]
