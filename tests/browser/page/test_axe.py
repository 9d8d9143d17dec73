"""axe finds nothing on any page, in any colours."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser import visiting
from tests.browser.axe import violations
from tests.server.hosting import Hosted

SIZES = pytest.mark.parametrize(
    "size",
    [pytest.param(visiting.PHONE, id="phone"), pytest.param(visiting.DESKTOP, id="desktop", marks=pytest.mark.soak)],
)
each_game = pytest.mark.parametrize(("game", "seats"), visiting.GAMES, ids=[game for game, _ in visiting.GAMES])


def go(page: Page, where: str, selector: str) -> None:
    page.evaluate("(where) => { location.hash = where }", where)
    page.wait_for_selector(selector)


@SIZES
def test_home_settings_setup_and_a_new_device(chrome: Browser, server: Hosted, size: ViewportSize) -> None:
    page = visiting.visit(chrome, server.address, size=size)
    found = violations(page, "home")
    page.click("[aria-controls=settings]")
    found += violations(page, "settings")
    page.keyboard.press("Escape")
    for game, _ in visiting.GAMES:
        go(page, f"new/{game}", "form.new #seats")
        found += violations(page, f"setup of {game}")
    go(page, "nonsense", "main")
    found += violations(page, "no such table")
    assert found == []
    page.context.close()


@SIZES
@each_game
def test_the_lobby_the_table_its_sides_and_the_result(
    chrome: Browser, server: Hosted, game: str, seats: int, size: ViewportSize
) -> None:
    page = visiting.visit(chrome, server.address, size=size)
    watching = visiting.visit(chrome, server.address, size=size)
    code = visiting.open_table(page, game, seats, bot="")
    visiting.go_to(page, code)
    found = violations(page, "lobby before sitting down")
    visiting.sit_down(page, "Ann")
    page.click("button:has-text('QR')")
    visiting.pull_out(page, "chat")
    page.fill(".chat input", "hello")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chat li:has-text('hello')")
    found += violations(page, "lobby")
    page.keyboard.press("Escape")
    visiting.go_to(watching, code)
    visiting.begin(page)
    page.wait_for_selector(".bar h2")
    visiting.pull_out(page, "log")
    visiting.press_until(page, ".log .rule")
    visiting.press_for(page.locator(".log .rule").first, page.locator(".log li p"))
    found += violations(page, "log with a rule open")
    visiting.pull_out(page, "chat")
    page.wait_for_selector(".chat")
    found += violations(page, "chat")
    visiting.pull_out(page, "share")
    found += violations(page, "invitation")
    visiting.pull_out(watching, "log")
    watching.wait_for_selector(".log li")
    found += violations(watching, "spectator")
    visiting.pull_out(page, "log")
    visiting.play_to_the_end(page)
    found += violations(page, "result")
    watching.wait_for_selector(".result")
    found += violations(watching, "result for a spectator")
    go(page, "/", ".games")
    page.wait_for_selector(".home ul a.card")
    found += violations(page, "home with tables of one's own")
    assert found == []
    assert visiting.complaints(page) == []
    for one in (page, watching):
        one.context.close()
