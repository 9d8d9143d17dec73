"""Programs that play at a real table beside a page, so that it comes to the very question that a test wants to see."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, Future, wait
from contextlib import contextmanager
from typing import Any

from clickbang.bots import Bot
from clickbang.client import Session, Visit
from clickbang.client.online import play_game
from clickbang.core.actions import Action
from clickbang.core.game import Game
from clickbang.core.prompt import STANDING, Prompt
from clickbang.core.result import Result
from clickbang.core.table import DECLINE
from clickbang.core.view import View
from clickbang.protocol.messages import PromptInfo

Wish = Callable[[Any, Action], bool]
"""Of a view and a possible answer: whether to give it."""
Plan = dict[str, Wish]
"""By kind of question, what is wished; where nothing fits, anything is answered."""
PATIENCE = 60


class ReachedError(Exception):
    """The question has come."""


class Planner(Bot):
    """Plays by a plan, and stops at a question if it is told to."""

    def __init__(self, game: Game, plan: Plan, stop_at: str = "") -> None:
        self.game = game
        self.plan = plan
        self.stop_at = stop_at
        self.reached = False
        """Whether the question to stop at has come: what is answered then is not sent."""

    def answer(self, view: View, prompt: Prompt) -> int:
        if prompt.role == STANDING:
            return DECLINE
        if prompt.kind == self.stop_at and len(prompt.choices) > 1:  # what has a single answer is not asked of anybody
            self.reached = True
        wish = self.plan.get(prompt.kind)
        if wish is not None:
            for choice in prompt.choices:
                if wish(view, self.game.decode(choice)):
                    return choice
        return prompt.choices[self.random.randrange(len(prompt.choices))]


class PlannersSession(Session):
    """Ends instead of answering the question at which its player stops: a bot that raises only loses its move."""

    def __init__(self, visit: Visit, code: str, player: Planner) -> None:
        super().__init__(visit, code)
        self.player = player

    async def answer(self, action: int | Action, prompt: PromptInfo | None = None) -> None:
        if self.player.reached:
            raise ReachedError
        await super().answer(action, prompt)


async def play(visit: Visit, code: str, player: Planner, name: str, seed: int) -> Result:
    """One game, or as far as the question to stop at."""
    async with PlannersSession(visit, code, player) as session:
        return await play_game(session, player, name, seed)


class Company:
    """An event loop in a thread of its own: beside a browser that waits no other can run."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.playing: list[Future[Result]] = []

    def join(self, code: str, player: Planner, name: str, secret: str = "") -> None:
        """Let a program take a seat and play."""
        playing = play(Visit(self.address, secret), code, player, name, seed=len(self.playing))
        self.playing.append(asyncio.run_coroutine_threadsafe(playing, self.loop))

    def begin(self, code: str, secret: str, seats: int) -> None:
        """The host begins as soon as all sit and are ready."""

        async def begun() -> None:
            async with Session(Visit(self.address, secret), code) as session:
                async for _ in session.messages():
                    found = session.table
                    if found is not None and sum(bool(seat.ready) for seat in found.seats) == seats:
                        await session.start()
                        return

        asyncio.run_coroutine_threadsafe(begun(), self.loop).result(PATIENCE)

    def wait(self) -> bool:
        """Whether somebody comes to the question to stop at, before a game is over; then everybody stops playing."""
        ended, _ = wait(self.playing, PATIENCE, return_when=FIRST_EXCEPTION)
        assert ended, "nobody plays on"
        problems = [problem for future in ended if (problem := future.exception()) is not None]
        self.leave()
        for problem in problems:
            if not isinstance(problem, ReachedError):
                raise problem
        return bool(problems)

    def leave(self) -> None:
        for future in self.playing:
            future.cancel()
        self.playing = []

    def close(self) -> None:
        self.leave()

        async def last() -> None:
            """When this runs all that was cancelled before it has ended."""
            others = asyncio.all_tasks() - {asyncio.current_task()}
            await asyncio.gather(*others, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(last(), self.loop).result(PATIENCE)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()


@contextmanager
def company(address: str) -> Iterator[Company]:
    opened = Company(address)
    try:
        yield opened
    finally:
        opened.close()
