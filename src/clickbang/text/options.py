"""What an option of a game is called, what it is about, and what its values mean; said once, for screens and pages."""

from clickbang.core.game import Game, Option
from clickbang.text.catalogue import Catalogue
from clickbang.text.general import phrase


class OptionWords:
    """The words of one option; made from its name where the game brings none."""

    def __init__(self, catalogue: Catalogue, game: Game, option: Option) -> None:
        self.catalogue = catalogue
        self.option = option
        self.key = f"{game.name}-option-{option.name}"
        self.known = catalogue.has(self.key)

    @property
    def title(self) -> str:
        return self.catalogue.say(self.key) if self.known else phrase(self.option.name)

    @property
    def about(self) -> str:
        return self.catalogue.say(f"{self.key}.about") if self.known else ""

    def value(self, value: str) -> str:
        """What a value means."""
        if not self.known:
            return value
        number = int(value) if value.isdecimal() else value
        return self.catalogue.say(f"{self.key}.{option_part(self.option, value)}", value=number)

    def any_other(self) -> str:
        """What any value means that is not listed."""
        return self.catalogue.say(f"{self.key}.own", value="N") if self.known else ""


def option_part(option: Option, value: str) -> str:
    """The part of an option's message for this value: numbers and what only its owner knows have one for all."""
    return value if value in option.values and not value.isdecimal() else "own"
