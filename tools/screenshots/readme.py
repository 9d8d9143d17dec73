"""The README's pictures: a few moments worth showing, one that moves, and the page before it had a room."""

import io
import subprocess
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import Browser, Page
from tests.browser.questions import come_to
from tests.browser.visiting import visit

from tools.screenshots.films import STOPWATCH, Filming, Take, perform
from tools.screenshots.looks import Look, dress
from tools.screenshots.questions import GUESTS, Guests, enough
from tools.screenshots.strips import AFTER, Frame, at
from tools.screenshots.troupe import Troupe

IMAGES = Path(__file__).parent.parent.parent / "docs" / "images"
BEFORE = "af7b62f1d54ee91802f417fafb4bd98178a04436"
"""The last commit whose docs/images show the page as it was before the room."""
DESKTOP = Look("desktop")
PAIRS = {"home": DESKTOP, "bulletbucks": DESKTOP, "championship": DESKTOP, "battleroyal": Look("phone")}
"""What is shown before and after, by the name of the picture before."""
ASKED = {"bulletbucks": "bid", "championship": "bet", "battleroyal": "sign"}
SPIN = ["BidsRevealed", "Named", "Clicked"]
FRAME = 90
"""Milliseconds from one frame of the moving picture to the next."""
MOVING = 680
"""Its width."""
MOVING_QUALITY = 52
LAST = 1500
"""Milliseconds for which its end is seen before it begins again."""
FIELD = "Object.values(document.querySelector('.stage').getBoundingClientRect().toJSON())"
"""Where the table is: x, y, width and height come first."""
WIDE = 1100
PAIR_WIDTH = 560
GAP = 12
TITLE = 36
QUALITY = 76
CLOSE = "document.querySelector('.drawer .head button')?.click()"
"""The log lies in its drawer, so that the table has all of the picture."""
ATTEMPTS = 6


def save(picture: Image.Image, name: str, width: int = WIDE) -> None:
    """As small as it can be without losing what matters."""
    height = round(picture.height * min(1, width / picture.width))
    smaller = picture.resize((min(width, picture.width), height), Image.Resampling.LANCZOS)
    smaller.save(IMAGES / name, quality=QUALITY, method=6)


def seen(page: Page) -> Image.Image:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(900)
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB")


def opened(chrome: Browser, address: str, look: Look, moves: bool) -> Page:
    page = visit(chrome, address, size=look.size)
    if moves:
        page.context.add_init_script(STOPWATCH)
    dress(page, look, moves=moves)
    return page


def filmed(chrome: Browser, address: str, game: str, look: Look, wanted: list[str]) -> tuple[list[Take], list[float]]:
    """The first scenes of a game, in this order one after another; and where on the page the table is."""
    page = opened(chrome, address, look, moves=True)
    try:
        for _ in range(ATTEMPTS):
            with closing(Troupe(address)) as troupe:
                filming = Filming(page, set(wanted), troupe.curtain.rise, FRAME)
                perform(page, troupe, filming, game, "natural", set(), CLOSE)
                names = [name.split("-")[0] for name in filming.takes]
                if wanted == names[: len(wanted)] and is_unbroken(list(filming.takes.values())[: len(wanted)]):
                    return list(filming.takes.values())[: len(wanted)], page.evaluate(FIELD)
    finally:
        page.context.close()
    raise AssertionError(f"{wanted} did not come in {ATTEMPTS} games")


def is_unbroken(takes: list[Take]) -> bool:
    """Whether each scene follows upon the one before: nothing was left out between them."""
    return all(after.start - before.frames[-1][0] < AFTER for before, after in pairwise(takes))


def betrayal(chrome: Browser, address: str) -> Image.Image:
    """Two show their thumbs, and one of them is out; what is below them is only a line of words."""
    page = opened(chrome, address, Look("phone"), moves=True)
    with closing(Troupe(address)) as troupe:
        filming = Filming(page, {"SignsRevealed"}, troupe.curtain.rise)
        perform(page, troupe, filming, "battleroyal", "natural", set())
        _, top, _, height = page.evaluate(FIELD)[:4]
    page.context.close()
    take = filming.takes.get("SignsRevealed-Eliminated") or next(iter(filming.takes.values()))
    picture = at(take.frames, take.steps[-1] + AFTER)
    return picture.crop((0, 0, picture.width, round(top + height)))


