"""Leaks that World Championship might have: hands show by who is asked, and pockets are turned over too soon."""

from dataclasses import replace

from clickbang.checks.games.surface import SeatSurface
from clickbang.core.audience import EVERYONE
from clickbang.core.events import Asked, Event
from clickbang.games.championship import Championship
from clickbang.games.championship.events import PocketsTurned, TurnedPocket


class AsksHolders(SeatSurface):
    """Only who holds a card for the moment seems to be asked for one (WC-23)."""

    def on_event(self, audience: int, event: Event) -> None:
        if isinstance(event, Asked) and event.kind in ("play", "bribe"):
            table = self.sitting.table
            assert isinstance(table, Championship)
            event = replace(event, asked=tuple(seat for seat in event.asked if table.cards_of_moment(seat)))
        super().on_event(audience, event)


class TurnsPockets(SeatSurface):
    """All pockets are turned over after an event of this kind (WC-13)."""

    def __init__(self, after: type[Event]) -> None:
        super().__init__()
        self.after = after

    def on_event(self, audience: int, event: Event) -> None:
        super().on_event(audience, event)
        if isinstance(event, self.after):
            table = self.sitting.table
            assert isinstance(table, Championship)
            pockets = [TurnedPocket(seat, barrel.pocket) for seat, barrel in enumerate(table.barrels)]
            super().on_event(EVERYONE, PocketsTurned(tuple(pockets)))
