"""A server that is told to stop says so to its visitors, and stops, whatever hangs."""

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from clickbang.protocol.errors import STOPPING
from clickbang.protocol.messages import Say
from tests.server.caller import Caller, fetch, new_secret
from tests.server.hosting import Hosted, hosted
from tests.server.patience import SOON
from tests.server.running.test_processes import with_a_bot
from tests.server.storage.test_cut_log import MISSING, remarks

BOT = "multiprocessing.spawn"


async def goodbye(server: Hosted, how: signal.Signals) -> list[dict[str, Any]]:
    """What a visitor hears when the server is told to stop."""
    secret = new_secret(server)
    code = fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret).json["code"]
    async with Caller(server, secret) as caller:
        assert await caller.attend(code) == ""
        assert server.process is not None
        server.process.send_signal(how)
        heard: list[dict[str, Any]] = []
        async with asyncio.timeout(SOON):
            while not heard:
                heard = [message for message in await caller.receive() if message["type"] == "closing"]
        return heard


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_visitors_are_told_that_the_server_stops(tmp_path: Path, how: signal.Signals) -> None:
    with hosted(tmp_path) as server:
        (closing,) = asyncio.run(goodbye(server, how))
        assert closing["code"] == STOPPING.code
        assert closing["back_after"] > 0
        assert server.process is not None
        assert server.process.wait(SOON) in (0, -how, 130)
        server.end(how)
    assert "Traceback" not in server.log.read_text()


def test_a_server_whose_writer_hangs_stops_and_says_what_was_not_finished(tmp_path: Path) -> None:
    async def ask_in_vain() -> None:
        secret = new_secret(server)
        code = fetch(server, "POST", "/api/tables", {"game": "bulletbucks", "seats": 3}, secret).json["code"]
        async with Caller(server, secret) as caller:
            assert await caller.attend(code) == ""
            os.kill(writer, signal.SIGSTOP)
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(caller.ask(Say(text="never acknowledged")), 0.3)

    with hosted(tmp_path) as server:
        remarks(server, 3)
        writer = server.pid_of("sqlite_writer")
        asyncio.run(ask_in_vain())
        assert server.stop() == 1
        assert not Path(f"/proc/{writer}").exists()
        said = server.log.read_text()
        assert "could not be written" in said
        server.start()
        assert MISSING not in server.log.read_text()


def test_a_server_whose_bot_hangs_stops(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        processes = with_a_bot(server)
        (bot,) = [place for place in processes if b"spawn_main" in (place / "cmdline").read_bytes()]
        os.kill(int(bot.name), signal.SIGSTOP)
        assert server.stop() in (0, -signal.SIGTERM)
        assert not bot.exists()
    assert "Traceback" not in server.log.read_text()
