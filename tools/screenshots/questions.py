"""Every question of every game, each from a real game that has come to it."""

import asyncio
from concurrent.futures import FIRST_EXCEPTION, wait
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import randrange

from playwright.sync_api import Browser, Page
from tests.browser.company import PATIENCE, Company, Planner, PlannersSession
from tests.browser.questions import ATTEMPTS, QUESTIONS, Question, asked, await_question, secret_of
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


def come_to(page: Page, friends: Company, wanted: Question) -> None:
    """Play at a new table until the page's visitor is asked this."""
    game = GAMES[wanted.game]
    secret = secret_of(page)
    for _ in range(ATTEMPTS):
        code = open_table(page, wanted.game, wanted.seats, bot="", options=wanted.options, beat="long")
        friends.join(code, Planner(game, wanted.own, stop_at=wanted.kind), "Robin", secret)
        for name in NAMES[: wanted.seats - 1]:
            friends.join(code, Planner(game, wanted.others), name)
        friends.begin(code, secret, wanted.seats)
        if friends.wait():
            go_to(page, code)
            await_question(page, wanted)
            return
        friends.leave()
    raise AssertionError(f"nobody was asked for {wanted.kind} in {ATTEMPTS} games")


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
            come_to(page, friends, wanted)
        for look in looks:
            dress(page, look)
            if is_fleeting:
                come_to(page, friends, wanted)
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
