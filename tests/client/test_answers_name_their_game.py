"""An answer names its game: one that comes after a rematch is late, and is never taken for one to the next game."""

import asyncio
from pathlib import Path

import pytest

from clickbang.client import Refusal, Session, Visit
from clickbang.protocol.messages import Answer, FromClient, PromptInfo, Rematch, Wait, Why
from tests.server.hosting import hosted
from tests.server.patience import LONG


async def asked(session: Session, game: int) -> PromptInfo:
    """The first question of this game."""
    async for _ in session.messages():
        if session.is_asked and session.prompt is not None and session.prompt.game == game:
            return session.prompt
    raise AssertionError


async def play_on(session: Session) -> None:
    """Until the game is over."""
    while session.table is None or session.table.stage != "over":
        if session.is_asked:
            choices, session.choices = session.choices, []
            await session.answer(choices[0])
        else:
            await anext(aiter(session.messages()))


async def refusal(session: Session, message: FromClient) -> str:
    with pytest.raises(Refusal) as refused:
        await session.request(message)
    return refused.value.code


def test_an_answer_to_the_game_before_is_late_and_one_that_names_no_game_counts(tmp_path: Path) -> None:
    async def scene(address: str) -> None:
        visit = Visit(address)
        code = await visit.open_table("bulletbucks", 3, clock="none", pace="none", bot="random")
        async with Session(visit, code) as session:
            await session.sit(0, "Ann")
            await session.ready()
            await session.start()
            before = await asked(session, 1)
            await play_on(session)
            await session.request(Rematch())
            choice: dict[str, str | int | bool | None] = {"type": "Bid", "ones": 0, "twos": 0}
            named: list[FromClient] = [
                Answer(game=1, prompt=before.number, action=0),
                Why(game=1, prompt=before.number, choice=choice),
                Wait(game=1, prompt=before.number),
            ]
            assert [await refusal(session, message) for message in named] == ["server/late"] * 3
            await session.ready()
            await session.start()
            now = await asked(session, 2)
            assert (now.number, now.step) == (before.number, before.step)
            assert [await refusal(session, message) for message in named] == ["server/late"] * 3
            with pytest.raises(Refusal, match="closed"):
                await session.answer(session.choices[0], before)
            assert await refusal(session, Answer(game=3, prompt=1, action=0)) == "server/no-such-prompt"
            await session.request(Answer(prompt=now.number, step=now.step, action=session.choices[0]))

    with hosted(tmp_path) as server:
        asyncio.run(asyncio.wait_for(scene(server.address), LONG))
