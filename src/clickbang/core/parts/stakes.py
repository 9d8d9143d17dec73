"""What is at stake: a line for a question, and one for each of its choices, as messages of the game.

A game brings a function of this form as `Game.stakes`. It is given what the seat knows and what it is asked, never the
table: so nothing can be said that the seat could not find out by itself. What a choice leads to is worked out by the
rules' own code; how it is put into words stands in the game's `messages.ftl`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from clickbang.core.game import Game
from clickbang.core.prompt import Prompt
from clickbang.core.view import View


@dataclass(frozen=True, slots=True)
class Stake:
    """A message and what it is given: numbers, words, seats, as in an event, or another stake that is told within it.

    `stake-bid` is the message `<game>-stake-bid`.
    """

    key: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Stakes:
    """What the question is about, and what each of its choices can bring and cost, in their order."""

    question: Stake
    choices: list[Stake]


TellStakes = Callable[[View, Prompt], Stakes]
"""What a game brings. It is asked only where there are choices."""


def stakes_of(game: Game, view: View, prompt: Prompt) -> Stakes | None:
    """What is at stake for this seat; nothing where it is not asked, or where the game does not say."""
    tell: TellStakes | None = game.part(game.stakes)
    return tell(view, prompt) if tell is not None and prompt.choices else None
