"""A page whose table lives with another worker: a whole game, though that worker is killed in the middle of it."""

import signal
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.visiting import (
    begin,
    complaints,
    go_to,
    open_table,
    play_to_the_end,
    press_something,
    sit_down,
    visit,
)
from tests.server.cluster.relaying import relayed
from tests.server.hosting import OnPostgres

KEPT = """
from clickbang.server.sockets import connection
connection.SILENCE = 600.0
"""
"""However long the machine lets the server wait, the page does not take it for gone."""


def test_a_game_goes_on_when_the_worker_with_the_table_dies(chrome: Browser, tmp_path: Path, database: str) -> None:
    with relayed(tmp_path, database, KEPT, owners=2) as server:
        page = visit(chrome, server.address)
        sockets: list[str] = []
        page.on("websocket", lambda socket: sockets.append(socket.url))
        go_to(page, open_table(page, "bulletbucks", 3))
        sit_down(page, "Ann")
        begin(page)
        for owner in server.owners:  # one of them has it, and when that is gone the other one
            for turn in range(20):
                press_something(page, turn)
            OnPostgres.end(owner, signal.SIGKILL)
            for turn in range(20):
                press_something(page, turn)
            owner.start()
        play_to_the_end(page)
        assert complaints(page) == []
        assert len(sockets) == 1  # the connection of the page was never cut
        page.context.close()
