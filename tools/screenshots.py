"""`make screenshots`: the README's pictures of the page, from real games in a real browser.

With a folder as its argument, every screen at both sizes and in both skins is written there, to be looked at.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.visiting import DESKTOP, PHONE, begin, browser, go_to, open_table, press_something, sit_down, visit
from tests.server.hosting import hosted

IMAGES = Path(__file__).parent.parent / "docs" / "images"
GAMES = {"bulletbucks": 5, "championship": 4, "battleroyal": 12}
TURNS = {"bulletbucks": 14, "championship": 26, "battleroyal": 3}
"""How many times somebody presses something before the picture is taken."""
TRIES = 8
"""Luck may end a game, or a player's part in it, before there is anything to see."""
BID_LITTLE = """() => {
    const seal = document.querySelector(".bar .seal");
    const others = [...document.querySelectorAll(".bar button:not([disabled]):not(.quiet)")];
    (seal?.disabled ? document.querySelectorAll(".bar .step")[1] : (seal ?? others.at(-1)))?.click();
}"""


def play_a_little(page: Page, game: str, name: str) -> None:
    """A game in which somebody is asked something, a few turns after its beginning."""
    for _ in range(TRIES):
        go_to(page, open_table(page, game, GAMES[game], bot="shrewd"))
        sit_down(page, name)
        begin(page)
        for turn in range(TURNS[game]):
            if game == "bulletbucks":
                page.evaluate(BID_LITTLE)
                page.wait_for_timeout(150)
            else:
                press_something(page, turn)
        page.wait_for_timeout(800)
        if page.locator(".bar h2").count():
            break
    page.evaluate("() => scrollTo(0, 0)")


def for_the_readme(chrome: Browser, address: str) -> None:
    page = visit(chrome, address, size=DESKTOP)
    page.screenshot(path=IMAGES / "home.png")
    page.context.close()
    for game in GAMES:
        page = visit(chrome, address, size=DESKTOP if game != "battleroyal" else PHONE)
        play_a_little(page, game, "Robin")
        page.screenshot(path=IMAGES / f"{game}.png")
        page.context.close()


def everything(chrome: Browser, address: str, folder: Path) -> None:
    for size in (PHONE, DESKTOP):
        for skin in ("classic", "gentle"):
            lang = "en" if skin == "classic" else "fr"
            end = f"{size['width']}-{skin}.png"
            page = visit(chrome, address, lang=lang, skin=skin, size=size)
            page.screenshot(path=folder / f"home-{end}", full_page=True)
            page.evaluate("() => { location.hash = 'new/battleroyal' }")
            page.wait_for_selector("form.new #seats")
            page.screenshot(path=folder / f"new-{end}", full_page=True)
            go_to(page, open_table(page, "championship", 4))
            sit_down(page, "Robin")
            page.screenshot(path=folder / f"lobby-{end}", full_page=True)
            for game in GAMES:
                play_a_little(page, game, "Robin")
                page.screenshot(path=folder / f"{game}-{end}")
            page.context.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, hosted(Path(folder), tables_each=500) as server, browser() as chrome:
        if len(sys.argv) > 1:
            everything(chrome, server.address, Path(sys.argv[1]))
        else:
            for_the_readme(chrome, server.address)


if __name__ == "__main__":
    main()
