"""The referee asks a bot and makes sure that a bad one loses its move to a default, never the game."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType

from clickbang.bots.bot import Bot
from clickbang.core.errors import ClickbangError, Fault
from clickbang.core.game import Action, Game
from clickbang.core.prompt import Prompt
from clickbang.core.table import Table
from clickbang.core.view import View

BY_BOT = "bot"
BY_DEFAULT = "default"


@dataclass(frozen=True, slots=True)
class Foul:
    """A bot that lost a move: who, what it was asked, and what went wrong."""

    seat: int
    bot: str
    prompt: str
    kind: str
    """`raised`, `illegal` or `stalled`."""
    detail: str

    def __str__(self) -> str:
        return f"{self.bot} in seat {self.seat + 1} {self.kind} at {self.prompt!r}: {self.detail}"


class Stalled(BaseException):
    """Raised inside a bot whose time is up; not an Exception, so that a bot does not catch it by accident."""


def ask(
    bot: Bot, table: Table, game: Game, view: View, prompt: Prompt, limit: float | None = None
) -> tuple[int, Foul | None]:
    """The bot's answer, or the default and why."""
    default = table.default_action(prompt.seat)

    def foul(kind: str, detail: str) -> tuple[int, Foul]:
        return default, Foul(prompt.seat, type(bot).__name__, prompt.kind, kind, detail)

    try:
        with time_limit(limit):
            answer = bot.answer(view, prompt)
    except Stalled:
        return foul("stalled", f"no answer within {limit:g} s")
    except Exception as error:
        return foul("raised", f"{type(error).__name__}: {error}")
    try:
        action = game.encode(answer) if isinstance(answer, Action) else int(answer)
    except (ClickbangError, TypeError, ValueError):
        return foul("illegal", f"{answer!r} is not an answer of this game")
    problem = table.problem(prompt.seat, action)
    if problem is not None:
        return foul("illegal", problem.sentence)
    return action, None


NO_TIME_LIMITS = Fault("bots/no-time-limits", "", "This system cannot limit a bot's time: it has no interval timer.")


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Interrupt what runs longer than this, by an alarm; only in a main thread, and not inside foreign C code."""
    if seconds is None:
        yield
        return
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        raise ClickbangError(NO_TIME_LIMITS)

    def ring(number: int, frame: FrameType | None) -> None:
        raise Stalled

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
