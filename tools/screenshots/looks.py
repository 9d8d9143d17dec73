"""The ways in which the page is looked at: a size, a skin with its language, and a light."""

import json
from dataclasses import dataclass

from playwright.sync_api import Page, ViewportSize
from tests.browser.visiting import DESKTOP, PHONE

SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "desktop": DESKTOP,
    "tablet": {"width": 920, "height": 860},
    "small": {"width": 320, "height": 568},
    "landscape": {"width": 844, "height": 390},
    "wide": {"width": 1920, "height": 1080},
    "huge": {"width": 2560, "height": 1440},
}


@dataclass(frozen=True)
class Look:
    """One of them; gentle is shown in French, so that both languages are seen."""

    place: str
    skin: str = "classic"
    theme: str = "dark"

    @property
    def name(self) -> str:
        return f"{self.place}-{self.skin}" + ("-bright" if self.theme == "light" else "")

    @property
    def size(self) -> ViewportSize:
        return SIZES[self.place]

    @property
    def lang(self) -> str:
        return "fr" if self.skin == "gentle" else "en"


MAIN = [Look("phone"), Look("desktop", "gentle"), Look("desktop"), Look("phone", "gentle")]
OTHERS = [
    Look("small"), Look("landscape", "gentle"), Look("landscape"), Look("wide"), Look("huge", "gentle"),
    Look("phone", theme="light"), Look("desktop", "gentle", theme="light"),
]  # fmt: skip


def dress(page: Page, look: Look, moves: bool = False) -> None:
    """Look at the same address in this way; nothing moves unless it is to be filmed."""
    page.set_viewport_size(look.size)
    page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
    wanted = {"lang": look.lang, "skin": look.skin, "theme": look.theme, "fast": False}
    page.evaluate(
        """(wanted) => {
            const kept = JSON.parse(localStorage.getItem("clickbang") ?? "{}");
            localStorage.setItem("clickbang", JSON.stringify({ ...kept, ...JSON.parse(wanted) }));
        }""",
        json.dumps(wanted),
    )
    page.reload()
    page.wait_for_selector("main h1, .lobby, .game", state="attached")
