"""The weights of a layer as arrays: views of the list of all weights, so that a change to one is a change to both."""

from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from clickbang.bots.values.layer import Layer

F = TypeVar("F", np.float32, np.float64)


def matrix(layer: Layer, weights: NDArray[F]) -> NDArray[F]:
    """Its weights: a row for each unit, a column for each input."""
    rows = weights[layer.at : layer.at + layer.units * layer.row].reshape(layer.units, layer.row)
    return rows[:, : layer.inputs]


def biases(layer: Layer, weights: NDArray[F]) -> NDArray[F]:
    """One for each unit."""
    return weights[layer.bias : layer.end : layer.bias_row]
