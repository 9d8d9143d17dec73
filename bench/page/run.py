"""The benchmark of the page, in a real Chromium.

    make bench-page                        a few minutes
    python -m bench.page.run --write       also put the figures into bench/page/README.md

What is measured beside it is no part of this project: an empty page with one CSS animation, served by Python's own
http.server, in the same browser under the same brakes. It is what this machine can do at best.
"""

import os
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.fetched import MOST_REST, MOST_SCRIPT, MOST_TABLE, Fetched, weigh
from tests.browser.visiting import begin, browser, go_to, open_table, press_something, sit_down
from tests.server.hosting import hosted

from bench.page.frames import Smoothness, record, recorded
from bench.page.phone import new_page, slow_down, slow_network
from bench.shared import options, show

README = Path(__file__).with_name("README.md")
VISITS = 3
TABLES = {
    "a table of Bulletbucks, 4": ("bulletbucks", 4),
    "a table of World Championship, 4": ("championship", 4),
    "a table of Battle Royal, 36": ("battleroyal", 36),
}
SCENES = {
    "the spin (Bulletbucks)": ("bulletbucks", 4, ".wheel"),
    "the reveal (Bulletbucks)": ("bulletbucks", 4, ".bid, .pile"),
    "the volley (World Championship)": ("championship", 4, ".held-up, .outcome, .plate, .turning"),
    "the thumbs (Battle Royal)": ("battleroyal", 6, ".closeup"),
}
COLUMNS = (
    "what moves", "brake", "frames", "median, ms", "p95, ms", "over 25 ms", "p95 ÷ that of the empty page",
    "longest task, ms",
)  # fmt: skip
LENGTH = 15_000
"""Milliseconds of a game in which frames are timed."""
SEAL = """() => {
    const seal = document.querySelector(".bar .seal:not([disabled]):not([aria-disabled=true])");
    seal?.click();
    return seal !== null;
}"""
FLOOR = """<!doctype html><title>floor</title><style>
@keyframes turn { to { transform: rotate(1turn) } }
div { width: 100px; height: 100px; background: teal; animation: turn 2s linear infinite }
</style><h1>One thing turns</h1><div></div>"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nothing: the figures are what is printed."""


@contextmanager
def floor() -> Iterator[str]:
    """The address of an empty page on which one thing turns."""
    with tempfile.TemporaryDirectory() as place:
        Path(place, "index.html").write_text(FLOOR, encoding="utf-8")
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=place))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            server.server_close()


def weights(chrome: Browser, address: str) -> list[str]:
    """What is fetched for the first page, and what more for a table of each game."""
    lines = list[str]()
    for name, (game, seats) in TABLES.items():
        first, more = weigh(chrome, address, game, seats)
        if not lines:
            came = Fetched.of(first)
            lines += [
                f"| first page: scripts, of {MOST_SCRIPT // 1000} kB | {came.script / 1000:.1f} kB |",
                f"| first page: all the rest, of {MOST_REST // 1000} kB | {came.rest / 1000:.1f} kB |",
            ]
        lines.append(f"| {name}: more, of {MOST_TABLE // 1000} kB | {sum(more.values()) / 1000:.1f} kB |")
    return lines


def arrive(chrome: Browser, address: str) -> tuple[float, float]:
    """On a slow phone: seconds until "Play now" can be clicked, and from that click to a question."""
    page = new_page(chrome)
    slow_down(page, 4)
    slow_network(page)
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator(".games button.primary").first.click(trial=True)
    usable = time.monotonic()
    page.locator(".games button.primary").first.click()
    page.locator(".bar button:not([disabled])").first.click(trial=True)
    answerable = time.monotonic()
    page.context.close()
    return usable - began, answerable - usable


def empty_arrival(chrome: Browser, address: str) -> float:
    page = new_page(chrome)
    slow_down(page, 4)
    slow_network(page)
    began = time.monotonic()
    page.goto(address, wait_until="commit")
    page.locator("h1").click(trial=True)
    usable = time.monotonic() - began
    page.context.close()
    return usable


def floor_frames(chrome: Browser, address: str, brake: int) -> Smoothness:
    page = new_page(chrome)
    slow_down(page, brake)
    page.goto(address)
    record(page, "div", 6000)
    seen = recorded(page)
    page.context.close()
    return seen


def game_frames(chrome: Browser, address: str, game: str, seats: int, selector: str, brake: int) -> Smoothness:
    """Somebody plays, and every frame in which this part of the table moves is timed."""
    page: Page = new_page(chrome)
    page.goto(address)
    page.wait_for_selector(".games")
    go_to(page, open_table(page, game, seats))
    sit_down(page, "Ann")
    begin(page)
    slow_down(page, brake)
    record(page, selector, LENGTH)
    for turn in count():
        if page.evaluate("() => window.recorded"):
            break
        # seldom, so that what moves is seen to its end and asking does not disturb it
        page.wait_for_timeout(250)
        if not page.evaluate(SEAL):
            press_something(page, turn)
    seen = recorded(page)
    page.context.close()
    return seen


def row(name: str, brake: int, seen: Smoothness, best: Smoothness) -> str:
    ratio = seen.p95 / best.p95
    figures = f"{seen.median:.1f} | {seen.p95:.1f} | {seen.late:.0%} | {ratio:.2f} | {seen.longest:.0f}"
    return f"| {name} | {brake}× | {seen.frames} | {figures} |"


def measure() -> list[str]:
    busy = os.getloadavg()[0]
    with (
        tempfile.TemporaryDirectory() as place,
        hosted(Path(place), tables_each=500) as server,
        floor() as empty,
        browser() as chrome,
    ):
        arrivals = [arrive(chrome, server.address) for _ in range(VISITS)]
        bare = [empty_arrival(chrome, empty) for _ in range(VISITS)]
        usable, answerable = (statistics.median(one[part] for one in arrivals) for part in (0, 1))
        lines = [
            "| | |",
            "|---|---:|",
            *weights(chrome, server.address),
            f'| slow phone: until "Play now" can be clicked | {usable:.2f} s |',
            f"| slow phone: from that click to a question that can be answered | {answerable:.2f} s |",
            f"| slow phone: the empty page | {statistics.median(bare):.2f} s |",
            "",
            f"| {' | '.join(COLUMNS)} |",
            "|---" + "|---:" * (len(COLUMNS) - 1) + "|",
        ]
        for brake in (1, 4):
            best = floor_frames(chrome, empty, brake)
            lines.append(row("the empty page", brake, best, best))
            for name, (game, seats, selector) in SCENES.items():
                seen = game_frames(chrome, server.address, game, seats, selector, brake)
                lines.append(row(name, brake, seen, best))
    after = os.getloadavg()[0]
    cores = f"{os.cpu_count()} cores, of which others wanted {busy:.1f} before the run; with it, it was {after:.1f}"
    return [*lines, "", f"The machine has {cores} (load averages)."]


def main() -> None:
    asked = options(__doc__).parse_args()
    show("\n".join(measure()), README, asked.write)


if __name__ == "__main__":
    main()
