"""A random player on our server: answers whatever it is asked with one of the choices it is sent."""

import random
import time
from collections.abc import Callable
from functools import partial

import msgspec
from msgspec import Struct

from bench.server.socket import WebSocket

READY, REMATCH, START = (b'{"type":"%s"}' % kind for kind in (b"ready", b"rematch", b"start"))
HOST = 0
LATE = "server/late"


class Said(Struct, tag_field="type"):
    """What the server says; only what a random player needs is read of it."""


class Welcome(Said, tag="welcome"):
    pass


class Done(Said, tag="done"):
    id: int


class Refused(Said, tag="refused", kw_only=True):
    id: int | None = None
    code: str
    sentence: str


class Closing(Said, tag="closing"):
    code: str


class Seat(Struct):
    ready: bool = False


class Table(Said, tag="table"):
    stage: str
    number: int
    seats: list[Seat]
    you: int | None = None


class Choice(Struct):
    code: int


class Prompt(Struct):
    number: int
    step: int
    choices: list[Choice] = []
    beat: bool = False
    sole: bool = False

    @property
    def passes(self) -> bool:
        """Whether it passes by itself, so that an answer may come too late."""
        return self.beat or self.sole


class Update(Said, tag="update"):
    prompt: Prompt | None = None


class Bets(Said, tag="bets"):
    pass


class Faced(Said, tag="faced"):
    pass


class Resume(Said, tag="resume"):
    pass


class Pong(Said, tag="pong"):
    """That the server is there: whoever waits for a table for more than a second hears it without having asked."""


decode = msgspec.json.Decoder(
    list[Welcome | Done | Refused | Closing | Table | Update | Bets | Faced | Resume | Pong]
).decode
Pace = Callable[[Callable[[], None]], None]
"""Decides when an answer is sent: calls what it is given, now or later."""


class Counts:
    """What all players of a run have done."""

    def __init__(self) -> None:
        self.troubles: list[str] = []
        self.reset()

    def reset(self) -> None:
        """Count from here."""
        self.moves = 0
        self.games = 0
        self.waits: list[float] = []
        """Seconds from an answer to its acknowledgement."""


class Player(WebSocket):
    """Sits in one seat of one table, and plays one game after another."""

    def __init__(
        self,
        address: str,
        secret: str,
        table: str,
        seat: int,
        counts: Counts,
        pace: Pace,
        seed: int,
        view: bool = False,
    ) -> None:
        super().__init__(address, secret)
        self.view = b"true" if view else b"false"
        self.table = table
        self.seat = seat
        self.counts = counts
        self.pace = pace
        self.random = random.Random(seed)
        self.stage = ""
        self.ready = self.started = 0
        """The last game at this table for which one was ready, and that one started."""
        self.sent = 0
        self.sent_at = 0.0
        self.asked: Prompt | None = None
        """What was asked last."""
        self.may_be_late: set[int] = set()
        """The answers that were given to what passes by itself."""
        self.leaving = False

    def on_open(self) -> None:
        self.come()

    def come(self) -> None:
        self.send(b'{"type":"hello","protocol":1}')
        self.send(b'{"type":"attend","table":"%b","view":%b}' % (self.table.encode(), self.view))

    def on_lost(self, why: str) -> None:
        if not self.leaving:
            self.counts.troubles.append(why)

    def leave(self) -> None:
        self.leaving = True
        self.close()

    def on_text(self, text: bytes) -> None:
        for message in decode(text):
            if isinstance(message, Update):
                if message.prompt is not None:
                    self.asked = message.prompt
                    if message.prompt.choices:
                        self.pace(partial(self.answer, message.prompt))
            elif isinstance(message, Done):
                self.may_be_late.discard(message.id)
                if message.id == self.sent:
                    self.counts.waits.append(time.perf_counter() - self.sent_at)
                    self.counts.moves += 1
            elif isinstance(message, Table):
                self.look(message)
            elif isinstance(message, Resume):
                self.come()  # what is asked there is told again, and so an answer that was lost is given again
            elif isinstance(message, Refused) and message.code == LATE and message.id in self.may_be_late:
                self.may_be_late.discard(message.id)
            elif isinstance(message, Refused | Closing):
                self.counts.troubles.append(repr(message))

    def answer(self, prompt: Prompt) -> None:
        if prompt is not self.asked:
            return  # it has passed by itself meanwhile
        choice = self.random.choice(prompt.choices).code
        self.sent += 1
        if prompt.passes:
            self.may_be_late.add(self.sent)
        self.sent_at = time.perf_counter()
        self.send(
            b'{"type":"answer","id":%d,"prompt":%d,"step":%d,"action":%d}'
            % (self.sent, prompt.number, prompt.step, choice)
        )

    def look(self, table: Table) -> None:
        """The table has changed: another game, if this one is over; a start, if all are ready."""
        if table.stage != "playing":
            self.asked = None
        if table.you is None:
            if not self.stage:
                self.stage = table.stage
                self.send(b'{"type":"sit","seat":%d,"name":"Random %d"}' % (self.seat, self.seat))
            return
        if table.stage == "lobby":
            if self.ready < table.number:
                self.ready = table.number
                self.send(READY)
            if self.seat == HOST and self.started < table.number and all(seat.ready for seat in table.seats):
                self.started = table.number
                self.send(START)
        elif table.stage == "over" and self.stage != "over" and self.seat == HOST:
            self.counts.games += 1
            self.send(REMATCH)
        self.stage = table.stage
