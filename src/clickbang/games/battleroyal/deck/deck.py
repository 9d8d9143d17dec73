"""The deck as data: read from a file a person can edit, checked, and carried whole in a table's options."""

from functools import lru_cache
from typing import Any, Final

from clickbang.core.errors import OptionError
from clickbang.core.parts import decks
from clickbang.core.parts.decks import STANDARD, DeckOption
from clickbang.games.battleroyal.deck.cards import EFFECTS, MOST_CARDS, Card, Deck
from clickbang.games.battleroyal.deck.deck_errors import BAD_BANG, BAD_VALUE

HIGHEST_VALUE = 999

FIELDS = ("value", "bang", "effect", "name", "text")
"""What a card is made of."""


def check(data: dict[str, Any]) -> None:
    """Refuse what the rules cannot play with, with the card that is to blame."""
    for key, card in data.items():
        decks.check_fields(key, card, FIELDS)
        if "effect" in card:
            decks.check_effect(key, card, EFFECTS[1:])
        if "effect" not in card or "value" in card:
            value = card.get("value")
            if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= HIGHEST_VALUE:
                raise OptionError(BAD_VALUE, card=key, most=HIGHEST_VALUE)
        if not isinstance(card.get("bang", False), bool):
            raise OptionError(BAD_BANG, card=key)
        decks.check_words(key, card, "name")
        if "text" in card or "effect" in card:
            decks.check_words(key, card, "text")


DECKS: Final = DeckOption("clickbang.games.battleroyal.deck", (STANDARD,), MOST_CARDS, check)

standard_deck = DECKS.standard
"""The project's own deck, as a value of the option `deck` that says it all."""
deck_from_toml = DECKS.from_toml
"""A deck file as a value of the option."""
settle_deck = DECKS.settle
"""Check a value of the option, and keep it compact."""
deck_data = DECKS.cards
"""The cards by key, for a value of the option."""


@lru_cache(64)
def deck_of(value: str) -> Deck:
    """The cards as the rules need them."""
    return Deck(
        [
            Card(key, card.get("value", 0), card.get("bang", False), EFFECTS.index(card.get("effect", "")))
            for key, card in deck_data(value).items()
        ],
        value,
    )
