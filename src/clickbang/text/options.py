"""What an option of a game is called, what it is about, and what its values mean; said once, for screens and pages.

A message says it, or the option's rule, in bold before what is typed: ``**Last words** (`last_words`)``.
"""

import re

from clickbang.core.game import Game, Option
from clickbang.text.catalogue import Catalogue
from clickbang.text.general import phrase
from clickbang.text.rulebook import rules_of

NAMED = re.compile(r"\*\*([^*]+)\*\*\s\(`([^`]+)`")
"""What is typed, and what people call it."""
MARKS = re.compile(r"[*`]")


class OptionWords:
    """The words of one option; made from its name where neither its game nor its rule brings any."""

    def __init__(self, catalogue: Catalogue, game: Game, option: Option) -> None:
        self.catalogue = catalogue
        self.option = option
        self.key = f"{game.name}-option-{option.name}"
        self.known = catalogue.has(self.key)
        self.rule = ""
        if option.rule and not self.known:
            self.rule = rules_of(game.name, catalogue.lang, catalogue.skin).get(option.rule, "")
        self.named = named_in(self.rule)

    @property
    def title(self) -> str:
        name = self.option.name
        return self.catalogue.say(self.key) if self.known else self.named.get(name, phrase(name))

    @property
    def about(self) -> str:
        return self.catalogue.say(f"{self.key}.about") if self.known else plain(self.rule)

    def value(self, value: str) -> str:
        """What a value means."""
        if not self.known:
            return self.named.get(value, value)
        number = int(value) if value.isdecimal() else value
        return self.catalogue.say(f"{self.key}.{option_part(self.option, value)}", value=number)

    def any_other(self) -> str:
        """What any value means that is not listed."""
        return self.catalogue.say(f"{self.key}.own", value="N") if self.known else ""


def option_part(option: Option, value: str) -> str:
    """The part of an option's message for this value: numbers and what only its owner knows have one for all."""
    return value if value in option.values and not value.isdecimal() else "own"


def named_in(rule: str) -> dict[str, str]:
    """What a rule calls the words that are typed."""
    return {typed: " ".join(called.split()) for called, typed in NAMED.findall(rule)}


def rule_names(option: Option, rule: str) -> bool:
    """Whether the rule says what the option and each of its values is called."""
    return {option.name, *option.values} <= named_in(rule).keys()


def plain(rule: str) -> str:
    """A rule in one line, without its number and marks."""
    return " ".join(MARKS.sub("", rule).split()[1:])
