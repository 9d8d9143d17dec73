"""The words that the gentle skin does without: a file of patterns for each language."""

import re
from functools import cache
from pathlib import Path

PLACE = Path(__file__).parent / "violence"


@cache
def pattern(lang: str) -> re.Pattern[str]:
    """Any of them."""
    words = (PLACE / f"{lang}.txt").read_text(encoding="utf-8").split("\n")
    return re.compile(rf"\b(?:{'|'.join(filter(None, words))})\b", re.IGNORECASE)


def violent(lang: str, text: str) -> list[str]:
    """The violent words in a text."""
    return pattern(lang).findall(text)
