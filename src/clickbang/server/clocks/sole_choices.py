"""What has a single answer is not asked of a person: it is given for them, after a while.

Others see when a seat answers, and must not learn from it that there was one choice only. So the time is near
one that this seat has taken before for a question of the same kind, as everybody saw; for the first one it is a bot's.
The table's clock may be quicker.
"""

import asyncio
import random
from typing import TYPE_CHECKING, Final

from clickbang.protocol.clocks import NATURAL
from clickbang.protocol.stages import PERSON
from clickbang.server.clocks.durations import LONGEST_THOUGHT, thinking_time
from clickbang.server.game.authors import BY_CLOCK
from clickbang.server.game.live_game import LiveGame

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable

QUICKEST: Final = LONGEST_THOUGHT / 4
"""Seconds that pass in any case: a program that answers at once has answered by then, and is not overtaken."""

SLOWEST: Final = 9.0
"""Seconds of an earlier answer that count at most. Who was away from the table for minutes would keep all waiting once
more, and for nothing; so somebody who never answers within that time can be seen to have had no choice."""
LESS: Final = 0.75
MORE: Final = 1.3
"""An earlier time is varied between these: the same time once more, to the millisecond, would be recognised."""


def like_one_of(before: list[float], scenes: float = 0.0) -> float:
    """A time like those that were taken before, and none of them: between QUICKEST and twelve seconds after scenes.

    Those are counted from the end of what was acted out; who skipped that has taken less than nothing.
    """
    usual = [took for took in before if took <= SLOWEST] or [SLOWEST]
    took = random.choice(usual)
    watched = scenes if took >= 0 else 0.0
    return watched + max(took + scenes - watched, QUICKEST / LESS) * random.uniform(LESS, MORE)


class SoleChoices:
    """Gives the only answers of the people at one table."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.since = 0.0
        """When those who watched what led to the open prompt were asked."""
        self.taken: dict[tuple[int, str], list[float]] = {}
        """By seat and kind of prompt, how long each answer took that its owner gave, after what led to the prompt."""
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

    def opens(self, scenes: float) -> None:
        """A prompt is about to be told, and what led to it takes so long."""
        self.since = self.table.registry.loop.time() + scenes

    def note(self, seat: int, kind: str) -> None:
        """The owner of a seat has answered, a draft to its end: how long that took, everybody sees."""
        took = self.table.registry.loop.time() - self.since
        self.taken.setdefault((seat, kind), []).append(took)

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
        scenes = self.table.clocks.scenes.seconds(live)
        first = scenes + max(thinking_time(live.game, NATURAL, kind), QUICKEST)
        delay = like_one_of(before, scenes) if before else first
        loop = self.table.registry.loop
        if seat in self.timers:
            self.timers[seat].cancel()
        self.timers[seat] = loop.call_later(delay, self.table.schedule, lambda: self.give(live, seat, place))

    def give(self, live: LiveGame, seat: int, place: tuple[int, int]) -> None:
        """Give the one answer, if nobody was quicker."""
        opened, step = place
        if self.table.live is live and live.waits_for(seat) and live.table.opened == opened and live.step(seat) == step:
            self.table.current.answer(seat, live.prompt(seat).choices[0], BY_CLOCK)
