"""Clients come to any worker, and their table may live with another: they cannot tell, whatever becomes of that one."""

import asyncio
import json
import signal
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench.server.postgres import Postgres, postgres
from websockets.exceptions import ConnectionClosed

from clickbang.client import Session, Visit
from clickbang.protocol.errors import PASSING
from clickbang.protocol.messages import PROTOCOL, Attend, Hello, Ping, Ready, Resume, Say, Sit, Start, Update
from tests.postgres_fixture import new_database
from tests.server.caller import Caller, fetch, new_secret
from tests.server.cluster.workers import end, workers
from tests.server.hosting import OnPostgres
from tests.server.patience import LONG, SOON

GAMES = {"bulletbucks": 3, "championship": 3}
WORD = "Quetzalcoatlus"
"""Nobody else says this."""


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory, running_postgres: Postgres) -> Iterator[list[OnPostgres]]:
    """Workers that nothing happens to."""
    folder, database = tmp_path_factory.mktemp("cluster"), new_database(running_postgres)
    with workers(folder, database, 2, messages_each=200.0, log_level="debug") as found:
        yield found


def play(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, LONG))


async def play_on(players: list[Session]) -> None:
    """Until the game is over for all."""

    async def each(session: Session) -> None:
        while session.table is None or session.table.stage != "over":
            if session.is_asked and session.prompt is not None and session.prompt.role != "standing":
                prompt, session.choices = session.prompt, session.choices
                action = session.choices[prompt.number % len(session.choices)]
                session.choices = []
                with suppress(Exception):  # the clock may be quicker
                    await session.answer(action, prompt)
            else:
                await anext(aiter(session.messages()))

    await asyncio.gather(*[each(session) for session in players])


async def begin(players: list[Session]) -> None:
    for seat, session in enumerate(players):
        await session.sit(seat, f"Player {seat}")
        await session.ready()
    await players[0].start(bot="random")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_through_a_relay_and_its_record(cluster: list[OnPostgres], game: str) -> None:
    async def scene() -> None:
        one, two = [Visit(worker.address) for worker in cluster]
        code = await one.open_table(game, GAMES[game], clock="none", pace="none")
        watcher = Visit(two.address)
        async with Session(one, code) as ann, Session(two, code) as ben, Session(watcher, code) as watching:
            await begin([ann, ben])
            await play_on([ann, ben])
            while watching.table is None or watching.table.stage != "over":
                await anext(aiter(watching.messages()))
            assert ann.view is not None
            assert ben.view is not None
            assert ben.view.over
            assert ann.view.history[-1] == ben.view.history[-1]
            assert ann.table is not None
            records = [await visit.record(ann.table.table, 1) for visit in (one, two)]
            assert records[0] == records[1]

    play(scene())


def test_nothing_that_is_relayed_is_logged(cluster: list[OnPostgres]) -> None:
    async def scene() -> None:
        secrets = [new_secret(worker) for worker in cluster]
        code = opened(cluster[0], secrets[0])
        async with Caller(cluster[0], secrets[0]) as here, Caller(cluster[1], secrets[1]) as there:
            for caller in (here, there):
                assert await caller.attend(code) == ""
            assert await there.ask(Say(text=f"{WORD} said")) == ""
            assert await there.ask(Sit(seat=1, name=WORD)) == ""
            await there.socket.send(json.dumps({"type": WORD}))
            await there.socket.send(json.dumps({"type": "answer", "prompt": WORD}))
            assert await there.ask(Ping()) == ""
            assert WORD in "".join(here.texts + there.texts)
        for worker in cluster:
            assert WORD not in worker.log.read_text()

    play(scene())


def opened(worker: OnPostgres, secret: str) -> str:
    body = {"game": "bulletbucks", "seats": 3, "clock": "none", "pace": "none"}
    return str(fetch(worker, "POST", "/api/tables", body, secret).json["code"])


