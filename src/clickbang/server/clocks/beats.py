"""Beats: a window in which cards may be played is open for a fixed time, and whoever does nothing lets it pass.

Its length follows from public facts alone: the table's setting, the moment, and who sits there. What is answered in a
beat is on disk at once and takes effect when the beat is over, in the order of the seats: so nobody learns who has
answered before all do, nor when. Whoever needs longer takes the full time, for everybody, and everybody sees who did.
"""

from typing import TYPE_CHECKING

from clickbang.core.audience import SPECTATOR
from clickbang.core.cursor import awaited
from clickbang.core.errors import NOT_ASKED, NotAsked
from clickbang.core.seats import has, members
from clickbang.protocol.clocks import AT_ONCE
from clickbang.protocol.errors import LATE, NO_BEAT, NO_MORE_WAITS, ServerError
from clickbang.protocol.stages import PERSON
from clickbang.server.clocks.durations import BEAT_SECONDS, FULL_TIME, MOST_WAITS, TICK
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats import seating

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class Beats:
    """The beats of one table: how long the open one lasts, when it may end early, and who takes more time."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.waits: list[int] = []
        """Who has taken the full time of the open beat; how often in this game is in the table's document."""

    def forget_game(self) -> None:
        self.waits = []

    def is_for_people(self, live: LiveGame) -> bool:
        """Whether somebody is asked who is no program of the server."""
        asked = awaited(live.table)
        return any(
            seated.kind == PERSON and not seated.away and asked >> seat & 1
            for seat, seated in enumerate(self.table.doc.seats)
        )

    def seconds(self, live: LiveGame) -> float | None:
        """How long the open window lasts; None, until all have answered, where only bots are asked.

        If all have, and the people among them have left since, nobody is asked any more: then it is a beat as well.
        """
        if not self.is_for_people(live) and not live.is_complete:
            return None
        weight = 1.0 if live.game.beat is None else live.game.beat(live.view(SPECTATOR))
        if weight == 0:
            return TICK + self.table.clocks.scenes.seconds(live)
        return BEAT_SECONDS[self.table.doc.beat] * weight + self.table.clocks.scenes.seconds(live)

    def ends_early(self, live: LiveGame) -> bool:
        """Whether the window closes with the last answer: where only bots are asked, or all wish to be quick."""
        return self.table.doc.pace == AT_ONCE or not self.is_for_people(live)

    # Taking the full time

    def wait(self, guest: str, prompt: int) -> None:
        """Somebody takes the full time, for everybody: to think, or to make believe."""
        table, live = self.table, self.table.current.need()
        seat = seating.own_place(table.doc, guest)
        if not live.is_window or table.clocks.prompt.timer is None:
            raise ServerError(NO_BEAT)
        if prompt != live.view(seat).prompts:
            raise ServerError(LATE)
        if not has(awaited(live.table), seat):
            raise NotAsked(NOT_ASKED, seat=seat)
        if seat in self.waits:
            return
        if self.left(seat) == 0:
            raise ServerError(NO_MORE_WAITS, most=MOST_WAITS)
        self.waits.append(seat)
        table.doc.waits[seat] = table.doc.waits.get(seat, 0) + 1
        table.clocks.prompt.stretch(FULL_TIME)
        table.note_change()

    def left(self, seat: int) -> int:
        """How often this seat may still do that; not twice in a beat."""
        return 0 if seat in self.waits else MOST_WAITS - self.table.doc.waits.get(seat, 0)

    def may_wait(self, live: LiveGame, seat: int) -> int:
        """The same as far as this seat (or SPECTATOR) is asked now."""
        asked = live.is_window and seat in members(awaited(live.table))
        return self.left(seat) if asked else 0
