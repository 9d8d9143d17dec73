"""Why a game ended as it did, as facts from which sentences are made: what one view knows, and nothing else.

A game that brings a `Storyteller` (`Game.story`) says what decided it, how each score came about and who went out when.
The sentences stand among its words, under `<game>-story-<key>`; a game that brings none has a general story.
"""

from collections.abc import Callable
from typing import NamedTuple

from clickbang.core.view import View


class StoryLine(NamedTuple):
    """One sentence: the key of its message, and the values for it under the names that events have for them."""

    key: str
    values: dict[str, object]


class Story(NamedTuple):
    """What is told of a game. While it is played nothing has decided it yet."""

    moments: list[StoryLine]
    """What decided it, the most important first."""
    sums: list[StoryLine]
    """By seat, how its score came about."""
    out: list[StoryLine]
    """Who went out, in order."""


class Storyteller(NamedTuple):
    """How a game tells its story, and the keys of all sentences that it may need."""

    tell: Callable[[View], Story]
    keys: tuple[str, ...]
