"""A bot that plays one game comes to its end, however soon somebody asks for another."""

import asyncio
from pathlib import Path

from clickbang.bots.random_bot import RandomBot
from clickbang.client import Session, Visit
from clickbang.client.online import let_play
from clickbang.core.seats import bit
from clickbang.protocol.messages import Answer, Rematch, Start, TableInfo, Update
from tests.server.hosting import hosted
from tests.server.patience import LONG


async def play_hastily(visit: Visit, code: str) -> None:
    """Answer last, and ask for a rematch at once: it is refused as long as the game goes on."""
    async with Session(visit, code) as session:
        await session.sit(2, "Hasty")
        await session.ready()
        async for message in session.messages():
            table, view, prompt = session.table, session.view, session.prompt
            assert table is not None
            if table.number == 2:
                return
            if isinstance(message, TableInfo) and table.stage == "lobby" and all(seat.ready for seat in table.seats):
                await session.send(Start())
            if not isinstance(message, Update) or view is None:
                continue
            if session.is_asked and prompt is not None and view.waiting == bit(session.seat):
                await session.send(Answer(prompt=prompt.number, step=prompt.step, action=session.choices[0]))
            await session.send(Rematch())


def test_a_bot_hears_the_end_of_its_game_although_a_rematch_was_asked_for_at_once(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        visit = Visit(address)
        code = await visit.open_table("bulletbucks", 3, clock="none")
        bots = [asyncio.create_task(let_play(Visit(address), code, RandomBot(), f"R{n}", n)) for n in range(2)]
        await asyncio.wait_for(play_hastily(visit, code), LONG)
        results = await asyncio.wait_for(asyncio.gather(*bots), LONG)
        assert results[0] == results[1]

    with hosted(tmp_path, messages_each=1000) as server:
        asyncio.run(scene(server.address))
