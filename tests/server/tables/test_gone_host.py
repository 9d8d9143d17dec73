"""A host who goes away before a game, and leaves people behind who want to play."""

from pathlib import Path

from clickbang.protocol.messages import Sit, Start
from clickbang.server.clocks.scheduler import HOST
from tests.server.party import opened


async def test_who_sits_in_a_lobby_without_its_host_is_the_host(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, away_seconds=0.05) as party:
        watching, second, third = [await party.invite(name) for name in ("Watching", "Second", "Third")]
        assert await third.ask(Sit(seat=2, name="Third")) == ""
        assert await second.ask(Sit(seat=1, name="Second")) == ""
        party.host.leave()
        await second.until(lambda: second.table.host == "Second")
        assert watching.table.host == third.table.host == "Second"
        for guest in (second, third):
            assert await guest.ready() == ""
        assert await third.ask(Start(bot="naive")) == "server/not-the-host"
        assert await second.ask(Start(bot="naive")) == ""


async def test_a_host_who_is_back_in_time_stays_the_host(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3, away_seconds=10) as party:
        other = await party.invite("Other")
        assert await other.ask(Sit(seat=1, name="Other")) == ""
        party.host.leave()
        await party.until(lambda: HOST in party.table.scheduler.timers)
        host = await party.host.back(party.table)
        await party.until(lambda: HOST not in party.table.scheduler.timers)
        assert host.table.host == other.table.host == "Host"
