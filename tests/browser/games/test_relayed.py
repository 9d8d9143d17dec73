"""A page whose table lives with another worker: a whole game, though that worker is killed in the middle of it."""

import signal
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import visiting
from tests.server.cluster.relaying import relayed
from tests.server.hosting import OnPostgres

KEPT = """
from clickbang.server.sockets import connection
connection.SILENCE = 600.0
"""
"""However long the machine lets the server wait, the page does not take it for gone."""


def test_a_game_goes_on_when_the_worker_with_the_table_dies(chrome: Browser, tmp_path: Path, database: str) -> None:
    with relayed(tmp_path, database, KEPT, owners=2) as server:
        page = visiting.visit(chrome, server.address)
        sockets: list[str] = []
        page.on("websocket", lambda socket: sockets.append(socket.url))
        visiting.go_to(page, visiting.open_table(page, "bulletbucks", 3))
        visiting.sit_down(page, "Ann")
        visiting.begin(page)
        for owner in server.owners:  # one of them has it, and when that is gone the other one
            for turn in range(20):
                visiting.press_something(page, turn)
            OnPostgres.end(owner, signal.SIGKILL)
            for turn in range(20):
                visiting.press_something(page, turn)
            owner.start()
        visiting.play_to_the_end(page)
        assert visiting.complaints(page) == []
        assert len(sockets) == 1  # the connection of the page was never cut
        page.context.close()
