"""Whole games in a real browser."""

import pytest
from playwright.sync_api import Browser

from tests.browser.shifts import MOST, shifts, watch_shifts, worst
from tests.browser.visiting import (
    GAMES,
    begin,
    complaints,
    go_to,
    open_table,
    play_to_the_end,
    sit_down,
    visit,
)
from tests.server.hosting import Hosted


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])
def test_a_person_plays_against_bots_on_a_phone(chrome: Browser, server: Hosted, game: str, seats: int) -> None:
    page = visit(chrome, server.address)
    watch_shifts(page)
    go_to(page, open_table(page, game, seats))
    sit_down(page, "Ann")
    begin(page)
    play_to_the_end(page)
    assert complaints(page) == []
    jumped = shifts(page)
    assert sum(one.value for one in jumped) < MOST, worst(jumped)
    page.context.close()
