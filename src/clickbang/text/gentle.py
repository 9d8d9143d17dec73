"""The gentle skin for texts that are written once, in classic words: rule pages, action cards, errors."""

import re
import tomllib
from functools import cache

from clickbang.text.folders import file_of


@cache
def gentle_words(game: str, lang: str) -> list[tuple[re.Pattern[str], str]]:
    """What is put in place of what, one after another."""
    file = file_of(game, lang, "gentle_rules.toml")
    if file is None:
        return []
    pairs = tomllib.loads(file.read_text(encoding="utf-8")).items()
    return [(re.compile(rf"(?<!\w){classic}(?!\w)".replace(" ", r"\s+")), gentle) for classic, gentle in pairs]


def in_gentle_words(text: str, game: str, lang: str) -> str:
    """The text of this game without revolvers and the dead."""
    for classic, gentle in gentle_words(game, lang):
        text = classic.sub(gentle, text)
    return text
