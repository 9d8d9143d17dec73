"""The rhythm of a table: how long its bots take, by whose business it is what is going on.

What concerns a person takes its time. What bots do among themselves is told quickly while a person waits to play on.
When none does any more, those who watch want to see it: it goes on as usual, until one of them who sits here lets it go
faster, or to the end at once. All of it follows from public facts.
"""

import random
from typing import TYPE_CHECKING, Final

from clickbang.core.lookup.meant import close_to
from clickbang.core.seats import count
from clickbang.protocol.clocks import AT_ONCE, FASTER, SPEEDS, TO_THE_END, USUAL_SPEED
from clickbang.protocol.errors import NO_SUCH_SPEED, STILL_PLAYED, ServerError
from clickbang.server.clocks.durations import TICK, thinking_time
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats import seating, taking_part

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable

AT_LEAST: Final = 0.1
AT_MOST: Final = 0.25
"""How many seconds a bot takes where a person plays who is not concerned, or where it is to go faster."""
MANY: Final = 12
"""Where more than so many still play, those who wait have more to wait for: it goes quicker in proportion."""


class Rhythm:
    """How fast one table's game goes where no person is concerned."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.speed: str = USUAL_SPEED
        self.playing = 0
        """Who still played when everybody was last told."""

    def forget_game(self) -> None:
        self.speed = USUAL_SPEED

    def look(self, live: LiveGame | None) -> None:
        """See who still plays, before anybody is told; what was asked for ends as soon as a person plays again."""
        left = 0 if live is None else taking_part.playing(live)
        if self.speed != USUAL_SPEED and taking_part.has_people(self.table.doc, left):
            self.speed = USUAL_SPEED
            self.table.note_version()
        if left != self.playing:
            self.playing = left
            self.table.note_version()

    def decide(self, guest: str, speed: str) -> None:
        """Somebody who sits here wants the rest at this speed; an error while a person plays."""
        table, live = self.table, self.table.current.need()
        seating.own_place(table.doc, guest)
        if taking_part.has_people(table.doc, taking_part.playing(live)):
            raise ServerError(STILL_PLAYED)
        if speed not in SPEEDS:
            raise ServerError(NO_SUCH_SPEED, speed=speed, speeds=", ".join(SPEEDS), meant=close_to(speed, SPEEDS))
        self.speed = speed
        table.note_version()
        table.note_news()

    def delay(self, live: LiveGame) -> float:
        """How long a bot that is asked now lets the others wait: drawn before it thinks. It watches what they watch."""
        doc = self.table.doc
        if doc.pace == AT_ONCE or self.speed == TO_THE_END:
            return TICK
        somebody_waits = taking_part.has_people(doc, taking_part.playing(live))
        if self.speed != FASTER and (not somebody_waits or taking_part.has_people(doc, taking_part.concerned(live))):
            usual = thinking_time(live.game, doc.pace, live.table.kind_name())
            return usual + self.table.clocks.scenes.seconds(live)
        return among_bots(count(taking_part.playing(live)))


def among_bots(playing: int) -> float:
    """How long a bot takes for what is no person's business, while so many play."""
    return random.uniform(AT_LEAST, AT_MOST) * min(1.0, MANY / max(1, playing))
