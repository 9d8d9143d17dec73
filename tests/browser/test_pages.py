"""Pages for everybody: what axe finds, what is loaded, what the keyboard can do, and names that try to do something."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.visiting import DESKTOP, GAMES, PHONE, begin, complaints, go_to, open_table, sit_down, visit
from tests.server.hosting import Hosted, hosted

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe has against the page as it is now."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']})")
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("skin", ["classic", "gentle"])
def test_axe_finds_nothing_at_home_and_in_the_setup(chrome: Browser, server: Hosted, theme: str, skin: str) -> None:
    page = visit(chrome, server.address, skin=skin)
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
    assert violations(page) == []
    page.evaluate("() => { location.hash = 'new/battleroyal' }")
    page.wait_for_selector("form.new #seats")
    assert violations(page) == []
    page.context.close()


@pytest.mark.parametrize(("game", "seats"), GAMES, ids=[game for game, _ in GAMES])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_in_the_lobby_and_at_the_table(
    chrome: Browser, server: Hosted, game: str, seats: int, size: dict[str, int]
) -> None:
    page = visit(chrome, server.address, size=size)
    go_to(page, open_table(page, game, seats))
    sit_down(page, "Ann")
    assert violations(page) == []
    begin(page)
    page.wait_for_selector(".bar h2")
    assert violations(page) == []
    assert complaints(page) == []
    page.context.close()


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


def test_names_and_chat_can_contain_anything_and_do_nothing(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address)
    go_to(page, open_table(page, "bulletbucks", 3, bot=""))
    sit_down(page, "<img src=x onerror=1>")
    page.fill(".chat input", "<script>window.hit = 1</script><img src=x onerror='window.hit = 1'>")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chat li:has-text('window.hit')")
    assert page.evaluate("() => window.hit") is None
    assert page.locator(".seats img, .chat img").count() == 0
    page.context.close()


def test_french_is_french_throughout(chrome: Browser, server: Hosted) -> None:
    page = visit(chrome, server.address, lang="fr")
    assert page.locator("h1").inner_text() == "Trois jeux de table pour nerfs solides"
    go_to(page, open_table(page, "bulletbucks", 4))
    sit_down(page, "Anne")
    begin(page)
    page.wait_for_selector(".log li")
    assert "manche" in page.locator(".log").inner_text().lower()
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    page.context.close()


def test_the_server_is_restarted_and_the_page_goes_on(chrome: Browser, tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        page = visit(chrome, server.address)
        go_to(page, open_table(page, "bulletbucks", 4))
        sit_down(page, "Ann")
        begin(page)
        page.wait_for_selector(".bar h2")
        question = page.locator(".bar h2").inner_text()
        server.kill()
        page.wait_for_selector(".lost")
        server.start()
        page.wait_for_selector(".lost", state="detached")
        assert page.locator(".bar h2").inner_text() == question
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
