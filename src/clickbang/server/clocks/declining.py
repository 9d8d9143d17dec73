"""Declining ahead: who declines whatever may be declined, until a window, a phase or a round ends."""

from contextlib import suppress
from typing import TYPE_CHECKING

from clickbang.core.errors import ClickbangError
from clickbang.core.prompt import ASKED
from clickbang.core.table import DECLINE
from clickbang.protocol.clocks import SCOPES
from clickbang.protocol.errors import NO_SUCH_SCOPE, ServerError
from clickbang.server.clocks.durations import scope_of
from clickbang.server.game.authors import BY_PLAYER
from clickbang.server.game.live_game import LiveGame
from clickbang.server.seats import seating

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class DecliningAhead:
    """Who declines ahead at one table."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.scopes: dict[int, tuple[str, tuple[object, ...]]] = {}
        """By seat, for which scope, and what that is."""

    def forget_game(self) -> None:
        self.scopes = {}

    def scope(self, seat: int | None) -> str:
        """How far this seat has declined ahead; empty if it has not."""
        return self.scopes[seat][0] if seat is not None and seat in self.scopes else ""

    def decide(self, guest: str, scope: str) -> None:
        """Decline whatever may be declined from now on, until the scope ends; `no` takes it back."""
        table, live = self.table, self.table.current.need()
        seat = seating.own_place(table.doc, guest)
        if scope == "no":
            self.scopes.pop(seat, None)
        elif scope in SCOPES:
            self.scopes[seat] = (scope, scope_of(live.view(seat), scope))
        else:
            raise ServerError(NO_SUCH_SCOPE, scope=scope, scopes=", ".join(SCOPES))
        table.note_version()
        table.note_news()

    def schedule(self, live: LiveGame) -> bool:
        """Let those decline who are asked now; returns whether anybody does."""
        due = False
        for seat, (scope, began) in list(self.scopes.items()):
            if scope_of(live.view(seat), scope) != began:
                del self.scopes[seat]
                self.table.note_version()
            elif live.waits_for(seat) and live.prompt(seat).role == ASKED:
                self.schedule_one(live, seat)
                due = True
        return due

    def schedule_one(self, live: LiveGame, seat: int) -> None:
        opened = live.table.opened

        def decline() -> None:
            if live.table.opened == opened and live.waits_for(seat):
                with suppress(ClickbangError):
                    self.table.current.answer(seat, DECLINE, BY_PLAYER)

        self.table.schedule(decline)
