"""Pages for everybody: what axe finds, what is loaded, what the keyboard can do, and names that try to do something."""

import re

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from clickbang.text.rulebook import rule_ids
from tests.browser.axe import violations
from tests.browser.keyboard import press
from tests.browser.visiting import DESKTOP, GAMES, PHONE, begin, complaints, go_to, open_table, sit_down, visit
from tests.server.hosting import Hosted


@pytest.mark.parametrize("width", [320, 390, 768, 1440, 2560])
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])
def test_nothing_sticks_out_at_any_width(chrome: Browser, server: Hosted, game: str, seats: int, width: int) -> None:
    page = visit(chrome, server.address, size={"width": width, "height": 800})
    wide = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(wide) <= 0
    go_to(page, open_table(page, game, seats))
    sit_down(page, "A name of twenty-four let")
    assert page.evaluate(wide) <= 0
    begin(page)
    page.wait_for_selector(".bar h2")
    assert page.evaluate(wide) <= 0
    page.context.close()


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])
def test_looking_for_a_word_never_pushes_the_table_away(chrome: Browser, server: Hosted, game: str, seats: int) -> None:
    page = visit(chrome, server.address)
    go_to(page, open_table(page, game, seats))
    sit_down(page, "Anne")
    begin(page)
    page.wait_for_selector(".bar h2")
    moved = """() => {
        const all = [...document.querySelectorAll(".scene, .scene *")];
        const wide = {block: "center", inline: "center", behavior: "instant"};
        for (const one of all) one.scrollIntoView(wide);
        const boards = all.filter((one) => one.matches(".scene, .on-table > *"));
        return boards.map((one) => [one.className, one.scrollLeft, one.scrollTop]).filter(([, x, y]) => x || y);
    }"""
    assert page.evaluate(moved) == []
    page.context.close()


def test_everything_comes_from_the_server_and_the_first_script_is_small(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    loaded = page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert all(address.startswith(server.address) for address in loaded)
    page.context.close()


def test_the_policy_lets_nothing_in_from_elsewhere_and_runs_nothing_inline(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    response = page.goto(server.address)
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    page.context.close()


def test_what_is_wrong_with_a_code_stands_beside_it(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    page.fill("#code", "zz99")
    page.keyboard.press("Enter")
    problem = page.wait_for_selector(".problem")
    assert problem is not None
    place, field = problem.bounding_box(), page.locator("#code").bounding_box()
    assert place is not None
    assert field is not None
    assert abs(place["y"] - field["y"]) < 150
    page.fill("#code", "zz99a")
    page.wait_for_selector(".problem", state="detached")
    page.context.close()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])
def test_the_rules_can_be_read_before_and_during_a_game(
    chrome: Browser, server: Hosted, game: str, seats: int, size: ViewportSize
) -> None:
    page = visit(chrome, server.address, "fr", "gentle", size)
    place = [name for name, _ in GAMES].index(game) + 1
    found = read_rules(page, game, f".games li:nth-child({place}) [aria-haspopup=dialog]")
    go_to(page, open_table(page, game, seats))
    found += read_rules(page, game, ".lobby [aria-haspopup=dialog]")
    sit_down(page, "Anne")
    begin(page)
    page.wait_for_selector(".bar h2")
    found += read_rules(page, game, ".game [aria-haspopup=dialog]")
    assert found == []
    assert complaints(page) == []
    page.context.close()


def read_rules(page: Page, game: str, opener: str) -> list[str]:
    """Open the rules by keyboard, turn the pages, and close them; what axe has against them."""
    press(page, opener)
    page.wait_for_selector("dialog h3")
    assert not re.search(r"[A-Z]{2}-\d", page.locator("dialog").inner_text())
    press(page, "dialog .numbered")
    numbers = page.locator("dialog p strong:first-child").all_text_contents()
    assert [number for number in numbers if re.match(r"[A-Z]+-\d", number)] == rule_ids(game)
    assert "Décision" in page.locator("dialog").inner_text()
    page.focus("dialog .pages")
    page.keyboard.press("End")
    page.wait_for_function("() => document.querySelector('dialog .pages').scrollTop > 0")
    assert page.eval_on_selector("dialog .pages", "(pages) => pages.scrollWidth - pages.clientWidth") <= 0
    found = violations(page, f"rules of {game}")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("(opener) => document.activeElement.matches(opener)", opener)
    return found
