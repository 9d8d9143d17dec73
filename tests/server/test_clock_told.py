"""What the clock shows comes with the prompt for which it runs."""

import asyncio
from pathlib import Path

from clickbang.client import Session, Visit
from clickbang.server.messages import Update
from tests.server.hosting import hosted


async def first_clocks(address: str) -> list[float]:
    """The full times that come with the first two prompts of a game against bots."""
    visit = Visit(address)
    code = await visit.open_table("bulletbucks", 3, clock="quick", pace="none", bot="random")
    clocks: list[float] = []
    async with Session(visit, code) as session:
        await session.sit(0, "Me")
        await session.ready()
        await session.start()
        async for message in session.messages():
            if isinstance(message, Update):
                clocks += [] if message.clock is None else [message.clock.of]
                if len(clocks) == 2:
                    return clocks
                if session.is_asked and message.prompt is not None:
                    await session.answer(session.choices[0], message.prompt)
    raise AssertionError("messages end with an error only")


def test_the_first_prompt_and_the_next_come_with_their_clock(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        assert asyncio.run(asyncio.wait_for(first_clocks(server.address), 30)) == [25.0, 25.0]
