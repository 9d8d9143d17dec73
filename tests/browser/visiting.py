"""A real browser at a real server, for tests: a Chromium, driven by Playwright."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate
from tools.parts.chromium import chromium, launched

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
GAMES = [("bulletbucks", 4), ("championship", 3), ("battleroyal", 6)]
"""Each game with how many play it here."""
PATIENCE = 60_000
"""Milliseconds that anything may take on a busy machine."""
WHOLE_GAME = 5 * PATIENCE
expect.set_options(timeout=PATIENCE)


COMPLAINTS: dict[Page, list[str]] = {}
OPEN_TABLE = """async (body) => {
    const headers = {"content-type": "application/json"};
    return (await fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(body)})).json();
}"""


@contextmanager
def browser() -> Iterator[Browser]:
    with launched(chromium()) as opened:
        yield opened


def visit(
    opened: Browser, address: str, lang: str = "en", skin: str = "classic", size: ViewportSize = PHONE, **more: Any
) -> Page:
    """A person who opens the address: a browser of their own, and an error for everything the console complains of."""
    context: BrowserContext = opened.new_context(viewport=size, reduced_motion="reduce", **more)
    context.set_default_timeout(PATIENCE)
    kept = f'{{"lang":"{lang}","skin":"{skin}","theme":"dark","fast":true,"seals":false,"name":""}}'
    context.add_init_script(f"localStorage.getItem('clickbang') ?? localStorage.setItem('clickbang', '{kept}')")
    page = context.new_page()
    heard = COMPLAINTS[page] = []

    def on_error(error: Error) -> None:
        heard.append(str(error))

    def on_console(message: ConsoleMessage) -> None:
        # a server that is restarted cannot be reached for a moment, and a browser says so
        expected = "WebSocket connection" in message.text or "Failed to load resource" in message.text
        if message.type == "error" and not expected:
            heard.append(message.text)

    page.on("pageerror", on_error)
    page.on("console", on_console)
    page.goto(address)
    page.wait_for_selector("main h1")
    return page


def complaints(page: Page) -> list[str]:
    """What the page's console has complained of."""
    return COMPLAINTS[page]


def open_table(page: Page, game: str, seats: int, bot: str = "random", **choices: Any) -> str:
    """Open a table as the page would, with bots that take no time; returns its code."""
    wanted = {"game": game, "seats": seats, "bot": bot, "clock": "none", "pace": "none", **choices}
    return str(page.evaluate(OPEN_TABLE, wanted)["code"])


def go_to(page: Page, code: str) -> None:
    page.evaluate("(code) => { location.hash = code }", code)
    page.wait_for_selector(".lobby, .game")


def sit_down(page: Page, name: str) -> None:
    page.fill("#name", name)
    page.locator(".seats button.primary").first.click()
    page.wait_for_selector(".seats li.you")


def begin(page: Page) -> None:
    """The host begins."""
    page.locator("section button.primary:has-text('Begin'), section button.primary:has-text('Commencer')").click()
    page.wait_for_selector(".game")


def pull_out(page: Page, drawer: str) -> None:
    """Open a drawer beside the table, if it is not open."""
    shown = page.locator(f"#{drawer}.drawer")
    if not shown.count():
        press_for(page.locator(f"header [aria-controls={drawer}]"), shown)


def press_for(target: Locator, shown: Locator) -> None:
    """Press until this is shown: the game may have moved the target away from under the pointer just then."""
    for _ in range(20):
        target.click()
        try:
            shown.first.wait_for(timeout=2000)
        except TooLate:
            continue
        return
    raise AssertionError("pressed in vain")


BUTTONS = ".bar button:not([disabled]):not(.quiet)"


def play_to_the_end(page: Page) -> None:
    """Press what can be pressed, as somebody would who knows nothing of the game, until it is over."""
    press_until(page, ".result")


def press_until(page: Page, selector: str, text: str = "") -> None:
    """Press something whenever something can be pressed, until this is there, with this text in it."""
    keep_pressing(page, selector, text)
    page.locator(selector, has_text=text).first.wait_for(state="attached", timeout=WHOLE_GAME)


def keep_pressing(page: Page, selector: str, text: str = "") -> None:
    """Let the page press something in every frame from now on, until this is there, with this text in it."""
    page.evaluate(KEEP_PRESSING, [selector, text, BUTTONS])


def press_something(page: Page, turn: int) -> None:
    """One of the buttons that can be pressed now, if there is one."""
    page.evaluate(PRESS, [BUTTONS, turn])
    page.wait_for_timeout(15)


PRESS = """([selector, turn]) => {
    const found = [...document.querySelectorAll(selector)].filter((button) => button.offsetParent !== null);
    // scattered: in step with the turns one could add a note and take it back for ever
    if (found.length) found[((turn * 2654435761) >>> 7) % found.length].click();
}"""
KEEP_PRESSING = f"""([selector, text, buttons]) => {{
    const press = {PRESS};
    const go = (turn) => {{
        if ([...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text))) return;
        press([buttons, turn]);
        requestAnimationFrame(() => go(turn + 1));
    }};
    go(0);
}}"""
