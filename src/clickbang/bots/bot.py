"""What a bot is: a program that sees what its seat sees, and answers."""

from librt.random import Random
from mypy_extensions import mypyc_attr

from clickbang.core.game import Action
from clickbang.core.prompt import Prompt
from clickbang.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Subclass it and write `answer`.

    It gets the view (all that its seat knows) and the prompt (all that it may answer), never the table. An answer is
    one of `prompt.choices`, or its typed form: `Bid(ones=1, twos=0)`.
    """

    seat: int
    random: Random
    """The bot's own luck: use no other, and the same seed gives the same game."""
    sampling: Random
    """Luck for imagined worlds: `view.sample(self.sampling)`."""

    def sit(self, seat: int, random: Random, sampling: Random) -> None:
        """A game begins."""
        self.seat = seat
        self.random = random
        self.sampling = sampling

    def answer(self, view: View, prompt: Prompt) -> int | Action:
        """What this bot does now."""
        raise NotImplementedError
