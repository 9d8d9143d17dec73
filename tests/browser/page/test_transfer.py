"""A seat moves to another device: by a link that need not be scanned, and straight on to the table."""

from playwright.sync_api import Browser

from tests.browser.axe import violations
from tests.browser.visiting import DESKTOP, complaints, go_to, open_table, pull_out, sit_down, visit
from tests.server.hosting import Hosted


def test_a_seat_moves_by_a_link_that_can_be_read_and_copied(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    go_to(page, open_table(page, "bulletbucks", 3))
    sit_down(page, "Ann")
    page.wait_for_selector(".seats li.you .ready")
    pull_out(page, "share")
    page.get_by_role("button", name="My other device").click()
    link = page.get_by_label("Link for your other device").input_value()
    page.get_by_role("button", name="Copy the link").wait_for()
    assert violations(page, "transfer link") == []

    other = visit(chrome, link, size=DESKTOP)
    other.get_by_role("button", name="Move my seats here").click()
    other.get_by_role("link", name="Go to the table").click()
    other.wait_for_selector(".seats li.you:has-text('Ann')")
    assert complaints(page) == complaints(other) == []
    for one in (page, other):
        one.context.close()
