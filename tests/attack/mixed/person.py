"""A light client for long runs: comes back whenever its connection is lost, and notes what it was promised."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from clickbang.protocol.errors import PASSING
from clickbang.protocol.messages import Closing, Done, Refused, Resume, ServerMessage, TableInfo, Update
from clickbang.records.luck import hash_of
from tests.attack.http import HOME, fetch, new_secret
from tests.attack.line import Line, decode_choices
from tests.attack.mixed.ledger import Ledger

PATIENCE = 90.0
"""Seconds within which a server that is being restarted is back and answers."""
STANDING_ANSWERS = 0.1


Pace = Callable[[Callable[[], None]], None]


class Person:
    """Somebody at a table, at an address of their own. Answers at random, whenever `pace` lets them."""

    def __init__(self, port: int, source: str, name: str, ledger: Ledger, pace: Pace) -> None:
        self.port = port
        self.source = source
        self.name = name
        self.ledger = ledger
        self.pace = pace
        self.random = random.Random(name)
        self.guest = self.secret = self.code = ""
        self.table: TableInfo | None = None
        self.line: Line | None = None
        self.game = self.events = 0
        self.pending: tuple[int, int, bytes] | None = None
        """Game, action and message of an answer that is not confirmed."""
        self.pending_id = 0
        self.prompt: tuple[int, int, int] | None = None
        self.contribution = ""
        self.waiting: dict[int, asyncio.Future[str]] = {}
        self.next_id = 10
        self.there = asyncio.Event()
        self.turned_away = False
        self.task: asyncio.Task[None] | None = None

    async def become_guest(self) -> None:
        self.guest, self.secret = await new_secret(self.port, self.source)

    def attend(self, code: str) -> None:
        """Come to a table, and be there until `leave`."""
        self.code = code
        self.task = asyncio.create_task(self.stay())

    async def leave(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
            self.task = None
        if self.line is not None:
            self.line.close()
            self.line = None
        self.forget_questions("left")

    async def stay(self) -> None:
        pause = 0.1
        while True:
            self.line = Line(self, self.port)
            try:
                lost = await self.connect(self.line)
                await lost
                pause = 0.1 if self.there.is_set() else min(2 * pause, 2.0)
            except OSError:
                pause = min(2 * pause, 2.0)
            finally:
                self.there.clear()
                self.forget_questions("lost")
            await asyncio.sleep(pause * self.random.uniform(0.5, 1.5))

    async def connect(self, beginning: Line) -> asyncio.Future[str]:
        """Over this line; what is done when it is lost."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: beginning, HOME, self.port, local_addr=(self.source, 0))
        return beginning.lost

    def forget_questions(self, why: str) -> None:
        for waiting in self.waiting.values():
            if not waiting.done():
                waiting.set_result(f"client/{why}")
        self.waiting = {}

    def greet(self, begun: Line) -> None:
        begun.send(b'{"type":"hello","protocol":1}')
        wanted = {"type": "attend", "id": 1, "table": self.code, "view": False, "game": self.game, "after": self.events}
        begun.send(json.dumps(wanted).encode())

    # Asking

    async def ask(self, kind: str, **fields: Any) -> str:
        """The code of the refusal, or nothing if it was done; tried again as long as connections break."""
        async with asyncio.timeout(PATIENCE):
            while True:
                await self.there.wait()
                found = await self.ask_once(kind, **fields)
                if found != "client/lost":
                    return found

    async def ask_once(self, kind: str, **fields: Any) -> str:
        assert self.line is not None
        self.next_id += 1
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.waiting[self.next_id] = done
        self.line.send(json.dumps({"type": kind, "id": self.next_id, **fields}).encode())
        return await done

    def sign_of_life(self) -> None:
        if self.line is not None:
            self.line.send(b'{"type":"ping"}')

    async def fetch(self, method: str, path: str, body: object = None) -> Any:
        """The reply to a request; tried again as long as there is no server."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await fetch(self.port, method, path, body, self.secret, self.source)
                except OSError:
                    await asyncio.sleep(0.5)

    async def ready(self) -> str:
        self.contribution = self.random.randbytes(32).hex()
        return await self.ask("ready", commit=hash_of(self.contribution))

    # Hearing

    def hear(self, message: ServerMessage) -> None:
        match message:
            case Done(id=1):
                self.there.set()
                if self.pending is not None:
                    self.send_pending()
            case Done(id=number):
                self.settle(number, "")
            case Refused(code=code, id=1) if code in PASSING:
                self.ledger.counts[f"not yet {code}"] += 1
                if self.line is not None:
                    self.line.close()  # and comes again
            case Refused(code=code, id=1):
                self.turned_away = True
                self.ledger.trouble(f"{self.name} cannot come back to {self.code}: {code}")
            case Refused(code=code, id=number):
                self.ledger.counts[f"refused {code}"] += 1
                self.settle(number or 0, code)
            case Resume():
                self.there.clear()
                self.forget_questions("lost")
                assert self.line is not None
                self.greet(self.line)
            case Closing(code=code):
                self.ledger.counts[f"closing {code}"] += 1
            case TableInfo():
                self.see(message)
            case Update():
                self.update(message)

    def settle(self, number: int, code: str) -> None:
        if number == self.pending_id and self.pending is not None:
            game, action, _ = self.pending
            self.pending = None
            if not code:
                self.ledger.counts["moves"] += 1
                assert self.table is not None
                if self.table.you is not None:
                    self.ledger.games[self.table.table, game].acknowledged[self.table.you].append(action)
        waiting = self.waiting.pop(number, None)
        if waiting is not None and not waiting.done():
            waiting.set_result(code)

    def see(self, table: TableInfo) -> None:
        before, self.table = self.table, table
        self.ledger.tables.setdefault(table.table, (self.secret, self.source))
        if before is not None and (before.number, before.you) != (table.number, table.you):
            self.pending = None
        if table.you is None or table.stage not in ("revealing", "playing"):
            return
        notes = self.ledger.games[table.table, table.number]
        notes.secret, notes.source = self.secret, self.source
        seat = table.seats[table.you]
        if not self.contribution or seat.commit != hash_of(self.contribution):
            return
        if notes.commitment != table.commitment:  # the first who sees it, or once more after a failed start
            notes.commitment, notes.contributions = table.commitment, {}
            notes.commits = tuple(other.commit for other in table.seats)
        if seat.revealed:  # what was shown too late is not used
            notes.contributions[table.you] = self.contribution
        elif table.stage == "revealing" and self.line is not None:
            self.line.send(b'{"type":"reveal","contribution":"%b"}' % self.contribution.encode())

    def update(self, update: Update) -> None:
        if update.game != self.game:
            self.game, self.events = update.game, 0
        self.events = update.first + len(update.events) - 1
        prompt = update.prompt
        if prompt is None:
            return
        asked = (update.game, prompt.number, prompt.step)
        self.prompt = asked
        standing = prompt.role == "standing" and self.random.random() > STANDING_ANSWERS
        choices = decode_choices(prompt.choices)
        if choices and self.pending is None and not standing:
            choice = self.random.choice(choices).code
            self.pace(lambda: self.answer(asked, choice))

    def answer(self, asked: tuple[int, int, int], action: int) -> None:
        if self.prompt != asked or self.pending is not None or self.line is None or not self.there.is_set():
            return  # it is asked again, if it is still asked
        self.next_id += 1
        self.pending_id = self.next_id
        message = b'{"type":"answer","id":%d,"prompt":%d,"step":%d,"action":%d}'
        self.pending = (asked[0], action, message % (self.pending_id, asked[1], asked[2], action))
        self.send_pending()

    def send_pending(self) -> None:
        if self.pending is not None and self.line is not None:
            self.line.send(self.pending[2])
