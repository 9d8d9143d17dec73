"""Bots that search keep to a time online, and to less of it the more of them think in one process."""

import asyncio
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from clickbang.bots import Bot
from clickbang.bots.pace import Searching, keep_pace
from clickbang.bots.registry import make_bot
from clickbang.bots.search.budget import Budget
from clickbang.core.game import Game
from clickbang.games import GAMES
from clickbang.server.bots.pool import BotPool
from clickbang.server.bots.worker import Question, Reply


class Patient(Bot):
    """Has a budget, as every bot that searches has."""

    def __init__(self) -> None:
        self.budget = Budget(playouts=12_000)


class Noting(Executor):
    """A worker that notes how long each bot may search, and answers when it is told to."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.waiting: list[Future[Any]] = []

    def submit(self, _: Any, question: Question) -> Future[Any]:  # type: ignore[override]
        self.seconds.append(question.seconds)
        self.waiting.append(Future())
        return self.waiting[-1]


def question(number: int) -> Question:
    return Question((f"t{number}", 1, 0, "master"), "bulletbucks", 0, [], "bid", "must", True, 1, [5], [], 5.0, 1.0)


def test_who_searches_does_so_for_a_time_and_no_longer_than_it_would() -> None:
    bot = Patient()
    keep_pace(bot, 0.5)
    assert (bot.budget.playouts, bot.budget.seconds) == (12_000, 0.5)
    keep_pace(bot, 0.25)  # asked again, when more is going on
    assert (bot.budget.playouts, bot.budget.seconds) == (12_000, 0.25)


async def test_many_who_search_in_one_process_share_its_time() -> None:
    pool, worker = BotPool(1), Noting()
    pool.workers[0] = worker  # type: ignore[assignment]
    asking = [asyncio.ensure_future(pool.ask(question(number))) for number in range(4)]
    for number in range(1, 5):
        while len(worker.waiting) < number:
            await asyncio.sleep(0)
        worker.waiting[number - 1].set_result(Reply(5))
    assert worker.seconds == [1.0, 0.5, 1 / 3, 0.25]
    assert await asyncio.gather(*asking) == [5] * 4
    asking = [asyncio.ensure_future(pool.ask(question(9)))]  # all is quiet again
    while len(worker.waiting) < 5:
        await asyncio.sleep(0)
    assert worker.seconds[-1] == 1.0
    worker.waiting[-1].set_result(Reply(5))
    await asyncio.gather(*asking)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_master_can_be_told_how_long_to_search(game: Game) -> None:
    master = make_bot("master", game)
    assert isinstance(master, Searching)
    keep_pace(master, 0.25)
    assert master.budget.seconds == 0.25


class Frugal(Bot):
    """Means something else by its budget."""

    budget = 100


def test_what_is_no_budget_of_a_search_is_left_alone() -> None:
    bot = Frugal()
    keep_pace(bot, 0.25)
    assert bot.budget == 100
