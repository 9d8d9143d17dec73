"""Everything a player reads, in English and French, in classic and in gentle words."""

from clickbang.text.catalogue import LANGUAGES, SKINS, Catalogue
from clickbang.text.narrator import Narrator

__all__ = ["LANGUAGES", "SKINS", "Catalogue", "Narrator"]
