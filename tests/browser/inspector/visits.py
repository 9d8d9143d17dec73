"""Whom the inspector stands behind: somebody who plays a whole game, takes a lesson, or only looks on."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

from tests.browser.inspector.inspecting import Findings, Look, enter, take, take_jumps
from tests.browser.visiting import go_to, open_table

SIZES = {
    "360x640": (360, 640), "390x844": (390, 844), "820x1180": (820, 1180), "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
}  # fmt: skip
PLAYED = (
    ("bulletbucks", 3), ("championship", 3), ("battleroyal", 4), ("bulletbucks", 6), ("championship", 2),
    ("battleroyal", 12), ("championship", 6), ("battleroyal", 36), ("battleroyal", 6), ("bulletbucks", 4),
    ("championship", 4), ("battleroyal", 24),
)  # fmt: skip
"""Games and seats, for each look one after the other."""
LESSONS = ("bulletbucks", "championship", "battleroyal")
EVERY = 250
"""Milliseconds after which the inspector is asked what it has found."""
PAUSE = 350
LOOK_ON = 4000
"""Milliseconds between two presses, and for how long somebody who is out looks on before they go on to the end."""
ENDING = 2500
MOST = 240.0
"""Seconds after which a game is left that is not over."""


@dataclass(frozen=True, slots=True)
class Visit:
    """One visit: in which look, and what is done; a game is played by as many seats."""

    look: Look
    kind: str
    game: str
    seats: int = 0

    @property
    def name(self) -> str:
        return f"{self.kind} {self.game} {self.seats or ''} {self.look.name}".replace("  ", " ")


def looks() -> list[Look]:
    """Every size, in both languages and skins in turn, and with larger letters."""
    found = list[Look]()
    ways = [("en", "classic", 1.0), ("fr", "gentle", 1.0), ("fr", "classic", 1.25), ("en", "gentle", 1.25)]
    for lang, skin, text in ways:
        for size, (width, height) in SIZES.items():
            name = f"{size} {lang} {skin}{' 125%' if text > 1 else ''}"
            found.append(Look(name, width, height, lang, skin, text))
    return found


def visits() -> list[Visit]:
    """All of them: in each look three games, a lesson, and somebody who looks on; the first twenty are in all looks."""
    ordered = list(enumerate(looks()))
    played = [
        [Visit(look, "play", *PLAYED[(number * 5 + step) % len(PLAYED)]) for number, look in ordered]
        for step in range(3)
    ]
    lessons = [Visit(look, "lesson", LESSONS[number % 3]) for number, look in ordered]
    watched = [Visit(look, "watch", *PLAYED[number * 5 % len(PLAYED)]) for number, look in ordered]
    return [*played[0], *lessons, *watched, *played[1], *played[2]]


class Inspection:
    """One visit with an inspector behind it."""

    def __init__(self, chrome: Browser, address: str, visit: Visit, findings: Findings, most: float) -> None:
        self.visit = visit
        self.findings = findings
        self.page = enter(chrome, address, visit.look)
        BEGINNINGS[visit.kind](self.page, visit, findings)
        self.page.evaluate("([pause, out]) => person.play(pause, out)", [PAUSE, LOOK_ON])
        self.until = time.monotonic() + most
        self.is_over = False
        """Whether the game came to its end in time."""

    def goes_on(self) -> bool:
        """See what has been found since it was asked last; false as soon as nothing more is to be seen."""
        take(self.page, self.visit.look, self.visit.game, self.findings)
        end = ".guide.told, .result" if self.visit.kind == "lesson" else ".result"
        self.is_over = self.page.locator(end).count() > 0
        if not self.is_over and time.monotonic() < self.until:
            return True
        linger(self.page, self.visit, self.findings, ENDING)
        take_jumps(self.page, self.visit.look, self.visit.game, self.findings)
        self.page.context.close()
        return False


def inspect(
    chrome: Browser, address: str, wanted: list[Visit], findings: Findings, most: float = MOST, at_once: int = 1
) -> Iterator[Inspection]:
    """Make these visits, so many at the same time, each for so many seconds; each is given as soon as it is over."""
    waiting, now = list(reversed(wanted)), list[Inspection]()
    while waiting or now:
        while waiting and len(now) < at_once:
            now.append(Inspection(chrome, address, waiting.pop(), findings, most))
        now[0].page.wait_for_timeout(EVERY)
        for one in list(now):
            if not one.goes_on():
                now.remove(one)
                yield one


def linger(page: Page, visit: Visit, findings: Findings, milliseconds: int = 1200) -> None:
    """Look at a screen for long enough that what stays wrong is seen."""
    for _ in range(milliseconds // EVERY):
        page.wait_for_timeout(EVERY)
        take(page, visit.look, visit.game, findings)


def sit_and_play(page: Page, visit: Visit, findings: Findings) -> None:
    """From the first page over a lobby to the table."""
    linger(page, visit, findings, 1600)
    page.evaluate("(game) => { location.hash = `new/${game}` }", visit.game)
    page.wait_for_selector("form.new #seats")
    linger(page, visit, findings)
    go_to(page, open_table(page, visit.game, visit.seats, bot="random", pace="natural", beat="short"))
    linger(page, visit, findings)
    page.evaluate("() => document.querySelector('.seats button.primary').click()")
    page.wait_for_selector(".seats li.you")
    linger(page, visit, findings)
    page.evaluate("() => document.querySelector('button.begin').click()")
    page.wait_for_selector(".game")


def look_on(page: Page, visit: Visit, _: Findings) -> None:
    """Somebody opens a table for bots alone, and only watches."""
    code = open_table(page, visit.game, visit.seats, bot="random", pace="natural", beat="short")
    go_to(page, code)
    page.wait_for_selector("button.begin")
    page.evaluate("() => document.querySelector('button.begin').click()")
    page.wait_for_selector(".game")


def take_a_lesson(page: Page, visit: Visit, _: Findings) -> None:
    page.evaluate("(index) => document.querySelectorAll('button.learn')[index].click()", LESSONS.index(visit.game))
    page.wait_for_selector(".guide .words:not(:empty)")


BEGINNINGS: dict[str, Callable[[Page, Visit, Findings], None]] = {
    "play": sit_and_play, "watch": look_on, "lesson": take_a_lesson,
}  # fmt: skip
