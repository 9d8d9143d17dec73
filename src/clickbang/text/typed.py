"""What people type at a terminal, by what it means. Words of every language are understood, whichever is spoken."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from clickbang.text.folders import file_of
from clickbang.text.languages import LANGUAGES

FILE = "typed.toml"


@cache
def tables(game: str) -> list[dict[str, Any]]:
    """The files of all languages: those of the command, or those of a game."""
    found = [file_of(game, lang, FILE) if game else files(__package__) / lang / FILE for lang in LANGUAGES]
    return [tomllib.loads(file.read_text(encoding="utf-8")) for file in found if file is not None and file.is_file()]


@cache
def words_for(meaning: str, game: str = "") -> frozenset[str]:
    """All words with this meaning."""
    return frozenset(word for table in tables(game) for word in table.get(meaning, ()))


@cache
def meanings(heading: str, game: str = "") -> dict[str, str]:
    """Each word under this heading with its meaning."""
    entries = [entry for table in tables(game) for entry in table.get(heading, {}).items()]
    return {word: meaning for meaning, words in entries for word in words}
