"""Every screen that is no question: the first page, setup, lobby, lessons, drawers, credits."""

from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.visiting import begin, go_to, open_table, press_for, pull_out, sit_down, visit

from tools.screenshots.looks import MAIN, Look, dress

LESSONS = ("bulletbucks", "championship", "battleroyal")
LOBBIES = (("championship", 4, ""), ("battleroyal", 36, "random"))
"""A game, its seats, and who sits in them."""
DRAWERS = ("log", "chat", "share", "settings")
SETTLED = 700
"""Milliseconds after which fonts and faces are there."""


class Camera:
    """Takes pictures of one page in one look."""

    def __init__(self, page: Page, look: Look, folder: Path) -> None:
        self.page = page
        self.look = look
        self.folder = folder

    def take(self, subject: str, whole: bool = False) -> None:
        self.page.wait_for_load_state("networkidle")
        self.page.wait_for_timeout(SETTLED)
        self.page.screenshot(path=self.folder / f"{subject}--{self.look.name}.png", full_page=whole)


def go_home(page: Page) -> None:
    page.evaluate("() => { location.hash = '/' }")
    page.wait_for_selector(".games li")


def rarely_seen(page: Page, camera: Camera) -> None:
    """What is looked at on a phone and on a desktop only."""
    camera.take("first-page-whole", whole=True)
    page.locator(".portrait-button").click()
    camera.take("first-page-portrait")
    page.evaluate("() => { location.hash = 'credits' }")
    camera.take("credits")
    go_to(page, open_table(page, "championship", 4, bot=""))
    camera.take("lobby-before-sitting")


def outside(chrome: Browser, address: str, folder: Path, look: Look) -> None:
    """What is seen before a game begins."""
    page = visit(chrome, address, size=look.size)
    dress(page, look)
    camera = Camera(page, look, folder)
    page.wait_for_selector(".games li")
    camera.take("first-page")
    if look in MAIN:
        rarely_seen(page, camera)
    page.evaluate("() => { location.hash = 'new/battleroyal' }")
    page.wait_for_selector("form.new #seats")
    camera.take("setup")
    for game, seats, bot in LOBBIES:
        go_to(page, open_table(page, game, seats, bot=bot))
        sit_down(page, "Robin")
        camera.take(f"lobby-{seats}")
    for number, game in enumerate(LESSONS):
        go_home(page)
        page.locator(f"li:nth-child({number + 1}) .learn").click()
        page.wait_for_selector(".guide .words:not(:empty)")
        camera.take(f"lesson-{game}")
    page.context.close()


def drawers(chrome: Browser, address: str, folder: Path, look: Look) -> None:
    """What lies beside a table, and the rulebook over it."""
    page = visit(chrome, address, size=look.size)
    dress(page, look)
    camera = Camera(page, look, folder)
    go_to(page, open_table(page, "bulletbucks", 5, bot="shrewd"))
    sit_down(page, "Robin")
    begin(page)
    page.wait_for_selector(".bar h2")
    for drawer in DRAWERS:
        pull_out(page, drawer)
        camera.take(f"drawer-{drawer}")
    page.keyboard.press("Escape")
    press_for(page.locator("header .rulebook, header [aria-haspopup=dialog]").first, page.locator("dialog[open]"))
    camera.take("rulebook")
    page.context.close()
