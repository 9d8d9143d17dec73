"""The deck as data: read from a file a person can edit, checked, and carried whole in a table's options."""

from functools import lru_cache
from typing import Any, Final

from clickbang.core.errors import OptionError
from clickbang.core.parts import decks
from clickbang.core.parts.decks import STANDARD, DeckOption
from clickbang.games.championship.deck.cards import MOST_CARDS, PHASES, Card, Deck
from clickbang.games.championship.deck.deck_errors import BAD_COPIES, BAD_SKULL, OTHER_PHASE, TOO_MANY_CARDS
from clickbang.games.championship.deck.effects import EFFECTS

NONE = "none"

MOST_COPIES = 999
"""A deck has at most so many cards; see SIDE_BET_BITS."""
MOST_OF_A_KIND = 99
"""And so many of one kind."""

FIELDS = ("effect", "phase", "skull", "copies", "name", "text")
"""What a card is made of."""


def check(data: dict[str, Any]) -> None:
    """Refuse what the rules cannot play with, with the card that is to blame."""
    for key, card in data.items():
        check_card(key, card)
    if sum([card["copies"] for card in data.values()]) > MOST_COPIES:
        raise OptionError(TOO_MANY_CARDS, most=MOST_COPIES)


def check_card(key: str, card: dict[str, Any]) -> None:
    """Refuse what is no card."""
    decks.check_fields(key, card, FIELDS)
    decks.check_effect(key, card, tuple(EFFECTS))
    phase = PHASES[EFFECTS[card["effect"]].moment]
    if card.get("phase") != phase:
        raise OptionError(OTHER_PHASE, card=key, phase=phase)
    copies = card.get("copies")
    if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= MOST_OF_A_KIND:
        raise OptionError(BAD_COPIES, card=key, most=MOST_OF_A_KIND)
    if not isinstance(card.get("skull", False), bool):
        raise OptionError(BAD_SKULL, card=key)
    for field in ("name", "text"):
        decks.check_words(key, card, field)


DECKS: Final = DeckOption("clickbang.games.championship.deck", (STANDARD, NONE), MOST_CARDS, check)

standard_deck = DECKS.standard
"""The project's own deck, as a value of the option `deck` that says it all."""
deck_from_toml = DECKS.from_toml
"""A deck file as a value of the option."""
settle_deck = DECKS.settle
"""Check a value of the option, and keep it compact."""


def deck_data(value: str) -> dict[str, Any]:
    """The cards by key, for a value of the option."""
    return {} if value == NONE else DECKS.cards(value)


@lru_cache(64)
def deck_of(value: str) -> Deck:
    """The cards as the rules need them."""
    return Deck(
        [
            Card(key, EFFECTS[card["effect"]], card.get("skull", False), card["copies"])
            for key, card in deck_data(value).items()
        ],
        value,
    )
