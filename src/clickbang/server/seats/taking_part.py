"""Who still takes part in a game, and whose business it is what is going on: from what everybody sees."""

from clickbang.core.seats import everyone_at, has
from clickbang.protocol.stages import PERSON
from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import TableDoc


def playing(live: LiveGame) -> int:
    """The seats that may still be asked something."""
    if live.over:
        return 0
    ask = live.game.playing
    return everyone_at(live.seats) if ask is None else ask(live.sitting.spectator)


def concerned(live: LiveGame) -> int:
    """The seats whose business it is what is going on."""
    ask = live.game.concerned
    return playing(live) if ask is None else ask(live.sitting.spectator) & playing(live)


def has_people(doc: TableDoc, seats: int) -> bool:
    """Whether somebody plays for themselves in one of these seats; for who is away a bot does."""
    return any(seat.kind == PERSON and not seat.away and has(seats, number) for number, seat in enumerate(doc.seats))
