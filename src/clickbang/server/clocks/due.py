"""What is due of a table that is read again: its clocks go on where they stood, at whichever worker.

When a clock began is kept with the table (the time of the answer that led to it, or `TableDoc.began`); how long it runs
follows from public facts. So no fault, however often they come, gives anybody more time, nor keeps a game from its end.
"""

from typing import Final

from clickbang.server.game.live_game import LiveGame
from clickbang.server.storage.documents import BeganDoc, TableDoc

COMES_BACK: Final = 5.0
"""Seconds that are left in any case: clients come back to the table by then."""
LONG_AGO: Final = 30.0
"""Whoever comes back so many seconds after everything was over has not found the server: they have the full time."""


def is_long_ago(began: int, length: float, now: float) -> bool:
    """Whether a clock that began then was over so long ago that nobody can have found the server."""
    return now > began + length + LONG_AGO


def left(began: int | None, length: float, now: float) -> float:
    """How many seconds are left of a clock that began then; all of them if it begins now, or if nobody could come."""
    if began is None or is_long_ago(began, length, now):
        return length
    return min(length, max(began + length - now, COMES_BACK))


def note_began(doc: TableDoc, answers: int, at: int | None) -> None:
    """After so many answers of the game a clock begins at this time, or, without one, as soon as somebody is there."""
    doc.began = BeganDoc(answers, at)


def asked_at(doc: TableDoc, live: LiveGame) -> int | None:
    """When the clock of the open prompt began, of a game that was read from disk."""
    if doc.began is not None and doc.began.answers == live.answers:
        return doc.began.at
    return live.asked
