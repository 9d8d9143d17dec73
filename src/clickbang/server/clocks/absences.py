"""People who are waited for and do not come: who owe their share of the luck, the host, players who are gone."""

import asyncio
from typing import TYPE_CHECKING

from clickbang.protocol.stages import PERSON, PLAYING, REVEALING
from clickbang.server.clocks.deadline import Deadline
from clickbang.server.seats import game_setup, seating

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable


class Absences:
    """Gives each of them a time, and then lets the table go on without them."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        settings = table.registry.settings
        self.reveals = Deadline(table, settings.reveal_seconds, self.give_up_revealing)
        """Runs while clients owe what they have committed to."""
        began = table.doc.began if table.doc.stage == REVEALING else None
        self.revealing = None if began is None else began.at
        """Since when, if that was read from disk."""
        self.host = Deadline(table, settings.away_seconds, self.replace_host)
        """Runs while the host of a table that is not in play is gone: only the host begins a game."""
        self.players: dict[int, asyncio.TimerHandle] = {}
        """Run while the owners of these seats are gone."""

    def stop(self) -> None:
        self.reveals.stop()
        self.host.stop()
        for timer in self.players.values():
            timer.cancel()
        self.players = {}

    def look(self) -> None:
        """The table has changed, or somebody has come or gone: see who is waited for."""
        table, doc = self.table, self.table.doc
        if doc.stage != REVEALING:
            self.revealing = None
        self.reveals.run_while(doc.stage == REVEALING, self.revealing)
        self.host.run_while(seating.heir(doc, table.presence.guests) is not None)
        if doc.stage == PLAYING:
            self.look_at_players()

    def look_at_players(self) -> None:
        """Let the time of those run who are in the game and not here."""
        table = self.table
        for seat, seated in enumerate(table.doc.seats):
            missing = seated.kind == PERSON and not seated.away and not table.presence.has_owner(seated)
            if missing and seat not in self.players:
                wait = table.registry.settings.away_seconds
                self.players[seat] = table.registry.loop.call_later(wait, self.miss, seat)
            elif not missing and seat in self.players:
                self.players.pop(seat).cancel()

    def miss(self, seat: int) -> None:
        del self.players[seat]
        self.table.schedule(lambda: self.replace_player(seat))

    def replace_player(self, seat: int) -> None:
        """A bot plays in the place of somebody who has been gone for long."""
        table = self.table
        if table.doc.stage != PLAYING:
            return  # the game is over, and the seat may be gone
        seated = table.doc.seats[seat]
        if seated.kind == PERSON and not table.presence.has_owner(seated):
            seated.away = True
            table.note_change()

    def replace_host(self) -> None:
        heir = seating.heir(self.table.doc, self.table.presence.guests)
        if heir is not None:
            self.table.doc.host = heir
            self.table.note_change()

    def give_up_revealing(self) -> None:
        """Play without what was not shown: new luck for all would be a second throw for whoever knows the secret."""
        table, doc = self.table, self.table.doc
        if doc.stage != REVEALING:
            return
        if game_setup.nobody_revealed(doc):
            game_setup.back_to_lobby(doc)
            table.note_change()
            return
        for seat in doc.seats:
            if game_setup.owes(seat) and not table.presence.has_owner(seat):
                seat.away = True
        table.current.begin()
