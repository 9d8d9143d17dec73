"""What a game's messages are given beyond names and numbers."""

from collections.abc import Mapping

from clickbang.text.catalogue import Catalogue


class Words:
    """How one game's fields become what its messages are given. A game adds what it needs."""

    def __init__(self, catalogue: Catalogue, options: Mapping[str, str]) -> None:
        self.catalogue = catalogue
        self.options = options

    def arranged(self, values: Mapping[str, object]) -> Mapping[str, object]:
        """The fields of an event, a row or an answer under the names that messages know: `by`, `seat` and others."""
        return values

    def spoken(self, name: str, value: object) -> object:
        """One value as a message says it."""
        return value
