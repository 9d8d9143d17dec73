"""How much jumps on the page in whole games, by Chromium's own count of layout shifts.

    make bench-page                            also measures the rest
    python -m bench.page.shift                 every game at both sizes, a few minutes
    python -m bench.page.shift --games 3       three of each
    python -m bench.page.shift --write         also put the figures into bench/page/README.md

A visitor comes to the first page, opens a table, sits down, and plays against bots that take no time, to the end.
Things move as they are meant to move, at the faster tempo. Presses are made by script, which is no input to the
browser: what jumps right after a press is counted too.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize
from tests.browser.shifts import MOST, Shift, shifts, watch_shifts, worst
from tests.browser.visiting import DESKTOP, GAMES, PHONE, browser, go_to, open_table, press_something
from tests.server.hosting import hosted
from tools.protocol_docs import title

from bench.page.phone import new_page
from bench.shared import options, show
from clickbang.core.registry import game_named

README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- the shifts -->", "<!-- the end of the shifts -->"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
KEPT = '{"lang":"en","theme":"dark","fast":true,"seals":false}'
MOST_TURNS = 40_000
"""A game that is not over by then is counted as far as it came."""
SIT = '() => document.querySelector(".seats button.primary").click()'
START = '() => document.querySelector("button.begin").click()'


def whole_game(chrome: Browser, address: str, game: str, seats: int, size: ViewportSize) -> list[Shift]:
    """All that jumped from the first page to the end of a game."""
    page = new_page(chrome, size, 1, KEPT)
    page.goto(address)
    watch_shifts(page)
    page.wait_for_selector(".games")
    page.wait_for_timeout(1000)
    go_to(page, open_table(page, game, seats))
    page.wait_for_timeout(500)
    page.evaluate(SIT)
    page.wait_for_selector(".seats li.you")
    page.wait_for_timeout(500)
    page.evaluate(START)
    page.wait_for_selector(".game")
    for turn in range(MOST_TURNS):
        if page.locator(".result").count():
            break
        press_something(page, turn)
    page.wait_for_timeout(1500)
    found = shifts(page)
    page.context.close()
    return found


def row(game: str, seats: int, size: str, sums: list[float]) -> str:
    return f"| {title(game_named(game))}, {seats} | {size} | {len(sums)} | {max(sums):.4f} |"


def measure(games: int, only: str) -> list[str]:
    lines = ["| game | size | games | layout shift, the worst of them |", "|---|---|---:|---:|"]
    with tempfile.TemporaryDirectory() as place, hosted(Path(place), tables_each=500) as server, browser() as chrome:
        for game, seats in GAMES:
            for name, size in SIZES.items():
                if only not in f"{game} {name}":
                    continue
                sums = list[float]()
                for _ in range(games):
                    found = whole_game(chrome, server.address, game, seats, size)
                    sums.append(sum(one.value for one in found))
                    print(f"{game} {name}: {sums[-1]:.4f}", *worst(found), sep="\n    ", flush=True)
                lines.append(row(game, seats, name, sums))
    return lines


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("--games", type=int, default=1, help="so many of each game and size (1)")
    parser.add_argument("--only", default="", help='those whose name has this in it, as in "bulletbucks phone"')
    asked = parser.parse_args()
    text = "\n".join(measure(asked.games, asked.only))
    show(text, README, asked.write, BEGIN, END)
    print(f"At most {MOST} is allowed.")


if __name__ == "__main__":
    main()
