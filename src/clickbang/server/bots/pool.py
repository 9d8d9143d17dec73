"""The worker processes in which bots think. They are given what a seat has heard, and nothing else."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing.process import BaseProcess

from clickbang.core.registry import GAMES, game_named
from clickbang.server.bots.turns import STEP, Turns
from clickbang.server.bots.worker import REMEMBERED, Question, Reply, think
from clickbang.server.telemetry.histograms import WAITS, Histogram

log = logging.getLogger("clickbang")


ATTEMPTS = 2
"""How often a bot is asked that cannot be: its process has died, or could not be started."""
PAUSE = 1.0
"""Seconds between two attempts."""
TRACKERS_WARNING = "ignore:resource_tracker:UserWarning"


class BotPool:
    """One process after another, each with seats of its own, so that a bot finds what it knew last time."""

    def __init__(self, size: int, most: int = REMEMBERED) -> None:
        self.size = size
        self.workers: dict[int, ProcessPoolExecutor] = {}
        """By their place; they are started when they are needed."""
        self.turns: dict[int, Turns] = {}
        """By place, who thinks there, or waits until they can."""
        self.searching: set[str] = set()
        """The bots that search for their answers, by name, as far as they have been asked."""
        self.waits = Histogram("clickbang_bot_wait_seconds", "", WAITS)
        """How long a question waits for its turn."""
        self.closed = False
        self.most = size * most
        self.told: OrderedDict[tuple[str, int, int, str], int] = OrderedDict()
        """How much of what a seat has heard its bot has been told, of as many seats as the workers keep in mind."""

    async def ask(self, question: Question, network: str = "") -> int | None:
        """The bot's answer, or None whatever the reason. `question.news` is everything the seat has heard; `network` is
        that of whoever has opened the table, under a name of its own."""
        for attempt in range(ATTEMPTS):
            try:
                return await self.ask_once(question, network)
            except Exception as error:
                if self.closed:
                    break
                log.warning("a bot could not be asked (%r); another process takes its place", error)
                self.told.pop(question.key, None)
                if attempt + 1 < ATTEMPTS:
                    await asyncio.sleep(PAUSE)
        return None

    async def ask_once(self, question: Question, network: str) -> int | None:
        told = self.told.get(question.key, 0)
        reply = await self.send(replace(question, first=told, news=question.news[told:]), network)
        if reply.forgotten:
            reply = await self.send(replace(question, first=0), network)
        if reply.searches:
            self.searching.add(question.key[-1])
        if reply.foul:
            log.warning("a bot failed: %s", reply.foul)
        if reply.action is None:
            self.told.pop(question.key, None)
        else:
            self.told[question.key] = len(question.news)
            self.told.move_to_end(question.key)
            if len(self.told) > self.most:
                self.told.popitem(last=False)
        return reply.action

    async def send(self, question: Question, network: str) -> Reply:
        """When it is this table's turn."""
        loop = asyncio.get_running_loop()
        place = hash(question.key) % self.size
        turns = self.turns.setdefault(place, Turns(loop.time))
        # the more of them there are, the less each one searches: who comes last must not wait for long either
        seconds = turns.share(network, question.seconds)
        asked = loop.time()
        turn = await turns.begin(network, question.key[0])
        self.waits.observe(loop.time() - asked)
        try:
            if turns.is_crowded(network):
                seconds = min(seconds, STEP)
            return await self.think(place, replace(question, seconds=seconds))
        finally:
            turns.end(turn)

    async def think(self, place: int, question: Question) -> Reply:
        if place not in self.workers:
            self.workers[place] = new_worker()
        worker = self.workers[place]
        try:
            return await asyncio.get_running_loop().run_in_executor(worker, think, question)
        except Exception:
            if self.workers.get(place) is worker:
                del self.workers[place]
                worker.shutdown(wait=False)
            raise

    @property
    def waiting(self) -> int:
        """How many questions wait for an answer."""
        return sum(map(len, self.turns.values()))

    def forget_seat(self, key: tuple[str, int, int, str]) -> None:
        """What its bot was told is not what has really happened."""
        self.told.pop(key, None)

    def forget(self, table: str) -> None:
        """This table is asleep."""
        for key in [key for key in self.told if key[0] == table]:
            del self.told[key]

    def processes(self) -> list[BaseProcess]:
        return [process for worker in self.workers.values() for process in (worker._processes or {}).values()]

    def close(self) -> None:
        """End the processes at once: nobody waits any more for what bots think, and one that hangs must not either."""
        self.closed = True
        for process in self.processes():
            process.kill()
        for worker in self.workers.values():
            # waits for its thread, which sees the end at once: at Python's own exit that thread closes a pipe which
            # Python may still write to, and the log would end with a traceback
            worker.shutdown(wait=True, cancel_futures=True)


def hush_the_tracker() -> None:
    """Python has a process beside those of a pool that clears up when the server is killed, and warns of what it found:
    nobody can do anything about it, and the log has that the server was killed."""
    others = os.environ.get("PYTHONWARNINGS", "")
    if TRACKERS_WARNING not in others:
        os.environ["PYTHONWARNINGS"] = ",".join(filter(None, (others, TRACKERS_WARNING)))


def new_worker() -> ProcessPoolExecutor:
    hush_the_tracker()
    # spawned, not forked: a copy of the server's memory would hold everybody's secrets
    return ProcessPoolExecutor(
        1, multiprocessing.get_context("spawn"), initializer=prepare, initargs=(list(GAMES.named),)
    )


def prepare(games: list[str]) -> None:
    """Know the games that the host has named; Ctrl-C is for the server, and if it is killed its workers end too."""
    for place in games:
        game_named(place)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait_for_its_end, daemon=True).start()


def wait_for_its_end() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
