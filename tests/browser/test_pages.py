"""Pages for everybody: what axe finds, what is loaded, what the keyboard can do, and names that try to do something."""

import pytest
from playwright.sync_api import Browser

from tests.browser.visiting import GAMES, begin, go_to, open_table, sit_down, visit
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
