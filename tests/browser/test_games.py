"""Whole games in a real browser."""

import pytest
from playwright.sync_api import Browser

from tests.browser.visiting import (
    DESKTOP,
    GAMES,
    begin,
    complaints,
    go_to,
    open_table,
    play_to_the_end,
    press_something,
    sit_down,
    visit,
)
from tests.server.hosting import Hosted

QUESTION = """() => document.querySelector('.bar:not([data-role="standing"]) button:not([disabled]):not(.quiet)')
    ? document.querySelector(".bar h2")?.innerText ?? "" : ''"""
"""What is asked, while no answer is on its way; a standing right may end at any moment by itself."""
STANDS_AT = """(question) => document.querySelector(".bar h2")?.innerText === question"""


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])
def test_a_person_plays_against_bots_on_a_phone(chrome: Browser, server: Hosted, game: str, seats: int) -> None:
    page = visit(chrome, server.address)
    go_to(page, open_table(page, game, seats))
    sit_down(page, "Ann")
    begin(page)
    play_to_the_end(page)
    assert complaints(page) == []
    page.context.close()


def test_two_people_and_a_bot_and_a_spectator_who_sees_no_secret(chrome: Browser, server: Hosted) -> None:
    one = visit(chrome, server.address, size=DESKTOP)
    two = visit(chrome, server.address, lang="fr", skin="gentle")
    watching = visit(chrome, server.address)
    code = open_table(one, "bulletbucks", 3, bot="")
    go_to(one, code)
    sit_down(one, "Ann")
    go_to(two, code)
    sit_down(two, "Bob")
    go_to(watching, code)
    one.wait_for_selector("text=Bob")
    begin(one)
    two.wait_for_selector(".bar")
    watching.wait_for_selector(".game")
    assert watching.locator(".bar").count() == 0
    for turn in range(2000):
        if one.locator(".result").count() and two.locator(".result").count():
            break
        for page in (one, two):
            press_something(page, turn)
    watching.wait_for_selector(".result")
    for page in (one, two, watching):
        assert complaints(page) == []
        page.context.close()


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])
def test_a_page_that_is_reloaded_in_the_middle_stands_where_it_stood(
    chrome: Browser, server: Hosted, game: str, seats: int
) -> None:
    page = visit(chrome, server.address)
    go_to(page, open_table(page, game, seats))
    sit_down(page, "Ann")
    begin(page)
    seen: set[str] = set()
    for turn in range(150):
        if page.locator(".result").count():
            break
        question = page.evaluate(QUESTION)
        if question and question not in seen:
            seen.add(question)
            page.reload()
            page.wait_for_function(STANDS_AT, arg=question)
        press_something(page, turn)
    assert seen
    assert complaints(page) == []
    page.context.close()
