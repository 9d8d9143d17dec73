"""What the clock shows comes with the prompt for which it runs."""

import asyncio
from pathlib import Path

from clickbang.client import Session, Visit
from clickbang.protocol.messages import ClockInfo, Update
from tests.server.hosting import hosted
from tests.server.patience import LONG


async def first_clock(address: str) -> ClockInfo | None:
    """The clock that comes with the first prompt of a game against bots."""
    visit = Visit(address)
    code = await visit.open_table("bulletbucks", 3, clock="quick", pace="none", bot="random")
    async with Session(visit, code) as session:
        await session.sit(0, "Me")
        await session.ready()
        await session.start()
        async for message in session.messages():
            if isinstance(message, Update) and message.prompt is not None:
                return message.clock
    raise AssertionError("messages end with an error only")


def test_the_first_prompt_comes_with_its_clock(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        clock = asyncio.run(asyncio.wait_for(first_clock(server.address), LONG))
    assert clock == ClockInfo(left=25.0, of=25.0)
