"""Online as anywhere else a faulty bot loses its moves, and not the game."""

import asyncio
import logging
from pathlib import Path

import pytest

from clickbang.bots import Bot
from clickbang.client import Session, Visit
from clickbang.client.online import play_game
from clickbang.core.result import Result
from tests.bots.strange import Answering, Raising, Unseatable
from tests.server.hosting import hosted
from tests.server.patience import LONG


async def alone(address: str, game: str, seats: int, bot: Bot) -> Result:
    """A game of this bot against ours."""
    visit = Visit(address)
    code = await visit.open_table(game, seats, clock="none", pace="none", bot="random")
    async with Session(visit, code) as session:
        await session.sit(0, "Robot")
        await session.ready()
        await session.start()
        return await play_game(session, bot)


@pytest.mark.parametrize(
    ("game", "seats", "bot", "why"),
    [
        ("bulletbucks", 3, Raising(), "raised an error at 'bid': ValueError"),
        (
            "championship",
            2,
            Answering(lambda: 10**9),
            "answered what is not allowed at 'pocket': 1000000000",
        ),
        ("battleroyal", 6, Answering(lambda: None), "answered what is not allowed"),
        ("bulletbucks", 3, Unseatable(), "raised an error at 'sit': RuntimeError: I stand"),
    ],
    ids=["raises", "lists nothing like it", "says nothing", "cannot sit"],
)
def test_a_faulty_bot_loses_its_moves_and_plays_to_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, game: str, seats: int, bot: Bot, why: str
) -> None:
    caplog.set_level(logging.WARNING, "clickbang")
    with hosted(tmp_path) as server:
        result = asyncio.run(asyncio.wait_for(alone(server.address, game, seats, bot), LONG))
    assert result.ending
    assert why in caplog.text