def test_a_client_goes_from_table_to_table_wherever_they_live(cluster: list[OnPostgres]) -> None:
    async def scene() -> None:
        one, two = cluster
        secrets = [new_secret(worker) for worker in cluster]
        here, there = opened(one, secrets[0]), opened(two, secrets[1])
        async with Caller(one, secrets[0]) as ann, Caller(two, secrets[1]) as ben:
            assert await ann.attend(here) == ""  # so it lives with the first
            assert await ben.attend(there) == ""  # and this one with the second
            for code in (here, there, here):
                assert await ben.ask(Attend(table=code)) == ""
                assert table_told(ben) == code
            # what follows at once follows to the new table, in order
            for message in (Attend(table=there), Say(text="one"), Say(text="two"), Hello(protocol=PROTOCOL, lang="fr")):
                await ben.socket.send(msgspec.json.encode(message).decode())
            assert await ben.ask(Sit(seat=0, name="Ben")) == ""
            assert await ben.ask(Attend(table="NOSUCH")) == "server/no-such-table"
            heard = "".join(ben.texts)
            assert heard.index('"text":"one"') < heard.index('"text":"two"')
            assert await ben.ask(Attend(table=here)) == ""
            assert await ben.ask(Sit(seat=50, name="Ben")) == "server/no-such-seat"
            assert "Cette table" in ben.texts[-1]

    play(scene())


def table_told(caller: Caller) -> str:
    told = [message for text in caller.texts for message in json.loads(text) if message["type"] == "table"]
    return str(told[-1]["code"])


def sealed_told(caller: Caller) -> set[int]:
    """The seats that have answered, as far as this caller heard."""
    updates = [message for text in caller.texts for message in json.loads(text) if message["type"] == "update"]
    return {event["seat"] for update in updates for event in update.get("events", []) if event["type"] == "Sealed"}


def test_a_table_that_lives_elsewhere_is_asked_for_over_http_too(cluster: list[OnPostgres]) -> None:
    """The record of the running game, seats that move to another device, deleting it."""

    async def scene() -> None:
        one, two = cluster
        host, watcher, new_device = [new_secret(worker) for worker in (one, two, two)]
        body = {"game": "bulletbucks", "seats": 3, "clock": "none", "pace": "none", "bot": "random"}
        found = fetch(one, "POST", "/api/tables", body, host).json
        table = f"/api/tables/{found['table']}"
        async with Caller(one, host) as ann, Caller(two, watcher) as ben:
            assert await ann.attend(found["code"]) == await ben.attend(found["code"]) == ""
            for message in (Sit(seat=0, name="Ann"), Ready(), Start()):
                assert await ann.ask(message) == ""
            while sealed_told(ann) != {1, 2}:  # the bots; then the game waits for Ann, and its record stays as it is
                await ann.receive()
            so_far = [fetch(worker, "GET", f"{table}/games/1/record", secret=host) for worker in cluster]
            assert [reply.status for reply in so_far] == [200, 200]
            assert so_far[0].body == so_far[1].body
            assert fetch(two, "DELETE", table, secret=watcher).code == "server/not-the-host"
            code = fetch(two, "POST", "/api/transfers", secret=host).json["code"]
            moved = fetch(two, "POST", "/api/transfers/use", {"code": code}, new_device)
            assert moved.json == {"tables": 1}
            assert fetch(two, "DELETE", table, secret=new_device).status == 204
            assert fetch(one, "GET", f"{table}/games/1/record", secret=host).status == 404

    play(scene())


async def send_much(caller: Caller, text: str) -> None:
    for _ in range(5000):
        await caller.socket.send(text)
    while True:
        await caller.receive()


def test_who_sends_too_much_or_nonsense_is_dismissed_through_a_relay_too(cluster: list[OnPostgres]) -> None:
    async def scene() -> None:
        one, two = cluster
        secrets = [new_secret(worker) for worker in cluster]
        code = opened(one, secrets[0])
        async with Caller(one, secrets[0]) as ann:
            assert await ann.attend(code) == ""
            for nonsense in ("{", '{"type":"ping"}'):
                async with Caller(two, secrets[1]) as ben:
                    assert await ben.attend(code) == ""
                    with pytest.raises(ConnectionClosed):
                        await send_much(ben, nonsense)
            assert await ann.ask(Ping()) == ""  # whoever plays there notices nothing

    play(scene())


def test_who_is_gone_is_gone_at_the_table_too(cluster: list[OnPostgres]) -> None:
    async def scene() -> None:
        one, two = cluster
        secrets = [new_secret(worker) for worker in cluster]
        code = opened(one, secrets[0])
        async with Caller(one, secrets[0]) as ann:
            assert await ann.attend(code) == ""
            async with Caller(two, secrets[1]) as ben:
                assert await ben.attend(code) == ""
                await until_told(ann, spectators=2)
            await until_told(ann, spectators=1)

    play(scene())


