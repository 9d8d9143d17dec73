"""Everything a player reads, in the languages of `languages.py`, in classic and in gentle words."""

from clickbang.text.catalogue import SKINS, Catalogue
from clickbang.text.languages import LANGUAGES
from clickbang.text.narrator import Narrator

__all__ = ["LANGUAGES", "SKINS", "Catalogue", "Narrator"]
