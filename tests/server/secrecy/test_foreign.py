"""Everything that can be sent, sent by somebody who has no right to it: a typed refusal, and nothing has changed."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import get_args

import asyncpg  # type: ignore[import-untyped]
import pytest

from clickbang.protocol import messages
from tests.server.caller import Caller, fetch, handshake, new_secret
from tests.server.cluster.relaying import relayed
from tests.server.hosting import Hosted, OnPostgres, hosted
from tests.server.patience import LONG

ANYBODYS = {messages.Hello, messages.Attend, messages.Ping, messages.Say, messages.Mute}
"""What everybody may say, about themselves alone."""

FOREIGN: list[tuple[messages.FromClient, str, str, str, str]] = [
    (messages.Sit(seat=0, name="Thief"), "seat-taken", "already-seated", "not-in-the-lobby", "not-in-the-lobby"),
    (messages.Stand(), "not-seated", "", "not-seated", ""),
    (messages.Ready(), "not-seated", "", "not-in-the-lobby", "not-in-the-lobby"),
    (messages.Unready(), "not-seated", "", "not-in-the-lobby", "not-in-the-lobby"),
    (messages.Start(), "not-the-host", "not-the-host", "not-in-the-lobby", "not-in-the-lobby"),
    (messages.Start(bot="random"), "not-the-host", "not-the-host", "not-in-the-lobby", "not-in-the-lobby"),
    (messages.Reveal(contribution="ab" * 32), "not-seated", "nothing-to-reveal", "not-seated", "nothing-to-reveal"),
    (messages.Answer(prompt=1, action=0), "not-seated", "no-game", "not-seated", ""),
    (messages.Answer(prompt=99, action=0), "not-seated", "no-game", "not-seated", "no-such-prompt"),
    (messages.Answer(prompt=1, step=7, action=0), "not-seated", "no-game", "not-seated", "no-such-prompt"),
    (messages.Answer(prompt=0, action=0), "not-seated", "no-game", "not-seated", "late"),
    (messages.Why(prompt=0, choice={"type": "Name", "seat": 0}), "not-seated", "no-game", "not-seated", "late"),
    (messages.Wait(prompt=1), "no-game", "no-game", "not-seated", "no-beat"),
    (messages.SetBot(seat=2, bot=""), "not-the-host", "not-the-host", "not-in-the-lobby", "not-in-the-lobby"),
    (messages.Remove(seat=0), "not-the-host", "not-the-host", "not-the-host", "not-the-host"),
    (messages.Remove(seat=63), "not-the-host", "not-the-host", "not-the-host", "not-the-host"),
    (messages.Configure(public=True), "not-the-host", "not-the-host", "not-in-the-lobby", "not-in-the-lobby"),
    (messages.Rematch(), "not-seated", "not-over", "not-seated", "not-over"),
    (messages.Speed(speed="end"), "no-game", "no-game", "not-seated", "still-played"),
    (messages.Bet(seat=1), "no-game", "no-game", "", "cannot-bet"),
    (messages.PullFace(face="grin"), "not-seated", "", "not-seated", ""),
]
"""Each message, and with which code it is refused: before a game to a spectator and to another seat, during one to a
spectator and to another seat. Nothing where it is that seat's right."""


def open_table(server: Hosted, secret: str) -> tuple[str, str]:
    body = {"game": "bulletbucks", "seats": 3, "clock": "none", "pace": "none"}
    opened = fetch(server, "POST", "/api/tables", body, secret).json
    return opened["table"], opened["code"]


