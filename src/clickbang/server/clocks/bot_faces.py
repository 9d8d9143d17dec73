"""Bots pull faces: which, and when, follows from what everybody has seen, and from their names."""

import asyncio
import math
from typing import TYPE_CHECKING, Final

from clickbang.bots.habits import drawn, pulled
from clickbang.core.parts.faces import reactions_of
from clickbang.core.seats import has
from clickbang.protocol.clocks import AT_ONCE, USUAL_SPEED
from clickbang.protocol.stages import BOT
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats.taking_part import playing
from clickbang.server.seats.talk import GALLERY, TABLE, heard_from
from clickbang.server.storage.documents import SaidRow

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable

SOONEST: Final = 0.4
LATEST: Final = 1.8
"""Seconds after what a bot pulls a face at, and after that has been acted out."""
REST: Final = 4.0
"""Seconds for which no bot of a table pulls another: many bots are no clowns."""


class BotFaces:
    """When the bots of one table pull a face."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.seen = -1
        """How many events of the game everybody had heard when this was last looked at; -1 if it never was."""
        self.rested = -math.inf
        """When the next face may be pulled."""
        self.timer: asyncio.TimerHandle | None = None

    def forget_game(self) -> None:
        """Nobody pulls a face at what is over."""
        self.seen = -1
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def has_bots(self) -> bool:
        return bool(self.table.clocks.bots.seats)

    def look(self, live: LiveGame) -> None:
        """See whether somebody pulls a face at what everybody has just heard."""
        if not self.has_bots() or not self.are_in_the_mood():
            self.seen = -1
            return
        view = live.sitting.spectator
        seen, self.seen = self.seen, len(view.history)
        now = self.table.registry.loop.time()
        if seen < 0 or self.seen == seen or now < self.rested:
            return
        reactions = reactions_of(live.game)
        if reactions is None:
            return
        still = playing(live)
        scenes = 0.0
        for number in range(seen, self.seen):
            event = view.history[number]
            scenes += live.game.scenes.get(type(event).__name__, 0.0)
            for seat, face in reactions(event, view).items():
                if self.plan(live, seat, number, face, still, now + scenes):
                    return

    def are_in_the_mood(self) -> bool:
        """Where a game is hurried through, nobody pulls faces."""
        return self.table.doc.pace != AT_ONCE and self.table.clocks.rhythm.speed == USUAL_SPEED

    def plan(self, live: LiveGame, seat: int, number: int, called_for: str, still: int, since: float) -> bool:
        """Whether the bot in this seat, if it is one that plays, will pull a face at the event of this number."""
        if not self.is_bot(seat) or not has(still, seat):
            return False
        doc = self.table.doc
        name, game = doc.seats[seat].name, f"{doc.id} {doc.number}"
        face = pulled(name, game, number, called_for)
        if not face:
            return False
        when = since + SOONEST + (LATEST - SOONEST) * drawn(100, game, name, number) / 100
        self.rested = when + REST
        self.timer = self.table.registry.loop.call_at(when, self.ring, live, seat, face)
        return True

    def is_bot(self, seat: int) -> bool:
        """Whether a bot sits here; one that only stands in for somebody pulls no faces in their name."""
        return self.table.doc.seats[seat].kind == BOT

    def ring(self, live: LiveGame, seat: int, face: str) -> None:
        self.timer = None
        self.table.schedule(lambda: self.pull(live, seat, face))

    def pull(self, live: LiveGame, seat: int, face: str) -> None:
        """The bot pulls it, if it still plays; who is out is among themselves."""
        table, name = self.table, self.table.doc.seats[seat].name
        if table.live is live and self.is_bot(seat) and GALLERY not in heard_from(live, seat):
            table.faces.add(SaidRow(name, face, TABLE, seat, "", None, None, 0))
            table.note_news()
