"""The file in which a game's trained weights lie, with a sum by which a change is noticed."""

import hashlib
import tomllib
from importlib.resources import files
from typing import Final

FILE: Final = "value.toml"
A_LINE: Final = 12
DIGITS: Final = 5
"""After the point: so weights are written down and played with."""


def written(weights: list[float], said: str) -> str:
    """The text of a file with these weights, and a line about where they come from."""
    rows = [", ".join([repr(weight) for weight in weights[at : at + A_LINE]]) for at in range(0, len(weights), A_LINE)]
    lines = ",\n  ".join(rows)
    return f'# {said}\nsum = "{sum_of(weights)}"\nweights = [\n  {lines},\n]\n'


def read_weights(text: str) -> list[float]:
    """The weights in such a file; a ValueError if they are not those that were written."""
    found = tomllib.loads(text)
    weights = [float(weight) for weight in found["weights"]]
    if found["sum"] != sum_of(weights):
        raise ValueError("the weights are not those that were written: train them again")
    return weights


def sum_of(weights: list[float]) -> str:
    """By which weights that have changed are noticed."""
    return hashlib.sha256(" ".join([repr(weight) for weight in weights]).encode()).hexdigest()


def shipped_weights(package: str) -> list[float]:
    """Those that lie in this package of a game."""
    return read_weights(files(package).joinpath(FILE).read_text("utf-8"))
