"""What moves without the director: the first page, one's own hand, faces, cards that are dealt."""

from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.visiting import begin, go_to, open_table, pull_out, sit_down, visit

from tools.screenshots.films import STOPWATCH, FilmCamera
from tools.screenshots.looks import Look, dress
from tools.screenshots.strips import EVERY, Frame, save_strip

DEALT = {"bulletbucks": 5, "championship": 4, "battleroyal": 8}


class Strip:
    """Films one page for so long as it is told."""

    def __init__(self, page: Page, look: Look, folder: Path) -> None:
        self.page = page
        self.look = look
        self.folder = folder
        self.camera = FilmCamera(page)

    def take(self, subject: str, lasts: int, begins: str = "() => {}") -> None:
        """Let something begin, and see what comes of it."""
        self.page.evaluate("stopwatch.hold()")
        frames: list[Frame] = [(0, self.camera.shoot())]
        self.page.evaluate(begins)
        for passed in range(EVERY, lasts + 1, EVERY):
            self.page.evaluate("(passed) => stopwatch.advance(passed)", EVERY)
            frames.append((passed, self.camera.shoot()))
        self.page.evaluate("stopwatch.release()")
        name = f"{subject}--{self.look.name}"
        save_strip(self.folder / f"{name}.strip.png", name, frames, [0])


def press(selector: str) -> str:
    return f"() => document.querySelector({selector!r})?.click()"


def moves(chrome: Browser, address: str, folder: Path, look: Look) -> None:
    """Everything that a visitor sets in motion."""
    page = visit(chrome, address, size=look.size)
    page.context.add_init_script(STOPWATCH)
    dress(page, look, moves=True)
    strip = Strip(page, look, folder)
    page.wait_for_selector(".games li")
    strip.take("moves-first-page", 3060)
    for game, seats in DEALT.items():
        go_to(page, open_table(page, game, seats, bot="naive", pace="natural"))
        sit_down(page, "Robin")
        strip.take(f"moves-begin-{game}", 2380, press("section button.primary:last-of-type"))
        if not page.locator(".game").count():
            begin(page)
        page.wait_for_selector(".bar h2")
        if game == "bulletbucks":
            page.wait_for_timeout(1500)
            strip.take("moves-add-a-note", 850, press(".bar .step:not([aria-disabled=true])"))
            strip.take("moves-seal", 3400, press(".bar .seal"))
    strip.take("moves-pull-a-face", 1700, press(".faces button:nth-child(2)"))
    page.wait_for_timeout(500)
    pull_out(page, "log")
    strip.take("moves-drawer", 680, press("header [aria-controls=chat]"))
    page.context.close()
