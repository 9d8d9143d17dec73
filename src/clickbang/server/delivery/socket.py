"""The short way out of the server, as far as delivery has to know it."""

from typing import Final, Protocol


class Socket(Protocol):
    """Sends without waiting."""

    def takes_at_once(self) -> bool:
        """Whether a message may go this way now."""

    def write(self, text: bytes) -> None:
        """Send a text message."""

    def recall(self) -> bool:
        """The client's table lives elsewhere. Whether this is told by whoever relays for the client, and all is over
        here; otherwise it is to be told over this connection."""


class NotAtOnce:
    """Leaves everything to the usual way."""

    def takes_at_once(self) -> bool:
        return False

    def write(self, text: bytes) -> None:
        raise NotImplementedError

    def recall(self) -> bool:
        return False


NOT_AT_ONCE: Final = NotAtOnce()
