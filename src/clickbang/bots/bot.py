"""What a bot is: a program that sees what its seat sees, and answers."""

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.bots.style import PLAIN, Style, style_for
from clickbang.core.actions import Action
from clickbang.core.prompt import Prompt
from clickbang.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Subclass it and write `answer`.

    It gets the view (all that its seat knows) and the prompt (all that it may answer), never the table. An answer is
    one of `prompt.choices`, or its typed form: `Bid(ones=1, twos=0)`.
    """

    manner: str = ""
    """The name of the style it was asked to play in, or `style.DRAWN`; nothing for none."""
    style: Style = PLAIN
    """The style it plays in. A bot that has no use for styles never looks."""
    seat: int
    random: Random
    """The bot's own luck: use no other, and the same seed gives the same game."""
    sampling: Random
    """Luck for imagined worlds: `view.sample(self.sampling)`."""

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        """A game begins. A style that is drawn comes from the second stream, so that whims stay as they are."""
        self.seat = seat
        self.random = random
        self.sampling = sampling
        self.style = style_for(self.manner, sampling)

    def answer(self, view: View, prompt: Prompt) -> int | Action:
        """What this bot does now."""
        raise NotImplementedError
