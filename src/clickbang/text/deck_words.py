"""How a game with a deck speaks of its cards: with what stands on them."""

import re
from collections.abc import Mapping
from typing import Any

from clickbang.text.catalogue import Catalogue
from clickbang.text.gentle import in_gentle_words
from clickbang.text.languages import FALLBACK, SPOKEN
from clickbang.text.words import Row, Words

WRITTEN = {"name", "text"}
"""What stands on a card in words."""


class DeckWords(Words):
    """The cards of the deck, by their keys."""

    game: str

    def __init__(self, catalogue: Catalogue, options: Mapping[str, str]) -> None:
        super().__init__(catalogue, options)
        self.deck = self.deck_data(options["deck"])
        self.keys = list(self.deck)

    def deck_data(self, value: str) -> dict[str, Any]:
        """The cards for a value of the option `deck`."""
        raise NotImplementedError

    def printed(self, key: str, field: str) -> str:
        """What stands on a card: on one line, without anything that a terminal would obey."""
        spoken = self.deck[key][field]
        lang = self.catalogue.lang if self.catalogue.lang in spoken else FALLBACK
        written = spoken[lang]
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in written).split())
        if SPOKEN[lang].spaced:
            text = re.sub(r" (?=[:;!?»$])|(?<=«) ", "\N{NO-BREAK SPACE}", text)
            text = re.sub(r"(?<=\d) (?=\d{3}\b)", "\N{NARROW NO-BREAK SPACE}", text)
        return in_gentle_words(text, self.game, lang) if self.catalogue.skin == "gentle" else text

    def cards(self) -> dict[str, Row]:
        return {
            key: {field: self.printed(key, field) if field in WRITTEN else value for field, value in card.items()}
            for key, card in self.deck.items()
        }
