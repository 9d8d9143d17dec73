"""Adam: how far each weight of a network moves in a step of learning."""

from typing import Final, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

F = TypeVar("F", np.float32, np.float64)
OF_THE_MEAN: Final = 0.1
"""So much of the mean slope is the newest one; and so much of the mean square."""
OF_THE_SQUARE: Final = 0.001


class Adam(Generic[F]):
    """A weight moves by the mean of its slopes over their usual size (Kingma and Ba, 2014)."""

    def __init__(
        self, mean: NDArray[F], square: NDArray[F], near: float, decay: float = 0.0, corrected: bool = False
    ) -> None:
        self.mean: NDArray[F] = mean
        """Of the slopes; 0 at first. `square`, of their squares."""
        self.square: NDArray[F] = square
        self.near = near
        """Is added to the usual size, which may be 0."""
        self.decay = decay
        """So much each weight shrinks besides, apart from its slope (Loshchilov and Hutter, 2017)."""
        self.corrected = corrected
        """Whether the first steps make up for means that began at 0."""
        self.steps = 0

    def step(self, weights: NDArray[F], slope: NDArray[F], rate: float) -> NDArray[F]:
        """What is to be taken from the weights."""
        self.steps += 1
        mean = self.mean = (1.0 - OF_THE_MEAN) * self.mean + OF_THE_MEAN * slope
        square = self.square = (1.0 - OF_THE_SQUARE) * self.square + OF_THE_SQUARE * slope * slope
        if self.corrected:
            mean = mean / (1.0 - (1.0 - OF_THE_MEAN) ** self.steps)
            square = square / (1.0 - (1.0 - OF_THE_SQUARE) ** self.steps)
        usual: NDArray[F] = np.sqrt(square)
        found: NDArray[F] = rate * (mean / (usual + self.near) + self.decay * weights)
        return found
