"""The deck as data: read from a file a person can edit, checked, and carried whole in a table's options."""

import json
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from clickbang.core.errors import Fault, OptionError
from clickbang.games.championship.cards import EFFECTS, MOMENT_OF, PHASES, Card, Deck
from clickbang.games.championship.codes import MOST_CARDS
from clickbang.games.championship.deck_errors import (
    BAD_COPIES,
    BAD_SKULL,
    NO_CARDS,
    NO_SUCH_EFFECT,
    NO_SUCH_FIELD,
    NO_WORDS,
    NOT_A_DECK,
    NOT_A_TABLE,
    NOT_TOML,
    OTHER_PHASE,
    TOO_MANY_CARDS,
    TOO_MANY_KINDS,
    WORDS_MISSING,
)

STANDARD = "standard"
NONE = "none"

MOST_COPIES = 999
"""A deck has at most so many cards; see SIDE_BET_BITS."""
MOST_OF_A_KIND = 99
"""And so many of one kind."""

FIELDS = ("effect", "phase", "skull", "copies", "name", "text")
"""What a card is made of."""


@cache
def standard_deck() -> str:
    """The project's own deck, as a value of the option `deck` that says it all."""
    return deck_from_toml(files("clickbang.games.championship").joinpath("deck.toml").read_text(encoding="utf-8"))


def deck_from_toml(text: str) -> str:
    """A deck file as a value of the option `deck`."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise OptionError(NOT_TOML, why=error) from None
    return checked(data)


def checked(data: Any) -> str:
    """The deck as compact JSON; what the rules cannot play with is refused, with the card that is to blame."""
    if not isinstance(data, dict) or not data:
        raise OptionError(NO_CARDS)
    if len(data) > MOST_CARDS:
        raise OptionError(TOO_MANY_KINDS, most=MOST_CARDS)
    for key, card in data.items():
        check_card(key, card)
    if sum([card["copies"] for card in data.values()]) > MOST_COPIES:
        raise OptionError(TOO_MANY_CARDS, most=MOST_COPIES)
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def check_card(key: str, card: Any) -> None:
    """Refuse what is no card."""

    def refuse(fault: Fault, **params: object) -> OptionError:
        return OptionError(fault, card=key, **params)

    if not isinstance(card, dict):
        raise refuse(NOT_A_TABLE)
    unknown = set(card) - set(FIELDS)
    if unknown:
        raise refuse(NO_SUCH_FIELD, field=min(unknown), fields=", ".join(FIELDS))
    if card.get("effect") not in EFFECTS:
        raise refuse(NO_SUCH_EFFECT, effects=", ".join(EFFECTS))
    phase = PHASES[MOMENT_OF[EFFECTS.index(card["effect"])]]
    if card.get("phase") != phase:
        raise refuse(OTHER_PHASE, phase=phase)
    copies = card.get("copies")
    if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= MOST_OF_A_KIND:
        raise refuse(BAD_COPIES, most=MOST_OF_A_KIND)
    if not isinstance(card.get("skull", False), bool):
        raise refuse(BAD_SKULL)
    for field in ("name", "text"):
        words = card.get(field)
        if not isinstance(words, dict) or not {"en", "fr"} <= set(words):
            raise refuse(WORDS_MISSING, field=field)
        if not all(isinstance(word, str) and word for word in words.values()):
            raise refuse(NO_WORDS, field=field)


def deck_data(value: str) -> dict[str, Any]:
    """The cards by key, for an option's value: `standard`, `none`, or a whole deck."""
    if value == NONE:
        return {}
    data: dict[str, Any] = json.loads(standard_deck() if value == STANDARD else value)
    return data


@lru_cache(64)
def deck_of(value: str) -> Deck:
    """The cards as the rules need them."""
    return Deck(
        [
            Card(key, EFFECTS.index(card["effect"]), card.get("skull", False), card["copies"])
            for key, card in deck_data(value).items()
        ]
    )


def settle_deck(value: str) -> str:
    """Check a value of the option `deck`: `standard`, `none`, or a whole deck as JSON, which is kept compact."""
    if value in (STANDARD, NONE):
        return value
    try:
        data = json.loads(value)
        json.dumps(data, ensure_ascii=False).encode()  # half a character could not be written down
    except (ValueError, RecursionError):
        raise OptionError(NOT_A_DECK) from None
    return checked(data)
