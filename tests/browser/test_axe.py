"""axe finds nothing on any page, in any colours."""

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.axe import violations
from tests.browser.visiting import (
    DESKTOP,
    GAMES,
    PHONE,
    begin,
    complaints,
    go_to,
    open_table,
    play_to_the_end,
    press_for,
    press_until,
    pull_out,
    sit_down,
    visit,
)
from tests.server.hosting import Hosted

SIZES = pytest.mark.parametrize(
    "size", [pytest.param(PHONE, id="phone"), pytest.param(DESKTOP, id="desktop", marks=pytest.mark.soak)]
)
each_game = pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])


def go(page: Page, where: str, selector: str) -> None:
    page.evaluate("(where) => { location.hash = where }", where)
    page.wait_for_selector(selector)


@SIZES
def test_home_settings_setup_and_a_new_device(chrome: Browser, server: Hosted, size: ViewportSize) -> None:
    page = visit(chrome, server.address, size=size)
    found = violations(page, "home")
    page.click("[aria-controls=settings]")
    found += violations(page, "settings")
    page.keyboard.press("Escape")
    for game, _ in GAMES:
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
    page = visit(chrome, server.address, size=size)
    watching = visit(chrome, server.address, size=size)
    code = open_table(page, game, seats, bot="")
    go_to(page, code)
    found = violations(page, "lobby before sitting down")
    sit_down(page, "Ann")
    page.click("button:has-text('QR')")
    pull_out(page, "chat")
    page.fill(".chat input", "hello")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chat li:has-text('hello')")
    found += violations(page, "lobby")
    page.keyboard.press("Escape")
    go_to(watching, code)
    begin(page)
    page.wait_for_selector(".bar h2")
    pull_out(page, "log")
    press_until(page, ".log .rule")
    press_for(page.locator(".log .rule").first, page.locator(".log li p"))
    found += violations(page, "log with a rule open")
    pull_out(page, "chat")
    page.wait_for_selector(".chat")
    found += violations(page, "chat")
    pull_out(page, "share")
    found += violations(page, "invitation")
    pull_out(watching, "log")
    watching.wait_for_selector(".log li")
    found += violations(watching, "spectator")
    pull_out(page, "log")
    play_to_the_end(page)
    found += violations(page, "result")
    watching.wait_for_selector(".result")
    found += violations(watching, "result for a spectator")
    go(page, "/", ".games")
    page.wait_for_selector(".home ul a.card")
    found += violations(page, "home with tables of one's own")
    assert found == []
    assert complaints(page) == []
    for one in (page, watching):
        one.context.close()
