"""The deck as data: read from a file a person can edit, checked, and carried whole in a table's options."""

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from clickbang.core import decks
from clickbang.core.decks import STANDARD
from clickbang.core.errors import OptionError
from clickbang.games.battleroyal.cards import EFFECTS, Card, Deck
from clickbang.games.battleroyal.codes import MOST_CARDS
from clickbang.games.battleroyal.deck_errors import BAD_BANG, BAD_VALUE, VALUE_AND_EFFECT

HIGHEST_VALUE = 999

FIELDS = ("value", "bang", "effect", "name", "text")
"""What a card is made of."""


@cache
def standard_deck() -> str:
    """The project's own deck, as a value of the option `deck` that says it all."""
    return deck_from_toml(files("clickbang.games.battleroyal").joinpath("deck.toml").read_text(encoding="utf-8"))


def deck_from_toml(text: str) -> str:
    """A deck file as a value of the option `deck`."""
    return decks.deck_from_toml(text, MOST_CARDS, check)


def settle_deck(value: str) -> str:
    """Check a value of the option `deck`: `standard`, or a whole deck as JSON, which is kept compact."""
    return decks.settle_deck(value, (STANDARD,), MOST_CARDS, check)


def check(data: dict[str, Any]) -> None:
    """Refuse what the rules cannot play with, with the card that is to blame."""
    for key, card in data.items():
        decks.check_fields(key, card, FIELDS)
        if "effect" in card:
            decks.check_effect(key, card, EFFECTS[1:])
            if "value" in card:
                raise OptionError(VALUE_AND_EFFECT, card=key)
        else:
            value = card.get("value")
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST_VALUE:
                raise OptionError(BAD_VALUE, card=key, most=HIGHEST_VALUE)
        if not isinstance(card.get("bang", False), bool):
            raise OptionError(BAD_BANG, card=key)
        decks.check_words(key, card, "name")
        if "text" in card or "effect" in card:
            decks.check_words(key, card, "text")


def deck_data(value: str) -> dict[str, Any]:
    """The cards by key, for an option's value."""
    data: dict[str, Any] = json.loads(standard_deck() if value == STANDARD else value)
    return data


@lru_cache(64)
def deck_of(value: str) -> Deck:
    """The cards as the rules need them."""
    return Deck(
        [
            Card(key, card.get("value", 0), card.get("bang", False), EFFECTS.index(card.get("effect", "")))
            for key, card in deck_data(value).items()
        ]
    )
