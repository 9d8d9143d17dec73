"""Everything with the keyboard alone: whole games, and a focus that is always seen and never lost."""

import pytest
from playwright.sync_api import Browser

from tests.browser.keyboard import answer_until, lost, press, tab_to, watch_focus
from tests.browser.visiting import GAMES, complaints, go_to, open_table, visit
from tests.server.hosting import Hosted


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])
def test_a_whole_game_from_the_lobby_to_the_next_one(chrome: Browser, server: Hosted, game: str, seats: int) -> None:
    page = visit(chrome, server.address)
    go_to(page, open_table(page, game, seats))
    watch_focus(page)
    tab_to(page, "#name")
    page.keyboard.type("Ann")
    press(page, ".seats button.primary")
    page.wait_for_selector(".seats li.you .ready")
    press(page, "section button.primary")
    page.wait_for_selector(".game")
    answer_until(page, ".result")
    press(page, ".result button.primary")
    page.wait_for_selector(".bar")  # against bots alone the next game begins at once
    assert lost(page) == []
    assert complaints(page) == []
    page.context.close()


def test_from_home_to_the_first_question(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    watch_focus(page)
    press(page, ".games button.primary")
    page.wait_for_selector(".bar h2")
    tab_to(page, ".bar button")
    assert lost(page) == []
    page.context.close()


def test_settings_open_and_close(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    watch_focus(page)
    press(page, "[aria-controls=settings]")
    tab_to(page, "#settings select")
    page.keyboard.press("Escape")
    assert page.locator("#settings").count() == 0
    assert page.evaluate("() => document.activeElement.matches('[aria-controls=settings]')")
    assert lost(page) == []
    page.context.close()
