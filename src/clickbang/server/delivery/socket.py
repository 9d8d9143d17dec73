"""The short way out of the server, as far as delivery has to know it."""

from typing import Final, Protocol


class Socket(Protocol):
    """Sends without waiting."""

    def takes_at_once(self) -> bool:
        """Whether a message may go this way now."""

    def write(self, text: bytes) -> None:
        """Send a text message."""


class NotAtOnce:
    """Leaves everything to the usual way."""

    def takes_at_once(self) -> bool:
        return False

    def write(self, text: bytes) -> None:
        raise NotImplementedError


NOT_AT_ONCE: Final = NotAtOnce()