@pytest.fixture(params=["here", "relayed"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Hosted]:
    """One server; and one that relays whatever is said to a table to another worker. People may be quiet for long:
    while it is others' turn they send nothing."""
    if request.param == "relayed":
        with relayed(tmp_path, request.getfixturevalue("database"), heartbeat=LONG) as found:
            yield found
    else:
        with hosted(tmp_path, heartbeat=LONG) as found:
            yield found


async def kept(server: Hosted) -> list[list[tuple[object, ...]]]:
    """Everything that is on disk about tables and answers, the answers first."""
    if isinstance(server, OnPostgres):
        connection = await asyncpg.connect(server.postgres)
        try:
            tables = [f"clickbang.{table}" for table in ("log", "rooms", "sits", "said")]
            return [[tuple(row) for row in await connection.fetch(f"SELECT * FROM {table}")] for table in tables]
        finally:
            await connection.close()
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        tables = ["journal", "rooms", "sits", "said", "log"]
        return [database.execute(f"SELECT * FROM {table}").fetchall() for table in tables]


async def seat_two(code: str, host: Caller, other: Caller) -> None:
    """A host and another player, and a bot in the third seat."""
    for seat, caller in enumerate((host, other)):
        assert await caller.attend(code) == ""
        assert await caller.ask(messages.Sit(seat=seat, name=f"Player {seat}")) == ""
    assert await host.ask(messages.SetBot(seat=2, bot="random")) == ""


async def begin(host: Caller, other: Caller) -> None:
    assert (
        await host.ask(messages.Ready()) == await other.ask(messages.Ready()) == await host.ask(messages.Start()) == ""
    )


async def try_all(server: Hosted, caller: Caller, column: int) -> None:
    for line in FOREIGN:
        code = line[column]
        if code:
            before = await kept(server)
            assert (line[0], await caller.ask(line[0])) == (line[0], f"server/{code}")
            assert await kept(server) == before


def test_every_message_is_tried() -> None:
    assert {type(line[0]) for line in FOREIGN} | ANYBODYS == set(get_args(messages.ClientMessage))


def test_messages_of_those_who_have_no_right_to_them(server: Hosted) -> None:
    async def scene() -> None:
        secrets = [new_secret(server) for _ in range(4)]
        table, code = open_table(server, secrets[0])
        async with AsyncExitStack() as stack:
            host, other, watching = [await stack.enter_async_context(Caller(server, secret)) for secret in secrets[:3]]
            await seat_two(code, host, other)
            assert await watching.attend(code) == ""
            await try_all(server, watching, 1)
            await try_all(server, other, 2)
            removed = await stack.enter_async_context(Caller(server, secrets[3]))
            assert await removed.attend(code) == await host.ask(messages.SetBot(seat=2, bot="")) == ""
            assert await removed.ask(messages.Sit(seat=2, name="Removed")) == await removed.ask(messages.Ready()) == ""
            await begin(host, other)
            assert await host.ask(messages.Remove(seat=2)) == ""
            while not any(table in row for row in (await kept(server))[0]):
                await asyncio.sleep(0.02)  # until the bot in the removed player's place has answered
            await try_all(server, watching, 3)
            await try_all(server, removed, 3)
            await try_all(server, other, 4)

    asyncio.run(asyncio.wait_for(scene(), LONG))


def test_messages_of_those_who_are_at_no_table_or_have_not_said_hello(server: Hosted) -> None:
    async def scene() -> None:
        host = new_secret(server)
        table, _ = open_table(server, host)
        async with Caller(server, new_secret(server)) as stranger:
            before = await kept(server)
            for message in [line[0] for line in FOREIGN] + [
                messages.Say(text="x"),
                messages.Mute(seat=0),
                messages.Attend(table=table),
                messages.Ping(),
            ]:
                assert await stranger.ask(message) == "server/hello-first"
            assert await stranger.ask(messages.Hello(protocol=messages.PROTOCOL + 1)) == "server/other-protocol"
            assert await stranger.ask(messages.Hello(protocol=messages.PROTOCOL)) == ""
            for message in [line[0] for line in FOREIGN] + [messages.Say(text="x"), messages.Mute(seat=0)]:
                assert await stranger.ask(message) == "server/not-at-a-table"
            for key in (table, "0" * 16, "ZZZZZZ", "%", "' OR 1"):
                assert await stranger.ask(messages.Attend(table=key)) == "server/no-such-table"
            assert await kept(server) == before
        async with Caller(server, host) as owner:
            assert await owner.attend(table) == ""  # who has been there finds it by its id

    asyncio.run(asyncio.wait_for(scene(), LONG))


def test_what_somebody_else_says_does_not_reach_players(server: Hosted) -> None:
    async def scene() -> None:
        secrets = [new_secret(server) for _ in range(3)]
        _, code = open_table(server, secrets[0])
        async with Caller(server, secrets[0]) as host, Caller(server, secrets[1]) as other:
            await seat_two(code, host, other)
            async with Caller(server, secrets[2]) as watching:
                assert await watching.attend(code) == ""
                assert await watching.ask(messages.Say(text="he bluffs", to="table")) == ""
                assert await watching.ask(messages.Say(text="he bluffs", to="seat", seat=1)) == ""
            await host.ask(messages.Ping())
            await other.ask(messages.Ping())
            assert not [text for text in host.texts + other.texts if "bluffs" in text]

    asyncio.run(asyncio.wait_for(scene(), LONG))


# Who one is


def test_a_websocket_needs_a_known_secret_and_a_cookie_a_page_of_ours(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        secret, ours = new_secret(server), f"http://127.0.0.1:{server.port}"
        cookie = f"clickbang={secret}"
        tried: list[tuple[dict[str, str], int]] = [
            ({}, 403),
            ({"Origin": ours}, 401),
            ({"Authorization": f"Bearer {secret}"}, 101),
            ({"Authorization": f"bearer {secret}", "Origin": ours}, 101),
            ({"Authorization": f"Bearer {secret}", "Origin": "http://evil.example"}, 403),
            ({"Authorization": f"Bearer {secret}x"}, 401),
            ({"Authorization": f"Basic {secret}", "Origin": ours}, 401),
            ({"Authorization": "Bearer", "Origin": ours}, 401),
            ({"Authorization": "Bearer " + "x" * 5000}, 401),
            ({"Cookie": cookie, "Origin": ours}, 101),
            ({"Cookie": f"version=1; {cookie}", "Origin": ours}, 101),
            ({"Cookie": f'a=b; path=/; {{"x":[1]}}; =; ; Expires; é=ü; {cookie}; $Path=/', "Origin": ours}, 101),
            ({"Cookie": f'clickbang="{secret}"', "Origin": ours}, 101),
            ({"Cookie": f"not{cookie}; clickbang.x={secret}", "Origin": ours}, 401),
            ({"Cookie": cookie}, 403),
            ({"Cookie": cookie, "Origin": "http://evil.example"}, 403),
            ({"Cookie": cookie, "Origin": f"http://127.0.0.1.evil.example:{server.port}"}, 403),
            ({"Cookie": cookie, "Origin": "null"}, 403),
            ({"Cookie": cookie, "Origin": "http://["}, 403),
            ({"Cookie": "clickbang=", "Origin": ours}, 401),
            ({"Cookie": f"clickbang={secret}x", "Origin": ours}, 401),
            ({"Cookie": '=;=@"clickbang', "Origin": ours}, 401),
        ]
        for headers, status in tried:
            assert (headers, asyncio.run(handshake(server, headers))) == (headers, status)


def test_requests_with_the_secret_of_another_or_none(server: Hosted) -> None:
    host, stranger = new_secret(server), new_secret(server)
    table, code = open_table(server, host)
    before = asyncio.run(kept(server))
    for method, path, body in [
        ("GET", "/api/me", None),
        ("POST", "/api/tables", {"game": "bulletbucks", "seats": 3}),
        ("POST", "/api/transfers", None),
        ("POST", "/api/transfers/use", {"code": "x"}),
        ("DELETE", f"/api/tables/{table}", None),
        ("GET", f"/api/tables/{table}/games/1/record", None),
    ]:
        assert fetch(server, method, path, body).code == "server/not-a-guest"
        assert fetch(server, method, path, body, "wrong").status == 401
        foreign = {"Origin": "http://evil.example", "Cookie": f"clickbang={host}"}
        assert fetch(server, method, path, body, headers=foreign).code == "server/foreign-origin"
    for key in (table, code):
        assert fetch(server, "DELETE", f"/api/tables/{key}", None, stranger).code == "server/no-such-table"
        assert fetch(server, "GET", f"/api/tables/{key}/games/1/record", None, stranger).status == 404
    assert fetch(server, "GET", "/api/tables").json == {"tables": []}
    assert table not in fetch(server, "GET", "/api/me", None, stranger).body.decode()
    assert asyncio.run(kept(server)) == before

    async def come() -> None:
        async with Caller(server, stranger) as caller:
            assert await caller.attend(code) == ""

    asyncio.run(come())
    assert fetch(server, "DELETE", f"/api/tables/{table}", None, stranger).code == "server/not-the-host"


# Moving to another device


def test_a_transfer_code_works_once_and_for_nobody_who_guesses(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        old, new, third = new_secret(server), new_secret(server), new_secret(server)
        _, code = open_table(server, old)

        async def sit() -> None:
            async with Caller(server, old) as caller:
                assert await caller.attend(code) == await caller.ask(messages.Sit(seat=0, name="Mover")) == ""

        asyncio.run(sit())
        transfer = fetch(server, "POST", "/api/transfers", None, old).json
        assert transfer["link"].endswith(f"/#transfer={transfer['code']}")
        assert fetch(server, "POST", "/api/transfers/use", {"code": "x" * 32}, third).code == "server/bad-transfer"
        assert fetch(server, "POST", "/api/transfers/use", {"code": transfer["code"]}, new).json == {"tables": 1}
        assert fetch(server, "POST", "/api/transfers/use", {"code": transfer["code"]}, third).status == 410
        seats = [len(fetch(server, "GET", "/api/me", None, who).json["tables"]) for who in (old, new, third)]
        assert seats == [0, 1, 0]


# Secrets


def test_secrets_are_in_no_log_and_no_message(tmp_path: Path) -> None:
    async def scene(server: Hosted, secrets: list[str]) -> list[str]:
        _, code = open_table(server, secrets[0])
        async with Caller(server, secrets[0]) as host, Caller(server, secrets[1]) as other:
            await seat_two(code, host, other)
            await begin(host, other)
            for caller in (host, other):
                for _ in range(3):
                    await caller.socket.send("{" + caller.secret)
                await caller.ask(messages.Attend(table=caller.secret[:16]))
            return host.texts + other.texts

    with hosted(tmp_path, log_level="debug") as server:
        secrets = [new_secret(server) for _ in range(2)]
        texts = asyncio.run(asyncio.wait_for(scene(server, secrets), LONG))
        cookie = fetch(server, "POST", "/api/guests").headers["set-cookie"].split(";")[0].split("=")[1]
        transfer = fetch(server, "POST", "/api/transfers", None, secrets[0]).json["code"]
        for path in ("/api/me", "/api/tables/x/games/1/record", f"/api/transfers/{transfer}", "/"):
            for headers in ({"Authorization": f"Bearer {secrets[0]}"}, {"Cookie": f"clickbang={cookie}"}):
                texts.append(str(fetch(server, "GET", path, headers=headers)))
        texts.append(str(fetch(server, "POST", "/api/transfers/use", {"code": [transfer]}, secrets[1])))
        with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
            (doc,) = database.execute("SELECT doc FROM rooms").fetchone()
            stored = b"".join(bytes(row[0]) for row in database.execute("SELECT hash FROM guests"))
        luck = doc[doc.index(b"secret") + 8 :][:64].decode()
        assert len(bytes.fromhex(luck)) == 32
        texts.append(server.log.read_text())
        for hidden in (*secrets, cookie, transfer, luck):
            assert not [text for text in texts if hidden in text]
            assert hidden.encode() not in stored
        server.stop()
        assert "Traceback" not in server.log.read_text()
