"""Every scene that the director puts on stage, filmed as it is seen."""

import base64
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.questions import secret_of
from tests.browser.visiting import begin, go_to, open_table, press_something, sit_down, visit

from tools.screenshots.looks import Look, dress
from tools.screenshots.strips import EVERY, Frame, save_still, save_strip
from tools.screenshots.troupe import OPTIONS, SEATS, Troupe

WANTED = {
    "bulletbucks": {
        "BidsRevealed", "RaisesRevealed", "ConversionsRevealed", "Named", "Clicked", "Banged", "Left", "Ended",
    },
    "championship": {
        "BarrelsSpun", "CardsPlayed", "BetsRevealed", "AccusationsRevealed", "PocketShown",
        "ShotsFired", "CharacterDied", "RoundScored", "Ended",
    },
    "battleroyal": {"Confronted", "SignsRevealed", "BangsHeard", "CardsRevealed", "TeamFormed", "Eliminated", "Ended"},
}  # fmt: skip
IN_A_CROWD = {"Confronted", "SignsRevealed", "Eliminated"}
CROWD = 36
ENOUGH = {"SignsRevealed": 3, "ShotsFired": 2}
"""Scenes that are told apart by what comes of them, and how many such are enough."""
LONGEST = 150
"""Seconds for one game of a film."""
PACES = ("natural", "none")
"""Of one game after another: in the first everything has its time, the second hurries to its end."""
SLOW = {"championship"}
"""Where moments for cards take so long that a first game is left before its end."""
TALL = 1900
"""A window in which the whole front page is seen."""
LOOK = 40
"""Milliseconds between two looks at the page."""
QUIET = 5
"""So many looks without anything on stage, and the next act begins."""
STOPWATCH = (Path(__file__).parent / "stopwatch.js").read_text(encoding="utf-8")


@dataclass
class Take:
    """One scene on film."""

    name: str
    start: float
    steps: list[float] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)


