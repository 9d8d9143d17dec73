"""Faces that people and bots can pull, and what makes whom pull one: the part `Game.faces` of a game.

It is given what everybody saw and heard, never the table: so no face can tell what is hidden.
"""

from collections.abc import Callable, Mapping
from typing import Final

from clickbang.core.events import Event
from clickbang.core.game import Game
from clickbang.core.view import View

GRIN: Final = "grin"
LAUGH: Final = "laugh"
SMIRK: Final = "smirk"
DOUBT: Final = "doubt"
SHOCK: Final = "shock"
FRIGHT: Final = "fright"
GLARE: Final = "glare"
POUT: Final = "pout"
FACES: Final = (GRIN, LAUGH, SMIRK, DOUBT, SHOCK, FRIGHT, GLARE, POUT)

Reactions = Callable[[Event, View], Mapping[int, str]]
"""What a game brings: by seat, the face that an event calls for, from what a spectator sees after it."""


def reactions_of(game: Game) -> Reactions | None:
    """What makes people pull faces in this game; None where it does not say."""
    found: Reactions | None = game.part(game.faces)
    return found
