"""Whole games in a real browser."""

import pytest
from playwright.sync_api import Browser

from tests.browser import visiting
from tests.browser.shifts import MOST, shifts, watch_shifts, worst
from tests.server.hosting import Hosted


@pytest.mark.parametrize(("game", "seats"), visiting.GAMES, ids=[game for game, _ in visiting.GAMES])
def test_a_person_plays_against_bots_on_a_phone(chrome: Browser, server: Hosted, game: str, seats: int) -> None:
    page = visiting.visit(chrome, server.address)
    watch_shifts(page)
    visiting.go_to(page, visiting.open_table(page, game, seats))
    visiting.sit_down(page, "Ann")
    visiting.begin(page)
    visiting.play_to_the_end(page)
    assert visiting.complaints(page) == []
    jumped = shifts(page)
    assert sum(one.value for one in jumped) < MOST, worst(jumped)
    page.context.close()
