"""A game that has nothing of its own on the page, in a real browser: drawn from its view, answered from its choices."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.axe import violations
from tests.browser.hasty import HASTY
from tests.browser.keyboard import press
from tests.browser.visiting import DESKTOP, PHONE, complaints, play_to_the_end, pull_out, visit
from tests.server.hosting import Hosted, hosted

ODD_ONE_OUT = Path(__file__).parents[3] / "examples" / "tiny_game.py"
WORDS = {"en": ("With friends", "Open the table", "Begin"), "fr": ("Entre amis", "Ouvrir la table", "Commencer")}
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
NAME = "A name of twenty-four let"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("server"), HASTY, games=f"{ODD_ONE_OUT}:ODD_ONE_OUT") as running:
        yield running


def tile(page: Page) -> str:
    """The card of the game on the first page."""
    page.wait_for_selector(".games li:nth-child(4)")
    return ".games li:has(h2:text-is('Odd One Out'))"


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("lang", WORDS)
def test_odd_one_out_is_played_from_the_first_page_to_its_end(
    chrome: Browser, server: Hosted, lang: str, size: ViewportSize
) -> None:
    with_friends, open_table, start = WORDS[lang]
    page = visit(chrome, server.address, lang, size=size)
    found = violations(page, "home")
    page.click(f"{tile(page)} >> text={with_friends}")
    page.wait_for_selector("form.new #seats")
    page.locator("#pace").select_option("none")
    assert "Odd One Out" in page.locator("h1").inner_text()
    found += violations(page, "setup")
    page.click(f"text={open_table}")
    page.wait_for_selector(".seats li.you")
    page.fill("#name", NAME)
    page.keyboard.press("Tab")
    page.wait_for_selector(".seats li.you .ready")
    assert page.locator(".lobby h1").inner_text() == "Odd One Out"
    found += violations(page, "lobby")
    page.click(f"button.primary:has-text('{start}')")
    page.wait_for_selector(".bar h2")
    assert page.locator(".board .players li").count() == 4
    assert page.locator(".board .mark").all_inner_texts() == ["Playing"] * 4
    assert page.evaluate(WIDER) <= 0
    found += violations(page, "table")
    play_to_the_end(page)
    assert page.locator(".board .mark").all_inner_texts() == ["Playing"]
    assert page.locator(".result .winner").count() == 1
    pull_out(page, "log")
    assert "Hands shown" in page.locator(".log").inner_text()
    found += violations(page, "result")
    pull_out(page, "chat")
    assert page.locator(".chat select").count() == 0
    assert found == []
    assert page.evaluate(WIDER) <= 0
    assert complaints(page) == []
    page.context.close()


def test_play_now_takes_a_game_that_only_knows_random_bots(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    page.click(f"{tile(page)} >> text=Play now")
    page.wait_for_selector(".bar h2")
    assert page.locator(".board .players li").count() == 4
    assert page.title() == "Odd One Out · Clickbang"
    assert complaints(page) == []
    page.context.close()


def test_a_game_without_a_rule_page_says_so_and_shows_what_its_author_wrote(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address, lang="fr")
    press(page, f"{tile(page)} [aria-haspopup=dialog]".replace(":has(h2:text-is('Odd One Out'))", ":nth-child(4)"))
    page.wait_for_selector("dialog h2")
    text = page.locator("dialog").inner_text()
    assert "Odd One Out" in text
    assert "pas de page de règles" in text
    assert violations(page, "rules") == []
    assert complaints(page) == []
    page.context.close()


def test_a_change_of_language_reaches_what_the_server_says_of_the_game(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    tile(page)
    assert page.locator(".games li:nth-child(4) p").inner_text() == "A game for 3 to 8 players."
    page.click("text=Français")
    page.wait_for_selector("text=Un jeu de 3 à 8 personnes.")
    page.context.close()
