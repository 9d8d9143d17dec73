"""Faces on the page: pulled with one tap or by keyboard, told to who listens, and one's own, chosen."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.visiting import begin, complaints, go_to, open_table, sit_down, visit
from tests.server.hosting import Hosted


def at_a_table(chrome: Browser, server: Hosted) -> tuple[Page, Page]:
    """Somebody who plays, and somebody who watches."""
    page = visit(chrome, server.address)
    code = open_table(page, "bulletbucks", 3, bot="shrewd")
    go_to(page, code)
    sit_down(page, "Robin")
    begin(page)
    watching = visit(chrome, server.address)
    go_to(watching, code)
    return page, watching


def test_a_face_is_pulled_with_one_tap_or_key_and_said_to_who_listens(chrome: Browser, server: Hosted) -> None:
    page, watching = at_a_table(chrome, server)
    status = watching.locator("[role=status][aria-live=polite]")
    page.get_by_role("button", name="Smirk", exact=True).click()
    expect(status.filter(has_text="Robin smirks")).to_have_count(1)
    expect(page.locator("[role=toolbar].resting")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(status.filter(has_text="Robin raises an eyebrow")).to_have_count(1)
    assert violations(page, "with a face pulled") == []
    assert complaints(page) == complaints(watching) == []


def test_who_watches_has_no_face_to_pull(chrome: Browser, server: Hosted) -> None:
    _, watching = at_a_table(chrome, server)
    expect(watching.locator("h1")).to_have_count(1)
    expect(watching.get_by_role("toolbar", name="Pull a face")).to_have_count(0)
