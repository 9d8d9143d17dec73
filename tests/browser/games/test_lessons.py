"""Every lesson from the first visit to what was learnt: with the keyboard, in French, and over interruptions."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from clickbang.games import GAMES
from tests.browser.axe import violations
from tests.browser.games.test_french import english
from tests.browser.hasty import HASTY
from tests.browser.keyboard import answer_until, lost, press, watch_focus
from tests.browser.noticing import notice, texts
from tests.browser.visiting import complaints, press_until, visit
from tests.server.hosting import Hosted, hosted
from tests.text.violence import violent

TAUGHT = [name for name, game in GAMES.items() if game.lesson is not None]
each_game = pytest.mark.parametrize("game", TAUGHT)


def begin(page: Page, game: str) -> None:
    """One press from the first visit to the first question."""
    page.locator("button.learn").nth(TAUGHT.index(game)).click()
    page.wait_for_selector(".guide .words:not(:empty)")


@each_game
def test_with_the_keyboard_alone_and_nothing_for_axe_to_find(chrome: Browser, server: Hosted, game: str) -> None:
    page = visit(chrome, server.address)
    watch_focus(page)
    press(page, "button.learn", 1 + TAUGHT.index(game))
    page.wait_for_selector(".guide .words:not(:empty)")
    assert page.locator(".guide [aria-live=polite]").count() == 1
    assert violations(page, "the first question") == []
    answer_until(page, ".guide.told")
    page.wait_for_selector(".guide.told li")
    assert violations(page, "what was learnt") == []
    press(page, ".guide button.primary")
    page.wait_for_selector(".game:not(:has(.guide)) .bar, .game:not(:has(.guide)) .result")
    assert lost(page) == []
    assert complaints(page) == []
    page.context.close()


@each_game
def test_in_french_and_gentle_words(chrome: Browser, server: Hosted, game: str) -> None:
    page = visit(chrome, server.address, lang="fr", skin="gentle")
    notice(page)
    begin(page, game)
    press_until(page, ".guide.told")
    shown = [text for text in texts(page) if text not in ("English", "Clickbang", server.address)]
    assert english(shown) == []
    assert [text for text in shown if violent("fr", text)] == []
    assert complaints(page) == []
    page.context.close()


def test_it_goes_on_after_a_reload_and_after_the_server_was_restarted(chrome: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path, HASTY) as server:
        page = visit(chrome, server.address)
        begin(page, "bulletbucks")
        page.locator(".bar button:has-text('+')").first.click()
        page.locator(".bar button.primary").click()
        page.wait_for_selector(".dots i.past:nth-of-type(2)")
        said = page.inner_text(".guide .words")
        page.reload()
        page.wait_for_selector(".guide .words:not(:empty)")
        assert page.inner_text(".guide .words") == said
        server.kill()
        server.start()
        page.reload()
        page.wait_for_selector(".guide .words:not(:empty)")
        assert page.inner_text(".guide .words") == said
        page.locator("a.brand").click()
        page.locator("a.learn").click()  # home knows that it was begun
        page.wait_for_selector(".guide .words:not(:empty)")
        assert page.inner_text(".guide .words") == said
        page.context.close()


def test_it_is_offered_loudly_until_it_was_seen_or_skipped(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    assert page.locator("button.learn.quiet").count() == 0
    begin(page, TAUGHT[0])
    page.locator(".guide .skip").click()
    page.wait_for_selector("button.learn.quiet")
    page.reload()
    page.wait_for_selector("button.learn")
    assert page.locator("button.learn.quiet").count() == 1
    page.context.close()
