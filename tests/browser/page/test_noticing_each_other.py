"""What people notice of each other beside the game: names that are free, what is said, who leaves."""

from playwright.sync_api import Browser

from tests.browser.visiting import DESKTOP, PHONE, begin, complaints, go_to, open_table, pull_out, sit_down, visit
from tests.server.hosting import Hosted


def test_names_never_collide(chrome: Browser, server: Hosted) -> None:
    one, two, three = (visit(chrome, server.address) for _ in range(3))
    code = open_table(one, "bulletbucks", 3, bot="")
    go_to(one, code)
    sit_down(one, "Brave Badger")
    # by chance the page has made up the same name for somebody else, who gets another one
    two.fill("#name", "Brave Badger")
    go_to(two, code)
    two.locator(".seats button.primary").first.click()
    two.wait_for_selector(".seats li.you .ready")
    named = two.locator(".seats li.you strong").inner_text()
    assert named != "Brave Badger"
    assert two.locator("#name").input_value() == named
    # who has chosen a name is offered one that is free
    one.fill("#name", "Robin")
    one.locator("#name").blur()
    go_to(three, code)
    three.wait_for_selector(".seats li:has-text('Robin')")
    three.fill("#name", "Robin")
    three.locator(".seats button.primary").first.click()
    three.locator("button.offer:has-text('Robin 2')").click()
    three.wait_for_selector(".seats li.you:has-text('Robin 2') .ready")
    for page in (one, two, three):
        assert complaints(page) == []
        page.context.close()


def test_what_is_said_is_noticed_and_leaving_is_asked(chrome: Browser, server: Hosted) -> None:
    one, two = visit(chrome, server.address, size=DESKTOP), visit(chrome, server.address, size=PHONE)
    code = open_table(one, "bulletbucks", 3, bot="")
    go_to(one, code)
    sit_down(one, "Ann")
    go_to(two, code)
    sit_down(two, "Bob")
    one.wait_for_selector(".seats li:has-text('Bob') .ready")
    begin(one)
    two.wait_for_selector(".bar")
    pull_out(one, "chat")
    one.locator(".chat input").fill("Hello Bob")
    one.locator(".chat input").press("Enter")
    two.locator("header button:has-text('1 new message')").click()
    two.locator(".chat li:has-text('Hello Bob')").wait_for()
    two.wait_for_selector("header button:has-text('new message')", state="detached")
    pull_out(two, "settings")
    two.locator("button:has-text('Leave the game')").click()
    two.locator("[role=alertdialog] button:has-text('Stay')").click()
    assert one.locator(".presence, .away").count() == 0
    two.locator("button:has-text('Leave the game')").click()
    two.locator("[role=alertdialog] button:has-text('Leave')").click()
    two.locator("button:has-text('Come back')").wait_for()
    for page in (one, two):
        assert complaints(page) == []
        page.context.close()


def test_a_game_of_many_begins_at_its_board(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    go_to(page, open_table(page, "battleroyal", 36))
    sit_down(page, "Ann")
    begin(page)
    page.wait_for_function("() => scrollY === 0")
    page.context.close()
