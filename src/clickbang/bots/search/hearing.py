"""What everybody hears at an imagined table, as numbers: only by these a search tells apart what a seat may know."""

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.audience import hears
from clickbang.core.events import Event, Sealed
from clickbang.core.seeds import mix
from clickbang.core.table import Table


class Hearing:
    """Listens to tables as views do, who hear what is told to them and nothing else."""

    def __init__(self, seats: i64) -> None:
        self.numbers: dict[Event, int] = {}
        """Of each event that was ever heard."""
        self.heard = vec[i64]([0] * seats)
        """By seat: a number for all that it has heard so far."""

    def listen(self, table: Table, heard: vec[i64]) -> None:
        """To this table, at which everybody has heard so much already."""
        self.heard = heard[:]
        table.listener = self.hear

    def hear(self, audience: i64, event: Event) -> None:
        """Who hears something knows more."""
        seat: i64 = 0
        while seat < len(self.heard):
            if hears(audience, seat):
                self.heard[seat] = self.after(self.heard[seat], event)
            seat += 1

    def after(self, heard: i64, event: Event) -> i64:
        """The number for having heard this, too. In which order others have sealed tells nothing."""
        if type(event) is Sealed:
            return heard
        number = self.numbers.get(event, 0)
        if number == 0:
            number = len(self.numbers) + 1
            self.numbers[event] = number
        return mix(heard, number)