def save_moving(frames: list[Frame], field: list[float]) -> None:
    """The table alone: what is below it stands still meanwhile."""
    left, top, width, high = map(round, field[:4])
    pictures = []
    for _, data in frames:
        picture = Image.open(io.BytesIO(data)).convert("RGB").crop((left, top, left + width, top + high))
        height = round(picture.height * MOVING / picture.width)
        pictures.append(picture.resize((MOVING, height), Image.Resampling.LANCZOS))
    times = [FRAME] * (len(pictures) - 1) + [LAST]
    first, *others = pictures
    place = IMAGES / "spin.webp"
    moving: dict[str, Any] = {"append_images": others, "duration": times, "loop": 0}
    first.save(place, "WEBP", save_all=True, quality=MOVING_QUALITY, method=6, **moving)


def after(chrome: Browser, address: str) -> dict[str, Image.Image]:
    """The same pictures as there were before, as they are now."""
    pictures = {}
    for name, look in PAIRS.items():
        page = opened(chrome, address, look, moves=False)
        if name in ASKED:
            with closing(Guests(address)) as friends:
                come_to(page, friends, enough(name, ASKED[name]), GUESTS)
                page.evaluate(CLOSE)
                pictures[name] = seen(page)
        else:
            pictures[name] = seen(page)
        page.context.close()
    return pictures


def before(name: str) -> Image.Image:
    shown = subprocess.run(["git", "show", f"{BEFORE}:docs/images/{name}.png"], capture_output=True, check=True)
    return Image.open(io.BytesIO(shown.stdout)).convert("RGB")


def save_pairs(pictures: dict[str, Image.Image]) -> None:
    """Before at the left, after at the right."""
    pairs = [(before(name), picture) for name, picture in pictures.items()]
    rows = [[fitted(one) for one in pair] for pair in pairs]
    upright = [row for row in rows if row[0].width < row[0].height]
    wide = [row for row in rows if row not in upright]
    lines = [*wide, *[[one for row in upright for one in row]]]
    width = max(sum(one.width for one in line) + GAP * (len(line) + 1) for line in lines)
    sheet = Image.new("RGB", (width, TITLE + sum(line[0].height + GAP for line in lines)), "#181410")
    pen = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(22)
    pen.text((GAP, 4), "before", fill="#a89a80", font=font)
    pen.text((width // 2 + GAP // 2, 4), "after", fill="#ffb454", font=font)
    top = TITLE
    for line in lines:
        for number, one in enumerate(line):
            sheet.paste(one, (width * number // 2 + (width // 2 - one.width) // 2, top))
        top += line[0].height + GAP
    save(sheet, "before-after.webp", width)


def fitted(picture: Image.Image) -> Image.Image:
    width = PAIR_WIDTH if picture.width > picture.height else PAIR_WIDTH // 2
    return picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)


def ending(chrome: Browser, address: str) -> Image.Image:
    """How a party ended, as the newspaper has it."""
    page = opened(chrome, address, Look("desktop", "gentle"), moves=True)
    with closing(Troupe(address)) as troupe:
        perform(page, troupe, Filming(page, set(), troupe.curtain.rise), "bulletbucks", "none", begins=CLOSE)
        page.wait_for_selector(".result")
        picture = seen(page)
    page.context.close()
    return picture


def for_the_readme(chrome: Browser, address: str) -> None:
    takes, field = filmed(chrome, address, "bulletbucks", Look("tablet"), SPIN)
    save_moving([frame for take in takes for frame in take.frames[:-1]], field)
    save(ending(chrome, address), "ending.webp")
    pictures = after(chrome, address)
    save(pictures["championship"], "championship.webp")
    save(betrayal(chrome, address), "battleroyal.webp")
    save_pairs(pictures)
