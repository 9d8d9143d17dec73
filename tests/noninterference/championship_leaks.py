"""A leak that World Championship might have: hands show by who is asked."""

from dataclasses import replace

from clickbang.checks.surface import SeatSurface
from clickbang.core.events import Asked, Event
from clickbang.games.championship import Championship


class AsksHolders(SeatSurface):
    """Only who holds a card for the moment seems to be asked for one (WC-23)."""

    def on_event(self, audience: int, event: Event) -> None:
        if isinstance(event, Asked) and event.kind in ("play", "bribe"):
            table = self.sitting.table
            assert isinstance(table, Championship)
            event = replace(event, asked=tuple(seat for seat in event.asked if table.cards_of_moment(seat)))
        super().on_event(audience, event)
