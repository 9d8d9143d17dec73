"""Where a player online sits: keys and the server's messages arrive in one place, one after another.

Nothing runs beside it: the connection is looked after whenever the desk waits for something, which it nearly always
does. So what is drawn never changes while it is drawn.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import TypeVar

from clickbang.cli.online.typed_line import TypedLine
from clickbang.cli.screen import Screen
from clickbang.client import Refusal, Session
from clickbang.protocol.messages import FromServer, TableInfo, Update

try:
    import termios
except ImportError:  # there are systems without terminals of this kind
    termios = None  # type: ignore[assignment]

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds after which something that was asked of the server is taken not to happen."""


class OnlineScreen(Screen):
    """A screen on which the line that is being typed makes way for whatever is shown."""

    line: TypedLine | None = None

    def show(self, thing: object = "") -> None:
        if self.line is not None:
            self.line.hide()
        super().show(thing)  # type: ignore[arg-type]


class Interrupted:
    """Ctrl-C was pressed."""


class NoMoreInput:
    """Nothing more will be typed."""


Happening = str | FromServer | Interrupted | NoMoreInput | Exception


class Desk:
    """Keys, messages and the clock of one session."""

    def __init__(self, screen: OnlineScreen, session: Session, loop: asyncio.AbstractEventLoop) -> None:
        self.screen = screen
        self.session = session
        self.loop = loop
        terminal = screen.console.is_terminal and not screen.console.is_dumb_terminal
        by_key = termios is not None and terminal and sys.stdin.isatty()
        self.line = screen.line = TypedLine(screen.console, by_key, not sys.stdin.isatty())
        self.happened: asyncio.Queue[Happening] = asyncio.Queue()
        self.deadline: float | None = None
        """When the clock runs out."""

    @contextmanager
    def open(self) -> Iterator[None]:
        """Sit down: from here on keys come one by one, and Ctrl-C is one of them."""
        keyboard = sys.stdin.fileno()
        before = termios.tcgetattr(keyboard) if self.line.by_key else None
        if before is not None:
            quiet = termios.tcgetattr(keyboard)
            quiet[3] &= ~(termios.ICANON | termios.ECHO)
            termios.tcsetattr(keyboard, termios.TCSADRAIN, quiet)
        self.loop.add_signal_handler(signal.SIGINT, lambda: self.happened.put_nowait(Interrupted()))
        self.listen(keyboard)
        forwarding = self.loop.create_task(self.forward())
        try:
            yield
        finally:
            forwarding.cancel()
            self.loop.remove_reader(keyboard)
            self.loop.remove_signal_handler(signal.SIGINT)
            self.line.hide()
            self.screen.line = None
            if before is not None:
                termios.tcsetattr(keyboard, termios.TCSADRAIN, before)

    def listen(self, keyboard: int) -> None:
        try:
            self.loop.add_reader(keyboard, self.read_keys, keyboard)
        except PermissionError:  # a file is always ready to be read
            self.take_typed(sys.stdin.buffer.read())
            self.take_typed(b"")

    def read_keys(self, keyboard: int) -> None:
        data = os.read(keyboard, 4096)
        if not data:
            self.loop.remove_reader(keyboard)
        self.take_typed(data)

    def take_typed(self, data: bytes) -> None:
        for line in self.line.feed(data):
            self.happened.put_nowait(NoMoreInput() if line is None else line)

    async def forward(self) -> None:
        try:
            async for message in self.session.messages():
                self.happened.put_nowait(message)
        except Exception as error:
            self.happened.put_nowait(error)

    # Waiting

    def next(self, status: str) -> str | FromServer | None:
        """What is typed or told next; None if nothing is within a second. The line is shown meanwhile."""
        self.line.show(status)
        happening = self.loop.run_until_complete(self.within(1.0))
        match happening:
            case Exception():
                raise happening
            case Interrupted():
                raise KeyboardInterrupt
            case NoMoreInput():
                raise EOFError
            case Update():
                if happening.clock is not None:
                    self.deadline = time.monotonic() + happening.clock.left
        return happening

    async def within(self, seconds: float) -> Happening | None:
        with suppress(TimeoutError):
            return await asyncio.wait_for(self.happened.get(), seconds)
        return None

    def do(self, request: Coroutine[object, object, T]) -> T:
        """Ask something of the server, and wait for it: Refusal, ConnectionError or TimeoutError if it is not done."""
        return self.loop.run_until_complete(asyncio.wait_for(request, PATIENCE))

    @contextmanager
    def attempting(self) -> Iterator[None]:
        """What the server refuses is said, and so is it if nobody is there."""
        try:
            yield
        except Refusal as refused:
            self.screen.show(self.screen.paint(refused.sentence, "red"))
        except (TimeoutError, ConnectionError):
            self.screen.say("join-not-connected", "red")

    @property
    def table(self) -> TableInfo:
        """The table of the session, as it stands; there is one from the first message on."""
        assert self.session.table is not None
        return self.session.table

    @property
    def seconds_left(self) -> int | None:
        """What the clock shows."""
        return None if self.deadline is None else max(0, round(self.deadline - time.monotonic()))

    @property
    def connected(self) -> bool:
        return self.session.connected.is_set()
