"""The game at a table: how it begins, takes answers, ends, and is found again after a restart."""

import logging
from typing import TYPE_CHECKING

from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.protocol.errors import LATE, NO_GAME, NO_SUCH_PROMPT, OLD_RULES, ServerError
from clickbang.protocol.stages import OVER, PLAYING, STUCK
from clickbang.server.clocks.due import asked_at, note_began
from clickbang.server.delivery.table_info import table_info
from clickbang.server.game.authors import BY_PLAYER
from clickbang.server.game.game_record import own_record
from clickbang.server.game.live_game import LiveGame, restored
from clickbang.server.seats import game_setup, seating
from clickbang.server.storage.documents import LogRow, TableDoc, encode
from clickbang.server.storage.store import PutEnded, PutLog, StoredTable

if TYPE_CHECKING:
    from clickbang.server.tables.online_table import OnlineTable

log = logging.getLogger("clickbang")


class CurrentGame:
    """The game that is played at a table, or was played last."""

    def __init__(self, table: "OnlineTable") -> None:
        self.table = table
        self.live: LiveGame | None = None
        self.on_disk: tuple[int, LiveGame, list[int]] | None = None
        """The running game as it was before what is being written."""

    # Its beginning and its end

    def begin(self) -> None:
        """The game begins."""
        table, doc = self.table, self.table.doc
        game_setup.begin(doc, table.game.rules_version)
        luck = table.registry.luck(doc)
        self.live = LiveGame(table.game, len(doc.seats), doc.options, luck, seating.names_of(doc))
        note_began(doc, 0, int(table.registry.now()))
        table.clocks.forget_game()
        table.note_change()
        table.registry.metrics.games[doc.game] += 1

    def restore(self, stored: StoredTable) -> None:
        """The game as it stood. One that cannot be played again must not close its table."""
        doc, ended = stored.doc, stored.ended
        played = doc if doc.stage == PLAYING else ended
        if played is None:
            return
        self.live = self.played_again(played, stored.log)
        if self.live is None and doc.stage == PLAYING:
            doc.stage = STUCK
        self.check_over()  # its last answer may have waited for the end of a card window

    def played_again(self, doc: TableDoc, rows: list[LogRow]) -> LiveGame | None:
        table = self.table
        if doc.rules != table.game.rules_version:
            return None
        try:
            luck, names = table.registry.luck(doc), seating.names_of(doc)
            live = restored(table.game, len(doc.seats), doc.options, luck, names, rows)
            if doc.stage == OVER or doc.lifted == live.answers:
                live.lift_curtain()
            live.asked = asked_at(doc, live)
            if doc.stage == OVER and not live.over:
                raise ValueError("it does not come to its end")
        except Exception:
            log.exception("game %d of table %s cannot be played again", doc.number, doc.id)
            return None
        return live

    def check_over(self) -> None:
        """If the game has ended before everybody's eyes, keep the table as it is now: its record is made from that."""
        table, doc = self.table, self.table.doc
        if self.live is not None and self.live.over and doc.stage == PLAYING:
            doc.stage = OVER
            table.note_change()
            table.write(PutEnded(doc.id, doc.number, encode(doc)))
            table.once_on_disk(table.registry.archive.wake)

    def end_for_all(self, guest: str) -> None:
        """Who has seen the end need not wait until the others are told; who has not, cannot tell that it is there."""
        live, seat = self.live, seating.seat_of(self.table.doc, guest)
        if live is not None and live.sitting.over and not live.is_outside(SPECTATOR if seat is None else seat):
            self.table.clocks.curtain.lift_early(live)
            self.check_over()

    def make_way(self) -> None:
        """For the next game. Who is here, and has not been told how this one ended, will be told that first."""
        table, live = self.table, self.live
        if live is not None:
            table.note_version()  # the table as it is now, whoever has just left it
            for client in table.presence.clients:
                if client.subscription is not None:
                    client.subscription.part_with(table_info(table, client.guest), live)
            live.close()
        self.live = None
        table.clocks.forget_game()

    def close(self) -> None:
        """The game is held no longer."""
        if self.live is not None:
            self.live.close()
        self.live = self.on_disk = None

    # Answers

    def need(self) -> LiveGame:
        """The game that is being played; an error if there is none."""
        if self.table.doc.stage == STUCK:
            raise ServerError(OLD_RULES)
        if self.live is None or self.table.doc.stage != PLAYING:
            raise ServerError(NO_GAME)
        return self.live

    def check_named(self, game: int) -> None:
        """Whether what is said is meant for the game at this table; 0 is any."""
        if game and game != self.table.doc.number:
            raise ServerError(LATE if game < self.table.doc.number else NO_SUCH_PROMPT)

    def answer(self, seat: int, action: int, by: str) -> None:
        """An answer by whomever: judged here, and nowhere else on its way. An illegal one changes nothing."""
        table, live = self.table, self.need()
        problem = live.problem(seat, action)
        if problem is not None:
            raise problem
        row = LogRow(seat, action, by, int(table.registry.now()))
        table.write(PutLog(table.id, table.doc.number, live.answers, encode(row)))
        table.registry.metrics.answers[by] += 1
        if live.is_window:
            live.hold(row)
            if live.is_complete and table.clocks.beats.ends_early(live):
                self.end_beat(live)
            return
        asked, kind = live.table.opened, live.table.kind_name()
        live.answer(row)
        if by == BY_PLAYER and live.is_done_with(seat, asked):
            table.clocks.sole.note(seat, kind)
        self.settle(live)

    def end_beat(self, live: LiveGame) -> None:
        """What was answered in a beat takes effect."""
        live.release()
        self.table.note_news()
        self.settle(live)

    def settle(self, live: LiveGame) -> None:
        """Something has happened in the game: see whether a curtain or the game is over."""
        curtain = self.table.clocks.curtain
        if live.inside != EVERYONE and curtain.is_among_themselves(live):
            curtain.lift_early(live)
        self.check_over()

    # What has been heard of it

    def note_progress(self) -> None:
        """Everything so far is on disk: what comes now is not."""
        self.on_disk = self.running()

    def running(self) -> tuple[int, LiveGame, list[int]] | None:
        """The game that is being played, if there is one: its number, and how much of it each has heard."""
        live = self.live
        if live is None or self.table.doc.stage != PLAYING:
            return None
        return self.table.doc.number, live, live.progress()

    def has_gone_on(self) -> bool:
        """Whether something has happened before everybody's eyes that is not on disk yet."""
        before, now = self.on_disk, self.running()
        return before is not None and now is not None and before[2][-1] != now[2][-1]

    def record_so_far(self, number: int, guest: str) -> bytes | None:
        """What this guest has heard of the running game; None if that is another one.

        While something is written it is what is known without it, and it comes at once: who had to wait would learn
        that somebody does something unseen.
        """
        running = self.on_disk if self.table.is_ahead else self.running()
        if running is None or running[0] != number:
            return None
        doc = self.table.doc
        seat = seating.seat_of(doc, guest)
        heard = running[2][-1 if seat is None else seat]
        return own_record(doc, running[1], SPECTATOR if seat is None else seat, heard)
