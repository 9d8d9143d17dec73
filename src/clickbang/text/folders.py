"""Where the words of a game are: in the folder `words` of its package, a folder for each language."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from clickbang.core.registry import GAMES
from clickbang.text.languages import FALLBACK


def words_of(game: str, lang: str) -> Traversable | None:
    """The folder with a game's words in this language, if it has one."""
    home = GAMES[game].home if game in GAMES else ""
    folder = files(home) / "words" / lang if home else None
    return folder if folder is not None and folder.is_dir() else None


def file_of(game: str, lang: str, name: str) -> Traversable | None:
    """This file of a game's words in this language, if there is one."""
    folder = words_of(game, lang)
    file = folder / name if folder is not None else None
    return file if file is not None and file.is_file() else None


def spoken_in(game: str, lang: str, name: str) -> str:
    """The language in which a game has this file: this one, or the one that is spoken where words are missing."""
    return FALLBACK if file_of(game, lang, name) is None else lang
