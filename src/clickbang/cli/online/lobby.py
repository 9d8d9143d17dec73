"""Before a game: who sits where, who is ready, and how it begins."""

from rich.columns import Columns
from rich.text import Text

from clickbang.bots.registry import usual_bot
from clickbang.cli.online.desk import Desk
from clickbang.cli.online.keyboard import MovedOn, OnlineInput
from clickbang.cli.online.words import SlashCommands
from clickbang.cli.play.play_input import is_leaving, is_no, is_yes
from clickbang.cli.play.play_setup import bot_in_words, shown_name
from clickbang.client import Refusal
from clickbang.client.online import own_seat
from clickbang.protocol.errors import NAME_TAKEN, SEAT_TAKEN
from clickbang.protocol.messages import SeatInfo, TableInfo, Unready
from clickbang.protocol.stages import BOT, LOBBY, OPEN, PERSON, REVEALING
from clickbang.text.general import title

FEW = 6
"""More seats than that are drawn in columns of the same width."""


class Lobby:
    """A table at which no game has begun yet."""

    def __init__(self, desk: Desk, keyboard: OnlineInput, words: SlashCommands) -> None:
        self.desk = desk
        self.screen = desk.screen
        self.session = desk.session
        self.keyboard = keyboard
        self.words = words
        self.drawn: object = None

    @property
    def table(self) -> TableInfo:
        return self.desk.table

    @property
    def is_host(self) -> bool:
        return self.table.host == self.session.guest

    def run(self, eager: bool = False) -> None:
        """Wait here until a game begins; who is eager begins at once, if everybody else is ready."""
        self.keyboard.moved_on = lambda: self.looks_different() or self.table.stage not in (LOBBY, REVEALING)
        if eager:
            self.go()
        while self.table.stage in (LOBBY, REVEALING):
            if self.looks_different():
                self.draw()
            try:
                self.take(self.keyboard.read().lower())
            except MovedOn:
                continue

    def take(self, typed: str) -> None:
        """What somebody wants who is not at play yet."""
        if is_leaving(typed):
            self.keyboard.confirm_leaving()
        elif typed == "?":
            self.words.help()
        elif self.table.you is None:
            self.screen.say("join-only-watching", "dim")
        elif is_no(typed):
            with self.desk.attempting():
                self.desk.do(self.session.request(Unready()))
        elif not typed or is_yes(typed):
            self.go()
        else:
            self.screen.say("join-unclear", "red", typed=typed)

    def go(self) -> None:
        """Ready; and the host begins as soon as the others are, with bots in the open seats."""
        table = self.table
        if table.you is None or table.stage != LOBBY:
            return
        with self.desk.attempting():
            if not own_seat(self.session).ready:
                self.desk.do(self.session.ready())
            if self.is_host and all(seat.ready for seat in self.table.seats if seat.kind == PERSON):
                self.desk.do(self.session.start(bot=usual_bot(self.session.game)))

    # Sitting down

    def sit(self, name: str) -> None:
        """Take the first open seat; if the name is taken, with a number behind it."""
        called, again = name, 1
        for _ in range(2 * len(self.table.seats)):
            seat = next((number for number, seat in enumerate(self.table.seats) if seat.kind == OPEN), None)
            if seat is None:
                self.screen.say("join-full", "yellow")
                return
            try:
                self.desk.do(self.session.sit(seat, called))
                return
            except Refusal as refusal:
                if refusal.code == NAME_TAKEN.code:
                    again += 1
                    called = f"{name} {again}"
                elif refusal.code != SEAT_TAKEN.code:
                    raise

    # Drawing

    def looks_different(self) -> bool:
        return self.look() != self.drawn

    def look(self) -> object:
        """All of the table that is drawn here."""
        table = self.table
        if table.stage == REVEALING:
            return table.stage  # who has shown what is over in a moment
        return table.seats, table.stage, table.host, table.you, table.clock, table.number, table.commitment

    def draw(self) -> None:
        table = self.table
        first = self.drawn is None
        self.drawn = self.look()
        self.screen.names = [shown_name(seat.name) or f"#{number}" for number, seat in enumerate(table.seats, 1)]
        if first:
            self.screen.show()
            self.screen.show(self.screen.paint(title(self.screen.catalogue, self.session.game), "bold green"))
            self.words.show_link()
            self.screen.say("join-luck", "dim", commitment=table.commitment)
        self.draw_seats()
        if table.stage == REVEALING:
            self.screen.say("join-revealing", "dim")
        elif table.you is None:
            self.screen.say("join-only-watching", "dim")
        else:
            self.draw_next()

    def draw_next(self) -> None:
        """What is to be done now, and by whom."""
        table, ready = self.table, own_seat(self.session).ready
        people = [(number, seat) for number, seat in enumerate(table.seats) if seat.kind == PERSON]
        others = [seat.name for number, seat in people if number != table.you and not seat.ready]
        if self.is_host and not others:
            self.screen.say("join-begin", "bold yellow", open=sum(seat.kind == OPEN for seat in table.seats))
        elif not ready:
            self.screen.say("join-ready", "bold yellow")
        elif others:
            self.screen.say("join-not-ready", "dim", names=self.screen.catalogue.listed(others))
        else:
            self.screen.say("join-wait", "dim")

    def draw_seats(self) -> None:
        entries = [self.entry(number, seat) for number, seat in enumerate(self.table.seats)]
        self.screen.show(Columns(entries, padding=(0, 2), equal=len(entries) > FEW))

    def entry(self, number: int, seat: SeatInfo) -> Text:
        """One seat: `1 Ada (you, host) ✓`."""
        say = self.screen.catalogue.say
        if seat.kind == OPEN:
            return Text(f"  {number + 1:>2} ").append(say("join-seat-open"), "dim")
        notes = []
        if number == self.table.you:
            notes.append(say("you"))
        if seat.kind == BOT:
            notes.append(bot_in_words(self.screen.catalogue, self.session.game, seat.bot))
        elif seat.guest == self.table.host:
            notes.append(say("join-seat-host"))
        if seat.kind == PERSON and not seat.connected:
            notes.append(say("join-seat-gone"))
        name = f"{shown_name(seat.name)} ({', '.join(notes)})" if notes else shown_name(seat.name)
        painted = self.screen.paint(f"  {number + 1:>2} {name} ")
        return painted.append("✓" if seat.ready else "…", "green" if seat.ready else "dim")
