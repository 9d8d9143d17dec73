"""People who are waited for and do not come: players who are gone."""

from collections.abc import Container

from clickbang.protocol.stages import PERSON, PLAYING
from clickbang.server.clocks.due import is_long_ago
from clickbang.server.storage.documents import TableDoc


def missing_seats(doc: TableDoc, here: Container[str]) -> list[int]:
    """The seats of those who are in the game and not here, as far as no bot plays for them."""
    if doc.stage != PLAYING:
        return []
    return [
        seat
        for seat, seated in enumerate(doc.seats)
        if seated.kind == PERSON and not seated.away and seated.guest not in here
    ]


def gone_since(doc: TableDoc, here: Container[str], seconds: float, now: float) -> dict[int, int]:
    """By seat, since when they are gone, while each is waited for so long; those who have just gone begin now."""
    found = {seat: doc.gone.get(seat, int(now)) for seat in missing_seats(doc, here)}
    return {seat: int(now) if is_long_ago(began, seconds, now) else began for seat, began in found.items()}
