"""Beats: a window in which cards may be played is open for a fixed time, and whoever does nothing lets it pass.

Its length follows from public facts alone: the table's setting, the moment, and who sits there. What is answered in a
beat is on disk at once and takes effect when the beat is over, in the order of the seats: so nobody learns who has
answered before all do, nor when. Whoever needs longer takes the full time, for everybody, and everybody sees who did.
"""

from collections.abc import Sequence

from clickbang.core.audience import SPECTATOR
from clickbang.core.cursor import awaited
from clickbang.core.seats import members
from clickbang.protocol.clocks import AT_ONCE
from clickbang.protocol.stages import PERSON
from clickbang.server.clocks.durations import BEAT_SECONDS, MOST_WAITS, TICK
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import TableDoc


def scene_seconds(doc: TableDoc, live: LiveGame) -> float:
    """How long it takes to act out what led to the open prompt: clocks, beats and bots begin after it. Whoever skips it
    on their page may answer at once. No time where all wish to be quick."""
    return 0.0 if doc.pace == AT_ONCE else live.scenes()


def is_for_people(doc: TableDoc, live: LiveGame) -> bool:
    """Whether somebody is asked who is no program of the server."""
    asked = awaited(live.table)
    return any(seated.kind == PERSON and not seated.away and asked >> seat & 1 for seat, seated in enumerate(doc.seats))


def beat_seconds(doc: TableDoc, live: LiveGame) -> float | None:
    """How long the open window lasts; None, until all have answered, where only bots are asked.

    If all have, and the people among them have left since, nobody is asked any more: then it is a beat as well.
    """
    if not is_for_people(doc, live) and not live.is_complete:
        return None
    weight = 1.0 if live.game.beat is None else live.game.beat(live.view(SPECTATOR))
    if weight == 0:
        return TICK + scene_seconds(doc, live)
    return BEAT_SECONDS[doc.beat] * weight + scene_seconds(doc, live)


def ends_early(doc: TableDoc, live: LiveGame) -> bool:
    """Whether the window closes with the last answer: where only bots are asked, or all wish to be quick."""
    return doc.pace == AT_ONCE or not is_for_people(doc, live)


def waits_left(doc: TableDoc, waits: Sequence[int], seat: int) -> int:
    """How often this seat may still take the full time; not twice in a beat."""
    return 0 if seat in waits else MOST_WAITS - doc.waits.get(seat, 0)


def may_wait(doc: TableDoc, waits: Sequence[int], live: LiveGame, seat: int) -> int:
    """The same as far as this seat (or SPECTATOR) is asked now."""
    asked = live.is_window and seat in members(awaited(live.table))
    return waits_left(doc, waits, seat) if asked else 0
