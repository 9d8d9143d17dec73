"""The worker processes in which bots think. They are given what a seat has heard, and nothing else."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

from clickbang.server.thinking import Question, Reply, think

log = logging.getLogger("clickbang")


class BotPool:
    """One process after another, each with seats of its own, so that a bot finds what it knew last time."""

    def __init__(self, processes: int) -> None:
        self.workers: list[Executor] = [new_worker() for _ in range(processes)]
        self.told: dict[tuple[str, int, int, str], int] = {}
        """How much of what a seat has heard its bot has been told."""

    async def ask(self, question: Question) -> int | None:
        """The bot's answer, or None. `question.news` is everything the seat has heard."""
        told = self.told.get(question.key, 0)
        reply = await self.send(replace(question, first=told, news=question.news[told:]))
        if reply.forgotten:
            reply = await self.send(replace(question, first=0))
        if reply.foul:
            log.warning("a bot failed: %s", reply.foul)
        if reply.action is None:
            self.told.pop(question.key, None)
        else:
            self.told[question.key] = len(question.news)
        return reply.action

    async def send(self, question: Question) -> Reply:
        place = hash(question.key) % len(self.workers)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.workers[place], think, question)
        except BrokenProcessPool:
            log.warning("a bot's process has died; a new one takes its place")
            self.workers[place] = new_worker()
            return Reply(None, forgotten=question.first > 0)

    def forget(self, room: str) -> None:
        """This table is asleep."""
        for key in [key for key in self.told if key[0] == room]:
            del self.told[key]

    async def close(self) -> None:
        """Let the bots that think finish, and their processes go."""
        for worker in self.workers:
            await asyncio.to_thread(worker.shutdown, cancel_futures=True)


def new_worker() -> Executor:
    # spawned, not forked: a copy of the server's memory would hold everybody's secrets
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=end_with_the_server)


def end_with_the_server() -> None:
    """Ctrl-C is for the server, which then stops its workers; if it is killed they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=wait_for_its_end, daemon=True).start()


def wait_for_its_end() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
