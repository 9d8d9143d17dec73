"""A beat on the page: a card is tapped and then its target, the full time is taken, and it passes by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.keyboard import press
from tests.browser.visiting import begin, complaints, go_to, open_table, sit_down, visit
from tests.championship.position import deck
from tests.server.hosting import Hosted

PEEKS = {"deck": deck(peek=20)}
"""Everybody holds a card that is played before the bets, at somebody."""


@pytest.fixture
def page(chrome: Browser, patient_server: Hosted) -> Iterator[Page]:
    visitor = visit(chrome, patient_server.address)
    yield visitor
    assert complaints(visitor) == []
    visitor.context.close()


def begin_with_peeks(page: Page, beat: str, pace: str = "natural") -> None:
    """The next thing is the first window in which a card can be played, against two bots."""
    go_to(page, open_table(page, "championship", 3, options=PEEKS, beat=beat, pace=pace))
    sit_down(page, "Ann")
    begin(page)
    page.locator('.bar[data-kind="pocket"] button.pocket').first.click()


def come_to_a_beat(page: Page, beat: str, pace: str = "natural") -> None:
    begin_with_peeks(page, beat, pace)
    page.wait_for_selector('.bar[data-kind="play"] .next')


def test_a_card_is_tapped_and_then_its_target(page: Page) -> None:
    come_to_a_beat(page, "long")
    page.locator('section[aria-label="Your action cards"] button.one').first.click()
    page.wait_for_selector(".bar .waits")  # the tap took the time to choose
    page.locator(".bar .targets button", has_text="yourself").click()
    page.wait_for_selector(".bar :text('Peek')")
    page.wait_for_selector('.players [aria-label*="only you have seen it"]')


def test_it_passes_by_itself_without_a_press(chrome: Browser, unhurried_server: Hosted) -> None:
    page = visit(chrome, unhurried_server.address)
    begin_with_peeks(page, "short")
    page.wait_for_selector('.bar[data-kind="bet"] h2')
    assert complaints(page) == []


def test_who_takes_the_full_time_is_seen_with_the_seconds_that_are_left(page: Page) -> None:
    come_to_a_beat(page, "long")
    page.locator(".bar .wait").click()
    page.wait_for_selector(".bar .waits")
    assert page.locator(".bar .wait").count() == 0
    page.wait_for_selector(".players li:first-child :text('takes the full time')")
    left = page.locator(".bar .seconds").inner_text()
    assert left in [f"{seconds} s" for seconds in range(12)]  # of ten that have begun; how many is the machine's haste


def test_the_keyboard_takes_the_full_time_and_plays(page: Page) -> None:
    come_to_a_beat(page, "long")
    page.locator(".bar .wait").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".bar .waits")
    press(page, ".bar .targets button")
    page.wait_for_selector('.players [aria-label*="only you have seen it"]')


def test_where_nothing_moves_there_is_a_number_and_no_ring(page: Page) -> None:
    come_to_a_beat(page, "long")
    page.wait_for_selector(".bar .seconds")
    assert page.locator(".bar .ring, .held > .ring").count() == 0


def test_where_bots_answer_at_once_one_can_go_on(page: Page) -> None:
    come_to_a_beat(page, "long", "none")
    page.locator(".bar .on").click()
    page.wait_for_selector('.bar[data-kind="bet"] h2')
