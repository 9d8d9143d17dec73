"""Decks as data: a file a person can edit, checked, and carried whole in a table's options as compact JSON."""

import json
import tomllib
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from clickbang.core.errors import (
    DECK_IS_EMPTY,
    DECK_NOT_TEXT,
    DECK_NOT_TOML,
    DECK_TOO_LARGE,
    DECK_TOO_LONG,
    NO_SUCH_EFFECT,
    NO_SUCH_FIELD,
    NO_WORDS,
    NOT_A_CARD,
    NOT_A_DECK,
    WORDS_MISSING,
    OptionError,
)
from clickbang.core.lookup.meant import close_to

STANDARD = "standard"
"""The value of the option `deck` that stands for the project's own."""

DECK_LANGUAGES = ("en", "fr")
"""Every card has its words in these. It may have them in others; a language it lacks shows the first."""

LONGEST_DECK = 50_000
"""Characters. A deck is sent to everybody at its table whenever that changes."""
MOST_POINTS = 100
"""In a line of a file: the time for reading a TOML key of n parts grows with the square of n, to minutes for a few
thousand of them, and whoever runs a server has no minutes."""

Check = Callable[[dict[str, Any]], None]
"""Raises an OptionError for cards that the rules cannot play with."""


def read_file(file: Path) -> str:
    """The text of a deck file."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise OptionError(DECK_NOT_TEXT) from None


class DeckOption:
    """The option `deck` of a game: what its values are, and the cards that each stands for."""

    def __init__(self, package: str, names: tuple[str, ...], most: int, check: Check) -> None:
        self.package = package
        """Whose deck.toml is the project's own deck."""
        self.names = names
        """The values that are no whole deck."""
        self.most = most
        """So many different cards a deck may have."""
        self.check = check
        self._standard = ""

    def standard(self) -> str:
        """The project's own deck, as a value that says it all."""
        if not self._standard:
            self._standard = self.from_toml(files(self.package).joinpath("deck.toml").read_text(encoding="utf-8"))
        return self._standard

    def from_toml(self, text: str) -> str:
        """A deck file as a value of the option."""
        check_length(text)
        if any(line.count(".") > MOST_POINTS for line in text.split("\n")):
            raise OptionError(DECK_NOT_TOML, why=f"a line has more than {MOST_POINTS} points")
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise OptionError(DECK_NOT_TOML, why=str(error)) from None
        return compact(data, self.most, self.check)

    def settle(self, value: str) -> str:
        """Check a value: one of the names, or a whole deck as JSON, which is kept compact."""
        if value in self.names:
            return value
        check_length(value)
        try:
            data = json.loads(value)
            json.dumps(data, ensure_ascii=False).encode()  # half a character could not be written down
        except (ValueError, RecursionError):
            raise OptionError(NOT_A_DECK, names=", ".join(self.names), meant=close_to(value, self.names)) from None
        return compact(data, self.most, self.check)

    def cards(self, value: str) -> dict[str, Any]:
        """The cards by key, for a value that has been settled."""
        data: dict[str, Any] = json.loads(self.standard() if value == STANDARD else value)
        return data


def check_length(text: str) -> None:
    """Refuse what is longer than any deck has to be."""
    if len(text) > LONGEST_DECK:
        raise OptionError(DECK_TOO_LONG, most=LONGEST_DECK)


def compact(data: Any, most: int, check: Check) -> str:
    """The deck as JSON in one form; what the rules cannot play with is refused."""
    if not isinstance(data, dict) or not data:
        raise OptionError(DECK_IS_EMPTY)
    if len(data) > most:
        raise OptionError(DECK_TOO_LARGE, most=most)
    for key, card in data.items():
        if not isinstance(card, dict):
            raise OptionError(NOT_A_CARD, card=key)
    check(data)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def check_fields(key: str, card: dict[str, Any], fields: tuple[str, ...]) -> None:
    """Refuse a field that means nothing."""
    unknown = set(card) - set(fields)
    if unknown:
        first = min(unknown)
        meant = close_to(first, fields)
        raise OptionError(NO_SUCH_FIELD, card=key, field=first, fields=", ".join(fields), meant=meant)


def check_effect(key: str, card: dict[str, Any], effects: Sequence[str]) -> None:
    """Refuse an effect that is not in the vocabulary."""
    if card.get("effect") not in effects:
        meant = close_to(str(card.get("effect", "")), effects)
        raise OptionError(NO_SUCH_EFFECT, card=key, effects=", ".join(effects), meant=meant)


def check_words(key: str, card: dict[str, Any], field: str) -> None:
    """Refuse a card without these words in English and French."""
    words = card.get(field)
    if not isinstance(words, dict) or not set(DECK_LANGUAGES) <= set(words):
        raise OptionError(WORDS_MISSING, card=key, field=field)
    if not all(isinstance(word, str) and word for word in words.values()):
        raise OptionError(NO_WORDS, card=key, field=field)
