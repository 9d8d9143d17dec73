"""What the page really fetches: bytes as they came over the line, of scripts and of all the rest."""

from dataclasses import dataclass
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request

from tests.browser.visiting import PATIENCE, PHONE, begin, go_to, open_table, sit_down

SETTLED = 1000
"""Milliseconds without anything new: nothing more is to come."""
MOST_SCRIPT, MOST_REST, MOST_TABLE = 120_000, 90_000, 300_000


@dataclass(frozen=True, slots=True)
class Fetched:
    """Bytes, compressed as the server sends them."""

    script: int
    rest: int

    @classmethod
    def of(cls, files: dict[str, int]) -> "Fetched":
        script = sum(size for name, size in files.items() if name.endswith(".js"))
        return cls(script, sum(files.values()) - script)


def files_of(page: Page, requests: list[Request]) -> dict[str, int]:
    """Everything until nothing new comes; answers of the server are no files, but they come over the same line."""
    before = -1
    while len(requests) != before:
        before = len(requests)
        page.wait_for_timeout(SETTLED)
    return {urlsplit(one.url).path: one.sizes()["responseBodySize"] for one in requests}


def first_page(chrome: Browser, address: str) -> tuple[Page, list[Request]]:
    """Somebody who has never been here. The page's clock stands still: what it fetches while one reads comes later."""
    context = chrome.new_context(viewport=PHONE)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    requests = list[Request]()
    page.on("requestfinished", lambda request: requests.append(request))
    page.clock.install(time=0)
    page.clock.pause_at(1)
    page.goto(address)
    page.wait_for_selector(".self .portrait .head")
    return page, requests


def play_at(page: Page, game: str, seats: int) -> None:
    """A table at which a game has begun."""
    page.clock.resume()
    go_to(page, open_table(page, game, seats))
    sit_down(page, "Ann")
    begin(page)
    page.wait_for_selector(".game .portrait .head")


def weigh(chrome: Browser, address: str, game: str, seats: int) -> tuple[dict[str, int], dict[str, int]]:
    """The files of the first page, and those that come on top of them for a table of this game."""
    page, requests = first_page(chrome, address)
    first = files_of(page, requests)
    play_at(page, game, seats)
    more = {name: size for name, size in files_of(page, requests).items() if name not in first}
    page.context.close()
    return first, more
