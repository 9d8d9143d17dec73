"""A table online from the first look at it to leaving: lobby, game, and whether there is another one."""

import asyncio
from contextlib import suppress
from enum import Enum

from rich.cells import cell_len

from clickbang.cli.online.desk import Desk, OnlineScreen
from clickbang.cli.online.game import OnlineGame
from clickbang.cli.online.keyboard import MovedOn, OnlineInput
from clickbang.cli.online.lobby import Lobby
from clickbang.cli.online.words import SlashCommands
from clickbang.cli.play.play_input import is_leaving, is_no, is_yes
from clickbang.cli.play.play_setup import shown_name
from clickbang.client import ClientError, Refusal, Session
from clickbang.client.pledge import CHANGED
from clickbang.core.audience import SPECTATOR
from clickbang.protocol.errors import NOT_OVER
from clickbang.protocol.messages import (
    Announcement,
    Bets,
    Closing,
    Faced,
    FromServer,
    Rematch,
    Said,
    SeatInfo,
    TableInfo,
    Update,
)
from clickbang.protocol.stages import LOBBY, OVER, PERSON, PLAYING, STUCK
from clickbang.text.printable import printable


class Presence(Enum):
    """Whether somebody with a seat is here."""

    HERE = "here"
    LOST = "lost"
    """Without a connection, and waited for."""
    AWAY = "away"
    """A bot plays on: they have left, or were waited for long enough."""


HERE, LOST, AWAY = Presence
NEWS_OF = {
    (HERE, LOST): "join-gone",
    (HERE, AWAY): "join-gave-up",
    (LOST, AWAY): "join-replaced",
    (LOST, HERE): "join-back",
    (AWAY, HERE): "join-back",
    (AWAY, LOST): "join-gone",
}
"""What is said when somebody was here and now is there."""


def whereabouts_of(seat: SeatInfo) -> Presence:
    """Whoever has left is away, connected or not: that the connection ends afterwards is no news."""
    if seat.away:
        return AWAY
    return HERE if seat.connected else LOST


