"""Frames as they go over a WebSocket (RFC 6455, 5.2): short text messages of clients, ours, and where frames begin."""

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


class FrameCounter:
    """Finds where frames begin in what a client sends, however it is cut: far cheaper than to parse them."""

    __slots__ = ("begun", "head", "left")

    def __init__(self) -> None:
        self.begun = 0
        """How many frames have begun so far."""
        self.head = b""
        """The part of a head that has come, as far as it tells how long the frame is."""
        self.left = 0
        """How many bytes of the present frame are still to come."""

    def is_inside(self) -> bool:
        """Whether a part of a frame has come, and not all of it."""
        return self.left > 0 or len(self.head) > 0

    def walk(self, data: bytes, most: int) -> int:
        """Go on until the end or until one more than `most` frames would begin; where that is."""
        at, size, last = 0, len(data), self.begun + most
        while at < size:
            if self.left:
                step = min(self.left, size - at)
                self.left -= step
                at += step
            else:
                if not self.head:
                    if self.begun == last:
                        break
                    self.begun += 1
                self.head += data[at : at + 1]
                at += 1
                self.read_head()
        return at

    def read_head(self) -> None:
        """If the head tells how long the frame is, what follows is its mask and its data."""
        head = self.head
        if len(head) < 2:
            return
        mask = _MASK_SIZE if head[1] & _MASKED else 0
        length = head[1] & ~_MASKED
        if length < 126:
            self.left = length + mask
        elif len(head) == (4 if length == 126 else 10):
            self.left = int.from_bytes(head[2:], "big") + mask
        else:
            return
        self.head = b""
