"""Nobody fetches more than they see."""

from playwright.sync_api import Browser

from tests.browser.fetched import MOST_REST, MOST_SCRIPT, MOST_TABLE, Fetched, weigh
from tests.server.hosting import Hosted


def test_the_first_page_is_light_and_so_is_a_table_with_everybody(chrome: Browser, server: Hosted) -> None:
    first, more = weigh(chrome, server.address, "battleroyal", 36)
    assert Fetched.of(first).script <= MOST_SCRIPT, first
    assert Fetched.of(first).rest <= MOST_REST, first
    assert not [name for name in first if "Room" in name], "a table comes later"
    assert sum(more.values()) <= MOST_TABLE, more
