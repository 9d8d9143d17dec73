"""Bots that do everything a bot should not. Also loaded by path, as somebody's own file."""

import os
import sys
from collections.abc import Callable

from clickbang.bots import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View


class Answering(Bot):
    """Does what it was made with at every prompt."""

    def __init__(self, does: Callable[[], object]) -> None:
        self.does = does

    def answer(self, view: View, prompt: Prompt) -> int:
        return self.does()  # type: ignore[return-value]


class First(Bot):
    """Always takes the first choice, and talks too much."""

    def answer(self, view: View, prompt: Prompt) -> int:
        print("thinking", flush=True)
        return prompt.choices[0]


class Raising(Bot):
    """Never gets to its answer."""

    def answer(self, view: View, prompt: Prompt) -> int:
        raise ValueError(f"no idea what to {prompt.kind}")


class Ending(Bot):
    """Takes the whole process with it."""

    def answer(self, view: View, prompt: Prompt) -> int:
        os._exit(7)


class Endless(Bot):
    """Says that it thinks, and thinks for ever."""

    def answer(self, view: View, prompt: Prompt) -> int:
        print("thinking", file=sys.stderr, flush=True)
        while True:
            pass


class Unseatable(Bot):
    """Cannot be told where it sits."""

    def sit(self, *_: object) -> None:
        raise RuntimeError("I stand")

    def answer(self, view: View, prompt: Prompt) -> int:
        return self.seat


class Unmakeable(Bot):
    """Cannot even be made."""

    def __init__(self) -> None:
        raise RuntimeError("not today")


class NotABot:
    """Just a class."""
