"""What is fatal is chosen by one press and sealed by another, with a pointer and with keys."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.axe import violations
from tests.browser.visiting import begin, complaints, go_to, open_table, sit_down, visit
from tests.server.hosting import Hosted

TWICE = "localStorage.clickbang = JSON.stringify({ ...JSON.parse(localStorage.clickbang), seals: true })"
POCKET = '.bar[data-kind="pocket"] button.pocket'


@pytest.fixture
def page(chrome: Browser, server: Hosted) -> Iterator[Page]:
    """Somebody who is asked which card goes into their pocket."""
    visitor = visit(chrome, server.address)
    visitor.evaluate(TWICE)
    visitor.reload()
    go_to(visitor, open_table(visitor, "championship", 3))
    sit_down(visitor, "Ann")
    begin(visitor)
    visitor.wait_for_selector(POCKET)
    yield visitor
    assert complaints(visitor) == []
    visitor.context.close()


def test_a_first_press_shows_the_stake_and_a_second_one_seals(page: Page) -> None:
    page.locator(POCKET).first.click()
    page.wait_for_selector(".seal-plate p")
    assert page.locator('.players li:first-child [aria-label="nothing in the pocket yet"]').count() == 1
    assert violations(page, "a choice that is lifted") == []
    page.locator(".seal-plate .seal.settled").click()
    page.wait_for_selector(".bar:not([data-kind=pocket])")


def test_something_else_can_be_chosen(page: Page) -> None:
    page.locator(POCKET).first.click()
    page.locator(".seal-plate .back").click()
    page.locator(POCKET).nth(1).click()
    page.wait_for_selector(".seal-plate :text('BULLET')")


def test_keys_choose_and_seal(page: Page) -> None:
    page.locator(POCKET).first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".seal-plate .seal.settled:focus")
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar:not([data-kind=pocket])")
