"""A client's share in the luck of one game: what it threw in, and what it noted before it showed that.

A server that could still change anybody's commitment after it has seen a contribution would choose the luck. So a
client notes all of them first, and from then on nothing may change.
"""

import secrets
from dataclasses import replace

from clickbang.client.errors import (
    CALLED_OFF,
    COMMIT_COPIED,
    COMMIT_MISSING,
    COMMITMENT_CHANGED,
    COMMITS_CHANGED,
    MOVED,
    NOT_SHOWN,
    NOT_USED,
    TERMS_CHANGED,
)
from clickbang.core.errors import Fault
from clickbang.protocol.messages import SeatInfo, TableInfo
from clickbang.protocol.stages import LOBBY, OVER, PLAYING, REVEALING, STUCK
from clickbang.records.luck import hash_of
from clickbang.records.receipt import Receipt, terms_of

CHANGED = (COMMITMENT_CHANGED, TERMS_CHANGED, COMMIT_MISSING, COMMIT_COPIED, COMMITS_CHANGED, MOVED)
"""For these a client keeps its contribution to itself, if it has not shown it yet."""


class Pledge:
    """Made when one is ready, for one game."""

    def __init__(self) -> None:
        self.contribution = secrets.token_hex(32)
        self.commit = hash_of(self.contribution)
        self.game: tuple[str, int] | None = None
        """The table and the number of the game whose lobby, or beginning, was seen with our commit in it."""
        self.ready_for = ("", "")
        """The server's commitment and the terms, as they stood then."""
        self.receipt: Receipt | None = None
        """What was noted when all had committed; None before that, or if it was not as it should be."""
        self.began = False
        """Whether the game was seen to be played."""
        self.doubts: list[Fault] = []
        """What was wrong with this game so far, once each."""

    def look(self, table: TableInfo) -> Fault | None:
        """Hold what the server shows against what was noted; returns what is wrong with it, if anything is."""
        own = own_seat(table)
        if self.game is None and own is not None and (table.stage == REVEALING or own.commit == self.commit):
            self.game = (table.table, table.number)
            self.ready_for = (table.commitment, terms_of(table.game, table.options))
        if self.is_called_off(table):
            return CALLED_OFF
        if not self.is_for(table) or table.stage == LOBBY:
            return None
        changed = self.find_changed(table)
        if changed is not None or own is None or table.you is None:
            return changed
        if self.receipt is not None and self.receipt.seat != table.you:
            return MOVED
        if table.stage not in (REVEALING, PLAYING):
            return None  # when it is over people leave their seats, and the record tells the rest
        if own.commit != self.commit:
            return COMMIT_MISSING
        if self.receipt is not None and self.receipt.commits != commits_of(table):
            return COMMITS_CHANGED
        if commits_of(table).count(self.commit) > 1:
            return COMMIT_COPIED  # at which of these seats we sit could be chosen when the luck is known
        if table.stage == PLAYING and not own.revealed:
            return NOT_USED if self.receipt is not None and self.receipt.shown else NOT_SHOWN
        if self.receipt is None:
            self.receipt = self.note(table, table.you)
        return None

    def is_for(self, table: TableInfo) -> bool:
        """Whether this is the game for which it was made."""
        return self.game == (table.table, table.number)

    def is_called_off(self, table: TableInfo) -> bool:
        """Whether the game for which our share was shown is gone: back in the lobby, or never seen to be played."""
        is_ours = self.is_for(table)
        self.began = self.began or (is_ours and table.stage in (PLAYING, OVER))
        is_gone = table.stage == LOBBY if is_ours and table.stage != STUCK else not self.began
        return is_gone and self.receipt is not None and self.receipt.shown

    def is_due(self, table: TableInfo) -> bool:
        """Whether our share has to be shown now, if nothing is wrong."""
        own = own_seat(table)
        is_owed = table.stage == REVEALING and own is not None and not own.revealed
        return is_owed and self.is_for(table) and self.receipt is not None

    def find_changed(self, table: TableInfo) -> Fault | None:
        """What is no longer as it stood when one was ready."""
        commitment, terms = self.ready_for
        if table.commitment != commitment or (table.secret and hash_of(table.secret) != commitment):
            return COMMITMENT_CHANGED
        return None if terms_of(table.game, table.options) == terms else TERMS_CHANGED

    def note(self, table: TableInfo, seat: int) -> Receipt:
        commitment, terms = self.ready_for
        return Receipt(commitment, commits_of(table), terms, seat, self.contribution, shown=False)

    def show(self) -> str:
        """What was thrown in: only after it was noted what everybody else had committed to."""
        assert self.receipt is not None
        self.receipt = replace(self.receipt, shown=True)
        return self.contribution


def commits_of(table: TableInfo) -> tuple[str, ...]:
    return tuple(seat.commit for seat in table.seats)


def own_seat(table: TableInfo) -> SeatInfo | None:
    return None if table.you is None else table.seats[table.you]
