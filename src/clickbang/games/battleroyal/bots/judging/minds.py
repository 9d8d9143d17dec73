"""The networks that play Battle Royal, as the project has trained them."""

from functools import cache
from typing import Final

from clickbang.bots.values.layers import Layers, two_layers
from clickbang.bots.values.weights import Weights, shipped_weights
from clickbang.games.battleroyal.bots.judging.judgement import HOLDING, SIGNING
from clickbang.games.battleroyal.bots.judging.situations import LEAVE_NUMBERS, SIGN_NUMBERS, TURN_NUMBERS
from clickbang.games.battleroyal.bots.judging.sorts import SORTS

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

    def __init__(self, weights: Weights) -> None:
        self.holds = layers("holds", weights)
        self.signs = layers("signs", weights)
        self.sign = layers("sign", weights)
        self.turn = layers("turn", weights)
        self.leave = layers("leave", weights)


def layers(name: str, weights: Weights) -> Layers:
    """One of them; with no weights it says 0 to everything."""
    inputs, width, outputs = SHAPES[name]
    _, last = two_layers(inputs, width, outputs)
    return Layers(inputs, width, outputs, weights.get(name, [0.0] * int(last.end)))


@cache
def learned_minds() -> Minds:
    """Those that the project has trained; read once."""
    return Minds(shipped_weights("clickbang.games.battleroyal.bots"))
