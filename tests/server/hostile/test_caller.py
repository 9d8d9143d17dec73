"""Who calls a server by hand comes again when the table has moved, as the protocol wants it."""

import json
from pathlib import Path
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

from clickbang.protocol.messages import Ready
from tests.server.caller import Caller
from tests.server.hosting import Hosted


async def test_what_was_asked_of_a_table_that_moves_is_asked_again(tmp_path: Path) -> None:
    heard: list[dict[str, Any]] = []

    async def moves(socket: ServerConnection) -> None:
        async for text in socket:
            heard.append(json.loads(text))
            asked = [message for message in heard if message["type"] == "ready"]
            if len(asked) == 1 and asked[0] is heard[-1]:
                await socket.send(json.dumps([{"type": "resume"}]))
            else:
                await socket.send(json.dumps([{"type": "done", "id": heard[-1].get("id")}]))

    async with serve(moves, "127.0.0.1", 0) as server:
        place = Hosted(tmp_path)
        place.port = server.sockets[0].getsockname()[1]
        async with Caller(place, "secret") as caller:
            assert await caller.attend("CODE") == ""
            assert await caller.ask(Ready()) == ""
    assert [message["type"] for message in heard] == ["hello", "attend", "ready", "attend", "ready"]
    assert heard[3]["table"] == "CODE"
