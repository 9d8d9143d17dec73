"""The languages that are spoken here. Another one is a line here, and its files: see CONTRIBUTING.md."""

from typing import Final, NamedTuple


class Language(NamedTuple):
    """What has to be known about a language beside its words."""

    name: str
    """What it calls itself."""
    locale: str
    """Whose numbers, plurals and lists it uses."""
    spaced: bool = False
    """Whether a space that must not break stands before : ; ! and ?."""


SPOKEN: Final = {
    "en": Language("English", "en_GB"),
    "fr": Language("Français", "fr_FR", spaced=True),
}
"""By code, which is also the name of the folder with its words. The first is spoken where a word is missing."""

LANGUAGES: Final = tuple(SPOKEN)
FALLBACK: Final = LANGUAGES[0]
