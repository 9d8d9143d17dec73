"""What has a single answer is not asked of a person: it is given for them, after a while.

Others see when a seat answers, and must not learn from it that there was one choice only. So the time is one that this
seat has taken before for a question of the same kind, as everybody saw; for the first one it is a bot's. The table's
clock may be quicker.
"""

import asyncio
import random
from typing import TYPE_CHECKING, Final

from clickbang.protocol.clocks import NATURAL
from clickbang.protocol.stages import PERSON
from clickbang.server.clocks.durations import LONGEST_THOUGHT, thinking_time
from clickbang.server.game.authors import BY_CLOCK, BY_PLAYER
from clickbang.server.game.live_game import LiveGame

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable

QUICKEST: Final = LONGEST_THOUGHT / 4
"""Seconds that pass in any case: a program that answers at once has answered by then, and is not overtaken."""


class SoleChoices:
    """Gives the only answers of the people at one table."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.since = 0.0
        """When the open prompt was told."""
        self.taken: dict[tuple[int, str], list[float]] = {}
        """By seat and kind of prompt, how long each answer took that its owner gave."""
        self.looked: dict[int, tuple[int, int]] = {}
        """By seat, the prompt and the step at which it was last seen whether there is a choice."""
        self.timers: dict[int, asyncio.TimerHandle] = {}

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.timers, self.looked = {}, {}

    def forget_game(self) -> None:
        self.stop()
        self.taken = {}

    def opens(self) -> None:
        """A prompt is about to be told."""
        self.since = self.table.registry.loop.time()

    def note(self, live: LiveGame, seat: int, by: str) -> None:
        """An answer has come: how long its owner took, everybody sees, unless it is a step of a draft."""
        if by == BY_PLAYER and live.table.drafts is None:
            took = self.table.registry.loop.time() - self.since
            self.taken.setdefault((seat, live.table.kind_name()), []).append(took)

    def look(self, live: LiveGame) -> None:
        """See who has no choice now."""
        for seat, seated in enumerate(self.table.doc.seats):
            if seated.kind != PERSON or seated.away or not live.waits_for(seat):
                continue
            place = (live.table.opened, live.step(seat))
            if self.looked.get(seat) != place:
                self.looked[seat] = place
                if live.is_sole(live.prompt(seat)):
                    self.give_later(live, seat)

    def give_later(self, live: LiveGame, seat: int) -> None:
        place, kind = self.looked[seat], live.table.kind_name()
        before = self.taken.get((seat, kind))
        delay = random.choice(before) if before else thinking_time(live.game, NATURAL, kind)
        delay = max(delay, QUICKEST)
        loop = self.table.registry.loop
        if seat in self.timers:
            self.timers[seat].cancel()
        self.timers[seat] = loop.call_later(delay, self.table.schedule, lambda: self.give(live, seat, place))

    def give(self, live: LiveGame, seat: int, place: tuple[int, int]) -> None:
        """Give the one answer, if nobody was quicker."""
        opened, step = place
        if self.table.live is live and live.waits_for(seat) and live.table.opened == opened and live.step(seat) == step:
            self.table.current.answer(seat, live.prompt(seat).choices[0], BY_CLOCK)
