"""People together: two browsers and bots, who leaves and comes back, a server that is restarted, the next game."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import visiting
from tests.browser.hasty import HASTY
from tests.server.hosting import Hosted, hosted

each_game = pytest.mark.parametrize(("game", "seats"), visiting.GAMES, ids=[game for game, _ in visiting.GAMES])


def two_sit_down(one: Page, two: Page, game: str, seats: int) -> str:
    """Two people at a new table; bots have the other seats. Returns its code."""
    code = visiting.open_table(one, game, seats, bot="")
    visiting.go_to(one, code)
    visiting.sit_down(one, "Ann")
    visiting.go_to(two, code)
    visiting.sit_down(two, "Bob")
    one.wait_for_selector(".seats li:has-text('Bob') .ready")
    return code


def both_play_to_the_end(one: Page, two: Page) -> None:
    for page in (one, two):
        visiting.keep_pressing(page, ".result")
    for page in (one, two):
        page.wait_for_selector(".result", timeout=visiting.WHOLE_GAME)


@each_game
def test_two_people_in_two_browsers_play_with_bots_to_the_end_and_once_more(
    chrome: Browser, server: Hosted, game: str, seats: int
) -> None:
    one = visiting.visit(chrome, server.address, size=visiting.DESKTOP)
    two = visiting.visit(chrome, server.address, lang="fr", skin="gentle")
    two_sit_down(one, two, game, seats)
    one.locator("#filler").select_option("random")
    visiting.begin(one)
    two.wait_for_selector(".bar")
    both_play_to_the_end(one, two)
    shown = one.locator(".result .standings li").all_inner_texts()
    assert len(shown) == seats
    assert sum("Ann" in line or "Bob" in line for line in shown) == 2
    two.locator(".result button.primary").click()  # either of them may want another game
    for page in (one, two):
        page.wait_for_selector(".lobby .seats li.you")
    names = one.locator(".seats strong").all_inner_texts()
    assert {"Ann", "Bob"} <= set(names)
    two.wait_for_selector(".seats li.you .ready")  # who wants it is ready
    one.locator("section button.primary").first.click()  # ready
    one.wait_for_selector(".seats li.you .ready")
    visiting.begin(one)
    for page in (one, two):
        page.wait_for_selector(".bar")
        assert visiting.complaints(page) == []
        page.context.close()


@each_game
def test_the_server_is_restarted_and_the_page_goes_on(chrome: Browser, tmp_path: Path, game: str, seats: int) -> None:
    with hosted(tmp_path, HASTY) as server:
        page = visiting.visit(chrome, server.address)
        visiting.go_to(page, visiting.open_table(page, game, seats))
        visiting.sit_down(page, "Ann")
        visiting.begin(page)
        for turn in range(6):
            visiting.press_something(page, turn)
        page.reload()  # which forgets an answer that is on its way: given again it would lead to another question
        page.wait_for_selector(".bar:not([data-role=standing]) h2, .result")
        question = page.locator(".bar h2, .result h2").inner_text()
        server.kill()
        page.wait_for_selector(".lost")
        server.start()
        page.wait_for_selector(".lost", state="detached")
        page.wait_for_function(
            "(question) => document.querySelector('.bar h2, .result h2')?.innerText === question", arg=question
        )
        page.context.close()


def test_who_is_gone_for_long_is_marked_and_has_the_seat_back_on_return(chrome: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path, away_seconds=0.5) as server:
        one, two = visiting.visit(chrome, server.address), visiting.visit(chrome, server.address)
        code = two_sit_down(one, two, "bulletbucks", 3)
        one.locator("#filler").select_option("random")
        visiting.begin(one)
        two.wait_for_selector(".bar h2")
        two.close()
        one.wait_for_selector(".presence, .away")
        # a bot seals in the place of the one who left: once one has bid oneself the game goes on
        visiting.pull_out(one, "log")
        visiting.press_until(one, ".log li", "Bob")
        again = two.context.new_page()
        again.goto(f"{server.address}/#{code}")
        again.wait_for_selector(".game .bar, .result")
        one.wait_for_selector(".presence, .away", state="detached")
        assert visiting.complaints(one) == []
        for page in (one, two):
            page.context.close()


HOSTILE = {
    "script": "<script>window.hit = 1</script><img src=x onerror='window.hit = 1'>",
    "template": "{@html '<b>x</b>'} {{7*7}} ${window.hit = 1} javascript:window.hit=1",
    "right to left": "\u202egnihtemos \u2066\u2067\u200f\u0645\u0631\u062d\u0628\u0627",
    "long": "W" * 500,
    "emoji": "👩‍👩‍👧‍👦🏴‍☠️" * 30,
    "marks": "Z" + "\u0336\u0489\u0316\u0300" * 60,
}
TAKEN = "() => document.querySelector('.chat input').value === '' || document.querySelector('.chat .problem')"


def test_talk_and_names_can_contain_anything_and_do_nothing(chrome: Browser, server: Hosted) -> None:
    page, other = visiting.visit(chrome, server.address), visiting.visit(chrome, server.address)
    code = visiting.open_table(page, "bulletbucks", 3, bot="")
    visiting.go_to(page, code)
    visiting.sit_down(page, "<img src=x onerror=1>")
    visiting.go_to(other, code)
    visiting.pull_out(page, "chat")
    for text in HOSTILE.values():
        page.fill(".chat input", text)
        page.keyboard.press("Enter")
        page.wait_for_function(TAKEN)
    page.keyboard.press("Escape")
    visiting.begin(page)
    other.wait_for_selector(".game")
    for one in (page, other):
        visiting.pull_out(one, "chat")
        one.wait_for_selector(".chat li:has-text('window.hit')")
        assert one.evaluate("() => window.hit") is None
        assert one.locator(".chat li *:not(strong):not(span):not(bdi), .seats img").count() == 0
        assert one.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
        assert one.locator(".chat li").count() >= 4
        assert visiting.complaints(one) == []
        one.context.close()
