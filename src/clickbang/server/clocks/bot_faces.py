"""Bots pull faces: which, and when, follows from what everybody has seen, and from their names."""

from typing import Final, NamedTuple

from clickbang.bots.habits import drawn, pulled
from clickbang.core.parts.faces import reactions_of
from clickbang.core.seats import has
from clickbang.protocol.stages import BOT
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats.taking_part import playing
from clickbang.server.storage.documents import TableDoc

SOONEST: Final = 0.4
LATEST: Final = 1.8
"""Seconds after what a bot pulls a face at, and after that has been acted out."""
REST: Final = 4.0
"""Seconds for which no bot of a table pulls another: many bots are no clowns."""


class Planned(NamedTuple):
    """A face that is going to be pulled."""

    seat: int
    face: str
    when: float


def next_face(doc: TableDoc, live: LiveGame, seen: int, now: float) -> Planned | None:
    """What a bot makes of what everybody has heard after so many events, if one of them makes anything of it."""
    reactions = reactions_of(live.game)
    if reactions is None:
        return None
    view, still = live.sitting.spectator, playing(live)
    since, game = now, f"{doc.id} {doc.number}"
    for number in range(seen, len(view.history)):
        event = view.history[number]
        since += live.game.scenes.get(type(event).__name__, 0.0)
        for seat, called_for in reactions(event, view).items():
            if not is_bot(doc, seat) or not has(still, seat):
                continue
            name = doc.seats[seat].name
            face = pulled(name, game, number, called_for)
            if face:
                return Planned(seat, face, since + SOONEST + (LATEST - SOONEST) * drawn(100, game, name, number) / 100)
    return None


def is_bot(doc: TableDoc, seat: int) -> bool:
    """Whether a bot sits here; one that only stands in for somebody pulls no faces in their name."""
    return doc.seats[seat].kind == BOT
