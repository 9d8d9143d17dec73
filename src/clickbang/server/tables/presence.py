"""Who is at a table: its clients, and with how many connections each guest is here."""

from collections import Counter
from typing import TYPE_CHECKING

from clickbang.protocol.stages import PERSON
from clickbang.server.storage.documents import SeatDoc, TableDoc

if TYPE_CHECKING:
    from clickbang.server.delivery.client import Client


class Presence:
    """The clients of one table."""

    def __init__(self) -> None:
        self.clients: dict[Client, None] = {}
        self.guests: Counter[str] = Counter()

    def add(self, client: "Client") -> bool:
        """A client comes; returns whether its guest was not here before. Who asks twice comes once."""
        if client in self.clients:
            return False
        self.clients[client] = None
        self.guests[client.guest] += 1
        return self.guests[client.guest] == 1

    def remove(self, client: "Client") -> bool:
        """A client goes; returns whether its guest was here and now is not."""
        if client not in self.clients:
            return False
        del self.clients[client]
        self.guests[client.guest] -= 1
        if self.guests[client.guest]:
            return False
        del self.guests[client.guest]
        return True

    def has_owner(self, seat: SeatDoc) -> bool:
        """Whether the owner of this seat is here."""
        return seat.kind == PERSON and seat.guest in self.guests

    def keeps_awake(self, doc: TableDoc) -> bool:
        """Clocks run and bots play only while a player is here; at a table of bots, while anybody watches."""
        if any(map(self.has_owner, doc.seats)):
            return True
        return bool(self.clients) and all(seat.kind != PERSON for seat in doc.seats)
