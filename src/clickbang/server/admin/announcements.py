"""What operators announce: told to everybody who is connected, and to whoever comes until it ends."""

import time

from clickbang.protocol.messages import Announcement
from clickbang.server.admin.orders import Order


class Announcements:
    """Those that still hold."""

    def __init__(self) -> None:
        self.held: dict[int, tuple[Announcement, int]] = {}
        """By number, and until when."""

    def take(self, order: Order) -> Announcement | None:
        """A new one; None if it has ended before it was heard of."""
        until = int(order.more["until"])
        if until <= time.time() or order.id in self.held:
            return None
        told = Announcement(number=order.id, text=order.more["text"])
        self.held[order.id] = told, until
        return told

    def now(self) -> list[Announcement]:
        """Those that whoever comes now is told."""
        if not self.held:
            return []
        self.held = {number: held for number, held in self.held.items() if held[1] > time.time()}
        return [told for told, _ in self.held.values()]
