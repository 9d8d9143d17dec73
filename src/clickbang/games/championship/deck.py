"""The deck as data: read from a file a person can edit, checked, and carried whole in a table's options."""

import json
import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from clickbang.core.errors import Fault, OptionError
from clickbang.games.championship.cards import EFFECTS, MOMENT_OF, PHASES, Card, Deck
from clickbang.games.championship.codes import MOST_CARDS

STANDARD = "standard"
NONE = "none"

MOST_COPIES = 999
"""A deck has at most so many cards; see SIDE_BET_BITS."""

BAD_DECK = Fault("championship/bad-deck", "WC-24", "The deck cannot be used: {why}.")


@cache
def standard_deck() -> str:
    """The project's own deck, as a value of the option `deck` that says it all."""
    return deck_from_toml(files("clickbang.games.championship").joinpath("deck.toml").read_text(encoding="utf-8"))


def deck_from_toml(text: str) -> str:
    """A deck file as a value of the option `deck`."""
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise OptionError(BAD_DECK, why=f"it is not TOML ({error})") from None
    return checked(data)


def checked(data: Any) -> str:
    """The deck as compact JSON; what the rules cannot play with is refused, with the card that is to blame."""
    if not isinstance(data, dict) or not data:
        raise OptionError(BAD_DECK, why="it holds no card")
    if len(data) > MOST_CARDS:
        raise OptionError(BAD_DECK, why=f"it has more than {MOST_CARDS} kinds of cards")
    for key, card in data.items():
        check_card(key, card)
    if sum([card["copies"] for card in data.values()]) > MOST_COPIES:
        raise OptionError(BAD_DECK, why=f"it has more than {MOST_COPIES} cards")
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def check_card(key: str, card: Any) -> None:
    """Refuse what is no card."""

    def refuse(why: str) -> OptionError:
        return OptionError(BAD_DECK, why=f"card {key!r} {why}")

    if not isinstance(card, dict):
        raise refuse("is not a table of its own")
    unknown = set(card) - {"effect", "phase", "skull", "copies", "name", "text"}
    if unknown:
        raise refuse(f"has a field {min(unknown)!r} that means nothing")
    if card.get("effect") not in EFFECTS:
        raise refuse(f"has no effect among {', '.join(EFFECTS)}")
    phase = PHASES[MOMENT_OF[EFFECTS.index(card["effect"])]]
    if card.get("phase") != phase:
        raise refuse(f"needs the phase {phase!r}, where its effect belongs")
    copies = card.get("copies")
    if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= 99:
        raise refuse("needs a number of copies from 1 to 99")
    if not isinstance(card.get("skull", False), bool):
        raise refuse("has a skull that is neither true nor false")
    for field in ("name", "text"):
        words = card.get(field)
        if not isinstance(words, dict) or not {"en", "fr"} <= set(words):
            raise refuse(f"needs a {field} in English (en) and French (fr)")
        if not all(isinstance(word, str) and word for word in words.values()):
            raise refuse(f"has a {field} that is no text")


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
        raise OptionError(BAD_DECK, why="it is neither `standard`, nor `none`, nor a deck") from None
    return checked(data)
