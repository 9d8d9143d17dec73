"""A bot that plays online, in one call."""

import asyncio
import logging
from functools import partial

from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.bots.match import SIT
from clickbang.bots.referee import ILLEGAL, Foul, as_number, attempt, name_of, shown
from clickbang.client.errors import NO_SEAT, ClientError, Refusal
from clickbang.client.session import Session
from clickbang.client.visit import Visit
from clickbang.core.game import Game
from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.result import Result
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.protocol.errors import LATE, SEAT_TAKEN
from clickbang.protocol.messages import SeatInfo, TableInfo, Update
from clickbang.protocol.stages import LOBBY, OPEN

log = logging.getLogger("clickbang")


def play_online(address: str, code: str, bot: Bot, name: str = "Robot", seed: int = 0, secret: str = "") -> Result:
    """Sit down at a table, play one game with this bot, and return how it ended.

    A bot that raises or answers what is not allowed loses that move to a default, and the log says why.
    """
    return asyncio.run(let_play(Visit(address, secret), code, bot, name, seed))


async def let_play(visit: Visit, code: str, bot: Bot, name: str = "Robot", seed: int = 0) -> Result:
    """The same for a program that does other things meanwhile."""
    async with Session(visit, code) as session:
        return await play_game(session, bot, name, seed)


async def play_game(session: Session, bot: Bot, name: str = "Robot", seed: int = 0) -> Result:
    """One game at the table of this session."""
    seated = False
    answered: tuple[int, int] | None = None
    async for message in session.messages():
        table = session.table
        assert table is not None
        view = session.view
        for doubt in session.new_doubts():
            log.warning("the luck at this table: %s", doubt.sentence)
        if view is not None and view.over:  # and maybe somebody has asked for another game already
            return Result(view.ending, view.winners, view.scores)
        if isinstance(message, TableInfo) and table.stage == LOBBY:
            await prepare(session, table, name)
        if isinstance(message, Update) and session.seat < len(table.seats):
            if not seated:
                seated = True
                sit = partial(bot.sit, session.seat, Random(seed), Random(seed + 1))
                report(attempt(sit, bot, session.seat, SIT, None)[1])
            answered = await answer(session, bot, answered)
    raise AssertionError("messages end with an error only")


async def prepare(session: Session, table: TableInfo, name: str) -> None:
    """Take the first open seat, and be ready."""
    if table.you is None:
        await take_a_seat(session, table, name)
    if session.table is not None and session.table.stage == LOBBY and not own_seat(session).ready:
        await session.ready()


async def take_a_seat(session: Session, table: TableInfo, name: str) -> None:
    for number, seat in enumerate(table.seats):
        if seat.kind == OPEN:
            try:
                await session.sit(number, name)
                return
            except Refusal as refusal:
                if refusal.code != SEAT_TAKEN.code:
                    raise  # else somebody was quicker
    raise ClientError(NO_SEAT)


def own_seat(session: Session) -> SeatInfo:
    """One's seat as everybody sees it."""
    assert session.table is not None
    assert session.table.you is not None
    return session.table.seats[session.table.you]


def judged_answer(view: View, prompt: Prompt, bot: Bot, game: Game) -> int:
    """What the bot answers, if it may; or the default, with a line in the log that says why."""
    found, foul = attempt(lambda: bot.answer(view, prompt), bot, prompt.seat, prompt.kind, None)
    action = as_number(found, game)
    if foul is None and action in prompt.choices:
        return action
    report(foul or Foul(prompt.seat, name_of(bot), prompt.kind, ILLEGAL, f"{shown(found)} is not one of the choices"))
    usual = view.sample(Random(0)).default_action(prompt.seat)
    return usual if usual in prompt.choices else prompt.choices[0]


def report(foul: Foul | None) -> None:
    """Tell whoever runs the bot what cost it a move."""
    if foul is not None:
        log.warning("%s\n%s", foul, foul.trace)


async def answer(session: Session, bot: Bot, answered: tuple[int, int] | None) -> tuple[int, int] | None:
    """Let the bot answer what it is asked, if it has not yet; programs are asked once about a standing right."""
    assert session.prompt is not None or not session.is_asked
    if not session.is_asked or session.prompt is None or session.view is None:
        return answered
    asked = (session.prompt.number, session.prompt.step)
    if asked == answered:
        return answered
    action = judged_answer(session.view, session.core_prompt(), bot, session.game)
    if session.prompt.role == STANDING and action == DECLINE:
        return asked
    listed = list(session.choices)
    try:
        await session.answer(action)
    except Refusal as refusal:
        if refusal.code != LATE.code and session.choices == listed:
            raise
        return None  # the question was closed, or its choices have changed, while the bot was thinking
    return asked
