"""Text that is safe to show: a terminal obeys control characters, and errors quote what anybody has typed or sent."""

import unicodedata

SPACES = "Zs"
"""Unicode's category of spaces. Python calls all but one unprintable; French sets others before `:` and `?`."""


def printable(text: str) -> str:
    """The same in one line, with everything that cannot be seen written as Python writes it: `\\x1b`."""
    if text.isprintable():
        return text
    return "".join(letter if is_seen(letter) else repr(letter)[1:-1] for letter in text)


def is_seen(letter: str) -> bool:
    return letter.isprintable() or unicodedata.category(letter) == SPACES
