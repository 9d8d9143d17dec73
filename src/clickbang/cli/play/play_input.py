"""Hearing the player: a line at a time, with Ctrl-C asking before it leaves."""

import contextlib
import signal
import sys
from collections.abc import Iterator

from rich.text import Text

from clickbang.cli.screen import Screen
from clickbang.text.typed import words_for

with contextlib.suppress(ImportError):  # some systems have no line editing
    import readline  # noqa: F401
try:
    import termios
except ImportError:  # and some have no terminals of this kind
    termios = None  # type: ignore[assignment]


class LeaveGame(Exception):
    """The player has had enough."""


class PlayInput:
    """Asks whoever sits at the keyboard."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def forget_typed_ahead(self) -> None:
        """Keys that were pressed while something was shown answer no question that came after it."""
        if termios is not None and self.screen.lively and sys.stdin.isatty():
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    def answer(self, question: Text) -> str:
        """What the player types; Ctrl-C or q asks whether to leave, and then the question comes again."""
        while True:
            self.screen.show(question)
            try:
                said = self.read()
            except KeyboardInterrupt:
                self.screen.show()
                said = "q"
            if not is_leaving(said):
                return said
            self.confirm_leaving()

    def confirm_leaving(self) -> None:
        """Leave, unless the player thinks better of it; a second Ctrl-C leaves too."""
        self.screen.say("play-leave", "bold yellow")
        try:
            leaves = is_yes(self.read())
        except KeyboardInterrupt:
            self.screen.show()
            leaves = True
        if leaves:
            raise LeaveGame

    def read(self) -> str:
        """A line, as it was typed."""
        return read_line()


def read_line() -> str:
    """A line without the spaces around it."""
    with echo(on=True):
        said = input("› ").strip()
    if not sys.stdin.isatty():
        print(said)  # nobody has seen it being typed
    return said


def is_yes(said: str) -> bool:
    """y or yes, o or oui, in whatever language the game is played."""
    return said.lower() in words_for("yes")


def is_no(said: str) -> bool:
    return said.lower() in words_for("no")


def is_back(said: str) -> bool:
    return said.lower() in words_for("back")


def is_waiting(said: str) -> bool:
    return said.lower() in words_for("wait")


def is_leaving(said: str) -> bool:
    return said.lower() in words_for("leave")


@contextlib.contextmanager
def echo(on: bool) -> Iterator[None]:
    """Whether the terminal shows keys as they are pressed; what it shows amid an animation is never cleared away."""
    if termios is None or not sys.stdin.isatty():
        yield
        return
    before, changed = termios.tcgetattr(sys.stdin), termios.tcgetattr(sys.stdin)
    changed[3] = changed[3] | termios.ECHO if on else changed[3] & ~termios.ECHO
    termios.tcsetattr(sys.stdin, termios.TCSADRAIN, changed)
    try:
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


@contextlib.contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is done, so that no answer is half taken or half written down."""
    held: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: held.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if held:
        raise KeyboardInterrupt
