"""Where the page's own sentences are: a folder for each language, beside the page and beside each game there."""

from pathlib import Path

PAGE = Path(__file__).parents[2] / "web" / "src"
WORDS = [PAGE / "words", *sorted((PAGE / "games").glob("*/words"))]


def files(lang: str, name: str) -> list[Path]:
    """The files of this name in a language."""
    return [path for folder in WORDS if (path := folder / lang / name).is_file()]
