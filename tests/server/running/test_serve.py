"""The server as a host meets it: it opens, answers, stops, and comes back with everything."""

import asyncio
from ipaddress import ip_address

import pytest

from clickbang.bots.random_bot import RandomBot
from clickbang.cli.online.serve import EVERY_NETWORK, own_address
from clickbang.client import Session, Visit
from clickbang.client.online import let_play
from clickbang.core.result import Result
from tests.server.hosting import Hosted
from tests.server.patience import LONG


async def play_a_game(address: str, game: str, seats: int) -> list[Result]:
    """A table of programs, opened by one who only watches."""
    host = Visit(address)
    code = await host.open_table(game, seats, clock="none", pace="none")
    players = [asyncio.create_task(let_play(Visit(address), code, RandomBot(), f"R{n}", n)) for n in range(seats - 1)]
    async with Session(host, code) as watching:
        async for _ in watching.messages():
            assert watching.table is not None
            if sum(seat.ready for seat in watching.table.seats) == seats - 1:
                break
        await watching.start(bot="random")
        return await asyncio.gather(*players)


def test_programs_play_every_game_to_its_end(server: Hosted) -> None:
    for game, seats in (("bulletbucks", 4), ("championship", 3), ("battleroyal", 6)):
        results = asyncio.run(asyncio.wait_for(play_a_game(server.address, game, seats), LONG))
        assert results == [results[0]] * (seats - 1)


@pytest.mark.parametrize("every", EVERY_NETWORK)
def test_open_to_every_network_it_names_an_address_that_others_can_open(every: str) -> None:
    address = ip_address(own_address(every))
    assert not address.is_unspecified
    assert address.version == ip_address(every).version


def test_it_says_that_it_is_well(server: Hosted) -> None:
    assert asyncio.run(Visit(server.address).ask("GET", "/health"))["status"] == "ok"
