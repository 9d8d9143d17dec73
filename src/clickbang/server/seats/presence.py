"""Who is at a table: with how many connections each guest is here."""

from collections import Counter

from clickbang.protocol.stages import PERSON
from clickbang.server.storage.documents import SeatDoc, TableDoc


class Presence:
    """The guests at one table."""

    def __init__(self) -> None:
        self.guests: Counter[str] = Counter()

    def add(self, guest: str) -> bool:
        """A connection comes; returns whether its guest was not here before."""
        self.guests[guest] += 1
        return self.guests[guest] == 1

    def remove(self, guest: str) -> bool:
        """A connection goes; returns whether its guest is not here any more."""
        self.guests[guest] -= 1
        if self.guests[guest]:
            return False
        del self.guests[guest]
        return True

    def has_owner(self, seat: SeatDoc) -> bool:
        """Whether the owner of this seat is here."""
        return seat.kind == PERSON and seat.guest in self.guests

    def keeps_awake(self, doc: TableDoc) -> bool:
        """Clocks run and bots play only while a player is here; at a table of bots, while anybody watches."""
        if any(map(self.has_owner, doc.seats)):
            return True
        return bool(self.guests) and all(seat.kind != PERSON for seat in doc.seats)
