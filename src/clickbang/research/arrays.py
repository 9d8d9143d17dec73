"""Buffers that compiled code fills, as NumPy sees them: nothing is copied, and they change with the next step."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def floats(numbers: Any) -> NDArray[np.float32]:
    """A vector of the bits of 32-bit floats, such as an encoder's numbers."""
    return np.frombuffer(numbers, np.float32)
