"""A subscription: how far one client has been told of the table that it attends, and what it is told next."""

from collections.abc import Callable

from clickbang.core.audience import SPECTATOR
from clickbang.protocol.messages import Attend, Bets, Faced, FromServer, Said, TableInfo
from clickbang.protocol.stages import LOBBY
from clickbang.server.delivery.game_feed import GameFeed
from clickbang.server.delivery.table_info import table_info
from clickbang.server.delivery.voice import Voice
from clickbang.server.game.live_game import LiveGame
from clickbang.server.room import Room
from clickbang.server.seats.bets import heard_bets
from clickbang.server.seats.seating import seat_of
from clickbang.server.seats.talk import ears_of, is_heard
from clickbang.server.storage.documents import SaidRow

MOST_FAREWELLS = 3
"""Who has not been told of so many games that have ended is hung up on, and may come back: games take memory."""


class Subscription:
    """What one client has been told of one table."""

    def __init__(self, table: Room, guest: str, voice: Voice, hang_up: Callable[[], None], attend: Attend) -> None:
        self.table = table
        self.guest = guest
        self.hang_up = hang_up
        self.version = -1
        """Of the table, when it was last told."""
        self.info: TableInfo | None = None
        self.bets: Bets | None = None
        self.remarks = 0
        """How many of the table's remarks it has been told, or was not to hear."""
        self.remark_number = 0
        self.faces = table.faces.count
        """How many of the faces pulled at the table were before its time, or it has seen, or was not to see."""
        self.ears = [guest]
        """As whom this client hears what is said."""
        seat = seat_of(table.doc, guest)
        self.feed = GameFeed(table, voice, attend, SPECTATOR if seat is None else seat)
        self.farewells: list[tuple[TableInfo, LiveGame]] = []
        """Games that have made way for others before this client was told how they ended, and the table as it was."""

    def plays(self) -> bool:
        return seat_of(self.table.doc, self.guest) is not None

    def is_pressing(self) -> bool:
        """Whether this client does not know yet what stage the table is at, or that it is asked."""
        if self.farewells:
            return True
        doc = self.table.doc
        if self.info is None or self.info.stage != doc.stage:
            return True
        if doc.stage == LOBBY:
            return doc.host == self.guest  # all wait for the host, who waits for all to be ready
        live = self.table.live
        return live is not None and self.feed.is_asked_anew(live, doc.number)

    def gather(self, messages: list[FromServer]) -> None:
        """Add what is new. The table must not be ahead of the disk."""
        table, feed = self.table, self.feed
        if self.farewells:
            self.gather_farewells(messages)
        if self.version != table.version:
            self.version = table.version
            feed.take_place(seat_of(table.doc, self.guest))
            info = table_info(table, self.guest)
            if info != self.info:  # what only others see, they alone are told: even an empty message says something
                self.info = info
                messages.append(info)
            self.prick_ears(messages)
            self.gather_bets(messages)
        if self.remarks < table.remarks.count:
            self.gather_remarks(table.remarks.since(self.remarks), messages)
            self.remarks = table.remarks.count
        if self.faces < table.faces.count:
            self.gather_faces(table.faces.since(self.faces), messages)
            self.faces = table.faces.count
        if table.live is not None:
            feed.gather(table.live, table.doc.number, messages)

    def gather_bets(self, messages: list[FromServer]) -> None:
        """What is new of the bets that this client hears of."""
        bets = heard_bets(self.table.doc, self.table.live, self.guest)
        if bets is not None and bets != self.bets:
            messages.append(bets)
        self.bets = bets

    # Games that have made way for others

    def part_with(self, info: TableInfo, live: LiveGame) -> None:
        """This game is about to make way for another."""
        self.farewells.append((info, live))
        if len(self.farewells) > MOST_FAREWELLS:
            self.farewells = []
            self.hang_up()

    def gather_farewells(self, messages: list[FromServer]) -> None:
        """How the last game ended, if that has not been told."""
        farewells, self.farewells = self.farewells, []
        for info, live in farewells:
            self.feed.take_place(info.you)
            if self.info is None or (self.info.stage, self.info.number) != (info.stage, info.number):
                self.info = info
                messages.append(info)
            self.feed.gather(live, info.number, messages)

    # What is said

    def prick_ears(self, messages: list[FromServer]) -> None:
        """Who has just moved to this device hears what was said to them before."""
        ears = ears_of(self.table.doc, self.guest)
        if ears != self.ears:
            before, self.ears = self.ears, ears
            told = self.table.remarks.until(self.remarks)
            missed = [said for said in told if not is_heard(said, before, self.feed.seat != SPECTATOR)]
            self.gather_remarks(missed, messages)

    def gather_remarks(self, remarks: list[SaidRow], messages: list[FromServer]) -> None:
        for said in remarks:
            if self.hears(said):
                self.remark_number += 1
                messages.append(
                    Said(
                        number=self.remark_number,
                        name=said.name,
                        text=said.text,
                        to=said.to,
                        seat=said.seat,
                        hearer=said.hearer,
                    )
                )

    def gather_faces(self, faces: list[SaidRow], messages: list[FromServer]) -> None:
        """Who would hear somebody sees their face."""
        for pulled in faces:
            if self.hears(pulled) and pulled.seat is not None:
                messages.append(Faced(seat=pulled.seat, face=pulled.text))

    def hears(self, said: SaidRow) -> bool:
        """Whether this client hears it, and wants to."""
        muted = self.table.doc.muted.get(self.guest, ())
        return is_heard(said, self.ears, self.feed.seat != SPECTATOR) and said.guest not in muted
