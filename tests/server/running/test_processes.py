"""A server's own processes end with it, however it ends."""

import asyncio
import signal
import time
from pathlib import Path

import pytest
from bench.server.process import family

from clickbang.client import Session, Visit
from tests.server.hosting import Hosted, hosted
from tests.server.patience import LONG, SOON


def with_a_bot(server: Hosted) -> list[Path]:
    """Let a bot think; returns where the system tells of the server's processes."""
    assert server.process is not None
    number = server.process.pid

    async def play() -> None:
        visit = Visit(server.address)
        code = await visit.open_table("bulletbucks", 3, clock="none", pace="none", bot="random")
        async with Session(visit, code) as session:
            await session.start(bot="random")
            async for _ in session.messages():
                if session.view is not None and len(session.view.history) > 5:
                    return

    asyncio.run(asyncio.wait_for(play(), LONG))
    return list(family(number))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_nothing_is_left_behind(tmp_path: Path, how: signal.Signals) -> None:
    with hosted(tmp_path) as server:
        processes = with_a_bot(server)
        assert len(processes) >= 3  # itself, the writer, a bot's
        server.end(how)
        deadline = time.monotonic() + SOON
        while any(place.exists() for place in processes) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert [place for place in processes if place.exists()] == []
        server.start()
    assert "Traceback" not in server.log.read_text()
