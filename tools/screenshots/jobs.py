"""All that pictures are taken of, and who takes them."""

import tempfile
import time
import traceback
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import Empty
from typing import Any

from tests.browser.questions import QUESTIONS
from tests.browser.visiting import browser
from tests.server.hosting import hosted

from tools.screenshots.films import film, film_crowd
from tools.screenshots.looks import MAIN, OTHERS
from tools.screenshots.moves import moves
from tools.screenshots.questions import crowd, question
from tools.screenshots.screens import drawers, outside

Job = tuple[str, Callable[..., None]]
"""What it is called, and what takes its pictures, given a browser, a server's address and a folder."""


def jobs() -> list[Job]:
    """The longest first, so that nobody waits for them at the end."""
    games = ["bulletbucks", "championship", "battleroyal"]
    films = [(f"film-{game}-{look.name}", partial(film, game=game, look=look)) for look in MAIN for game in games]
    asks = [(f"ask-{one.game}-{one.kind}", partial(question, game=one.game, kind=one.kind)) for one in QUESTIONS]
    looks = MAIN + OTHERS
    before = [(f"outside-{look.name}", partial(outside, look=look)) for look in looks]
    beside = [(f"drawers-{look.name}", partial(drawers, look=look)) for look in [*MAIN, *OTHERS[:2]]]
    many = [(f"crowd-battleroyal-{look.name}", partial(crowd, look=look)) for look in looks]
    films += [(f"film-crowd-battleroyal-{look.name}", partial(film_crowd, look=look)) for look in MAIN]
    moving = [(f"moves-{look.name}", partial(moves, look=look)) for look in MAIN]
    return [*films, *moving, *asks, *before, *beside, *many]


def work(waiting: Any, folder: Path) -> None:
    """Do what waits, at a server and in a browser of one's own."""
    wanted = dict(jobs())
    with tempfile.TemporaryDirectory() as place, hosted(Path(place), tables_each=5000) as server, browser() as chrome:
        while True:
            try:
                name = waiting.get_nowait()
            except Empty:
                return
            began = time.monotonic()
            try:
                wanted[name](chrome, server.address, folder)
            except Exception:
                print(f"{name}: no picture\n{traceback.format_exc()}", flush=True)
            print(f"{name}: {time.monotonic() - began:.0f} s", flush=True)
