"""What somebody who plays against bots is asked, and how long they wait: in a real Chromium, bots at natural pace.

    make bench-questions                            both sizes, about fifteen minutes
    python -m bench.page.questions --games 3        three games of each kind and size
    python -m bench.page.questions --write          also put the figures into bench/page/README.md

Some games are played at the same time, each in a browser window of its own, by the same page and at tables like those
that *Play now* opens.
"""

import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize
from tests.browser.visiting import DESKTOP, PHONE, begin, browser, go_to, open_table, sit_down
from tests.server.hosting import hosted
from tools.protocol_docs import title

from bench.page.phone import new_page
from bench.shared import options, show
from clickbang.games import GAMES

PERSON = Path(__file__).with_name("person.js")
README = Path(__file__).with_name("README.md")
BEGIN, END = "<!-- the questions -->", "<!-- the end of the questions -->"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
KINDS = (("bulletbucks", 4), ("championship", 4), ("battleroyal", 6), ("battleroyal", 36))
COLUMNS = (
    "game", "size", "length", "questions", "real decisions", "card windows", "a single choice", "forced waiting",
    "of the length, median", "first decision, median",
)  # fmt: skip
Kind = tuple[str, str, int]
"""Size, game and seats."""
AT_ONCE = 3
"""More windows than that keep two cores busy, and then one waits for the machine."""
MOST_SECONDS = 900
"""A game that is not over by then is counted as far as it came."""
PLAY_NOW = 6
"""How many play where a visitor presses *Play now*, at most; a larger table is set up by hand."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game as one person had it; times in seconds."""

    length: float
    prompts: int
    decisions: int
    single: int
    windows: int
    forced: float
    first: float | None
    over: bool

    @classmethod
    def of(cls, seen: dict[str, Any]) -> "Played":
        decisions = seen["prompts"] - seen["single"] - seen["clicked"]
        first = None if seen["first"] is None else seen["first"] / 1000
        return cls(
            seen["length"] / 1000, seen["prompts"], decisions, seen["single"], seen["clicked"] + seen["windows"],
            seen["forced"] / 1000,
            first, seen["over"],
        )  # fmt: skip


def sit_at(chrome: Browser, address: str, game: str, seats: int, size: ViewportSize) -> Page:
    """Somebody begins a game, and plays it on their own from here on."""
    page = new_page(chrome, size, 1)
    windows = [kind for one in GAMES.values() for kind in one.windows]
    page.context.add_init_script(f"window.windows = {windows!r};")
    page.context.add_init_script(path=PERSON)
    page.goto(address)
    page.wait_for_selector(".games")
    if seats <= PLAY_NOW:
        place = page.evaluate("async () => (await (await fetch('/api/games')).json()).games.map(({ name }) => name)")
        page.locator(".games button.primary").nth(place.index(game)).click()
    else:
        go_to(page, open_table(page, game, seats, bot=tuple(GAMES[game].bots)[-1], pace="natural"))
        sit_down(page, "Ann")
        begin(page)
    page.wait_for_selector(".game")
    return page


def play(chrome: Browser, address: str, kinds: list[Kind], at_once: int, most: float) -> dict[Kind, list[Played]]:
    """These games, so many at the same time; what is not over in time is left."""
    waiting, pages = list(reversed(kinds)), list[tuple[Kind, Page, float]]()
    played: dict[Kind, list[Played]] = {}
    while waiting or pages:
        while waiting and len(pages) < at_once:
            size, game, seats = waiting.pop()
            page = sit_at(chrome, address, game, seats, SIZES[size])
            pages.append(((size, game, seats), page, time.monotonic() + most))
        time.sleep(1)
        for entry in list(pages):
            kind, page, until = entry
            one = Played.of(page.evaluate("() => window.seen"))
            if one.over or time.monotonic() > until:
                played.setdefault(kind, []).append(one)
                page.context.close()
                pages.remove(entry)
    return played


def span(values: list[float], unit: str = "") -> str:
    """The least and the most, or the one number that both are."""
    low, high = (f"{one:.0f}" for one in (min(values), max(values)))
    return f"{low}{unit}" if low == high else f"{low}–{high}{unit}"


def row(size: str, game: str, seats: int, played: list[Played]) -> str:
    """A line of the table: what lies between the least and the most of these games, and two medians."""
    waited = statistics.median(one.forced / one.length for one in played)
    firsts = [one.first for one in played if one.first is not None]
    unfinished = sum(not one.over for one in played)
    cells = [
        f"{title(GAMES[game])}, {seats}",
        size,
        span([one.length for one in played], " s") + (f" ({unfinished} unfinished)" if unfinished else ""),
        span([one.prompts for one in played]),
        span([one.decisions for one in played]),
        span([one.windows for one in played]),
        span([one.single for one in played]),
        span([one.forced for one in played], " s"),
        f"{waited:.0%}",
        f"{statistics.median(firsts):.0f} s" if firsts else "–",
    ]
    return f"| {' | '.join(cells)} |"


def measure(games: int, only: str, at_once: int, most: float) -> list[str]:
    ordered = [(size, game, seats) for game, seats in KINDS for size in SIZES if only in f"{game} {seats} {size}"]
    with tempfile.TemporaryDirectory() as place, hosted(Path(place), tables_each=500) as server, browser() as chrome:
        played = play(chrome, server.address, ordered * games, at_once, most)
    head = f"| {' | '.join(COLUMNS)} |"
    return [head, "|---|---" + "|---:" * (len(COLUMNS) - 2) + "|", *(row(*key, played[key]) for key in ordered)]


def main() -> None:
    parser = options(__doc__)
    parser.add_argument("--games", type=int, default=1, help="so many of each kind and size (1)")
    parser.add_argument("--only", default="", help='kinds whose name has this in it, as in "battleroyal 36 phone"')
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help=f"so many at the same time ({AT_ONCE})")
    parser.add_argument("--seconds", type=float, default=MOST_SECONDS, help=f"a game is left then ({MOST_SECONDS})")
    asked = parser.parse_args()
    text = "\n".join(measure(asked.games, asked.only, asked.at_once, asked.seconds))
    show(text, README, asked.write, BEGIN, END)


if __name__ == "__main__":
    main()
