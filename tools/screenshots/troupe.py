"""A table of programs that waits until the audience has seen everything, so that each scene has its full length."""

import asyncio
from random import randrange
from typing import Any

from tests.browser.company import Company, Plan, Planner
from tests.browser.questions import is_kind

from clickbang.client import Session, Visit
from clickbang.client.online import play_game
from clickbang.core.actions import Action
from clickbang.core.result import Result
from clickbang.games import GAMES
from clickbang.games.battleroyal import Confront, Done
from clickbang.protocol.messages import PromptInfo
from clickbang.server.seats.characters import BOT_NAMES, PORTRAITS

NAMES = BOT_NAMES[:12]
SEATS = {"bulletbucks": 5, "championship": 4, "battleroyal": 8}
OPTIONS: dict[str, dict[str, str]] = {"bulletbucks": {}, "championship": {}, "battleroyal": {"pairs": "off"}}
PLANS: dict[str, Plan] = {
    "bulletbucks": {},
    "championship": {},
    "battleroyal": {"turn": is_kind(Confront), "talk": is_kind(Done)},
}
"""How everybody plays, where not at random."""
NEARLY = 11
"""Points."""
SOON = 0.02


class Curtain:
    """Rises for everybody who waits to act, and is down again."""

    def __init__(self) -> None:
        self.risen = 0
        self.hurries = False
        """Whether nobody waits until the end is near."""

    def rise(self) -> None:
        self.risen += 1

    async def wait(self) -> None:
        before = self.risen
        while self.risen == before:
            await asyncio.sleep(SOON)


class KnownSession(Session):
    """Sits down with the face that everybody knows."""

    async def sit(self, seat: int, name: str, portrait: str = "") -> None:
        await super().sit(seat, name, portrait or PORTRAITS.get(name, ""))


class ActorsSession(KnownSession):
    """Answers when the curtain rises."""

    def __init__(self, visit: Visit, code: str, curtain: Curtain) -> None:
        super().__init__(visit, code)
        self.curtain = curtain

    async def answer(self, action: int | Action, prompt: PromptInfo | None = None) -> None:
        if not self.curtain.hurries or self.is_near_the_end():
            await self.curtain.wait()
        await super().answer(action, prompt)

    def is_near_the_end(self) -> bool:
        """In a game of points; any other is watched from its beginning."""
        players: Any = [] if self.view is None else self.view.shown().get("players", [])
        captains = sum(player["captain"] for player in players)
        return not players or captains <= 2 or max(player["points"] for player in players) >= NEARLY


class Troupe(Company):
    """Plays a whole game, act by act."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.curtain = Curtain()

    def perform(self, game: str, code: str, secret: str) -> None:
        """Let one program play in the seat of whoever watches, and the others in the rest."""
        for number in range(SEATS[game]):
            visit = Visit(self.address, secret if number == 0 else "")
            name = "Robin" if number == 0 else NAMES[number - 1]
            playing = self.act(visit, code, Planner(GAMES[game], PLANS[game]), name, randrange(2**30))
            self.playing.append(asyncio.run_coroutine_threadsafe(playing, self.loop))
        self.begin(code, secret, SEATS[game])

    async def act(self, visit: Visit, code: str, player: Planner, name: str, seed: int) -> Result:
        async with ActorsSession(visit, code, self.curtain) as session:
            return await play_game(session, player, name, seed)
