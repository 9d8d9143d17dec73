"""What a game brings for its designer: what to count, and how its cards may be changed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from clickbang.arena.rates import Rates
from clickbang.core.registry import game_named
from clickbang.core.sitting import Watcher

Cards = dict[str, dict[str, Any]]
"""A deck: its cards by key, as in its file."""


@dataclass(frozen=True, slots=True)
class Heading:
    """Shares that a watcher counts, and how they are told."""

    heading: str
    """Under which they stand in the rates, and above their table."""
    name: str
    """Short: a measure is called `name.what`."""
    meaning: str
    """What exactly is counted, in a sentence."""
    fair: bool = False
    """Whether everybody's fair share is what they are held against."""
    cards: bool = False
    """Whether each is about a card, by its key."""


@dataclass(frozen=True, slots=True)
class CardRules:
    """How the cards of a game are read and changed."""

    cards: Callable[[str], Cards]
    """The cards that a value of the option `deck` stands for."""
    fields: tuple[str, ...]
    """What of a card can be changed."""
    change: Callable[[Cards, str, str, Any], Cards]
    """The deck with one field of one card changed; what the rules cannot play with is refused later, by the option."""
    what_if: Callable[[Cards, str], list[tuple[str, str]]]
    """Other forms of a card, weaker ones first: each a field and its value."""


@dataclass(frozen=True, slots=True)
class Design:
    """A game's own part of the workbench."""

    watcher: Callable[[Rates], Watcher] | None = None
    """Counts what stands under the headings."""
    headings: tuple[Heading, ...] = ()
    leading: str = ""
    """Who leads at half time, in a clause; nothing where no comeback is counted."""
    cards: CardRules | None = None


@cache
def design_of(name: str) -> Design:
    """What a game brings, or nothing of its own."""
    game = game_named(name)
    found: Design = game.part(game.design) or Design()
    return found


def replaced(cards: Mapping[str, dict[str, Any]], key: str, card: dict[str, Any] | None) -> Cards:
    """The deck with another card, or none, in this one's place."""
    found: Cards = {}
    for name, each in cards.items():
        if name != key:
            found[name] = each
        elif card is not None:
            found[name] = card
    return found
