"""Beats: a window in which cards may be played passes by itself, and whoever does nothing lets it pass.

How long it is open follows from public facts: the table's setting, the moment, who sits there, who has said *Go on*
and who has taken the full time. Any answer of a person, a card or a decline, is *Go on* to the others. It is on disk at
once and takes effect when the beat is over, in the order of the seats. What a bot answers, and when, shows in nothing.
"""

from collections.abc import Collection, Sequence

from clickbang.core.audience import SPECTATOR
from clickbang.core.cursor import awaited
from clickbang.core.seats import has, members
from clickbang.protocol.clocks import AT_ONCE, TO_THE_END
from clickbang.protocol.stages import PERSON
from clickbang.server.clocks.curtain import nobody_else
from clickbang.server.clocks.durations import BEAT_SECONDS, MOST_WAITS, TICK, UNASKED
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import TableDoc


def scene_seconds(doc: TableDoc, live: LiveGame) -> float:
    """How long it takes to act out what led to the open prompt: clocks, beats and bots begin after it. Whoever skips it
    on their page may answer at once. No time where all wish to be quick."""
    return 0.0 if doc.pace == AT_ONCE else live.scenes()


def people_asked(doc: TableDoc, live: LiveGame) -> list[int]:
    """The seats that may play a card and are no program's of the server."""
    asked = awaited(live.table)
    return [
        seat for seat, seated in enumerate(doc.seats) if seated.kind == PERSON and not seated.away and has(asked, seat)
    ]


def gone_on(doc: TableDoc, live: LiveGame) -> list[int]:
    """Which of them have said *Go on*: by that word, or by a card, which looks the same."""
    return [seat for seat in people_asked(doc, live) if seat in live.held]


def all_have_gone_on(doc: TableDoc, live: LiveGame) -> bool:
    """Whether every person who is asked has. Somebody whose connection is gone has not, until they count as away."""
    asked = people_asked(doc, live)
    return bool(asked) and all(seat in live.held for seat in asked)


def beat_seconds(doc: TableDoc, live: LiveGame, here: Collection[str], speed: str) -> float | None:
    """How long the open window lasts if nobody does anything; None, until all have answered, where all is hurried."""
    scenes = scene_seconds(doc, live)
    if ends_early(doc, live, speed) and not people_asked(doc, live) and not live.is_complete:
        return None
    weight = 1.0 if live.game.beat is None else live.game.beat(live.view(SPECTATOR))
    if weight == 0:
        return TICK + scenes
    if not people_asked(doc, live) or is_idle_alone(doc, live, here):
        return UNASKED + scenes
    return BEAT_SECONDS[doc.beat] * weight + scenes


def is_idle_alone(doc: TableDoc, live: LiveGame, here: Collection[str]) -> bool:
    """Whether the only person who has sat in this game has nothing to play, and nobody else could notice anything."""
    owners = {seated.guest for seated in doc.seats if seated.kind == PERSON}
    if len(owners) != 1 or not nobody_else(owners, doc, here):
        return False
    return all(len(live.prompt(seat).choices) == 1 for seat in people_asked(doc, live))


def ends_early(doc: TableDoc, live: LiveGame, speed: str) -> bool:
    """Whether the window closes with the last answer: where all wish to be quick, or those who are out want to see the
    end and no person is asked."""
    return doc.pace == AT_ONCE or (speed == TO_THE_END and not people_asked(doc, live))


def waits_left(doc: TableDoc, waits: Sequence[int], seat: int) -> int:
    """How often this seat may still take the full time; not twice in a beat."""
    return 0 if seat in waits else MOST_WAITS - doc.waits.get(seat, 0)


def may_wait(doc: TableDoc, waits: Sequence[int], live: LiveGame, seat: int) -> int:
    """The same as far as this seat (or SPECTATOR) is asked now."""
    asked = live.is_window and seat in members(awaited(live.table))
    return waits_left(doc, waits, seat) if asked else 0
