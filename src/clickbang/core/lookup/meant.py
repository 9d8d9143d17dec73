"""What somebody may have meant who misspelt a name. Only names that everybody may know belong here."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from clickbang.core.errors import OneOf

LONGEST: Final = 40
"""No name is longer, so nothing longer is compared with any."""
MOST_MEANT: Final = 4


def close_to(typed: str, names: Iterable[str]) -> OneOf:
    """The names that are spelt nearly like this, else those of which a word is, the nearest first; capitals do not
    count."""
    typed = str(typed)  # whoever reads JSON may hand us anything
    whole: dict[str, str] = {}
    words: dict[str, str] = {}
    for name in names:
        whole.setdefault(name.casefold(), name)
        for word in re.split(r"[\W_]+", name.casefold()):
            if len(word) > 2:
                words.setdefault(word, name)
    for known in (whole, words) if len(typed) <= LONGEST else ():
        found = [known[near] for near in get_close_matches(typed.casefold(), list(known), MOST_MEANT)]
        if found:
            return OneOf(dict.fromkeys(found))
    return OneOf()
