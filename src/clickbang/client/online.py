"""A bot that plays online, in one call."""

import asyncio

from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.client.errors import NO_SEAT, ClientError, Refusal
from clickbang.client.session import Session
from clickbang.client.visit import Visit
from clickbang.core.prompt import STANDING
from clickbang.core.result import Result
from clickbang.core.table import DECLINE
from clickbang.server.docs import LOBBY, OPEN, OVER
from clickbang.server.errors import LATE, SEAT_TAKEN
from clickbang.server.messages import SeatInfo, TableInfo, Update


def play_online(address: str, code: str, bot: Bot, name: str = "Robot", seed: int = 0, secret: str = "") -> Result:
    """Sit down at a table, play one game with this bot, and return how it ended."""
    return asyncio.run(let_play(Visit(address, secret), code, bot, name, seed))


async def let_play(visit: Visit, code: str, bot: Bot, name: str = "Robot", seed: int = 0) -> Result:
    """The same for a program that does other things meanwhile."""
    async with Session(visit, code) as session:
        seated = False
        answered: tuple[int, int] | None = None
        async for message in session.messages():
            table = session.table
            assert table is not None
            if isinstance(message, TableInfo) and table.stage == LOBBY:
                await prepare(session, table, name)
            if isinstance(message, Update) and session.seat < len(table.seats):
                if not seated:
                    seated = True
                    bot.sit(session.seat, Random(seed), Random(seed + 1))
                answered = await answer(session, bot, answered)
            view = session.view
            if table.stage == OVER and view is not None and view.over:
                return Result(view.ending, view.winners, view.scores)
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


async def answer(session: Session, bot: Bot, answered: tuple[int, int] | None) -> tuple[int, int] | None:
    """Let the bot answer what it is asked, if it has not yet; programs are asked once about a standing right."""
    assert session.prompt is not None or not session.is_asked
    if not session.is_asked or session.prompt is None or session.view is None:
        return answered
    asked = (session.prompt.number, session.prompt.step)
    if asked == answered:
        return answered
    action = bot.answer(session.view, session.core_prompt())
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