class TableScreen:
    """What a person at a terminal has before them."""

    def __init__(self, screen: OnlineScreen, session: Session, loop: asyncio.AbstractEventLoop) -> None:
        self.screen = screen
        self.session = session
        self.desk = Desk(screen, session, loop)
        self.words = SlashCommands(self.desk, self.show_who)
        self.keyboard = OnlineInput(self.desk, self.hear, self.status, self.words.obey)
        self.game: OnlineGame | None = None
        self.whereabouts: dict[str, Presence] = {}
        """Where everybody was when that was last told."""
        self.begun = ("", 0)
        """The table and the game of which it was last said who kept their luck to themselves."""
        self.lost = False
        self.bets = 0
        self.announced: set[int] = set()
        """How many bets were told."""
        self.out = 0
        """Whether one is out of the game: 1, and 2 if nobody but bots plays on."""
        self.eager = False
        self.in_lobby = 0
        """The number of the game for which we were seen waiting."""

    def run(self, name: str, watch: bool) -> None:
        """Sit down and play until the player has had enough."""
        with self.desk.open():
            self.desk.do(self.arrival())
            if self.table.stage == LOBBY and self.table.you is None and not watch:
                self.lobby().sit(name)
            while True:
                try:
                    self.next_part()
                except MovedOn:
                    continue
                except KeyboardInterrupt:
                    self.screen.show()
                    self.keyboard.moved_on = lambda: False
                    self.keyboard.confirm_leaving()

    async def arrival(self) -> None:
        while self.session.table is None:
            await asyncio.sleep(0.01)

    @property
    def table(self) -> TableInfo:
        return self.desk.table

    def lobby(self) -> Lobby:
        return Lobby(self.desk, self.keyboard, self.words)

    def next_part(self) -> None:
        table = self.table
        self.screen.names = [shown_name(seat.name) or f"#{number}" for number, seat in enumerate(table.seats, 1)]
        if table.stage == STUCK or (table.stage == OVER and self.session.view is None):
            self.end_of_game()
        elif table.stage in (PLAYING, OVER):
            self.play()
        else:
            self.in_lobby = table.number
            eager, self.eager = self.eager, False
            self.lobby().run(eager)

    def play(self) -> None:
        """One game, from where it stands to its end."""
        while self.session.view is None or self.session.game_number != self.table.number:
            if self.table.stage not in (PLAYING, OVER):
                return
            message = self.desk.next(self.status())
            if isinstance(message, str):
                continue
            if message is not None:
                self.hear(message)
        number = self.session.game_number
        known = self.in_lobby == number
        self.game = OnlineGame(self.desk, self.keyboard, self.words, self.session.view, known)
        try:
            self.game.run()
            self.say_went_back(number, len(self.game.view.history))
            self.await_the_end()
        finally:
            self.in_lobby = 0
            self.game = None
            self.desk.deadline = None
        if self.table.stage == OVER and self.session.view is not None and self.session.view.over:
            self.end_of_game()

    def say_went_back(self, number: int, events: int) -> None:
        """A server that was restored from a backup knows less than so many events of the game with this number."""
        if (self.session.game_number, self.session.events_heard()) < (number, events):
            self.screen.say("join-went-back", "yellow")

    def await_the_end(self) -> None:
        """Who plays to the end may know it a little before the others do."""
        while self.table.stage == PLAYING and self.session.view is not None and self.session.view.over:
            message = self.desk.next(self.status())
            if message is not None and not isinstance(message, str):
                self.hear(message)

    def end_of_game(self) -> None:
        """The game is over: its record, and whether there is another."""
        self.keyboard.moved_on = lambda: self.table.stage not in (OVER, STUCK)
        self.screen.say("join-over", "dim")
        try:
            if self.table.you is None:
                self.screen.say("join-only-watching", "dim")
                while True:
                    if is_leaving(self.keyboard.read()):
                        self.keyboard.confirm_leaving()
            typed = ""
            while True:
                typed = self.keyboard.answer(
                    self.screen.paint(self.screen.catalogue.say("join-again"), "bold yellow")
                ).lower()
                if not typed or is_yes(typed):
                    self.eager = True
                    self.desk.do(self.session.request(Rematch()))
                    self.desk.do(self.settled())
                elif is_no(typed):
                    self.keyboard.confirm_leaving()
        except Refusal as refusal:
            if refusal.code != NOT_OVER.code:  # else somebody else was quicker
                self.words.complain(refusal.sentence)
        except (TimeoutError, ConnectionError):
            self.screen.say("join-not-connected", "red")

    async def settled(self) -> None:
        """Wait until what was asked for is seen."""
        while self.table.stage in (OVER, STUCK):
            await asyncio.sleep(0.01)

    def leave(self) -> None:
        """Politely: before a game the seat is free again; during one it is kept, and a bot plays until one is back."""
        table = self.session.table
        if table is not None and table.you is not None and self.desk.connected:
            with suppress(Refusal, ClientError, ConnectionError, TimeoutError):
                self.desk.do(self.session.stand())

    # News

    def hear(self, message: FromServer) -> bool:
        """Take a message in; whether it was worth a line."""
        match message:
            case Said():
                self.words.hear(message)
                return True
            case Faced():
                self.words.see_face(message)
                return True
            case Announcement():
                if message.number not in self.announced:  # it comes again with every connection
                    self.announced.add(message.number)
                    self.screen.say("join-announcement", "bold yellow", text=printable(message.text))
                    return True
            case Closing():
                self.screen.show(self.screen.paint(message.sentence, "yellow"))
                return True
            case Bets():
                before, self.bets = self.bets, len(message.bets)
                self.words.tell_bets(before, message)
                return bool(message.bets)
            case TableInfo():
                return any(
                    [self.notice_out(message), self.voice_doubts(), self.notice_silent(message), self.notice(message)]
                )
            case Update():
                here = self.game is not None and not self.game.moved
                return here and self.game is not None and any([self.game.tell_news(), self.game.tell_waits()])
        return False

    def voice_doubts(self) -> bool:
        """What the server did with our share in the luck that it should not have."""
        doubts = self.session.new_doubts()
        for doubt in doubts:
            self.screen.show(self.screen.paint(f"⚠ {self.screen.catalogue.error(ClientError(doubt))}", "bold red"))
            if doubt in CHANGED:
                receipt = self.session.receipt_of(self.table.table, self.table.number)
                is_known = receipt is not None and receipt.shown
                self.screen.say("join-too-late" if is_known else "join-kept-back", "bold red")
        return bool(doubts)

    def notice_silent(self, table: TableInfo) -> bool:
        """Say who did not show what they had committed to, when a game begins."""
        silent = [seat.name for seat in table.seats if seat.commit and not seat.revealed]
        if table.stage != PLAYING or self.begun == (begun := (table.table, table.number)):
            return False
        self.begun = begun
        if silent:
            self.screen.say("join-silent", "yellow", names=self.screen.catalogue.listed(silent), count=len(silent))
        return bool(silent)

    def notice_out(self, table: TableInfo) -> bool:
        """Say what one can do who is out: once, and once more when it hurries nobody to go on faster."""
        is_out = table.stage == PLAYING and table.you is not None and table.you not in (table.playing or [table.you])
        is_free = is_out and all(table.seats[seat].kind != PERSON or table.seats[seat].away for seat in table.playing)
        before, self.out = self.out, is_out + is_free
        if self.out > before:
            self.screen.say("join-out-free" if is_free else "join-out", "dim")
        return self.out > before

    def notice(self, table: TableInfo) -> bool:
        """Say who has left or lost the connection, for whom a bot plays on, and who is back, while a game is played."""
        whereabouts = {seat.name: whereabouts_of(seat) for seat in table.seats if seat.kind == PERSON}
        before, self.whereabouts = self.whereabouts, whereabouts
        if table.stage != PLAYING:
            return False
        changed = [name for name in whereabouts if before.get(name, whereabouts[name]) != whereabouts[name]]
        for name in changed:
            self.screen.say(NEWS_OF[before[name], whereabouts[name]], "dim", name=name)
        return bool(changed)

    def status(self) -> str:
        """What stands before the line that is being typed: connection, clock, who is waited for.

        What there is no room for is left out; the clock comes before it.
        """
        say = self.screen.catalogue.say
        parts = []
        if not self.desk.connected:
            parts.append(say("join-connecting"))
        left = self.desk.seconds_left
        if left is not None and self.game is not None:
            parts.append(say("join-clock", seconds=left))
        if self.game is not None and self.game.in_beat:
            parts.append(say("join-beat-now"))
        if self.game is not None:
            parts.append(self.game.waiting())
        if self.table.you is None and self.session.seat == SPECTATOR and self.game is not None:
            parts.append(say("join-spectating"))
        said = ""
        for part in filter(None, parts):
            longer = f"{said}{part} · "
            if cell_len(longer.removesuffix("· ")) <= self.desk.line.room_before:
                said = longer
        return said.removesuffix("· ")

    def show_who(self) -> None:
        self.lobby().draw_seats()
        if self.table.spectators:
            self.screen.say("join-spectators", count=self.table.spectators)