class FilmCamera:
    """Takes single frames, quickly."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def shoot(self) -> bytes:
        """What is seen just now."""
        shown = self.session.send("Page.captureScreenshot", {"format": "jpeg", "quality": 90, "optimizeForSpeed": True})
        return base64.b64decode(shown["data"])


class Filming:
    """Watches a page, and films what comes on stage frame by frame; what it has already is skipped."""

    def __init__(self, page: Page, wanted: set[str], go_on: Callable[[], None], every: int = EVERY) -> None:
        self.page = page
        self.wanted = wanted
        self.go_on = go_on
        """What to do when nothing is on stage."""
        self.every = every
        self.takes: dict[str, Take] = {}
        self.take: Take | None = None
        self.quiet = 0
        self.camera = FilmCamera(page)

    def has(self, name: str) -> bool:
        return sum(one.split("-")[0] == name for one in self.takes) >= ENOUGH.get(name, 1)

    def lacks(self) -> set[str]:
        return {name for name in self.wanted if not self.has(name)}

    def cut(self, following: str) -> None:
        """A scene is over; what follows tells what it was about."""
        take, self.take = self.take, None
        if take is None:
            return
        name = f"{take.name}-{following}" if take.name in ENOUGH and following else take.name
        if take.frames:
            self.takes.setdefault(name, take)
        self.want()

    def want(self) -> None:
        """Tell the page at which scenes its time is to stop."""
        self.page.evaluate("(wanted) => Object.assign(stopwatch, { wanted, skips: true })", sorted(self.lacks()))

    def watch(self) -> bool:
        """Look once; returns whether the game is over and has been seen."""
        state = self.page.evaluate("stopwatch.state()")
        for name, step, at in state["marks"]:
            if step == 0:
                self.cut(name)
                if name in self.lacks():
                    self.take = Take(name, at)
            elif self.take is not None:
                self.take.steps.append(at)
        if state["isHeld"] and state["busy"] and self.take is not None:
            self.take.frames.append((state["now"], self.camera.shoot()))
            self.page.evaluate("(passed) => stopwatch.advance(passed)", self.every)
            self.quiet = 0
            return False
        if self.take is not None and self.take.frames:
            self.take.frames.append((state["now"], self.camera.shoot()))
        self.cut("")
        if state["isHeld"]:
            self.page.evaluate("stopwatch.release()")
        self.page.wait_for_timeout(LOOK)
        if state["busy"]:
            self.quiet = 0
            return False
        self.quiet += 1
        if self.quiet >= QUIET:
            self.quiet = 0
            self.go_on()
        return bool(state["over"])

    def save(self, folder: Path, subject: str, look: Look) -> None:
        """Every scene as a strip, and its outcome as a picture."""
        for name, take in self.takes.items():
            title = f"{subject}-scene-{name}--{look.name}"
            marks = [take.start, *take.steps]
            save_strip(folder / f"{title}.strip.png", title, take.frames, marks)
            save_still(folder / f"{title}.png", take.frames, marks[-1])
        if lacking := sorted(self.lacks()):
            print(f"{subject} {look.name}: not seen: {', '.join(lacking)}", flush=True)


def take_ending(page: Page, folder: Path, subject: str, look: Look) -> None:
    """The front page as it is seen first, and all of it."""
    page.wait_for_timeout(900)
    page.screenshot(path=folder / f"{subject}--{look.name}.png")
    page.set_viewport_size({"width": look.size["width"], "height": TALL})
    page.wait_for_timeout(300)
    page.screenshot(path=folder / f"{subject}-whole--{look.name}.png")
    page.set_viewport_size(look.size)


def perform(
    page: Page, troupe: Troupe, filming: Filming, game: str, pace: str, spared: set[str] | None = None, begins: str = ""
) -> None:
    """A game that the page's visitor plays in: to its end, or until nothing is lacking but what may be spared."""
    ends = time.monotonic() + LONGEST
    code = open_table(page, game, SEATS[game], bot="", options=OPTIONS[game], beat="short", pace=pace)
    troupe.perform(game, code, secret_of(page))
    go_to(page, code)
    page.wait_for_selector(".game")
    page.evaluate(begins)
    filming.want()
    while not filming.watch() and time.monotonic() < ends:
        if spared is not None and filming.lacks() <= spared:
            break


def film(chrome: Browser, address: str, folder: Path, game: str, look: Look) -> None:
    """A game or two, until every scene has been seen; and how they ended."""
    page = visit(chrome, address, size=look.size)
    page.context.add_init_script(STOPWATCH)
    dress(page, look, moves=True)
    with closing(Troupe(address)) as troupe:
        filming = Filming(page, WANTED[game], troupe.curtain.rise)
        for pace in PACES:
            troupe.curtain.hurries = pace == PACES[-1]
            is_left = game in SLOW and not troupe.curtain.hurries
            perform(page, troupe, filming, game, pace, {"Ended"} if is_left else None)
            if page.locator(".result").count():
                take_ending(page, folder, f"{game}-ending", look)
            troupe.leave()
            if not filming.lacks():
                break
    page.context.close()
    filming.save(folder, game, look)


def film_crowd(chrome: Browser, address: str, folder: Path, look: Look) -> None:
    """As many as can play, among bots who go on whether anybody films them or not: the first scenes of their game."""
    page = visit(chrome, address, size=look.size)
    page.context.add_init_script(STOPWATCH)
    dress(page, look, moves=True)
    go_to(page, open_table(page, "battleroyal", CROWD, bot="naive", pace="natural"))
    sit_down(page, "Robin")
    begin(page)
    filming = Filming(page, IN_A_CROWD, lambda: press_something(page, 0))
    filming.want()
    ends = time.monotonic() + LONGEST / 2
    while len(filming.takes) < len(IN_A_CROWD) and not filming.watch() and time.monotonic() < ends:
        pass
    page.context.close()
    filming.save(folder, "battleroyal-crowd", look)
