"""Decks of a few of the standard cards, so that it is certain what is in a hand."""

import json
from pathlib import Path

from clickbang.core.parts.decks import STANDARD
from clickbang.games.championship.deck.deck import deck_data

COPIES = 20


def write_deck(folder: Path, *keys: str) -> Path:
    """A deck file with many copies of these cards and of no others."""
    lines = []
    for key in keys:
        card = {**deck_data(STANDARD)[key], "copies": COPIES}
        lines.append(f"[{key}]")
        for field, value in card.items():
            if isinstance(value, dict):
                lines += [f"{field}.{lang} = {json.dumps(text)}" for lang, text in value.items()]
            else:
                lines.append(f"{field} = {json.dumps(value)}")
    file = folder / "deck.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file
