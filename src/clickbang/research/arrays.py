"""Buffers that compiled code fills, as NumPy sees them: nothing is copied, and they change with the next step."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def floats(buffer: Any) -> NDArray[np.float32]:
    """A vector of the bits of 32-bit floats, such as an encoder's numbers."""
    return np.frombuffer(buffer, np.float32)


def doubles(buffer: Any) -> NDArray[np.float64]:
    """A vector of floats."""
    return np.frombuffer(buffer, np.float64)


def numbers(buffer: Any) -> NDArray[np.int32]:
    """A vector of 32-bit ints."""
    return np.frombuffer(buffer, np.int32)


def bits(buffer: Any) -> NDArray[np.bool_]:
    """A vector of bytes that are 0 or 1."""
    return np.frombuffer(buffer, np.bool_)
