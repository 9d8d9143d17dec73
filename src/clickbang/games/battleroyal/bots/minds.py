"""The networks that play Battle Royal, as the project has trained them."""

import hashlib
import tomllib
from importlib.resources import files
from typing import Final

from clickbang.games.battleroyal.bots.judgement import HOLDING, SIGNING
from clickbang.games.battleroyal.bots.layers import Layers, weights_in
from clickbang.games.battleroyal.bots.situations import LEAVE_NUMBERS, SIGN_NUMBERS, TURN_NUMBERS
from clickbang.games.battleroyal.bots.sorts import SORTS

FILE: Final = "minds.toml"
SHAPES: Final = {
    "holds": (HOLDING, 24, SORTS),
    "signs": (SORTS + SIGNING, 24, 1),
    "sign": (SIGN_NUMBERS, 32, 2),
    "turn": (TURN_NUMBERS, 32, 3),
    "leave": (LEAVE_NUMBERS, 16, 2),
}
"""By name: how many numbers go in, how many units there are, how many numbers come out."""


class Minds:
    """What somebody holds, what they show; what a sign, a turn, and a team are worth."""

    def __init__(self, weights: dict[str, list[float]]) -> None:
        self.holds = layers("holds", weights)
        self.signs = layers("signs", weights)
        self.sign = layers("sign", weights)
        self.turn = layers("turn", weights)
        self.leave = layers("leave", weights)


def layers(name: str, weights: dict[str, list[float]]) -> Layers:
    """One of them; with no weights it says 0 to everything."""
    inputs, width, outputs = SHAPES[name]
    default = [0.0] * int(weights_in(inputs, width, outputs))
    return Layers(inputs, width, outputs, weights.get(name, default))


def read_weights(text: str) -> dict[str, list[float]]:
    """The weights in a file that `training.py` has written; a ValueError if they are not those that it wrote."""
    found = tomllib.loads(text)
    weights = {name: [float(weight) for weight in found[name]] for name in SHAPES}
    if found["sum"] != sum_of(weights):
        raise ValueError("the weights are not those that were written: train them again")
    return weights


def sum_of(weights: dict[str, list[float]]) -> str:
    """By which weights that have changed are noticed."""
    text = "\n".join([" ".join([name, *[repr(weight) for weight in weights[name]]]) for name in SHAPES])
    return hashlib.sha256(text.encode()).hexdigest()


KEPT: Final[list[Minds]] = []


def learned_minds() -> Minds:
    """Those that the project has trained; read once."""
    if not KEPT:
        KEPT.append(Minds(read_weights(files("clickbang.games.battleroyal.bots").joinpath(FILE).read_text("utf-8"))))
    return KEPT[0]
