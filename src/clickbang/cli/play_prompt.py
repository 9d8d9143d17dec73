"""Asking the player: the question, help, a list to pick from, and a last look before an answer is sealed."""

import re
from collections.abc import Callable

from rich.text import Text

from clickbang.cli.bids import read_bid
from clickbang.cli.play_input import PlayInput, is_yes
from clickbang.cli.rules import show_rule
from clickbang.cli.screen import Screen
from clickbang.core.errors import ClickbangError
from clickbang.core.prompt import Prompt
from clickbang.text import Narrator

Check = Callable[[int], ClickbangError | None]
"""What the rules have against an answer."""


class Asker:
    """Puts prompts to the player until an answer is certain."""

    def __init__(self, screen: Screen, narrator: Narrator, keyboard: PlayInput, label: Callable[[int], str]) -> None:
        self.screen = screen
        self.narrator = narrator
        self.keyboard = keyboard
        self.label = label

    def ask(self, prompt: Prompt, check: Check) -> int:
        """An answer that is legal and that the player has looked at twice."""
        if not takes_notes(prompt):
            self.list_choices(prompt.choices)
        while True:
            action = self.pick(prompt, check)
            if action is not None and self.is_sure(prompt, action):
                return action

    def pick(self, prompt: Prompt, check: Check) -> int | None:
        """One legal answer, or None if there is something to say first."""
        question = self.screen.paint(self.narrator.question(prompt.kind), "bold yellow")
        typed = self.keyboard.answer(self.with_hint(question, self.narrator.hint(prompt.kind)))
        if typed.startswith("?"):
            self.explain(prompt.kind, typed[1:].strip())
            return None
        if not typed:
            return None
        found = read_bid(typed, prompt.choices) if takes_notes(prompt) else self.read_choice(typed, prompt.choices)
        if found is None:
            self.refuse("play-unclear", typed=typed)
            return None
        if not found:
            self.refuse("play-cannot-pay", typed=typed)
            return None
        action = found[0] if len(found) == 1 else self.pick_one(prompt.kind, found)
        problem = None if action is None else check(action)
        if problem is not None:
            self.screen.show(self.screen.paint(self.screen.catalogue.error(problem), "red"))
            return None
        return action

    def pick_one(self, kind: str, found: list[int]) -> int | None:
        """Which of several answers is meant; None to go back."""
        self.list_choices(found)
        while True:
            typed = self.keyboard.answer(self.screen.paint(self.screen.catalogue.say("play-which"), "bold yellow"))
            if is_back(typed):
                return None
            picked = self.read_choice(typed, found)
            if picked is not None and len(picked) == 1:
                return picked[0]
            self.help_or_refuse(kind, typed)

    def is_sure(self, prompt: Prompt, action: int) -> bool:
        """A last look: Enter seals, b goes back."""
        confirm = self.narrator.say(f"prompt-{prompt.kind}.confirm", choice=self.label(action))
        question = self.with_hint(self.screen.paint(confirm, "bold"), self.screen.catalogue.say("play-confirm"))
        while True:
            typed = self.keyboard.answer(question)
            if is_back(typed):
                return False
            if not typed or is_yes(typed):
                return True
            self.help_or_refuse(prompt.kind, typed)

    def list_choices(self, choices: list[int]) -> None:
        """The choices with their numbers."""
        for number, action in enumerate(choices, start=1):
            self.screen.show(self.screen.paint(f"  {number}  {self.label(action)}"))

    def read_choice(self, typed: str, choices: list[int]) -> list[int] | None:
        """The choice with this number, or those that begin like this."""
        numbers = [str(number) for number in range(1, len(choices) + 1)]
        if typed in numbers:
            return [choices[numbers.index(typed)]]
        begun = [action for action in choices if self.label(action).lower().startswith(typed.lower())]
        return begun or None

    def explain(self, kind: str, rule: str) -> None:
        """What is asked and the rules behind it, or one rule."""
        if rule:
            try:
                show_rule(self.screen, rule)
            except ClickbangError as error:
                self.screen.show(self.screen.paint(self.screen.catalogue.error(error), "red"))
            return
        explanation = self.narrator.help(kind)
        self.screen.show(self.screen.paint(explanation))
        for number in re.findall(r"[A-Z]+-\d+", explanation):
            show_rule(self.screen, number)
        self.screen.say("play-help", "dim")

    def help_or_refuse(self, kind: str, typed: str) -> None:
        """Help where it is asked for; anything else is no answer."""
        if typed.startswith("?"):
            self.explain(kind, typed[1:].strip())
        else:
            self.refuse("play-unclear", typed=typed)

    def with_hint(self, question: Text, hint: str) -> Text:
        return Text.assemble(question, "  ", self.screen.paint(hint, "dim"))

    def refuse(self, key: str, **params: object) -> None:
        self.screen.say(key, "red", **params)


def takes_notes(prompt: Prompt) -> bool:
    """Whether notes are typed, rather than a choice from a list."""
    return prompt.kind in ("bid", "raise")


def is_back(typed: str) -> bool:
    return typed.lower() in ("b", "back", "r", "retour", "n", "no", "non")
