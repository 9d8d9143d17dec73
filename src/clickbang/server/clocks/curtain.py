"""How long a curtain is down that hides a private question, or that there is none."""

import asyncio
from typing import TYPE_CHECKING

from clickbang.core.audience import EVERYONE
from clickbang.core.seats import members
from clickbang.protocol.stages import BOT
from clickbang.server.clocks.defaults import answer_for_all
from clickbang.server.clocks.due import left, note_began
from clickbang.server.clocks.durations import suspense
from clickbang.server.game.live_game import LiveGame

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class CurtainClock:
    """Lifts the curtain when its time is over, whether something was asked behind it or not."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.timer: asyncio.TimerHandle | None = None
        self.length = 0.0

    def set(self, live: LiveGame | None) -> None:
        """Those outside wait equally long, from what everybody knows; also if all players go, or over a restart."""
        if live is None or live.inside == EVERYONE:
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None
        elif self.timer is None and not (live.asks_privately and self.is_among_themselves(live)):
            doc = self.table.doc
            among_bots = all(doc.seats[seat].kind == BOT or doc.seats[seat].away for seat in members(live.inside))
            self.length = suspense(doc.clock, doc.pace, among_bots)
            registry = self.table.registry
            self.timer = registry.loop.call_later(left(live.fell, self.length, registry.now()), self.run_out)

    def is_among_themselves(self, live: LiveGame) -> bool:
        """Whether there is nobody else who could notice anything."""
        doc = self.table.doc
        owners = {doc.seats[seat].guest for seat in members(live.inside)}
        return not doc.public and owners.issuperset(doc.members) and owners.issuperset(self.table.presence.guests)

    def run_out(self) -> None:
        self.timer = None
        self.table.schedule(self.time_is_up)

    def time_is_up(self) -> None:
        """Who was asked behind the curtain has given the default now."""
        live = self.table.live
        if live is None or live.inside == EVERYONE:
            return
        if live.asks_privately:
            answer_for_all(self.table, live, live.table.opened)
        self.lift(live)
        self.table.current.check_over()

    def lift_early(self, live: LiveGame) -> None:
        """With nobody outside, or for somebody inside who has seen the end and wants another game."""
        if live.inside != EVERYONE and not live.asks_privately:
            self.lift(live)

    def lift(self, live: LiveGame) -> None:
        """Write it down: otherwise the table, read from disk, would hide again what everybody has been told."""
        live.lift_curtain()
        self.table.doc.lifted = live.answers
        note_began(self.table.doc, live.answers, int(self.table.registry.now()))
        self.table.note_change()
