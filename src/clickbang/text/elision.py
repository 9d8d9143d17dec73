"""French drops a vowel before another: *de Blaise*, but *d'Ada*. Messages call these by name: `{ DE($seat) }`."""

from collections.abc import Callable
from typing import Any, Final
from unicodedata import normalize

_VOWELS = "aeiouœæ"


def de(name: object) -> str:
    """*de* and the name."""
    return f"d'{name}" if is_elided(str(name)) else f"de {name}"


def que(name: object) -> str:
    """*que* and the name."""
    return f"qu'{name}" if is_elided(str(name)) else f"que {name}"


def is_elided(name: str) -> bool:
    """Whether it begins like a vowel: *d'Yves*, but *de Yann*; of an *h* nobody knows without having heard it."""
    plain = normalize("NFD", name.lower())
    if plain.startswith("y"):
        return plain[1:2] not in _VOWELS
    return plain[:1] != "" and plain[0] in _VOWELS


ELISIONS: Final[dict[str, Callable[[Any], Any]]] = {"DE": de, "QUE": que}
"""What Fluent is given to call; it takes plain strings, though its types ask for its own."""
