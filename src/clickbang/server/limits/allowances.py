"""How much each guest and each network may ask of a server."""

from clickbang.server.limits.buckets import Buckets, Shares
from clickbang.server.limits.tally import CountedBuckets, CountedShares, Tally
from clickbang.server.settings import Settings

BYTES_AT_ONCE = 30
"""For so many seconds' worth of bytes somebody may come in one go: a school that opens the page."""


class Allowances:
    """What is counted across all connections."""

    def __init__(self, settings: Settings) -> None:
        self.tally = Tally()
        """What is counted over all workers, where there are several."""
        self.guesses = CountedShares(
            self.tally, "guesses", Shares(settings.guesses_each / 60, settings.guesses_each, 5)
        )
        """Wrong codes of tables."""
        self.attends = CountedShares(
            self.tally,
            "attends",
            Shares(settings.attends_each / 60, settings.attends_each, 5, settings.connections_each),
        )
        """Coming to a table is answered with all of it; a network whose connections all break comes back at once."""
        self.bytes = Shares(settings.bytes_each, BYTES_AT_ONCE * settings.bytes_each, 5, held=True)
        self.changes = Shares(
            settings.messages_each / 10, settings.messages_each, max(5, settings.connections_each / 4)
        )
        """What changes a table is told to everybody there."""
        self.messages = Buckets(20 * settings.messages_each, 80 * settings.messages_each, held=True)
        """What a network may send over all its connections."""
        self.created = CountedShares(
            self.tally, "created", Shares(settings.tables_each / 3600, settings.tables_each, 3)
        )
        """Tables that are opened."""
        self.arrivals = CountedBuckets(
            self.tally, "arrivals", Buckets(settings.guests_each / 60, 2 * settings.guests_each)
        )
        """New guests."""
        self.remarks = Shares(1.0, 6.0, 10)
        """How much a guest may say, over however many connections, and a network."""
        self.remarks_at = Buckets(4.0, 24.0)
        """How much may be said at a table: everybody there hears all of it."""
        self.faces = Shares(1.0, 4.0, 10)
        """How many faces a guest may pull, and a network."""
        self.faces_at = Buckets(4.0, 24.0)
        """How many may be pulled at a table."""