async def until_told(caller: Caller, spectators: int) -> None:
    async with asyncio.timeout(SOON):
        while True:
            told = [message for text in caller.texts for message in json.loads(text) if message["type"] == "table"]
            if told and told[-1].get("spectators", 0) == spectators:
                return
            await caller.receive()


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
def test_the_game_goes_on_when_the_worker_with_the_table_is_gone(
    tmp_path: Path, database: str, how: signal.Signals
) -> None:
    """Both players keep their connection; they are asked to come again, and answers that were lost are given again."""

    async def scene(found: list[OnPostgres]) -> None:
        entry = Visit(found[1].address)
        code = await entry.open_table("bulletbucks", 3, clock="none", pace="none")
        async with Session(Visit(found[0].address), code):
            pass  # so it lives there
        async with Session(entry, code) as ann, Session(Visit(found[1].address), code) as ben:
            sockets = ann.socket, ben.socket
            await begin([ann, ben])
            async for message in ann.messages():
                if isinstance(message, Update):
                    break
            assert found[0].process is not None
            found[0].process.send_signal(how)
            await play_on([ann, ben])
            assert (ann.socket, ben.socket) == sockets
            assert ann.view is not None
            assert ann.view.over

    with workers(tmp_path, database, 2) as found:
        play(scene(found))


def test_the_people_of_a_worker_that_stops_play_on_at_another(tmp_path: Path, database: str) -> None:
    async def scene(found: list[OnPostgres]) -> None:
        first, second = found
        visits = [Visit(first.address), Visit(second.address)]
        code = await visits[0].open_table("bulletbucks", 3, clock="none", pace="none")
        async with Session(visits[0], code) as ann, Session(visits[1], code) as ben:
            await begin([ann, ben])
            ann.visit.address = second.address  # as a balancer would have it
            await asyncio.to_thread(first.stop)
            await play_on([ann, ben])
            resumed = 0
            while not ben.news.empty():
                resumed += isinstance(ben.news.get_nowait(), Resume)
            assert resumed <= 1

    with workers(tmp_path, database, 2) as found:
        play(scene(found))


def test_a_worker_without_its_database_says_so_and_recovers(tmp_path: Path) -> None:
    async def scene(database: Postgres, worker: OnPostgres) -> None:
        secret = new_secret(worker)
        code = opened(worker, secret)
        async with Caller(worker, secret) as ann:
            assert await ann.attend(code) == ""
            database.stop()
            await until_healthy(worker, 503)
            assert fetch(worker, "GET", "/health").json["status"] == "storage"
            refused = fetch(worker, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret)
            assert (refused.status, refused.code) == (503, "server/storage")
            waiting = asyncio.create_task(ann.attend(code))  # who waits for a table hears that we are there
            while not waiting.done() and '"pong"' not in "".join(ann.texts):
                await asyncio.sleep(0.05)
            database.start()
            await until_healthy(worker, 200)
            assert await waiting in ("", *PASSING)
            assert await ann.attend(code) == ""

    with postgres() as database, workers(tmp_path, database.address, 1) as [worker]:
        play(scene(database, worker))


async def until_healthy(worker: OnPostgres, status: int) -> None:
    async with asyncio.timeout(SOON):
        while fetch(worker, "GET", "/health").status != status:
            await asyncio.sleep(0.05)


def test_a_game_by_rules_that_no_other_worker_knows_comes_to_its_end_where_it_is(tmp_path: Path, database: str) -> None:
    """While a table at which nobody plays yet is handed over at once."""

    async def scene(old: OnPostgres, new: OnPostgres) -> None:
        one, two = Visit(old.address), Visit(new.address)
        code = await one.open_table("bulletbucks", 3, clock="none", pace="none")
        lobby = await two.open_table("bulletbucks", 3, clock="none", pace="none")
        async with Session(one, lobby):
            pass  # so it lives with the old one
        async with Session(one, code) as ann, Session(two, code) as ben, Session(two, lobby) as waiting:
            await begin([ann, ben])
            assert old.process is not None
            old.process.send_signal(signal.SIGTERM)
            async for message in waiting.messages():
                if isinstance(message, Resume):
                    break
            await waiting.wait_connected()
            assert old.process.poll() is None
            await play_on([ann, ben])
            assert ann.view is not None
            assert ann.view.over
            await asyncio.to_thread(old.process.wait, SOON)

    old, new = [OnPostgres(tmp_path, database) for _ in range(2)]
    new.before = OTHER_RULES
    try:
        old.start()
        new.start()
        play(scene(old, new))
    finally:
        end(old)
        end(new)


OTHER_RULES = """
from clickbang.server.cluster import postgres_places
postgres_places.known_rules = lambda: ["bulletbucks", "bulletbucks:999"]
"""
"""A worker of another version."""
