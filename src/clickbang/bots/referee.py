"""The referee asks a bot and makes sure that a bad one loses its move to a default, never the game."""

import signal
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field, is_dataclass
from operator import index

from clickbang.bots.bot import Bot
from clickbang.bots.errors import NO_TIME_LIMITS, BotError
from clickbang.core.actions import Action
from clickbang.core.errors import NOT_ON_THE_LIST, IllegalAnswer
from clickbang.core.game import Game
from clickbang.core.lookup.report import one_line, what_was_raised, whole_trace
from clickbang.core.prompt import Prompt
from clickbang.core.table import TAKE_BACK, Table
from clickbang.core.view import View

BY_BOT = "bot"
BY_DEFAULT = "default"

RAISED = "raised"
ILLEGAL = "illegal"
STALLED = "stalled"

SHORTEST_REPEAT = 0.01
"""Seconds between two alarms: enough to switch them off in."""

LARGEST_ANSWER = 2**31
"""Beyond it no game has answers, and the compiled rules no numbers."""


@dataclass(frozen=True, slots=True)
class Foul:
    """A bot that lost a move: who, what it was asked, and what went wrong."""

    seat: int
    bot: str
    prompt: str
    kind: str
    """`raised`, `illegal` or `stalled`."""
    detail: str
    trace: str = field(default="", compare=False, repr=False)
    """The whole traceback, where there is one."""

    def __str__(self) -> str:
        return f"{self.bot} in seat {self.seat + 1} {VERBS[self.kind]} at {self.prompt!r}: {self.detail}"


VERBS = {RAISED: "raised an error", ILLEGAL: "answered what is not allowed", STALLED: "stalled"}


class Stalled(BaseException):
    """Raised inside a bot whose time is up; not an Exception, so that a bot does not catch it by accident."""


def ask(
    bot: Bot, table: Table, game: Game, view: View, prompt: Prompt, limit: float | None = None
) -> tuple[int, Foul | None]:
    """The bot's answer, or the default and why."""
    seat, kind = prompt.seat, prompt.kind
    answer, foul = attempt(lambda: bot.answer(view, prompt), bot, seat, kind, limit)
    if foul is not None:
        return table.default_action(seat), foul
    return judged(answer, bot, table, game, seat, kind)


def judged(answer: object, bot: Bot, table: Table, game: Game, seat: int, kind: str) -> tuple[int, Foul | None]:
    """What a bot has answered to a prompt of this kind, or the default and why."""
    action = as_number(answer, game)
    if action is None:
        wrong = f"{shown(answer)} is not an answer of this game"
        return table.default_action(seat), Foul(seat, name_of(bot), kind, ILLEGAL, wrong)
    # a bot that takes back what it has just drafted could do so for ever
    problem = IllegalAnswer(NOT_ON_THE_LIST, answer=action) if action == TAKE_BACK else table.problem(seat, action)
    if problem is not None:
        wrong = f"{shown(answer)}{counted(answer)}: {problem.sentence}"
        return table.default_action(seat), Foul(seat, name_of(bot), kind, ILLEGAL, wrong)
    return action, None


def attempt(
    call: Callable[[], object], bot: Bot, seat: int, prompt: str, limit: float | None
) -> tuple[object, Foul | None]:
    """What this call of a bot returns, or what went wrong in it."""
    if limit is not None:
        check_time_limits_work()
    try:
        return within(limit, call), None
    except Stalled:
        return None, Foul(seat, name_of(bot), prompt, STALLED, f"no answer within {limit:g} s")
    except BaseException as error:
        return None, raised(error, bot, seat, prompt)


def raised(error: BaseException, bot: Bot, seat: int, prompt: str) -> Foul:
    """What a bot has lost its move by; an error that is none of its own goes on its way."""
    if isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) != signal.SIG_IGN:
        raise error  # that was somebody's Ctrl-C; where it is ignored, it can only have been the bot itself
    return Foul(seat, name_of(bot), prompt, RAISED, what_was_raised(error), whole_trace(error))


def name_of(bot: Bot) -> str:
    return type(bot).__name__


def as_number(answer: object, game: Game) -> int | None:
    """The number of an answer, which may be typed; None if it is neither."""
    if isinstance(answer, bool):
        return None
    try:
        number = index(game.encode(answer) if isinstance(answer, Action) else answer)  # type: ignore[arg-type]
    except Exception:  # whatever a strange object does when asked for its number
        return None
    return number if abs(number) < LARGEST_ANSWER else None


def shown(answer: object) -> str:
    """An answer in a report; the address in memory that others show would differ from run to run."""
    plain = answer is None or isinstance(answer, int | float | str) or is_dataclass(answer)
    return one_line(answer) if plain else f"an object of type {type(answer).__name__}"


def counted(answer: object) -> str:
    """A reminder for whoever reads a report, which counts seats from 1, and in it an answer, which does not."""
    return " (seats in answers count from 0)" if hasattr(answer, "seat") else ""


def within(seconds: float | None, call: Callable[[], object]) -> object:
    """What the call returns, or Stalled if it takes longer: by an alarm, which foreign C code does not hear."""
    if seconds is None:
        return call()
    thinking, began = True, time.monotonic()

    def ring(*_: object) -> None:
        if thinking and time.monotonic() - began >= seconds:
            raise Stalled

    before = signal.signal(signal.SIGALRM, ring)
    try:
        # again and again: a bot may have caught the first one
        signal.setitimer(signal.ITIMER_REAL, seconds, max(seconds, SHORTEST_REPEAT))
        try:
            return call()
        finally:
            thinking = False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        # with several threads an alarm may still be on its way, and must find somebody: ours does nothing now
        if before != signal.SIG_DFL:
            signal.signal(signal.SIGALRM, before)


def check_time_limits_work() -> None:
    """An error where this system, or this thread, has no alarm."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        raise BotError(NO_TIME_LIMITS)
