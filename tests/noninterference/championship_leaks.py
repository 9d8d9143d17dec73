"""Leaks of what World Championship hides for longer than a prompt: pockets, barrels, hands and the deck."""

from collections.abc import Callable
from dataclasses import replace

from clickbang.core.events import Asked, Event
from clickbang.games.championship import Championship
from tests.noninterference.surface import SeatSurface


class OpenTable(SeatSurface):
    """A view with a little of the truth in it."""

    def __init__(self, truth: Callable[[Championship], object]) -> None:
        super().__init__()
        self.truth = truth

    def view(self, seat: int) -> dict[str, object]:
        assert isinstance(self.sitting.table, Championship)
        return {**super().view(seat), "truth": self.truth(self.sitting.table)}


class AsksHolders(SeatSurface):
    """Only who holds a card for the moment seems to be asked for one (WC-23)."""

    def on_event(self, audience: int, event: Event) -> None:
        if isinstance(event, Asked) and event.kind in ("play", "bribe"):
            table = self.sitting.table
            assert isinstance(table, Championship)
            event = replace(event, asked=tuple(seat for seat in event.asked if table.cards_of_moment(seat)))
        super().on_event(audience, event)
