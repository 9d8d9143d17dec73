"""Text messages as they go over a WebSocket (RFC 6455, 5.2): the short ones of clients, and ours."""

from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # where no compiled one is to be had
    from websockets.utils import apply_mask

_TEXT: Final = 0x81
_MASKED: Final = 0x80
_MASK_SIZE: Final = 4
_short = Struct("!BB").pack
_medium = Struct("!BBH").pack
_long = Struct("!BBQ").pack


def whole_message(data: bytes) -> bytes | None:
    """The text, if this is a short text message of a client from its beginning to its end."""
    if len(data) < 2 + _MASK_SIZE or data[0] != _TEXT:
        return None
    begin = 2 + _MASK_SIZE
    if len(data) - begin != data[1] - _MASKED or data[1] >= _MASKED + 126:
        return None
    return apply_mask(data[begin:], data[2:begin])


def head(size: int) -> bytes:
    """What stands before a text message of this size."""
    if size < 126:
        return _short(_TEXT, size)
    if size < 65_536:
        return _medium(_TEXT, 126, size)
    return _long(_TEXT, 127, size)
