"""How a client is spoken to: in which language, and how gently."""

from clickbang.server.shared import Shared
from clickbang.text import LANGUAGES, SKINS, Catalogue


class Voice:
    """Of one client; it says so in its hello."""

    def __init__(self) -> None:
        self.lang, self.skin = LANGUAGES[0], SKINS[0]

    def choose(self, lang: str, skin: str) -> None:
        """What the client wants, as far as we have it."""
        self.lang = lang if lang in LANGUAGES else LANGUAGES[0]
        self.skin = skin if skin in SKINS else SKINS[0]

    @property
    def catalogue(self) -> Catalogue:
        return Shared.catalogue(self.lang, self.skin)
