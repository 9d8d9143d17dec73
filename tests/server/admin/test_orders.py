"""What operators do holds at every worker, and after a restart."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from clickbang.client import ClientError, Refusal, Session, Visit
from clickbang.protocol.messages import Announcement, Closing, FromServer, Said
from clickbang.server.admin.desk import Desk
from clickbang.server.admin.orders import LATEST, SANCTION, give, orders, sanctions
from clickbang.server.settings import Settings
from clickbang.server.storage.retention import DAY
from clickbang.server.storage.store import PutServed
from clickbang.server.tables.registry import Registry
from tests.server.admin.houses import ANN, House, T, admin, asked, fill, guest_at, refused
from tests.server.patience import SOON
from tests.server.storage.stores import kept, written


async def until(session: Session, kind: type[FromServer]) -> FromServer:
    """The first message of this kind."""
    async with asyncio.timeout(SOON):
        async for message in session.messages():
            if isinstance(message, kind):
                return message
    raise AssertionError


async def command(home: House, *args: object) -> str:
    return await asyncio.to_thread(admin, home.database, *args)


@asynccontextmanager
async def table_with(home: House, people: int) -> AsyncIterator[tuple[str, list[Session], list[str]]]:
    """A table at which so many people sit, who came in wherever they could."""
    async with AsyncExitStack() as stack:
        visits = [await guest_at(home.addresses[number % len(home.addresses)]) for number in range(people)]
        code = await visits[0][0].open_table("bulletbucks", 4)
        sessions = [await stack.enter_async_context(Session(visit, code)) for visit, _ in visits]
        for number, session in enumerate(sessions):
            await session.sit(number, f"Player {number}")
        yield code, sessions, [guest for _, guest in visits]


def test_a_closed_table_is_gone_for_all_who_are_there(home: House) -> None:
    async def scene() -> None:
        async with table_with(home, 2) as (code, sessions, _):
            heard = [asyncio.create_task(until(session, Closing)) for session in sessions]
            assert "the table is closed" in await command(home, "close", code, "--yes")
            for closing in await asyncio.gather(*heard):
                assert isinstance(closing, Closing)
                assert (closing.code, closing.back_after) == ("server/no-such-table", None)
            assert await asyncio.to_thread(asked, home.database, "tables") == []

    asyncio.run(scene())


def test_a_table_is_closed_where_no_server_runs(place: str) -> None:
    asyncio.run(fill(place))
    assert "the table is closed" in admin(place, "close", T, "--yes")
    assert T not in [table["table"] for table in asked(place, "tables")]


def test_nothing_is_closed_that_nobody_confirmed(place: str) -> None:
    asyncio.run(fill(place))
    assert "--yes" in refused(place, "close", T)
    assert T in [table["table"] for table in asked(place, "tables")]


def test_who_is_muted_is_heard_by_nobody_else(home: House) -> None:
    async def scene() -> None:
        async with table_with(home, 2) as (_, (host, other), (_, loud)):
            await command(home, "mute", loud, "--reason", "insults")
            await asyncio.sleep(2.5)  # two looks of every worker
            await other.say("unheard")
            await host.say("heard")
            said = await until(host, Said)
            assert isinstance(said, Said)
            assert said.text == "heard"
            async with asyncio.timeout(SOON):
                while [one.text for one in other.said] != ["unheard", "heard"]:
                    await asyncio.sleep(0.05)
            await asyncio.to_thread(home.restart)
            await asyncio.wait_for(other.wait_connected(), SOON)
            await other.say("still unheard")
            await command(home, "unmute", loud)
            await asyncio.sleep(2.5)
            await other.say("heard again")
            async with asyncio.timeout(SOON):
                while "heard again" not in [one.text for one in host.said]:
                    await asyncio.sleep(0.05)
            assert [one.text for one in host.said] == ["heard", "heard again"]

    asyncio.run(scene())


async def refusal_of(address: str, secret: str = "") -> str:
    """Why somebody is not let in; nothing if they are."""
    try:
        visit = Visit(address, secret)
        await visit.ask("GET", "/api/me") if secret else await visit.become_guest()
    except Refusal as error:
        return error.code
    return ""


def test_who_is_banned_is_sent_away_and_not_let_in_again(home: House) -> None:
    async def scene() -> None:
        async with table_with(home, 2) as (_, (_, other), (_, bad)):
            closed = asyncio.create_task(until(other, Closing))
            await command(home, "ban", bad, "--for", "1d")
            closing = await closed
            assert isinstance(closing, Closing)
            assert (closing.code, closing.back_after) == ("server/banned-until", None)
            secret = other.visit.secret
        await asyncio.sleep(2.5)
        for address in home.addresses:
            assert await refusal_of(address, secret) == "server/banned-until"
        await asyncio.to_thread(home.restart)
        assert await refusal_of(home.address, secret) == "server/banned-until"
        await command(home, "unban", bad)
        await asyncio.sleep(2.5)
        assert await refusal_of(home.address, secret) == ""

    asyncio.run(scene())


def test_nobody_comes_from_a_network_that_is_banned(home: House) -> None:
    async def scene() -> None:
        await command(home, "ban", "127.0.0.0/8", "--reason", "a flood")
        await asyncio.sleep(2.5)
        assert await refusal_of(home.address) == "server/banned"
        await asyncio.to_thread(home.restart)
        assert await refusal_of(home.address) == "server/banned"
        await command(home, "unban", "127.0.0.0/8")
        await asyncio.sleep(2.5)
        assert await refusal_of(home.address) == ""

    asyncio.run(scene())


def test_an_announcement_reaches_all_who_are_here_and_who_come(home: House) -> None:
    async def scene() -> None:
        async with table_with(home, 3) as (code, sessions, _):
            heard = [asyncio.create_task(until(session, Announcement)) for session in sessions]
            await command(home, "announce", "We stop at ten.", "--for", "1h")
            for message in await asyncio.gather(*heard):
                assert isinstance(message, Announcement)
                assert message.text == "We stop at ten."
        await asyncio.to_thread(home.restart)
        visit, _ = await guest_at(home.address)
        async with Session(visit, code) as late:
            message = await until(late, Announcement)
            assert isinstance(message, Announcement)
            assert message.text == "We stop at ten."

    asyncio.run(scene())


def test_everything_that_was_done_is_in_the_log(place: str) -> None:
    asyncio.run(fill(place))
    admin(place, "mute", ANN, "--for", "2h", "--reason", "noise")
    admin(place, "close", T, "--yes")
    latest, first = asked(place, "log")
    assert (first["what"], first["target"], first["more"]["reason"]) == ("mute", ANN, "noise")
    assert (latest["what"], latest["target"], latest["result"]) == ("close", T, "the table is closed, and gone")
    assert latest["by"]
    assert "noise" in admin(place, "log")
    assert [one["who"] for one in asked(place, "sanctions")] == [ANN]


async def test_what_is_old_goes_from_the_log_and_bans_that_are_over_go_too(place: str) -> None:
    async with kept(place) as store:
        await written(store, PutServed(500 * DAY))
        desk = Desk(Registry(Settings(), store, asyncio.get_running_loop()))
        base, now = desk.base, int(time.time())
        for target in ("old", "new"):
            statement, given = give(now, "root", "export", target, {}, "done")
            await base.fetch(statement, *given)
        await base.fetch("UPDATE orders SET served = $1 WHERE target = $2", 100 * DAY, "old")
        for until, who in ((now - 2 * DAY, "192.0.2.1/32"), (now + DAY, "192.0.2.2/32"), (None, "192.0.2.3/32")):
            await base.fetch(SANCTION, "ban", who, until, "", now)
        desk.registry.retention.before = 500 * DAY
        await desk.tidy()
        assert [one.target for one in await orders(base, LATEST, 9)] == ["new"]
        assert [one.who for one in await sanctions(base)] == ["192.0.2.2/32", "192.0.2.3/32"]
        desk.registry.rest()


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("mute", "nobody"), "clickbang admin guests"),
        (("ban", "nobody"), "network"),
        (("ban", ANN, "--for", "soon"), "30m"),
        (("ban", ANN, "--for", "1d", "--until", "2030-01-01"), "Either"),
        (("unban", ANN), "clickbang admin sanctions"),
        (("close", "NOSUCH", "--yes"), "clickbang admin tables"),
        (("delete", "nobody", "--yes"), "clickbang admin guests"),
        (("export", "nobody"), "clickbang admin guests"),
    ],
)
def test_what_cannot_be_done_is_said(place: str, args: tuple[str, ...], said: str) -> None:
    asyncio.run(fill(place))
    assert said in refused(place, *args)
    assert asked(place, "log") == []


def test_a_client_that_is_banned_is_told_why(home: House) -> None:
    async def scene() -> None:
        async with table_with(home, 1) as (code, (session,), (bad,)):
            await command(home, "ban", bad)
            await until(session, Closing)
            with pytest.raises((Refusal, ClientError), match="not let you in"):
                async with Session(session.visit, code) as again:
                    await until(again, Closing)

    asyncio.run(scene())
