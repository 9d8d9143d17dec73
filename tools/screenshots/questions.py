"""Every question of every game, each from a real game that has come to it."""

import asyncio
from concurrent.futures import FIRST_EXCEPTION, wait
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import randrange

from playwright.sync_api import Browser
from tests.browser.company import PATIENCE, Company, Planner, PlannersSession
from tests.browser.questions import QUESTIONS, Question, asked, come_to
from tests.browser.visiting import begin, go_to, open_table, sit_down, visit

from clickbang.client import Visit
from clickbang.client.online import play_game
from clickbang.core.result import Result
from clickbang.games import GAMES
from tools.screenshots.films import CROWD
from tools.screenshots.looks import MAIN, OTHERS, Look, dress
from tools.screenshots.screens import Camera
from tools.screenshots.troupe import NAMES, KnownSession

SEATS = {"bulletbucks": 5, "championship": 4, "battleroyal": 7}
"""How many play where a question does not need a certain number."""
GUESTS = ("Robin", *NAMES)
FEW = {"fire-on", "divide", "vote", "dollars"}
EVERYWHERE = {("bulletbucks", "bid"), ("bulletbucks", "name"), ("championship", "bet"), ("battleroyal", "sign")}
"""These are looked at in every size."""


class GuestsSession(KnownSession, PlannersSession):
    """Stops at a question, with a face."""


class Guests(Company):
    """Stay at the table when one of them has come to the question."""

    def join(self, code: str, player: Planner, name: str, secret: str = "") -> None:
        playing = self.play(GuestsSession(Visit(self.address, secret), code, player), player, name)
        self.playing.append(asyncio.run_coroutine_threadsafe(playing, self.loop))

    async def play(self, opened: GuestsSession, player: Planner, name: str) -> Result:
        async with opened as session:
            return await play_game(session, player, name, randrange(2**30))

    def wait(self) -> bool:
        ended, _ = wait(self.playing, PATIENCE, return_when=FIRST_EXCEPTION)
        return any(future.exception() is not None for future in ended)


def enough(game: str, kind: str) -> Question:
    """This question at a table that is well filled, where it may be."""
    (wanted,) = [one for one in QUESTIONS if (one.game, one.kind) == (game, kind)]
    return wanted if kind in FEW else replace(wanted, seats=max(wanted.seats, SEATS[game]))


def question(chrome: Browser, address: str, folder: Path, game: str, kind: str) -> None:
    """Somebody is asked this, in every look; where the moment passes by, in one look a time."""
    wanted = enough(game, kind)
    looks = MAIN + (OTHERS if (game, kind) in EVERYWHERE else [])
    is_fleeting = kind in GAMES[game].windows
    page = visit(chrome, address)
    with closing(Guests(address)) as friends:
        if not is_fleeting:
            come_to(page, friends, wanted, GUESTS)
        for look in looks:
            dress(page, look)
            if is_fleeting:
                come_to(page, friends, wanted, GUESTS)
            page.wait_for_selector(asked(wanted))
            Camera(page, look, folder).take(f"{game}-asks-{kind}")
    page.context.close()


def crowd(chrome: Browser, address: str, folder: Path, look: Look) -> None:
    """As many as can play, when one of them is asked."""
    page = visit(chrome, address)
    dress(page, look)
    go_to(page, open_table(page, "battleroyal", CROWD, bot="naive"))
    sit_down(page, "Robin")
    begin(page)
    page.wait_for_selector(".bar h2, .result")
    Camera(page, look, folder).take("battleroyal-crowd")
    page.context.close()
