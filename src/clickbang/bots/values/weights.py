"""The file in which a game's trained weights lie, with a sum by which a change is noticed."""

import hashlib
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Final

FILE: Final = "value.toml"
A_LINE: Final = 12
DIGITS: Final = 5
"""After the point: so weights are written down and played with."""
Weights = dict[str, list[float]]
"""Those of each of a game's networks, by its name."""
ONLY: Final = "weights"
"""The name of a network that has no others beside it."""


def rounded(weights: Iterable[float], digits: int = DIGITS) -> list[float]:
    """The weights of a network as they are written down."""
    return [round(float(weight), digits) for weight in weights]


def written(weights: Weights, said: str) -> str:
    """The text of a file with these weights, and a line about where they come from."""
    lines = [f"# {said}", f'sum = "{sum_of(weights)}"']
    for name, numbers in weights.items():
        rows = [", ".join(map(repr, numbers[at : at + A_LINE])) for at in range(0, len(numbers), A_LINE)]
        lines.append(f"{name} = [\n  " + ",\n  ".join(rows) + ",\n]")
    return "\n".join(lines) + "\n"


def read_weights(text: str) -> Weights:
    """The weights in such a file; a ValueError if they are not those that were written."""
    found = tomllib.loads(text)
    written_sum = found.pop("sum")
    weights = {name: [float(weight) for weight in numbers] for name, numbers in found.items()}
    if written_sum != sum_of(weights):
        raise ValueError("the weights are not those that were written: train them again")
    return weights


def sum_of(weights: Weights) -> str:
    """By which weights that have changed are noticed."""
    text = "\n".join([" ".join(map(repr, numbers)) for numbers in weights.values()])
    return hashlib.sha256(text.encode()).hexdigest()


def shipped_weights(package: str) -> Weights:
    """Those that lie in this package of a game."""
    return read_weights(files(package).joinpath(FILE).read_text("utf-8"))
