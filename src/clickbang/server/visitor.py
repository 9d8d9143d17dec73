"""One connection to the server: what it has been sent, and what it has to be sent next.

Nothing waits here in a queue but replies: news are taken from the table when they can be sent. So a slow reader gets
fewer and larger messages, and costs no memory.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from msgspec import Raw

from clickbang.core.audience import SPECTATOR, hears
from clickbang.core.errors import ClickbangError
from clickbang.core.table import UNANSWERED
from clickbang.core.view import View
from clickbang.server.docs import LOBBY
from clickbang.server.errors import ServerError
from clickbang.server.messages import (
    Attend,
    Closing,
    Done,
    FromClient,
    FromServer,
    Hello,
    PromptInfo,
    Refused,
    Said,
    TableInfo,
    Update,
)
from clickbang.server.play import Play
from clickbang.server.quick_socket import NOT_AT_ONCE, Socket
from clickbang.server.seating import seat_of
from clickbang.server.table_info import table_info
from clickbang.server.talk import is_heard
from clickbang.server.wire import changes, choice_json, choices_json, encode, lines_of
from clickbang.text import LANGUAGES, SKINS, Catalogue
from clickbang.text.narrator import Narrator

if TYPE_CHECKING:
    from clickbang.server.house import House
    from clickbang.server.room import Room

Send = Callable[[bytes], Awaitable[None]]


class Visitor:
    """A client, and how far it has been told everything."""

    def __init__(
        self,
        house: "House",
        guest: str,
        address: str,
        send: Send,
        close: Callable[[], None],
        socket: Socket = NOT_AT_ONCE,
    ) -> None:
        self.house = house
        self.guest = guest
        self.address = address
        self.socket = socket
        self.send = send
        self.close = close
        self.room: Room | None = None
        self.wanted: Room | None = None
        """The table this client last asked for; it may not be its turn yet."""
        self.replier: Room | None = None
        """The table that last did what this client asked for; it may have left it since."""
        self.greeted = False
        self.lang, self.skin = LANGUAGES[0], SKINS[0]
        self.outbox: list[FromServer] = []
        self.sending = False
        self.overdue = False
        """Whether this client has waited long enough, but its table was being written just then."""
        self.gone = False
        self.narrator: Narrator | None = None
        self.words = False
        self.sees = True
        """Whether views are wanted."""
        self.forget()

    def forget(self) -> None:
        """Nothing of a table has been sent yet."""
        self.version = -1
        self.info: TableInfo | None = None
        self.game = 0
        self.seat = SPECTATOR
        self.events = 0
        self.said = 0
        self.said_number = 0
        self.view: bytes | None = None
        """What was last shown, line by line."""
        self.asked: tuple[object, ...] = ()
        self.clocked = -1

    def greet(self, hello: Hello) -> None:
        self.greeted = True
        self.lang = hello.lang if hello.lang in LANGUAGES else LANGUAGES[0]
        self.skin = hello.skin if hello.skin in SKINS else SKINS[0]

    def enter(self, room: "Room", attend: Attend) -> None:
        """Come to a table, with what is known of it already."""
        self.forget()
        self.room = room
        self.words = attend.words
        self.sees = attend.view
        self.game = attend.game
        self.events = attend.after
        self.seat = SPECTATOR if (seat := seat_of(room.doc, self.guest)) is None else seat

    # Replies

    def is_pressing(self) -> bool:
        """Whether this client waits for a reply, or does not know yet what stage a table is at, or that it is asked.

        In a crowd the news that something is done can wait for what is asked next, and comes in the same message.
        """
        if self.overdue:
            return True
        if self.outbox and not (self.house.turns.crowded and all(type(reply) is Done for reply in self.outbox)):
            return True
        room = self.room
        if room is None:
            return False
        doc = room.doc
        if self.info is None or self.info.stage != doc.stage:
            return True
        if doc.stage == LOBBY:
            return doc.host == self.guest  # all wait for the host, who waits for all to be ready
        if room.play is None or self.seat == SPECTATOR or not room.play.waits_for(self.seat):
            return False
        play = room.play
        return self.asked[:2] != (play.view(self.seat).prompts, play.step(self.seat)) or self.game != doc.number

    def confirm(self, message_id: int) -> None:
        self.outbox.append(Done(id=message_id))

    def refuse(self, error: ClickbangError, message: FromClient | None = None) -> None:
        self.house.metrics.refusals[error.code] += 1
        self.outbox.append(
            Refused(
                id=None if message is None else message.id,
                code=error.code,
                sentence=self.catalogue.error(error),
                rule=error.rule,
            )
        )

    @property
    def catalogue(self) -> Catalogue:
        return self.house.catalogue(self.lang, self.skin)

    # Sending

    def wake(self) -> None:
        """There may be something to send. Only a connection that does not take it at once needs a task."""
        if self.sending or self.gone:
            return
        text = self.gather()
        if text is None:
            return
        if self.socket.takes_at_once():
            self.house.turns.send(self.socket, text)
        else:
            self.sending = True
            self.house.spawn(self.send_all(text))

    async def send_all(self, text: bytes | None) -> None:
        """Send as long as there is something to send; whoever does not take it in time is disconnected."""
        try:
            while text is not None:
                async with asyncio.timeout(self.house.settings.send_seconds):
                    await self.send(text)
                self.house.turns.count(text)
                text = self.gather()
        except (TimeoutError, OSError):
            self.hang_up()
        finally:
            self.sending = False

    def hang_up(self) -> None:
        self.gone = True
        self.close()

    async def say_goodbye(self, error: ServerError, back_after: float | None = None) -> None:
        """The last message, and the end of the connection."""
        self.gone = True
        closing = Closing(code=error.code, sentence=self.catalogue.error(error), back_after=back_after)
        try:
            async with asyncio.timeout(1):
                await self.send(encode([closing]))
        except (TimeoutError, OSError):
            pass
        self.close()

    def gather(self) -> bytes | None:
        """All that is ready for this client, as one message; None if there is nothing."""
        room = self.room
        if room is not None and (room.writing or room.closed):
            return None  # it comes back here when what is in memory is on disk; if that fails, it is never told
        if self.replier is not None and self.replier.writing and self in self.replier.replied:
            return None
        self.overdue = False
        messages: list[FromServer] = self.outbox
        self.outbox = []
        if room is not None:
            self.gather_news(room, messages)
        return encode(messages) if messages else None

    def gather_news(self, room: "Room", messages: list[FromServer]) -> None:
        if self.version != room.version:
            self.version = room.version
            self.notice_change(room)
            info = table_info(room, self.guest)
            if info != self.info:  # what only others see, they alone are told: even an empty message says something
                self.info = info
                messages.append(info)
        if self.said < len(room.said):
            self.gather_said(room, messages)
        play = room.play
        if play is not None:
            if self.game != room.doc.number:
                self.game = room.doc.number
                self.events = 0
                self.view = None
            update = self.update(room, play)
            if update is not None:
                messages.append(update)

    def notice_change(self, room: "Room") -> None:
        """Somebody who has just sat down, or whose seat was taken, sees the game anew."""
        found = seat_of(room.doc, self.guest)
        seat = SPECTATOR if found is None else found
        if seat != self.seat:
            self.seat = seat
            self.events = 0
            self.view = None
        self.narrator = None

    def gather_said(self, room: "Room", messages: list[FromServer]) -> None:
        muted = room.doc.muted.get(self.guest, ())
        while self.said < len(room.said):
            said = room.said[self.said]
            self.said += 1
            if is_heard(said, self.guest, self.seat != SPECTATOR) and said.guest not in muted:
                self.said_number += 1
                messages.append(
                    Said(
                        number=self.said_number,
                        name=said.name,
                        text=said.text,
                        to=said.to,
                        seat=said.seat,
                        hearer=said.hearer,
                    )
                )

    def update(self, room: "Room", play: Play) -> Update | None:
        """What happened since the last one, and what is asked."""
        view = play.view(self.seat)
        known = len(view.history)
        if self.events > known:
            self.events = known  # the client speaks of another game
        prompt = self.prompt(play, view)
        if self.events == known and prompt is None and self.view is not None:
            return None
        events = play.heard(view, self.events)
        update = Update(game=self.game, first=self.events + 1, events=events, prompt=prompt)
        if self.words:
            update.lines = self.lines(view, len(events))
        self.events = known
        if self.view is None and self.words and (cards := self.speaker().words.cards()):
            update.cards = Raw(encode(cards))
        if self.sees:
            self.show(update, play.game.name, view)
        else:
            self.view = b""
        if self.clocked != view.prompts:
            self.clocked = view.prompts
            if hears(play.table.audience, self.seat):  # else it belongs to a question that is none of their business
                update.clock = room.timing.left()
        return update

    def show(self, update: Update, game: str, view: View) -> None:
        """What it looks like now: all of it at first, then what has changed."""
        shown = view.shown()
        lines = lines_of(shown)
        if self.view is None:
            update.view = Raw(encode(shown))
        elif self.view != lines:
            update.patch = changes(game, shown, self.view, lines)
        self.view = lines

    def prompt(self, play: Play, view: View) -> PromptInfo | None:
        """What is asked now; None if that is what the client knows already."""
        if self.seat == SPECTATOR:
            return None
        prompt = play.prompt(self.seat)
        number, step, choices = view.prompts, play.step(self.seat), prompt.choices
        own = view.own_answer
        asked = (number, step, prompt.role, choices, own)  # what one has sealed goes when it is turned over
        if asked == self.asked:
            return None
        self.asked = asked
        told = PromptInfo(
            number=number,
            step=step,
            kind=prompt.kind,
            role=prompt.role,
            sealed=prompt.sealed,
            choices=choices_json(play.game, choices),
            draft=prompt.draft,
        )
        if own != UNANSWERED:
            told.sealed_choice = Raw(choice_json(play.game.name, own))
            told.sealed_label = self.speaker().choice(own) if self.words else ""
        if self.words and choices:
            narrator = self.speaker()
            kind = narrator.words.question_kind(prompt)
            told.question = narrator.question(kind)
            told.hint = narrator.hint(kind)
            told.steps = [narrator.choice(action) for action in prompt.draft]
            told.labels = [narrator.choice(action) for action in choices]
        return told

    def lines(self, view: View, count: int) -> list[str]:
        if not count:
            return []
        narrator = self.speaker()
        return [narrator.event(event) for event in view.history[-count:]]

    def speaker(self) -> Narrator:
        assert self.room is not None
        if self.narrator is None:
            doc = self.room.doc
            names = [seat.name for seat in doc.seats]
            self.narrator = Narrator(self.catalogue, self.room.game, names, self.seat, doc.options)
        return self.narrator
